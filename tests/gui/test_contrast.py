"""Every text can be read on what lies behind it: by the style sheet, by what is painted, and by the pixels."""

from __future__ import annotations

import re
from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from gpubench_gui.core import shades
from gpubench_gui.core.palette import DARK, HIGH_CONTRAST, LIGHT, Theme, device_styles
from gpubench_gui.core.shades import contrast, mix
from gpubench_gui.core.slides import slides
from gpubench_gui.core.summary import summarise
from gpubench_gui.gui.presentation import Presentation
from gpubench_gui.gui.theme import qt_palette, stylesheet
from gpubench_gui.gui.widgets.bands import Bands
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.heat_map import HeatMap
from gpubench_gui.gui.widgets.quiet_plot import QuietPlot
from tests.demo import CPU, H200, demo_events, demo_record
from tests.fake_run import RecordedRun

THEMES = pytest.mark.parametrize("t", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "high-contrast"])
LOOKS = ("light", "dark", "high-contrast")


def rules(sheet: str) -> list[tuple[str, dict[str, str]]]:
    """(selector, its declarations) of every rule, one entry for each of a rule's selectors."""
    found = []
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        declared = dict(part.split(":", 1) for part in body.split(";") if ":" in part)
        found += [(s.strip(), {k.strip(): v.strip() for k, v in declared.items()}) for s in selectors.split(",")]
    return found


def resting(selector: str) -> list[str]:
    """The selectors that also hold where `selector` does, most general first: without states, without a role."""
    bare = re.sub(r":(hover|pressed|focus|disabled|checked|selected)", "", selector)
    return [re.sub(r"\[.*?\]", "", bare), bare, selector]


def text_pairs(t: Theme) -> list[tuple[str, str, str]]:
    """(selector, colour of its text, what lies behind it) for every rule of the style sheet that shows text."""
    all_rules = rules(stylesheet(t))
    pairs = []
    for selector, _ in all_rules:
        held: dict[str, str] = {}
        for wider in resting(selector):
            for s, declared in all_rules:
                if s == wider:
                    held |= declared
        if "color" not in held:
            continue
        behind = held.get("background", "transparent")
        grounds = [t.background, t.surface] if behind in ("transparent", "none") else [behind]
        pairs += [(selector, held["color"], ground) for ground in grounds]
        if "selection-background-color" in held:
            pairs.append((selector, held["selection-color"], held["selection-background-color"]))
    return pairs


@THEMES
def test_every_text_of_the_style_sheet_stands_out_from_what_lies_behind_it(t: Theme) -> None:
    pairs = text_pairs(t)
    assert {"QPushButton:hover", "QPushButton:disabled", 'QPushButton[role="primary"]:pressed', "QToolTip"} <= {
        selector for selector, _, _ in pairs
    }
    assert [p for p in pairs if contrast(p[1], p[2]) < t.contrast] == []


@THEMES
def test_every_text_of_the_palette_stands_out_from_what_lies_behind_it(t: Theme) -> None:
    palette, role, group = qt_palette(t), QPalette.ColorRole, QPalette.ColorGroup
    together = (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.PlaceholderText, role.Base),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
        (role.Link, role.Base),
        (role.Link, role.Window),
    )
    for state, (text, behind) in product((group.Active, group.Inactive, group.Disabled), together):
        found = contrast(palette.color(state, text).name().upper(), palette.color(state, behind).name().upper())
        assert found >= t.contrast, (state, text)


@THEMES
def test_every_colour_that_widgets_paint_themselves_stands_out(t: Theme) -> None:
    hovered = mix(t.surface, t.text, 0.05)
    pairs = [
        *product((t.text, t.muted), (t.background, t.surface, hovered)),  # rows, axes, labels, slides
        *product((t.accent, t.good, t.warning, t.bad), (t.background, t.surface)),  # banner, table, slides
        *product(t.series, (t.background, t.surface)),  # lines, their names, bars
        (t.warning, mix(t.surface, t.warning, 0.12)),  # the strip of a recorded run
        (t.text, mix(t.surface, t.warning, 0.12)),
        (t.bad, mix(t.surface, t.bad, 0.08)),  # failed cells of the heat map
    ]
    assert [p for p in pairs if contrast(*p) < t.contrast] == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_figure_of_a_cell_stands_out_at_every_place_of_the_scale(qtbot, theme, look) -> None:
    heat = HeatMap(theme)
    qtbot.addWidget(heat)
    theme.choose(look)
    t = theme.tokens
    for hues in ((t.series[0], t.series[1]), (t.series[1], t.series[2]), (t.series[0], t.series[3])):
        for position in range(-100, 101):
            behind = heat.behind(shades.at(position / 100, t, hues))
            assert contrast(shades.ink(behind), behind) >= t.contrast
    theme.choose("system")


