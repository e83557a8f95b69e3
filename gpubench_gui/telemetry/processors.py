"""Which CPUs this process may use, and with how many threads it should train.

On Linux everything is read from /proc and /sys below `root`, so that a test can bring its own tree.
PyTorch itself sees neither a container's CPU quota nor which cores are the fast ones.
"""

from __future__ import annotations

import math
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import psutil

from gpubench_gui.telemetry.cgroups import ROOT, cgroup_quota, read_text

_CPUS = Path("sys/devices/system/cpu")


@dataclass(frozen=True, slots=True)
class Processors:
    """The machine's processors and this process's share of them.

    `logical` and `physical` count the whole machine (`physical`: performance cores where a hybrid
    CPU tells them apart; None: not known), `affinity` the logical CPUs this process may run on,
    `quota` the CPUs' worth of time its container may use (None: no limit), `virtual` whether a
    hypervisor is present (None: not known). `threads` is what training should use.
    """

    model: str
    logical: int
    physical: int | None
    affinity: int
    quota: float | None
    virtual: bool | None
    threads: int

    @property
    def warning(self) -> str | None:
        """One sentence when this process may not use the whole machine, else None."""
        limits = []
        if self.affinity < self.logical:
            limits.append(f"it is bound to {self.affinity} of them")
        if self.quota is not None and self.quota < self.logical:
            limits.append(f"its container may use {self.quota:g} CPUs' worth of time")
        if not limits:
            return None
        threads = "1 thread" if self.threads == 1 else f"{self.threads} threads"
        return (
            f"The machine has {self.logical} logical CPUs, but this program may not use them all: "
            f"{' and '.join(limits)}. The CPU trains with {threads}."
        )


def usable_cpus(root: Path = ROOT) -> Processors:
    """The processors as they are now. Falls back on what the operating system counts; never raises."""
    logical = psutil.cpu_count() or os.cpu_count() or 1
    allowed = allowed_cpus() or set(range(logical))
    virtual = is_virtual(root)
    fast = performance_cpus(root)
    physical = physical_cores(root, fast) or _system_physical()
    # A process bound to efficiency cores alone trains on those.
    physical_allowed = physical_cores(root, (fast & allowed) or allowed) or physical
    quota = cgroup_quota(root)
    return Processors(
        model=cpu_model(root),
        logical=logical,
        physical=physical,
        affinity=len(allowed),
        quota=quota,
        virtual=virtual,
        threads=choose_threads(physical_allowed, len(allowed), quota, virtual),
    )


def choose_threads(physical: int | None, affinity: int, quota: float | None, virtual: bool | None) -> int:
    """min(physical cores, affinity, floor(quota)), at least 1.

    Under a hypervisor the physical cores are left out: virtual machines often present two vCPUs as
    one core with SMT whatever lies beneath, and on such a two-vCPU machine 2 threads trained
    1,520 images/s against 832 with 1.
    """
    limits = [affinity]
    if physical is not None and not virtual:
        limits.append(physical)
    if quota is not None:
        limits.append(math.floor(quota))
    return max(1, min(limits))


def allowed_cpus() -> set[int]:
    """The logical CPUs this process may run on (`taskset`, cpuset, start /affinity); empty where unknown."""
    if sys.platform == "linux":
        return os.sched_getaffinity(0)
    try:
        return set(psutil.Process().cpu_affinity())
    except (AttributeError, psutil.Error, OSError):  # macOS has no affinity
        return set()


def performance_cpus(root: Path = ROOT) -> set[int]:
    """Logical CPUs of the performance cores of a hybrid CPU (Intel, Linux); empty where all are alike."""
    return parse_cpu_list(read_text(root / "sys/devices/cpu_core/cpus"))


def physical_cores(root: Path, cpus: Iterable[int]) -> int | None:
    """How many distinct cores the logical `cpus` sit on; None when the tree does not say for each."""
    cores = set()
    for cpu in cpus:
        topology = root / _CPUS / f"cpu{cpu}" / "topology"
        siblings = read_text(topology / "thread_siblings_list") or read_text(topology / "core_cpus_list")
        if not siblings:
            return None
        cores.add(siblings)
    return len(cores) or None


def parse_cpu_list(text: str) -> set[int]:
    """The kernel's list format: "0-3,8,10-11". Junk gives the empty set."""
    cpus: set[int] = set()
    for part in filter(None, text.strip().split(",")):
        found = re.fullmatch(r"(\d{1,6})(?:-(\d{1,6}))?", part.strip())
        if not found:
            return set()
        cpus.update(range(int(found[1]), int(found[2] or found[1]) + 1))
    return cpus


def cpu_model(root: Path = ROOT) -> str:
    """The CPU's name as people know it, else the architecture."""
    info = read_text(root / "proc/cpuinfo")
    for field in ("model name", "Hardware", "cpu", "uarch"):  # x86, old ARM, POWER, RISC-V
        found = re.search(rf"^{field}[ \t]*:[ \t]*(\S.*)$", info, re.MULTILINE)
        if found:
            return " ".join(found[1].split())
    board = read_text(root / "sys/firmware/devicetree/base/model").strip("\0 \n")
    return board or _system_model() or platform.machine() or "unknown CPU"


def is_virtual(root: Path = ROOT) -> bool | None:
    """Whether a hypervisor is present: its CPU flag (x86) or the kernel's word; None where not known."""
    info = read_text(root / "proc/cpuinfo")
    if not info:
        return None
    flags = re.search(r"^flags[ \t]*:(.*)$", info, re.MULTILINE)
    if flags and "hypervisor" in flags[1].split():
        return True
    if read_text(root / "sys/hypervisor/type"):
        return True
    return False if flags else None


def _system_physical() -> int | None:
    fast = _sysctl("hw.perflevel0.physicalcpu")  # performance cores of Apple silicon
    if fast.isdecimal() and int(fast):
        return int(fast)
    count: int | None = psutil.cpu_count(logical=False)
    return count


def _system_model() -> str:
    if sys.platform == "win32":
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, r"HARDWARE\DESCRIPTION\System\CentralProcessor\0") as key:
                return str(winreg.QueryValueEx(key, "ProcessorNameString")[0]).strip()
        except OSError:
            return platform.processor()
    return _sysctl("machdep.cpu.brand_string") or platform.processor()


def _sysctl(name: str) -> str:
    """A value of macOS's sysctl; empty elsewhere and when it does not answer."""
    if sys.platform != "darwin":
        return ""
    try:
        answer = subprocess.run(
            ["/usr/sbin/sysctl", "-n", name], capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return answer.stdout.strip()
