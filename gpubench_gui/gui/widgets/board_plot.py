"""A point for each machine and model: speedup against model size, both logarithmic, at most as many names as fit."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from gpubench_gui.core.board import Entry
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.naming import model_name
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.wording import figures, times
from gpubench_gui.gui.scales import Scale, log_scale
from gpubench_gui.gui.theme import SMALL, Theme, line_pen
from gpubench_gui.gui.widgets.label_placement import Wish, place
from gpubench_gui.gui.widgets.quiet_plot import AXIS_WIDTH, QuietPlot
from gpubench_gui.gui.widgets.table_dialog import offer_table

MARKER = 9
RIMMED = 60  # more points lie so close that only their rims would be seen
NAMED = 30  # labels cost the square of their number, and more than these are not read anyway
GAP = 4  # between a mark and its name, at 100 %
ASIDE = ((0.0, 0.5), (1.0, 0.5))  # above or below, a name would seem to be another point's
FEW = 12  # machines whose points are joined by lines


@dataclass(frozen=True, slots=True)
class Spot:
    """The speedup of one machine for one model, in the plot's logarithms."""

    key: str
    model: str
    x: float
    y: float
    value: float


class BoardPlot(QFrame):
    """`show_board` draws all machines; `choose` brings one to the front."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme = theme
        self.spots: tuple[Spot, ...] = ()
        self._name: Callable[[str], str] = str
        self._model: str | None = None
        self._chosen: str | None = None
        self._scale = 1.0
        self._items: list = []
        self._labels: list = []
        self.title = QLabel(tr("Speedup against model size"))
        self.title.setProperty("role", "title")
        self.plot = QuietPlot()
        self.plot.setAccessibleName(self.title.text())
        self.empty = QLabel(tr("Each machine becomes a point here."), self.plot)
        self.empty.setProperty("role", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(2)
        layout.addWidget(self.title)
        layout.addWidget(self.plot, 1)
        self.table_action = offer_table(self.plot, theme, self.table)
        theme.changed.connect(self._draw)
        self._draw()

    def show_board(self, entries: Sequence[Entry], model: str | None, name: Callable[[str], str]) -> None:
        """Draw `entries`; the points of `model` are named first, by what `name` makes of a machine's key."""
        self._name, self._model = name, model
        self.spots = tuple(
            Spot(e.key, r.model, _size(r.model), math.log10(r.speedup.value), r.speedup.value)
            for e in entries
            for r in e.results
            if r.speedup is not None and r.speedup.value > 0
        )
        self._draw()

    def choose(self, key: str | None) -> None:
        """Bring the points of that machine to the front."""
        if key != self._chosen:
            self._chosen = key
            self._draw()

    def enlarge(self, factor: float) -> None:
        """Show names and markers that many times as large: for a projector."""
        self._scale = factor
        self._draw()

    def table(self) -> PlotTable:
        columns = tr("Machine"), tr("Model"), tr("Million parameters"), tr("Speedup")
        rows = tuple((self._name(s.key), model_name(s.model), figures(10**s.x), times(s.value)) for s in self.spots)
        return PlotTable(self.title.text(), self._sentence(), columns, rows)

    def _sentence(self) -> str:
        if not self.spots:
            return self.empty.text()
        low, high = (f(s.value for s in self.spots) for f in (min, max))
        machines = len({s.key for s in self.spots})
        return plural(
            machines,
            "{n} machine, speedups between {low} and {high}",
            "{n} machines, speedups between {low} and {high}",
            low=times(low),
            high=times(high),
        )

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.empty.move(self._theme.px(AXIS_WIDTH) + 16, 14)
        self._place_labels()

    def _draw(self) -> None:
        for item in [*self._items, *self._labels]:
            self.plot.removeItem(item)
        self._items, self._labels = [], []
        self.plot.restyle(self._theme)
        self.empty.setVisible(not self.spots)
        self.plot.show_grid(bool(self.spots))
        self._axes()
        t = self._theme.tokens
        if self.spots:
            self._add(pg.InfiniteLine(pos=0.0, angle=0, pen=line_pen(t.text, (5.0, 4.0))))
        others = [s for s in self.spots if s.key != self._chosen]
        mine = [s for s in self.spots if s.key == self._chosen]
        if len({s.key for s in self.spots}) <= FEW:
            for key in dict.fromkeys(s.key for s in others):
                self._line([s for s in others if s.key == key], t.muted)
        if mine:
            self._line(mine, t.series[0])
        self._marks(others, t.series[1], 1.0)
        self._marks(mine, t.series[0], 1.5)
        self.plot.setAccessibleDescription(self._sentence())
        self._fit()

    def _axes(self) -> None:
        ys, xs = [s.y for s in self.spots], [s.x for s in self.spots]
        speed = log_scale(10 ** min([-0.05, *ys]), 10 ** max([1.0, *ys]))
        size = log_scale(10 ** (min(xs, default=-0.3) - 0.15), 10 ** (max(xs, default=1.7) + 0.4))
        self.plot.set_x(Scale(size.low, size.high, size.ticks))
        self.plot.set_y(
            replace(speed, ticks=tuple((at, f"{text}×") for at, text in speed.ticks)), named=bool(self.spots)
        )
        self.plot.getAxis("bottom").setLabel(tr("Model size (million parameters, log scale)"))
        self.plot.getAxis("left").setLabel(tr("Speedup (log scale)"))

    def _line(self, spots: Sequence[Spot], colour: str) -> None:
        ordered = sorted(spots, key=lambda s: s.x)
        x, y = np.array([s.x for s in ordered]), np.array([s.y for s in ordered])
        self._add(pg.PlotCurveItem(x, y, pen=line_pen(colour), antialias=False))

    def _marks(self, spots: Sequence[Spot], colour: str, size: float) -> None:
        if spots:
            t = self._theme.tokens
            self._add(
                pg.ScatterPlotItem(
                    [s.x for s in spots],
                    [s.y for s in spots],
                    symbol="s" if size > 1 else "o",
                    size=self._theme.px(MARKER * size * self._scale),
                    pen=pg.mkPen(t.surface) if len(spots) <= RIMMED else None,
                    brush=pg.mkBrush(colour),
                    antialias=True,
                )
            )

    def _place_labels(self) -> None:
        """Names of the chosen machine, then of the model that is ranked, fastest first, as many as find a place."""
        for item in self._labels:
            self.plot.removeItem(item)
        self._labels = []
        box = self.plot.getViewBox()
        width, height = box.width(), box.height()
        (x0, x1), (y0, y1) = box.viewRange()
        if width < 20 or height < 20:
            return
        font = self._theme.font(round(SMALL * self._scale))
        metrics = QFontMetrics(font)
        ranked = sorted((s for s in self.spots if s.model == self._model), key=lambda s: -s.y)
        wanted = sorted(ranked, key=lambda s: s.key != self._chosen)[:NAMED]
        texts = [self._name(s.key) for s in wanted]
        at = [((s.x - x0) / (x1 - x0) * width, (y1 - s.y) / (y1 - y0) * height) for s in wanted]
        marks = [((s.x - x0) / (x1 - x0) * width, (y1 - s.y) / (y1 - y0) * height) for s in ranked]
        size = metrics.height()
        pairs = zip(at, texts, strict=True)
        gap = self._theme.px(GAP * self._scale)
        wishes = [Wish(x, y, metrics.horizontalAdvance(n) + 2 * gap, size, ASIDE) for (x, y), n in pairs]
        placed = place(wishes, marks, (0.0, 0.0, width, height))
        for spot, name, where in zip(wanted, texts, placed, strict=True):
            if where is None:
                continue
            chosen = spot.key == self._chosen
            item = pg.TextItem(name, color=QColor(self._theme.tokens.text if chosen else self._theme.tokens.muted))
            item.textItem.document().setDocumentMargin(0)
            item.setFont(font)
            item.setPos(x0 + (where[0] + gap) / width * (x1 - x0), y1 - where[1] / height * (y1 - y0))
            self.plot.addItem(item, ignoreBounds=True)
            self._labels.append(item)

    def _add(self, item: pg.GraphicsObject) -> None:
        self.plot.addItem(item, ignoreBounds=True)
        self._items.append(item)


def _size(model: str) -> float:
    return math.log10(MODELS[model].parameters / 1e6)
