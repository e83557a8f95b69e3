"""The prepared form of a data set: a folder of plain arrays that every training child maps.

    train_images.npy  uint8 (N, 3, 32, 32)      train_labels.npy  int64 (N,)
    test_images.npy   uint8 (M, 3, 32, 32)      test_labels.npy   int64 (M,)
    meta.json         name, note, digest, mean and std per channel, counts

Children of one run share the pictures through the operating system's page cache: 184 MB once, not per child.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from gpubench_gui.engine.datasets.images import CLASSES, SIDE

FORMAT: Final = 1  # raise it when the files change meaning: older folders are then made again


class ArraysError(Exception):
    """A folder that holds no usable prepared pictures; the text says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Meta:
    """What `meta.json` says.

    `digest` is the SHA-256 (hex) over the content of the four arrays; `mean` and `std` are those of the
    training pixels of each channel, scaled to 0..1.
    """

    name: str
    note: str | None
    digest: str
    mean: tuple[float, ...]
    std: tuple[float, ...]
    train: int
    test: int
    classes: int


@dataclass(frozen=True, slots=True)
class Arrays:
    """Pictures (uint8, N×3×32×32) and labels (int64, N) of both splits, mapped from disk, and `meta`."""

    train_images: npt.NDArray[np.uint8]
    train_labels: npt.NDArray[np.int64]
    test_images: npt.NDArray[np.uint8]
    test_labels: npt.NDArray[np.int64]
    meta: Meta


def open_arrays(folder: str | Path) -> Arrays:
    """Map the prepared pictures in `folder`; no pixel is read, and no change to an array reaches its file.

    Raises `ArraysError` when a file is missing or cut short, or its shape, type or labels are not those
    promised.
    """
    folder = Path(folder)
    meta = _meta(folder / "meta.json")
    arrays: dict[str, npt.NDArray[Any]] = {}
    for split, count in (("train", meta.train), ("test", meta.test)):
        images = _map(folder / f"{split}_images.npy", np.uint8, (count, 3, SIDE, SIDE))
        labels = _map(folder / f"{split}_labels.npy", np.int64, (count,))
        if labels.min() < 0 or labels.max() >= meta.classes:
            raise ArraysError(f"{split}_labels.npy has labels outside 0..{meta.classes - 1}.")
        arrays[f"{split}_images"], arrays[f"{split}_labels"] = images, labels
    return Arrays(**arrays, meta=meta)


def _map(path: Path, dtype: type[np.generic], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    try:
        # "c" (copy on write) rather than "r": the pages are shared all the same as long as nobody writes,
        # and `torch.from_numpy` warns about every array that is read-only.
        array: npt.NDArray[Any] = np.load(path, mmap_mode="c", allow_pickle=False)
    except (OSError, ValueError, EOFError) as error:  # numpy says ValueError for a file cut short
        raise ArraysError(f"{path.name} cannot be read: {error}") from error
    if array.dtype != dtype or array.shape != shape:
        found = f"{array.dtype} {array.shape}"
        raise ArraysError(f"{path.name} holds {found} where {np.dtype(dtype)} {shape} belongs.")
    return array


def _meta(path: Path) -> Meta:
    try:
        found = json.loads(path.read_bytes())
        if found["format"] != FORMAT:
            raise ArraysError(f"{path.name} is of format {found['format']!r}, not {FORMAT}.")
        meta = Meta(
            name=str(found["name"]),
            note=None if found["note"] is None else str(found["note"]),
            digest=str(found["digest"]),
            mean=tuple(float(x) for x in found["mean"]),
            std=tuple(float(x) for x in found["std"]),
            train=int(found["train"]),
            test=int(found["test"]),
            classes=int(found["classes"]),
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ArraysError(f"{path.name} cannot be read: {type(error).__name__}: {error}") from error
    if meta.train < 1 or meta.test < 1 or meta.classes != CLASSES:
        raise ArraysError(f"{path.name} promises no pictures, or not {CLASSES} classes of them.")
    if len(meta.mean) != 3 or len(meta.std) != 3 or not all(map(math.isfinite, meta.mean + meta.std)):
        raise ArraysError(f"{path.name} lacks the mean and deviation of three channels.")
    if min(meta.std) <= 0:
        raise ArraysError(f"{path.name} has a channel without any variation.")
    return meta
