"""The painted part of the map: coloured cells with their figures, the line of 1×, axes and a colour key."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gpubench_gui.core import map_grid, shades
from gpubench_gui.core.language import mark, spoken, tr
from gpubench_gui.core.palette import Style
from gpubench_gui.core.speed_map import MapCell, SpeedMap
from gpubench_gui.core.sweep_view import spoken_cell
from gpubench_gui.core.wording import figures
from gpubench_gui.gui.theme import BODY, SMALL, Theme, line_pen, paint_ring

EMPTY = mark("The speedup at each model size and batch size appears here, one cell each")
_LEFT, _BOTTOM, _TOP, _RIGHT = 56, 36, 36, 12  # margins of the grid in pixels; the top one holds the key
_KEY_WIDTH, _KEY_HEIGHT = 200, 8
_PALER = 0.6  # share of the surface in the colour of a cell that was not measured
_HATCH = 7  # pixels between its lines
_TINY = 9  # pixels of type, for "out of memory" in a cell too narrow for anything larger
_STOPS = 24  # of the key's gradient
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Drawn:
    """One map, the styles of the run's devices, the short names of baseline and device."""

    map: SpeedMap
    styles: dict[str, Style]
    names: tuple[str, str]

    @property
    def end(self) -> float:
        """Where the colours end."""
        return shades.limit([c.speedup.value for c in self.map.cells if c.speedup is not None])


