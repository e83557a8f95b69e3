"""The plots of a comparison: lines of several runs over one another, each named at its end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from gpubench_gui.core.compared_lines import Overlaid
from gpubench_gui.core.language import tr
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.wording import figures
from gpubench_gui.gui.scales import Scale, log_scale, time_scale
from gpubench_gui.gui.theme import SMALL, Theme
from gpubench_gui.gui.widgets.live_plot import apart
from gpubench_gui.gui.widgets.quiet_plot import AXIS_WIDTH, QuietPlot
from gpubench_gui.gui.widgets.speedup_plot import SYMBOLS
from gpubench_gui.gui.widgets.table_dialog import offer_table

LABEL_GAP, LABEL_HEIGHT, MARKER = 8, 16, 9
ROOM = 0.86  # of a logarithmic x axis; the rest holds the names
TABLE_ROWS = 400


class OverlayPlot(QFrame):
    """Lines on a logarithmic y axis. `sizes` has model sizes on a logarithmic x axis with markers, else seconds."""

    def __init__(self, theme: Theme, sizes: bool, empty: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme, self._sizes = theme, sizes
        self.lines: tuple[Overlaid, ...] = ()
        self._items: list[pg.GraphicsObject] = []
        self._labels: list[pg.TextItem] = []
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setTextFormat(self.title.textFormat().PlainText)
        self.plot = QuietPlot()
        self.empty = QLabel(empty, self.plot)
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(2)
        layout.addWidget(self.title)
        layout.addWidget(self.plot, 1)
        self.table_action = offer_table(self.plot, theme, self.table)
        theme.changed.connect(self._draw)

    def show_lines(self, title: str, lines: tuple[Overlaid, ...]) -> None:
        """Draw `lines` in place of those before."""
        self.lines = lines
        self.title.setText(title)
        self.plot.setAccessibleName(title)
        self.plot.setAccessibleDescription(self._sentence())
        self._draw()

    def table(self) -> PlotTable:
        """Every point; of a long line, points spread over all of it."""
        columns = (
            (tr("Run"), tr("Million parameters"), tr("Speedup"))
            if self._sizes
            else (tr("Run"), tr("Time (s)"), tr("ms per batch"))
        )
        rows = []
        for line in self.lines:
            step = max(1, len(line.x) // TABLE_ROWS)
            points = [(x, y) for x, y in zip(line.x, line.y, strict=True) if math.isfinite(y)][::step]
            rows += [(line.name, figures(x), figures(y)) for x, y in points]
        return PlotTable(self.title.text(), self._sentence(), columns, tuple(rows))

    def _sentence(self) -> str:
        told = []
        for line in self.lines:
            known = [y for y in line.y if math.isfinite(y)]
            if known:
                low, high = figures(min(known)), figures(max(known))
                told.append(tr("{name}: between {low} and {high}", name=line.name, low=low, high=high))
        return "; ".join(told) or self.empty.text()

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        left = self._theme.px(AXIS_WIDTH) + 16
        self.empty.setGeometry(left, 8, max(self.plot.width() - left - 16, 10), max(self.plot.height() // 2, 20))
        self._place_labels()

    def _draw(self) -> None:
        for item in [*self._items, *self._labels]:
            self.plot.removeItem(item)
        self._items, self._labels = [], []
        self.plot.restyle(self._theme)
        drawn = [line for line in self.lines if any(math.isfinite(y) and y > 0 for y in line.y)]
        self.empty.setVisible(not drawn)
        self.plot.show_grid(bool(drawn))
        self._axes(drawn)
        for line in drawn:
            self._line(line)
            label = pg.TextItem(line.name, color=QColor(line.style.of(self._theme.tokens)), anchor=(0, 0.5))
            label.setFont(self._theme.font(SMALL))
            self.plot.addItem(label, ignoreBounds=True)
            self._labels.append(label)
        self._fit()

    def _axes(self, drawn: Sequence[Overlaid]) -> None:
        ys = [y for line in drawn for y in line.y if math.isfinite(y) and y > 0]
        xs = [x for line in drawn for x in line.x if math.isfinite(x)]
        bottom, left = self.plot.getAxis("bottom"), self.plot.getAxis("left")
        # A few slow batches would press all others into a line.
        top = float(np.quantile(ys, 0.995)) if ys and not self._sizes else max(ys, default=10.0)
        scale = log_scale(min(ys, default=1.0), max(top, min(ys, default=1.0) * 1.2))
        if self._sizes:
            scale = replace(scale, ticks=tuple((at, f"{text}×") for at, text in scale.ticks))
        self.plot.set_y(scale, pad_low=0.04, pad_high=0.04, named=bool(drawn))
        if self._sizes:
            low, high = min(xs, default=0.5), max(xs, default=50.0)
            fitted = log_scale(low / 1.3, high * 1.3)
            width = (fitted.high - fitted.low) / ROOM
            self.plot.set_x(Scale(fitted.low, fitted.low + width, fitted.ticks))
            bottom.setLabel(tr("Model size (million parameters, log scale)"))
            left.setLabel(tr("Speedup (log scale)"))
        else:
            time = time_scale(max(xs, default=0.0))
            self.plot.set_x(time)
            bottom.setLabel(tr("Time since its first batch ({unit})", unit=time.unit))
            left.setLabel(tr("ms per batch, log scale"))

    def _line(self, line: Overlaid) -> None:
        y = np.array(line.y)
        y = np.log10(np.where(y > 0, y, np.nan))
        x = np.log10(np.array(line.x)) if self._sizes else np.array(line.x)
        curve = pg.PlotCurveItem(x, y, connect="finite", antialias=False, pen=self._theme.pen(line.style, 1.0))
        self.plot.addItem(curve, ignoreBounds=True)
        self._items.append(curve)
        if self._sizes:
            t = self._theme.tokens
            marks = pg.ScatterPlotItem(
                x,
                y,
                symbol=SYMBOLS[line.style.marker],
                size=self._theme.px(MARKER),
                pen=pg.mkPen(t.surface),
                brush=pg.mkBrush(line.style.of(t)),
                antialias=True,
            )
            self.plot.addItem(marks, ignoreBounds=True)
            self._items.append(marks)

    def _place_labels(self) -> None:
        """Right of the end of the longest line, each at the height of its own end, moved apart where they are near."""
        box = self.plot.getViewBox()
        (x0, x1), (y0, y1) = box.viewRange()
        if not self._labels or box.height() < 2 * LABEL_HEIGHT or y1 <= y0:
            return
        drawn = [line for line in self.lines if any(math.isfinite(y) and y > 0 for y in line.y)]
        ends = [next((math.log10(y) for y in reversed(line.y) if math.isfinite(y) and y > 0), 0.0) for line in drawn]
        last = max(line.x[-1] for line in drawn)
        right = math.log10(last) if self._sizes else last
        at = right + LABEL_GAP * (x1 - x0) / max(box.width(), 1.0)
        order = sorted(range(len(drawn)), key=lambda i: -ends[i])
        natural = [(y1 - ends[i]) / (y1 - y0) * box.height() for i in order]
        step = max(self._theme.px(LABEL_HEIGHT), QFontMetrics(self._theme.font(SMALL)).height())
        for i, down in zip(order, apart(natural, step, step / 2, box.height() - step / 2), strict=True):
            self._labels[i].setPos(at, y1 - down / box.height() * (y1 - y0))
