"""Help where it is needed: the sheet of keys, the bubbles, the sensors."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gpubench_gui.core.help import DOUBTS, FIGURES, METERS, READING
from gpubench_gui.core.sensors import BEFORE, COLUMNS
from gpubench_gui.gui.actions import every_action
from gpubench_gui.gui.plots import LIVE_PLOTS
from gpubench_gui.gui.widgets.help_sheet import HelpSheet
from gpubench_gui.gui.widgets.sensor_panel import SensorPanel
from gpubench_gui.gui.widgets.summary_table import COLUMNS as TABLE
from tests.demo import CPU, H200, demo_events
from tests.fake_run import RecordedRun


def run_through(window, qtbot):
    window.start()
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)


def trigger(window, text):
    next(a for a in every_action(window.menuBar()) if text in a.text().replace("&", "")).trigger()


def test_f1_shows_every_key_and_how_to_read_a_result_and_esc_closes_it(open_window, qtbot):
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window, Qt.Key.Key_F1)
    sheet = window.findChild(HelpSheet)
    assert sheet.isVisible()
    shown = sheet.text.toPlainText()
    for what, keys in window.actions_.keys_in_words():
        assert what in shown
        assert keys in shown
    for sentence in READING:
        assert sentence in shown
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    qtbot.waitUntil(lambda: window.findChild(HelpSheet) is None)


def test_the_sheet_lists_each_action_that_has_a_key(open_window):
    window = open_window()
    with_key = [a for a in every_action(window.menuBar()) if a.shortcuts()]
    assert len(window.actions_.keys_in_words()) == len(with_key) >= 12


def test_each_column_of_the_summary_says_how_it_was_measured(open_window):
    model = open_window().reading.table.model
    assert len(FIGURES) == len(TABLE)
    for column, text in enumerate(FIGURES.values()):
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            assert model.headerData(column, Qt.Orientation.Horizontal, role) == text


def test_each_meter_says_what_it_means_on_its_tab_and_to_a_screen_reader(open_window):
    assert {plot.id for plot in LIVE_PLOTS} == set(METERS)
    for panel in open_window().panels:
        for name, button in panel.tabs.buttons.items():
            assert button.toolTip() == button.accessibleDescription() == button.whatsThis() == METERS[name]
            panel.tabs.set_value(name)
            assert METERS[name] in panel.plot.accessibleDescription()


def test_the_line_under_the_answer_explains_its_warnings(open_window, qtbot):
    events = list(demo_events(["resnet18"], [CPU, H200], contended=[("resnet18", "cpu")]))
    window = open_window(lambda: RecordedRun(events))
    run_through(window, qtbot)
    qualifier = window.answer.qualifier
    assert DOUBTS["contended"] in qualifier.toolTip()
    assert qualifier.accessibleDescription() == qualifier.toolTip()
    model = window.reading.table.model
    assert DOUBTS["contended"] in model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole)


def test_before_any_run_the_sensors_say_that_one_is_needed(open_window):
    window = open_window()
    trigger(window, "Sensors")
    panel = window.findChild(SensorPanel)
    assert panel.note.text() == BEFORE
    assert not panel.table.isVisible()
    panel.close()


def test_the_sensors_of_a_run_are_listed_and_follow_it(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(["resnet18"], [CPU, H200])))
    trigger(window, "Sensors")
    panel = window.findChild(SensorPanel)
    run_through(window, qtbot)
    panel.follow()
    cells = [[panel.table.item(r, c).text() for c in range(len(COLUMNS))] for r in range(panel.table.rowCount())]
    told = {cell[0]: cell[1:] for cell in cells}
    assert told["GPU power, GPU 0"][:3] == ["NVML", "every 0.5 s", "available"]
    assert told["GPU power, GPU 0"][3].endswith(" W")
    assert told["CPU energy"] == ["RAPL", "every 0.5 s", "no reading in this run", ""]
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
