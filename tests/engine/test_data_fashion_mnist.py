"""Fashion-MNIST: the real files through the real loader, and every way a file can be wrong."""

from __future__ import annotations

import gzip
import struct
from pathlib import Path

import numpy as np
import pytest

from gpubench_gui.engine.datasets import fashion_mnist
from gpubench_gui.engine.datasets.images import DataError, ImageSet, Stopped
from tests.engine.quiet import quiet, recorded

COUNTS = {"train": 30, "t10k": 10}


def pictures(split: str) -> np.ndarray:
    return np.random.default_rng(len(split)).integers(0, 256, (COUNTS[split], 28, 28), np.uint8)


def labels(split: str) -> np.ndarray:
    return (np.arange(COUNTS[split]) % 10).astype(np.uint8)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The training files plain, the test files gzipped."""
    for split, count in COUNTS.items():
        for name, head, array in (
            (f"{split}-images-idx3-ubyte", struct.pack(">4I", 0x803, count, 28, 28), pictures(split)),
            (f"{split}-labels-idx1-ubyte", struct.pack(">2I", 0x801, count), labels(split)),
        ):
            data = head + array.tobytes()
            if split == "train":
                (tmp_path / name).write_bytes(data)
            else:
                (tmp_path / f"{name}.gz").write_bytes(gzip.compress(data))
    return tmp_path


def read(path: Path | None) -> ImageSet:
    return fashion_mnist.read(fashion_mnist.locate(path), quiet())


def test_the_real_files_of_the_debian_package_are_read() -> None:
    if not fashion_mnist.INSTALLED.is_dir():
        pytest.skip(f"the package {fashion_mnist.PACKAGE} is not installed")
    made = read(None)
    assert (made.name, made.note, made.train, made.test) == ("Fashion-MNIST", None, 60_000, 10_000)
    chunks = list(made.chunks)
    for split, per_class in (("train", 6000), ("test", 1000)):
        found = np.concatenate([c.labels for c in chunks if c.split == split])
        assert np.bincount(found).tolist() == [per_class] * 10
    first = chunks[0]
    assert first.labels[:5].tolist() == [9, 0, 0, 3, 0]  # an ankle boot, three tops, a dress
    total = sum(int(c.images[:, 0].sum(dtype=np.int64)) for c in chunks if c.split == "train")
    assert total / (60_000 * 28 * 28) / 255 == pytest.approx(0.2860, abs=1e-4)  # its well-known mean


def test_plain_and_gzipped_files_are_padded_and_widened(folder: Path) -> None:
    chunks = list(read(folder).chunks)
    assert [(c.split, len(c.labels)) for c in chunks] == [("train", 30), ("test", 10)]
    for chunk, split in zip(chunks, COUNTS, strict=True):
        assert chunk.images.shape == (COUNTS[split], 3, 32, 32)
        assert chunk.images.dtype == np.uint8
        assert chunk.labels.dtype == np.int64
        assert chunk.labels.tolist() == labels(split).tolist()
        for channel in range(3):
            assert np.array_equal(chunk.images[:, channel, 2:30, 2:30], pictures(split))
        border = chunk.images.copy()
        border[:, :, 2:30, 2:30] = 0
        assert not border.any()


@pytest.mark.parametrize("name", ["train-images-idx3-ubyte", "t10k-labels-idx1-ubyte.gz"])
def test_the_one_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(DataError, match=rf"incomplete: {name.removesuffix('.gz')} .*is missing"):
        read(folder)


def test_without_a_folder_and_without_the_package_the_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fashion_mnist, "INSTALLED", tmp_path / "absent")
    with pytest.raises(DataError, match="dataset-fashion-mnist is not installed") as caught:
        read(None)
    assert "dataset-fashion-mnist" in caught.value.cure


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"no folder .*nowhere"):
        read(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("name", "head"),
    [
        ("train-images-idx3-ubyte", struct.pack(">4I", 0x801, 30, 28, 28)),
        ("train-images-idx3-ubyte", struct.pack(">4I", 0x803, 30, 32, 32)),
        ("train-images-idx3-ubyte", struct.pack(">4I", 0x803, 0, 28, 28)),
        ("train-images-idx3-ubyte", struct.pack(">4I", 0x803, 4_000_000_000, 28, 28)),
        ("train-labels-idx1-ubyte", struct.pack(">2I", 0x803, 30)),
        ("train-labels-idx1-ubyte", struct.pack("<2I", 0x801, 30)),
    ],
)
def test_a_wrong_header_is_refused(folder: Path, name: str, head: bytes) -> None:
    data = (folder / name).read_bytes()
    (folder / name).write_bytes(head + data[len(head) :])
    with pytest.raises(DataError, match=f"{name} is no Fashion-MNIST file"):
        read(folder)


@pytest.mark.parametrize(("change", "relation"), [(-1, "fewer"), (1, "more")])
def test_a_file_of_another_size_than_announced_is_refused(folder: Path, change: int, relation: str) -> None:
    path = folder / "train-labels-idx1-ubyte"
    data = path.read_bytes()
    path.write_bytes(data[:change] if change < 0 else data + b"\0")
    with pytest.raises(DataError, match=f"holds {relation} bytes"):
        read(folder)


@pytest.mark.parametrize("keep", [0, 5, 30, -4])
def test_a_gzipped_file_cut_short_is_refused(folder: Path, keep: int) -> None:
    path = folder / "t10k-images-idx3-ubyte.gz"
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(DataError, match="cut short or damaged"):
        read(folder)


def test_a_web_page_saved_as_a_gzipped_file_is_refused(folder: Path) -> None:
    (folder / "t10k-images-idx3-ubyte.gz").write_bytes(b"<html>404</html>")
    with pytest.raises(DataError, match="cut short or damaged"):
        read(folder)


def test_labels_that_belong_to_another_file_are_refused(folder: Path) -> None:
    data = struct.pack(">2I", 0x801, 29) + bytes(29)
    (folder / "train-labels-idx1-ubyte").write_bytes(data)
    with pytest.raises(DataError, match=r"30 pictures and .* 29 labels"):
        read(folder)


def test_a_label_outside_the_classes_is_refused(folder: Path) -> None:
    data = struct.pack(">2I", 0x801, 30) + bytes([10] * 30)
    (folder / "train-labels-idx1-ubyte").write_bytes(data)
    with pytest.raises(DataError, match=r"outside 0..9"):
        read(folder)


def test_a_stop_ends_the_reading(folder: Path) -> None:
    progress, _ = recorded(stopped=lambda: True)
    with pytest.raises(Stopped):
        fashion_mnist.read(fashion_mnist.locate(folder), progress)
