"""Fashion-MNIST from its four IDX files, plain or gzipped, brought to CIFAR's shape.

The 28×28 grey pictures get a black border of two pixels and the same values in three channels. The format
is that of the MNIST files: a big-endian magic number (0x801 labels, 0x803 pictures), the sizes, the bytes.
"""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, get_args

import numpy as np
import numpy.typing as npt

from gpubench_gui.engine.datasets.images import CLASSES, SIDE, Chunk, DataError, ImageSet, Split, shown
from gpubench_gui.engine.datasets.progress import Progress

PACKAGE: Final = "dataset-fashion-mnist"
INSTALLED: Final = Path("/usr/share/datasets/fashion-mnist")  # where Debian's package puts the files
FILES: Final[dict[Split, tuple[str, str]]] = {
    "train": ("train-images-idx3-ubyte", "train-labels-idx1-ubyte"),
    "test": ("t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte"),
}
_SMALL = 28  # pixels: the side of a picture in the files
_MAX_COUNT = 100_000  # pictures a file may announce; the largest real one has 60,000
_CHUNK = 5000
_CURE = (
    f"Choose a folder with the four files, install Debian's or Ubuntu's package {PACKAGE}, or use the synthetic data."
)


@dataclass(frozen=True, slots=True)
class Copy:
    """A folder and the file found there for each of the four official names."""

    folder: Path
    found: dict[str, Path]

    @property
    def files(self) -> list[Path]:
        """The files whose content decides what is read."""
        return list(self.found.values())


def locate(path: Path | None) -> Copy:
    """The copy in `path`, or that of the Debian package when `path` is None.

    Raises `DataError` naming the missing file and what was looked for.
    """
    if path is None and not INSTALLED.is_dir():
        raise DataError(f"No folder was chosen and the package {PACKAGE} is not installed.", _CURE)
    folder = INSTALLED if path is None else path
    if not folder.is_dir():
        raise DataError(f"There is no folder {shown(folder)}.", _CURE)
    found: dict[str, Path] = {}
    missing: list[str] = []
    for name in (name for names in FILES.values() for name in names):
        candidates = [folder / name, folder / f"{name}.gz"]
        file = next((c for c in candidates if c.is_file()), None)
        if file is None:
            missing.append(name)
        else:
            found[name] = file
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        raise DataError(
            f"Fashion-MNIST in {shown(folder)} is incomplete: {', '.join(missing)} (or the same with .gz) "
            f"{verb} missing.",
            _CURE,
        )
    return Copy(folder, found)


def read(copy: Copy, progress: Progress) -> ImageSet:
    """Every picture of `copy`, checked.

    Raises `DataError` for files that are damaged or something else, and `Stopped`.
    """
    splits: dict[Split, tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]] = {}
    for split in get_args(Split):
        images_name, labels_name = FILES[split]
        pictures = _idx(copy.found[images_name], 0x803, (_SMALL, _SMALL))
        progress.check()
        labels = _idx(copy.found[labels_name], 0x801, ())
        if len(pictures) != len(labels):
            raise DataError(
                f"{images_name} has {len(pictures)} pictures and {labels_name} {len(labels)} labels, "
                "so they do not belong together.",
                _CURE,
            )
        if labels.max() >= CLASSES:
            raise DataError(f"{shown(copy.found[labels_name])} holds labels outside 0..9.", _CURE)
        splits[split] = pictures, labels.astype(np.int64)
    train, test = (len(splits[split][1]) for split in get_args(Split))
    return ImageSet("Fashion-MNIST", None, train, test, _chunks(splits, train + test, progress))


def _chunks(
    splits: dict[Split, tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]], total: int, progress: Progress
) -> Iterator[Chunk]:
    done = 0
    border = (SIDE - _SMALL) // 2
    for split, (pictures, labels) in splits.items():
        for start in range(0, len(labels), _CHUNK):
            part = slice(start, start + _CHUNK)
            grey = np.pad(pictures[part], ((0, 0), (border, border), (border, border)))
            yield Chunk(split, np.repeat(grey[:, None], 3, axis=1), labels[part])
            done += len(grey)
            progress.update("decode", done, total, "images")


def _idx(path: Path, magic: int, item: tuple[int, ...]) -> npt.NDArray[np.uint8]:
    """The array in the IDX file `path`: uint8 (n, *item), n from its header."""
    header = 4 * (2 + len(item))
    size = int(np.prod(item, dtype=np.int64))
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
            head = file.read(header)
            if len(head) < header:
                raise EOFError("it ends within its header")
            found, count, *shape = struct.unpack(f">{2 + len(item)}I", head)
            if found != magic or tuple(shape) != item or not 0 < count <= _MAX_COUNT:
                raise DataError(
                    f"{shown(path)} is no Fashion-MNIST file: it begins with {found:#x}, {count}, {shape} "
                    f"instead of {magic:#x}, a count, {list(item)}.",
                    _CURE,
                )
            data = file.read(count * size + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise DataError(f"{shown(path)} is cut short or damaged ({error}).", _CURE) from error
    except OSError as error:
        raise DataError(f"{shown(path)} cannot be read: {error.strerror or error}.", _CURE) from error
    if len(data) != count * size:
        relation = "fewer" if len(data) < count * size else "more"
        raise DataError(f"{shown(path)} is damaged: it holds {relation} bytes than its header announces.", _CURE)
    return np.frombuffer(data, np.uint8).reshape(count, *item)
