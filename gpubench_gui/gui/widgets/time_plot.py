"""A plot over the time of a run, moved and pointed at together with the others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gpubench_gui.core.language import mark
from gpubench_gui.gui.widgets.quiet_plot import QuietPlot
from gpubench_gui.gui.widgets.table_dialog import KEY
from gpubench_gui.gui.widgets.time_view import TimeView

KEYS = (
    (mark("Read the values at a moment, in a plot"), "← →"),
    (mark("Move along the run, in a plot"), mark("Shift+← →")),
    (mark("Zoom the time axis, in a plot"), "+ −"),
    (mark("Show as table, in a plot"), KEY),
)
_ZOOM = 0.8  # of the stretch shown, for one notch of the wheel or one key
_NOTCH = 120  # of the wheel, in eighths of a degree
_PAN_SHARE = 0.1  # of the stretch shown, for one key


class TimePlot(QuietPlot):
    """Drag or Shift and arrows pan, the wheel or + and − zoom; the mouse or the arrows point, Esc stops pointing.

    While `live` is off there is nothing to see, and nothing moves.
    """

    def __init__(self, times: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._times = times
        self._dragged: float | None = None
        self.live = False

    def area(self) -> QRectF:
        """Where the curves are, in pixels of the widget."""
        box = self.getViewBox()
        return self.mapFromScene(box.sceneBoundingRect()).boundingRect().toRectF()

    def x_of(self, at_s: float) -> float:
        """Pixels from the widget's left edge."""
        area, scale = self.area(), self._times.scale
        return area.left() + (at_s - scale.low) / (scale.high - scale.low) * area.width()

    def time_at(self, x: float) -> float:
        area, scale = self.area(), self._times.scale
        return scale.low + (x - area.left()) / max(area.width(), 1) * (scale.high - scale.low)

    # ---- mouse: pyqtgraph's own handlers would look for items under it at every move -------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if not self.live:
            return
        if self._dragged is not None:
            self._times.pan(self.time_at(self._dragged) - self.time_at(x))
            self._dragged = x
        inside = self.area().contains(event.position())
        self._times.point(self.time_at(x) if inside else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.live:
            self._dragged = event.position().x()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.live:
            event.ignore()
            return
        turned, moved = event.angleDelta().y() / _NOTCH, event.angleDelta().x() / _NOTCH
        scale = self._times.scale
        if turned:
            self._times.zoom(_ZOOM**turned, self.time_at(event.position().x()))
        if moved:
            self._times.pan(-moved * _PAN_SHARE * (scale.high - scale.low))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._times.point(None)

    # ---- keys ----------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Esc while it points; else it is the window's, and stops the run."""
        return event.key() == Qt.Key.Key_Escape and self._times.at_s is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scale, key = self._times.scale, event.key()
        length = scale.high - scale.low
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        closer = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}.get(Qt.Key(key), 0)
        if key == Qt.Key.Key_Escape and self._times.at_s is not None:
            self._times.point(None)
        elif not self.live or not (way or closer):
            event.ignore()
        elif closer:
            at_s = self._times.at_s
            self._times.zoom(_ZOOM**closer, (scale.low + scale.high) / 2 if at_s is None else at_s)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._times.pan(way * _PAN_SHARE * length)
        else:
            self._times.step(way)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._times.point(None)
