"""Batches in an order fixed beforehand, the same on every device, gathered on the host or on the device."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import torch

from gpubench_gui.core.spec import Training
from gpubench_gui.engine.arrays import Arrays
from gpubench_gui.engine.devices import Device, Mark

# Batches the host may be ahead of the device. Each holds a staging buffer, so that none is overwritten
# while its copy is under way; four keep the queue full without letting Stop wait for hundreds of steps.
AHEAD = 4


def epoch_order(images: int, seed: int, epoch: int) -> torch.Tensor:
    """The order of `images` indices (int64) in `epoch`, from `seed` alone."""
    return torch.randperm(images, generator=torch.Generator().manual_seed(seed * 100_003 + epoch))


def order_digest(images: int, seed: int) -> str:
    """SHA-256 (first 16 hex digits) of the first epoch's order."""
    return hashlib.sha256(epoch_order(images, seed, 0).numpy().tobytes()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Batch:
    """Images (B×3×32×32, normalised per channel, as a `Layout` says) and labels (int64, B), on the training device."""

    images: torch.Tensor
    labels: torch.Tensor
    size: int


class Normaliser:
    """Pixels 0..255 to float32 with mean 0 and deviation 1 per channel."""

    def __init__(self, mean: tuple[float, ...], std: tuple[float, ...]) -> None:
        self.scale = torch.tensor([1 / (255 * s) for s in std]).view(1, -1, 1, 1)
        self.shift = torch.tensor([-m / s for m, s in zip(mean, std, strict=True)]).view(1, -1, 1, 1)

    def __call__(self, pixels: torch.Tensor, out: torch.Tensor) -> torch.Tensor:
        return torch.addcmul(self.shift, pixels, self.scale, out=out)


@dataclass(frozen=True, slots=True)
class Layout:
    """How a batch of images lies in the device's memory."""

    channels_last: bool = False
    dtype: torch.dtype = torch.float32

    @property
    def memory_format(self) -> torch.memory_format:
        return torch.channels_last if self.channels_last else torch.contiguous_format

    def empty(self, shape: Sequence[int], device: Device) -> torch.Tensor:
        """N×C×H×W values that are not set yet."""
        return torch.empty(tuple(shape), dtype=self.dtype, device=device.torch_device, memory_format=self.memory_format)

    def batch(self, shape: Sequence[int], device: Device) -> Batch:
        """Room for a batch of images of `shape` and their labels."""
        labels = torch.empty(shape[0], dtype=torch.int64, device=device.torch_device)
        return Batch(self.empty(shape, device), labels, shape[0])

    def rows(self, images: torch.Tensor) -> torch.Tensor:
        """The same memory with one image a row."""
        return (images.permute(0, 2, 3, 1) if self.channels_last else images).view(len(images), -1)


class Source(Protocol):
    """Where batches come from: `gather` on the host, then `deliver` to the device, or `fill` a whole batch there."""

    def gather(self, indices: torch.Tensor) -> None: ...

    def deliver(self) -> Batch: ...

    def fill(self, batch: Batch) -> None: ...


@dataclass(slots=True)
class _Stage:
    pixels: torch.Tensor
    images: torch.Tensor
    labels: torch.Tensor
    copied: Mark | None = None


class HostSource:
    """Pipeline mode: every batch is gathered, converted and normalised on the host, then copied, as the study did."""

    def __init__(self, images: torch.Tensor, labels: torch.Tensor, normalise: Normaliser, device: Device, batch: int):
        self._images, self._labels = images, labels
        self._normalise = normalise
        self._device = device
        pin = device.pins_memory
        shape = (batch, *images.shape[1:])
        self._stages = [
            _Stage(
                torch.empty(shape, dtype=torch.uint8),
                torch.empty(shape, dtype=torch.float32, pin_memory=pin),
                torch.empty(batch, dtype=torch.int64, pin_memory=pin),
            )
            for _ in range(AHEAD if device.backend != "cpu" else 1)
        ]
        self._next = 0
        self._size = 0

    def gather(self, indices: torch.Tensor) -> None:
        stage = self._stages[self._next]
        if stage.copied is not None:
            # The buffer's last copy was issued AHEAD batches ago: done, unless the device is the bottleneck.
            stage.copied.wait()
        self._size = n = len(indices)
        torch.index_select(self._images, 0, indices, out=stage.pixels[:n])
        torch.index_select(self._labels, 0, indices, out=stage.labels[:n])
        self._normalise(stage.pixels[:n], out=stage.images[:n])

    def deliver(self) -> Batch:
        stage, n = self._stages[self._next], self._size
        target = self._device.torch_device
        if self._device.backend == "cpu":
            return Batch(stage.images[:n], stage.labels[:n], n)
        images = stage.images[:n].to(target, non_blocking=self._device.pins_memory)
        labels = stage.labels[:n].to(target, non_blocking=self._device.pins_memory)
        self._copied(stage)
        return Batch(images, labels, n)

    def fill(self, batch: Batch) -> None:
        stage = self._stages[self._next]
        batch.images.copy_(stage.images, non_blocking=self._device.pins_memory)
        batch.labels.copy_(stage.labels, non_blocking=self._device.pins_memory)
        self._copied(stage)

    def _copied(self, stage: _Stage) -> None:
        stage.copied = stage.copied or self._device.mark()
        stage.copied.set()
        self._next = (self._next + 1) % len(self._stages)


class ResidentSource:
    """Resident mode: all images lie on the device, normalised; a batch is a gather there.

    They are kept in the `layout` in which batches are wanted, one image a row, so that a gather copies whole rows.
    """

    def __init__(
        self, images: torch.Tensor, labels: torch.Tensor, normalise: Normaliser, device: Device, layout: Layout
    ):
        target = device.torch_device
        kept = layout.empty(images.shape, device)
        for start in range(0, len(images), 4096):
            part = images[start : start + 4096]
            kept[start : start + len(part)] = normalise(part, torch.empty(part.shape)).to(target)
        self._rows = layout.rows(kept)
        self._labels = labels.to(target)
        self._layout, self._device = layout, device
        self._shape = images.shape[1:]
        self._indices = torch.empty(0)

    def gather(self, indices: torch.Tensor) -> None:
        self._indices = indices

    def deliver(self) -> Batch:
        batch = self._layout.batch((len(self._indices), *self._shape), self._device)
        self.fill(batch)
        return batch

    def fill(self, batch: Batch) -> None:
        indices = self._indices.to(self._device.torch_device, non_blocking=True)
        torch.index_select(self._rows, 0, indices, out=self._layout.rows(batch.images))
        torch.index_select(self._labels, 0, indices, out=batch.labels)


class Feed:
    """The training batches, epoch after epoch, and the test batches."""

    def __init__(self, arrays: Arrays, training: Training, device: Device, layout: Layout | None = None) -> None:
        self._training, self._device = training, device
        self.layout = layout or Layout()
        normalise = Normaliser(arrays.meta.mean, arrays.meta.std)
        # Mapped copy-on-write, since PyTorch warns about arrays that cannot be written; nothing writes them.
        train, test = torch.from_numpy(arrays.train_images), torch.from_numpy(arrays.test_images)
        train_labels, test_labels = (
            torch.from_numpy(arrays.train_labels),
            torch.from_numpy(arrays.test_labels),
        )
        self.train_images, self.test_images = len(train), len(test)
        self._shape = train.shape[1:]
        self._train: Source
        if training.mode == "resident":
            self._train = ResidentSource(train, train_labels, normalise, device, self.layout)
        else:
            self._train = HostSource(train, train_labels, normalise, device, training.batch_size)
        self._test = HostSource(test, test_labels, normalise, device, training.batch_size)

    def batches_per_epoch(self, partial: bool) -> int:
        """Batches in an epoch, with the last partial one or without."""
        whole, rest = divmod(self.train_images, self._training.batch_size)
        return whole + (1 if partial and rest else 0)

    def epoch(self, epoch: int, partial: bool) -> Iterator[torch.Tensor]:
        """The indices of each batch of one epoch."""
        order = epoch_order(self.train_images, self._training.seed, epoch)
        for batch in range(self.batches_per_epoch(partial)):
            start = batch * self._training.batch_size
            yield order[start : start + self._training.batch_size]

    def gather(self, indices: torch.Tensor) -> None:
        """Collect one training batch where its mode keeps it."""
        self._train.gather(indices)

    def deliver(self) -> Batch:
        """The batch last gathered, on the device."""
        return self._train.deliver()

    def fill(self, batch: Batch) -> None:
        """Put the batch last gathered, a whole one, into `batch`."""
        self._train.fill(batch)

    def room(self) -> Batch:
        """Room for a whole training batch on the device."""
        return self.layout.batch((self._training.batch_size, *self._shape), self._device)

    def test_batches(self) -> Iterator[Batch]:
        for start in range(0, self.test_images, self._training.batch_size):
            stop = min(start + self._training.batch_size, self.test_images)
            self._test.gather(torch.arange(start, stop))
            yield self._test.deliver()
