"""Quiet bands behind the lines of a live plot, that say what they are in the legend and when pointed at."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem

from gpubench_gui.core.language import tr
from gpubench_gui.core.palette import HIGH_CONTRAST
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.shaded import Shaded, Spans, shaded
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.legend import Shade
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
        self.warm_up.setToolTip(tr("Warm-up: its batches are in no figure."))
        causes = ", ".join(self._shaded.causes)
        self.disturbed.setToolTip(tr("Disturbed while it was timed: {causes}.", causes=causes))

    def fit(self) -> None:
        """Reach from below the value axis to above it."""
        low, high = self._plot.getViewBox().viewRange()[1]
        for item, spans in ((self.warm_up, self._shaded.warm_up), (self.disturbed, self._shaded.disturbed)):
            wanted = (spans, low, high) if spans else _NOTHING
            if wanted != self._drawn[item]:
                self._drawn[item] = wanted
                item.setPath(_path(*wanted))

    def entries(self) -> list[tuple[str, Shade]]:
        """What the legend says of the kinds that are drawn."""
        kinds = (
            (tr("Warm-up"), self._shades[0], self._shaded.warm_up),
            (tr("Disturbed"), self._shades[1], self._shaded.disturbed),
        )
        return [(name, shade) for name, shade, spans in kinds if spans]

    def restyle(self, theme: Theme) -> None:
        t = theme.tokens
        more = 2 if t is HIGH_CONTRAST else 1
        self._shades = Shade(t.muted, 34 * more), Shade(t.warning, 46 * more, t.warning)
        for item, shade in zip((self.warm_up, self.disturbed), self._shades, strict=True):
            item.setBrush(shade.colour())
            item.setPen(shade.pen())


def _path(spans: Spans, low: float, high: float) -> QPainterPath:
    path = QPainterPath()
    beyond = _BEYOND * (high - low)
    for start, end in spans:
        path.addRect(QRectF(start, low - beyond, end - start, high - low + 2 * beyond))
    return path
