"""The history's dialog in a real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gpubench_gui.core.summary import summarise
from gpubench_gui.store.database import HistoryUnusable
from gpubench_gui.store.history import HISTORY_FILE
from tests.demo import demo_events, demo_record
from tests.store.test_history import measured

EVENTS = list(demo_events(("small-cnn",), rounds=1))


@pytest.fixture
def listed(open_window, qtbot):
    """A window over three runs, with its history open and everything taken in."""
    window = open_window()
    runs = window.session.runs
    for name in ("20260101-a", "20260101-b"):
        measured(runs, name, EVENTS)
    measured(runs, "20260101-c", EVENTS[:-1])
    dialog = window.history.ask()
    qtbot.waitUntil(lambda: window.history.job is None)
    yield window, dialog
    if window.history._dialog is not None:
        dialog.reject()


def shown(dialog) -> list[str]:
    return [dialog.runs.runs[dialog._source(row)].id for row in range(dialog.found.rowCount())]


def test_ctrl_h_is_the_history(open_window):
    window = open_window()
    assert window.actions_.history.shortcuts()[0].toString() == "Ctrl+H"


def test_every_run_is_listed_and_one_opens_in_this_window_with_the_keyboard_alone(listed, qtbot):
    window, dialog = listed
    assert sorted(shown(dialog)) == ["20260101-a", "20260101-b", "20260101-c"]
    dialog.view.selectRow(shown(dialog).index("20260101-a"))
    QTest.keyClick(dialog.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.record is not None, timeout=10_000)
    assert window.answer.sentence.text() == summarise(demo_record(("small-cnn",), rounds=1)).sentence


def test_a_search_leaves_the_runs_that_hold_every_word(listed):
    window, dialog = listed
    window.history.history.annotate("20260101-b", "before the New driver")
    window.history._refresh()
    dialog.search.setText("new DRIVER nvidia")
    assert shown(dialog) == ["20260101-b"]
    assert dialog.count.text() == "1 of 3 runs"
    dialog.search.setText("nothing has this")
    assert dialog.pages.currentIndex() == 1
    assert not dialog.open_button.isEnabled()


def test_a_deleted_run_comes_back_with_undo(listed):
    _, dialog = listed
    dialog.view.selectRow(shown(dialog).index("20260101-b"))
    QTest.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert "20260101-b" not in shown(dialog)
    dialog.undo.click()
    assert "20260101-b" in shown(dialog)
    assert not dialog.undo.isVisible()


def test_a_run_broken_off_is_marked_partial(listed):
    _, dialog = listed
    states = {r.id: r.state for r in dialog.runs.runs}
    assert states == {"20260101-a": "finished", "20260101-b": "finished", "20260101-c": "partial"}


def test_guesses_come_back_with_their_run(open_window):
    window = open_window()
    measured(window.session.runs, EVENTS[0].run, EVENTS)
    window.history.keep_guesses(EVENTS[0].run, {"small-cnn": 7.0})
    record = demo_record(("small-cnn",), rounds=1)
    window.show_saved(record, window.history.history.address(EVENTS[0].run))
    assert window.guesses.of(record) == {"small-cnn": 7.0}


def test_a_damaged_history_is_told_in_the_window(open_window, qtbot):
    window = open_window()
    window.session.runs.mkdir(parents=True)
    (window.session.runs / HISTORY_FILE).write_bytes(b"garbage" * 999)
    dialog = window.history.ask()
    qtbot.waitUntil(lambda: window.history.job is None)
    assert "history was damaged" in window.banner.text.text()
    dialog.reject()


def test_the_start_of_the_program_finds_a_damaged_history(open_window, qtbot):
    window = open_window()
    window.session.runs.mkdir(parents=True, exist_ok=True)
    window.history.history.path.write_bytes(b"no database at all" * 100)
    window.history.look_after()
    qtbot.waitUntil(lambda: window.history.job is None)
    assert "history was damaged" in window.banner.text.text()
    assert window.history.history.runs() == []


def test_a_history_that_cannot_be_used_is_one_sentence(open_window, qtbot, monkeypatch):
    window = open_window()

    def refuse() -> list:
        raise HistoryUnusable("The history is in use by another program. Close that one and try again.")

    monkeypatch.setattr(window.history.history, "runs", refuse)
    dialog = window.history.ask()
    qtbot.waitUntil(lambda: window.history.job is None)
    assert "in use by another program" in window.banner.text.text()
    dialog.reject()
