"""Where the parts of the window stand: choices left, the answer on top, plots below it, the run bar last."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from gpubench_gui.core.language import tr

SIDE_WIDTH = 296
GAP = 8


def choosing_column(parts: Sequence[QWidget]) -> QScrollArea:
    """The left column; it scrolls where its parts need more height than there is."""
    side = QWidget()
    column = QVBoxLayout(side)
    column.setContentsMargins(12, 12, 12, 12)
    column.setSpacing(12)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    scroll = QScrollArea()
    scroll.setProperty("role", "side")
    scroll.setWidget(side)
    scroll.setWidgetResizable(True)
    scroll.setFixedWidth(SIDE_WIDTH)
    scroll.setProperty("unscaledWidth", SIDE_WIDTH)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setAccessibleName(tr("Choices"))
    return scroll


def reading_column(answer: QWidget, banner: QWidget, panels: QWidget) -> QLayout:
    """The sentence, messages, and below them the panels."""
    reading = QVBoxLayout()
    reading.setContentsMargins(12, 8, 12, 12)
    reading.setSpacing(GAP)
    reading.addWidget(answer)
    reading.addWidget(banner)
    reading.addWidget(panels, 1)
    return reading


def central(mark: QWidget, choices: QWidget, results: QLayout, bar: QWidget) -> QWidget:
    """Everything below the menu."""
    upper = QHBoxLayout()
    upper.setContentsMargins(0, 0, 0, 0)
    upper.setSpacing(0)
    upper.addWidget(choices)
    upper.addLayout(results, 1)
    widget = QWidget()
    outer = QVBoxLayout(widget)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.setSpacing(0)
    outer.addWidget(mark)
    outer.addLayout(upper, 1)
    outer.addWidget(bar)
    return widget


def stack(widgets: Sequence[QWidget]) -> QWidget:
    """One below the other, the first half as high again as each of the rest."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(GAP)
    for i, widget in enumerate(widgets):
        layout.addWidget(widget, 3 if i == 0 else 2)
    return column
