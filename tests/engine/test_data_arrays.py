"""The prepared form: written whole or not at all, mapped, checked when opened."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from gpubench_gui.engine import write_arrays as writer
from gpubench_gui.engine.arrays import ArraysError, open_arrays
from gpubench_gui.engine.datasets import synthetic
from gpubench_gui.engine.datasets.images import Chunk, DataError, ImageSet, Stopped
from gpubench_gui.engine.write_arrays import space_needed, write_arrays
from tests.engine.cifar_files import files_below
from tests.engine.quiet import quiet, recorded


def small(seed: int = 0) -> ImageSet:
    return synthetic.make(seed, quiet(), train=60, test=20)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_arrays(tmp_path / "set", small(), quiet())
    return tmp_path / "set"


def test_what_was_written_is_what_is_mapped(folder: Path) -> None:
    chunks = list(small().chunks)
    arrays = open_arrays(folder)
    for split, images, labels in (
        ("train", arrays.train_images, arrays.train_labels),
        ("test", arrays.test_images, arrays.test_labels),
    ):
        assert np.array_equal(images, np.concatenate([c.images for c in chunks if c.split == split]))
        assert np.array_equal(labels, np.concatenate([c.labels for c in chunks if c.split == split]))
    assert arrays.train_images.shape == (60, 3, 32, 32)
    assert arrays.test_images.dtype == np.uint8
    assert arrays.test_labels.dtype == np.int64


def test_mean_and_deviation_are_those_of_the_training_pixels(folder: Path) -> None:
    arrays = open_arrays(folder)
    scaled = arrays.train_images / 255
    assert np.allclose(arrays.meta.mean, scaled.mean(axis=(0, 2, 3)))
    assert np.allclose(arrays.meta.std, scaled.std(axis=(0, 2, 3)))


def test_a_change_to_the_mapped_pictures_never_reaches_the_files(folder: Path) -> None:
    before = (folder / "train_images.npy").read_bytes()
    arrays = open_arrays(folder)
    assert isinstance(arrays.train_images, np.memmap)
    arrays.train_images[:] = 0
    del arrays
    assert (folder / "train_images.npy").read_bytes() == before


def test_the_digest_depends_on_every_label_and_pixel(tmp_path: Path) -> None:
    def digest(name: str, change: str = "") -> str:
        chunk = next(iter(small().chunks))
        images, labels = chunk.images.copy(), chunk.labels.copy()
        if change == "pixel":
            images[7, 1, 3, 3] ^= 1
        if change == "label":
            labels[7] = (labels[7] + 1) % 10
        parts = iter([Chunk("train", images, labels), Chunk("test", chunk.images, chunk.labels)])
        made = ImageSet("Test", None, len(labels), len(labels), parts)
        return write_arrays(tmp_path / name, made, quiet()).meta.digest

    assert digest("a") == digest("b")
    assert len({digest("c"), digest("d", "pixel"), digest("e", "label")}) == 3


def test_the_announced_space_covers_the_files(folder: Path) -> None:
    used = sum(path.stat().st_size for path in folder.iterdir())
    assert used <= space_needed(60, 20) <= used + 4096


@pytest.mark.parametrize("name", ["train_images.npy", "test_labels.npy", "meta.json"])
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(ArraysError, match=name):
        open_arrays(folder)


@pytest.mark.parametrize("name", ["train_images.npy", "train_labels.npy", "meta.json"])
@pytest.mark.parametrize("keep", [0, 60, 200])
def test_a_file_cut_short_is_named(folder: Path, name: str, keep: int) -> None:
    data = (folder / name).read_bytes()
    (folder / name).write_bytes(data[:keep])
    with pytest.raises(ArraysError, match=name):
        open_arrays(folder)


@pytest.mark.parametrize(
    "array",
    [
        np.zeros((60, 3, 32, 32), np.float32),
        np.zeros((59, 3, 32, 32), np.uint8),
        np.zeros((60, 3072), np.uint8),
    ],
)
def test_pictures_of_another_type_or_shape_are_refused(folder: Path, array: np.ndarray) -> None:
    np.save(folder / "train_images.npy", array)
    with pytest.raises(ArraysError, match=r"train_images\.npy holds"):
        open_arrays(folder)


@pytest.mark.parametrize("label", [-1, 10])
def test_a_label_outside_the_classes_is_refused(folder: Path, label: int) -> None:
    labels = np.load(folder / "test_labels.npy")
    labels[3] = label
    np.save(folder / "test_labels.npy", labels)
    with pytest.raises(ArraysError, match=r"outside 0..9"):
        open_arrays(folder)


def test_an_array_file_that_is_a_pickle_is_refused(folder: Path) -> None:
    np.save(folder / "test_labels.npy", np.array([{}] * 20, object), allow_pickle=True)
    with pytest.raises(ArraysError, match=r"test_labels\.npy"):
        open_arrays(folder)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 0),
        ("std", [0.2, 0.2, 0.0]),
        ("mean", [0.5, 0.5]),
        ("mean", [0.5, 0.5, float("nan")]),
        ("train", 0),
        ("classes", 100),
        ("digest", ...),
    ],
)
def test_meta_that_cannot_be_right_is_refused(folder: Path, key: str, value: object) -> None:
    meta = json.loads((folder / "meta.json").read_text(encoding="utf-8"))
    if value is ...:
        del meta[key]
    else:
        meta[key] = value
    (folder / "meta.json").write_text(json.dumps(meta), encoding="utf-8")
    with pytest.raises(ArraysError, match=r"meta\.json"):
        open_arrays(folder)


def test_pictures_without_any_variation_are_refused_and_leave_nothing(tmp_path: Path) -> None:
    flat = Chunk("train", np.zeros((10, 3, 32, 32), np.uint8), np.zeros(10, np.int64))
    images = ImageSet("Flat", None, 10, 10, iter([flat, Chunk("test", flat.images, flat.labels)]))
    with pytest.raises(DataError, match="without any variation"):
        write_arrays(tmp_path / "set", images, quiet())
    assert not files_below(tmp_path)


def test_a_loader_that_raises_leaves_nothing(tmp_path: Path) -> None:
    def chunks() -> Iterator[Chunk]:
        yield next(iter(small().chunks))
        raise RuntimeError("torn")

    with pytest.raises(RuntimeError, match="torn"):
        write_arrays(tmp_path / "set", ImageSet("Torn", None, 60, 20, chunks()), quiet())
    assert not files_below(tmp_path)


def test_a_stop_between_two_chunks_leaves_nothing(tmp_path: Path) -> None:
    calls = iter(range(100))
    progress, _ = recorded(stopped=lambda: next(calls) > 2)
    images = synthetic.make(0, progress, train=5000, test=500)
    with pytest.raises(Stopped):
        write_arrays(tmp_path / "set", images, progress)
    assert not files_below(tmp_path)


def test_a_damaged_folder_is_replaced(folder: Path) -> None:
    (folder / "train_images.npy").write_bytes(b"torn")
    arrays = write_arrays(folder, small(), quiet())
    assert len(arrays.train_images) == 60
    assert files_below(folder.parent) == {
        "set",
        "set/meta.json",
        "set/train_images.npy",
        "set/train_labels.npy",
        "set/test_images.npy",
        "set/test_labels.npy",
    }


def test_a_folder_that_another_writer_completed_first_is_kept(folder: Path) -> None:
    before = (folder / "meta.json").stat().st_ino
    write_arrays(folder, small(), quiet())
    assert (folder / "meta.json").stat().st_ino == before


def test_many_writers_at_once_all_end_with_the_same_valid_folder(tmp_path: Path) -> None:
    (tmp_path / "set").mkdir()
    (tmp_path / "set" / "meta.json").write_text("damaged", encoding="utf-8")
    together = threading.Barrier(6)
    digests: list[str] = []

    def write() -> None:
        images = small()
        together.wait()
        digests.append(write_arrays(tmp_path / "set", images, quiet()).meta.digest)

    threads = [threading.Thread(target=write) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(digests) == 6
    assert len(set(digests)) == 1
    assert {path.name for path in tmp_path.iterdir()} == {"set"}


def test_what_a_killed_writer_left_is_removed_and_a_live_one_is_spared(tmp_path: Path) -> None:
    dead, live = tmp_path / ".set-dead.part", tmp_path / ".set-live.part"
    for part in (dead, live):
        part.mkdir()
        (part / "train_images.npy").write_bytes(b"x")
    old = time.time() - 7200
    for path in (dead / "train_images.npy", dead):
        os.utime(path, (old, old))
    write_arrays(tmp_path / "set", small(), quiet())
    assert not dead.exists()
    assert (live / "train_images.npy").exists()


def test_a_full_disk_is_named_with_the_space_needed_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(writer._Array, "append", full)
    with pytest.raises(DataError, match=r"disk that holds .* is full: 0 MB are needed and \d+ MB are free") as caught:
        write_arrays(tmp_path / "set", small(), quiet())
    assert "another disk" in caught.value.cure
    assert not files_below(tmp_path)


def test_a_disk_that_really_is_full_ends_in_the_same_sentence(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("a small file system can only be mounted by root")
    try:
        with pytest.raises(DataError, match="is full"):
            write_arrays(disk / "set", small(), quiet())
        assert not files_below(disk)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_cache_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(DataError, match="file failed"):
        write_arrays(tmp_path / "file" / "set", small(), quiet())
