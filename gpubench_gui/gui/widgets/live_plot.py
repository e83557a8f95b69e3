"""One panel of the middle column: tabs to choose among the plots of a group, one of them drawn live."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsSimpleTextItem, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gpubench_gui.core.language import tr
from gpubench_gui.core.palette import Style
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.record import RunRecord
from gpubench_gui.gui.live_words import moment, readings, sentence, table
from gpubench_gui.gui.plots import LIVE_PLOTS, Group, LivePlot, Points, Series, join, why_empty
from gpubench_gui.gui.scales import Scale, linear_scale, log_scale
from gpubench_gui.gui.theme import SMALL, Theme, line_pen
from gpubench_gui.gui.widgets.bands import Bands
from gpubench_gui.gui.widgets.crosshair import Crosshair
from gpubench_gui.gui.widgets.legend import CONTEXT_DASH, Legend
from gpubench_gui.gui.widgets.quiet_plot import AXIS_WIDTH
from gpubench_gui.gui.widgets.segmented import Segmented
from gpubench_gui.gui.widgets.table_dialog import offer_table
from gpubench_gui.gui.widgets.time_plot import TimePlot
from gpubench_gui.gui.widgets.time_row import TimeRow
from gpubench_gui.gui.widgets.time_view import TimeView

LABEL_HEIGHT, LABEL_GAP = 14, 4
TICKS_HEIGHT = 20  # of the time axis, whose title is the row below it
DESCRIBED_S = 5.0  # of the run between one description for a screen reader and the next
LEGEND_ENTRIES = 3
# Dashes are in line widths: at width 1 they would look like dust, on steep edges most of all.
DASH_ON, DASH_OFF = 3.0, 1.5


class LivePanel(QFrame):
    """Draws one `LivePlot` at a time; the hidden ones of its group cost nothing.

    `repaint_from` sets only the lines that changed. Axes move in steps, and only when they must.
    """

    def __init__(
        self,
        theme: Theme,
        times: TimeView,
        group: Group,
        title: str,
        bottom: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme, self._times = theme, times
        self._rows = {row.id: row for row in LIVE_PLOTS if row.group == group}
        self.tabs = Segmented(tr(title), [(r.id, tr(r.title), tr(r.meaning)) for r in self._rows.values()])
        self.tabs.changed.connect(self._choose)
        self.legend = Legend(theme)
        self.plot = TimePlot(times)
        self.plot.setAccessibleName(tr(title))
        self.crosshair = Crosshair(self.plot, theme)
        self.time_row = TimeRow(theme, times) if bottom else None
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
        if self.time_row is not None:
            layout.addWidget(self.time_row)
        self.row: LivePlot = next(iter(self._rows.values()))
        self._record: RunRecord | None = None
        self._series: Sequence[Series] = ()
        self._described_s = math.nan
        self.lines: list[_Line] = []
        self._time: Scale | None = None
        self._value: Scale | None = None
        self._low = self._high = math.nan
        self.table_action = offer_table(self.plot, theme, self.table)
        times.moved.connect(self._follow_time)
        times.pointed.connect(self._point)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.repaint_from(None, fresh=True)

    def repaint_from(self, record: RunRecord | None, fresh: bool = False) -> None:
        """Bring the picture up to `record`; `fresh` says that it is another record than before."""
        if record is not self._record:
            self._times.begin()
        if fresh or record is not self._record:
            self._reset()
        self._record = record
        series = self.row.series(record) if record is not None and record.started is not None else []
        self._match(series)
        self._series = series
        changed = [line.update(s, self.row.log) for line, s in zip(self.lines, series, strict=True)]
        drawn = self.plot.live = any(line.shown for line in self.lines)
        self.empty.setVisible(not drawn)
        self.plot.show_grid(drawn)
        if not drawn:
            self.empty.setText(why_empty(self.row, record))
        if record is not None:
            self._times.now_s = record.now_s
            self._set_time(self._times.scale)
        if any(changed):
            self._grow()
            self._place_labels()
            self._point()
        self.bands.show_run(record if drawn else None)
        if self.time_row is not None:
            self.time_row.show_bands(self.bands.entries())
        self._describe()

    def table(self) -> PlotTable:
        """What is drawn now, as numbers."""
        return table(self.row, self._series, why_empty(self.row, self._record))

    def restyle(self) -> None:
        """Take over the theme's colours."""
        t = self._theme.tokens
        self.plot.restyle(self._theme)
        self.bands.restyle(self._theme)
        self.crosshair.restyle()
        if self.time_row is not None:
            self.time_row.show_bands(self.bands.entries())
        for line in self.lines:
            line.restyle(self._theme)
        self._ask_for_room()
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
        self._low = self._high = self._described_s = math.nan
        self._set_time(self._times.scale)
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
            self._ask_for_room()

    def _set_time(self, scale: Scale) -> None:
        if scale == self._time:
            return
        self._time = scale
        self.plot.set_x(scale)
        self._titles()
        self._place_labels()

    def _follow_time(self) -> None:
        """Another stretch of time is to be seen."""
        self._set_time(self._times.scale)
        self._point()

    def _point(self) -> None:
        """The crosshair at the moment pointed at, while it is in view."""
        at_s, scale = self._times.at_s, self._times.scale
        if at_s is None or not self.plot.live or not scale.low <= at_s <= scale.high:
            self.crosshair.hide()
            return
        told = readings(self.row, self._series, at_s)
        self.crosshair.show_at(self.plot.x_of(at_s), self.plot.area(), moment(at_s, scale.unit), told)

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
        axis_title = tr(self.row.axis)
        named = tr("{axis}, log scale", axis=axis_title) if self.row.log else axis_title
        self.plot.getAxis("left").setLabel(named)
        axis = self.plot.getAxis("bottom")
        if self.time_row is not None:
            self.time_row.show_unit(self._time.unit if self._time else "s")
        axis.setStyle(showValues=self.time_row is not None)
        axis.setHeight(self._theme.px(TICKS_HEIGHT if self.time_row is not None else 8))
        self.plot.setWhatsThis(tr(self.row.meaning))

    def _describe(self) -> None:
        """For a screen reader: at once for another run or plot and at the end, else every few seconds of the run."""
        record = self._record
        now_s = 0.0 if record is None else record.now_s if record.ended is None else math.inf
        if now_s == self._described_s or now_s - self._described_s < DESCRIBED_S:
            return
        self._described_s = now_s
        told = sentence(self.row, self._series) if self.plot.live else self.empty.text()
        self.plot.setAccessibleDescription(" ".join((told, tr(self.row.meaning))))

    def _ask_for_room(self) -> None:
        """Of the time axis for the names, which stand right of all lines."""
        metrics = QFontMetrics(self._theme.font(SMALL))
        widest = max((metrics.horizontalAdvance(line.name) for line in self.lines), default=0)
        width = self.plot.getViewBox().width()
        if widest and width > 0:
            self._times.leave_room(self, 1 - (widest + 2 * LABEL_GAP) / width)

    def _place_labels(self) -> None:
        """The names right of where the last line ends, so that none lies on a line; each at the height of its end.

        They are moved apart where two lines end at about the same height; without room beside the lines, as when the
        view ends before they do, there are none and the legend has to do.
        """
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
        last = max((line.end[0] for line in shown), default=0.0)
        start, end = self._time.low, self._time.high
        room = (end - last) / (end - start) * box.width() - LABEL_GAP if last >= start else 0.0
        for line, y, moved in zip(shown, natural, placed, strict=True):
            line.place(last, moved - y - step / 2, line.label.boundingRect().width() <= room)

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._fit_empty()
        self._ask_for_room()
        self._place_labels()
        self._point()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._fit_empty()
        self._ask_for_room()

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
    """A curve and the name at the height of its end."""

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
        self._at = (math.nan, math.nan)
        self.restyle(theme)

    def restyle(self, theme: Theme) -> None:
        colour = self.style.of(theme.tokens) if self.style else theme.tokens.muted
        parts = enumerate(self.style.dash if self.style else CONTEXT_DASH)
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
        self.curve.setData(x, y)
        if self.shown:
            known = y[finite]
            self.low, self.high = float(known.min()), float(known.max())
            latest = int(np.argmax(x[finite]))  # models take turns, so the last curve need not end last
            self.end = (float(x[finite[latest]]), float(known[latest]))
        return True

    def place(self, x: float, down: float, visible: bool) -> None:
        """Right of `x` in seconds, its top `down` pixels below the line's end."""
        if (x, self.end[1]) != self._at:
            self._at = x, self.end[1]
            self.label.setPos(*self._at)
        if down != self._down:
            self._down = down
            self.label.setTransform(QTransform.fromTranslate(LABEL_GAP, down))
        self.label.setVisible(visible and self.shown)

    def remove(self, plot: pg.PlotWidget) -> None:
        plot.removeItem(self.curve)
        plot.removeItem(self.label)