@pytest.mark.parametrize("look", LOOKS)
def test_lines_are_still_seen_within_a_shaded_band(qtbot, theme, look) -> None:
    theme.choose(look)
    plot = QuietPlot()
    qtbot.addWidget(plot)
    t = theme.tokens
    for item in (bands := Bands(plot, theme)).warm_up, bands.disturbed:
        fill = item.brush().color()
        shaded = mix(t.surface, fill.name().upper(), fill.alphaF())
        assert all(contrast(colour, shaded) >= 3 for colour in (*t.series, t.muted))
    theme.choose("system")


@THEMES
def test_in_high_contrast_controls_have_an_edge_and_a_thick_ring(t: Theme) -> None:
    assert t.focus_px >= (3 if t is HIGH_CONTRAST else 2)
    for ground in (t.background, t.surface):
        assert contrast(t.accent, ground) >= 3
        if t is HIGH_CONTRAST:
            assert contrast(t.border, ground) >= 7
            assert contrast(t.grid, ground) >= 3


# ---- pixels --------------------------------------------------------------------------------------------

ENLARGED = 3  # at its own size thin strokes are mixed with what lies behind them


def inks(window: QWidget) -> list[tuple[str, float]]:
    """(text, contrast of its strongest pixel with the commonest around it) of every label and button that is seen."""
    image = QImage(window.size() * ENLARGED, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ENLARGED)
    painter = QPainter(image)
    window.render(painter, QPoint())
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width()) & 0xFFFFFF
    found = []
    for widget in (*window.findChildren(QLabel), *window.findChildren(QPushButton)):
        seen = widget.visibleRegion().boundingRect()
        if not widget.isVisible() or not widget.text() or seen.isEmpty():
            continue
        corner = widget.mapTo(window, seen.topLeft())
        inside = QRect(corner * ENLARGED, QSize(seen.width() * ENLARGED, seen.height() * ENLARGED))
        edge = 4 * ENLARGED if isinstance(widget, QPushButton) else 0  # its border is not its text
        inside.adjust(edge, edge, -edge, -edge)
        here = pixels[inside.top() : inside.bottom() + 1, inside.left() : inside.right() + 1]
        colours, counts = np.unique(here, return_counts=True)
        ground = f"#{colours[counts.argmax()]:06X}"
        strong = (f"#{colour:06X}" for colour in colours[counts >= ENLARGED**2])
        found.append((widget.text(), max(contrast(colour, ground) for colour in strong)))
    return found


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("state", ["idle", "running", "done"])
def test_every_text_of_the_window_stands_out_in_its_pixels(open_window, qtbot, theme, look, state) -> None:
    until = {"until_s": 60.0} if state == "running" else {}
    events = demo_events(("small-cnn", "resnet18"), (CPU, H200), **until)
    window = open_window(lambda: RecordedRun(events, hold=state == "running"))
    window.actions_.looks.themes[look].trigger()
    if state != "idle":
        QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: window.session.record is not None and window.session.record.started is not None)
        qtbot.waitUntil(lambda: window.session.record.now_s > 55 if until else not window.session.running)
        window.repaint_plots()
        window.repaint_text()
    window.banner.add(Message("warning", "The run can no longer be saved."))
    qtbot.wait(20)
    found = inks(window)
    theme.choose("system")
    assert len(found) > 10
    assert [(text, round(c, 2)) for text, c in found if c < theme_contrast(look)] == []


def theme_contrast(look: str) -> float:
    return HIGH_CONTRAST.contrast if look == "high-contrast" else LIGHT.contrast


@pytest.mark.parametrize("look", LOOKS)
def test_every_text_of_the_slides_stands_out_in_its_pixels(qtbot, theme, look) -> None:
    record = demo_record()
    theme.choose(look)
    stage = Presentation(theme)
    theme.dress(stage)
    qtbot.addWidget(stage)
    stage.resize(1280, 720)
    stage.show()
    made = slides(record.spec, record, summarise(record), {"small-cnn": 20.0})
    stage.show_slides(made, device_styles(record.spec.devices))
    found = []
    for step in range(len(made)):
        stage.go(step)
        found += inks(stage)
    theme.choose("system")
    assert [(text, round(c, 2)) for text, c in found if c < theme_contrast(look)] == []
