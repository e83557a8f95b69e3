"""A line that can be ticked or switched on: name, detail below it, one control for mouse, keys and reader."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from gpubench_gui.core.palette import Style
from gpubench_gui.core.shades import mix
from gpubench_gui.gui.theme import BODY, SMALL, Theme, line_pen, on_accent

ROW_HEIGHT = 40
_BOX, _SWITCH = 16, 30
_GAP = 10


class CheckRow(QCheckBox):
    """A tick box with a name and a muted detail. The whole row is the target."""

    mark_width = _BOX

    def __init__(self, theme: Theme, name: str, detail: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._theme = theme
        self.detail = detail
        self.setAccessibleName(name)
        self.setAccessibleDescription(detail)
        self.setToolTip(f"{name}\n{detail}")  # a narrow column cuts both
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(ROW_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(140), self._theme.px(ROW_HEIGHT))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = self._theme.percent / 100  # all that follows is painted as at 100 %
        painter.scale(zoom, zoom)
        width, height = self.width() / zoom, self.height() / zoom
        body = QRectF(0, 0, width, height).adjusted(0.5, 1.5, -0.5, -1.5)
        if self.isEnabled() and (self.underMouse() or self.hasFocus()):
            painter.setBrush(QColor(mix(t.surface, t.text, 0.05)) if self.underMouse() else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(t.accent), t.focus_px) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(body, 6, 6)
        self.paint_mark(painter, 8.0, height / 2)
        left = 8 + self.mark_width + _GAP
        right = self.paint_trailing(painter, width - 2)
        self._text(painter, self.text(), BODY, t.text if self.isEnabled() else t.muted, left, right, 0)
        self._text(painter, self.detail, SMALL, t.muted, left, right, 1)
        painter.end()

    def paint_mark(self, painter: QPainter, x: float, middle: float) -> None:
        t = self._theme.tokens
        box = QRectF(x, middle - _BOX / 2, _BOX, _BOX)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(t.accent if self.isEnabled() else t.muted))
            painter.drawRoundedRect(box, 4, 4)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(on_accent(t)), 1.8, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline(
                QPolygonF(
                    [
                        box.topLeft() + QPointF(4, 8.4),
                        box.topLeft() + QPointF(7, 11.2),
                        box.topLeft() + QPointF(12, 5),
                    ]
                )
            )
        else:
            painter.setPen(QPen(QColor(t.muted), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4)

    def paint_trailing(self, painter: QPainter, right: float) -> float:
        """Draw what stands at the right end; return where the text must end."""
        return right

    def _text(self, painter: QPainter, text: str, size: int, colour: str, left: float, right: float, line: int) -> None:
        weight = QFont.Weight.Medium if line == 0 else QFont.Weight.Normal
        font = self._theme.face(size, weight)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        metrics = QFontMetrics(font)
        middle = ROW_HEIGHT / 2 + (-8 if line == 0 else 9) if self.detail else ROW_HEIGHT / 2
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(right - left))
        area = QRectF(left, middle - 10, right - left, 20)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


class SwitchRow(CheckRow):
    """A switch with the device's own line sample at the right end, the same as in every plot."""

    mark_width = _SWITCH

    def __init__(self, theme: Theme, name: str, detail: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, detail, parent)
        self._style: Style | None = None

    def set_style(self, style: Style | None) -> None:
        """The device's look in the coming run; None while it does not take part."""
        if style != self._style:
            self._style = style
            self.update()

    def paint_mark(self, painter: QPainter, x: float, middle: float) -> None:
        t = self._theme.tokens
        track = QRectF(x, middle - 8, _SWITCH, 16)
        on = self.isChecked()
        if self.isEnabled():
            track_colour, rim = (t.accent, t.accent) if on else (mix(t.surface, t.text, 0.12), t.muted)
        else:
            track_colour, rim = (t.muted, t.muted) if on else (t.surface, t.grid)
        painter.setPen(QPen(QColor(rim), 1))
        painter.setBrush(QColor(track_colour))
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), 7.5, 7.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(on_accent(t) if on else t.muted if self.isEnabled() else t.grid))
        painter.drawEllipse(QRectF(track.right() - 13 if on else track.left() + 3, middle - 5, 10, 10))

    def paint_trailing(self, painter: QPainter, right: float) -> float:
        if self._style is None:
            return right
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(line_pen(self._style.of(self._theme.tokens), self._style.dash, 2))
        y = ROW_HEIGHT // 2
        painter.drawLine(int(right - 26), y, int(right), y)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return right - 34
