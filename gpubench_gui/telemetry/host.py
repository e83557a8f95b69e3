"""What the machine's processors and memory are doing: differences between two looks, owned by one reader."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import psutil

from gpubench_gui.core.energy import PACKAGES
from gpubench_gui.core.validity import BATTERY, QUOTA, SUSPENDED, SWAPPING
from gpubench_gui.telemetry import rapl
from gpubench_gui.telemetry.cgroups import ROOT, throttled_periods, throttling_files

T = TypeVar("T")
log = logging.getLogger(__name__)

# Beside 16 busy threads and a window that paints, this thread was held up for 0.1 to 0.25 s in the middle of a
# reading: a clock read once for all sources then showed 1 to 15 cores of "others" that were the training's own.
# So each process's time is taken with a clock of its own, again where the two reads lie far apart.
PROMPT_S = 0.002
TRIES = 3
SUSPENDED_S = 2.0  # drift between readings: above any scheduling delay, far below any sleep
UNREADABLE = "not available: the operating system does not tell"


@dataclass(frozen=True, slots=True)
class HostReading:
    """Fields as in `core.events.Sampled`; percentages on the base 100 = all logical CPUs."""

    cpu_percent: float | None
    child_cpu_percent: float | None
    others_cores: float | None
    memory_used_bytes: int | None
    memory_total_bytes: int | None
    child_memory_bytes: int | None
    flags: tuple[str, ...]
    cpu_energy_j: float | None = None


@dataclass(slots=True)
class _Watched:
    """A process, the CPU seconds it had used at the last look (None: not looked at yet), and when that was."""

    process: Any
    cpu_s: float | None = None
    at_s: float = 0.0


@dataclass(slots=True)
class HostMeter:
    """Reads processors, memory, swap, battery, clocks and the container's throttling (below `root`).

    The base is always the machine that psutil sees: inside a container that is the host, all its
    CPUs and all its memory, whatever the container's quota (`processors.Processors` tells it).
    Nothing of psutil's hidden, shared state is used (`psutil.cpu_percent` keeps one for the whole
    process): the totals of the last look live here, so two meters never spoil each other.
    `watch` and `unwatch` may be called from any thread; `prime` and `read` from one only.
    """

    logical: int = field(default_factory=lambda: psutil.cpu_count() or 1)
    missing: dict[str, str] = field(default_factory=dict)
    root: Path = ROOT
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _wanted: set[int] = field(default_factory=set)
    _watched: dict[int, _Watched] = field(default_factory=dict)
    _own: _Watched | None = None
    _at_s: float = 0.0
    _wall_s: float = 0.0
    _machine: tuple[float, float] | None = None
    _swap: tuple[int, int] | None = None
    _limits: tuple[Path, ...] = ()
    _throttled: int | None = None
    _stopped: bool = False
    _packages: rapl.PackageEnergy | None = None

    def watch(self, pid: int) -> None:
        """Count `pid` as a training process from the next reading on."""
        with self._lock:
            self._wanted.add(pid)

    def unwatch(self, pid: int) -> None:
        """Stop counting `pid`; a process that ended may stay watched without harm."""
        with self._lock:
            self._wanted.discard(pid)

    def prime(self) -> None:
        """Take the totals that the first reading is measured from."""
        own = self._guarded("This program's CPU load", psutil.Process)
        self._own = _Watched(own) if own is not None else None
        self._limits = throttling_files(self.root)
        self.read()

    def read(self) -> HostReading:
        """What happened since the last look, the levels now. A sensor that fails is None, never 0.

        `others_cores` is what all other processes used, time stolen by a hypervisor's other guests
        included; None while a training process has been watched for less than one interval, since
        its share is then not known. The kernel counts process time in ticks of 10 ms: one reading
        over 0.5 s is good to about 0.05 cores, an average over a block to much less.
        """
        now_s, wall_s = time.perf_counter(), _clock_with_sleep()
        seconds, wall_seconds = now_s - self._at_s, wall_s - self._wall_s
        primed, self._at_s, self._wall_s = self._at_s > 0, now_s, wall_s
        slept = primed and abs(wall_seconds - seconds) > SUSPENDED_S

        busy = self._busy_share()
        own_cores = self._guarded("This program's CPU load", lambda: _cores(self._own))
        child_cores, child_bytes, complete = self._children()
        others = None
        if busy is not None and own_cores is not None and complete:
            others = max(0.0, busy * self.logical - own_cores - (child_cores or 0.0))

        flags = [SUSPENDED] if slept or self._stopped else []
        memory = self._guarded("Memory", psutil.virtual_memory)
        if self._swapped():
            flags.append(SWAPPING)
        if self._held_back():
            flags.append(QUOTA)
        battery = self._guarded("Battery", lambda: getattr(psutil, "sensors_battery", lambda: None)())
        if battery is not None and battery.power_plugged is False:
            flags.append(BATTERY)
        return HostReading(
            cpu_percent=None if busy is None else 100.0 * busy,
            # The system counts a process's time in ticks of 10 ms, so a full machine reads up to 4 % too much.
            child_cpu_percent=None if child_cores is None else min(100.0, 100.0 * child_cores / self.logical),
            others_cores=others,
            # What a new program could not have, the same on every system; psutil's `used` is not.
            memory_used_bytes=None if memory is None else int(memory.total - memory.available),
            memory_total_bytes=None if memory is None else int(memory.total),
            child_memory_bytes=child_bytes,
            flags=tuple(flags),
            cpu_energy_j=self._package_energy(),
        )

    def _package_energy(self) -> float | None:
        """Joules of all CPU packages since the first look; not asked again once it could not be read."""
        if PACKAGES in self.missing:
            return None
        self._packages = self._packages or rapl.PackageEnergy(self.root)
        try:
            return self._packages.read()
        except rapl.Unreadable as error:
            self.missing[PACKAGES] = str(error)
            return None

    def _busy_share(self) -> float | None:
        """The share of all CPU time since the last look that was not idle, 0 … 1."""
        times = self._guarded("CPU load", psutil.cpu_times)
        if times is None:
            self._machine = None
            return None
        parts: dict[str, float] = times._asdict()
        # Linux counts a guest's time within user time as well; waiting for a disk is idle.
        total = sum(parts.values()) - parts.get("guest", 0.0) - parts.get("guest_nice", 0.0)
        idle = parts["idle"] + parts.get("iowait", 0.0)
        before, self._machine = self._machine, (total, idle)
        if before is None or total <= before[0]:
            return None
        return min(1.0, max(0.0, 1.0 - (idle - before[1]) / (total - before[0])))

    def _children(self) -> tuple[float | None, int | None, bool]:
        """(cores used, bytes resident, whether every watched process is accounted for).

        The first two are None when no watched process could be read.
        """
        with self._lock:
            wanted = set(self._wanted)
        # A process that is let go, ends or has just come used CPU time in this interval that no
        # difference shows: others' share cannot be told this once.
        complete = wanted == set(self._watched)
        for pid in self._watched.keys() - wanted:
            del self._watched[pid]
        cores: list[float] = []
        resident: list[int] = []
        self._stopped = False
        for pid in wanted:
            try:
                child = self._watched.get(pid) or _Watched(psutil.Process(pid))
                used = _cores(child)
                size = int(child.process.memory_info().rss)
                self._stopped |= _is_stopped(child.process)
            except psutil.NoSuchProcess:
                size = 0
            except Exception as error:  # one process that cannot be read must not end the sampling
                self._failed("Training process", error)
                self._watched.pop(pid, None)
                complete = False
                continue
            if size == 0:  # ended, perhaps not yet collected by its parent
                self.unwatch(pid)
                self._watched.pop(pid, None)
                complete = False
                continue
            self._watched[pid] = child
            resident.append(size)
            if used is None:
                complete = False
            else:
                cores.append(used)
        return sum(cores) if cores else None, sum(resident) if resident else None, complete

    def _swapped(self) -> bool:
        """Whether pages went to or came from swap since the last look (Windows never tells)."""
        memory = self._guarded("Swap activity", psutil.swap_memory)
        before, self._swap = self._swap, None if memory is None else (memory.sin, memory.sout)
        return before is not None and self._swap is not None and before != self._swap

    def _held_back(self) -> bool:
        """Whether this process's group used up its processor time since the last look."""
        before, self._throttled = self._throttled, throttled_periods(self._limits)
        return before is not None and self._throttled is not None and self._throttled > before

    def _guarded(self, name: str, read: Callable[[], T]) -> T | None:
        try:
            return read()
        except Exception as error:  # psutil lacks functions on some systems, files in some containers
            self._failed(name, error)
            return None

    def _failed(self, name: str, error: Exception) -> None:
        if name not in self.missing:
            log.info("%s cannot be read: %r", name, error)
        self.missing[name] = UNREADABLE


