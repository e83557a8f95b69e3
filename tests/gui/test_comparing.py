"""Comparing runs in the window, and the baseline that later runs are told against."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gpubench_gui.gui.widgets.compare_window import CompareWindow
from gpubench_gui.store.runs import load
from tests.board_files import machine_events, machine_text
from tests.fake_run import RecordedRun

CTRL = Qt.KeyboardModifier.ControlModifier


def write(folder, name, *args, **training):
    path = folder / f"{name}.jsonl"
    path.write_text(machine_text(*args, **training).replace('"run-1"', f'"{name}"'), encoding="utf-8")
    return path


def test_ctrl_d_opens_an_empty_comparison_that_says_what_to_do_and_files_fill_it(open_window, qtbot, tmp_path):
    window = open_window()
    QTest.keyClick(window, Qt.Key.Key_D, CTRL)
    dialog = window.comparing.dialog
    assert dialog.isVisible()
    assert dialog.sentence.text() == "Add two or more saved runs to compare them"
    assert not dialog.remove.isEnabled()
    window.comparing.add([write(tmp_path, "one", 1), write(tmp_path, "two", 1, 1.6)])
    qtbot.waitUntil(lambda: len(dialog.records) == 2)
    assert dialog.sentence.text().endswith("in run A than in run B")
    assert dialog.table.model().rowCount() == 6
    assert dialog.differences.text() == "Nothing that matters differs."
    assert [line.name for line in dialog.speedups.lines] == ["A GPU 0", "B GPU 0"]


def test_the_same_run_is_not_added_twice_and_a_file_that_is_none_is_told(open_window, qtbot, tmp_path):
    window = open_window()
    path = write(tmp_path, "one", 1)
    dialog = window.comparing.compare([load(path)])
    window.comparing.add([path])
    (tmp_path / "bad.jsonl").write_text("{}", encoding="utf-8")
    window.comparing.add([tmp_path / "bad.jsonl"])
    qtbot.waitUntil(lambda: bool(window.banner.texts))
    assert len(dialog.records) == 1


def test_what_must_not_be_compared_is_said_and_has_no_ratio(qtbot, theme, tmp_path):
    dialog = CompareWindow(theme)
    qtbot.addWidget(dialog)
    dialog.show_records([load(write(tmp_path, "one", 1)), load(write(tmp_path, "two", 1, batch_size=64))])
    assert dialog.sentence.text().startswith("Nothing to compare")
    assert "batch size: 128 against 64" in dialog.differences.text()


def test_another_run_can_be_the_first_and_one_be_removed(qtbot, theme, tmp_path):
    dialog = CompareWindow(theme)
    qtbot.addWidget(dialog)
    one, two = load(write(tmp_path, "one", 1)), load(write(tmp_path, "two", 1, 1.6))
    dialog.show_records([one, two])
    dialog.runs.setCurrentRow(1)
    dialog.first.click()
    assert dialog.records == [two, one]
    assert dialog.sentence.text().endswith("in run B than in run A")
    dialog.remove.click()
    assert dialog.records == [one]
    assert dialog.sentence.text() == "Add another run"


def test_a_run_becomes_the_baseline_and_the_next_is_told_against_it(open_window, qtbot):
    runs = iter([RecordedRun(list(machine_events(1))), RecordedRun(list(machine_events(1, 1.6)))])
    window = open_window(lambda: next(runs))
    window.start()
    qtbot.waitUntil(window.actions_.baseline.isEnabled, timeout=20_000)
    assert not any("baseline" in text for text in window.banner.texts)
    window.actions_.baseline.trigger()
    qtbot.waitUntil(lambda: any("is now the baseline" in text for text in window.banner.texts), timeout=20_000)
    window.start()
    qtbot.waitUntil(lambda: any("Against the baseline: slower" in text for text in window.banner.texts), timeout=20_000)
