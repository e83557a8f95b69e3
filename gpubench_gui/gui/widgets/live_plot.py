"""One panel of the middle column: tabs to choose among the plots of a group, one of them drawn live."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsSimpleTextItem, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gpubench_gui.core.palette import Style
from gpubench_gui.core.record import RunRecord
from gpubench_gui.gui.plots import LIVE_PLOTS, Group, LivePlot, Points, Series, join, why_empty
from gpubench_gui.gui.scales import Scale, linear_scale, log_scale, time_scale
from gpubench_gui.gui.theme import SMALL, Theme, line_pen
from gpubench_gui.gui.widgets.bands import Bands
from gpubench_gui.gui.widgets.legend import Legend
from gpubench_gui.gui.widgets.quiet_plot import AXIS_HEIGHT, AXIS_WIDTH, QuietPlot
from gpubench_gui.gui.widgets.segmented import Segmented

LABEL_HEIGHT = 14
LEGEND_ENTRIES = 3
# Dashes are in line widths: at width 1 they would look like dust, on steep edges most of all.
DASH_ON, DASH_OFF = 3.0, 1.5


class LivePanel(QFrame):
    """Draws one `LivePlot` at a time; the hidden ones of its group cost nothing.

    `repaint_from` sets only the lines that changed. Axes move in steps, and only when they must.
    """

    def __init__(self, theme: Theme, group: Group, title: str, bottom: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme = theme
        self._bottom = bottom
        self._rows = {row.id: row for row in LIVE_PLOTS if row.group == group}
        self.tabs = Segmented(title, [(r.id, r.title, r.meaning) for r in self._rows.values()])
        self.tabs.changed.connect(self._choose)
        self.legend = Legend(theme)
        self.plot = QuietPlot()
        self.plot.setAccessibleName(title)
        self.bands = Bands(self.plot, theme)
        self.empty = QLabel(self.plot)
        self.empty.setProperty("role", "muted")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        header = QHBoxLayout()
        header.setContentsMargins(0, 0, 4, 0)
        header.addWidget(self.tabs, 1)
        header.addWidget(self.legend)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(2)
        layout.addLayout(header)
        layout.addWidget(self.plot, 1)
        self.row: LivePlot = next(iter(self._rows.values()))
        self._record: RunRecord | None = None
        self.lines: list[_Line] = []
        self._time: Scale | None = None
        self._value: Scale | None = None
        self._low = self._high = math.nan
        theme.changed.connect(self.restyle)
        self.restyle()
        self.repaint_from(None, fresh=True)

    def repaint_from(self, record: RunRecord | None, fresh: bool = False) -> None:
        """Bring the picture up to `record`; `fresh` says that it is another record than before."""
        if fresh or record is not self._record:
            self._reset()
        self._record = record
        series = self.row.series(record) if record is not None and record.started is not None else []
        self._match(series)
        changed = [line.update(s, self.row.log) for line, s in zip(self.lines, series, strict=True)]
        drawn = any(line.shown for line in self.lines)
        self.empty.setVisible(not drawn)
        self.plot.show_grid(drawn)
        if not drawn:
            self.empty.setText(why_empty(self.row, record))
        if record is not None:
            self._set_time(time_scale(record.now_s))
        if any(changed):
            self._grow()
            self._place_labels()
        self.bands.show_run(record if drawn else None)

    def restyle(self) -> None:
        """Take over the theme's colours."""
        t = self._theme.tokens
        self.plot.restyle(self._theme)
        self.bands.restyle(self._theme)
        for line in self.lines:
            line.restyle(self._theme)
        self._titles()
        self.empty.setStyleSheet(f"color: {t.muted};")
        self._fit_empty()

    def _choose(self, identifier: str) -> None:
        self.row = self._rows[identifier]
        self.repaint_from(self._record, fresh=True)

    def _reset(self) -> None:
        for line in self.lines:
            line.remove(self.plot)
        self.lines = []
        self._time = self._value = None
        self._low = self._high = math.nan
        self._set_time(time_scale(0))
        self._set_value(self._fitting())

    def _match(self, series: Sequence[Series]) -> None:
        known = [(line.name, line.style) for line in self.lines]
        wanted = [(s.name, s.style) for s in series]
        if known != wanted:
            for line in self.lines:
                line.remove(self.plot)
            self.lines = [_Line(self.plot, self._theme, name, style) for name, style in wanted]
            # More would push the tabs aside, and every line is named at its end.
            self.legend.show_entries(wanted if len(wanted) <= LEGEND_ENTRIES else [])

    def _set_time(self, scale: Scale) -> None:
        if scale == self._time:
            return
        self._time = scale
        self.plot.set_x(scale)
        self._titles()
        self._place_labels()

    def _grow(self) -> None:
        shown = [line for line in self.lines if line.shown]
        if not shown:
            return
        first = not math.isfinite(self._high)
        self._low = np.fmin(self._low, min(line.low for line in shown))
        self._high = np.fmax(self._high, max(line.high for line in shown))
        scale = self._fitting()
        if scale != self._value or first:
            self._set_value(scale)

    def _fitting(self) -> Scale:
        if self.row.log:
            return log_scale(10**self._low, 10**self._high)
        if self.row.top is not None:
            return linear_scale(self.row.top)
        return linear_scale(self._high * 1.05)

    def _set_value(self, scale: Scale) -> None:
        self._value = scale
        named = self.row.top is not None or math.isfinite(self._high)
        # A line on the edge would be half cut off.
        self.plot.set_y(scale, pad_low=0.04 if self.row.log else 0.0, pad_high=0.04, named=named)
        self.bands.fit()
        self._titles()

    def _titles(self) -> None:
        log = ", log scale" if self.row.log else ""
        self.plot.getAxis("left").setLabel(self.row.axis + log)
        unit = self._time.unit if self._time else "s"
        axis = self.plot.getAxis("bottom")
        if self._bottom:
            axis.setLabel(f"Time since the run began ({unit})")
        axis.setStyle(showValues=self._bottom)
        axis.setHeight(self._theme.px(AXIS_HEIGHT if self._bottom else 8))
        what = f"{self.row.title}, {self.row.axis}{log}, over time in {unit}"
        self.plot.setAccessibleDescription(f"{what}. {self.row.meaning}")
        self.plot.setWhatsThis(self.row.meaning)

    def _place_labels(self) -> None:
        """Each line's name at its end, moved apart where two lines end close together."""
        if self._time is None or self._value is None:
            return
        box = self.plot.getViewBox()
        height = box.height()
        step = self._theme.px(LABEL_HEIGHT)
        if height < 2 * step:
            return
        low, high = box.viewRange()[1]
        shown = sorted((line for line in self.lines if line.shown), key=lambda line: -line.end[1])
        natural = [(high - line.end[1]) / (high - low) * height for line in shown]
        placed = apart(natural, step, step / 2, height - step / 2)
        for line, y, moved in zip(shown, natural, placed, strict=True):
            line.place(moved - y - step / 2)

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._fit_empty()
        self._place_labels()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._fit_empty()

    def _fit_empty(self) -> None:
        left = self._theme.px(AXIS_WIDTH) + 16
        self.empty.setGeometry(left, 4, max(self.plot.width() - left - 16, 10), max(self.plot.height() - 44, 20))


