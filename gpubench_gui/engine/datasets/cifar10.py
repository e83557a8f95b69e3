"""CIFAR-10 in its official Python form: five training batches and a test batch, in a folder or the .tar.gz.

The MD5 sums are those that torchvision checks (torchvision/datasets/cifar.py, class CIFAR10). A copy with the
right structure and other bytes is read too, as every copy is, through the restricted reader in `unpickle.py`,
and its results carry a note.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from gpubench_gui.engine.datasets import unpickle
from gpubench_gui.engine.datasets.archive import members
from gpubench_gui.engine.datasets.images import CLASSES, SIDE, Chunk, DataError, ImageSet, shown
from gpubench_gui.engine.datasets.progress import Progress

ARCHIVE: Final = "cifar-10-python.tar.gz"
FOLDER: Final = "cifar-10-batches-py"
TEST: Final = "test_batch"
MD5: Final = {
    "data_batch_1": "c99cafc152244af753f735de768cd75f",
    "data_batch_2": "d4bba439e000b95fd0a9bffe97cbabec",
    "data_batch_3": "54ebc095f3ab1f0389bbae665268c751",
    "data_batch_4": "634d18415352ddfa80567beed471001a",
    "data_batch_5": "482c414d41f54cd18b22e5b47cb7c3cb",
    TEST: "40351d587109b95175f43aff81a1287e",
}
CURE: Final = (
    f"Choose a folder that holds {FOLDER} or {ARCHIVE}, let the program download it, or use the synthetic data."
)


class NotThere(DataError):
    """No complete copy where one was looked for: a download helps."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A complete-looking copy: the archive's path, or the folder that holds the six batches."""

    path: Path
    is_archive: bool

    @property
    def files(self) -> list[Path]:
        """The files whose content decides what is read."""
        return [self.path] if self.is_archive else [self.path / name for name in MD5]


def locate(path: Path) -> Copy:
    """The copy of CIFAR-10 at `path`: the archive, the folder of batches, or a folder that holds either.

    Raises `NotThere` that says what was looked for and, in a folder of batches, which file is missing.
    """
    if path.is_file():
        return Copy(path, is_archive=True)
    if not path.is_dir():
        raise NotThere(f"There is no folder or archive {shown(path)}.", CURE)
    incomplete: NotThere | None = None
    for folder in (path, path / FOLDER):
        missing = [name for name in MD5 if not (folder / name).is_file()]
        if not missing:
            return Copy(folder, is_archive=False)
        if len(missing) < len(MD5) or (folder.name == FOLDER and folder.is_dir()):
            verb = "is" if len(missing) == 1 else "are"
            incomplete = NotThere(
                f"CIFAR-10 in {shown(folder)} is incomplete: {', '.join(missing)} {verb} missing.",
                "Copy what is missing into that folder, or choose another one.",
            )
    if (path / ARCHIVE).is_file():
        return Copy(path / ARCHIVE, is_archive=True)
    raise incomplete or NotThere(
        f"{shown(path)} holds no CIFAR-10: neither {FOLDER}, nor its batches ({', '.join(MD5)}), nor {ARCHIVE}.",
        CURE,
    )


def read(copy: Copy, progress: Progress) -> ImageSet:
    """Every picture of `copy`, in the order of the batches, checked.

    Raises `DataError` for a copy that is damaged, hostile or something else, and `Stopped`.
    """
    files = members(copy.path, set(MD5), progress) if copy.is_archive else _folder_files(copy, progress)
    batches: dict[str, tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]] = {}
    official = True
    for name, data in files:
        official &= hashlib.md5(data, usedforsecurity=False).hexdigest() == MD5[name]
        batches[name] = _batch(data, copy.path if copy.is_archive else copy.path / name, name)
        progress.check()
    missing = [name for name in MD5 if name not in batches]
    if missing:
        raise DataError(f"The archive {shown(copy.path)} has no {', '.join(missing)}, so it is not CIFAR-10.", CURE)
    test = len(batches[TEST][1])
    train = sum(len(labels) for _, labels in batches.values()) - test
    note = None if official else "This copy of CIFAR-10 does not consist of the official bytes (its checksums differ)."
    return ImageSet("CIFAR-10", note, train, test, _chunks(batches))


def _chunks(batches: dict[str, tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]]) -> Iterator[Chunk]:
    for name in MD5:
        images, labels = batches.pop(name)
        yield Chunk("test" if name == TEST else "train", images, labels)


def _folder_files(copy: Copy, progress: Progress) -> Iterator[tuple[str, bytes]]:
    for done, path in enumerate(copy.files):
        progress.update("decode", done * 10_000, len(MD5) * 10_000, "images")
        try:
            with path.open("rb") as file:
                data = file.read(unpickle.MAX_BYTES + 1)
        except OSError as error:
            raise DataError(f"{shown(path)} cannot be read: {error.strerror}.", CURE) from error
        yield path.name, data
    progress.update("decode", len(MD5) * 10_000, len(MD5) * 10_000, "images")


def _batch(data: bytes, path: Path, name: str) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    where = shown(path) if path.name == name else f"{name} in {shown(path)}"
    try:
        content = unpickle.load(data)
    except unpickle.BadPickle as error:
        raise DataError(f"{where} was refused: {error}. Nothing in it was run.", CURE) from error
    pixels = labels = None
    if isinstance(content, dict):
        # Python 2 wrote the keys as byte strings; a copy dumped again by Python 3 may have text.
        pixels = content.get(b"data", content.get("data"))
        labels = content.get(b"labels", content.get("labels"))
    if not (isinstance(pixels, np.ndarray) and pixels.ndim == 2 and pixels.shape[1] == 3 * SIDE * SIDE):
        raise DataError(f"{where} holds no pictures of 3×32×32 bytes, so it is no CIFAR-10 batch.", CURE)
    if not (isinstance(labels, list) and len(labels) == len(pixels) > 0):
        raise DataError(f"{where} does not hold one label for each of its {len(pixels)} pictures.", CURE)
    if not all(type(label) is int and 0 <= label < CLASSES for label in labels):
        raise DataError(f"{where} holds labels outside 0..9, so it is no CIFAR-10 batch.", CURE)
    return pixels.reshape(-1, 3, SIDE, SIDE), np.array(labels, np.int64)
