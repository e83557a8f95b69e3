"""The sheet behind F1: every key, and how a result is read. Esc closes it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from gpubench_gui.core.help import READING
from gpubench_gui.core.language import tr
from gpubench_gui.gui.theme import Theme

WIDTH, HEIGHT = 560, 620


class HelpSheet(QDialog):
    """`keys` are (what it does, its keys in words), in the order of the menus."""

    def __init__(self, theme: Theme, keys: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keys and how to read a result"))
        self._theme, self._keys = theme, tuple(keys)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Keys and how to read a result"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        self.done_button = QPushButton(tr("Close"))
        self.done_button.setAccessibleName(tr("Close this sheet"))
        self.done_button.setDefault(True)
        self.done_button.clicked.connect(self.close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(4 * [theme.px(16)]))
        layout.setSpacing(theme.px(12))
        layout.addWidget(self.text, 1)
        layout.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(theme.px(WIDTH), theme.px(HEIGHT))
        theme.changed.connect(self._write)
        self._write()

    def _write(self) -> None:
        t, px = self._theme.tokens, self._theme.px
        self.text.setStyleSheet(f"QTextBrowser {{ background: {t.surface}; color: {t.text}; }}")
        title = f'<p style="color:{t.muted}; font-weight:600; margin:{px(8)}px 0 {px(4)}px 0">'
        rows = "".join(
            f'<tr><td style="padding:{px(3)}px {px(24)}px {px(3)}px 0">{escape(what)}</td>'
            f'<td style="padding:{px(3)}px 0; font-weight:600">{escape(key)}</td></tr>'
            for what, key in self._keys
        )
        how, keys = (escape(text.upper()) for text in (tr("How to read a result"), tr("Keys")))
        reading = "".join(f"<li>{escape(tr(sentence))}</li>" for sentence in READING)
        self.text.setHtml(
            f"{title}{how}</p><ol style='margin-left:{px(18)}px; -qt-list-indent:0'>{reading}</ol>"
            f"{title}{keys}</p><table cellspacing='0'>{rows}</table>"
        )
