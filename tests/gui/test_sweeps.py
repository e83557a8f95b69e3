"""The pictures and the table of a sweep: what is drawn, said and offered, and when nothing is drawn again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gpubench_gui.core import map_grid, speed_map
from gpubench_gui.core.events import RunEnded
from gpubench_gui.core.shades import contrast, ink
from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets import crossover_plot, heat_map
from gpubench_gui.gui.widgets.crossover_plot import CrossoverPlot
from gpubench_gui.gui.widgets.map_plot import MapPlot
from gpubench_gui.gui.widgets.sweep_table import SweepTable
from tests.demo import CPU, H200, LAPTOP, demo_events
from tests.demo_sweep import sweep_events, sweep_record
from tests.fake_run import RecordedRun

Open = Callable[..., MainWindow]
SCHEMES = pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])


@pytest.fixture
def crossing(qtbot: QtBot, theme: Theme) -> CrossoverPlot:
    plot = CrossoverPlot(theme)
    qtbot.addWidget(plot)
    plot.resize(520, 300)
    plot.show()
    return plot


@pytest.fixture
def mapping(qtbot: QtBot, theme: Theme) -> MapPlot:
    plot = MapPlot(theme)
    qtbot.addWidget(plot)
    plot.resize(520, 300)
    plot.show()
    return plot


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> SweepTable:
    table = SweepTable(theme)
    qtbot.addWidget(table)
    table.resize(520, 300)
    table.show()
    return table


def labels(plot: CrossoverPlot) -> list[str]:
    return [item.toPlainText() for item in plot._label_items]


# ---- the crossover ---------------------------------------------------------------------------------


def test_the_crossover_shows_points_fit_band_and_where_it_pays(crossing: CrossoverPlot) -> None:
    crossing.show_record(sweep_record())
    assert not crossing.empty.isVisible()
    assert {"pays from 0.079 M", "fit", "same speed"} <= set(labels(crossing))
    kinds = [type(item).__name__ for item in crossing._items]
    assert kinds.count("LinearRegionItem") == kinds.count("ScatterPlotItem") == kinds.count("PlotDataItem") == 1


def test_the_other_axis_counts_work_instead_of_parameters(crossing: CrossoverPlot) -> None:
    crossing.show_record(sweep_record())
    crossing.axis.set_value("gflop")
    assert "pays from 0.015 GFLOP" in labels(crossing)
    assert "GFLOP" in crossing.plot.getAxis("bottom").labelText
    assert "0.0027 GFLOP" in crossing.plot.accessibleDescription()


def test_the_axis_can_be_chosen_with_the_keyboard(crossing: CrossoverPlot) -> None:
    button = crossing.axis.buttons["parameters"]
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert crossing.axis.value == "gflop"


def test_the_crossover_says_its_sentence_and_its_numbers_as_text(crossing: CrossoverPlot) -> None:
    crossing.show_record(sweep_record())
    said = crossing.plot.accessibleDescription()
    assert crossing.plot.accessibleName() == "Speedup against model size"
    assert said.startswith("On this machine NVIDIA H200 pays from about 0.079 M parameters at batch 128")
    assert "0.011 M 0.262×" in said
    assert "0.074 M 0.977× (0.924 to 1.03)" in said


def test_before_a_pair_was_measured_the_crossover_says_what_will_appear(crossing: CrossoverPlot) -> None:
    assert crossing.plot.accessibleDescription() == crossover_plot.EMPTY
    crossing.show_record(sweep_record(until_s=2.0))
    assert crossing.empty.isVisible()
    assert crossing.empty.text() == "The family of networks appears here, one point a size"


def test_a_first_look_at_the_crossing_is_a_line_without_a_band(crossing: CrossoverPlot) -> None:
    crossing.show_record(sweep_record(until_s=24.0))
    assert any(text.startswith("pays from") for text in labels(crossing))
    assert not any(type(item).__name__ == "LinearRegionItem" for item in crossing._items)


def test_several_devices_each_say_from_where_they_pay(crossing: CrossoverPlot) -> None:
    crossing.show_record(sweep_record(devices=(CPU, H200, LAPTOP)))
    told = [text for text in labels(crossing) if "pays from" in text]
    assert [text.split(":")[0] for text in told] == ["GPU 0", "GPU 1"]
    assert labels(crossing).count("fit") == 1


def test_the_crossover_is_not_drawn_again_without_a_change(
    crossing: CrossoverPlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = sweep_record()
    crossing.show_record(record)
    drawn: list[None] = []
    monkeypatch.setattr(crossing, "_draw", lambda: drawn.append(None))
    crossing.show_record(record)
    assert drawn == []
    crossing.show_record(sweep_record(until_s=24.0))
    assert drawn == [None]


# ---- the map ---------------------------------------------------------------------------------------


def test_the_map_says_its_sentence_and_every_cell_as_text(mapping: MapPlot) -> None:
    mapping.show_record(sweep_record("map", budget_s=400.0))
    said = mapping.map.accessibleDescription()
    assert mapping.map.accessibleName()
    assert said.startswith("On this machine NVIDIA H200 pays from about 1.7 M parameters at batch 8")
    assert "interpolated, not measured" in said
    assert "failed: out of memory at batch 512" in said
    assert mapping.title.text() == "Speedup of GPU 0 over CPU"


def test_pointing_at_a_cell_says_how_its_value_is_known(mapping: MapPlot, monkeypatch: pytest.MonkeyPatch) -> None:
    mapping.show_record(sweep_record("map", budget_s=400.0))
    (m,) = mapping._shown.maps
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, widget: said.append(text))
    for state in ("measured", "interpolated", "failed"):
        placed = next(p for p in map_grid.cells(m) if p.cell.state == state)
        centre = mapping.map._box(placed.column, placed.row).center().toPoint()
        QApplication.sendEvent(mapping.map, QHelpEvent(QEvent.Type.ToolTip, centre, centre))
    QApplication.sendEvent(mapping.map, QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1)))
    assert "measured in" in said[0]
    assert "interpolated, not measured" in said[1]
    assert said[2] == "50M parameters, batch 512: failed: out of memory at batch 512"
    assert said[3] == ""


@SCHEMES
def test_every_cell_has_a_colour_its_figure_can_be_read_on(
    mapping: MapPlot, theme: Theme, scheme: Qt.ColorScheme
) -> None:
    theme.follow(scheme)
    mapping.show_record(sweep_record("map", budget_s=400.0))
    image = mapping.map.grab().toImage()
    for placed in map_grid.cells(mapping._shown.maps[0]):
        colour = mapping.map.fill(placed.cell)
        if placed.cell.state == "measured":
            assert contrast(ink(colour), colour) >= 4.5
            box = mapping.map._inner(placed.column, placed.row).toRect().adjusted(3, 3, -3, -3)
            corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
            assert QColor(colour) in [image.pixelColor(c) for c in corners]  # the line of 1× may cross others
    theme.follow(Qt.ColorScheme.Light)


def test_a_cell_that_was_not_measured_is_paler_than_it_would_be(mapping: MapPlot, theme: Theme) -> None:
    mapping.show_record(sweep_record("map", budget_s=400.0))
    cell = next(c for c in mapping._shown.maps[0].cells if c.state == "interpolated" and c.speedup.value > 2)
    surface = theme.tokens.surface
    assert contrast(mapping.map.fill(cell), surface) < contrast(
        mapping.map.fill(replace(cell, state="measured")), surface
    )


def test_several_devices_are_switched_between_and_one_needs_no_switch(mapping: MapPlot) -> None:
    mapping.show_record(sweep_record("map", until_s=60.0))
    assert mapping.device is None
    mapping.show_record(sweep_record("map", (CPU, H200, LAPTOP), budget_s=400.0, until_s=90.0))
    assert list(mapping.device.buttons) == ["cuda:0", "cuda:1"]
    QApplication.processEvents()  # the switch is shown with the next layout
    mapping.device.buttons["cuda:0"].setFocus()
    QTest.keyClick(mapping.device.buttons["cuda:0"], Qt.Key.Key_Right)
    assert mapping.title.text() == "Speedup of GPU 1 over CPU"
    mapping.show_record(sweep_record("map", (CPU, H200, LAPTOP), budget_s=400.0, until_s=120.0))
    assert mapping.device.value == "cuda:1"
    mapping.show_record(sweep_record("map", until_s=60.0))
    assert mapping.device is None


@pytest.mark.parametrize("size", [(120, 80), (300, 200), (520, 300), (900, 500)])
@pytest.mark.parametrize("until_s", [2.0, 8.0, 36.0, 1e9])
def test_a_map_that_stopped_at_any_time_is_drawn_at_any_size(
    mapping: MapPlot, size: tuple[int, int], until_s: float
) -> None:
    record = sweep_record("map", budget_s=400.0, until_s=until_s)
    if record.ended is None:
        record.apply(RunEnded(until_s, "stopped"))
    mapping.resize(*size)
    mapping.show_record(record)
    assert not mapping.grab().isNull()
    assert mapping.map.accessibleDescription()


def test_the_map_is_not_painted_again_without_a_change(mapping: MapPlot, monkeypatch: pytest.MonkeyPatch) -> None:
    record = sweep_record("map", until_s=60.0)
    mapping.show_record(record)
    painted: list[None] = []
    monkeypatch.setattr(mapping.map, "update", lambda: painted.append(None))
    mapping.show_record(record)
    assert painted == []
    mapping.show_record(sweep_record("map", until_s=90.0))
    assert painted == [None]


def test_before_a_pair_was_measured_the_map_says_what_will_appear(mapping: MapPlot) -> None:
    assert mapping.map.accessibleDescription() == heat_map.EMPTY
    mapping.show_record(sweep_record("map", until_s=2.0))
    assert speed_map.answer(sweep_record("map", until_s=2.0)).sentence in mapping.map.accessibleDescription()


@pytest.mark.parametrize(
    ("width", "height", "said"),
    [(90, 40, ("out of memory", False)), (60, 40, ("out of\nmemory", False)), (34, 60, ("out of\nmemory", True))],
)
def test_out_of_memory_is_said_as_the_cell_allows(
    mapping: MapPlot, width: int, height: int, said: tuple[str, bool]
) -> None:
    text, _, turned = mapping.map._fitting("out of memory", QRectF(0, 0, width, height))
    assert (text, turned) == said


# ---- the table -------------------------------------------------------------------------------------


def texts(table: SweepTable) -> list[list[str]]:
    model = table.model
    return [[str(model.data(model.index(r, c))) for c in range(model.columnCount())] for r in range(model.rowCount())]


def test_the_table_lists_every_point_with_rates_and_speedup(table: SweepTable) -> None:
    table.show_record(sweep_record())
    titles = [table.model.headerData(i, Qt.Orientation.Horizontal) for i in range(table.model.columnCount())]
    assert titles == [
        *("Parameters\n(M)", "GFLOP\nper image", "Batch", "CPU\nimages/s", "GPU 0\nimages/s", "Speedup"),
        "95 %\ninterval",
    ]
    found = texts(table)
    assert len(found) == 9
    assert found[2][:3] == ["0.074", "0.015", "128"]
    assert found[2][5:] == ["0.977×", "0.924 to 1.03"]
    assert found[0][6] == ""


def test_a_failure_is_words_in_the_table_with_its_reason(table: SweepTable) -> None:
    table.show_record(sweep_record("map", budget_s=400.0))
    row = next(i for i, r in enumerate(texts(table)) if r[4] == "out of memory")
    index = table.model.index(row, 4)
    assert table.model.data(index, Qt.ItemDataRole.ToolTipRole) == "out of memory at batch 512"
    said = table.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert said == "50 M parameters, batch 512, GPU 0 images/s: failed: out of memory at batch 512"
    assert texts(table)[row][5:] == ["–", ""]


def test_the_table_keeps_its_place_where_nothing_changed(table: SweepTable) -> None:
    record = sweep_record("map", budget_s=400.0)
    table.show_record(record)
    resets: list[None] = []
    table.model.modelReset.connect(lambda: resets.append(None))
    table.show_record(record)
    assert resets == []


def test_with_no_point_the_table_says_what_will_appear(table: SweepTable) -> None:
    table.show_record(sweep_record(until_s=2.0))
    assert table.empty.isVisible()
    assert table.model.rowCount() == 0


# ---- in the window ---------------------------------------------------------------------------------


def test_the_picture_follows_the_chosen_protocol_before_a_run(open_window: Open) -> None:
    window = open_window()
    seen = {}
    for protocol in ("quick", "crossover", "map", "study"):
        window.how.protocol.setCurrentIndex(window.how.protocol.findData(protocol))
        seen[protocol] = (window.pictures.currentWidget(), window.figures.currentWidget())
    points = window.figures.points
    assert seen == {
        "quick": (window.pictures.speedups, window.reading),
        "crossover": (window.pictures.crossover, points),
        "map": (window.pictures.map, points),
        "study": (window.pictures.speedups, window.reading),
    }


@pytest.mark.parametrize("protocol", ["crossover", "map"])
def test_a_sweep_fills_its_picture_and_its_table_and_the_next_run_its_own(
    open_window: Open, qtbot: QtBot, protocol: str
) -> None:
    runs = [RecordedRun(sweep_events(protocol)), RecordedRun(demo_events(("small-cnn",)))]
    window = open_window(lambda: runs.pop(0))
    window.how.protocol.setCurrentIndex(window.how.protocol.findData(protocol))
    QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert window.pictures.currentWidget() is getattr(window.pictures, protocol)
    assert window.figures.points.model.rowCount() > 5
    window.actions_._offer_plots()
    offered = [name for name, action in window.actions_._pictures.items() if action.isVisible()]
    assert offered == [protocol, "gpu-utilisation", "gpu-memory", "gpu-power", "cpu-load", "memory"]
    window.how.protocol.setCurrentIndex(window.how.protocol.findData("quick"))
    window.models.choose(("small-cnn",))
    QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert window.pictures.currentWidget() is window.pictures.speedups
    assert window.figures.currentWidget() is window.reading


def test_a_sweep_that_was_stopped_keeps_the_points_it_has(open_window: Open, qtbot: QtBot) -> None:
    run = RecordedRun(sweep_events(until_s=24.0), hold=True)
    window = open_window(lambda: run)
    window.how.protocol.setCurrentIndex(window.how.protocol.findData("crossover"))
    QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.session.record.now_s > 23)
    window.stop()
    qtbot.waitUntil(lambda: not window.session.running)
    assert window.figures.points.model.rowCount() == 6
    assert "0.011 M" in window.pictures.crossover.plot.accessibleDescription()
