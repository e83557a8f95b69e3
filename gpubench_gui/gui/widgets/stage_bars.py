"""Bars for the back row: thick, in each device's colour and pattern, with their words beside them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gpubench_gui.core.language import tr
from gpubench_gui.core.palette import DASHES, Style
from gpubench_gui.core.shades import mix
from gpubench_gui.core.slide_bars import Bar
from gpubench_gui.gui.theme import Theme, line_pen

LABEL_SHARE = 0.3  # of the width for labels beside their bars; longer ones stand above
TALLEST = 150  # of a row, at 1280×720
_GAP = 20
_APART = 12  # between one model's bars and the next one's, where guesses make pairs of them


class StageBars(QWidget):
    """`show_bars` takes the rows; `least_height` is what they need so that no words touch."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._bars: tuple[Bar, ...] = ()
        self._styles: dict[str, Style] = {}
        self._reference = False
        self._unit, self._pixels = 1.0, 32
        theme.changed.connect(self.update)

    def show_bars(self, bars: tuple[Bar, ...], styles: dict[str, Style], reference: bool) -> None:
        """`styles` by device key; `reference` draws the line of 1× across the bars."""
        if (bars, styles, reference) == (self._bars, self._styles, self._reference):
            return
        self._bars, self._styles = bars, styles
        self._reference = reference and any(b.value for b in bars)
        self.setAccessibleName(tr("Bars"))
        self.setAccessibleDescription("; ".join(_spoken(bar) for bar in bars))
        self.update()

    def set_type(self, pixels: int, unit: float) -> None:
        """The height of the letters, and how many pixels one of the 1280×720 design takes."""
        self._pixels, self._unit = pixels, unit
        self.update()

    def least_height(self, width: int) -> int:
        line = QFontMetricsF(self._font()).height()
        each = line * (2 if self._above(width) else 1) + self._px(6)
        return round(each * len(self._bars) + sum(self._gaps()) + self._foot())

    # ---- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gaps = self._gaps()
        room = self.height() - self._foot() - sum(gaps)
        each = min(room / len(self._bars), self._px(TALLEST))
        above = self._above(self.width())
        left = 0.0 if above else self._label_width() + self._px(_GAP)
        scale = self._scale(left)
        if self._reference:
            self._draw_reference(painter, left + scale, each * len(self._bars) + sum(gaps))
        for i, bar in enumerate(self._bars):
            row = QRectF(0, i * each + sum(gaps[: i + 1]), self.width(), each)
            line = QFontMetricsF(self._font()).height()
            place = QRectF(0, row.top(), self.width(), line) if above else QRectF(0, row.top(), left, each)
            self._draw_label(painter, bar, place)
            if above:
                row.setTop(row.top() + line)
            self._draw_row(painter, bar, row, left, scale)
        painter.end()

    def _draw_label(self, painter: QPainter, bar: Bar, place: QRectF) -> None:
        painter.setFont(self._font())
        painter.setPen(QColor(self._theme.tokens.text if bar.device else self._theme.tokens.muted))
        text = QFontMetricsF(self._font()).elidedText(bar.label, Qt.TextElideMode.ElideMiddle, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _draw_row(self, painter: QPainter, bar: Bar, row: QRectF, left: float, scale: float) -> None:
        t = self._theme.tokens
        x = left
        if bar.value is not None:
            thick = min(row.height() * 0.72, self._px(84))
            block = QRectF(left, row.center().y() - thick / 2, max(bar.value * scale, self._px(4)), thick)
            self._draw_block(painter, bar, block)
            x = max(block.right(), left + (bar.high or 0) * scale) + self._px(_GAP)
            if bar.low is not None and bar.high is not None:
                self._draw_whisker(painter, left + bar.low * scale, left + bar.high * scale, block)
        for text, font, colour in (
            (bar.large, self._font(bold=True), t.text),
            (bar.small, self._font(), t.bad if bar.bad else t.muted),
        ):
            if text:
                metrics = QFontMetricsF(font)
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width() - x + 1)
                place = QRectF(x, row.top(), metrics.horizontalAdvance(text) + 2, row.height())
                line = QRectF(x, row.center().y() - metrics.height() / 2, place.width(), metrics.height())
                painter.fillRect(line, QColor(t.background))  # the line of 1× does not cross words
                painter.setFont(font)
                painter.setPen(QColor(colour))
                painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
                x = place.right() + self._px(_GAP)

    def _draw_block(self, painter: QPainter, bar: Bar, block: QRectF) -> None:
        t = self._theme.tokens
        style = self._styles.get(bar.device or "")
        edge = self._px(3)
        inner = block.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        if style is None:  # a guess is hollow
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line_pen(t.muted, (3.0, 2.0), edge))
            painter.drawRect(inner)
            return
        colour = style.of(t)
        pattern = DASHES.index(style.dash)
        painter.fillRect(block, QColor(colour if pattern == 0 else mix(t.background, colour, 0.35)))
        if pattern:
            painter.save()
            painter.setClipRect(block)
            self._draw_pattern(painter, pattern, colour, block)
            painter.restore()
        pen = QPen(QColor(colour), edge)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(inner)

    def _draw_pattern(self, painter: QPainter, pattern: int, colour: str, block: QRectF) -> None:
        """Diagonal stripes, dots or level stripes: what dash is to a line."""
        step = self._px(18)
        if pattern == 2:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            for row in range(int(block.height() / step) + 1):
                for column in range(int(block.width() / step) + 1):
                    x, y = block.left() + (column + 0.5) * step, block.top() + (row + 0.5) * step
                    painter.drawEllipse(QPointF(x, y), step / 3.6, step / 3.6)
            return
        painter.setPen(QPen(QColor(colour), step / 2.4))
        if pattern == 1:
            start = block.left() - block.height()
            for i in range(int((block.width() + block.height()) / step) + 1):
                x = start + i * step
                painter.drawLine(QPointF(x, block.bottom()), QPointF(x + block.height(), block.top()))
            return
        for i in range(int(block.height() / step) + 1):
            y = block.top() + (i + 0.5) * step
            painter.drawLine(QPointF(block.left(), y), QPointF(block.right(), y))

    def _draw_whisker(self, painter: QPainter, low: float, high: float, block: QRectF) -> None:
        """The interval, with a rim in the background's colour so that it is seen on any bar."""
        t, middle, end = self._theme.tokens, block.center().y(), block.height() * 0.22
        for colour, width in ((t.background, self._px(9)), (t.text, self._px(4))):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.SquareCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(low, middle), QPointF(high, middle))
            for x in (low, high):
                painter.drawLine(QPointF(x, middle - end), QPointF(x, middle + end))

    def _draw_reference(self, painter: QPainter, x: float, bottom: float) -> None:
        t = self._theme.tokens
        painter.setPen(line_pen(t.muted, (4.0, 3.0), self._px(3)))
        painter.drawLine(QPointF(x, 0), QPointF(x, bottom))
        painter.setPen(QColor(t.muted))
        painter.setFont(self._font())
        half = self._px(60)
        place = QRectF(max(x - half, 0), bottom, 2 * half, self._foot())
        side = Qt.AlignmentFlag.AlignHCenter if x >= half else Qt.AlignmentFlag.AlignLeft
        painter.drawText(place, side | Qt.AlignmentFlag.AlignTop, "1×")

    # ---- measures --------------------------------------------------------------------------------

    def _gaps(self) -> list[float]:
        """The space above each bar: where guesses stand under their bars, the pairs are set apart."""
        pairs = zip((None, *self._bars), self._bars, strict=False)
        return [self._px(_APART) if before and before.device is None else 0.0 for before, _ in pairs]

    def _scale(self, left: float) -> float:
        """Pixels of one unit of value, so that the words of every bar still fit beside it."""
        scales = []
        for bar in self._bars:
            if bar.value:
                room = max(self.width() - left - self._words_width(bar), self.width() * 0.15)
                scales.append(room / max(bar.high or 0, bar.value))
        return min(scales, default=0.0)

    def _words_width(self, bar: Bar) -> float:
        large = QFontMetricsF(self._font(bold=True)).horizontalAdvance(bar.large)
        small = QFontMetricsF(self._font()).horizontalAdvance(bar.small)
        return large + small + 2 * self._px(_GAP) + 6

    def _label_width(self) -> float:
        metrics = QFontMetricsF(self._font())
        return max((metrics.horizontalAdvance(b.label) for b in self._bars), default=0.0)

    def _above(self, width: int) -> bool:
        return self._label_width() > LABEL_SHARE * width

    def _foot(self) -> float:
        return QFontMetricsF(self._font()).height() if self._reference else 0.0

    def _font(self, bold: bool = False) -> QFont:
        return self._theme.face(self._pixels, QFont.Weight.DemiBold if bold else QFont.Weight.Normal)

    def _px(self, pixels: float) -> float:
        return pixels * self._unit


def _spoken(bar: Bar) -> str:
    return tr("{bar}: {words}", bar=bar.label, words=f"{bar.large} {bar.small}".strip())
