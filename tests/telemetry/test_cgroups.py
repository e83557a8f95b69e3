"""What a container may use, and whether it was held back: from trees made here, and for real where possible."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gpubench_gui.telemetry.cgroups import cgroup_quota, throttled_periods, throttling_files
from tests.telemetry.trees import put

ROOT = Path(__file__).parents[2]


def test_a_v2_quota_holds_from_anywhere_above(tmp_path: Path) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/user.slice/app.scope\n")
    put(tmp_path, "sys/fs/cgroup/user.slice/app.scope/cpu.max", "max 100000\n")
    put(tmp_path, "sys/fs/cgroup/user.slice/cpu.max", "150000 100000\n")
    assert cgroup_quota(tmp_path) == 1.5
    put(tmp_path, "sys/fs/cgroup/user.slice/app.scope/cpu.max", "50000 100000\n")
    assert cgroup_quota(tmp_path) == 0.5, "the tightest one holds"


@pytest.mark.parametrize("line", ["0::/", "0::/../../outside", "0::/docker/0123abcd"])
def test_a_container_that_sees_its_own_group_as_the_root_finds_its_quota(tmp_path: Path, line: str) -> None:
    put(tmp_path, "proc/self/cgroup", line + "\n")
    put(tmp_path, "sys/fs/cgroup/cpu.max", "200000 100000\n")
    assert cgroup_quota(tmp_path) == 2.0


@pytest.mark.parametrize("folder", ["cpu,cpuacct", "cpu"])
def test_a_v1_quota_is_read_under_both_names_of_its_folder(tmp_path: Path, folder: str) -> None:
    put(tmp_path, "proc/self/cgroup", "9:name=systemd:/\n4:cpu,cpuacct:/docker/0123\n3:cpuset:/\n0::/\n")
    put(tmp_path, f"sys/fs/cgroup/{folder}/cpu.cfs_quota_us", "-1\n")
    put(tmp_path, f"sys/fs/cgroup/{folder}/cpu.cfs_period_us", "100000\n")
    assert cgroup_quota(tmp_path) is None
    put(tmp_path, f"sys/fs/cgroup/{folder}/docker/0123/cpu.cfs_quota_us", "300000\n")
    put(tmp_path, f"sys/fs/cgroup/{folder}/docker/0123/cpu.cfs_period_us", "100000\n")
    assert cgroup_quota(tmp_path) == 3.0


@pytest.mark.parametrize("text", ["", "max 100000", "0 100000", "100000 0", "junk", "-1 -1", "a b c"])
def test_a_quota_that_is_none_or_junk_is_no_limit(tmp_path: Path, text: str) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/\njunk\n")
    put(tmp_path, "sys/fs/cgroup/cpu.max", text)
    assert cgroup_quota(tmp_path) is None


def stat(throttled: int) -> str:
    return f"nr_periods 90\nnr_throttled {throttled}\nthrottled_usec 400000\n"


def test_throttling_is_counted_in_the_groups_that_have_a_limit(tmp_path: Path) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/user.slice/app.scope\n")
    put(tmp_path, "sys/fs/cgroup/user.slice/app.scope/cpu.max", "50000 100000\n")
    put(tmp_path, "sys/fs/cgroup/user.slice/app.scope/cpu.stat", "usage_usec 12\n" + stat(7))
    put(tmp_path, "sys/fs/cgroup/user.slice/cpu.max", "max 100000\n")
    put(tmp_path, "sys/fs/cgroup/user.slice/cpu.stat", stat(100))
    files = throttling_files(tmp_path)
    assert [f.parent.name for f in files] == ["app.scope"]
    assert throttled_periods(files) == 7


def test_throttling_of_version_1_is_counted(tmp_path: Path) -> None:
    put(tmp_path, "proc/self/cgroup", "4:cpu,cpuacct:/box\n")
    put(tmp_path, "sys/fs/cgroup/cpu,cpuacct/box/cpu.cfs_quota_us", "50000\n")
    put(tmp_path, "sys/fs/cgroup/cpu,cpuacct/box/cpu.cfs_period_us", "100000\n")
    put(
        tmp_path,
        "sys/fs/cgroup/cpu,cpuacct/box/cpu.stat",
        "nr_periods 9\nnr_throttled 3\nthrottled_time 40\n",
    )
    assert throttled_periods(throttling_files(tmp_path)) == 3


@pytest.mark.parametrize("text", ["", "usage_usec 12\n", "nr_throttled junk\n", None])
def test_a_group_that_does_not_count_its_throttling_is_not_known(tmp_path: Path, text: str | None) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/\n")
    put(tmp_path, "sys/fs/cgroup/cpu.max", "50000 100000\n")
    if text is not None:
        put(tmp_path, "sys/fs/cgroup/cpu.stat", text)
    assert throttled_periods(throttling_files(tmp_path)) is None


def test_without_a_limit_nothing_is_read(tmp_path: Path) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/\n")
    put(tmp_path, "sys/fs/cgroup/cpu.stat", stat(7))
    assert throttling_files(tmp_path) == ()
    assert throttled_periods(()) is None


LIMITS = (("cpu", "cpu.cfs_quota_us", "20000"), ("", "cpu.max", "20000 100000"))

BUSY = """
import os, sys, time
open(sys.argv[1] + "/cgroup.procs", "w").write(str(os.getpid()))
from gpubench_gui.telemetry.host import HostMeter
meter = HostMeter()
meter.prime()
end = time.perf_counter() + 0.8
while time.perf_counter() < end:
    pass
print(*meter.read().flags)
time.sleep(0.3)
meter.read()
time.sleep(0.3)
print("idle", *meter.read().flags)
"""


@pytest.fixture
def limited_group() -> Iterator[Path]:
    """A real control group that may use a fifth of a CPU."""
    for folder, file, text in LIMITS:
        group = Path("/sys/fs/cgroup") / folder / f"gpubench-test-{os.getpid()}"
        try:
            group.mkdir()
        except OSError:
            continue
        try:
            (group / file).write_text(text)
        except OSError:
            group.rmdir()
            continue
        yield group
        group.rmdir()
        return
    pytest.skip("no control group can be made here")


def test_a_real_quota_is_flagged_while_it_holds_a_process_back(limited_group: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BUSY, str(limited_group)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    busy, idle = done.stdout.splitlines()
    assert "quota" in busy.split()
    assert "quota" not in idle.split()
