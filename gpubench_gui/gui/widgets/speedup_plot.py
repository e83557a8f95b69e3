"""Speedup against model size, both logarithmic, with the study's three points for reference."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gpubench_gui.core.catalog import MODELS, STUDY_LADDER, study_credit
from gpubench_gui.core.language import tr
from gpubench_gui.core.naming import model_name, short_name
from gpubench_gui.core.palette import Style, device_styles
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.summary import Comparison
from gpubench_gui.core.wording import figures, interval, times
from gpubench_gui.gui.scales import Scale, log_scale, number
from gpubench_gui.gui.theme import SMALL, Theme, line_pen
from gpubench_gui.gui.widgets.label_placement import Wish, place
from gpubench_gui.gui.widgets.legend import Legend
from gpubench_gui.gui.widgets.quiet_plot import AXIS_WIDTH, QuietPlot
from gpubench_gui.gui.widgets.table_dialog import offer_table

SYMBOLS = {"circle": "o", "square": "s", "triangle": "t1", "diamond": "d"}
_SIZE_RANGE = (0.3, 200.0)  # millions of parameters: the whole catalogue with room for labels
_SPEEDUP_RANGE = (0.5, 100.0)
_MARKER = 10


@dataclass(frozen=True, slots=True)
class Point:
    """One measured speedup; `low` and `high` are None where a single launch gives no interval."""

    model: str
    device: str
    value: float
    low: float | None
    high: float | None
    style: Style


@dataclass(frozen=True, slots=True)
class Label:
    """A text beside the point (x, y); `mine` ones choose their place first."""

    text: str
    x: float
    y: float
    colour: str
    marked: bool
    mine: bool = False


class SpeedupPlot(QFrame):
    """Points of this run with their intervals, the study's as open circles, and the line of same speed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme = theme
        self._points: tuple[Point, ...] = ()
        title = QLabel(tr("Speedup against model size"))
        title.setProperty("role", "title")
        self.legend = Legend(theme, marks=True)
        header = QHBoxLayout()
        header.setContentsMargins(4, 2, 4, 0)
        header.addWidget(title, 1)
        header.addWidget(self.legend)
        self.plot = QuietPlot()
        self.plot.setAccessibleName(tr("Speedup against model size"))
        self.plot.setToolTip(tr("Open circles: {study}", study=study_credit()))
        self.empty = QLabel(tr("Your models appear here"), self.plot)
        self.empty.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(2)
        layout.addLayout(header)
        layout.addWidget(self.plot, 1)
        self._items: list = []
        self._labels: list[Label] = []
        self._label_items: list = []
        self.table_action = offer_table(self.plot, theme, self.table)
        theme.changed.connect(self._draw)
        self._draw()

    def show_comparisons(self, comparisons: Sequence[Comparison], devices: Sequence[DeviceChoice]) -> None:
        """Draw the known speedups; nothing happens when they are the same as before."""
        styles = device_styles(devices)
        points = tuple(
            Point(c.model, c.device, c.speedup.value, c.speedup.low, c.speedup.high, styles[c.device])
            for c in comparisons
            if c.speedup is not None
        )
        if points != self._points:
            self._points = points
            self._draw()

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._place_labels()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._place_labels()

    def _draw(self) -> None:
        for item in [*self._items, *self._label_items]:
            self.plot.removeItem(item)
        self._items, self._labels, self._label_items = [], [], []
        self.plot.restyle(self._theme)
        self._axes()
        self.empty.move(self._theme.px(AXIS_WIDTH) + 12, 14)
        self.empty.setVisible(not self._points)
        self._same_speed()
        self._study()
        for device in dict.fromkeys(p.device for p in self._points):
            self._device([p for p in self._points if p.device == device])
        names = [(short_name(p.device), p.style) for p in self._points]
        self.legend.show_entries([*dict(names).items(), (tr("The study"), None)])
        self._place_labels()
        self.plot.setAccessibleDescription(self._sentence())

    def _sentence(self) -> str:
        return "; ".join(_told(p) for p in self._points) or tr("No speedup yet. {study}", study=study_credit())

    def table(self) -> PlotTable:
        """The measured points, then the study's."""
        columns = tr("Model"), tr("Million parameters"), tr("Device"), tr("Speedup"), tr("95 % interval")
        mine = tuple(
            (MODELS[p.model].name, _millions(p.model), short_name(p.device), times(p.value), _between(p))
            for p in self._points
        )
        study = tuple(
            (MODELS[m].name, _millions(m), tr("the study's GPU"), times(MODELS[m].study_speedup or 1.0), "")
            for m in STUDY_LADDER
        )
        return PlotTable(self.plot.accessibleName(), self._sentence(), columns, mine + study)

    def _axes(self) -> None:
        ends = [v for p in self._points for v in (p.value, p.low, p.high) if v is not None]
        speed = log_scale(min([_SPEEDUP_RANGE[0], *ends]), max([_SPEEDUP_RANGE[1], *ends]))
        size = log_scale(*_SIZE_RANGE)
        low, high = (math.log10(v) for v in _SIZE_RANGE)
        self.plot.set_x(Scale(low, high, tuple(tick for tick in size.ticks if low <= tick[0] <= high)))
        self.plot.set_y(replace(speed, ticks=tuple((at, f"{text}×") for at, text in speed.ticks)))
        self.plot.getAxis("bottom").setLabel(tr("Model size (million parameters, log scale)"))
        self.plot.getAxis("left").setLabel(tr("Speedup (log scale)"))

    def _same_speed(self) -> None:
        line = pg.InfiniteLine(pos=0.0, angle=0, pen=line_pen(self._theme.tokens.text, (5.0, 4.0)))
        self._add(line)
        right = math.log10(_SIZE_RANGE[1])
        self._labels.append(Label(tr("same speed"), right, 0.0, self._theme.tokens.muted, False))

    def _study(self) -> None:
        t = self._theme.tokens
        models = [MODELS[m] for m in STUDY_LADDER]
        xs = [math.log10(m.parameters / 1e6) for m in models]
        ys = [math.log10(m.study_speedup or 1.0) for m in models]
        pen = pg.mkPen(t.muted, width=1.5)
        self._add(
            pg.ScatterPlotItem(xs, ys, symbol="o", size=_MARKER, pen=pen, brush=pg.mkBrush(t.surface), antialias=True)
        )
        for model, x, y in zip(models, xs, ys, strict=True):
            self._labels.append(Label(f"{number(model.study_speedup or 1.0)}×", x, y, t.muted, True))

    def _device(self, points: Sequence[Point]) -> None:
        t = self._theme.tokens
        colour = points[0].style.of(t)
        xs = np.array([math.log10(MODELS[p.model].parameters / 1e6) for p in points])
        ys = np.array([math.log10(p.value) for p in points])
        top = np.array([math.log10(p.high) if p.high else y for p, y in zip(points, ys, strict=True)]) - ys
        bottom = ys - np.array([math.log10(p.low) if p.low else y for p, y in zip(points, ys, strict=True)])
        bars = pg.ErrorBarItem(x=xs, y=ys, top=top, bottom=bottom, beam=0.04, pen=pg.mkPen(colour, width=1.5))
        self._add(bars)
        self._add(
            pg.ScatterPlotItem(
                xs,
                ys,
                symbol=SYMBOLS[points[0].style.marker],
                size=_MARKER,
                pen=pg.mkPen(t.surface, width=1),
                brush=pg.mkBrush(colour),
                antialias=True,
            )
        )
        for p, x, y in zip(points, xs, ys, strict=True):
            text = f"{MODELS[p.model].name} {times(p.value)}"
            self._labels.append(Label(text, float(x), float(y), colour, True, mine=True))

    def _place_labels(self) -> None:
        """Mine first, then the study's; one that finds no place is left to the table."""
        for item in self._label_items:
            self.plot.removeItem(item)
        self._label_items = []
        box = self.plot.getViewBox()
        width, height = box.width(), box.height()
        (x0, x1), (y0, y1) = box.viewRange()
        if width < 20 or height < 20:
            return
        font = self._theme.font(SMALL)
        metrics = QFontMetrics(font)
        ordered = sorted(self._labels, key=lambda label: not label.mine)
        wishes, markers = [], []
        for label in ordered:
            x, y = (label.x - x0) / (x1 - x0) * width, (y1 - label.y) / (y1 - y0) * height
            wishes.append(Wish(x, y, metrics.horizontalAdvance(label.text), metrics.height()))
            if label.marked:
                markers.append((x, y))
        for label, spot in zip(ordered, place(wishes, markers, (0.0, 0.0, width, height)), strict=True):
            if spot is not None:
                item = pg.TextItem(label.text, color=QColor(label.colour), fill=pg.mkBrush(self._theme.tokens.surface))
                item.textItem.document().setDocumentMargin(0)
                item.setFont(font)
                item.setPos(x0 + spot[0] / width * (x1 - x0), y1 - spot[1] / height * (y1 - y0))
                self.plot.addItem(item, ignoreBounds=True)
                self._label_items.append(item)

    def _add(self, item: pg.GraphicsObject) -> None:
        self.plot.addItem(item, ignoreBounds=True)
        self._items.append(item)


def _millions(model: str) -> str:
    return figures(MODELS[model].parameters / 1e6)


def _between(p: Point) -> str:
    return "" if p.low is None or p.high is None else interval(p.low, p.high)


def _told(p: Point) -> str:
    between = _between(p)
    gain = f"{times(p.value)} ({between})" if between else times(p.value)
    return tr("{model} {speedup} on {device}", model=model_name(p.model), speedup=gain, device=short_name(p.device))
