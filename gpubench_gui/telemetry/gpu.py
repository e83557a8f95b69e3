"""What one NVIDIA GPU is doing at this moment: each sensor on its own, missing ones with a reason."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, TypeVar

import psutil

from gpubench_gui.core.events import GpuReading
from gpubench_gui.telemetry.nvidia import CLOCK_SM, MAX_BYTES, MAX_MHZ, MAX_WATTS, Match
from gpubench_gui.telemetry.nvml import LOST, UNSUPPORTED, Absent, Nvml, integer, number

T = TypeVar("T")
SHARED = "not available: the GPU's memory is shared with system memory"
MAYBE_SHARED = f"{UNSUPPORTED}; a GPU with no memory of its own is shared with system memory"
SLICE = "not available for a slice of a GPU (MIG)"
TEMPERATURE_GPU = 0
# The energy counter costs 3.0 ms of a busy H200's driver, all else together 0.5 ms; who else is on the
# GPU seldom changes.
RARE_S = 2.0

# Bits of nvml.h. Being idle (0x1) is no throttling.
THROTTLE_BITS = {
    0x002: "clock setting",
    0x004: "power cap",
    0x008: "hardware slowdown",
    0x010: "sync boost",
    0x020: "software thermal",
    0x040: "hardware thermal",
    0x080: "power brake",
    0x100: "display clock",
}

# name, NVML function, its further arguments, parser. A board that works draws power, has a clock
# and has used energy: 0 there can only mean "not measured" and counts as missing.
_SENSORS: tuple[tuple[str, str, tuple[int, ...], Callable[[Any], float]], ...] = (
    ("GPU utilisation", "nvmlDeviceGetUtilizationRates", (), lambda r: number(0, 100)(r.gpu)),
    ("GPU power", "nvmlDeviceGetPowerUsage", (), number(0.001, MAX_WATTS, 0.001)),
    ("GPU temperature", "nvmlDeviceGetTemperature", (TEMPERATURE_GPU,), number(-60, 200)),
    ("GPU clock", "nvmlDeviceGetClockInfo", (CLOCK_SM,), number(1, MAX_MHZ)),
)


@dataclass(slots=True)
class GpuMeter:
    """Reads one matched GPU. `missing` maps each sensor that could not be read so far to its reason."""

    nvml: Nvml
    key: str
    found: Match
    missing: dict[str, str] = field(default_factory=dict)
    _due_s: float = 0.0
    _others: int | None = None

    def read(self, own_pids: Collection[int] = ()) -> GpuReading | None:
        """A reading, units as in `GpuReading`; None once the GPU is lost, from then on.

        `own_pids` are all processes this program started for the run, ended ones too. Utilisation is the
        driver's average over its last 1/6 to 1 s (NVML's documentation of nvmlUtilization_t). Memory used
        is the whole GPU's, the driver's reserve included.
        """
        got = {name: self._ask(name, function, *args, parse=parse) for name, function, args, parse in _SENSORS}
        total, used = self._ask("GPU memory", "nvmlDeviceGetMemoryInfo", parse=_memory) or (None, None)
        throttle = self._throttle()
        energy = None
        if time.perf_counter() >= self._due_s:
            self._due_s = time.perf_counter() + RARE_S
            energy = self._ask("GPU energy", "nvmlDeviceGetTotalEnergyConsumption", parse=number(0.001, 1e15, 0.001))
            self._others = self._foreign(own_pids)
        if self.found.uuid in self.nvml.lost:
            self.missing = {"GPU": LOST}
            return None
        return GpuReading(
            key=self.key,
            utilisation_percent=got["GPU utilisation"],
            memory_used_bytes=used,
            memory_total_bytes=total,
            power_w=got["GPU power"],
            temperature_c=got["GPU temperature"],
            sm_clock_mhz=got["GPU clock"],
            energy_j=energy,
            throttle=throttle,
            other_processes=self._others,
        )

    def _foreign(self, own_pids: Collection[int]) -> int | None:
        """How many foreign processes surely compute on this GPU, None where that cannot be told.

        Inside a container the driver may list the host's process numbers, or none. So the list counts only
        where one of our own is in it, and of it only those that exist here. On Windows programs that draw are
        in the list as well; they are in the list of drawing ones too, and left out.
        """
        computing = self._ask("", "nvmlDeviceGetComputeRunningProcesses", parse=_pids)
        if not computing or computing.isdisjoint(own_pids):
            return None
        drawing = self._ask("", "nvmlDeviceGetGraphicsRunningProcesses", parse=_pids) or set()
        return len([pid for pid in computing - drawing - set(own_pids) if psutil.pid_exists(pid)])

    def _throttle(self) -> tuple[str, ...]:
        new, old = "nvmlDeviceGetCurrentClocksEventReasons", "nvmlDeviceGetCurrentClocksThrottleReasons"
        bits = self._ask("", new, parse=_bits)  # older drivers know the other name only
        if bits is None:
            bits = self._ask("GPU throttling", old, parse=_bits)
        return tuple(word for bit, word in THROTTLE_BITS.items() if (bits or 0) & bit)

    def _ask(self, name: str, function: str, *args: Any, parse: Callable[[Any], T]) -> T | None:
        value = self.nvml.query(self.found.uuid, function, self.found.handle, *args, parse=parse)
        if value is None and name:
            reason = self.nvml.failures.get((self.found.uuid, function), LOST)
            if reason == UNSUPPORTED and self.found.is_slice:
                reason = SLICE
            elif reason == UNSUPPORTED and name == "GPU memory":
                reason = MAYBE_SHARED
            self.missing.setdefault(name, reason)
        return value


def _memory(info: Any) -> tuple[int, int]:
    if info.total == 0:
        raise Absent(SHARED)
    total = integer(1, MAX_BYTES)(info.total)
    return total, integer(0, total)(info.used)


def _pids(running: Any) -> set[int]:
    return {integer(1, (1 << 32) - 1)(p.pid) for p in running}


def _bits(reply: Any) -> int:
    return integer(0, (1 << 53) - 1)(reply)
