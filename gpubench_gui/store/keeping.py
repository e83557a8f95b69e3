"""From a run's events file into the history: whenever a cell ends, when the run ends, and for runs left in folders."""

from __future__ import annotations

import contextlib
import gzip
import os
import shutil
from pathlib import Path

from gpubench_gui.codec import BadLine, from_line
from gpubench_gui.core.events import CellEnded, Event, RunEnded, RunStarted
from gpubench_gui.core.joining import RESUMED
from gpubench_gui.core.language import ENGLISH, speaking
from gpubench_gui.core.resuming import missing
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.summary import summarise
from gpubench_gui.store.database import HistoryUnusable
from gpubench_gui.store.history import RUN_ID, History, RunHeader, State
from gpubench_gui.store.runs import EVENTS_FILE, RunUnreadable, load


def keep(folder: Path, event: Event) -> None:
    """After `event` was written to the run in `folder`: store what the run has so far where it matters.

    Raises `HistoryUnusable`; the run itself is safe in its folder.
    """
    if isinstance(event, RunStarted | CellEnded):
        take_in(folder)


def settle(folder: Path) -> None:
    """The run in `folder` is not written to any more: store its answer and, if it has ended, let its file go.

    Raises `HistoryUnusable`.
    """
    with contextlib.suppress(RunUnreadable, OSError):
        path = folder / EVENTS_FILE
        if path.is_file() and take_in(folder, whole=True) == path.stat().st_size and has_ended(path):
            path.unlink()
            folder.rmdir()


def take_in_all(history: History) -> None:
    """Store the runs that lie in folders: those that a crash broke off, and those of older versions.

    Runs deleted long ago go for good. A folder that holds no run, or a damaged one, is left alone. Raises
    `HistoryUnusable`.
    """
    for folder in sorted(history.folder.glob(f"*/{EVENTS_FILE}")):
        settle(folder.parent)
    for run in history.purge():
        shutil.rmtree(history.address(run), ignore_errors=True)


def take_in(folder: Path, whole: bool = False) -> int:
    """Store what the events file in `folder` holds beyond what is stored, up to its last whole line.

    `whole` adds the answer. How many of its bytes are stored now, 0 for a folder that holds no run. Raises
    `HistoryUnusable`, OSError, and `RunUnreadable` for a run that is damaged.
    """
    history, path = History(folder.parent), folder / EVENTS_FILE
    if not RUN_ID.fullmatch(folder.name):
        return 0
    for _ in range(3):  # another window may be at the same run
        before = history.taken(folder.name)
        with path.open("rb") as file:
            first = file.readline()
            file.seek(max(before, 0))
            data = file.read()
        data = data[: data.rfind(b"\n") + 1]
        if before < 0 or (not data and not whole):
            return before
        header, complete = _described(folder, first) if whole else _underway(folder, first)
        piece = gzip.compress(data, 6, mtime=0) if data else b""
        stored = history.put(header, before, piece, before + len(data), replaces=complete)
        if stored:
            return before + len(data)
    raise HistoryUnusable("The history is in use by another program. Close that one and try again.")


def _start(line: bytes) -> RunStarted:
    try:
        event = from_line(line)
    except BadLine as error:
        raise RunUnreadable(f"It does not begin like a run of this program: {error}.") from error
    if not isinstance(event, RunStarted):
        raise RunUnreadable("It does not begin like a run of this program.")
    return event


def _underway(folder: Path, first: bytes) -> tuple[RunHeader, bool]:
    return _header(folder.name, _start(first), "partial"), False


@speaking(ENGLISH)
def _described(folder: Path, first: bytes) -> tuple[RunHeader, bool]:
    """The header with the answer, and whether nothing of the run is missing: reads the whole run."""
    record = load(folder)
    state: State = record.ended.outcome if record.ended is not None and has_ended(folder / EVENTS_FILE) else "partial"
    header = _header(folder.name, _start(first), state, summarise(record).sentence)
    return header, state != "partial" and not missing(record)


def _header(run: str, start: RunStarted, state: State, answer: str = "") -> RunHeader:
    spec: RunSpec = start.spec
    resumed = start.host.get(RESUMED)
    return RunHeader(
        run,
        start.started,
        state,
        spec.protocol,
        str(start.host.get("cpu") or ""),
        spec.models,
        tuple(d.label for d in spec.devices),
        answer,
        resumed if isinstance(resumed, str) and RUN_ID.fullmatch(resumed) else None,
    )


def has_ended(path: Path) -> bool:
    """Whether the last line of the events file at `path` says that the run is over."""
    with path.open("rb") as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - 1000))
        last = file.read().rstrip(b"\n").rpartition(b"\n")[2]
    with contextlib.suppress(BadLine):
        return isinstance(from_line(last), RunEnded)
    return False
