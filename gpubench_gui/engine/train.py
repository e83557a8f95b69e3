"""The training loop: the same steps in the same order on every device, and the timed stretches made of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional

from gpubench_gui.core.events import Phase
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.core.tricks import COMPILE, FUSED, GRAPH
from gpubench_gui.engine.devices import Device
from gpubench_gui.engine.feed import Batch, Feed
from gpubench_gui.engine.graph import GraphedStep
from gpubench_gui.engine.optimiser import Sgd
from gpubench_gui.engine.precision import autocast, resolve
from gpubench_gui.engine.stream import StepStream
from gpubench_gui.engine.wire import Wire

Network = Callable[[torch.Tensor], torch.Tensor]


class Stopped(Exception):
    """The front end asked to stop."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Consecutive steps between two synchronised clock reads; see `core.events.BlockTimed` for the units."""

    steps: int
    images: int
    seconds: float
    marks_s: float
    issue_s: float
    cpu_s: float


class Trainer:
    """One model being trained on one device."""

    def __init__(self, wire: Wire, spec: LaunchSpec, device: Device, model: nn.Module, feed: Feed) -> None:
        self.device, self.model, self.feed = device, model, feed
        self.precision = resolve(spec.training.precision, device.backend)
        self._wire, self._training = wire, spec.training
        self.optimiser = Sgd(model, spec.training, FUSED in spec.tricks)
        self._graphed: GraphedStep | None = None
        self._wants_graph = GRAPH in spec.tricks
        # For whole batches in training alone: each other shape or mode would be compiled anew, up to a minute each.
        self._compiled: Network | None = torch.compile(model) if COMPILE in spec.tricks else None
        self.stream = StepStream(wire, spec, device)
        self.epoch = 0
        self._order: Iterator[torch.Tensor] = feed.epoch(0, partial=False)

    def forward(self, batch: Batch, network: Network | None = None) -> tuple[torch.Tensor, torch.Tensor]:
        """Mean cross-entropy (a scalar) and logits (B×classes) of one batch, on the device."""
        with autocast(self.precision, self.device.torch_device.type):
            logits = self._logits(batch, network or self.model)
            return functional.cross_entropy(logits, batch.labels), logits

    def _logits(self, batch: Batch, network: Network) -> torch.Tensor:
        return network(batch.images.contiguous(memory_format=self.feed.layout.memory_format))

    def step(self, indices: torch.Tensor) -> tuple[torch.Tensor, int]:
        """Issue one training step; its detached loss and the batch's size."""
        self.feed.gather(indices)
        batch = self.deliver(len(indices))
        return self.learn(batch), batch.size

    def deliver(self, size: int) -> Batch:
        """The batch of `size` images last gathered, on the device and where the step expects it."""
        if not (self._wants_graph and size == self._training.batch_size):
            return self.feed.deliver()
        if self._graphed is None:
            self._graphed = self._capture()
        else:
            self.feed.fill(self._graphed.batch)
        return self._graphed.batch

    def learn(self, batch: Batch) -> torch.Tensor:
        """Issue the rest of a step for a batch from `deliver`; its detached loss."""
        if self._graphed is not None and batch is self._graphed.batch:
            return self._graphed.replay()
        return self.update(batch)

    def update(self, batch: Batch) -> torch.Tensor:
        """Issue forward, backward and optimiser for one batch; its detached loss."""
        self.optimiser.clear()
        whole = batch.size == self._training.batch_size
        loss, _ = self.forward(batch, self._compiled if whole else None)
        loss.backward()
        self.optimiser.step()
        return loss.detach()

    def _capture(self) -> GraphedStep:
        """The graph, with the batch last gathered in place."""
        room = self.feed.room()
        self.feed.fill(room)
        return GraphedStep(self.model, self.optimiser, room, self.update)

    def run(self, phase: Phase, enough: Callable[[int, float], bool]) -> Stretch:
        """Train full batches until `enough(steps, seconds)`; raises `Stopped` at the next step when told to."""
        self.model.train()
        self.device.synchronise()
        self.stream.begin(phase)
        steps = images = 0
        cpu, start = time.process_time(), time.perf_counter()
        while not enough(steps, time.perf_counter() - start):
            loss, size = self.step(self._next_indices())
            self.stream.step(loss, size, self.epoch)
            steps += 1
            images += size
            if self._wire.stopped:
                break
        issue_s = time.perf_counter() - start
        self.device.synchronise()
        seconds, cpu_s = time.perf_counter() - start, time.process_time() - cpu
        self.stream.end()
        if self._wire.stopped:
            raise Stopped
        return Stretch(steps, images, seconds, self.stream.device_s, issue_s, cpu_s)

    def _next_indices(self) -> torch.Tensor:
        indices = next(self._order, None)
        if indices is None:
            self.epoch += 1
            self._order = self.feed.epoch(self.epoch, partial=False)
            indices = next(self._order)
        return indices

    def train_epoch(self, epoch: int) -> tuple[int, float]:
        """Train every batch of `epoch`, the last partial one included: images and seconds."""
        self.model.train()
        self.device.synchronise()
        self.stream.begin("train")
        images, start = 0, time.perf_counter()
        for indices in self.feed.epoch(epoch, partial=True):
            loss, size = self.step(indices)
            self.stream.step(loss, size, epoch)
            images += size
            if self._wire.stopped:
                raise Stopped
        self.device.synchronise()
        seconds = time.perf_counter() - start
        self.stream.end()
        return images, seconds

    @torch.no_grad()
    def evaluate(self, enough: Callable[[int, float], bool] | None = None) -> tuple[int, int, float]:
        """Correct predictions, images and seconds over the test set, or until `enough(batches, seconds)`."""
        self.model.eval()
        self.device.synchronise()
        correct = torch.zeros((), dtype=torch.int64, device=self.device.torch_device)
        total, start = 0, time.perf_counter()
        for count, batch in enumerate(self.feed.test_batches(), 1):
            with autocast(self.precision, self.device.torch_device.type):
                correct += (self._logits(batch, self.model).argmax(1) == batch.labels).sum()
            total += batch.size
            if self._wire.stopped:
                raise Stopped
            if enough is not None and enough(count, time.perf_counter() - start):
                break
        self.device.synchronise()
        return int(correct), total, time.perf_counter() - start
