"""The history: every finished cell is in it whatever happens to the process, the file or the disk."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.summary import summarise
from gpubench_gui.store import database
from gpubench_gui.store.database import VERSION, HistoryUnusable
from gpubench_gui.store.history import HISTORY_FILE, History
from gpubench_gui.store.keeping import keep, settle, take_in_all
from gpubench_gui.store.runs import EVENTS_FILE, RunUnreadable, RunWriter, load, read_events
from tests.demo import demo_events, demo_record

EVENTS = list(demo_events(("small-cnn",), rounds=1))


def measured(runs: Path, name: str, events: list[ev.Event] = EVENTS) -> Path:
    """A run that was written as the front ends write it."""
    with RunWriter(runs / name) as writer:
        for event in events:
            writer.write(event)
            keep(runs / name, event)
    settle(runs / name)
    return runs / name


def test_an_ended_run_lives_in_the_history_alone_and_reopens_equal(tmp_path: Path) -> None:
    run = measured(tmp_path, "a")
    assert not run.exists()
    assert list(read_events(run)) == EVENTS
    assert summarise(load(run)) == summarise(demo_record(("small-cnn",), rounds=1))
    (header,) = History(tmp_path).runs()
    assert (header.id, header.state, header.models) == ("a", "finished", ("small-cnn",))
    assert header.answer == summarise(load(run)).sentence


def test_a_run_broken_off_is_there_from_its_first_event_on_and_stays_partial(tmp_path: Path) -> None:
    cut = next(i for i, e in enumerate(EVENTS) if isinstance(e, ev.CellEnded)) + 1
    run = measured(tmp_path, "a", EVENTS[:cut])
    assert [h.state for h in History(tmp_path).runs()] == ["partial"]
    (run / EVENTS_FILE).unlink()  # the finished cell is in the history all the same
    run.rmdir()
    assert list(read_events(run)) == EVENTS[:cut]


def test_runs_of_older_versions_are_taken_in_once(tmp_path: Path) -> None:
    with RunWriter(tmp_path / "old") as writer:
        for event in EVENTS:
            writer.write(event)
    (tmp_path / "no run").mkdir()
    (tmp_path / "no run" / EVENTS_FILE).write_text("garbage\n")
    history = History(tmp_path)
    take_in_all(history)
    take_in_all(history)
    assert [h.id for h in history.runs()] == ["old"]
    assert (tmp_path / "no run" / EVENTS_FILE).exists()
    assert list(read_events(tmp_path / "old")) == EVENTS


def test_what_the_user_says_of_a_run_is_kept_and_a_deleted_one_comes_back(tmp_path: Path) -> None:
    measured(tmp_path, "a", EVENTS[:-1])
    history = History(tmp_path)
    history.rename("a", " Lab 3 ")
    history.tag("a", ["x", "", "y", "x"])
    history.annotate("a", "note")
    history.guess("a", {"small-cnn": 7.5})
    take_in_all(history)
    (header,) = history.runs()
    assert (header.name, header.tags, header.note, header.guesses) == ("Lab 3", ("x", "y"), "note", {"small-cnn": 7.5})
    history.delete(["a"])
    assert history.runs() == []
    assert [h.id for h in history.runs(deleted=True)] == ["a"]
    history.restore(["a"])
    assert history.runs() == [header]


def test_only_runs_deleted_long_ago_are_purged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(tmp_path, "a")
    history = History(tmp_path)
    history.delete(["a"])
    assert history.purge() == []
    now = time.time()
    monkeypatch.setattr("gpubench_gui.store.history.time.time", lambda: now + 31 * 86_400)
    assert history.purge() == ["a"]
    assert history.events("a").getvalue() == b""


def test_nothing_of_the_header_names_the_user_or_the_host(tmp_path: Path) -> None:
    measured(tmp_path, "a")
    (header,) = History(tmp_path).runs()
    for name in (os.uname().nodename, str(tmp_path), str(Path.home())):
        assert name not in repr(header)


def test_two_histories_of_one_file_see_each_others_runs(tmp_path: Path) -> None:
    one, other = History(tmp_path), History(tmp_path)
    measured(tmp_path, "a")
    assert [h.id for h in one.runs()] == ["a"]
    other.rename("a", "b")
    assert one.runs()[0].name == "b"


# ---- faults ----------------------------------------------------------------------------------------------


def test_garbage_instead_of_a_history_is_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / HISTORY_FILE).write_bytes(b"garbage " * 1000)
    history = History(tmp_path)
    assert history.runs() == []
    assert history.told is not None
    (kept,) = tmp_path.glob("history-damaged-*.sqlite3")
    assert kept.name in history.told
    assert kept.read_bytes() == b"garbage " * 1000
    measured(tmp_path, "a")
    assert [h.id for h in history.runs()] == ["a"]


def test_of_a_damaged_history_everything_readable_is_saved(tmp_path: Path) -> None:
    for number in range(12):
        measured(tmp_path, f"run-{number:02}")
    path = tmp_path / HISTORY_FILE
    with path.open("r+b") as file:
        file.seek(4096 * (path.stat().st_size // 4096 // 2))
        file.write(b"\xff" * 4096)
    history = History(tmp_path)
    history.examine()
    assert history.told is not None
    assert database.sound(path)
    whole = 0
    for header in history.runs():
        try:
            whole += list(read_events(history.address(header.id))) == EVENTS
        except RunUnreadable:
            continue
    assert whole >= 10


def test_a_history_from_the_future_is_left_as_it_is_and_the_run_stays_in_its_folder(tmp_path: Path) -> None:
    measured(tmp_path, "a")
    path = tmp_path / HISTORY_FILE
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version={VERSION + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(HistoryUnusable, match="newer gpubench"):
        History(tmp_path).runs()
    with pytest.raises(HistoryUnusable):
        measured(tmp_path, "b")
    assert path.read_bytes() == before
    assert (tmp_path / "b" / EVENTS_FILE).exists()


def test_an_older_history_is_upgraded_after_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(tmp_path, "a")
    newer = (*database.MIGRATIONS, "ALTER TABLE runs ADD COLUMN more TEXT")
    monkeypatch.setattr(database, "MIGRATIONS", newer)
    monkeypatch.setattr(database, "VERSION", len(newer))
    assert [h.id for h in History(tmp_path).runs()] == ["a"]
    copy = sqlite3.connect(tmp_path / f"history-version-{VERSION}.sqlite3")
    assert copy.execute("SELECT id FROM runs").fetchall() == [("a",)]
    copy.close()


def test_a_locked_history_is_told_and_the_run_is_taken_in_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured(tmp_path, "a")
    monkeypatch.setattr(database, "WAIT_S", 0.01)
    other = sqlite3.connect(tmp_path / HISTORY_FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(HistoryUnusable, match="in use"):
        measured(tmp_path, "b")
    other.execute("ROLLBACK")
    other.close()
    take_in_all(History(tmp_path))
    assert {h.id for h in History(tmp_path).runs()} == {"a", "b"}


def test_a_full_disk_is_told_and_costs_nothing(tmp_path: Path) -> None:
    code = f"""