def apart(positions: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Ascending `positions` moved as little as needed to be `distance` apart and between `low` and `high`."""
    result: list[float] = []
    for position in positions:
        result.append(max(position, low, result[-1] + distance if result else low))
    limit = high
    for i in reversed(range(len(result))):
        result[i] = min(result[i], limit)
        limit = result[i] - distance
    return result


class _Line:
    """A curve and the name at its end."""

    def __init__(self, plot: pg.PlotWidget, theme: Theme, name: str, style: Style | None) -> None:
        self.name, self.style = name, style
        self.shown = False
        self.low = self.high = math.nan
        self.end = (0.0, 0.0)
        self._version = -1
        self.curve = pg.PlotCurveItem(connect="finite", antialias=False)
        self.label = QGraphicsSimpleTextItem(name)
        self.label.setFlag(QGraphicsSimpleTextItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.label.setVisible(False)
        plot.addItem(self.curve, ignoreBounds=True)
        plot.addItem(self.label, ignoreBounds=True)
        self._down = math.nan
        self.restyle(theme)

    def restyle(self, theme: Theme) -> None:
        colour = self.style.of(theme.tokens) if self.style else theme.tokens.muted
        parts = enumerate(self.style.dash) if self.style else ()
        dash = tuple(part * (DASH_OFF if i % 2 else DASH_ON) for i, part in parts)
        self.curve.setPen(line_pen(colour, dash))
        self.label.setBrush(QColor(colour))
        self.label.setFont(theme.font(SMALL))

    def update(self, series: Series, log: bool) -> bool:
        """Whether the line changed since it was last drawn."""
        version = series.version
        if version == self._version:
            return False
        self._version = version
        points: Points = join(series.curves, log)
        x, y = points
        finite = np.flatnonzero(np.isfinite(y))
        self.shown = bool(len(finite))
        self.label.setVisible(self.shown)
        self.curve.setData(x, y)
        if self.shown:
            known = y[finite]
            self.low, self.high = float(known.min()), float(known.max())
            self.end = (float(x[finite[-1]]), float(known[-1]))
            self.label.setPos(*self.end)
        return True

    def place(self, down: float) -> None:
        """Right of the line's end, its top `down` pixels lower."""
        if down != self._down:
            self._down = down
            self.label.setTransform(QTransform.fromTranslate(4.0, down))

    def remove(self, plot: pg.PlotWidget) -> None:
        plot.removeItem(self.curve)
        plot.removeItem(self.label)
