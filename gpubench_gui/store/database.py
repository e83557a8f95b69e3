"""The SQLite file behind the history: opened, brought up to date, and set aside when it is damaged.

A connection lives for one short piece of work, so that two windows and the threads of one can use the file at once.
The log is a write-ahead one and every commit reaches the disk (`synchronous=FULL`): commits are one a cell, so that
safety against a power cut costs nothing that is measured.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

APPLICATION = 0x67706268  # "gpbh"
WAIT_S = 5.0  # for another window's transaction, which takes milliseconds
MIGRATIONS = (
    # One string a version. The pieces of a run, one after another, are its gzipped events; `taken` is how many bytes of
    # its events file they hold.
    """
    CREATE TABLE runs (
        id TEXT PRIMARY KEY, started TEXT NOT NULL, state TEXT NOT NULL, protocol TEXT NOT NULL, machine TEXT NOT NULL,
        models TEXT NOT NULL, devices TEXT NOT NULL, answer TEXT NOT NULL DEFAULT '', resumed TEXT,
        name TEXT NOT NULL DEFAULT '', tags TEXT NOT NULL DEFAULT '[]', note TEXT NOT NULL DEFAULT '',
        guesses TEXT NOT NULL DEFAULT '{}', taken INTEGER NOT NULL DEFAULT 0, deleted REAL
    );
    CREATE TABLE pieces (
        run TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE, number INTEGER NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY (run, number)
    );
    CREATE INDEX runs_by_time ON runs (started);
    """,
)
VERSION = len(MIGRATIONS)
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
READ_ONLY = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)


class HistoryUnusable(Exception):
    """The history cannot be read or written now; its text is the sentence the user reads."""


class Damaged(Exception):
    """The file is no database any more, or a part of it cannot be read."""


@contextmanager
def connected(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to the history at `path`, made or brought up to date first. Raises `HistoryUnusable`, `Damaged`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, timeout=WAIT_S, isolation_level=None)) as database:
            _bring_up_to_date(database, path)
            yield database
    except (sqlite3.Error, OSError) as error:
        raise _told(error) from error


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, in a folder that may not be written to as well."""
    if path.exists() and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        try:
            address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
            with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
                _refuse_strangers(database)
                yield database
        except sqlite3.Error as error:
            raise _told(error) from error
    else:
        with connected(path) as database:
            yield database


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All that is done in it, or nothing."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if database.in_transaction:  # a full disk has rolled back already
            database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def sound(path: Path) -> bool:
    """Whether every page of the history can be read; reads the whole file."""
    try:
        with connected(path) as database:
            return bool(database.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except Damaged:
        return False


def set_aside(path: Path) -> Path:
    """Rename the damaged file, with what belongs to it, and give its new place. Raises OSError."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
    kept = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    os.replace(path, kept)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.replace(f"{path}{ending}", f"{kept}{ending}")
    return kept


def _bring_up_to_date(database: sqlite3.Connection, path: Path) -> None:
    database.execute("PRAGMA synchronous=FULL")
    database.execute("PRAGMA foreign_keys=ON")
    if _refuse_strangers(database) == VERSION:
        return
    database.execute("PRAGMA journal_mode=WAL")
    version = _refuse_strangers(database)
    if version:
        with closing(sqlite3.connect(path.with_name(f"{path.stem}-version-{version}{path.suffix}"))) as copy:
            database.backup(copy)
    with transaction(database):
        for number in range(_refuse_strangers(database), VERSION):  # another window may have done it meanwhile
            for statement in MIGRATIONS[number].split(";"):
                database.execute(statement)
        database.execute(f"PRAGMA application_id={APPLICATION}")
        database.execute(f"PRAGMA user_version={VERSION}")


def _refuse_strangers(database: sqlite3.Connection) -> int:
    """The version of the file, 0 for a new one."""
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or tables):
        raise Damaged("it is another program's database")
    if version > VERSION:
        raise HistoryUnusable(
            f"The history was written by a newer gpubench (its version is {version}, this one knows {VERSION}), so it "
            "is left as it is. Runs go on and are kept in folders of their own; update gpubench to see the history."
        )
    return int(version)


def _told(error: sqlite3.Error | OSError) -> Exception:
    code = getattr(error, "sqlite_errorcode", None)
    primary = code & 0xFF if code is not None else None
    if primary in DAMAGED:
        return Damaged(str(error))
    if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return HistoryUnusable("The history is in use by another program. Close that one and try again.")
    if primary in READ_ONLY or isinstance(error, PermissionError):
        return HistoryUnusable("The history cannot be written: its folder or file is read-only.")
    if primary == sqlite3.SQLITE_FULL:
        return HistoryUnusable("The history cannot be written: the disk is full. Free some space and try again.")
    return HistoryUnusable(f"The history cannot be used ({getattr(error, 'strerror', None) or error}).")
