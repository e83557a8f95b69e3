"""Line samples, markers or shaded patches with their names in one row."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gpubench_gui.core.language import tr
from gpubench_gui.core.palette import DASHES, Style
from gpubench_gui.core.palette import Theme as Tokens
from gpubench_gui.gui.theme import SMALL, Theme, line_pen

SAMPLE = 18
CONTEXT_DASH = DASHES[2]  # of a line without a device's style
_DASH = 0.7  # two dashes of every pattern fit into a sample
_GAP = 10
_HEIGHT = 20


@dataclass(frozen=True, slots=True)
class Shade:
    """A shaded stretch: its fill as "#RRGGBB" with `alpha` of 255, and its dotted edge (None: it has none)."""

    fill: str
    alpha: int
    edge: str | None = None

    def colour(self) -> QColor:
        colour = QColor(self.fill)
        colour.setAlpha(self.alpha)
        return colour

    def pen(self) -> QPen:
        return line_pen(self.edge, (1.0, 3.0)) if self.edge else QPen(Qt.PenStyle.NoPen)


Sample = Style | Shade | None


class Legend(QWidget):
    """`marks` draws markers instead of lines; an entry without a style is context: muted, its marker open."""

    def __init__(self, theme: Theme, marks: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks = marks
        self.entries: list[tuple[str, Sample]] = []
        self.setFixedSize(0, theme.px(_HEIGHT))
        theme.changed.connect(self._fit)

    def show_entries(self, entries: Sequence[tuple[str, Sample]]) -> None:
        if list(entries) == self.entries:
            return
        self.entries = list(entries)
        names = ", ".join(name for name, _ in entries)
        self.setAccessibleName(tr("Legend: {names}", names=names) if names else "")
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self._theme.face(SMALL))
        width = sum(metrics.horizontalAdvance(name) + SAMPLE + 6 + _GAP for name, _ in self.entries)
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
        for name, sample in self.entries:
            if isinstance(sample, Shade):
                painter.setPen(sample.pen())
                painter.setBrush(sample.colour())
                painter.drawRect(x, 4, SAMPLE - 4, 12)
            elif self._marks:
                _mark(painter, x + SAMPLE - 6, sample.of(t) if sample else t.muted, sample)
            else:
                draw_sample(painter, x, 10, sample, t)
            painter.setPen(QColor(t.text))
            width = metrics.horizontalAdvance(name)
            painter.drawText(QRectF(x + SAMPLE + 5, 0, width + 2, _HEIGHT), Qt.AlignmentFlag.AlignVCenter, name)
            x += width + SAMPLE + 6 + _GAP
        painter.end()


def draw_sample(painter: QPainter, x: float, y: float, style: Style | None, t: Tokens) -> None:
    """A piece of a line from `x` to the right; without a style that of context."""
    dash = tuple(_DASH * part for part in (style.dash if style else CONTEXT_DASH))
    painter.setPen(line_pen(style.of(t) if style else t.muted, dash, 2))
    painter.drawLine(QPointF(x, y), QPointF(x + SAMPLE, y))


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
