"""The run that was gone on with leaves the list only once all of it is safe in the new one."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from gpubench_gui import __version__
from gpubench_gui.core import events as ev
from gpubench_gui.core.joining import joined
from gpubench_gui.core.resuming import NotResumable, rest
from gpubench_gui.store.history import History
from gpubench_gui.store.keeping import keep, settle, take_in_all
from gpubench_gui.store.resuming import read_rest
from gpubench_gui.store.runs import EVENTS_FILE, RunUnreadable, RunWriter, load, read_events
from tests.core.test_joining import AT, fresh, record_of, stopped_after
from tests.store.test_history import measured


def of_this_version(events: list[ev.Event], name: str) -> list[ev.Event]:
    first = events[0]
    assert isinstance(first, ev.RunStarted)
    return [replace(first, run=name, version=__version__), *events[1:]]


OLD = of_this_version(stopped_after("small-cnn"), "20260314-old")
WHAT = rest(record_of(OLD), __version__)
NEW = list(joined(OLD, WHAT, of_this_version(fresh(WHAT), "20260315-new"), AT))


def listed(runs: Path, deleted: bool = False) -> list[str]:
    return [h.id for h in History(runs).runs(deleted)]


def test_the_old_run_leaves_the_list_when_the_new_one_has_all_of_it(tmp_path: Path) -> None:
    old = measured(tmp_path, "20260314-old", OLD)
    with RunWriter(tmp_path / "20260315-new") as writer:
        for event in NEW:
            writer.write(event)
            keep(tmp_path / "20260315-new", event)
            assert "20260314-old" in listed(tmp_path)
    settle(tmp_path / "20260315-new")
    assert listed(tmp_path) == ["20260315-new"]
    assert listed(tmp_path, deleted=True) == ["20260314-old"]
    assert list(read_events(old)) == OLD  # and can be brought back
    assert list(read_events(tmp_path / "20260315-new")) == NEW
    (header,) = History(tmp_path).runs()
    assert (header.resumed, header.state) == ("20260314-old", "finished")


@pytest.mark.parametrize("cut", [1, 2, len(NEW) // 2, len(NEW) - 1])
def test_a_new_run_that_is_killed_leaves_the_old_one_where_it_was(tmp_path: Path, cut: int) -> None:
    measured(tmp_path, "20260314-old", OLD)
    with RunWriter(tmp_path / "20260315-new") as writer:
        for event in NEW[:cut]:
            writer.write(event)
            keep(tmp_path / "20260315-new", event)
    take_in_all(History(tmp_path))
    assert sorted(listed(tmp_path)) == ["20260314-old", "20260315-new"]
    assert list(read_events(tmp_path / "20260314-old")) == OLD


def test_a_new_run_that_is_stopped_with_something_missing_leaves_the_old_one_on_the_list(tmp_path: Path) -> None:
    measured(tmp_path, "20260314-old", OLD)
    cut = next(i for i, e in enumerate(NEW) if isinstance(e, ev.CellEnded) and e.model == "resnet18")
    ends = [ev.CellEnded("resnet18", d, 999.0, "stopped") for d in ("cpu", "cuda:0")]
    measured(tmp_path, "20260315-new", [*NEW[:cut], *ends, ev.RunEnded(999.0, "stopped")])
    assert sorted(listed(tmp_path)) == ["20260314-old", "20260315-new"]


def test_what_the_user_said_of_the_old_run_is_said_of_the_new_one(tmp_path: Path) -> None:
    measured(tmp_path, "20260314-old", OLD)
    history = History(tmp_path)
    history.rename("20260314-old", "Lab 3")
    history.tag("20260314-old", ["x"])
    history.guess("20260314-old", {"small-cnn": 7.0})
    measured(tmp_path, "20260315-new", NEW)
    (header,) = history.runs()
    assert (header.name, header.tags, header.guesses) == ("Lab 3", ("x",), {"small-cnn": 7.0})


def test_a_resumed_run_of_a_run_that_is_not_here_is_stored_like_any_other(tmp_path: Path) -> None:
    measured(tmp_path, "20260315-new", NEW)
    (header,) = History(tmp_path).runs()
    assert (header.id, header.name, header.tags) == ("20260315-new", "", ())


def test_what_is_missing_is_read_from_the_history_and_from_a_folder(tmp_path: Path) -> None:
    run = measured(tmp_path, "20260314-old", OLD)
    assert not run.exists()
    assert read_rest(run).missing == WHAT.missing == {("resnet18", "cpu"), ("resnet18", "cuda:0")}
    crashed = measured(tmp_path, "20260314-crashed", OLD[:-3])
    long_ago = time.time() - 60
    os.utime(crashed / EVENTS_FILE, (long_ago, long_ago))
    assert read_rest(crashed).missing == WHAT.missing


def test_a_run_still_going_on_a_damaged_one_and_a_newer_programs_are_refused(tmp_path: Path) -> None:
    going_on = measured(tmp_path, "20260314-now", OLD[:-3])
    with pytest.raises(NotResumable, match="still being measured"):
        read_rest(going_on)
    damaged = measured(tmp_path, "20260314-bad", OLD[:-3]) / EVENTS_FILE
    lines = damaged.read_bytes().splitlines(keepends=True)
    damaged.write_bytes(b"".join([lines[0], b"garbage\n", *lines[1:]]))
    os.utime(damaged, (0, 0))
    with pytest.raises(RunUnreadable, match="damaged in line 2"):
        read_rest(damaged.parent)
    first = OLD[0]
    assert isinstance(first, ev.RunStarted)
    with RunWriter(tmp_path / "newer") as writer:
        writer.write(replace(first, version="99.0"))
    with (tmp_path / "newer" / EVENTS_FILE).open("a") as file:
        file.write('{"type": "NobodyKnows"}\n' * 2)
    with pytest.raises(NotResumable, match=r"measured by gpubench 99\.0"):
        read_rest(tmp_path / "newer")


def test_the_new_run_reopens_with_the_figures_of_both_parts(tmp_path: Path) -> None:
    record = load(measured(tmp_path, "20260315-new", NEW))
    assert [c.ended.outcome for c in record.cells.values() if c.ended] == ["finished"] * 4
