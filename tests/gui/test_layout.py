"""The panels moved, floated and hidden, what is remembered of it, and a window that is made anew."""

from __future__ import annotations

import gc
import re
from functools import partial

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QMessageBox

from gpubench_gui.core.language import ENGLISH, Language, speak, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.gui.places import bring_back, onto
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.columns import Columns
from tests.demo import CPU, H200, demo_events
from tests.fake_run import RecordedRun

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
ONE = QRect(0, 0, 1920, 1080)
TWO = QRect(1920, 0, 1280, 1024)


def settle() -> None:
    """Let layouts be computed and what was given up be destroyed."""
    QTest.qWait(20)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def places(window: MainWindow) -> list[QRect]:
    settle()
    return [dock.geometry() for dock in window.columns.docks]


def ran(open_window, qtbot) -> MainWindow:
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), (CPU, H200))))
    window.start()
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    return window


# ---- panels ------------------------------------------------------------------------------------------


def test_the_usual_layout_reads_from_the_plots_to_the_comparison_above_its_figures(open_window):
    live, picture, figures = places(open_window())
    assert live.right() < picture.left()
    assert picture.left() == figures.left()
    assert picture.bottom() < figures.top()
    assert live.height() == figures.bottom() + 1 - picture.top()


@pytest.mark.parametrize("index", range(3))
def test_each_panel_can_be_hidden_and_shown_by_its_key_and_leaves_its_room_to_the_others(open_window, qtbot, index):
    window = open_window()
    before, dock = places(window), window.columns.docks[index]
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window, Qt.Key(Qt.Key.Key_1 + index), Qt.KeyboardModifier.ControlModifier)
    after = places(window)
    assert not dock.isVisible()
    others = [i for i in range(3) if i != index]
    assert any(after[i].width() > before[i].width() or after[i].height() > before[i].height() for i in others)
    QTest.keyClick(window, Qt.Key(Qt.Key.Key_1 + index), Qt.KeyboardModifier.ControlModifier)
    settle()
    assert dock.isVisible()


def test_f9_hides_the_choices_and_gives_their_room_to_the_results(open_window, qtbot):
    window = open_window()
    width = window.columns.width()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window, Qt.Key.Key_F9)
    settle()
    assert not window.side.isVisible()
    assert window.columns.width() == width + 296
    QTest.keyClick(window, Qt.Key.Key_F9)
    settle()
    assert window.side.isVisible()


def test_the_usual_layout_comes_back_whatever_was_done(open_window):
    window = open_window()
    before = places(window)
    live, picture, figures = window.columns.docks
    window.columns.room.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, figures)
    settle()
    assert window.columns.arrangement == "own"
    live.setFloating(True)
    picture.hide()
    window.actions_.side.setChecked(False)
    settle()
    window.restore_usual_layout()
    assert places(window) == before
    assert window.side.isVisible()
    assert window.columns.arrangement == "beside"


def test_a_narrow_window_has_the_panels_in_a_column_that_scrolls(open_window, qtbot):
    window = open_window()
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: window.columns.arrangement == "stacked")
    live, picture, figures = places(window)
    assert live.left() == picture.left() == figures.left()
    assert live.bottom() < picture.top() < figures.top()
    assert window.columns.room.width() <= window.columns.viewport().width()
    assert window.columns.verticalScrollBar().maximum() > 0
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.columns.arrangement == "beside")
    qtbot.waitUntil(lambda: window.columns.verticalScrollBar().maximum() == 0)


def test_a_panel_that_floats_and_comes_back_is_no_arrangement_of_ones_own(open_window):
    window = open_window()
    before = places(window)
    window.columns.picture.setFloating(True)
    settle()
    assert window.columns.arrangement == "beside"
    window.columns.picture.setFloating(False)
    assert places(window) == before
    settle()
    assert window.columns.arrangement == "beside"


def test_an_arrangement_of_ones_own_stays_at_every_width(open_window):
    window = open_window()
    columns = window.columns
    columns.room.tabifyDockWidget(columns.live, columns.picture)
    settle()
    columns.arrangement = "own"
    window.resize(1024, 640)
    settle()
    assert columns.room.tabifiedDockWidgets(columns.live) == [columns.picture]
    window.resize(1280, 800)
    settle()
    assert columns.room.tabifiedDockWidgets(columns.live) == [columns.picture]


# ---- remembered --------------------------------------------------------------------------------------


