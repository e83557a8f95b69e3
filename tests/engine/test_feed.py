"""The batches: the same images in the same order, normalised, whatever the mode."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from gpubench_gui.core.spec import Mode, Training
from gpubench_gui.engine.arrays import Arrays, open_arrays
from gpubench_gui.engine.devices import device
from gpubench_gui.engine.feed import Batch, Feed, Layout, epoch_order, order_digest
from tests.engine.conftest import TEST, TRAIN


@pytest.fixture
def arrays(arrays_dir: Path) -> Arrays:
    return open_arrays(arrays_dir)


def train_batches(feed: Feed, epoch: int, partial: bool) -> list[Batch]:
    """Copies, since the CPU's buffer is used again for the next batch."""
    batches = []
    for indices in feed.epoch(epoch, partial):
        feed.gather(indices)
        batch = feed.deliver()
        batches.append(Batch(batch.images.clone(), batch.labels.clone(), batch.size))
    return batches


def expected(arrays: Arrays, indices: np.ndarray, split: str) -> np.ndarray:
    """Normalised by numpy in float64, from the pixels."""
    images = (arrays.train_images if split == "train" else arrays.test_images)[indices].astype(np.float64) / 255
    mean = np.array(arrays.meta.mean).reshape(1, 3, 1, 1)
    std = np.array(arrays.meta.std).reshape(1, 3, 1, 1)
    return (images - mean) / std


@pytest.mark.parametrize("mode", ["pipeline", "resident"])
def test_a_batch_is_what_numpy_computes_in_float32_with_its_labels(arrays: Arrays, mode: str) -> None:
    feed = Feed(arrays, Training(batch_size=100, seed=4, mode=mode), device("cpu"))
    order = epoch_order(TRAIN, 4, 2).numpy()
    for number, batch in enumerate(train_batches(feed, 2, partial=True)):
        indices = order[number * 100 : (number + 1) * 100]
        assert batch.images.dtype == torch.float32
        assert batch.labels.dtype == torch.int64
        assert batch.size == len(indices)
        np.testing.assert_allclose(batch.images.numpy(), expected(arrays, indices, "train"), atol=2e-6)
        np.testing.assert_array_equal(batch.labels.numpy(), arrays.train_labels[indices])


def test_the_training_pixels_have_mean_0_and_deviation_1_per_channel(arrays: Arrays) -> None:
    batches = train_batches(Feed(arrays, Training(batch_size=128), device("cpu")), 0, partial=True)
    pixels = torch.cat([b.images for b in batches])
    assert pixels.mean(dim=(0, 2, 3)).abs().max() < 1e-4
    assert (pixels.std(dim=(0, 2, 3)) - 1).abs().max() < 1e-3


def test_the_last_partial_batch_is_there_only_when_asked_for(arrays: Arrays) -> None:
    feed = Feed(arrays, Training(batch_size=100), device("cpu"))
    assert [b.size for b in train_batches(feed, 0, partial=True)] == [100] * 6 + [40]
    assert [b.size for b in train_batches(feed, 0, partial=False)] == [100] * 6
    assert (feed.batches_per_epoch(True), feed.batches_per_epoch(False)) == (7, 6)
    whole = Feed(arrays, Training(batch_size=128), device("cpu"))
    assert (whole.batches_per_epoch(True), whole.batches_per_epoch(False)) == (5, 5)


def test_resident_mode_gives_the_same_batches_as_the_pipeline(arrays: Arrays) -> None:
    pipeline = Feed(arrays, Training(batch_size=96), device("cpu"))
    resident = Feed(arrays, Training(batch_size=96, mode="resident"), device("cpu"))
    for a, b in zip(train_batches(pipeline, 1, True), train_batches(resident, 1, True), strict=True):
        assert torch.equal(a.labels, b.labels)
        torch.testing.assert_close(a.images, b.images, rtol=0, atol=1e-6)


def test_every_image_is_seen_once_in_an_epoch_and_epochs_differ(arrays: Arrays) -> None:
    feed = Feed(arrays, Training(batch_size=100), device("cpu"))
    first, second = (torch.cat(list(feed.epoch(e, partial=True))) for e in (0, 1))
    assert sorted(first.tolist()) == list(range(TRAIN))
    assert sorted(second.tolist()) == list(range(TRAIN))
    assert not torch.equal(first, second)


def test_the_order_depends_on_the_seed_alone() -> None:
    torch.manual_seed(1)
    first = epoch_order(1000, 3, 5)
    torch.manual_seed(2)
    assert torch.equal(first, epoch_order(1000, 3, 5))
    assert order_digest(1000, 3) == order_digest(1000, 3)
    assert order_digest(1000, 3) != order_digest(1000, 4)
    assert len(order_digest(1000, 3)) == 16


def test_the_test_set_comes_in_its_own_order_with_its_last_partial_batch(arrays: Arrays) -> None:
    feed = Feed(arrays, Training(batch_size=50), device("cpu"))
    seen = 0
    for batch in feed.test_batches():
        indices = np.arange(seen, seen + batch.size)
        np.testing.assert_allclose(batch.images.numpy(), expected(arrays, indices, "test"), atol=2e-6)
        np.testing.assert_array_equal(batch.labels.numpy(), arrays.test_labels[indices])
        seen += batch.size
    assert seen == TEST


@pytest.mark.parametrize("mode", ["pipeline", "resident"])
@pytest.mark.parametrize("layout", [Layout(), Layout(channels_last=True), Layout(True, torch.bfloat16)])
def test_filling_a_batch_gives_what_delivering_gives_in_every_layout(
    arrays: Arrays, mode: Mode, layout: Layout
) -> None:
    training = Training(batch_size=96, mode=mode)
    plain, laid_out = Feed(arrays, training, device("cpu")), Feed(arrays, training, device("cpu"), layout)
    room = laid_out.room()
    for indices in plain.epoch(0, partial=False):
        plain.gather(indices)
        laid_out.gather(indices)
        wanted = plain.deliver()
        laid_out.fill(room)
        assert torch.equal(room.labels, wanted.labels)
        assert torch.equal(room.images, wanted.images.to(layout.dtype))
    assert room.images.is_contiguous(memory_format=layout.memory_format)
