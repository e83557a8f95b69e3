"""The result files of a board: a shared folder, or files chosen at once, read again and again as they change.

Anybody may drop anything there. A file is only ever read through `store.runs.load`; links, pipes and devices are passed
over, large ones refused unread. One that is still being written is tried again, and taken as far as it goes once it
has not changed for a while.
"""

from __future__ import annotations

import gzip
import os
import stat
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from gpubench_gui.core.board import Entry, entry, one_per_machine
from gpubench_gui.core.record import RunRecord
from gpubench_gui.store.carried import NothingCarried, compressed_run
from gpubench_gui.store.runs import BROKEN_OFF, EVENTS_FILE, RunUnreadable, load

ENDINGS = (".jsonl", ".jsonl.gz", ".json", ".png")  # reports may carry their run
MAX_FILES = 2000
MAX_BYTES = 64 * 1024**2  # a Quick run of three models has 0.6 MB compressed, 6 MB as text
MAX_UNPACKED = 256 * 1024**2
SETTLED_S = 20.0  # a copy over a slow network pauses for seconds, not longer

State = Literal["run", "writing", "no run", "too large"]
Stamp = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a file held when it had `stamp`, first met at `since_s`; `entry` is None where it adds nothing."""

    stamp: Stamp
    since_s: float
    state: State
    entry: Entry | None


@dataclass(frozen=True, slots=True)
class Board:
    """The machines known now. `more` says that files wait to be read, `problem` why the folder cannot be."""

    entries: tuple[Entry, ...] = ()
    files: int = 0
    writing: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    more: bool = False
    problem: str | None = None


class BoardFolder:
    """Reads what changed since the last `scan`. Made for one thread at a time; `clock` gives seconds."""

    def __init__(
        self, folder: Path | None, files: Sequence[Path] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.folder = folder
        self._files = tuple(files)
        self._clock = clock
        self._seen: dict[Path, _Seen] = {}

    def scan(self, limit_s: float = 1e9) -> Board:
        """Look at every file, and read changed ones for at most about `limit_s` seconds. Never raises OSError."""
        try:
            found = dict(self._candidates())
        except OSError as error:
            return replace(self._board(), problem=error.strerror or str(error))
        self._seen = {path: seen for path, seen in self._seen.items() if path in found}
        until = self._clock() + limit_s
        waiting = 0
        for path, stamp in found.items():
            known = self._seen.get(path)
            if known is not None and known.stamp == stamp:
                if known.state == "writing" and self._clock() - known.since_s >= SETTLED_S:
                    self._seen[path] = replace(known, state="run" if known.entry else "no run")
            elif self._clock() < until:
                state, held = _read(path, stamp[0])
                self._seen[path] = _Seen(stamp, self._clock(), state, held)
            else:
                waiting += 1
        return replace(self._board(), more=waiting > 0)

    def _candidates(self) -> Iterator[tuple[Path, Stamp]]:
        """Plain files that may be runs, with what changes when their content does. Raises OSError for the folder."""
        if self.folder is None:
            for path in self._files[:MAX_FILES]:
                if (stamp := _stamp(path)) is not None:
                    yield path, stamp
            return
        with os.scandir(self.folder) as listed:
            names = sorted(item.name for _, item in zip(range(MAX_FILES), listed, strict=False))
        for name in names:
            path = self.folder / name
            if name.startswith("."):
                continue
            if _is_folder(path):
                path = path / EVENTS_FILE
            elif not name.lower().endswith(ENDINGS):
                continue
            if (stamp := _stamp(path)) is not None:
                yield path, stamp

    def _board(self) -> Board:
        seen = self._seen
        return Board(
            one_per_machine(s.entry for s in seen.values() if s.entry is not None and s.state == "run"),
            len(seen),
            tuple(_shown(p) for p, s in seen.items() if s.state == "writing"),
            tuple(_shown(p) for p, s in seen.items() if s.state in ("no run", "too large")),
        )


def _shown(path: Path) -> str:
    """The name of a file, or of the folder around an events file; never where it lies."""
    return path.parent.name if path.name == EVENTS_FILE else path.name


def _is_folder(path: Path) -> bool:
    try:
        return stat.S_ISDIR(os.lstat(path).st_mode)
    except OSError:
        return False


def _stamp(path: Path) -> Stamp | None:
    """None for all that is no plain file: a link may lead anywhere, a pipe may never end."""
    try:
        found = os.lstat(path)
    except (OSError, ValueError):  # gone since it was listed
        return None
    return (found.st_size, found.st_mtime_ns, found.st_ino) if stat.S_ISREG(found.st_mode) else None


def _read(path: Path, size: int) -> tuple[State, Entry | None]:
    if size > MAX_BYTES or _unpacks_to_more(path):
        return "too large", None
    try:
        record = load(path)
    except RunUnreadable:
        return "writing", None  # perhaps only half of it is there yet; after a while it counts as no run
    return ("run" if _whole(record) else "writing"), entry(record)


def _whole(record: RunRecord) -> bool:
    return all(cell.ended is None or cell.ended.reason != BROKEN_OFF for cell in record.cells.values())


def _unpacks_to_more(path: Path) -> bool:
    """Whether a compressed file holds more than anybody should read; a damaged one is told by whoever reads it."""
    try:
        source = path if path.suffix == ".gz" else compressed_run(path) if path.suffix.lower() == ".png" else None
    except (OSError, NothingCarried):
        return False
    if source is None:
        return False
    total = 0
    try:
        with gzip.open(source, "rb") as file:
            while chunk := file.read(1 << 20):
                total += len(chunk)
                if total > MAX_UNPACKED:
                    return True
    except (OSError, EOFError, zlib.error):
        return False
    return False
