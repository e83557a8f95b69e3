"""Writing to the user's disk: failures in words, and what killed writers left behind."""

from __future__ import annotations

import contextlib
import errno
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gpubench_gui.engine.datasets.images import DataError, shown

PART: Final = ".part"  # how every temporary name of ours ends; it begins with a dot

_ABANDONED_S = 3600  # a writer touches its files many times a second; an hour's silence is a killed one
_FULL = {errno.ENOSPC, errno.EDQUOT}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


@contextlib.contextmanager
def writing_to(folder: Path, needed: int) -> Iterator[None]:
    """Turns an OSError of the block, which writes `needed` bytes to `folder`, into a `DataError`."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise DataError(
                f"The disk that holds {shown(folder)} is full: {needed / 1e6:.0f} MB are needed"
                f"{_free(folder)}. Nothing half-written was kept.",
                "Free some space on it, or choose a folder on another disk.",
            ) from error
        if error.errno in _FORBIDDEN:
            raise DataError(
                f"The folder {shown(folder)} cannot be written to ({error.strerror}).",
                "Choose a folder that you may write to.",
            ) from error
        raise DataError(
            f"Writing to {shown(folder)} failed: {error.strerror or error}. Nothing half-written was kept.",
            "Choose another folder, or check the disk.",
        ) from error


def _free(folder: Path) -> str:
    with contextlib.suppress(OSError):
        return f" and {shutil.disk_usage(folder).free / 1e6:.0f} MB are free"
    return ""


def remove_abandoned(parent: Path) -> None:
    """Delete what killed writers left in `parent`; what cannot be deleted does no harm."""
    for path in parent.glob(f".*{PART}"):
        with contextlib.suppress(OSError):
            inside = list(path.iterdir()) if path.is_dir() else []
            if time.time() - max(p.stat().st_mtime for p in (path, *inside)) < _ABANDONED_S:
                continue
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
