"""A run on disk: its events, one JSON line each, written as they happen.

Nothing is lost by a crash: the file is flushed with every message and forced to disk when a cell
ends, so a run that was killed reopens as far as it came.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import zlib
from collections.abc import Generator, Iterator
from io import BufferedIOBase, BytesIO
from pathlib import Path
from types import TracebackType

from platformdirs import user_cache_path, user_data_path

from gpubench_gui.codec import MAX_LINE_BYTES, BadLine, from_line
from gpubench_gui.core.broken_off import owed
from gpubench_gui.core.events import CellEnded, Event, RunEnded, RunStarted
from gpubench_gui.core.lines import to_line
from gpubench_gui.core.record import RunRecord
from gpubench_gui.folders import own
from gpubench_gui.store.carried import NothingCarried, compressed_run, document_lines
from gpubench_gui.store.database import HistoryUnusable
from gpubench_gui.store.history import RUN_ID, History

EVENTS_FILE = "events.jsonl"
MAX_RUN_BYTES = 1024 * 1024 * 1024  # a Study of every model takes a tenth of it
BROKEN_OFF = "its record breaks off here: the program was ended, or is still measuring"


class RunUnreadable(ValueError):
    """A file or folder that holds no run; its text is the sentence the user reads."""


def runs_folder() -> Path:
    """Where runs save themselves."""
    return own(user_data_path) / "runs"


def cache_folder() -> Path:
    """Where prepared images are kept between runs."""
    return own(user_cache_path)


def locate(name: str) -> Path:
    """The run called `name`: a folder or a file, or the id of a saved run. Raises `RunUnreadable`.

    A run that lives in the history is known by the path of the folder that it had.
    """
    for path in (Path(name), runs_folder() / name):
        with contextlib.suppress(OSError, ValueError):  # a name that is too long, or no name at all
            if name and path.exists():
                return path
    for path in (Path(name), runs_folder() / name):
        with contextlib.suppress(OSError, ValueError, HistoryUnusable):
            if History(path.parent).header(path.name) is not None:
                return path
    raise RunUnreadable(f"There is no run {name!r}: give a run's folder, its {EVENTS_FILE}, or the id of a saved run.")


class RunWriter:
    """Appends events to `folder/events.jsonl`.

    Raises OSError when the disk refuses an event; the file is closed then, so that nothing follows
    a half-written line, and what it holds can be read.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / EVENTS_FILE
        self._file = self.path.open("x", encoding="utf-8", newline="\n")

    def write(self, event: Event) -> None:
        try:
            self._file.write(to_line(event) + "\n")
            self._file.flush()
            if isinstance(event, (RunStarted, CellEnded, RunEnded)):
                os.fsync(self._file.fileno())
        except OSError:
            with contextlib.suppress(OSError):  # closing writes what is left, and fails in the same way
                self._file.close()
            raise

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> RunWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_events(run: Path) -> Iterator[Event]:
    """The events of a saved run: from its folder, its file (compressed where its name ends in .gz), or from a PNG or
    JSON report that carries it.

    A half-written last line (the program was killed) is dropped; any other bad line raises
    `RunUnreadable` with its number, as does a file that is no run.
    """
    path = run / EVENTS_FILE if run.is_dir() else run
    try:
        with contextlib.closing(_lines(path)) as lines:
            number, size, bad = 0, 0, None
            for number, line in enumerate(lines, 1):
                size += len(line)
                if size > MAX_RUN_BYTES:  # a small compressed file can hold lines without end
                    raise RunUnreadable(f"{path.name} holds more than any run of this program.")
                if bad is not None:
                    raise RunUnreadable(f"{path.name} is damaged in line {number - 1}: {bad}.")
                try:
                    event = from_line(line)
                except BadLine as error:
                    bad = error
                    continue
                if number == 1 and not isinstance(event, RunStarted):
                    raise RunUnreadable(f"{path.name} does not begin like a run of this program.")
                yield event
    except NothingCarried as error:
        raise RunUnreadable(f"{path.name} {error}.") from error
    except (OSError, EOFError, zlib.error) as error:
        raise RunUnreadable(f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}.") from error
    if number == 0 or (number == 1 and bad is not None):
        raise RunUnreadable(f"{path.name} holds no run of this program.")


def _lines(path: Path) -> Generator[bytes, None, None]:
    """The lines of the file at `path`, never more than a longest one at once: one may have no end."""
    if path.exists() and not path.is_file():  # a pipe or a device may never end, or never begin
        raise OSError("it is no ordinary file")
    if not path.exists() and (kept := _kept(path)).getbuffer().nbytes:
        with gzip.open(kept, "rb") as events:
            yield from iter(lambda: events.readline(MAX_LINE_BYTES + 1), b"")
        return
    if path.suffix.lower() == ".json":
        yield from document_lines(path)
        return
    with _opened(path) as file:
        yield from iter(lambda: file.readline(MAX_LINE_BYTES + 1), b"")


def _opened(path: Path) -> BufferedIOBase:
    if path.suffix.lower() == ".png":
        return gzip.open(compressed_run(path), "rb")
    return gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb")


def _kept(path: Path) -> BytesIO:
    """The gzipped events of a run that lives in the history, by the path it had as a folder or a file."""
    folder = path.parent if path.name == EVENTS_FILE else path
    try:
        return History(folder.parent).events(folder.name)
    except HistoryUnusable as error:
        raise RunUnreadable(str(error)) from error


def load(run: Path) -> RunRecord:
    """The record of a saved run, ended as stopped where its file breaks off. Raises `RunUnreadable`."""
    record = RunRecord()
    try:
        for event in read_events(run):
            if isinstance(event, RunStarted):
                event.spec.check()
                if not RUN_ID.fullmatch(event.run):  # exports make names of files from it
                    raise RunUnreadable(f"{run.name} was not written by this program: its run has no plain name.")
            record.apply(event)
        for event in owed(record, "stopped", BROKEN_OFF):
            record.apply(event)
    except RunUnreadable:
        raise
    except ValueError as error:  # well-formed events that make no run: edited, or of another version
        raise RunUnreadable(f"This is no run that this version can show: {str(error).removesuffix('.')}.") from error
    return record
