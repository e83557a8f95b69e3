"""Writes a data set in its prepared form (see `arrays.py`): all of it under a final name, or nothing."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

from gpubench_gui.engine.arrays import FORMAT, Arrays, ArraysError, open_arrays
from gpubench_gui.engine.datasets.disk import PART, remove_abandoned, writing_to
from gpubench_gui.engine.datasets.images import CLASSES, SIDE, DataError, ImageSet, Split
from gpubench_gui.engine.datasets.progress import Progress


def write_arrays(folder: Path, images: ImageSet, progress: Progress) -> Arrays:
    """Write `images` to `folder` and open them.

    The files grow in a temporary folder beside `folder`, which takes the final name when complete. If another
    process was faster its folder is kept; a damaged `folder` is replaced. Raises `Stopped` and `DataError`,
    a full disk included; then nothing of this attempt is left.
    """
    with writing_to(folder.parent, space_needed(images.train, images.test)):
        folder.parent.mkdir(parents=True, exist_ok=True)
        remove_abandoned(folder.parent)
        part = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", suffix=PART, dir=folder.parent))
        try:
            part.chmod(0o755)  # mkdtemp's 0700 would lock other accounts out of a shared cache
            _write(part, images, progress)
            _publish(part, folder)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    return open_arrays(folder)


def space_needed(train: int, test: int) -> int:
    """Bytes that the prepared form of so many pictures takes."""
    return (train + test) * (3 * SIDE * SIDE + 8) + 4 * 128 + 1024


def _write(part: Path, images: ImageSet, progress: Progress) -> None:
    counts: dict[Split, int] = {"train": images.train, "test": images.test}
    written: dict[Split, int] = {"train": 0, "test": 0}
    total = np.zeros(3, np.int64)
    squares = np.zeros(3, np.int64)
    with contextlib.ExitStack() as stack:
        files = {
            split: (
                stack.enter_context(_Array(part / f"{split}_images.npy", np.uint8, (n, 3, SIDE, SIDE))),
                stack.enter_context(_Array(part / f"{split}_labels.npy", np.int64, (n,))),
            )
            for split, n in counts.items()
        }
        for chunk in images.chunks:
            for start in range(0, len(chunk.labels), 2000):  # 6 MB: an end is noticed within milliseconds
                pixels, labels = chunk.images[start : start + 2000], chunk.labels[start : start + 2000]
                files[chunk.split][0].append(pixels)
                files[chunk.split][1].append(labels)
                written[chunk.split] += len(labels)
                if chunk.split == "train":
                    wide = pixels.astype(np.uint32)
                    total += wide.sum(axis=(0, 2, 3), dtype=np.int64)
                    squares += (wide * wide).sum(axis=(0, 2, 3), dtype=np.int64)
                progress.check()
        digest = hashlib.sha256()
        for split in counts:
            for array in files[split]:
                digest.update(array.digest())
    if written != counts:
        raise DataError(f"{images.name} gave {written} pictures instead of {counts}.", "Please report this.")

    n = images.train * SIDE * SIDE
    mean = total / n / 255
    std = np.sqrt(squares / n / 255**2 - mean**2)
    if not std.min() > 0:
        raise DataError(
            f"The pictures of {images.name} have a colour channel without any variation: nothing can "
            "be learnt from them.",
            "Choose another copy of the data, or the synthetic data.",
        )
    meta = {
        "format": FORMAT,
        "name": images.name,
        "note": images.note,
        "digest": digest.hexdigest(),
        "mean": mean.tolist(),
        "std": std.tolist(),
        "train": images.train,
        "test": images.test,
        "classes": CLASSES,
    }
    (part / "meta.json").write_text(json.dumps(meta, indent=1), encoding="utf-8")


class _Array:
    """A .npy file that grows by chunks, and the SHA-256 of its content.

    Plain writes on purpose: on a full disk they raise OSError, while a writable memory map ends in SIGBUS.
    """

    def __init__(self, path: Path, dtype: type[np.generic], shape: tuple[int, ...]) -> None:
        self._file: BinaryIO = path.open("wb")
        self._sha = hashlib.sha256(repr((np.dtype(dtype).name, shape)).encode())
        self._dtype = np.dtype(dtype).newbyteorder("<")
        header = {"descr": self._dtype.str, "fortran_order": False, "shape": shape}
        np.lib.format.write_array_header_1_0(self._file, header)

    def append(self, values: npt.NDArray[Any]) -> None:
        data = np.ascontiguousarray(values, self._dtype).data.cast("B")
        self._sha.update(data)
        self._file.write(data)

    def digest(self) -> bytes:
        return self._sha.digest()

    def __enter__(self) -> _Array:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _publish(part: Path, folder: Path) -> None:
    """Give `part` the name `folder`, unless a valid folder of that name has appeared."""
    aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", suffix=PART, dir=folder.parent))
    try:
        for attempt in range(10):  # other writers may be doing the same at the same moment
            try:
                os.rename(part, folder)  # fails on every system when `folder` exists and is not empty
                return
            except OSError as error:
                failure = error
            with contextlib.suppress(ArraysError):
                open_arrays(folder)
                return
            with contextlib.suppress(FileNotFoundError):
                os.rename(folder, aside / str(attempt))
        raise failure
    finally:
        shutil.rmtree(aside, ignore_errors=True)
