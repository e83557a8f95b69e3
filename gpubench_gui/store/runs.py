"""A run on disk: its events, one JSON line each, written as they happen.

Nothing is lost by a crash: the file is flushed with every message and forced to disk when a cell
ends, so a run that was killed reopens as far as it came.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import re
import zlib
from collections.abc import Iterator
from io import BufferedReader
from pathlib import Path
from types import TracebackType

from platformdirs import user_cache_path, user_data_path

from gpubench_gui.codec import MAX_LINE_BYTES, BadLine, from_line
from gpubench_gui.core.broken_off import owed
from gpubench_gui.core.events import CellEnded, Event, RunEnded, RunStarted
from gpubench_gui.core.lines import to_line
from gpubench_gui.core.record import RunRecord
from gpubench_gui.folders import own

EVENTS_FILE = "events.jsonl"
_RUN_ID = re.compile(r"[A-Za-z0-9._-]{1,100}")
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
    """The run called `name`: a folder, an events file, or the id of a saved run. Raises `RunUnreadable`."""
    for path in (Path(name), runs_folder() / name):
        with contextlib.suppress(OSError, ValueError):  # a name that is too long, or no name at all
            if name and path.exists():
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
    """The events of a saved run, from its folder or its file (compressed where its name ends in .gz).

    A half-written last line (the program was killed) is dropped; any other bad line raises
    `RunUnreadable` with its number, as does a file that is no run.
    """
    path = run / EVENTS_FILE if run.is_dir() else run
    try:
        with _opened(path) as file:
            number, bad = 0, None
            # Never more than a longest line at once: a small compressed file can hold a line without end.
            for number, line in enumerate(iter(lambda: file.readline(MAX_LINE_BYTES + 1), b""), 1):
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
    except (OSError, EOFError, zlib.error) as error:
        raise RunUnreadable(f"{path.name} cannot be read: {getattr(error, 'strerror', None) or error}.") from error
    if number == 0 or (number == 1 and bad is not None):
        raise RunUnreadable(f"{path.name} holds no run of this program.")


def _opened(path: Path) -> BufferedReader | gzip.GzipFile:
    if path.exists() and not path.is_file():  # a pipe or a device may never end, or never begin
        raise OSError("it is no ordinary file")
    return gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb")


def load(run: Path) -> RunRecord:
    """The record of a saved run, ended as stopped where its file breaks off. Raises `RunUnreadable`."""
    record = RunRecord()
    try:
        for event in read_events(run):
            if isinstance(event, RunStarted):
                event.spec.check()
                if not _RUN_ID.fullmatch(event.run):  # exports make names of files from it
                    raise RunUnreadable(f"{run.name} was not written by this program: its run has no plain name.")
            record.apply(event)
        for event in owed(record, "stopped", BROKEN_OFF):
            record.apply(event)
    except RunUnreadable:
        raise
    except ValueError as error:  # well-formed events that make no run: edited, or of another version
        raise RunUnreadable(f"This is no run that this version can show: {str(error).removesuffix('.')}.") from error
    return record
