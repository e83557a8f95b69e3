"""Reports on disk, written so that a full disk or a locked file destroys nothing."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from gpubench_gui.core.events import Event
from gpubench_gui.core.record import RunRecord
from gpubench_gui.report.document import document_json
from gpubench_gui.report.names import offered
from gpubench_gui.report.tables import batches_csv, samples_csv, summary_csv, sweep_csv

KEPT = "The results themselves are kept"


class ExportError(Exception):
    """A file that could not be written; its text is the sentence the user reads."""


def write_atomic(path: Path, chunks: bytes | Iterable[bytes]) -> None:
    """Write `path` whole or not at all: to a temporary file beside it, forced to disk, then renamed.

    Raises `ExportError` when the disk refuses; whatever stood at `path` is then still there.
    Errors that `chunks` raises pass through, with the same care.
    """
    try:
        if path.is_dir():
            raise ExportError(f"{path.name or path} is a folder. {KEPT}: choose another name.")
        if path.exists() and not path.is_file():  # replacing /dev/null would break the machine
            raise ExportError(f"{path.name} is no ordinary file. {KEPT}: choose another name.")
        if path.is_symlink():
            path = path.resolve()
    except (OSError, RuntimeError) as error:  # RuntimeError: links in a circle
        raise ExportError(_sentence(path, error)) from error
    temporary = path.with_name(f".{path.name[:40]}.{secrets.token_hex(4)}.part")
    try:
        with temporary.open("xb") as file:
            for chunk in (chunks,) if isinstance(chunks, bytes) else chunks:
                file.write(chunk)
            file.flush()
            os.fsync(file.fileno())
        _check_replaceable(path)
        os.replace(temporary, path)
    except OSError as error:
        raise ExportError(_sentence(path, error)) from error
    finally:
        with contextlib.suppress(OSError):  # after a rename there is nothing left to remove
            temporary.unlink()


Contents = dict[str, Callable[[], bytes | Iterable[bytes]]]


def export_tables(record: RunRecord, events: Callable[[], Iterable[Event]], folder: Path) -> list[Path]:
    """Write the tables of `record` into `folder`, which is made if it is missing; the files written.

    `events` gives the run's events from the start, once for each of the two long tables. Raises
    `ExportError`; what was written before stays.
    """
    tables: Contents = {
        "summary.csv": lambda: summary_csv(record),
        "batches.csv": lambda: batches_csv(events()),
        "samples.csv": lambda: samples_csv(events()),
    }
    if record.started is not None and record.spec.sweeps:
        tables["sweep.csv"] = lambda: sweep_csv(record)
    return _write_all(folder, tables)


def export_folder(record: RunRecord, events: Callable[[], Iterable[Event]], folder: Path) -> list[Path]:
    """Write every report of `record` into `folder`: the tables, the JSON document, the card and the plots."""
    # These import matplotlib: half a second and tens of megabytes that a window does not need.
    from gpubench_gui.report.card import card_png
    from gpubench_gui.report.plots import plot_png

    written = export_tables(record, events, folder)
    written += _write_all(
        folder, {"summary.json": lambda: document_json(record), "report.png": lambda: card_png(record)}
    )
    pictures: Contents = {f"{name}.png": partial(plot_png, record, name) for name in offered(record)}
    return written + _write_all(folder / "plots", pictures)


def _write_all(folder: Path, contents: Contents) -> list[Path]:
    _make(folder)
    for name, content in contents.items():
        write_atomic(folder / name, content())
    return [folder / name for name in contents]


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise ExportError(
            f"{folder.name} cannot be a folder: a file is in its place. {KEPT}: choose another folder."
        ) from error
    except OSError as error:
        raise ExportError(_sentence(folder, error)) from error


def _check_replaceable(path: Path) -> None:
    """A file that was made read-only is not replaced behind its owner's back."""
    if path.exists() and not path.stat().st_mode & 0o222:
        raise PermissionError(errno.EACCES, "read-only")


def _sentence(path: Path, error: OSError | RuntimeError) -> str:
    """What happened, what still holds and what to do."""
    name = path.name
    match getattr(error, "errno", None):
        case errno.ENOSPC | errno.EDQUOT:
            what, cure = (
                f"The disk is full, so {name} was not written",
                "free some space or choose another disk",
            )
        case errno.ENOENT:
            what, cure = f"The folder for {name} does not exist", "choose another folder"
        case errno.ENOTDIR | errno.EEXIST:
            what, cure = f"The place for {name} is not a folder", "choose another folder"
        case errno.EACCES | errno.EPERM | errno.EROFS | errno.EBUSY:
            what = f"{name} cannot be written: it is write-protected or open in another program"
            cure = "close that program, or choose another name or folder"
        case _:
            why = getattr(error, "strerror", None) or error
            what, cure = f"{name} cannot be written ({why})", "choose another folder"
    return f"{what}. {KEPT}: {cure}."
