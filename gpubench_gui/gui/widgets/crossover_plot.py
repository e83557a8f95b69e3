"""Speedup against model size over a family of networks, and the size from which each device pays."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QColor, QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gpubench_gui.core import crossover
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import Style, device_styles
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.sweep_view import AXIS_TITLES, Axis, Line, axis_ends, lines, spoken_line, with_interval
from gpubench_gui.core.wording import figures
from gpubench_gui.gui.scales import Scale, log_scale
from gpubench_gui.gui.theme import SMALL, Theme, line_pen
from gpubench_gui.gui.widgets.label_placement import Wish, place
from gpubench_gui.gui.widgets.legend import Legend
from gpubench_gui.gui.widgets.quiet_plot import AXIS_WIDTH, QuietPlot
from gpubench_gui.gui.widgets.segmented import Segmented
from gpubench_gui.gui.widgets.speedup_plot import SYMBOLS
from gpubench_gui.gui.widgets.table_dialog import offer_table

EMPTY = mark("The family of networks appears here, one point a size")
_AXES: tuple[tuple[Axis, str, str], ...] = (
    ("parameters", mark("Parameters"), mark("Size in million parameters")),
    ("gflop", mark("GFLOP per image"), mark("Size as training work per image: parameters alone mislead")),
)
_SPEEDUP_RANGE = (0.5, 5.0)
_MARKER = 8
_ROOM = 1.3  # beyond the smallest and the largest network, so that their markers are whole
_BAND_ALPHA = 40  # of 255
_LINE_HEIGHT = 15  # pixels from one label at the top to the next


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that is drawn: each line with its style, on both axes."""

    by_axis: tuple[tuple[Axis, tuple[Line, ...]], ...] = ()
    styles: tuple[tuple[str, Style], ...] = ()
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """A text at (x, y) and `down` pixels below it, its anchors in order of preference; `first` ones choose first."""

    text: str
    x: float
    y: float
    colour: str
    anchors: tuple[tuple[float, float], ...]
    down: float = 0.0
    first: bool = False


