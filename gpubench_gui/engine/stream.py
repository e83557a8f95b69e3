"""Per-batch times and losses on their way out, without ever waiting for the device.

After each step a mark is set in a ring allocated beforehand. Ten times a second the marks that have
been reached are read, their losses gathered in one small kernel and one copy to pinned memory, and
sent with the next reading, once that copy has arrived too. Measured cost: within the noise of a bare loop
(`tests/benchmarks/loop_overhead.py`).
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import deque
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

import torch

from gpubench_gui.core.events import Batches, Phase
from gpubench_gui.core.lines import finite_or_none
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.core.tricks import GRAPH
from gpubench_gui.engine.devices import TIMING_RING, Device, Mark
from gpubench_gui.engine.wire import Wire

INTERVAL_S = 0.1
# How far the host may be ahead of the device. A graph is issued in 0.02 ms: without a limit Stop would wait for a
# thousand steps, and a block of 2 s would end long after them. 50 ms keep the device fed while the host loses its core.
AHEAD_S = 0.05
LEAST_AHEAD, MOST_AHEAD = 4, 64


class _Step(NamedTuple):  # made once a step, in a third of the time that a frozen dataclass takes
    mark: Mark
    loss: torch.Tensor
    images: int
    epoch: int


@dataclass(frozen=True, slots=True)
class _Reading:
    """Steps whose times are known and whose losses are being copied; `arrived` says when they are here."""

    epoch: int
    ends_s: list[float]
    batch_s: list[float]
    images: list[int]
    losses: torch.Tensor
    arrived: Mark


class StepStream:
    """Sends `Batches` events for one launch."""

    def __init__(self, wire: Wire, spec: LaunchSpec, device: Device) -> None:
        self._limited = GRAPH in spec.tricks  # eager steps are limited by the driver's queue of a thousand kernels
        self._wire, self._spec, self._device = wire, spec, device
        on_cpu = device.backend == "cpu"
        self._free = None if on_cpu else deque(device.mark() for _ in range(TIMING_RING))
        self._steps: deque[_Step] = deque()
        self._readings: deque[_Reading] = deque()
        self._under_way: deque[Mark] = deque()
        self._ahead = LEAST_AHEAD  # until a step's time is known
        self._previous = self._mark()
        self._clock = 0.0
        self._phase: Phase = "warm-up"
        self._epoch = self._batch = 0  # of the next step to be sent
        self._due = 0.0
        self.device_s = 0.0

    def _mark(self) -> Mark:
        # A CPU mark is two machine words and cheap to make; device events come from the ring.
        if self._free is None:
            return self._device.mark()
        if not self._free:
            raise RuntimeError(f"{TIMING_RING} steps are under way at once; the device is not finishing any.")
        return self._free.popleft()

    def begin(self, phase: Phase) -> None:
        """Start a stretch of steps on a synchronised device; its clock starts now."""
        self._phase = phase
        self.device_s = 0.0
        self._previous.set()
        self._clock = time.perf_counter() - self._spec.origin_s
        self._due = time.perf_counter() + INTERVAL_S

    def step(self, loss: torch.Tensor, images: int, epoch: int) -> None:
        """Note that a step of `epoch` was issued; `loss` is a detached scalar on the device."""
        mark = self._mark()
        mark.set()
        self._steps.append(_Step(mark, loss, images, epoch))
        if self._limited:
            self._under_way.append(mark)
            while len(self._under_way) > self._ahead:
                self._under_way.popleft().wait()
        if time.perf_counter() >= self._due:
            self._due = time.perf_counter() + INTERVAL_S
            self._read()
            self._send(wait=False)

    def end(self) -> None:
        """Send everything, on a device that was synchronised."""
        self._device.synchronise()
        self._read()
        self._send(wait=True)

    def _read(self) -> None:
        done = [self._steps.popleft() for _ in range(self._reached())]
        for _, steps in groupby(done, lambda step: step.epoch):
            self._copy_losses(list(steps))

    def _reached(self) -> int:
        """How many steps are over: they end in order, so a few questions to the driver tell it of hundreds."""
        steps = list(self._steps)
        return bisect_left(range(len(steps)), True, key=lambda i: not steps[i].mark.reached())

    def _copy_losses(self, done: list[_Step]) -> None:
        ends, took = [], []
        for step in done:
            seconds = step.mark.seconds_since(self._previous)
            self.device_s += seconds
            took.append(round(seconds, 7))
            ends.append(round(self._clock + self.device_s, 6))
            if self._free is not None:
                self._free.append(self._previous)
            self._previous = step.mark
        self._ahead = min(MOST_AHEAD, max(LEAST_AHEAD, int(AHEAD_S / max(took[-1], 1e-6))))
        losses = torch.stack([s.loss for s in done])
        host = torch.empty(len(done), pin_memory=self._device.pins_memory)
        host.copy_(losses, non_blocking=True)
        arrived = self._mark()
        arrived.set()
        self._readings.append(_Reading(done[0].epoch, ends, took, [s.images for s in done], host, arrived))

    def _send(self, wait: bool) -> None:
        while self._readings:
            reading = self._readings[0]
            if wait:
                reading.arrived.wait()
            elif not reading.arrived.reached():
                return
            self._readings.popleft()
            if self._free is not None:
                self._free.append(reading.arrived)
            if reading.epoch != self._epoch:
                self._epoch, self._batch = reading.epoch, 0
            s = self._spec
            self._wire.send(
                Batches(
                    s.model,
                    s.key,
                    s.round,
                    self._phase,
                    self._epoch,
                    self._batch,
                    tuple(reading.ends_s),
                    tuple(reading.batch_s),
                    tuple(reading.images),
                    tuple(finite_or_none(round(x, 6)) for x in reading.losses.tolist()),
                )
            )
            self._batch += len(reading.batch_s)
