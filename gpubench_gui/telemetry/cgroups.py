"""What Linux's control groups allow this process in processor time, and whether they held it back.

Everything is read from /proc and /sys below `root`, so that a test can bring its own tree. A container
often sees only its own group, mounted as if it were the root, so paths that do not exist are skipped.
Both versions are read: a machine may carry v1's cpu controller beside v2's tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path("/")


def cgroup_quota(root: Path = ROOT) -> float | None:
    """CPUs' worth of time the control groups allow this process, None without a limit.

    The tightest limit on the way from the process's group up to the root holds.
    """
    return min((quota for _, quota in _limits(root)), default=None)


def throttling_files(root: Path = ROOT) -> tuple[Path, ...]:
    """The files that count how often this process was held back: one for each group above it with a limit."""
    return tuple(group / "cpu.stat" for group, _ in _limits(root))


def throttled_periods(files: Iterable[Path]) -> int | None:
    """In how many periods these groups had used up their time so far; None where no file tells."""
    counts = [re.search(r"^nr_throttled (\d{1,18})$", read_text(f), re.MULTILINE) for f in files]
    known = [int(c[1]) for c in counts if c]
    return sum(known) if known else None


def read_text(path: Path) -> str:
    """The file's text; empty where it cannot be read."""
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""


def groups(controller: str, root: Path = ROOT) -> Iterator[Path]:
    """The folder of every group that this process is in, for `controller` ("cpu", "memory"), innermost first."""
    mount = root / "sys/fs/cgroup"
    for line in read_text(root / "proc/self/cgroup").splitlines():
        if line.count(":") < 2:
            continue
        _, controllers, path = line.split(":", 2)
        if not controllers:
            bases = {mount, mount / "unified"}
        elif controller in controllers.split(","):
            bases = {mount / controllers, mount / controller}
        else:
            continue
        for base in bases:
            yield from _up(base, path)


def _limits(root: Path) -> Iterator[tuple[Path, float]]:
    """Every group that this process is in and that has a limit, with the limit in CPUs."""
    for group in groups("cpu", root):
        for quota in (_quota_v2(group), _quota_v1(group)):
            if quota is not None:
                yield group, quota


def _quota_v2(group: Path) -> float | None:
    words = read_text(group / "cpu.max").split()  # "150000 100000", or "max 100000"
    return _ratio(*words) if len(words) == 2 else None


def _quota_v1(group: Path) -> float | None:
    quota, period = read_text(group / "cpu.cfs_quota_us"), read_text(group / "cpu.cfs_period_us")
    return _ratio(quota.strip(), period.strip())


def _ratio(quota: str, period: str) -> float | None:
    if not (quota.isdecimal() and period.isdecimal()) or not int(quota) or not int(period):
        return None  # "max", "-1", or no such file
    return int(quota) / int(period)


def _up(base: Path, path: str) -> list[Path]:
    """The group `path` under `base` and every group above it, `base` included."""
    parts = [p for p in path.strip().split("/") if p]
    if ".." in parts:  # a group outside this container's view
        parts = []
    return [base.joinpath(*parts[:n]) for n in range(len(parts), -1, -1)]
