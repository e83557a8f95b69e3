"""Line samples, or markers, with their names in one row."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gpubench_gui.core.palette import Style
from gpubench_gui.gui.theme import SMALL, Theme, line_pen

_SAMPLE = 18
_DASH = 0.7  # two dashes of every pattern fit into a sample
_GAP = 10
_HEIGHT = 20


class Legend(QWidget):
    """`marks` draws markers instead of lines; an entry without a style is context: muted, its marker open."""

    def __init__(self, theme: Theme, marks: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks = marks
        self._entries: list[tuple[str, Style | None]] = []
        self.setFixedSize(0, theme.px(_HEIGHT))
        theme.changed.connect(self._fit)

    def show_entries(self, entries: Sequence[tuple[str, Style | None]]) -> None:
        self._entries = list(entries)
        self.setAccessibleName("Legend: " + ", ".join(name for name, _ in entries))
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self._theme.face(SMALL))
        width = sum(metrics.horizontalAdvance(name) + _SAMPLE + 6 + _GAP for name, _ in self._entries)
        self.setFixedSize(self._theme.px(width), self._theme.px(_HEIGHT))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._theme.tokens
        painter = QPainter(self)
        zoom = self._theme.percent / 100  # all that follows is painted as at 100 %
        painter.scale(zoom, zoom)
        painter.setFont(self._theme.face(SMALL))
        metrics = QFontMetrics(self._theme.face(SMALL))
        x = _GAP
        for name, style in self._entries:
            colour = style.of(t) if style else t.muted
            if self._marks:
                _mark(painter, x + _SAMPLE - 6, colour, style)
            else:
                dash = tuple(_DASH * part for part in style.dash) if style else ()
                painter.setPen(line_pen(colour, dash, 2))
                painter.drawLine(x, 10, x + _SAMPLE, 10)
            painter.setPen(QColor(t.text))
            width = metrics.horizontalAdvance(name)
            painter.drawText(QRectF(x + _SAMPLE + 5, 0, width + 2, _HEIGHT), Qt.AlignmentFlag.AlignVCenter, name)
            x += width + _SAMPLE + 6 + _GAP
        painter.end()


def _mark(painter: QPainter, x: float, colour: str, style: Style | None) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 1.5))
    painter.setBrush(QColor(colour) if style else Qt.BrushStyle.NoBrush)
    corners = {"square": 4, "diamond": 4, "triangle": 3}.get(style.marker if style else "circle")
    if corners is None:
        painter.drawEllipse(QPointF(x, 10), 4, 4)
    else:
        turn = math.pi / 4 if style and style.marker == "square" else -math.pi / 2
        angles = [turn + 2 * math.pi * i / corners for i in range(corners)]
        painter.drawPolygon(QPolygonF([QPointF(x + 5 * math.cos(a), 10 + 5 * math.sin(a)) for a in angles]))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