class CrossoverPlot(QFrame):
    """Measured points with their intervals, what the fits say between them, and a band where the line is crossed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme = theme
        self._shown = Shown()
        title = QLabel(tr("Speedup against model size"))
        title.setProperty("role", "title")
        self.axis = Segmented(tr("Size in"), [(axis, tr(name), tr(tip)) for axis, name, tip in _AXES])
        self.legend = Legend(theme, marks=True)
        header = QHBoxLayout()
        header.setContentsMargins(4, 2, 4, 0)
        header.addWidget(title, 1)
        header.addWidget(self.axis)
        note = QLabel(tr("Line: overhead + work ÷ rate, fitted to each device"))
        note.setProperty("role", "small")
        second = QHBoxLayout()
        second.setContentsMargins(4, 0, 4, 0)
        second.addWidget(note, 1)
        second.addWidget(self.legend)
        self.plot = QuietPlot()
        self.plot.setAccessibleName(tr("Speedup against model size"))
        self.plot.setToolTip(
            tr(
                "Points are measured, with 95 % intervals; the thin line comes from fitting overhead + work ÷ rate to "
                "the time of a step on each device; the band is the interval of the size from which a device pays"
            )
        )
        self.empty = QLabel(tr(EMPTY), self.plot)
        self.empty.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(2)
        layout.addLayout(header)
        layout.addLayout(second)
        layout.addWidget(self.plot, 1)
        self._items: list[pg.GraphicsObject] = []
        self._labels: list[Label] = []
        self._markers: list[tuple[float, float]] = []
        self._label_items: list[pg.TextItem] = []
        self.table_action = offer_table(self.plot, theme, self.table)
        theme.changed.connect(self._draw)
        self.axis.changed.connect(self._draw)
        self._draw()

    def show_record(self, record: RunRecord) -> None:
        """Draw what the sweep of `record` found; nothing happens when that is the same as before."""
        found = crossover.answer(record)
        axes: tuple[Axis, ...] = ("parameters", "gflop")
        shown = Shown(
            tuple((axis, lines(record, found, axis)) for axis in axes),
            tuple(device_styles(record.spec.devices).items()),
            found.sentence,
        )
        if shown != self._shown:
            self._shown = shown
            self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_labels()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_labels()

    def _draw(self) -> None:
        for item in [*self._items, *self._label_items]:
            self.plot.removeItem(item)
        self._items, self._labels, self._markers, self._label_items = [], [], [], []
        self.plot.restyle(self._theme)
        drawn = self._lines()
        styles = dict(self._shown.styles)
        self._scales(drawn)
        empty = not any(line.points for line in drawn)
        self.empty.move(self._theme.px(AXIS_WIDTH) + 12, 14)
        self.empty.setVisible(empty)
        self.plot.show_grid(not empty)
        self._same_speed()
        for number, line in enumerate(drawn):
            self._pays(line, styles[line.device].of(self._theme.tokens), number)
        for line in drawn:
            self._fit(line)
        self._name_fit(drawn)
        for line in drawn:
            self._points(line, styles[line.device])
        self.legend.show_entries([(short_name(x.device), styles[x.device]) for x in drawn])
        self._place_labels()
        self.plot.setAccessibleDescription(self._sentence())

    def _lines(self) -> tuple[Line, ...]:
        return dict(self._shown.by_axis).get(self._axis, ())

    def _sentence(self) -> str:
        told = [self._shown.sentence, *(spoken_line(line) for line in self._lines())]
        return ". ".join(t for t in told if t) or tr(EMPTY)

    def table(self) -> PlotTable:
        """The measured points on the axis that is shown."""
        rows = tuple(
            (short_name(line.device), figures(p.size, 2), with_interval(p.speedup))
            for line in self._lines()
            for p in line.points
        )
        columns = tr("Device"), tr(AXIS_TITLES[self._axis]), tr("Speedup (95 % interval)")
        return PlotTable(self.plot.accessibleName(), self._shown.sentence or tr(EMPTY), columns, rows)

    @property
    def _axis(self) -> Axis:
        return "gflop" if self.axis.value == "gflop" else "parameters"

    def _scales(self, drawn: tuple[Line, ...]) -> None:
        estimates = [p.speedup for line in drawn for p in line.points]
        ends = [v for e in estimates for v in (e.value, e.low, e.high) if v is not None]
        speed = log_scale(min([_SPEEDUP_RANGE[0], *ends]), max([_SPEEDUP_RANGE[1], *ends]))
        first, last = axis_ends(self._axis)
        low, high = math.log10(first / _ROOM), math.log10(last * _ROOM)
        ticks = log_scale(first, last).ticks
        self.plot.set_x(Scale(low, high, tuple(tick for tick in ticks if low <= tick[0] <= high)))
        self.plot.set_y(replace(speed, ticks=tuple((y, f"{text}×") for y, text in speed.ticks)))
        self.plot.getAxis("bottom").setLabel(tr(AXIS_TITLES[self._axis]))
        self.plot.getAxis("left").setLabel(tr("Speedup (log scale)"))

    def _same_speed(self) -> None:
        t = self._theme.tokens
        self._add(pg.InfiniteLine(pos=0.0, angle=0, pen=line_pen(t.text, (5.0, 4.0))))
        right = math.log10(axis_ends(self._axis)[1] * _ROOM)
        self._labels.append(Label(tr("same speed"), right, 0.0, t.muted, ((1.0, 0.0), (1.0, 1.0))))

    def _pays(self, line: Line, colour: str, number: int) -> None:
        """The crossing's interval as a band, or a line where there is none; labels stand one below the other."""
        if line.pays is None:
            return
        at = math.log10(line.pays.value)
        low, high = line.pays.low, line.pays.high
        if low is not None and high is not None:
            tint = QColor(colour)
            tint.setAlpha(_BAND_ALPHA)
            ends = (math.log10(low), math.log10(high))
            band = pg.LinearRegionItem(ends, movable=False, brush=pg.mkBrush(tint), pen=pg.mkPen(None))
            band.setZValue(-5)
            self._add(band)
        self._add(pg.InfiniteLine(pos=at, angle=90, pen=line_pen(colour, (2.0, 2.0))))
        top = self.plot.getViewBox().viewRange()[1][1]
        down = number * self._theme.px(_LINE_HEIGHT)
        text = line.pays_text
        if len(self._lines()) > 1:  # colour must not be all that says whose it is
            text = tr("{device}: {pays}", device=short_name(line.device), pays=text)
        self._labels.append(Label(text, at, top, colour, ((0.0, 0.0), (1.0, 0.0)), down, first=True))

    def _fit(self, line: Line) -> None:
        if line.fit:
            xs, ys = (np.log10(np.array(values)) for values in zip(*line.fit, strict=True))
            self._add(pg.PlotDataItem(xs, ys, pen=line_pen(self._theme.tokens.muted)))

    def _name_fit(self, drawn: tuple[Line, ...]) -> None:
        """The word beside one of the lines; the note above says what they are."""
        fit = next((line.fit for line in drawn if line.fit), ())
        if fit:
            x, y = (math.log10(v) for v in fit[len(fit) * 3 // 4])
            self._labels.append(Label(tr("fit"), x, y, self._theme.tokens.muted, ((1.0, 1.0), (0.0, 0.0))))

    def _points(self, line: Line, style: Style) -> None:
        if not line.points:
            return
        colour = style.of(self._theme.tokens)
        xs = np.array([math.log10(p.size) for p in line.points])
        ys = np.array([math.log10(p.speedup.value) for p in line.points])
        top = np.array([math.log10(p.speedup.high or p.speedup.value) for p in line.points]) - ys
        bottom = ys - np.array([math.log10(p.speedup.low or p.speedup.value) for p in line.points])
        self._add(pg.ErrorBarItem(x=xs, y=ys, top=top, bottom=bottom, beam=0.03, pen=pg.mkPen(colour, width=1.5)))
        self._add(
            pg.ScatterPlotItem(
                xs,
                ys,
                symbol=SYMBOLS[style.marker],
                size=_MARKER,
                pen=pg.mkPen(self._theme.tokens.surface, width=1),
                brush=pg.mkBrush(colour),
                antialias=True,
            )
        )
        self._markers += [(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]

    def _place_labels(self) -> None:
        """Where the devices pay first; a label that finds no free place is left to the sentence."""
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

        def pixels(x: float, y: float) -> tuple[float, float]:
            return (x - x0) / (x1 - x0) * width, (y1 - y) / (y1 - y0) * height

        ordered = sorted(self._labels, key=lambda label: not label.first)
        wishes = []
        for label in ordered:
            x, y = pixels(label.x, label.y)
            wishes.append(
                Wish(x, y + label.down, metrics.horizontalAdvance(label.text), metrics.height(), label.anchors)
            )
        spots = place(wishes, [pixels(*m) for m in self._markers], (0.0, 0.0, width, height))
        for label, spot in zip(ordered, spots, strict=True):
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
