"""A run told in steps on the whole screen: large enough for the back row, moved by the keys of any presenter."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.palette import Style
from gpubench_gui.core.slides import Figure, Point, Slide
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.stage_bars import StageBars

# At 1280×720, in pixels of 96 to the inch: 24, 40 and 72 points. A larger screen enlarges all of it.
SMALL, SENTENCE, HUGE = 32, 53, 96
DESIGN = (1280, 720)
MARGIN, GAP = 44, 14
HINT = mark("→ next    ← back    Esc leaves")

_NEXT = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_PageDown)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backspace, Qt.Key.Key_PageUp)
_LEAVE = (Qt.Key.Key_Escape, Qt.Key.Key_F11)


class Presentation(QWidget):
    """A window of its own over `owner`, so that the window's own Esc, which stops a run, is not in force here.

    `left` fires when the keys ask to leave, `start_asked` at F5; both are for the owner to answer.
    """

    left = Signal()
    start_asked = Signal()
    moved = Signal()

    def __init__(self, theme: Theme, owner: QWidget | None = None) -> None:
        super().__init__(owner, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self._theme = theme
        self._slides: tuple[Slide, ...] = ()
        self._styles: dict[str, Style] = {}
        self.step = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title, self.sentence, self.note = _label(self), _label(self), _label(self)
        self.points = _label(self)
        self.points.setTextFormat(Qt.TextFormat.RichText)
        self.counter, self.hint = _label(self), _label(self)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bars = StageBars(theme, self)
        self.figures: list[tuple[QLabel, QLabel]] = []
        theme.changed.connect(self._show)

    @property
    def slide(self) -> Slide | None:
        return self._slides[self.step] if self._slides else None

    def show_slides(self, slides: tuple[Slide, ...], styles: dict[str, Style], recorded: str = "") -> None:
        """Take new contents; the step stays on its kind, at the same place within it where there is one.

        `recorded` stands on every step, "RECORDED on …", in the place of the hint on the keys.
        """
        self.hint.setText(recorded or tr(HINT))
        if slides == self._slides and styles == self._styles:
            return
        at = self.slide
        within = [s.kind for s in self._slides[: self.step]].count(at.kind) if at else 0
        self._slides, self._styles = slides, styles
        alike = [i for i, s in enumerate(slides) if at is not None and s.kind == at.kind]
        place = alike[min(within, len(alike) - 1)] if alike else self.step
        self.step = max(0, min(place, len(slides) - 1))
        self._show()

    def go(self, step: int) -> None:
        """Show step `step`, or the first or last where there is none such."""
        step = max(0, min(step, len(self._slides) - 1))
        if step != self.step:
            self.step = step
            self._show()
            self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _NEXT:
            self.go(self.step + 1)
        elif key in _BACK:
            self.go(self.step - 1)
        elif key == Qt.Key.Key_Home:
            self.go(0)
        elif key == Qt.Key.Key_End:
            self.go(len(self._slides) - 1)
        elif key in _LEAVE:
            self.left.emit()
        elif key == Qt.Key.Key_F5:
            self.start_asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._theme.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(t.background))
        slide = self.slide
        if slide is not None and slide.share is not None:  # how far the run is, along the lower edge
            thick = self._px(10)
            painter.fillRect(0, self.height() - thick, self.width(), thick, QColor(t.grid))
            painter.fillRect(0, self.height() - thick, round(self.width() * slide.share), thick, QColor(t.accent))
        painter.end()

    # ---- contents --------------------------------------------------------------------------------

    def _show(self) -> None:
        slide = self.slide
        if slide is None:
            return
        t = self._theme.tokens
        for label, colour in (
            (self.title, t.accent),
            (self.note, t.muted),
            (self.counter, t.muted),
            (self.hint, t.muted),
        ):
            label.setStyleSheet(f"color: {colour}")
        self.title.setText(slide.title)
        self.sentence.setText(unbroken(slide.sentence))
        self.note.setText(unbroken(slide.note))
        self.points.setText("".join(_paragraph(p, t.muted) for p in slide.points))
        self.counter.setText(tr("{step} of {steps}", step=self.step + 1, steps=len(self._slides)))
        self._show_figures(slide.figures)
        self.bars.show_bars(slide.bars, self._styles, slide.reference)
        self.setAccessibleName(tr("Presentation, step {place}: {title}", place=self.counter.text(), title=slide.title))
        self.setAccessibleDescription(slide.sentence)
        self.setWindowTitle(slide.title)
        self._arrange()
        self.update()

    def _show_figures(self, figures: tuple[Figure, ...]) -> None:
        while len(self.figures) < len(figures):
            pair = _label(self), _label(self)
            for label in pair:
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            self.figures.append(pair)
        for i, (large, small) in enumerate(self.figures):
            for label, text in ((large, figures[i].large), (small, figures[i].small)) if i < len(figures) else ():
                label.setText(text)
            large.setVisible(i < len(figures))
            small.setVisible(i < len(figures))
            small.setStyleSheet(f"color: {self._theme.tokens.muted}")

    # ---- places ----------------------------------------------------------------------------------

    def _px(self, pixels: float) -> int:
        return round(pixels * self.unit)

    @property
    def unit(self) -> float:
        """Pixels of this screen for one of the design; never below 1, or words would be under 24 points."""
        return max(1.0, min(self.width() / DESIGN[0], self.height() / DESIGN[1]))

    def _arrange(self) -> None:
        """Place everything; the sentence shrinks from 40 towards 24 points until the rest has its room."""
        slide = self.slide
        if slide is None:
            return
        small = self._theme.face(self._px(SMALL))
        x, gap = self._px(MARGIN), self._px(GAP)
        width = self.width() - 2 * x
        for label in (self.note, self.points, self.counter, self.hint, *(s for _, s in self.figures)):
            label.setFont(small)
        self.title.setFont(self._theme.face(self._px(SMALL), QFont.Weight.DemiBold))
        self.bars.set_type(self._px(SMALL), self.unit)
        line = self.counter.sizeHint().height()
        foot = self.height() - self._px(28) - line
        self.counter.setGeometry(x, foot, width // 6, line)
        self.hint.setGeometry(x + width // 6, foot, width - width // 6, line)
        self.title.setGeometry(x, self._px(28), width, line)
        top = self.title.geometry().bottom() + gap
        note = self.note.heightForWidth(width) if slide.note else 0
        body = self._body_height(slide, width)
        room = foot - top - note - body - 3 * gap
        tall = self._fit_sentence(width, room)
        above = slide.kind == "reason"  # there it says what the sentence is on
        for label, height in (
            ((self.note, note), (self.sentence, tall)) if above else ((self.sentence, tall), (self.note, note))
        ):
            label.setGeometry(x, top, width, height)
            top += height + gap if height else 0
        self._arrange_body(slide, x, top, width, foot - gap - top)

    def _fit_sentence(self, width: int, room: int) -> int:
        """Set the largest type in which the sentence fits; its height."""
        least = self._px(SMALL)
        for pixels in range(self._px(SENTENCE), least - 1, -1):
            self.sentence.setFont(self._theme.face(pixels, QFont.Weight.DemiBold))
            if self.sentence.heightForWidth(width) <= room:
                break
        return self.sentence.heightForWidth(width)

    def _body_height(self, slide: Slide, width: int) -> int:
        """The least that figures, bars and points need."""
        height = self.bars.least_height(width) if slide.bars else 0
        if slide.points:
            height += self.points.heightForWidth(width)
        if slide.figures:
            height += sum(self._size_figures(slide, width)) + self._px(GAP)
        return height

    def _size_figures(self, slide: Slide, width: int) -> tuple[int, int]:
        """Set the type of the big figures; the heights of figures and of what stands below them."""
        each = width // len(slide.figures) - self._px(3 * GAP)
        shown = self.figures[: len(slide.figures)]
        # Beside bars a figure is one of several things to see; alone it may be as large as its column allows.
        for pixels in range(self._px(HUGE * (0.7 if slide.bars else 1)), self._px(SMALL), -2):
            for large, _ in shown:
                large.setFont(self._theme.face(pixels, QFont.Weight.DemiBold))
            if all(large.fontMetrics().horizontalAdvance(large.text()) <= each for large, _ in shown):
                break
        tall = max(large.heightForWidth(each) for large, _ in shown)
        return tall, max(small.heightForWidth(each) for _, small in shown)

    def _arrange_body(self, slide: Slide, x: int, top: int, width: int, height: int) -> None:
        self.bars.setVisible(bool(slide.bars))
        self.points.setVisible(bool(slide.points))
        if slide.figures:
            large, small = self._size_figures(slide, width)
            column = width // len(slide.figures)
            spare = 0 if slide.bars else max(0, (height - large - small) // 2)
            for i, (number, words) in enumerate(self.figures[: len(slide.figures)]):
                number.setGeometry(x + i * column, top + spare, column - self._px(GAP), large)
                words.setGeometry(x + i * column, top + spare + large, column - self._px(GAP), small)
            top, height = top + large + small + self._px(GAP), height - large - small - self._px(GAP)
        if slide.bars:
            self.bars.setGeometry(x, top, width, height)
        if slide.points:
            self.points.setGeometry(x, top, width, self.points.heightForWidth(width))


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return label


def unbroken(text: str) -> str:
    """`text` that is not parted within "1.6 M" or "ResNet-50" at the end of a line."""
    return re.sub(r"(?<=\d) (?=(?:M|ms|s|min|h)\b)", "\N{NO-BREAK SPACE}", text).replace("-", "-\N{WORD JOINER}")


def _paragraph(point: Point, muted: str) -> str:
    topic = f'<span style="color:{muted}">{escape(point.topic)}</span><br>' if point.topic else ""
    return f'<p style="margin:0 0 8px 0">{topic}{escape(unbroken(point.text))}</p>'
