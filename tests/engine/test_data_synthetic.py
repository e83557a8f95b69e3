"""The built-in textures: reproducible, balanced, and out of a linear model's reach."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from gpubench_gui.engine.datasets import synthetic
from gpubench_gui.engine.datasets.images import ImageSet, Split
from gpubench_gui.engine.write_arrays import write_arrays
from tests.engine.quiet import quiet, recorded


def gathered(made: ImageSet, split: Split) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    chunks = [c for c in made.chunks if c.split == split]
    return np.concatenate([c.images for c in chunks]), np.concatenate([c.labels for c in chunks])


def test_a_seed_gives_the_same_digest_and_another_seed_another(tmp_path: Path) -> None:
    def digest(name: str, seed: int) -> str:
        return write_arrays(tmp_path / name, synthetic.make(seed, quiet(), 700, 100), quiet()).meta.digest

    first = digest("a", 3)
    assert digest("b", 3) == first
    assert digest("c", 4) != first


def test_the_pictures_of_seed_0_are_the_ones_known_everywhere(tmp_path: Path) -> None:
    # Integer arithmetic makes this hold on every machine; if it changes on purpose, raise synthetic.VERSION.
    made = write_arrays(tmp_path / "set", synthetic.make(0, quiet(), 700, 100), quiet())
    assert made.meta.digest == "cf18117cfefcf5e189bffae4e35065356f947a9623e96111468e33162bb0bbc9"


def test_the_classes_are_balanced_and_in_no_order() -> None:
    _, labels = gathered(synthetic.make(0, quiet(), 2000, 10), "train")
    assert np.bincount(labels).tolist() == [200] * 10
    assert np.bincount(labels[:500], minlength=10).min() > 20
    assert (labels[:10] != np.arange(10)).any()


def test_training_and_test_pictures_differ() -> None:
    train, _ = gathered(synthetic.make(0, quiet(), 500, 500), "train")
    test, _ = gathered(synthetic.make(0, quiet(), 500, 500), "test")
    known = {picture.tobytes() for picture in train}
    assert len(known) == 500
    assert not any(picture.tobytes() in known for picture in test)


def test_the_mean_picture_of_every_class_is_flat_grey() -> None:
    images, labels = gathered(synthetic.make(0, quiet(), 5000, 10), "train")
    for label in range(10):
        mean = images[labels == label].mean(axis=0)
        assert abs(mean - 127).max() < 15  # the deviation of a mean of 500 such pixels is 2.5
        assert mean.std() < 4


def test_a_linear_model_stays_near_chance() -> None:
    made = synthetic.make(0, quiet(), 4000, 1000)
    chunks = list(made.chunks)
    pixels = {s: np.concatenate([c.images for c in chunks if c.split == s]) for s in ("train", "test")}
    labels = {s: np.concatenate([c.labels for c in chunks if c.split == s]) for s in ("train", "test")}
    flat = {s: p.reshape(len(p), -1).astype(np.float32) / 128 - 1 for s, p in pixels.items()}
    # Ridge regression on the ten indicators, in the kernel form: a 4000×4000 system.
    gram = flat["train"] @ flat["train"].T
    gram[np.diag_indices_from(gram)] += 1000.0
    weights = flat["train"].T @ np.linalg.solve(gram, np.eye(10, dtype=np.float32)[labels["train"]])
    right = (flat["test"] @ weights).argmax(axis=1) == labels["test"]
    assert right.mean() < 0.25


def test_progress_counts_pictures_and_ends_with_all_of_them() -> None:
    progress, events = recorded()
    for _ in synthetic.make(0, progress, 1200, 300).chunks:
        pass
    assert [e.step for e in events] == ["make"] * len(events)
    assert events[-1].done == events[-1].total == 1500
    assert events[-1].left_s == 0


@pytest.mark.parametrize(("train", "test"), [(1, 1), (501, 499), (1000, 500)])
def test_any_number_of_pictures_can_be_asked_for(train: int, test: int) -> None:
    sizes: dict[str, int] = {"train": 0, "test": 0}
    for chunk in synthetic.make(0, quiet(), train, test).chunks:
        assert chunk.images.shape == (len(chunk.labels), 3, 32, 32)
        assert chunk.images.dtype == np.uint8
        sizes[chunk.split] += len(chunk.labels)
    assert sizes == {"train": train, "test": test}