class HeatMap(QWidget):
    """Repaints only when another map, or another theme, is to be seen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._drawn: Drawn | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 160)

    def show_map(self, m: SpeedMap, styles: dict[str, Style], names: tuple[str, str]) -> None:
        self._drawn = Drawn(m, styles, names)
        self.update()

    def hues(self) -> tuple[str, str]:
        """The colours of the baseline's side and the device's in the theme in force."""
        assert self._drawn is not None
        m = self._drawn.map
        return shades.side_hues(self._drawn.styles, m.device, m.baseline, self._theme.tokens)

    def fill(self, cell: MapCell) -> str:
        """The colour of a cell; without a value that of the surface."""
        t = self._theme.tokens
        if self._drawn is None or cell.speedup is None:
            return t.surface
        full = shades.shade(cell.speedup.value, self._drawn.end, t, self.hues())
        return full if cell.state == "measured" else shades.mix(full, t.surface, _PALER)

    def cell_at(self, x: float, y: float) -> MapCell | None:
        """The cell under a point of the widget."""
        if self._drawn is None:
            return None
        return next(
            (p.cell for p in map_grid.cells(self._drawn.map) if self._box(p.column, p.row).contains(x, y)), None
        )

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            cell = self.cell_at(event.pos().x(), event.pos().y())
            text = "" if cell is None else cell_tip(cell)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    # ---- painting ----------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.hasFocus():
            paint_ring(painter, self.rect(), self._theme.tokens)
        painter.setFont(self._theme.font(SMALL))
        drawn = self._drawn
        if drawn is None or all(c.state == "not measured" for c in drawn.map.cells):
            painter.setPen(QColor(self._theme.tokens.muted))
            painter.setFont(self._theme.font(BODY))
            painter.drawText(QRectF(self.rect()).adjusted(24, 0, -24, 0), _CENTRE | Qt.TextFlag.TextWordWrap, tr(EMPTY))
        else:
            self._key(painter, drawn)
            self._cells(painter, drawn)
            self._contour(painter, drawn.map)
            self._figures(painter, drawn)
            self._failures(painter, drawn.map)
            self._axes(painter, drawn.map)
        painter.end()

    def _grid(self) -> QRectF:
        left, bottom, top, right = (self._theme.px(margin) for margin in (_LEFT, _BOTTOM, _TOP, _RIGHT))
        return QRectF(left, top, max(self.width() - left - right, 1), max(self.height() - top - bottom, 1))

    def _box(self, column: float, row: float, columns: float = 1) -> QRectF:
        """A cell in pixels; its edges lie on whole ones, so that no seam shows between neighbours."""
        assert self._drawn is not None
        grid, m = self._grid(), self._drawn.map
        wide, high = grid.width() / len(m.models), grid.height() / len(m.batch_sizes)
        left, right = (round(grid.left() + c * wide) for c in (column, column + columns))
        top, bottom = (round(grid.bottom() - r * high) for r in (row + 1, row))
        return QRectF(left, top, right - left, bottom - top)

    def _inner(self, column: float, row: float, columns: float = 1) -> QRectF:
        """A cell without the seam that parts it from its neighbours."""
        return self._box(column, row, columns).adjusted(0, 0, -1, -1)

    def _cells(self, painter: QPainter, drawn: Drawn) -> None:
        for p in map_grid.cells(drawn.map):
            box, colour = self._inner(p.column, p.row), self.fill(p.cell)
            painter.fillRect(box, QColor(colour))
            if p.cell.state in ("interpolated", "not measured"):
                self._hatch(painter, box, shades.mix(colour, self._theme.tokens.muted, 0.35))

    def _figures(self, painter: QPainter, drawn: Drawn) -> None:
        """The speedup in each measured cell, on a patch of its colour that breaks the line of 1×."""
        placed, metrics = map_grid.cells(drawn.map), painter.fontMetrics()
        texts = [map_grid.figure(p.cell) for p in placed]
        room = self._box(0, 0).width() - 4
        if any(metrics.horizontalAdvance(text) > room for text in texts):
            texts = [text.rstrip("×") for text in texts]  # the title says what they are
        for p, text in zip(placed, texts, strict=True):
            width = metrics.horizontalAdvance(text)
            if not text or width > room + 4:
                continue
            colour, box = self.fill(p.cell), self._inner(p.column, p.row)
            patch = QRectF(0, 0, min(width + 6, box.width()), metrics.height())
            patch.moveCenter(box.center())
            behind = self.behind(colour)
            painter.fillRect(patch, QColor(behind))
            painter.setPen(QColor(shades.ink(behind)))
            painter.drawText(box, _CENTRE, text)

    def behind(self, colour: str) -> str:
        """What is behind the figure of a cell of `colour`: that one, or the surface for a theme that asks for more."""
        t = self._theme.tokens
        return colour if t.contrast <= shades.LEAST_CONTRAST else t.surface

    def _hatch(self, painter: QPainter, box: QRectF, colour: str) -> None:
        painter.save()
        painter.setClipRect(box)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), 1))
        first = math.floor((box.left() + box.top()) / _HATCH)
        for i in range(first, math.ceil((box.right() + box.bottom()) / _HATCH) + 1):
            at = i * _HATCH  # the same lines in every cell, so that neighbours join
            painter.drawLine(QPointF(at - box.top(), box.top()), QPointF(at - box.bottom(), box.bottom()))
        painter.restore()

    def _failures(self, painter: QPainter, m: SpeedMap) -> None:
        """The words over all neighbouring failed cells; upright where those are narrow."""
        t = self._theme.tokens
        for failure in map_grid.failures(m):
            box = self._inner(failure.first, failure.row, failure.last - failure.first + 1)
            painter.save()
            painter.fillRect(box, QColor(shades.mix(t.surface, t.bad, 0.08)))
            painter.setPen(QColor(t.bad))
            text, size, turned = self._fitting(failure.word, box)
            painter.setFont(self._theme.font(size))
            painter.translate(box.center())
            painter.rotate(-90 if turned else 0)
            width, height = (box.height(), box.width()) if turned else (box.width(), box.height())
            painter.drawText(QRectF(-width / 2, -height / 2, width, height), _CENTRE, text)
            painter.restore()

    def _fitting(self, word: str, box: QRectF) -> tuple[str, int, bool]:
        """The words that fit into a box, their size in pixels, and whether they must stand upright."""
        two = _halved(word)
        for text, size in ((word, SMALL), (two, SMALL), (two, _TINY), (tr("failed"), SMALL)):
            metrics = QFontMetrics(self._theme.font(size))
            for turned in (False, True):
                width, height = (box.height(), box.width()) if turned else (box.width(), box.height())
                if _fits(metrics, text, width, height):
                    return text, size, turned
        return "×", SMALL, False

    def _contour(self, painter: QPainter, m: SpeedMap) -> None:
        """The line where both are equally fast, on a lighter one that keeps it apart from the cells."""
        grid = self._grid()
        wide, high = grid.width() / len(m.models), grid.height() / len(m.batch_sizes)
        points = QPolygonF([QPointF(grid.left() + x * wide, grid.bottom() - y * high) for x, y in map_grid.contour(m)])
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((self._theme.tokens.surface, 5.0), (self._theme.tokens.text, 2.0)):
            painter.setPen(line_pen(colour, (), width))
            painter.drawPolyline(points)
        painter.restore()

    def _axes(self, painter: QPainter, m: SpeedMap) -> None:
        grid, metrics, px = self._grid(), painter.fontMetrics(), self._theme.px
        painter.setPen(QColor(self._theme.tokens.muted))
        end = -1.0e9
        for column, cell in enumerate(m.cells[: len(m.models)]):
            text, box = map_grid.size_text(cell.parameters), self._box(column, 0)
            width = metrics.horizontalAdvance(text)
            if box.center().x() - width / 2 >= end + 6:
                painter.drawText(QRectF(box.center().x() - width, grid.bottom() + 2, 2 * width, px(16)), _CENTRE, text)
                end = box.center().x() + width / 2
        for row, batch in enumerate(m.batch_sizes):
            box = self._box(0, row)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, box.top(), grid.left() - 6, box.height()), side, str(batch))
        below = QRectF(grid.left(), self.height() - px(18), grid.width(), px(16))
        painter.drawText(below, _CENTRE, tr(map_grid.SIZES_TITLE))
        painter.save()
        painter.translate(px(10), grid.center().y())
        painter.rotate(-90)
        painter.drawText(QRectF(-grid.height() / 2, -px(8), grid.height(), px(16)), _CENTRE, tr("Batch size"))
        painter.restore()

    def _key(self, painter: QPainter, drawn: Drawn) -> None:
        """The scale of colours with its ticks, between the names of the two sides."""
        t, metrics, grid = self._theme.tokens, painter.fontMetrics(), self._grid()
        left_text, right_text = (tr("{device} faster", device=name) for name in drawn.names)
        px = self._theme.px
        bar = QRectF(0, px(4), px(_KEY_WIDTH), px(_KEY_HEIGHT))
        bar.moveLeft(grid.left() + (grid.width() - bar.width()) / 2)
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        for i in range(_STOPS + 1):
            position = 2 * i / _STOPS - 1
            gradient.setColorAt(i / _STOPS, QColor(shades.at(position, t, self.hues())))
        painter.fillRect(bar, gradient)
        painter.setPen(QColor(t.text))
        for text, side in ((left_text, -1), (right_text, 1)):
            width = metrics.horizontalAdvance(text)
            x = bar.left() - 8 - width if side < 0 else bar.right() + 8
            painter.drawText(QRectF(x, bar.top() - px(4), width + 2, px(16)), Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(QColor(t.muted))
        for tick in shades.key_ticks(drawn.end):
            x = bar.center().x() + shades.place(tick, drawn.end) * bar.width() / 2
            painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 3))
            painter.drawText(QRectF(x - px(24), bar.bottom() + 3, px(48), px(14)), _CENTRE, f"{short(tick)}×")


def _halved(words: str) -> str:
    """`words` on two lines as long as each other as their spaces allow: "out of\nmemory"."""
    spaces = [i for i, letter in enumerate(words) if letter == " "]
    if not spaces:
        return words
    at = min(spaces, key=lambda i: abs(2 * i - len(words)))
    return f"{words[:at]}\n{words[at + 1 :]}"


def short(tick: float) -> str:
    """A tick without trailing zeros: "0.033", "0.33", "1", "10"."""
    text = figures(tick, 2)
    decimal = spoken().decimal
    return text.rstrip("0").rstrip(decimal) if decimal in text else text


def cell_tip(cell: MapCell) -> str:
    """A cell's size, batch and value in words."""
    return tr(
        "{size} parameters, batch {batch}: {speedup}",
        size=map_grid.size_text(cell.parameters),
        batch=cell.batch_size,
        speedup=spoken_cell(cell),
    )


def _fits(metrics: QFontMetrics, text: str, width: float, height: float) -> bool:
    parts = text.split("\n")
    return max(metrics.horizontalAdvance(p) for p in parts) <= width - 4 and len(parts) * metrics.height() <= height - 2
