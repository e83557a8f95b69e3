"""The reasons behind the answer, as text that can be read, selected and copied."""

from __future__ import annotations

from html import escape
from itertools import groupby

from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.reasons import Reason
from gpubench_gui.gui.theme import Theme

EMPTY = mark(
    "What limits each device, what each trick gave, from how many batches on a device is ahead, the energy it needs "
    "and how the speedup grows appear here."
)


class WhyPanel(QWidget):
    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._reasons: tuple[Reason, ...] = ()
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Why"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        theme.changed.connect(self._write)
        self._write()

    def show_reasons(self, reasons: tuple[Reason, ...]) -> None:
        """Nothing happens when they are the same as before, so that a selection or a scrolled text stays."""
        if reasons != self._reasons:
            self._reasons = reasons
            self._write()

    def _write(self) -> None:
        t = self._theme.tokens
        if not self._reasons:
            self.text.setHtml(f'<p style="color:{t.muted}">{tr(EMPTY)}</p>')
            return
        parts = []
        for about, group in groupby(self._reasons, key=lambda r: r.about):
            parts.append(f'<p style="color:{t.text}; font-weight:600; margin:8px 0 2px 0">{escape(about)}</p>')
            for reason in group:
                parts.append(
                    f'<p style="margin:2px 0 4px 0"><span style="color:{t.muted}">{escape(reason.topic)}</span><br>'
                    f'<span style="color:{t.text}">{escape(reason.text)}</span></p>'
                )
        self.text.setHtml("".join(parts))
