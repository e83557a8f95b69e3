"""A stand-in for NVIDIA's `pynvml` with the ways in which the real one was seen to fail."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

NOT_SUPPORTED, NO_PERMISSION, NOT_FOUND = 3, 4, 6
LIBRARY_NOT_FOUND, GPU_IS_LOST, LIB_RM_VERSION_MISMATCH, UNKNOWN = 12, 15, 18, 999

UTILISATION = "nvmlDeviceGetUtilizationRates"
MEMORY = "nvmlDeviceGetMemoryInfo"
POWER = "nvmlDeviceGetPowerUsage"
TEMPERATURE = "nvmlDeviceGetTemperature"
CLOCK = "nvmlDeviceGetClockInfo"
ENERGY = "nvmlDeviceGetTotalEnergyConsumption"
THROTTLE = "nvmlDeviceGetCurrentClocksEventReasons"
THROTTLE_OLD = "nvmlDeviceGetCurrentClocksThrottleReasons"
COMPUTING = "nvmlDeviceGetComputeRunningProcesses"


class FakeError(Exception):
    """Like NVMLError: the code in `value`."""

    def __init__(self, code: int) -> None:
        super().__init__(f"code {code}")
        self.value = code


@dataclass
class FakeGpu:
    """One card. `refuses` maps a function to the code it fails with; `replies` overrides a reply.

    `lost_after` polls of the utilisation, every query fails with GPU_IS_LOST. With `hold_s` the
    utilisation changes only once in so many seconds, as a driver's average does.
    """

    uuid: str = "GPU-11111111-2222-3333-4444-555555555555"
    name: str = "NVIDIA H200"
    bus: str = "00000000:17:00.0"
    total: int = 1 << 37
    used: int = 1 << 33
    milliwatts: int = 350_000
    celsius: int = 61
    mhz: int = 1_980
    throttle: int = 0
    slices: list[FakeGpu] = field(default_factory=list)
    pids: tuple[int, ...] = ()
    drawing: tuple[int, ...] = ()
    refuses: dict[str, int] = field(default_factory=dict)
    replies: dict[str, Any] = field(default_factory=dict)
    lost_after: int | None = None
    hold_s: float | None = None
    polls: int = 0

    def utilisation(self) -> int:
        self.polls += 1
        tick = self.polls if self.hold_s is None else int(time.perf_counter() / self.hold_s)
        return 1 + tick % 100


_DEVICE: dict[str, Callable[..., Any]] = {
    "nvmlDeviceGetUUID": lambda g: g.uuid,
    "nvmlDeviceGetName": lambda g: g.name,
    "nvmlDeviceGetPciInfo": lambda g: SimpleNamespace(busId=g.bus),
    UTILISATION: lambda g: SimpleNamespace(gpu=g.utilisation(), memory=3),
    MEMORY: lambda g: SimpleNamespace(total=g.total, used=g.used, free=g.total - g.used),
    POWER: lambda g: g.milliwatts,
    TEMPERATURE: lambda g, sensor: g.celsius,
    CLOCK: lambda g, kind: g.mhz,
    ENERGY: lambda g: 5_000_000 + g.polls,
    THROTTLE: lambda g: g.throttle,
    THROTTLE_OLD: lambda g: g.throttle,
    "nvmlDeviceGetMigMode": lambda g: [int(bool(g.slices)), int(bool(g.slices))],
    "nvmlDeviceGetMaxMigDeviceCount": lambda g: 7,
    "nvmlDeviceGetMaxClockInfo": lambda g, kind: 1_980,
    "nvmlDeviceGetCurrPcieLinkGeneration": lambda g: 4,
    "nvmlDeviceGetMaxPcieLinkGeneration": lambda g: 5,
    "nvmlDeviceGetCurrPcieLinkWidth": lambda g: 8,
    "nvmlDeviceGetMaxPcieLinkWidth": lambda g: 16,
    "nvmlDeviceGetEnforcedPowerLimit": lambda g: 600_000,
    "nvmlDeviceGetPowerManagementDefaultLimit": lambda g: 700_000,
    "nvmlDeviceGetDisplayActive": lambda g: 0,
    "nvmlDeviceGetPersistenceMode": lambda g: 1,
    "nvmlDeviceGetDefaultApplicationsClock": lambda g, kind: 1_755,
    COMPUTING: lambda g: [SimpleNamespace(pid=p) for p in g.pids],
    "nvmlDeviceGetGraphicsRunningProcesses": lambda g: [SimpleNamespace(pid=p) for p in g.drawing],
}
READINGS = (UTILISATION, MEMORY, POWER, TEMPERATURE, CLOCK, ENERGY)


class FakeNvml:
    """Put it into `sys.modules["pynvml"]`. `calls` counts every call, `held` the open initialisations.

    `encode` is applied to every text (str, or `str.encode` for an old library); `missing` names
    functions that this module does not have.
    """

    def __init__(
        self,
        *gpus: FakeGpu,
        init_error: int | None = None,
        missing: Iterable[str] = (),
        encode: Callable[[str], Any] = str,
    ) -> None:
        self.gpus = list(gpus)
        self.init_error = init_error
        self.missing = set(missing)
        self.encode = encode
        self.calls: Counter[str] = Counter()
        self.held = 0

    def nvmlInit(self) -> None:
        self.calls["nvmlInit"] += 1
        if self.init_error is not None:
            raise FakeError(self.init_error)
        self.held += 1

    def nvmlShutdown(self) -> None:
        self.calls["nvmlShutdown"] += 1
        self.held -= 1

    def nvmlSystemGetDriverVersion(self) -> Any:
        return self._text("580.95.05")

    def nvmlSystemGetCudaDriverVersion(self) -> int:
        return 13_020

    def nvmlDeviceGetCount(self) -> int:
        return len(self.gpus)

    def nvmlDeviceGetHandleByIndex(self, index: int) -> FakeGpu:
        return self.gpus[index]

    def nvmlDeviceGetMigDeviceHandleByIndex(self, gpu: FakeGpu, place: int) -> FakeGpu:
        if place >= len(gpu.slices):
            raise FakeError(NOT_FOUND)
        return gpu.slices[place]

    def __getattribute__(self, name: str) -> Any:
        if name.startswith("nvml") and name in self.missing:
            raise AttributeError(name)
        if name in _DEVICE:
            return lambda gpu, *args: self._device(name, gpu, *args)
        return super().__getattribute__(name)

    def _device(self, name: str, gpu: FakeGpu, *args: Any) -> Any:
        if not self.held:
            raise AssertionError("queried while closed")
        self.calls[name] += 1
        if gpu.lost_after is not None and gpu.polls >= gpu.lost_after:
            raise FakeError(GPU_IS_LOST)
        if name in gpu.refuses:
            raise FakeError(gpu.refuses[name])
        reply = gpu.replies[name] if name in gpu.replies else _DEVICE[name](gpu, *args)
        if isinstance(reply, SimpleNamespace) and isinstance(getattr(reply, "busId", None), str):
            return SimpleNamespace(busId=self._text(reply.busId))
        return self._text(reply) if isinstance(reply, str) else reply

    def _text(self, value: str) -> Any:
        return self.encode(value)
