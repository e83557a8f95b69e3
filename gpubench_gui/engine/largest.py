"""The largest batch that trains on a device: doubling, then bisection; running out of memory is a result."""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import torch

from gpubench_gui.core.events import Notice, PhaseChanged
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.core.wording import count
from gpubench_gui.engine.devices import Device
from gpubench_gui.engine.failure import explain
from gpubench_gui.engine.feed import Batch
from gpubench_gui.engine.resident import peak_resident_bytes
from gpubench_gui.engine.train import Stopped, Trainer
from gpubench_gui.engine.wire import Wire

# "slow" fits, but no larger batch is worth its wait.
Verdict = Literal["fits", "slow", "memory", "guard", "too small"]

CLASSES = 10
SHAPE = (3, 32, 32)
FINENESS = 16  # the answer is right to a sixteenth of itself
# A longer step ends the doubling: the next would take over 20 s, a machine that does nothing else for minutes.
SLOW_S = 10.0
# What a display driver and its programs may ask for meanwhile; a GPU without any of it can freeze the screen.
KEEP_FREE_BYTES = 512 * 1024**2


@dataclass(frozen=True, slots=True)
class Found:
    """As in `LargestBatch`."""

    batch_size: int
    limit: Literal["memory", "guard", "cap"]
    refused: int | None


def search(attempt: Callable[[int], Verdict], cap: int) -> Found:
    """The largest batch up to `cap` (≥ 1) that `attempt` fits, to within a sixteenth, or coarser where one is slow."""
    good, size = 0, 1
    while True:
        verdict = attempt(size)
        if verdict == "too small" and size < min(2, cap):
            size = 2
            continue
        if verdict not in ("fits", "slow"):
            break
        good = size
        if good == cap:
            return Found(good, "cap", None)
        if verdict == "slow":
            return Found(good, "guard", None)
        size = min(2 * good, cap)
    bad = size
    limit: Literal["memory", "guard"] = "memory" if verdict == "memory" else "guard"
    while good and bad - good > max(1, good // FINENESS):
        middle = (good + bad) // 2
        verdict = attempt(middle)
        if verdict in ("memory", "guard"):
            bad, limit = middle, "memory" if verdict == "memory" else "guard"
            continue
        good = middle
        if verdict == "slow":
            return Found(good, limit, bad)
    return Found(good, limit, bad)


@dataclass(slots=True)
class Guard:
    """Foretells the memory of a batch from those that fitted, so that the machine never has to find out.

    `limit_bytes` is the most the process may hold, None for a device whose memory is its own.
    """

    limit_bytes: int | None
    held: list[tuple[int, int]] = field(default_factory=list)

    def allows(self, size: int) -> bool:
        return self.limit_bytes is None or self.foretold(size) <= self.limit_bytes

    def foretold(self, size: int) -> float:
        """Bytes at `size` images, on the line through the last two that fitted; one alone is taken as it is."""
        if len(self.held) < 2:
            return self.held[-1][1] if self.held else 0
        (a, before), (b, after) = self.held[-2:]
        return after + (size - b) * (after - before) / (b - a)

    def saw(self, size: int, peak_bytes: int) -> None:
        """Remember the peak of a batch that fitted; 0 images for what is held before the first."""
        self.held.append((size, peak_bytes))


class LargestSearch:
    """The search on a real device, with the fresh model and optimiser of a launch that has not trained yet."""

    def __init__(self, wire: Wire, spec: LaunchSpec, trainer: Trainer, guard_bytes: int | None) -> None:
        self._wire, self._spec, self._trainer = wire, spec, trainer
        self._guard = Guard(guard_bytes)
        self._peak: int | None = None
        self._slow: str | None = None

    def run(self, cap: int) -> LargestBatch:
        """Search up to `cap` images a batch. Raises `Stopped`, and what else than memory a step fails with."""
        device = self._trainer.device
        held = held_bytes(device)
        if self._guard.limit_bytes is not None:
            if held is None:
                raise RuntimeError("this system does not tell what memory a process holds, so no batch is safe to try")
            self._guard.saw(0, held)
        volunteer()
        device.keep_free(KEEP_FREE_BYTES)
        self._trainer.model.train()
        found = search(self._attempt, cap)
        if self._slow and found.limit == "guard":
            self._wire.send(Notice(self._now(), "info", self._slow))
        where = (self._spec.model, self._spec.key, self._now())
        return LargestBatch(*where, found.batch_size, found.limit, found.refused, self._peak)

    def _now(self) -> float:
        return time.perf_counter() - self._spec.origin_s

    def _attempt(self, size: int) -> Verdict:
        if self._wire.stopped:
            raise Stopped
        # A sign of life: the front end gives up a child that says nothing for minutes.
        self._wire.send(PhaseChanged(self._spec.model, self._spec.key, self._spec.round, self._now(), "diagnose"))
        device = self._trainer.device
        if not self._guard.allows(size):
            return "guard"
        began_s = time.perf_counter()
        kind = self._fault(size)
        took_s = time.perf_counter() - began_s
        peak = held_bytes(device) if kind is None else None
        self._trainer.optimiser.clear()
        gc.collect()
        device.free_cache()
        if kind is not None:
            return "too small" if kind == "batch-too-small" else "memory"
        if peak is not None:
            self._guard.saw(size, peak)
        self._peak = peak
        if took_s > SLOW_S:
            where = f"{self._spec.model} on {self._spec.key}"
            ended = f"ended at {count(size, 'image')}: one step took {took_s:.0f} s"
            self._slow = f"The search for the largest batch of {where} {ended}."
            return "slow"
        return "fits"

    def _fault(self, size: int) -> str | None:
        """Run one step; the kind of what it failed with, None for nothing. Raises what is no matter of size."""
        try:
            self._step(size)
        except Exception as error:
            kind = explain(error, size).kind
            if kind not in ("out-of-memory", "batch-too-small"):
                raise
            return kind  # the exception, and with it every tensor its frames hold, is gone when this returns
        return None

    def _step(self, size: int) -> None:
        on = self._trainer.device.torch_device
        images = torch.randn(size, *SHAPE, device=on)
        labels = torch.randint(0, CLASSES, (size,), device=on)
        self._trainer.update(Batch(images, labels, size))
        self._trainer.device.synchronise()


def held_bytes(device: Device) -> int | None:
    """The most this process has held so far where `device` keeps its tensors; None where no one tells."""
    on_device = device.peak_memory_bytes()
    if not device.shares_memory:
        return on_device
    resident = peak_resident_bytes()
    return None if resident is None else resident + (on_device or 0)


def volunteer() -> None:
    """Be the process that Linux ends first when memory runs out, in the place of the window or the desktop."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")
