"""A line at one moment of a plot, and beside it what every curve said then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from gpubench_gui.core.palette import Style
from gpubench_gui.gui.theme import SMALL, Theme
from gpubench_gui.gui.widgets.legend import SAMPLE, draw_sample

_ROW, _PAD, _GAP, _AWAY = 15, 6, 8, 8
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Reading:
    """What one line said: its name, its look and its value with the unit."""

    name: str
    style: Style | None
    text: str


class Crosshair:
    """Two small widgets above the plot, not items in it: while they are hidden the plot's own painting is the same."""

    def __init__(self, plot: QWidget, theme: Theme) -> None:
        self._theme = theme
        self.line = QWidget(plot)
        self.line.setAutoFillBackground(True)
        self.readout = Readout(theme, plot)
        for part in (self.line, self.readout):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.hide()
        self.restyle()

    def restyle(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, QColor(self._theme.tokens.text))
        self.line.setPalette(palette)
        self.readout.update()

    def show_at(self, x: float, area: QRectF, moment: str, readings: Sequence[Reading]) -> None:
        """At `x` pixels within the curves' `area`."""
        self.line.setGeometry(round(x), round(area.top()), 1, round(area.height()))
        self.readout.show_readings(moment, tuple(readings), area.height())
        right = x + _AWAY + self.readout.width() <= area.right()
        left = x + _AWAY if right else max(area.left(), x - _AWAY - self.readout.width())
        self.readout.move(round(left), round(area.top()) + 2)
        for part in (self.line, self.readout):
            part.show()
            part.raise_()

    def hide(self) -> None:
        self.line.hide()
        self.readout.hide()


class Readout(QWidget):
    """The moment, and below it one row for each line, in as many columns as the height asks for."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.moment = ""
        self.readings: tuple[Reading, ...] = ()
        self._rows = 1

    def show_readings(self, moment: str, readings: tuple[Reading, ...], room: float) -> None:
        self.moment, self.readings = moment, readings
        zoom = self._theme.percent / 100
        self._rows = max(1, int((room / zoom - 2 * _PAD - _ROW) / _ROW))
        columns = self._columns()
        width = max(sum(columns) + _GAP * (len(columns) - 1), self._bold().horizontalAdvance(moment)) + 2 * _PAD
        height = _ROW * (1 + min(self._rows, len(readings))) + 2 * _PAD
        self.resize(round(width * zoom), round(height * zoom))
        self.update()

    def _columns(self) -> list[int]:
        metrics = QFontMetrics(self._theme.face(SMALL))
        widths = [
            SAMPLE + 5 + metrics.horizontalAdvance(r.name) + _GAP + metrics.horizontalAdvance(r.text) + 2
            for r in self.readings
        ]
        return [max(widths[i : i + self._rows]) for i in range(0, len(widths), self._rows)]

    def _bold(self) -> QFontMetrics:
        return QFontMetrics(self._theme.face(SMALL, QFont.Weight.DemiBold))

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._theme.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(t.surface))
        painter.setPen(QColor(t.muted))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        zoom = self._theme.percent / 100  # all that follows is painted as at 100 %
        painter.scale(zoom, zoom)
        painter.setPen(QColor(t.text))
        painter.setFont(self._theme.face(SMALL, QFont.Weight.DemiBold))
        painter.drawText(QRectF(_PAD, _PAD, self.width() / zoom - _PAD, _ROW), _LEFT, self.moment)
        painter.setFont(self._theme.face(SMALL))
        left = float(_PAD)
        for number, width in enumerate(self._columns()):
            for row, reading in enumerate(self.readings[number * self._rows : (number + 1) * self._rows]):
                top = _PAD + _ROW * (row + 1)
                draw_sample(painter, left, top + _ROW / 2, reading.style, t)
                painter.setPen(QColor(t.text))
                beside = QRectF(left + SAMPLE + 5, top, width - SAMPLE - 5, _ROW)
                painter.drawText(beside, _LEFT, reading.name)
                painter.drawText(beside, _RIGHT, reading.text)
            left += width + _GAP
        painter.end()
