"""Headings of the left column: fixed ones, and ones that fold their content away behind a summary."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget


def heading(text: str) -> QLabel:
    label = QLabel(text.upper())
    label.setProperty("role", "heading")
    label.setAccessibleName(text)
    return label


class Section(QWidget):
    """A foldable part: "HOW  Quick · 5 min". The summary tells what is chosen while it is folded."""

    def __init__(self, title: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.content = content
        self.button = QToolButton()
        self.button.setProperty("role", "section")
        self.button.setCheckable(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setArrowType(Qt.ArrowType.RightArrow)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button.setAccessibleName(title)
        self.button.toggled.connect(self._fold)
        self.summary = QLabel()
        self.summary.setProperty("role", "small")
        self.summary.setWordWrap(True)
        self.summary.setContentsMargins(24, 0, 4, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.button)
        layout.addWidget(self.summary)
        layout.addWidget(content)
        content.setVisible(False)
        self.button.setText(title.upper())

    def set_summary(self, text: str) -> None:
        self.summary.setText(text)
        self.button.setAccessibleDescription(text)

    def _fold(self, open_: bool) -> None:
        self.button.setArrowType(Qt.ArrowType.DownArrow if open_ else Qt.ArrowType.RightArrow)
        self.content.setVisible(open_)
        self.summary.setVisible(not open_)