def test_the_layout_is_remembered(open_window):
    window = open_window()
    window.columns.figures.hide()
    window.columns.room.resizeDocks(
        [window.columns.live, window.columns.picture], [500, 400], Qt.Orientation.Horizontal
    )
    window.actions_.side.setChecked(False)
    widths = [rect.width() for rect in places(window)[:2]]
    window.close()
    again = open_window()
    assert [rect.width() for rect in places(again)[:2]] == pytest.approx(widths, abs=2)
    assert not again.columns.figures.isVisible()
    assert not again.side.isVisible()
    assert not again.actions_.side.isChecked()


def test_a_floating_panel_comes_back_floating_and_on_a_screen(open_window):
    window = open_window()
    dock = window.columns.picture
    dock.setFloating(True)
    dock.setGeometry(6000, 5000, 500, 400)
    settle()
    window.close()
    again = open_window()
    settle()
    assert again.columns.picture.isFloating()
    assert on_screen(again.columns.picture.frameGeometry())


@pytest.mark.parametrize(
    ("state", "arrangement"),
    [
        (QByteArray(b"\x00\xff garbage"), "beside"),
        (QByteArray(b""), "own"),
        ("half a layout", "beside"),
        (None, "upside down"),
        (QByteArray(b"\x00\x00\x00\xff\x00\x00\x00\x63\xfd\x00\x00\x00\x01\x7f\xff\xff\xff" * 3), "stacked"),
    ],
)
def test_a_layout_that_cannot_be_read_is_the_usual_one(open_window, tmp_path, state, arrangement):
    usual = places(open_window())
    store = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    store.setValue("window/panels", state)
    store.setValue("window/arrangement", arrangement)
    store.sync()
    window = open_window()
    assert places(window) == usual
    assert not window.banner.isVisible()


def test_a_layout_of_another_version_is_the_usual_one(open_window, tmp_path):
    first = open_window()
    usual = places(first)
    first.columns.live.hide()
    store = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    store.setValue("window/panels", first.columns.room.saveState(99))
    store.setValue("window/arrangement", "own")
    store.sync()
    assert places(open_window()) == usual


def test_the_layout_is_kept_when_closing_stops_a_run(open_window, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(QMessageBox, "question", lambda *a: (asked.append(1), QMessageBox.StandardButton.Yes)[1])
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), until_s=5.0), hold=True))
    window.start()
    qtbot.waitUntil(lambda: window.session.record.now_s > 4)
    window.columns.live.hide()
    window.close()
    assert not window.settings.layout()[0].state.isEmpty()  # already now, while the run is waited for
    qtbot.waitUntil(lambda: not window.isVisible())
    assert asked == [1]
    assert not open_window().columns.live.isVisible()


# ---- screens -----------------------------------------------------------------------------------------


def on_screen(frame: QRect) -> bool:
    return any(screen.availableGeometry().contains(frame) for screen in QGuiApplication.screens())


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (QRect(100, 100, 1280, 800), QRect(100, 100, 1280, 800)),
        (QRect(5000, 300, 1280, 800), QRect(640, 280, 1280, 800)),
        (QRect(-2000, -900, 800, 600), QRect(0, 0, 800, 600)),
        (QRect(1800, 200, 1000, 700), QRect(1920, 200, 1000, 700)),
        (QRect(0, 0, 4000, 3000), QRect(0, 0, 1920, 1080)),
        (QRect(2500, 500, 1280, 1000), QRect(1920, 24, 1280, 1000)),
    ],
)
def test_a_place_is_moved_onto_the_screen_that_holds_most_of_it(place, expected):
    assert onto(place, [ONE, TWO]) == expected


def test_a_window_saved_on_a_monitor_that_is_gone_comes_back_whole(open_window, tmp_path):
    first = open_window()
    first.move(QPoint(7000, 4000))
    settle()
    geometry = first.saveGeometry()
    first.close()
    first.settings.save_geometry(geometry)
    again = open_window()
    bring_back(again)  # the fixture has given it a size since
    settle()
    assert on_screen(again.frameGeometry())


# ---- made anew ---------------------------------------------------------------------------------------


@pytest.fixture
def shouting():
    """A language in which every text is in capitals, names of values apart."""
    yield lambda: speak(Language(lambda text: re.sub(r"(?<![{\w])\w+", lambda found: found[0].upper(), text)))
    speak(ENGLISH)


