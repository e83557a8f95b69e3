"""A plot that does nothing by itself: no ranging, no mouse, no unit scaling; one grid per range."""

from __future__ import annotations

from html import escape

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QGraphicsPathItem, QGraphicsSceneResizeEvent, QWidget

from gpubench_gui.core.palette import Theme as Tokens
from gpubench_gui.gui.scales import Scale
from gpubench_gui.gui.theme import SMALL, Theme, line_pen, paint_ring

AXIS_WIDTH = 56
AXIS_HEIGHT = 36
_SHORTEST = 40  # pixels of an axis that has been laid out


class QuietAxis(pg.AxisItem):
    """An axis whose title is shortened where it is longer than the axis; `labelText` stays whole."""

    def labelString(self) -> str:
        length = self.size().height() if self.orientation == "left" else self.size().width()
        whole = self.labelText
        metrics = QFontMetrics(self.label.font())
        text = metrics.elidedText(whole, Qt.TextElideMode.ElideRight, round(length)) if length > _SHORTEST else whole
        style = ";".join(f"{key}: {value}" for key, value in self.labelStyle.items())
        return f"<span style='{style}'>{escape(text)}</span>"

    def resizeEvent(self, event: QGraphicsSceneResizeEvent | None = None) -> None:
        if self.label is not None:
            self.label.setHtml(self.labelString())
        super().resizeEvent(event)


class QuietPlot(pg.PlotWidget):
    """Axes are set through `set_x` and `set_y` alone.

    pyqtgraph's own grid makes both axes repaint with every curve and drops the labels at the ends.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, enableMenu=False, axisItems={side: QuietAxis(side) for side in ("left", "bottom")})
        # pyqtgraph makes this menu all the same, without a parent: it would outlive the window. Without
        # its flags it would become a part of the plot and be shown.
        menu = self.getPlotItem().ctrlMenu
        menu.setParent(self, menu.windowFlags())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        self.disableAutoRange()
        self.getPlotItem().setContentsMargins(4, 8, 12, 4)  # room for the ring beside the axes' titles
        for name in ("left", "bottom"):
            axis = self.getAxis(name)
            axis.enableAutoSIPrefix(False)
            axis.setStyle(tickLength=0, tickTextOffset=6, autoExpandTextSpace=False, hideOverlappingLabels=False)
        self.getAxis("left").setWidth(AXIS_WIDTH)
        self.getAxis("bottom").setHeight(AXIS_HEIGHT)
        self._grid = QGraphicsPathItem()
        self._grid.setZValue(-10)
        self.addItem(self._grid, ignoreBounds=True)
        self._x: Scale | None = None
        self._y: Scale | None = None
        self._y_range = (0.0, 1.0)
        self._tokens: Tokens | None = None

    def set_x(self, scale: Scale) -> None:
        self._x = scale
        self.setXRange(scale.low, scale.high, padding=0)
        self.getAxis("bottom").setTicks([list(scale.ticks)])
        self._draw_grid()

    def set_y(self, scale: Scale, pad_low: float = 0.0, pad_high: float = 0.0, named: bool = True) -> None:
        """The pads are room beyond the scale's ends, as shares of it; `named` shows the tick labels."""
        self._y = scale
        size = scale.high - scale.low
        self._y_range = scale.low - pad_low * size, scale.high + pad_high * size
        self.setYRange(*self._y_range, padding=0)
        self.getAxis("left").setTicks([list(scale.ticks) if named else [(at, "") for at, _ in scale.ticks]])
        self._draw_grid()

    def show_grid(self, on: bool) -> None:
        self._grid.setVisible(on)

    def restyle(self, theme: Theme) -> None:
        """Axis colours, grid and fonts from the theme."""
        t = theme.tokens
        self.setBackground(t.surface)
        self._grid.setPen(line_pen(t.grid))
        self._tokens = t
        for name in ("left", "bottom"):
            axis = self.getAxis(name)
            axis.setPen(pg.mkPen(t.grid))
            axis.setTextPen(pg.mkPen(t.muted))
            axis.setTickFont(theme.font(SMALL))
            axis.setStyle(tickTextOffset=theme.px(6))
            axis.label.setFont(theme.font(SMALL))
            axis.labelStyle = {"color": t.muted, "font-size": f"{theme.px(SMALL)}px"}
        self.getAxis("left").setWidth(theme.px(AXIS_WIDTH))
        self.getAxis("bottom").setHeight(theme.px(AXIS_HEIGHT))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus() and self._tokens is not None:
            painter = QPainter(self.viewport())
            paint_ring(painter, self.viewport().rect(), self._tokens)
            painter.end()

    def _draw_grid(self) -> None:
        path = QPainterPath()
        if self._x is not None and self._y is not None:
            low, high = self._y_range
            for at, _ in self._x.ticks:
                path.moveTo(at, low)
                path.lineTo(at, high)
            for at, _ in self._y.ticks:
                path.moveTo(self._x.low, at)
                path.lineTo(self._x.high, at)
        self._grid.setPath(path)
