"""What a data set's loader hands over: pictures as chunks of arrays, before they are written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

SIDE = 32  # pixels: every picture is 3×32×32
CLASSES = 10  # in each of the three data sets

Split = Literal["train", "test"]


@dataclass(frozen=True, slots=True)
class Chunk:
    """`images` uint8 (n, 3, 32, 32), `labels` int64 (n,) in 0..9, all of one split."""

    split: Split
    images: npt.NDArray[np.uint8]
    labels: npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class ImageSet:
    """A data set on its way to disk: `train` + `test` pictures in `chunks`, each split in its final order.

    `note` is one sentence that belongs beside every result made with these pictures, or None.
    """

    name: str
    note: str | None
    train: int
    test: int
    chunks: Iterator[Chunk]


class DataError(Exception):
    """The pictures cannot be had. `reason` says what happened and what still holds, `cure` what to do."""

    def __init__(self, reason: str, cure: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.cure = cure


class Stopped(Exception):
    """The front end asked for an end: leave nothing half-written behind."""


def shown(path: object) -> str:
    """`path` for a sentence: a file name's undecodable bytes would not travel in UTF-8."""
    return str(path).encode("utf-8", "replace").decode("utf-8")
