"""The child that gets the pictures ready: `python -m gpubench_gui.engine.prepare`.

First line in: {"data": {"source": …, "path": …, "download": …}, "cache": FOLDER, "seed": N}. Out:
`DataProgress` events, then exactly one of `DataReady` (exit code 0) and `DataFailed` (exit code 1). The end
of the input means stop: nothing half-written stays. Needs numpy and the standard library only, so that it is
at work within 0.3 s.
"""

from __future__ import annotations

import hashlib
import json
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, get_args

from gpubench_gui.core.events import DataFailed, DataReady
from gpubench_gui.core.spec import DataSpec, Source
from gpubench_gui.engine.arrays import FORMAT, Arrays, ArraysError, open_arrays
from gpubench_gui.engine.datasets import cifar10, fashion_mnist, synthetic
from gpubench_gui.engine.datasets.archive import Truncated
from gpubench_gui.engine.datasets.images import DataError, ImageSet, Stopped, shown
from gpubench_gui.engine.datasets.progress import Progress
from gpubench_gui.engine.wire import Wire
from gpubench_gui.engine.write_arrays import write_arrays

_SOURCES: Final[dict[str, Source]] = {name: name for name in get_args(Source)}
_REPORT: Final = "Please report this with the log; the synthetic data may still work."


def main() -> int:
    """Serve one request from standard input; the exit code."""
    wire = Wire()
    outcome: DataReady | DataFailed = DataFailed("Preparing the images ended without a result.", _REPORT)
    try:
        command = wire.receive()
        if command is None:
            raise Stopped
        data, cache, seed = _request(command)
        folder, arrays = prepare(data, cache, seed, Progress(wire.send, lambda: wire.stopped))
        meta = arrays.meta
        outcome = DataReady(str(folder), meta.name, meta.train, meta.test, meta.digest, meta.note)
    except (Stopped, KeyboardInterrupt):
        outcome = DataFailed("Preparing the images was stopped; nothing half-written was kept.", "Start it again.")
    except Exception as error:
        outcome = _failure(error)
        if not isinstance(error, DataError):
            traceback.print_exc()  # standard error is the log of this child
    finally:
        wire.send(outcome)
    return 0 if isinstance(outcome, DataReady) else 1


def prepare(data: DataSpec, cache: Path, seed: int, progress: Progress) -> tuple[Path, Arrays]:
    """The folder below `cache` with the pictures that `data` asks for, and its arrays; reused when there.

    `seed` matters to the synthetic data only. Raises `DataError`, `Stopped`, `ArraysError` and OSError.
    """
    progress.check()
    if data.source == "synthetic":
        train, test = synthetic.TRAIN, synthetic.TEST
        load = partial(synthetic.make, seed, progress, train, test)
        return _reuse_or_write(data.source, [synthetic.VERSION, seed, train, test], cache, load, progress)
    path = None if data.path is None else Path(data.path).expanduser()
    if data.source == "fashion-mnist":
        copy = fashion_mnist.locate(path)
        load = partial(fashion_mnist.read, copy, progress)
        return _reuse_or_write(data.source, _identity(copy.files), cache, load, progress)
    return _cifar10(path, data.download, cache, progress)


def _cifar10(path: Path | None, may_download: bool, cache: Path, progress: Progress) -> tuple[Path, Arrays]:
    where = cache if path is None else path

    def prepared(copy: cifar10.Copy) -> tuple[Path, Arrays]:
        load = partial(cifar10.read, copy, progress)
        return _reuse_or_write("cifar10", _identity(copy.files), cache, load, progress)

    try:
        return prepared(cifar10.locate(where))
    except Truncated:
        # A download of another program that broke off: fetched again, under the same name.
        if not may_download or (where.is_file() and where.name != cifar10.ARCHIVE):
            raise
    except cifar10.NotThere as error:
        if not may_download and path is None:
            raise DataError("CIFAR-10 was not downloaded before, and no folder was chosen.", cifar10.CURE) from error
        if not may_download:
            raise
    from gpubench_gui.engine.datasets.download import download  # its network modules take 45 ms to import

    folder = where.parent if where.is_file() or where.name == cifar10.ARCHIVE else where
    return prepared(cifar10.Copy(download(folder, progress), is_archive=True))


def _identity(files: list[Path]) -> list[Any]:
    """What tells one state of the source files from another without reading them."""
    found = [(path.resolve(), path.stat()) for path in files]
    return [[str(path), stat.st_size, stat.st_mtime_ns] for path, stat in found]


def _reuse_or_write(
    name: str, identity: list[Any], cache: Path, load: Callable[[], ImageSet], progress: Progress
) -> tuple[Path, Arrays]:
    key = hashlib.sha256(json.dumps([FORMAT, identity]).encode()).hexdigest()[:16]
    folder = cache.absolute() / f"{name}-{key}"
    with suppress(ArraysError):  # not made yet, or damaged since
        return folder, open_arrays(folder)
    return folder, write_arrays(folder, load(), progress)


def _request(command: object) -> tuple[DataSpec, Path, int]:
    """The validated first line. Raises `DataError`."""
    match command:
        case {
            "data": {"source": str(source), "path": str() | None as path, "download": bool(download)},
            "cache": str(cache),
            "seed": int(seed),
        } if source in _SOURCES and cache and seed >= 0:
            if shown(cache) != cache:
                raise DataError(f"The name of the folder {shown(cache)} is no valid text.", "Choose another one.")
            return DataSpec(_SOURCES[source], path, download), Path(cache), seed
    raise DataError(f"The request to prepare images was not understood: {shown(command)[:200]}.", _REPORT)


def _failure(error: Exception) -> DataFailed:
    """What the user reads about `error`."""
    match error:
        case DataError():
            return DataFailed(error.reason, error.cure)
        case ArraysError():
            return DataFailed(f"The prepared images could not be read back: {error}", "Start it again.")
        case MemoryError():
            return DataFailed(
                "There was not enough memory to prepare the images.",
                "Close other programs and start it again.",
            )
        case OSError():  # a name that is too long, a disk that fails: nothing to report
            where = f" ({shown(error.filename)[:200]})" if error.filename else ""
            return DataFailed(
                f"The images cannot be reached: {error.strerror or shown(error)}{where}.",
                "Choose another folder, check the disk, or use the synthetic data.",
            )
        case _:
            return DataFailed(f"Preparing the images failed: {type(error).__name__}: {shown(error)}.", _REPORT)


if __name__ == "__main__":
    sys.exit(main())
