"""The live plots together: the moment pointed at, panning and zooming in time, names that hide nothing, the bands."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gpubench_gui.assets import resource
from gpubench_gui.gui.widgets.live_plot import LivePanel
from gpubench_gui.gui.widgets.time_view import TimeView
from gpubench_gui.store.runs import load
from tests.demo import CPU, H200, LAPTOP, demo_events
from tests.fake_run import RecordedRun

LEFT = Qt.MouseButton.LeftButton
CONTENDED = {"contended": [("resnet18", "cpu")]}


@pytest.fixture
def shown(open_window, qtbot):
    """Opens a window in which a run was shown up to `until_s` (None: to its end)."""

    def show(until_s=None, devices=(CPU, H200), **script):
        until = {} if until_s is None else {"until_s": until_s}
        events = demo_events(("small-cnn", "resnet18"), devices, **until, **script)
        window = open_window(lambda: RecordedRun(events, hold=until_s is not None))
        QTest.mouseClick(window.bar.run, LEFT)
        ready = (lambda: not window.session.running) if until_s is None else (lambda: window.times.now_s > until_s - 4)
        qtbot.waitUntil(ready, timeout=20_000)
        window.repaint_plots()
        return window

    return show


def point(panel: LivePanel, share: float) -> float:
    """Move the mouse to `share` of the plot's width; the moment that is there."""
    area = panel.plot.area()
    x = round(area.left() + share * area.width())
    QTest.mouseMove(panel.plot.viewport(), QPoint(x, round(area.center().y())))
    return panel.plot.time_at(x)


