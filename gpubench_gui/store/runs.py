"""A run on disk: its events, one JSON line each, written as they happen.

Nothing is lost by a crash: the file is flushed with every message and forced to disk when a cell
ends, so a run that was killed reopens as far as it came.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO

from platformdirs import user_cache_path, user_data_path

from gpubench_gui.codec import BadLine, from_line
from gpubench_gui.core.events import CellEnded, Event, RunEnded, RunStarted, to_line
from gpubench_gui.core.record import RunRecord

EVENTS_FILE = "events.jsonl"


class RunUnreadable(ValueError):
    """A file or folder that holds no run; its text is the sentence the user reads."""


def runs_folder() -> Path:
    """Where runs save themselves."""
    return user_data_path("gpubench_gui", appauthor=False) / "runs"


def cache_folder() -> Path:
    """Where prepared images are kept between runs."""
    return user_cache_path("gpubench_gui", appauthor=False)


def locate(name: str) -> Path:
    """The run called `name`: a folder, an events file, or the id of a saved run. Raises `RunUnreadable`."""
    for path in (Path(name), runs_folder() / name):
        if path.exists():
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
            for number, line in enumerate(file, 1):
                if bad is not None:
                    raise RunUnreadable(f"{path.name}, line {number - 1}: {bad}")
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


def _opened(path: Path) -> IO[bytes]:
    return gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb")


def load(run: Path) -> RunRecord:
    """The record of a saved run. Raises `RunUnreadable`."""
    record = RunRecord()
    try:
        for event in read_events(run):
            if isinstance(event, RunStarted):
                event.spec.check()
            record.apply(event)
    except RunUnreadable:
        raise
    except ValueError as error:  # well-formed events that make no run: edited, or of another version
        raise RunUnreadable(f"This is no run that this version can show: {error}") from error
    return record
