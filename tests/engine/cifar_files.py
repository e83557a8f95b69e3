"""Writes small data sets in the official CIFAR-10 form, as Python 2 with numpy 1 did."""

from __future__ import annotations

import io
import pickle
import struct
import tarfile
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

FOLDER = "cifar-10-batches-py"
ARCHIVE = "cifar-10-python.tar.gz"
BATCHES = [f"data_batch_{k}" for k in range(1, 6)] + ["test_batch"]
A_BATCH = 20  # pictures in each


class Python2Pickler(pickle._Pickler):
    """Protocol 2 with byte strings stored as Python 2's `str`, which today's pickler no longer writes."""

    dispatch: ClassVar = dict(pickle._Pickler.dispatch)

    def save_python2_str(self, text: bytes) -> None:
        if len(text) < 256:
            self.write(pickle.SHORT_BINSTRING + bytes([len(text)]) + text)
        else:
            self.write(pickle.BINSTRING + struct.pack("<i", len(text)) + text)
        self.memoize(text)

    dispatch[bytes] = save_python2_str


def python2_pickle(content: object) -> bytes:
    buffer = io.BytesIO()
    Python2Pickler(buffer, protocol=2).dump(content)
    return buffer.getvalue().replace(b"cnumpy._core.multiarray\n", b"cnumpy.core.multiarray\n")


def batch(number: int, count: int = A_BATCH) -> dict[bytes, Any]:
    """One batch; the pixels of picture i of batch b depend on both, so that a mix-up shows."""
    rng = np.random.default_rng(number)
    return {
        b"batch_label": f"training batch {number} of 5".encode(),
        b"labels": [(number + i) % 10 for i in range(count)],
        b"data": rng.integers(0, 256, (count, 3072), np.uint8),
        b"filenames": [f"picture_{number}_{i}.png".encode() for i in range(count)],
    }


def write_folder(parent: Path) -> Path:
    """`parent`/cifar-10-batches-py with six small batches and the list of names."""
    folder = parent / FOLDER
    folder.mkdir(parents=True)
    for number, name in enumerate(BATCHES, start=1):
        (folder / name).write_bytes(python2_pickle(batch(number)))
    names = {b"num_cases_per_batch": A_BATCH, b"label_names": [b"airplane", b"automobile"], b"num_vis": 3072}
    (folder / "batches.meta").write_bytes(python2_pickle(names))
    (folder / "readme.html").write_text("<meta>", encoding="utf-8")
    return folder


def write_archive(parent: Path) -> Path:
    """`parent`/cifar-10-python.tar.gz, its members in the official archive's order."""
    folder = write_folder(parent / "unpacked")
    path = parent / ARCHIVE
    order = ["data_batch_4", "readme.html", "test_batch", "data_batch_3", "batches.meta"]
    order += ["data_batch_2", "data_batch_5", "data_batch_1"]
    with tarfile.open(path, "w:gz") as tar:
        tar.add(folder, FOLDER, recursive=False)
        for name in order:
            tar.add(folder / name, f"{FOLDER}/{name}")
    return path


def files_below(folder: Path) -> set[str]:
    """Every file and folder below `folder`, hidden ones included."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
