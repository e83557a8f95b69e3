"""What a process may take: the machine's free memory or the container's, less what stays for everyone else."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from gpubench_gui.telemetry.memory import reserve, spare_bytes
from tests.telemetry.trees import put

GIB = 1024**3


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """64 GiB, of which 40 are available."""
    monkeypatch.setattr(psutil, "virtual_memory", lambda: SimpleNamespace(total=64 * GIB, available=40 * GIB))


def test_two_gigabytes_or_a_tenth_stay_free() -> None:
    assert reserve(8 * GIB) == 2 * GIB
    assert reserve(64 * GIB) == int(6.4 * GIB)
    assert reserve(1 * GIB) == GIB // 2, "a small container is not refused altogether"


def test_a_machine_without_containers_spares_what_is_available_less_the_reserve(machine: None, tmp_path: Path) -> None:
    assert spare_bytes(tmp_path) == 40 * GIB - int(6.4 * GIB)


@pytest.mark.parametrize("used_gib", [3, 3.5])
def test_a_containers_limit_counts_as_its_machine(machine: None, tmp_path: Path, used_gib: float) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/app\n")
    put(tmp_path, "sys/fs/cgroup/app/memory.max", f"{8 * GIB}\n")
    put(tmp_path, "sys/fs/cgroup/app/memory.current", f"{int(used_gib * GIB)}\n")
    assert spare_bytes(tmp_path) == int((8 - used_gib - 2) * GIB)


def test_cached_files_are_no_obstacle(machine: None, tmp_path: Path) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/\n")
    put(tmp_path, "sys/fs/cgroup/memory.max", f"{8 * GIB}\n")
    put(tmp_path, "sys/fs/cgroup/memory.current", f"{7 * GIB}\n")
    assert spare_bytes(tmp_path) == 0
    put(tmp_path, "sys/fs/cgroup/memory.stat", f"anon 1\ninactive_file {3 * GIB}\nactive_file 7\n")
    assert spare_bytes(tmp_path) == 2 * GIB


def test_a_v1_limit_is_read_too_and_no_limit_is_none(machine: None, tmp_path: Path) -> None:
    put(tmp_path, "proc/self/cgroup", "5:memory:/docker/01\n")
    group = "sys/fs/cgroup/memory/docker/01"
    put(tmp_path, f"{group}/memory.limit_in_bytes", "9223372036854771712\n")
    put(tmp_path, f"{group}/memory.usage_in_bytes", f"{GIB}\n")
    assert spare_bytes(tmp_path) == 40 * GIB - int(6.4 * GIB)
    put(tmp_path, f"{group}/memory.limit_in_bytes", f"{16 * GIB}\n")
    assert spare_bytes(tmp_path) == 13 * GIB


@pytest.mark.parametrize("text", ["max", "", "junk", "-1"])
def test_a_limit_that_is_none_or_junk_is_no_limit(machine: None, tmp_path: Path, text: str) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/\n")
    put(tmp_path, "sys/fs/cgroup/memory.max", text)
    put(tmp_path, "sys/fs/cgroup/memory.current", "5\n")
    assert spare_bytes(tmp_path) == 40 * GIB - int(6.4 * GIB)


def test_a_machine_that_does_not_tell_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse() -> None:
        raise OSError("no /proc/meminfo")

    monkeypatch.setattr(psutil, "virtual_memory", refuse)
    assert spare_bytes(tmp_path) is None


def test_this_machine_tells() -> None:
    spare = spare_bytes()
    assert spare is not None
    assert 0 <= spare < psutil.virtual_memory().total