def test_an_idle_window_made_anew_speaks_the_language_and_keeps_what_was_chosen(open_window, shouting):
    window = open_window()
    window.models.choose(("small-cnn", "resnet50"))
    window.devices.rows["cuda:0"].setChecked(False)
    window.how.button.setChecked(True)
    window.how.epochs.setValue(7)
    window.reading.tabs.set_value("why")
    window.columns.picture.hide()
    window.banner.add(Message("info", partial(tr, "Something was saved.")))
    spec = window.spec()
    shouting()
    window.rebuild()
    settle()
    assert window.spec() == spec
    assert window.how.content.isVisible()
    assert window.reading.tabs.value == "why"
    assert not window.columns.picture.isVisible()
    assert window.banner.text.text() == "SOMETHING WAS SAVED."
    assert window.columns.live.windowTitle() == "LIVE PLOTS"
    assert window.bar.run.isEnabled()
    assert len(window.findChildren(QMenuBar)) == 1
    assert len(window.findChildren(Columns)) == 1


def test_a_run_goes_on_in_a_window_made_anew_and_its_events_arrive_once(open_window, qtbot, shouting):
    run = RecordedRun(demo_events(("small-cnn",), (CPU, H200), until_s=40.0), hold=True)
    window = open_window(lambda: run)
    window.start()
    qtbot.waitUntil(lambda: window.session.record.now_s > 5)
    shouting()
    window.rebuild()
    settle()
    assert window.session.running
    assert window._plots_timer.isActive()
    assert window._text_timer.isActive()
    assert window.bar.stop.isVisible()
    assert not window.models.isEnabled()
    qtbot.waitUntil(lambda: window.session.record.now_s > 39)
    window.rebuild()
    run.halt.set()
    qtbot.waitUntil(lambda: not window.session.running)
    replayed = RunRecord()
    for event in window.session.events():
        replayed.apply(event)
    batches = {key: cell.batches for key, cell in window.session.record.cells.items()}
    assert batches == {key: cell.batches for key, cell in replayed.cells.items()}
    assert all(batches.values())
    assert window.reading.table.model.rowCount() == 2
    assert any(line.shown for line in window.panels[0].lines)
    assert window.models.isEnabled()


def test_a_finished_run_stands_in_a_window_made_anew(open_window, qtbot):
    window = ran(open_window, qtbot)
    told = window.answer.sentence.text(), window.answer.qualifier.text(), window.bar.text.text()
    rows = window.reading.table.model.rowCount()
    window.rebuild()
    settle()
    assert (window.answer.sentence.text(), window.answer.qualifier.text(), window.bar.text.text()) == told
    assert window.reading.table.model.rowCount() == rows
    assert any(line.shown for line in window.panels[0].lines)
    assert window.actions_.reports.isEnabled()
    assert not window.saved.strip.isVisible()
    window.saved.open_example()
    qtbot.waitUntil(lambda: window.saved.job is None)
    window.rebuild()
    settle()
    assert window.saved.strip.isVisible()
    window.saved.strip.speeds.set_value("10")
    window.saved.strip.replay.click()
    qtbot.waitUntil(lambda: window.session.replaying)
    window.rebuild()
    settle()
    assert window.saved.strip.speeds.isVisible()
    assert window.saved.strip.speeds.value == "10"


def test_a_window_made_anew_many_times_holds_no_more_than_before(open_window):
    window = open_window()
    window.rebuild()
    settle()
    gc.collect()
    before = len(window.findChildren(object))
    for _ in range(3):
        window.rebuild()
    settle()
    gc.collect()
    assert len(window.findChildren(object)) == before


def test_tab_walks_through_everything_in_a_window_made_anew(open_window):
    window = open_window()
    window.rebuild()
    settle()
    first = widget = window.models.rows["small-cnn"]
    seen = []
    for _ in range(400):
        seen.append(widget)
        widget = widget.nextInFocusChain()
        if widget is first:
            break
    assert widget is first
    walked = (
        window.bar.run,
        window.devices.rows["cpu"],
        window.how.button,
        window.panels[0].plot,
        window.reading.table,
    )
    assert set(walked) <= set(seen)


# ---- presenting --------------------------------------------------------------------------------------


def test_presenting_sets_floating_panels_aside_and_gives_them_back(open_window):
    window = open_window()
    window.columns.picture.setFloating(True)
    settle()
    window.presenter.toggle()
    assert not window.columns.picture.isVisible()
    window.presenter.toggle()
    assert window.columns.picture.isVisible()
    assert window.columns.picture.isFloating()
