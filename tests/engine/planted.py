"""Five training steps whose bottleneck is known, since it was put there: for tests, and for a real GPU.

Each is a model and a feed of its own on one device, with the ordinary loop and optimiser.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import nn

from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.spec import LaunchSpec, Training
from gpubench_gui.core.verdict import Bound, Verdict, verdict
from gpubench_gui.engine.devices import Device
from gpubench_gui.engine.diagnose import diagnose
from gpubench_gui.engine.feed import Batch, Layout
from gpubench_gui.engine.train import Trainer
from tests.engine.wires import ListWire

CLASSES = 10


class PlantedFeed:
    """The same batch of noise over and over: on the device already, or copied from pageable memory each time."""

    def __init__(self, device: Device, shape: tuple[int, ...], copied: bool = False, sleep_s: float = 0.0) -> None:
        self.layout = Layout()
        self._device, self._copied, self._sleep_s = device, copied, sleep_s
        self._images, self._labels = torch.rand(shape), torch.randint(CLASSES, shape[:1])
        if not copied:
            self._images, self._labels = (t.to(device.torch_device) for t in (self._images, self._labels))

    def epoch(self, epoch: int, partial: bool) -> Iterator[torch.Tensor]:
        for _ in range(1000):
            yield torch.arange(len(self._labels))

    def gather(self, indices: torch.Tensor) -> None:
        time.sleep(self._sleep_s)

    def deliver(self) -> Batch:
        images, labels = self._images, self._labels
        if self._copied:
            images, labels = (t.to(self._device.torch_device) for t in (images, labels))
        return Batch(images, labels, len(labels))


class Tiny(nn.Module):
    """A deep stack of layers that compute next to nothing."""

    def __init__(self, depth: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(*(nn.Linear(8, 8) for _ in range(depth)), nn.Linear(8, CLASSES))

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        result: torch.Tensor = self.layers(images)
        return result


class Elementwise(nn.Module):
    """Nothing but work on single elements, each of which is fetched and stored for two or three operations."""

    def __init__(self, width: int, depth: int) -> None:
        super().__init__()
        self.scales = nn.ParameterList(nn.Parameter(torch.ones(width)) for _ in range(depth))

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        for scale in self.scales:
            images = torch.relu(images * scale + 0.1)
        return images.view(len(images), CLASSES, -1).mean(dim=2)


class Averaging(nn.Module):
    """As little as a model can do with a batch."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.ones(CLASSES))

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        return images[:, :CLASSES] * self.scale


@dataclass(frozen=True, slots=True)
class Planted:
    """A step and what it should be found to be; `train_flop` is the model's work per image."""

    expected: Bound
    model: nn.Module
    feed: PlantedFeed
    train_flop: int


def sleeping(device: Device, sleep_s: float = 0.1) -> Planted:
    """A pipeline that sleeps before each batch."""
    return Planted("data-bound", Tiny(4), PlantedFeed(device, (32, 8), sleep_s=sleep_s), 6 * 5 * 64)


def tiny_layers(device: Device, depth: int = 300) -> Planted:
    """Two images through hundreds of layers: each costs the host more to issue than the device to run."""
    return Planted("launch-bound", Tiny(depth), PlantedFeed(device, (2, 8)), 6 * depth * 64)


def large_products(device: Device, batch: int, width: int, depth: int = 3) -> Planted:
    """A multilayer perceptron whose every layer is one large matrix product."""
    layers = [layer for _ in range(depth) for layer in (nn.Linear(width, width), nn.ReLU())]
    flop = 2 * width**2 * (3 * depth - 1)
    feed = PlantedFeed(device, (batch, width))
    return Planted("compute-bound", nn.Sequential(*layers, nn.Linear(width, CLASSES)), feed, flop)


def elementwise(device: Device, batch: int, width: int, depth: int = 6) -> Planted:
    """Large tensors that are multiplied, shifted and clipped."""
    return Planted("memory-bound", Elementwise(width, depth), PlantedFeed(device, (batch, width)), 1)


def pageable_copies(device: Device, batch: int, width: int) -> Planted:
    """Large batches copied from memory that is not pinned, of which the model reads next to nothing."""
    return Planted("transfer-bound", Averaging(), PlantedFeed(device, (batch, width), copied=True), 1)


def examine(planted: Planted, device: Device, key: str, threads: int) -> tuple[Diagnosed, Verdict]:
    """Train a few steps, look, and judge as a run would; the headline is a stretch of the ordinary loop."""
    training = Training(batch_size=len(planted.feed.deliver().labels))
    spec = LaunchSpec("small-cnn", str(device.torch_device), key, 0, "", 0.0, threads, training)
    model = planted.model.to(device.torch_device)
    trainer = Trainer(ListWire(), spec, device, model, planted.feed)  # type: ignore[arg-type]
    trainer.run("warm-up", lambda steps, seconds: steps >= 5 or seconds > 1)
    timed = trainer.run("measure", lambda steps, seconds: steps >= 20 or (steps >= 3 and seconds > 1))
    seen = diagnose(trainer, spec)
    return seen, verdict(seen, planted.train_flop, timed.seconds / timed.images, device.backend == "cpu")
