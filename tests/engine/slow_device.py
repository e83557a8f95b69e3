"""A device that works behind the host's back: an operation returns at once, its end comes later."""

from __future__ import annotations

import time

import torch
from torch import nn

from gpubench_gui.engine.devices import Device

STEP_S = 0.02


class SlowMark:
    """A moment in the slow device's own time."""

    def __init__(self, owner: SlowDevice) -> None:
        self._owner = owner
        self.at = 0.0

    def set(self) -> None:
        self.at = self._owner.free_at()

    def reached(self) -> bool:
        return time.perf_counter() >= self.at

    def wait(self) -> None:
        self._owner.waits += not self.reached()
        time.sleep(max(0.0, self.at - time.perf_counter()))

    def seconds_since(self, earlier: SlowMark) -> float:
        assert self.reached(), "a time was read before it was known"
        assert earlier.reached()
        return self.at - earlier.at


class SlowDevice(Device):
    """Every forward pass keeps it busy for 20 ms, of which the host sees nothing unless it synchronises."""

    backend = "fake"

    def __init__(self) -> None:
        super().__init__("cpu")
        self._busy_until = 0.0
        self.synchronised = self.waits = 0

    def free_at(self) -> float:
        return max(time.perf_counter(), self._busy_until)

    def work(self, seconds: float) -> None:
        self._busy_until = self.free_at() + seconds

    def synchronise(self) -> None:
        self.synchronised += 1
        time.sleep(max(0.0, self._busy_until - time.perf_counter()))

    def mark(self) -> SlowMark:
        return SlowMark(self)


class SlowModel(nn.Module):
    """One linear layer, on a device that takes 20 ms for it."""

    def __init__(self, device: SlowDevice) -> None:
        super().__init__()
        self._device = device
        self.layer = nn.Linear(3, 10)

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        self._device.work(STEP_S)
        return self.layer(images.mean(dim=(2, 3)))
