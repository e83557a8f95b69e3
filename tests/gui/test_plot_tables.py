"""Every plot can be read without being seen: a sentence kept up to date, and a table behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gpubench_gui.core.curve import Curve
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.gui.live_words import moment, readings, sentence, table
from gpubench_gui.gui.plots import LIVE_PLOTS, Series
from gpubench_gui.gui.widgets.table_dialog import TableDialog, TableModel
from tests.demo import CPU, H200, demo_events, demo_record
from tests.demo_sweep import sweep_events
from tests.fake_run import RecordedRun

LEFT = Qt.MouseButton.LeftButton
BATCH = LIVE_PLOTS[0]


def curve(*points: tuple[float, float | None]) -> Curve:
    made = Curve()
    for x, y in points:
        made.add(x, y)
    return made


def run(open_window, qtbot, events, protocol="quick"):
    window = open_window(lambda: RecordedRun(events))
    if protocol != "quick":
        window.how.protocol.setCurrentIndex(window.how.protocol.findData(protocol))
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    return window


def dialog(window) -> TableDialog:
    return window.findChildren(TableDialog)[-1]


def test_the_sentence_says_last_value_and_range_of_each_line_in_its_unit():
    series = [
        Series("CPU", None, (curve((1.0, 20.0), (2.0, 30.0)), curve((3.0, 25.0), (4.0, None)))),
        Series("GPU 0", None, (curve(),)),
    ]
    assert sentence(BATCH, series) == (
        "Time per batch, ms per batch, over time. CPU: last 25.0 ms, between 20.0 ms and 30.0 ms; GPU 0: nothing yet."
    )


def test_the_table_of_lines_has_every_kept_point_and_no_gap():
    series = [Series("CPU", None, (curve((1.0, 20.0), (2.0, None)), curve((3.0, 25.0))))]
    found = table(BATCH, series, "empty")
    assert found.columns == ("Line", "Time (s)", "ms per batch")
    assert found.rows == (("CPU", "1.000", "20.0"), ("CPU", "3.000", "25.0"))
    assert table(BATCH, [], "Nothing yet.") == PlotTable(BATCH.title, "Nothing yet.", found.columns, ())


def test_a_line_says_at_a_moment_what_one_of_its_curves_said_then():
    series = [Series("CPU", None, (curve((1.0, 20.0), (2.0, 20.0)), curve((5.0, 25.0), (6.0, 25.0))))]
    assert [readings(BATCH, series, x)[0].text for x in (1.5, 3.0, 5.5)] == ["20.0 ms", "–", "25.0 ms"]
    assert (moment(95.31, "s"), moment(118.6, "min")) == ("at 95.31 s", "at 1 min 59 s")


def test_each_live_plot_describes_what_it_shows_now(open_window, qtbot):
    window = run(open_window, qtbot, demo_events(("small-cnn",), (CPU, H200)))
    told = [panel.plot.accessibleDescription() for panel in window.panels]
    assert "CPU: last " in told[0]
    assert " ms" in told[0]
    assert "GPU 0: last " in told[1]
    assert "Machine: last " in told[2]
    window.panels[0].tabs.set_value("loss")
    assert window.panels[0].plot.accessibleDescription().startswith("Loss, cross-entropy")


def test_an_empty_plot_describes_why_it_is_empty(open_window):
    panel = open_window().panels[0]
    assert panel.plot.accessibleDescription().startswith(panel.empty.text())


@pytest.mark.parametrize("number", range(4))
def test_every_plot_of_a_comparison_opens_its_table_with_a_key(open_window, qtbot, number):
    window = run(open_window, qtbot, demo_events(("small-cnn", "resnet18"), (CPU, H200)))
    plots = [*(panel.plot for panel in window.panels), window.pictures.speedups.plot]
    window.activateWindow()
    plots[number].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(plots[number].hasFocus)
    QTest.keyClick(plots[number], Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    shown = dialog(window)
    assert shown.view.model().rowCount() > 0
    assert shown.sentence.text()
    assert shown.view.accessibleDescription()
    qtbot.waitUntil(shown.isVisible)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_the_table_of_speedups_has_the_interval_and_the_studys_points(open_window, qtbot):
    window = run(open_window, qtbot, demo_events(("small-cnn", "resnet18"), (CPU, H200)))
    found = window.pictures.speedups.table()
    assert [row[0] for row in found.rows[:2]] == ["Small CNN", "ResNet-18"]
    assert " to " in found.rows[0][4]
    assert [row[3] for row in found.rows[-3:]] == ["2.00×", "7.00×", "40.6×"]


def test_the_table_of_a_crossover_has_every_measured_size_on_the_axis_shown(open_window, qtbot):
    window = run(open_window, qtbot, sweep_events("crossover", (CPU, H200)), "crossover")
    picture = window.pictures.crossover
    found = picture.table()
    assert found.columns[1].startswith("Model size")
    assert len(found.rows) > 5
    assert "pays from" in found.sentence
    picture.axis.set_value("gflop")
    other = picture.table()
    assert other.columns[1].startswith("Training work")
    assert [row[2] for row in other.rows] == [row[2] for row in found.rows]


def test_the_table_of_a_map_has_a_row_for_each_cell_and_says_how_it_is_known(open_window, qtbot):
    window = run(open_window, qtbot, sweep_events("map", (CPU, H200), budget_s=400.0), "map")
    picture = window.pictures.map
    found = picture.table()
    assert len(found.rows) == len(picture.map._drawn.map.cells)
    told = " ".join(row[2] for row in found.rows)
    assert "measured in" in told
    assert "out of memory" in told
    picture.table_action.trigger()
    assert dialog(window).view.model().rowCount() == len(found.rows)


def test_a_table_before_any_run_says_what_will_be_there(open_window):
    window = open_window()
    tables = [panel.table() for panel in window.panels]
    tables += [window.pictures.crossover.table(), window.pictures.map.table()]
    assert all(t.sentence and t.columns and not t.rows for t in tables)


def test_a_cell_is_read_with_its_column():
    model = TableModel(PlotTable("Loss", "Falls.", ("Line", "Time (s)"), (("CPU", "1.0"),)))
    assert model.data(model.index(0, 1), Qt.ItemDataRole.AccessibleTextRole) == "Time (s): 1.0"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Time (s)"


def test_a_run_that_is_loaded_has_the_same_table_each_time():
    record = demo_record(until_s=30.0)
    row = LIVE_PLOTS[0]
    assert table(row, row.series(record), "") == table(row, row.series(record), "")
