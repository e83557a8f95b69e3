"""The kinds of device, one class each: how to wait for it, time it, name it and weigh it.

A kind that is not listed is refused: a device nobody knows how to synchronise cannot be timed.
"""

from __future__ import annotations

import time
from types import ModuleType
from typing import Protocol

import torch

TIMING_RING = 4096  # steps whose end may be unread at once: 0.1 s of the fastest loop seen, eight times over


class Mark(Protocol):
    """The moment at which a step's work ended on the device."""

    def set(self) -> None:
        """Note the end of all work issued so far."""

    def reached(self) -> bool:
        """Whether that work is done; asks, never waits."""

    def wait(self) -> None:
        """Return when that work is done."""

    def seconds_since(self, earlier: Mark) -> float:
        """Device seconds between two marks that were both reached."""


class CpuMark:
    """A CPU step is over when its call returns, so the clock is the mark."""

    def __init__(self) -> None:
        self._at = 0.0

    def set(self) -> None:
        self._at = time.perf_counter()

    def reached(self) -> bool:
        return True

    def wait(self) -> None:
        pass

    def seconds_since(self, earlier: Mark) -> float:
        assert isinstance(earlier, CpuMark)
        return self._at - earlier._at


class EventMark:
    """A timing event of an accelerator's stream (`torch.cuda.Event` and its like, which have no common type)."""

    def __init__(self, module: ModuleType) -> None:
        self._event = module.Event(enable_timing=True)

    def set(self) -> None:
        self._event.record()

    def reached(self) -> bool:
        return bool(self._event.query())

    def wait(self) -> None:
        self._event.synchronize()

    def seconds_since(self, earlier: Mark) -> float:
        assert isinstance(earlier, EventMark)
        return float(earlier._event.elapsed_time(self._event)) / 1e3


class Device:
    """The CPU, and what every device can do."""

    backend = "cpu"
    pins_memory = False
    shares_memory = True  # with the programs of the machine

    def __init__(self, name: str) -> None:
        self.torch_device = torch.device(name)

    def prepare(self) -> None:
        """Create the context, so that its cost is counted as start-up."""

    def synchronise(self) -> None:
        """Return when all work issued so far is done."""

    def mark(self) -> Mark:
        return CpuMark()

    def label(self) -> str:
        return "CPU"

    def uuid(self) -> str | None:
        return None

    def memory_bytes(self) -> int | None:
        return None

    def peak_memory_bytes(self) -> int | None:
        """The most memory this process held on the device, None where the back end does not count it."""
        return None

    def free_cache(self) -> None:
        """Give back the memory that is kept for later tensors, and count the peak anew."""

    def keep_free(self, wanted: int) -> None:
        """From now on leave `wanted` bytes of what is free on the device to others; what needs them is refused."""

    def facts(self) -> dict[str, str | int | float | None]:
        return {}


class Cuda(Device):
    """NVIDIA's CUDA, and AMD's ROCm under the same name."""

    pins_memory = True
    shares_memory = False

    @property
    def backend(self) -> str:  # type: ignore[override]  # decided by the build, not by the class
        return "rocm" if torch.version.hip else "cuda"

    def prepare(self) -> None:
        torch.cuda.set_device(self.torch_device)
        torch.cuda.synchronize()

    def synchronise(self) -> None:
        torch.cuda.synchronize(self.torch_device)

    def mark(self) -> Mark:
        return EventMark(torch.cuda)

    def label(self) -> str:
        return str(torch.cuda.get_device_properties(self.torch_device).name)

    def uuid(self) -> str | None:
        value = getattr(torch.cuda.get_device_properties(self.torch_device), "uuid", None)
        return None if value is None else str(value)

    def memory_bytes(self) -> int | None:
        return int(torch.cuda.get_device_properties(self.torch_device).total_memory)

    def peak_memory_bytes(self) -> int | None:
        return int(torch.cuda.max_memory_reserved(self.torch_device))

    def free_cache(self) -> None:
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats(self.torch_device)

    def keep_free(self, wanted: int) -> None:
        free, total = torch.cuda.mem_get_info(self.torch_device)
        ours = free + torch.cuda.memory_reserved(self.torch_device)
        torch.cuda.set_per_process_memory_fraction(max(0.0, ours - wanted) / total, self.torch_device)

    def facts(self) -> dict[str, str | int | float | None]:
        major, minor = torch.cuda.get_device_capability(self.torch_device)
        return {
            "cuda": torch.version.cuda,
            "rocm": torch.version.hip,
            "cudnn": torch.backends.cudnn.version(),
            "capability": f"{major}.{minor}",
        }


class Xpu(Device):
    """Intel's GPUs."""

    backend = "xpu"
    shares_memory = False

    def prepare(self) -> None:
        torch.xpu.set_device(self.torch_device)
        torch.xpu.synchronize()

    def synchronise(self) -> None:
        torch.xpu.synchronize(self.torch_device)

    def mark(self) -> Mark:
        return EventMark(torch.xpu)

    def label(self) -> str:
        return str(torch.xpu.get_device_name(self.torch_device))

    def memory_bytes(self) -> int | None:
        return int(torch.xpu.get_device_properties(self.torch_device).total_memory)

    def peak_memory_bytes(self) -> int | None:
        return int(torch.xpu.max_memory_reserved(self.torch_device))

    def free_cache(self) -> None:
        torch.xpu.empty_cache()
        torch.xpu.reset_peak_memory_stats(self.torch_device)


class Mps(Device):
    """Apple's GPUs, which share the machine's memory."""

    backend = "mps"

    def prepare(self) -> None:
        torch.mps.synchronize()

    def synchronise(self) -> None:
        torch.mps.synchronize()

    def mark(self) -> Mark:
        return EventMark(torch.mps.event)

    def label(self) -> str:
        return "Apple GPU"

    def peak_memory_bytes(self) -> int | None:
        return int(torch.mps.driver_allocated_memory())

    def free_cache(self) -> None:
        torch.mps.empty_cache()


KINDS: dict[str, type[Device]] = {"cpu": Device, "cuda": Cuda, "xpu": Xpu, "mps": Mps}


def device(name: str) -> Device:
    """The device PyTorch calls `name`. Raises ValueError for a kind that nobody here can synchronise."""
    kind = KINDS.get(name.split(":")[0])
    if kind is None:
        raise ValueError(f"{name!r} is no kind of device that this program can time ({', '.join(KINDS)}).")
    return kind(name)
