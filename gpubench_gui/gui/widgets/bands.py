"""Quiet bands behind the lines of a live plot, that say what they are when pointed at."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem

from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.shaded import Shaded, Spans, shaded
from gpubench_gui.gui.theme import Theme, line_pen
from gpubench_gui.gui.widgets.quiet_plot import QuietPlot

_BEYOND = 0.05  # share of the axis above and below it: the edges there are cut off, not drawn
_NOTHING: tuple[Spans, float, float] = ((), 0.0, 1.0)


class Bands:
    """One item for each kind, touched only when its spans or the axis are others than before.

    The disturbed ones have dotted edges too, so that colour is not all that tells them apart.
    """

    def __init__(self, plot: QuietPlot, theme: Theme) -> None:
        self._plot = plot
        self.warm_up = QGraphicsPathItem()
        self.disturbed = QGraphicsPathItem()
        self._drawn = dict.fromkeys((self.warm_up, self.disturbed), _NOTHING)
        self._shaded = Shaded()
        for item in self._drawn:
            item.setZValue(-20)
            plot.addItem(item, ignoreBounds=True)
        self.restyle(theme)

    def show_run(self, record: RunRecord | None) -> None:
        self._shaded = shaded(record) if record is not None else Shaded()
        self.fit()
        self.warm_up.setToolTip("Warm-up: its batches are in no figure.")
        self.disturbed.setToolTip(f"Disturbed while it was timed: {', '.join(self._shaded.causes)}.")

    def fit(self) -> None:
        """Reach from below the value axis to above it."""
        low, high = self._plot.getViewBox().viewRange()[1]
        for item, spans in ((self.warm_up, self._shaded.warm_up), (self.disturbed, self._shaded.disturbed)):
            wanted = (spans, low, high) if spans else _NOTHING
            if wanted != self._drawn[item]:
                self._drawn[item] = wanted
                item.setPath(_path(*wanted))

    def restyle(self, theme: Theme) -> None:
        t = theme.tokens
        for item, colour, alpha in ((self.warm_up, t.muted, 34), (self.disturbed, t.warning, 46)):
            fill = QColor(colour)
            fill.setAlpha(alpha)
            item.setBrush(fill)
        self.warm_up.setPen(Qt.PenStyle.NoPen)
        self.disturbed.setPen(line_pen(t.warning, (1.0, 3.0)))


def _path(spans: Spans, low: float, high: float) -> QPainterPath:
    path = QPainterPath()
    beyond = _BEYOND * (high - low)
    for start, end in spans:
        path.addRect(QRectF(start, low - beyond, end - start, high - low + 2 * beyond))
    return path
