"""Reads chosen files out of a .tar.gz into memory: nothing is unpacked, so no entry can land anywhere.

A suspicious entry refuses the whole archive all the same: who made it meant harm or made it wrongly.
"""

from __future__ import annotations

import gzip
import io
import tarfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, BinaryIO

from gpubench_gui.engine.datasets.images import DataError, shown
from gpubench_gui.engine.datasets.progress import Progress
from gpubench_gui.engine.datasets.unpickle import MAX_BYTES

_MAX_TOTAL = 500_000_000  # unpacked; CIFAR-10 has 186 MB
_MAX_ENTRIES = 1000  # CIFAR-10 has 9
_CURE = "Delete it and fetch it again, choose a folder with an unpacked copy, or use the synthetic data."


class Truncated(DataError):
    """An archive that is cut short or damaged: fetching it again helps."""


def members(path: Path, wanted: set[str], progress: Progress) -> Iterator[tuple[str, bytes]]:
    """(base name, content) of each file in the archive `path` whose base name is `wanted`, in its order.

    Raises `DataError` for an archive with links, devices, absolute or climbing names, or more data than
    `MAX_BYTES` an entry; `Truncated` for a damaged one; `Stopped`.
    """
    seen: set[str] = set()
    try:
        with path.open("rb") as packed, gzip.open(packed) as unpacked:
            stream = io.BufferedReader(_Bounded(unpacked, packed, path, progress), 1 << 20)
            with tarfile.open(fileobj=stream, mode="r|") as tar:
                for count, entry in enumerate(tar):
                    _check(entry, count, path)
                    name = PurePosixPath(entry.name).name
                    file = tar.extractfile(entry) if entry.isreg() and name in wanted else None
                    if file is None:
                        continue
                    if name in seen:
                        raise _refused(path, entry, "appears twice")
                    seen.add(name)
                    yield name, file.read()
            while stream.read(1 << 20):
                pass  # the checksum is at the end
    except (EOFError, zlib.error, gzip.BadGzipFile, tarfile.TarError) as error:
        raise Truncated(f"The archive {shown(path)} is cut short or damaged ({error}).", _CURE) from error
    except OSError as error:
        raise DataError(f"{shown(path)} cannot be read: {error.strerror or error}.", _CURE) from error


def _check(entry: tarfile.TarInfo, count: int, path: Path) -> None:
    name = entry.name.replace("\\", "/")
    if name.startswith("/") or ":" in name:
        raise _refused(path, entry, "has an absolute name")
    if ".." in name.split("/"):
        raise _refused(path, entry, "points outside the folder")
    if entry.issym() or entry.islnk():
        raise _refused(path, entry, "is a link")
    if not (entry.isdir() or entry.isreg()) or entry.issparse():
        raise _refused(path, entry, "is no ordinary file")
    if entry.size > MAX_BYTES:
        raise _refused(path, entry, f"claims {entry.size:,} bytes")
    if count >= _MAX_ENTRIES:
        raise _refused(path, entry, f"is one of more than {_MAX_ENTRIES}")


def _refused(path: Path, entry: tarfile.TarInfo, why: str) -> DataError:
    name = shown(entry.name[:80])
    return DataError(f"The archive {shown(path)} was refused: its entry {name!r} {why}. Nothing was unpacked.", _CURE)


class _Bounded(io.RawIOBase):
    """The unpacked stream: counts what comes out, so that a small file cannot unpack without end."""

    def __init__(self, unpacked: gzip.GzipFile, packed: BinaryIO, path: Path, progress: Progress) -> None:
        self._unpacked, self._packed, self._path, self._progress = unpacked, packed, path, progress
        self._total = path.stat().st_size
        self._count = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:  # a writable buffer: that type has no name before Python 3.12
        size = self._unpacked.readinto(buffer)
        self._count += size
        if self._count > _MAX_TOTAL:
            raise DataError(
                f"The archive {shown(self._path)} unpacks to more than 500 MB, so it is not CIFAR-10.", _CURE
            )
        self._progress.update("decode", self._packed.tell(), self._total, "bytes")
        return size
