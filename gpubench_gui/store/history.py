"""Every run of this user, in one SQLite file beside their folders.

A run that is going on is its events file: the one source of truth until it has ended. The history holds its header
from the first event on and takes over what the file holds whenever a cell ends (`store.keeping`). Once the run has
ended and all of it is here the file goes, and the run lives here alone, still known by the same path: that of the
folder it had. A history that cannot be used delays only this: the files stay, and are taken over later.

What is read back is validated as anything from outside: the events line by line (`codec`), the headers here.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from gpubench_gui.store.database import Damaged, HistoryUnusable, connected, reading, set_aside, sound, transaction

HISTORY_FILE = "history.sqlite3"
RUN_ID = re.compile(r"[A-Za-z0-9._-]{1,100}")
State = Literal["finished", "failed", "stopped", "partial"]
MOST_BYTES = 256 * 1024 * 1024  # of a run's compressed events: hundreds of times the largest Study
DAY_S = 86_400.0
PURGED_AFTER_S = 30 * DAY_S
MOST_TEXT, MOST_TAGS = 10_000, 50
T = TypeVar("T")
Connecting = Callable[[Path], AbstractContextManager[sqlite3.Connection]]


@dataclass(frozen=True, slots=True)
class RunHeader:
    """What a list shows of a run. `machine` names hardware alone; `answer` is the English sentence, "" while there is
    none; `state` "partial" means that the run has not ended: it is going on, or its program was ended."""

    id: str
    started: str
    state: State
    protocol: str
    machine: str
    models: tuple[str, ...]
    devices: tuple[str, ...]
    answer: str = ""
    resumed: str | None = None  # the id of the run it went on with
    name: str = ""
    tags: tuple[str, ...] = ()
    note: str = ""
    guesses: dict[str, float] = field(default_factory=dict)


_COLUMNS = tuple(RunHeader.__slots__)
_JSON = {"models": tuple[str, ...], "devices": tuple[str, ...], "tags": tuple[str, ...], "guesses": dict[str, float]}


class History:
    """The history of the folder `runs`. Any thread may use it. Its methods raise `HistoryUnusable`.

    A damaged file is set aside the first time that it is met, what can be read of it comes into a new one, and
    `told` is the sentence about it.
    """

    def __init__(self, runs: Path) -> None:
        self.folder = runs
        self.path = runs / HISTORY_FILE
        self.told: str | None = None

    def address(self, run: str) -> Path:
        """The path that `store.runs` reads the run by."""
        return self.folder / run

    def runs(self, deleted: bool = False) -> list[RunHeader]:
        """The headers, latest first, of the runs that are (not) `deleted`."""
        if not self.path.exists():
            return []
        state = "NOT NULL" if deleted else "NULL"
        query = f"SELECT {', '.join(_COLUMNS)} FROM runs WHERE deleted IS {state} ORDER BY started DESC, id DESC"
        rows = self._work(lambda db: db.execute(query).fetchall(), reading)
        return [h for row in rows if (h := _header(row)) is not None]

    def header(self, run: str) -> RunHeader | None:
        """That of one run, deleted or not; None for a run that is not here."""
        if not RUN_ID.fullmatch(run) or not self.path.exists():
            return None
        query = f"SELECT {', '.join(_COLUMNS)} FROM runs WHERE id = ?"
        row = self._work(lambda db: db.execute(query, (run,)).fetchone(), reading, repair=False)
        return _header(row) if row else None

    def events(self, run: str) -> BytesIO:
        """The run's gzipped events as far as they are here; empty for a run that is not here."""

        def read(db: sqlite3.Connection) -> bytes:
            (size,) = db.execute("SELECT total(length(data)) FROM pieces WHERE run = ?", (run,)).fetchone()
            if size > MOST_BYTES:
                raise HistoryUnusable("This run of the history is larger than any run of this program.")
            rows = db.execute("SELECT data FROM pieces WHERE run = ? ORDER BY number", (run,))
            return b"".join(bytes(data) for (data,) in rows)

        return BytesIO(self._work(read, reading, repair=False) if self.path.exists() else b"")

    # ---- what a run says of itself -----------------------------------------------------------------------

    def taken(self, run: str) -> int:
        """How many bytes of the run's events file are here; 0 for a run that is not here."""
        query = "SELECT taken FROM runs WHERE id = ?"
        row = self._work(lambda db: db.execute(query, (run,)).fetchone(), connected) if self.path.exists() else None
        return int(row[0]) if row else 0

    def put(self, header: RunHeader, before: int, piece: bytes, after: int, replaces: bool = False) -> bool:
        """Store what the run says of itself, and a gzipped `piece`: its file from byte `before` to `after`.

        What the user said of it stays; a new run that went on with another one begins with what was said of that,
        and once it `replaces` it, takes it off the list. False, and nothing is done, where another process was faster.
        """

        def write(db: sqlite3.Connection) -> bool:
            with transaction(db):
                row = db.execute("SELECT taken FROM runs WHERE id = ?", (header.id,)).fetchone()
                if (row[0] if row else 0) != before:
                    return False
                _insert(db, header, after)
                if row is None and header.resumed is not None:
                    said = ", ".join(_SAID)
                    db.execute(
                        f"UPDATE runs SET ({said}) = (SELECT {said} FROM runs WHERE id = ?1) "
                        "WHERE id = ?2 AND EXISTS (SELECT 1 FROM runs WHERE id = ?1)",
                        (header.resumed, header.id),
                    )
                if piece:
                    db.execute(
                        "INSERT INTO pieces SELECT ?, coalesce(max(number), 0) + 1, ? FROM pieces WHERE run = ?",
                        (header.id, piece, header.id),
                    )
                if header.resumed is not None and replaces:
                    db.execute("UPDATE runs SET deleted = ? WHERE id = ?", (time.time(), header.resumed))
            return True

        return self._work(write, connected)

    # ---- what the user says of a run ---------------------------------------------------------------------

    def rename(self, run: str, name: str) -> None:
        self._set(run, "name", name.strip()[:MOST_TEXT])

    def tag(self, run: str, tags: Sequence[str]) -> None:
        kept = list(dict.fromkeys(t.strip()[:100] for t in tags if t.strip()))[:MOST_TAGS]
        self._set(run, "tags", msgspec.json.encode(kept).decode())

    def annotate(self, run: str, note: str) -> None:
        self._set(run, "note", note[:MOST_TEXT])

    def guess(self, run: str, guesses: Mapping[str, float]) -> None:
        self._set(run, "guesses", msgspec.json.encode(dict(guesses)).decode())

    def delete(self, runs: Sequence[str]) -> None:
        """Take `runs` off the list; `restore` brings them back within 30 days."""
        for run in runs:
            self._set(run, "deleted", time.time())

    def restore(self, runs: Sequence[str]) -> None:
        for run in runs:
            self._set(run, "deleted", None)

    def purge(self) -> list[str]:
        """Remove the runs that were deleted more than 30 days ago; their ids."""

        def write(db: sqlite3.Connection) -> list[str]:
            with transaction(db):
                old = time.time() - PURGED_AFTER_S
                gone = [str(i) for (i,) in db.execute("SELECT id FROM runs WHERE deleted < ?", (old,))]
                db.execute("DELETE FROM runs WHERE deleted < ?", (old,))
            return gone

        return self._work(write, connected) if self.path.exists() else []

    def examine(self) -> None:
        """Read every page, and repair what is damaged. For a thread beside the window: seconds for a large history."""
        if self.path.exists() and not sound(self.path):
            self._repair()

    # ----------------------------------------------------------------------------------------------------------

    def _set(self, run: str, column: str, value: str | float | None) -> None:
        def write(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute(f"UPDATE runs SET {column} = ? WHERE id = ?", (value, run))

        self._work(write, connected)

    def _work(self, job: Callable[[sqlite3.Connection], T], how: Connecting, repair: bool = True) -> T:
        """`repair` is False where any path may be asked for: no file that is perhaps another's is to be renamed."""
        for _ in range(2):
            try:
                with how(self.path) as database:
                    return job(database)
            except Damaged as error:
                if not repair:
                    raise HistoryUnusable("The history is damaged: open it in the window to repair it.") from error
                self._repair()
        raise HistoryUnusable("The history is damaged and a new one cannot be made.")

    def _repair(self) -> None:
        """Set the damaged file aside and bring what can be read of it into a new one."""
        try:
            kept = set_aside(self.path)
        except OSError as error:
            raise HistoryUnusable("The history is damaged and cannot be set aside.") from error
        saved = 0
        with suppress(Damaged), connected(self.path) as database:
            for header, taken, pieces, deleted in _salvage(kept):
                with transaction(database):
                    _insert(database, header, taken)
                    rows = [(header.id, number, piece) for number, piece in enumerate(pieces, 1)]
                    database.executemany("INSERT INTO pieces VALUES (?, ?, ?)", rows)
                    for column, value in _said(header).items():
                        database.execute(f"UPDATE runs SET {column} = ? WHERE id = ?", (value, header.id))
                    database.execute("UPDATE runs SET deleted = ? WHERE id = ?", (deleted, header.id))
                saved += 1
        self.told = (
            f"The history was damaged. The damaged file is kept as {kept.name}, and what could be read of it "
            f"is in a new history: {saved} run{'' if saved == 1 else 's'}."
        )


def _insert(db: sqlite3.Connection, header: RunHeader, taken: int) -> None:
    """What the run says of itself, new or in place of what it said before; an answer once given stays."""
    values = {c: _as_stored(header, c) for c in _COLUMNS if c not in _SAID} | {"taken": taken}
    names = ", ".join(values)
    updates = ", ".join(f"{c} = excluded.{c}" for c in values if c != "id")
    marks = ", ".join("?" * len(values))
    db.execute(
        f"INSERT INTO runs ({names}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {updates}", tuple(values.values())
    )


_SAID = ("name", "tags", "note", "guesses")  # by the user


def _said(header: RunHeader) -> dict[str, object]:
    return {c: _as_stored(header, c) for c in _SAID}


def _as_stored(header: RunHeader, column: str) -> object:
    value = getattr(header, column)
    return msgspec.json.encode(value).decode() if column in _JSON else value


def _header(row: Sequence[object]) -> RunHeader | None:
    """The header in `row`; None where it holds anything else, which is not shown."""
    raw = dict(zip(_COLUMNS, row, strict=True))
    try:
        for column, kind in _JSON.items():
            raw[column] = msgspec.json.decode(str(raw[column]), type=kind)
        header = msgspec.convert(raw, RunHeader)
    except msgspec.MsgspecError:
        return None
    return header if RUN_ID.fullmatch(header.id) else None


def _salvage(path: Path) -> Iterator[tuple[RunHeader, int, list[bytes], float | None]]:
    """Every run of a damaged file that can still be read, with its pieces up to the first that cannot."""
    with suppress(sqlite3.Error):
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        try:
            for run in _ids(db):
                with suppress(sqlite3.Error):
                    query = f"SELECT {', '.join(_COLUMNS)}, taken, deleted FROM runs WHERE id = ?"
                    row = db.execute(query, (run,)).fetchone()
                    header = _header(row[:-2]) if row else None
                    if header is not None:
                        pieces, whole = _pieces(db, run)
                        taken = row[-2] if whole else -1  # what follows in a file that is still there does not fit
                        yield header, taken, pieces, row[-1]
        finally:
            db.close()


def _ids(db: sqlite3.Connection) -> list[str]:
    """From the table and its indices, from both ends: each breaks off at the damaged page."""
    found: dict[str, None] = {}
    queries = ("SELECT id FROM runs NOT INDEXED", "SELECT id FROM runs", "SELECT run FROM pieces")
    for query in queries:
        for order in ("ASC", "DESC"):
            with suppress(sqlite3.Error):
                column = "rowid" if "NOT INDEXED" in query else "1"
                for (run,) in db.execute(f"{query} ORDER BY {column} {order}"):
                    found[str(run)] = None
    return list(found)


def _pieces(db: sqlite3.Connection, run: str) -> tuple[list[bytes], bool]:
    pieces: list[bytes] = []
    try:
        for number, data in db.execute("SELECT number, data FROM pieces WHERE run = ? ORDER BY number", (run,)):
            if number != len(pieces) + 1:
                return pieces, False
            pieces.append(bytes(data))
    except sqlite3.Error:
        return pieces, False
    return pieces, True
