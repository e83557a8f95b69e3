"""Downloads the CIFAR-10 archive: under a temporary name until its checksum is right, stopped at any time."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gpubench_gui.engine.datasets.cifar10 import ARCHIVE
from gpubench_gui.engine.datasets.disk import PART, remove_abandoned, writing_to
from gpubench_gui.engine.datasets.fetch import Failed, Fetch
from gpubench_gui.engine.datasets.images import DataError
from gpubench_gui.engine.datasets.progress import Progress

URL_VARIABLE: Final = "GPUBENCH_CIFAR10_URL"
HOME: Final = "https://www.cs.toronto.edu/~kriz"
MD5: Final = "c58f30108f718f92721af3b95e74349a"  # as in torchvision/datasets/cifar.py, class CIFAR10
TIMEOUT_S: Final = 30.0  # for connecting, and for the next byte

_SIZE = 170_498_071  # bytes of the official archive
_MAX_BYTES = 3 * _SIZE  # a server that sends more sends something else
_CURE = "Fetch the archive by other means and choose its folder, or use the synthetic data, which needs no download."


def address() -> str:
    """Where the archive is fetched: below the address in the environment variable, or the authors' site."""
    base = os.environ.get(URL_VARIABLE) or HOME
    return base if base.endswith(ARCHIVE) else f"{base.rstrip('/')}/{ARCHIVE}"


def download(folder: Path, progress: Progress, *, md5: str = MD5, timeout_s: float = TIMEOUT_S) -> Path:
    """The archive fetched into `folder`, whose checksum is `md5`; an existing file of its name is replaced.

    Raises `DataError` in the user's words for whatever the network or the disk does, and `Stopped` within a
    fraction of a second even while the server is silent. No temporary file outlives it.
    """
    with writing_to(folder, _SIZE):
        folder.mkdir(parents=True, exist_ok=True)
        remove_abandoned(folder)
        descriptor, name = tempfile.mkstemp(prefix=f".{ARCHIVE}-", suffix=PART, dir=folder)
        part = Path(name)
        try:
            url = address()
            with os.fdopen(descriptor, "wb") as file:
                found = _copy(url, timeout_s, file.write, progress)
            if found != md5:
                raise DataError(
                    f"What {url} sent is not the CIFAR-10 archive (its MD5 is {found}, not {md5}); it was removed.",
                    _CURE,
                )
            part.chmod(0o644)  # mkstemp's 0600 would lock other accounts out of a shared folder
            os.replace(part, folder / ARCHIVE)
        finally:
            part.unlink(missing_ok=True)
    return folder / ARCHIVE


def _copy(url: str, timeout_s: float, write: Callable[[bytes], object], progress: Progress) -> str:
    """Everything that `url` sends goes to `write`; its MD5."""
    checksum = hashlib.md5(usedforsecurity=False)
    done, total = 0, None
    with Fetch(url, timeout_s) as fetch:
        while True:
            progress.update("download", done, total, "bytes")
            item = fetch.next(wait_s=0.1)
            match item:
                case None:
                    continue
                case Failed():
                    raise DataError(item.reason, _CURE)
                case int():
                    total = item or None
                    continue
                case b"":
                    break
            if done == 0 and not item.startswith(b"\x1f\x8b"):
                what = "a web page" if item.lstrip()[:1] == b"<" else "something that is no archive"
                raise DataError(f"{url} answered with {what}; nothing was kept.", _CURE)
            write(item)
            checksum.update(item)
            done += len(item)
            if done > _MAX_BYTES:
                raise DataError(
                    f"{url} sent more than 500 MB, so it is not the CIFAR-10 archive; it was removed.", _CURE
                )
    if total is not None and done < total:
        raise DataError(f"The connection ended after {done:,} of {total:,} bytes; the part was removed.", _CURE)
    return checksum.hexdigest()
