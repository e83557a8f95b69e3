"""The class board: fills as files appear, is renamed by hand, and copes with a whole school."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gpubench_gui.core.board import entry
from gpubench_gui.core.record import RunRecord
from gpubench_gui.gui import board_watch
from gpubench_gui.gui.board import BoardWindow
from gpubench_gui.gui.widgets.board_plot import NAMED
from gpubench_gui.gui.widgets.board_table import MACHINE
from gpubench_gui.store.board import Board
from tests.board_files import machine_events, machine_text, write_machines


@pytest.fixture
def window(qtbot, theme, tmp_path, monkeypatch):
    monkeypatch.setattr(board_watch, "POLL_MS", 100)
    board = BoardWindow(theme, tmp_path / "board.json")
    qtbot.addWidget(board)
    board.resize(1280, 800)
    board.show()
    return board


def made(number: int, slower: float = 1.0):
    record = RunRecord()
    for event in machine_events(number, slower):
        record.apply(event)
    return entry(record)


def test_the_empty_board_says_what_to_do(window):
    assert window.sentence.text() == "Choose the folder that the result files are dropped in"
    assert "drops its events file there" in window.state.text()
    assert not window.csv.isEnabled()


def test_machines_appear_as_files_do_and_half_a_file_is_said_so(window, qtbot, tmp_path):
    folder = tmp_path / "shared"
    write_machines(folder, 2)
    window.follow(folder)
    qtbot.waitUntil(lambda: len(window.board.entries) == 2, timeout=20_000)
    assert "trains ResNet-50 fastest" in window.sentence.text()
    text = machine_text(7)
    (folder / "late.jsonl").write_text(text[: len(text) // 2], encoding="utf-8")
    qtbot.waitUntil(lambda: "1 file is still being written" in window.state.text(), timeout=20_000)
    (folder / "late.jsonl").write_text(text, encoding="utf-8")
    qtbot.waitUntil(lambda: len(window.board.entries) == 3, timeout=20_000)
    assert window.table.board.rowCount() == 3
    assert str(tmp_path) not in window.sentence.text() + window.state.text()


def test_a_machine_is_renamed_in_the_table_and_keeps_its_name(window, tmp_path):
    window.show_board(Board((made(1), made(2, 2.0)), 2))
    model = window.table.board
    key = model.standings[1].entry.key
    assert model.setData(model.index(1, MACHINE), "Anna's corner")
    assert model.texts[1][MACHINE] == "Anna's corner"
    assert window.names.name(key) == "Anna's corner"
    assert "Anna" in (tmp_path / "board.json").read_text(encoding="utf-8")


def test_the_chosen_machine_stays_chosen_when_the_ranking_changes(window):
    one, two = made(1, 2.0), made(2, 3.0)
    window.show_board(Board((one, two), 2))
    window.table.selectRow(1)
    window.show_board(Board((one, two, made(3)), 3))
    assert window.table.currentIndex().row() == 2
    assert window.table.board.standings[2].entry == two


def test_two_hundred_machines_are_ranked_and_only_some_named_in_the_plot(window):
    from dataclasses import replace

    first = made(1)
    entries = tuple(replace(first, key=f"{i:04}", run=str(i)) for i in range(200))
    window.show_board(Board(entries, 200))
    assert window.table.board.rowCount() == 200
    assert len(window.plot.spots) == 600
    assert len(window.plot._labels) <= NAMED


def test_f11_enlarges_it_for_the_back_row_and_escape_leaves(window):
    window.show_board(Board((made(1),), 1))
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.windowState() & Qt.WindowState.WindowFullScreen
    assert window.table.board.scale > 1
    assert window.folder.isHidden()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.windowState() & Qt.WindowState.WindowFullScreen
    assert window.isVisible()
    assert window.table.board.scale == 1


def test_the_ranking_is_saved_as_csv_and_a_folder_in_its_place_is_told(window, tmp_path):
    window.show_board(Board((made(1),), 1))
    window.save(tmp_path / "board.csv")
    assert "Machine A" in (tmp_path / "board.csv").read_text(encoding="utf-8-sig")
    window.save(tmp_path)
    assert "is a folder" in window.state.text()


def test_ctrl_b_opens_the_board_from_the_window(open_window):
    main = open_window()
    QTest.keyClick(main, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    (board,) = main.findChildren(BoardWindow)
    assert board.isVisible()
    board.close()


def test_the_frame_s_button_and_escape_close_the_board(qtbot, theme, tmp_path):
    for close in (BoardWindow.close, lambda shown: QTest.keyClick(shown, Qt.Key.Key_Escape)):
        shown = BoardWindow(theme, tmp_path / "names.json")
        shown.show()
        with qtbot.waitSignal(shown.destroyed):
            close(shown)


def test_the_headline_calls_no_machine_fastest_within_the_noise(window):
    window.show_board(Board((made(1), made(2, 1.01)), 2))
    assert window.sentence.text() == "No machine is clearly fastest for ResNet-50; Machine A and Machine B lead"