def wheel(panel: LivePanel, notches: int) -> None:
    plot = panel.plot
    at = plot.area().center()
    QApplication.sendEvent(
        plot.viewport(),
        QWheelEvent(
            at,
            QPointF(plot.viewport().mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


def visible_range(panel: LivePanel) -> tuple[float, float]:
    low, high = panel.plot.getViewBox().viewRange()[0]
    return low, high


# ---- the crosshair -----------------------------------------------------------------------------------


def test_the_mouse_points_at_the_same_moment_in_every_plot(shown):
    window = shown()
    at_s = point(window.panels[0], 0.4)
    assert window.times.at_s == pytest.approx(at_s)
    for panel in window.panels:
        line = panel.crosshair.line
        assert line.isVisible()
        assert line.x() == pytest.approx(panel.plot.x_of(at_s), abs=1)
        assert panel.crosshair.readout.isVisible()


def test_the_readout_names_every_line_with_its_value_and_unit(shown):
    window = shown()
    panel = window.panels[0]
    cell = next(c for c in window.session.record.cells.values() if c.device == "cuda:0" and len(c.batch_ms))
    i = next(i for i in range(5, len(cell.batch_ms)) if np.isfinite(cell.batch_ms.y[i]))
    window.times.point(cell.batch_ms.x[i])
    told = {r.name: r.text for r in panel.crosshair.readout.readings}
    assert set(told) == {"CPU", "GPU 0"}
    assert told["GPU 0"] == f"{cell.batch_ms.y[i]:.3g} ms"
    assert [r.text for r in window.panels[2].crosshair.readout.readings if r.text.endswith(" %")]


def test_the_readout_stays_inside_its_plot_with_many_devices(shown):
    window = shown(devices=(CPU, H200, LAPTOP))
    for share in (0.02, 0.5, 0.98):
        point(window.panels[0], share)
        for panel in window.panels:
            assert panel.plot.rect().contains(panel.crosshair.readout.geometry())


def test_leaving_a_plot_hides_the_crosshair(shown):
    window = shown()
    panel = window.panels[0]
    point(panel, 0.4)
    QApplication.sendEvent(panel.plot, QEvent(QEvent.Type.Leave))
    assert window.times.at_s is None
    assert not any(p.crosshair.line.isVisible() or p.crosshair.readout.isVisible() for p in window.panels)


def test_the_arrows_move_the_crosshair_and_esc_hides_it_without_stopping_the_run(shown, qtbot):
    window = shown(until_s=40.0)
    window.activateWindow()
    plot = window.panels[1].plot
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(plot.hasFocus)
    QTest.keyClick(plot, Qt.Key.Key_Left)
    first = window.times.at_s
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert window.times.at_s < first
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert window.times.at_s == pytest.approx(first)
    assert window.panels[0].crosshair.line.isVisible()
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert window.times.at_s is None
    assert window.session.running
    assert not window.session.stopping
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert window.session.stopping


def test_an_empty_plot_has_no_crosshair(open_window):
    window = open_window()
    point(window.panels[0], 0.4)
    assert window.times.at_s is None


def test_while_nothing_is_pointed_at_no_value_is_looked_up(shown, monkeypatch):
    window = shown()
    asked = []
    monkeypatch.setattr("gpubench_gui.gui.widgets.live_plot.readings", lambda *a: asked.append(a) or [])
    for panel in window.panels:
        panel.repaint_from(window.session.record, fresh=True)
    assert asked == []


# ---- panning and zooming -------------------------------------------------------------------------------


@pytest.mark.parametrize("until_s", [40.0, None], ids=["running", "done"])
def test_the_wheel_zooms_all_plots_about_the_mouse_and_live_follows_again(shown, until_s):
    window = shown(until_s=until_s)
    panel, live = window.panels[0], window.panels[-1].time_row.live
    before = visible_range(panel)
    assert not live.isVisible()
    wheel(panel, 2)
    assert not window.times.following
    assert live.isVisible()
    after = visible_range(panel)
    assert after[1] - after[0] < before[1] - before[0]
    assert sum(after) / 2 == pytest.approx(sum(before) / 2, abs=0.02 * before[1])
    assert all(visible_range(p) == pytest.approx(after) for p in window.panels)
    QTest.mouseClick(live, LEFT)
    assert window.times.following
    assert not live.isVisible()
    assert all(visible_range(p) == pytest.approx(before) for p in window.panels)


def test_dragging_pans_all_plots_and_the_run_goes_on_without_moving_them(shown):
    window = shown(until_s=40.0)
    panel = window.panels[0]
    wheel(panel, 4)
    before = visible_range(panel)
    start = panel.plot.area().center().toPoint()
    QTest.mousePress(panel.plot.viewport(), LEFT, pos=start)
    QTest.mouseMove(panel.plot.viewport(), start - QPoint(30, 0))
    QTest.mouseRelease(panel.plot.viewport(), LEFT, pos=start - QPoint(30, 0))
    after = visible_range(panel)
    assert after[0] > before[0]
    assert after[1] - after[0] == pytest.approx(before[1] - before[0])
    window.session.record.now_s += 100
    for p in window.panels:
        p.repaint_from(window.session.record)
        assert visible_range(p) == pytest.approx(after)


def test_the_keys_pan_zoom_and_go_live(shown, qtbot):
    window = shown()
    window.activateWindow()
    plot = window.panels[0].plot
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(plot.hasFocus)
    whole = visible_range(window.panels[0])
    QTest.keyClick(plot, Qt.Key.Key_Plus)
    near = visible_range(window.panels[0])
    assert near[1] - near[0] < whole[1] - whole[0]
    QTest.keyClick(plot, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert visible_range(window.panels[0])[0] < near[0]
    QTest.keyClick(plot, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.times.following


def test_live_is_in_the_tab_order_while_it_is_there(shown):
    window = shown()
    wheel(window.panels[0], 1)
    order, widget = [], window.panels[-1].plot
    for _ in range(30):
        widget = widget.nextInFocusChain()
        order.append(widget)
    live = window.panels[-1].time_row.live
    assert live in order
    assert live.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_new_run_is_followed_from_its_beginning(shown, qtbot):
    window = shown()
    wheel(window.panels[0], 3)
    window.start()
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert window.times.following


def test_the_view_never_leaves_the_run():
    times = TimeView()
    times.now_s = 100.0
    end = times.scale.high
    times.zoom(0.25, 10.0)
    times.pan(-1e6)
    assert times.scale.low == 0
    times.pan(1e6)
    assert times.scale.high == pytest.approx(end)
    times.zoom(1e-9, 50.0)
    assert times.scale.high - times.scale.low >= 1
    times.zoom(1e9, 50.0)
    assert (times.scale.low, times.scale.high) == (0, end)


def test_a_stretch_has_ticks_of_equal_distance_within_it():
    times = TimeView()
    times.now_s = 100.0
    times.zoom(0.1, 63.0)
    places = [at for at, _ in times.scale.ticks]
    assert len(places) >= 3
    assert all(times.scale.low - 1e-6 <= at <= times.scale.high + 1e-6 for at in places)
    assert len({round(b - a, 6) for a, b in pairwise(places)}) == 1


# ---- names and bands -----------------------------------------------------------------------------------


def in_pixels(panel: LivePanel) -> tuple[list[QRectF], list[tuple[float, float]]]:
    """The rectangles of the names that are seen, and the points of the lines."""
    box = panel.plot.getViewBox()
    onto = panel.plot.viewportTransform()
    names = [
        line.label.deviceTransform(onto).mapRect(line.label.boundingRect())
        for line in panel.lines
        if line.label.isVisible()
    ]
    points = []
    for line in panel.lines:
        x, y = line.curve.getData()
        known = np.isfinite(y) if y is not None else np.empty(0, bool)
        for a, b in zip(x[known], y[known], strict=True) if len(known) else ():
            at = onto.map(box.mapViewToScene(QPointF(a, b)))
            points.append((at.x(), at.y()))
    return names, points


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("until_s", [20.0, 43.0, None])
def test_no_name_of_a_line_lies_on_a_line_or_on_another_name(shown, qtbot, size, until_s):
    window = shown(until_s, devices=(CPU, H200, LAPTOP), failed=[("resnet18", "cuda:1")])
    window.resize(*size)
    qtbot.wait(20)
    for panel in window.panels:
        for choice in panel.tabs.buttons:
            panel.tabs.set_value(choice)
            panel.plot.grab()  # the library moves its view when it paints
            names, points = in_pixels(panel)
            assert len(names) == sum(line.shown for line in panel.lines)
            shape = panel.plot.area()
            assert all(name.right() <= shape.right() + 1 for name in names)
            assert not any(a.intersects(b) for a, b in combinations([n.adjusted(1, 1, -1, -1) for n in names], 2))
            for name in names:
                assert all(x < name.left() for x, _ in points)


def test_names_stand_right_of_all_lines_where_the_first_model_is_measured_last(open_window, qtbot):
    path = next(resource("examples").glob("*.jsonl.gz"))  # five rounds of the Small CNN, four of ResNet-50
    window = open_window()
    window.show_saved(load(path), path)
    qtbot.wait(20)
    panel = window.panels[0]
    panel.plot.grab()
    names, points = in_pixels(panel)
    assert len(names) == 2
    assert all(x < name.left() for name in names for x, _ in points)


def test_the_legend_tells_what_the_bands_are_as_far_as_they_are_there(shown):
    plain = shown().panels[-1].time_row.legend
    assert [name for name, _ in plain.entries] == ["Warm-up"]
    disturbed = shown(**CONTENDED).panels[-1].time_row.legend
    assert [name for name, _ in disturbed.entries] == ["Warm-up", "Disturbed"]
    assert "Disturbed" in disturbed.accessibleName()
    assert len({shade.edge for _, shade in disturbed.entries}) == 2  # not by colour alone


def test_machine_and_training_differ_by_more_than_their_colour(shown):
    machine = shown().panels[2]
    assert len({tuple(line.curve.opts["pen"].dashPattern()) for line in machine.lines}) == 2
