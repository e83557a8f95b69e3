"""The live plots beside the comparison; above it, in a scrolling column, where large type leaves no room for both."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QWidget

BESIDE, STACKED = (440, 540), (460, 540)  # shares of the two parts
STACKED_LINES = 62  # of type: the height of the column, 1,000 pixels at 100 %


class Columns(QScrollArea):
    """Two parts in a splitter whose direction follows the width there is."""

    def __init__(self, watched: QWidget, compared: QWidget, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        for part, share in ((watched, 4), (compared, 5)):
            self.split.addWidget(part)
            self.split.setStretchFactor(self.split.indexOf(part), share)
        self.split.setHandleWidth(gap)
        self.split.setChildrenCollapsible(False)
        self.split.setSizes(BESIDE)
        self.setWidget(self.split)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("Results")
        self.split.installEventFilter(self)

    @property
    def stacked(self) -> bool:
        return self.split.orientation() == Qt.Orientation.Vertical

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part needs another width than before
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        parts = [part for i in range(self.split.count()) if (part := self.split.widget(i)) is not None]
        needed = sum(part.minimumSizeHint().width() for part in parts) + self.split.handleWidth()
        stacked = needed > self.width()  # without the scroll bar's, so that one that comes changes nothing
        height = STACKED_LINES * self.fontMetrics().height() if stacked else 0
        if height != self.split.minimumHeight():
            self.split.setMinimumHeight(height)
        if stacked != self.stacked:
            self.split.setOrientation(Qt.Orientation.Vertical if stacked else Qt.Orientation.Horizontal)
            self.split.setSizes(STACKED if stacked else BESIDE)
