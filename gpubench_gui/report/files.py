"""Reports on disk, written so that a full disk or a locked file destroys nothing."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from gpubench_gui.core.events import Event
from gpubench_gui.core.language import tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.report.diagnostics import Private
from gpubench_gui.report.formats import FORMATS, Saved, contents


class ExportError(Exception):
    """A file that could not be written; its text is the sentence the user reads."""


def write_atomic(path: Path, chunks: bytes | Iterable[bytes]) -> None:
    """Write `path` whole or not at all: to a temporary file beside it, forced to disk, then renamed.

    Raises `ExportError` when the disk refuses; whatever stood at `path` is then still there.
    Errors that `chunks` raises pass through, with the same care.
    """
    try:
        if path.is_dir():
            raise ExportError(
                tr("{file} is a folder. The results themselves are kept: choose another name.", file=path.name or path)
            )
        if path.exists() and not path.is_file():  # replacing /dev/null would break the machine
            raise ExportError(
                tr("{file} is no ordinary file. The results themselves are kept: choose another name.", file=path.name)
            )
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


def export_folder(
    record: RunRecord,
    events: Callable[[], Iterable[Event]],
    folder: Path,
    formats: Sequence[str] = tuple(FORMATS),
    private: Private | None = None,
) -> list[Path]:
    """Write the reports of `record` in `formats` into `folder`, which is made if it is missing; the files written.

    `events` gives the run's events from the start, each time it is called; `private` are names that are left out.
    Raises `ExportError`; what was written before stays.
    """
    made = contents(Saved(record, events, private), formats)
    _make(folder)
    if any(name.startswith("plots/") for name in made):
        _make(folder / "plots")
    for name, content in made.items():
        write_atomic(folder / name, content())
    return [folder / name for name in made]


def check_free(folder: Path, names: Iterable[str]) -> None:
    """Raise `ExportError` where one of the files `names` is in `folder` already: a report replaces no other."""
    taken = next((name for name in names if (folder / name).exists()), None)
    if taken is not None:
        raise ExportError(
            tr(
                "{folder} holds {file} already, and nothing was replaced. The results themselves are kept: choose "
                "another folder.",
                folder=folder.name or folder,
                file=taken,
            )
        )


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise ExportError(
            tr(
                "{file} cannot be a folder: a file is in its place. The results themselves are kept: choose another "
                "folder.",
                file=folder.name,
            )
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
            return tr(
                "The disk is full, so {file} was not written. The results themselves are kept: free some space or "
                "choose another disk.",
                file=name,
            )
        case errno.ENOENT:
            return tr(
                "The folder for {file} does not exist. The results themselves are kept: choose another folder.",
                file=name,
            )
        case errno.ENOTDIR | errno.EEXIST:
            return tr(
                "The place for {file} is not a folder. The results themselves are kept: choose another folder.",
                file=name,
            )
        case errno.EACCES | errno.EPERM | errno.EROFS | errno.EBUSY:
            return tr(
                "{file} cannot be written: it is write-protected or open in another program. The results themselves "
                "are kept: close that program, or choose another name or folder.",
                file=name,
            )
        case _:
            return tr(
                "{file} cannot be written ({reason}). The results themselves are kept: choose another folder.",
                file=name,
                reason=getattr(error, "strerror", None) or error,
            )
