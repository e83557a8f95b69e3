"""Keys and menus, pressed for real, and the size of everything."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTextEdit,
    QWidget,
)

from gpubench_gui.core.zoom import STEPS, stepped
from gpubench_gui.gui.actions import every_action
from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.gui.settings import Settings
from gpubench_gui.gui.theme import BODY, Theme, zoomed
from gpubench_gui.gui.widgets.columns import Columns
from tests.demo import CPU, H200, demo_events
from tests.fake_run import RecordedRun

CTRL, SHIFT, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier(0)
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QTextEdit)
# Their parts are read with them. A QMenu that holds controls is pyqtgraph's own, which is never shown.
WHOLE = (QAbstractSpinBox, QComboBox, QAbstractItemView, QMenuBar, QMenu)


def press(window: MainWindow, qtbot, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Through the window system, as a keyboard does; shortcuts need an active window."""
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window, key, modifiers)


@pytest.fixture
def done(open_window, qtbot) -> MainWindow:
    """A window that shows a finished run."""
    window = open_window(lambda: RecordedRun(demo_events(["resnet18"], [CPU, H200])))
    window.start()
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    return window


def test_no_key_is_given_twice(open_window):
    window = open_window()
    keys = Counter(key.toString() for action in every_action(window.menuBar()) for key in action.shortcuts())
    assert {key for key, times in keys.items() if times > 1} == set()


def test_the_keys_people_know_are_in_the_menus(open_window):
    window = open_window()
    keys = {key.toString() for action in every_action(window.menuBar()) for key in action.shortcuts()}
    expected = "F5 Ctrl+Return Esc Ctrl+S Ctrl+E Ctrl+Shift+C Ctrl+O Ctrl++ Ctrl+- Ctrl+0 F1 Ctrl+Q"
    assert set(expected.split()) <= keys


@pytest.mark.parametrize(("key", "modifiers"), [(Qt.Key.Key_F5, NONE), (Qt.Key.Key_Return, CTRL)])
def test_run_and_stop_have_keys(open_window, qtbot, key, modifiers):
    window = open_window(lambda: RecordedRun(demo_events(["resnet18"], [CPU, H200], until_s=20.0), hold=True))
    press(window, qtbot, key, modifiers)
    assert window.session.running
    qtbot.waitUntil(lambda: window.session.record.started is not None)
    press(window, qtbot, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.session.running)
    assert window.session.record.ended.outcome == "stopped"


@pytest.mark.parametrize(
    ("key", "dialog"),
    [
        (Qt.Key.Key_S, "getSaveFileName"),
        (Qt.Key.Key_O, "getOpenFileName"),
    ],
)
def test_saving_and_opening_have_keys(done, qtbot, monkeypatch, key, dialog):
    asked: list[str] = []

    def ask(*_arguments):
        asked.append(dialog)
        return "", ""

    monkeypatch.setattr(QFileDialog, dialog, ask)
    press(done, qtbot, key, CTRL)
    assert asked == [dialog]


def test_quit_has_a_key(open_window, qtbot):
    window = open_window()
    press(window, qtbot, Qt.Key.Key_Q, CTRL)
    assert not window.isVisible()


def test_zoom_keys_change_type_rows_and_margins_and_0_brings_them_back(open_window, qtbot, theme):
    window = open_window()
    row = window.models.rows["resnet18"]
    before = (row.sizeHint().height(), window.answer.layout().contentsMargins().left(), theme.font(BODY).pixelSize())
    for _ in range(3):
        press(window, qtbot, Qt.Key.Key_Plus, CTRL)
    assert window.actions_.zoom.percent == 150
    after = (row.sizeHint().height(), window.answer.layout().contentsMargins().left(), theme.font(BODY).pixelSize())
    assert after == tuple(round(n * 1.5) for n in before)
    press(window, qtbot, Qt.Key.Key_0, CTRL)
    again = (row.sizeHint().height(), window.answer.layout().contentsMargins().left(), theme.font(BODY).pixelSize())
    assert again == before
    press(window, qtbot, Qt.Key.Key_Minus, CTRL)
    assert window.actions_.zoom.percent == 90


def test_zoom_stops_at_its_ends():
    assert stepped(STEPS[-1], 1) == STEPS[-1]
    assert stepped(STEPS[0], -1) == STEPS[0]


def test_zoom_is_remembered_for_the_next_window(open_window, theme):
    first = open_window()
    first.actions_.zoom.larger()
    first.close()
    theme.zoom(100)
    assert open_window().actions_.zoom.percent == 110
    theme.zoom(100)


@pytest.mark.parametrize("text", ["nonsense", "7", "100000", ""])
def test_a_zoom_that_is_not_offered_is_100(tmp_path: Path, text: str):
    path = tmp_path / "window.ini"
    store = QSettings(str(path), QSettings.Format.IniFormat)
    store.setValue("window/zoom", text)
    store.sync()
    assert Settings(path).zoom() == 100


def test_the_style_sheet_grows_except_for_its_fine_lines():
    assert zoomed("border: 1px; padding: 4px 20px; margin: 2px", 150) == "border: 1px; padding: 6px 30px; margin: 2px"


def test_at_150_percent_on_a_small_screen_controls_keep_their_texts(done, qtbot):
    done.resize(1280, 800)
    for _ in range(3):
        done.actions_.zoom.larger()
    columns = done.findChild(Columns)
    qtbot.waitUntil(lambda: columns.arrangement == "stacked")
    QTest.qWait(50)
    assert columns.room.width() <= columns.viewport().width(), "nothing hides to the right"
    for button in done.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
            assert button.height() >= button.fontMetrics().height(), button.text()
    end = done.bar.run.mapTo(done, QPoint(done.bar.run.width(), done.bar.run.height()))
    assert end.x() <= done.width()
    assert end.y() <= done.height()
    done.actions_.zoom.usual()
    qtbot.waitUntil(lambda: columns.arrangement != "stacked")


def test_every_control_has_an_accessible_name(done):
    unnamed = [
        f"{type(w).__name__} in {type(w.parent()).__name__}"
        for w in done.findChildren(QWidget)
        if isinstance(w, CONTROLS) and w.focusPolicy() != Qt.FocusPolicy.NoFocus and not _named(w)
    ]
    assert unnamed == []


def _named(widget: QWidget) -> bool:
    """A name of its own, the text of a button, or part of a control that has one: a box's line, a list's header."""
    if widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()):
        return True
    above = widget.parentWidget()
    while above is not None and not isinstance(above, WHOLE):
        above = above.parentWidget()
    return above is not None


def test_the_theme_of_another_size_keeps_its_colours(theme: Theme):
    tokens = theme.tokens
    theme.zoom(125)
    assert theme.tokens is tokens
    theme.zoom(100)