def _cores(watched: _Watched | None) -> float | None:
    """Cores the process used since the last look; None at the first. Raises psutil.Error when it is gone."""
    if watched is None:
        return None
    before, since_s = watched.cpu_s, watched.at_s
    watched.cpu_s, watched.at_s = _used(watched.process)
    if before is None or watched.cpu_s < before or watched.at_s <= since_s:
        return None
    return (watched.cpu_s - before) / (watched.at_s - since_s)


def _used(process: Any) -> tuple[float, float]:
    """CPU seconds the process has used, and the moment that holds for: the most prompt of up to three reads."""
    reads = []
    for _ in range(TRIES):
        began_s = time.perf_counter()
        times = process.cpu_times()
        took_s = time.perf_counter() - began_s
        reads.append((took_s, float(times.user + times.system), began_s + took_s / 2))
        if took_s <= PROMPT_S:
            break
    _, used, at_s = min(reads)
    return used, at_s


def _is_stopped(process: Any) -> bool:
    """Whether the process is paused (SIGSTOP, a debugger). Not asked on Windows, where telling lists every process."""
    return psutil.POSIX and process.status() in (psutil.STATUS_STOPPED, psutil.STATUS_TRACING_STOP)


def _clock_with_sleep() -> float:
    """Seconds that go on while the machine sleeps; `perf_counter` stops then on Linux and macOS.

    Linux has a clock for that, which a correction of the date does not move; elsewhere it is the date.
    On Windows `perf_counter` goes on as well, so a sleep is not told there.
    """
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.time() if boot is None else time.clock_gettime(boot)