import resource, sys
sys.path[:0] = {sys.path!r}
import signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
from pathlib import Path
from tests.store.test_history import EVENTS, RunWriter, measured, settle, History, HistoryUnusable
runs = Path({str(tmp_path)!r})
measured(runs, "a")
with RunWriter(runs / "b") as writer:
    for event in EVENTS:
        writer.write(event)
resource.setrlimit(resource.RLIMIT_FSIZE, (16_384, 16_384))
try:
    settle(runs / "b")
except HistoryUnusable as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "history cannot be" in done.stdout
    assert (tmp_path / "b" / EVENTS_FILE).exists()
    assert [h.id for h in History(tmp_path).runs()] == ["a"]
    take_in_all(History(tmp_path))
    assert {h.id for h in History(tmp_path).runs()} == {"a", "b"}


WRITING = """
import sys, time
sys.path[:0] = {path!r}
from pathlib import Path
from gpubench_gui.core.events import CellEnded
from tests.store.test_history import EVENTS, RunWriter, keep, settle
runs = Path(sys.argv[1])
for number in range(10_000):
    folder = runs / f"{{sys.argv[2]}}-{{number}}"
    with RunWriter(folder) as writer:
        for event in EVENTS:
            writer.write(event)
            keep(folder, event)
            if isinstance(event, CellEnded):
                print(folder.name, event.device, flush=True)
    settle(folder)
"""


def killed(runs: Path, name: str, after_s: float) -> list[tuple[str, str]]:
    """Have a process write runs and kill it; the cells that it said were finished."""
    command = [sys.executable, "-c", WRITING.format(path=sys.path), str(runs), name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()  # it writes now
        time.sleep(after_s)
        process.send_signal(signal.SIGKILL)
        said = (first + process.stdout.read()).split("\n")[:-1]
    return [(run, device) for run, device in (line.split() for line in said)]


def lost(runs: Path, cells: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of `cells` that the history does not hold; the events files are not asked."""
    import gzip

    found = []
    for run in {run for run, _ in cells}:
        text = gzip.GzipFile(fileobj=History(runs).events(run)).read().decode()
        found += [(run, line.split('"device": "')[1].split('"')[0]) for line in text.split("\n") if "CellEnded" in line]
    return [cell for cell in cells if cell not in found]


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
def test_a_process_killed_at_any_moment_loses_no_finished_cell(tmp_path: Path) -> None:
    moments = random.Random(20261201)
    for number in range(4):
        cells = killed(tmp_path, f"k{number}", moments.uniform(0.0, 0.6))
        assert cells
        assert database.sound(tmp_path / HISTORY_FILE)
        assert lost(tmp_path, cells) == []
    assert not list(tmp_path.glob("history-damaged-*"))
