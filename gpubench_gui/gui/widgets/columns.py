"""The panels below the answer: live plots beside the comparison, or above it where there is no room for both.

Somebody may move, float, tab and hide them. An arrangement of one's own stays as it is at every width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QMainWindow, QScrollArea, QTabWidget, QWidget

from gpubench_gui.gui.places import bring_back

VERSION = 1  # of what `state` holds; another panel or another name of one makes another
BESIDE = (440, 540)  # shares of the width for the plots and the comparison
Arrangement = Literal["beside", "stacked", "own"]
STACKED_LINES = (33, 17, 16)
# Lines of type that each panel is high at least.
LEAST_LINES: dict[Arrangement, tuple[int, int, int]] = {
    "beside": (30, 15, 13),
    "stacked": STACKED_LINES,
    "own": (24, 12, 10),
}


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the panels stand, for the settings."""

    arrangement: Arrangement
    state: QByteArray


class Columns(QScrollArea):
    """Three panels: the live plots, the picture and the figures. It scrolls where they need more than there is."""

    def __init__(self, docks: Sequence[QDockWidget], gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.live, self.picture, self.figures = self.docks = tuple(docks)
        self.gap = gap
        self.room = QMainWindow()
        self.room.setWindowFlags(Qt.WindowType.Widget)
        self.room.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AllowTabbedDocks)
        self.room.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.room.setDocumentMode(True)
        self.arrangement: Arrangement = "beside"
        self._placing = False
        self._aside: list[QDockWidget] = []
        self.setWidget(self.room)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for dock in self.docks:
            self.room.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        self._place("beside")
        for dock in self.docks:
            dock.dockLocationChanged.connect(self._moved)
        self.room.installEventFilter(self)

    def restore_usual(self) -> None:
        """All panels shown, where they stand at the first start."""
        for dock in self.docks:
            dock.setFloating(False)
            dock.show()
        self._place("stacked" if self._is_narrow() else "beside")

    def layout_now(self) -> Layout:
        return Layout(self.arrangement, self.room.saveState(VERSION))

    def restore_layout(self, layout: Layout) -> None:
        """Take up `layout`; one that cannot be read leaves the usual one."""
        with self._placed():
            good = self.room.restoreState(layout.state, VERSION)
        if not good:
            self.restore_usual()
            return
        self.arrangement = layout.arrangement
        for dock in self.docks:
            if dock.isFloating():
                bring_back(dock)

    def set_aside(self, on: bool) -> None:
        """Hide the floating panels while something covers the window, and give them back."""
        if on:
            self._aside = [dock for dock in self.docks if dock.isFloating() and dock.isVisible()]
        for dock in self._aside:
            dock.setVisible(not on)
        if not on:
            self._aside = []

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a panel needs another width than before
            self._arrange()
        return super().eventFilter(watched, event)

    def _is_narrow(self) -> bool:
        least = {dock: dock.minimumSizeHint().width() for dock in self.docks}
        # Without the scroll bar's width, so that one that comes changes nothing.
        return least[self.live] + max(least[self.picture], least[self.figures]) + self.gap > self.width()

    def _arrange(self) -> None:
        """Follow the width, unless somebody has arranged the panels. Before the first showing there is none."""
        if not self.isVisible():
            return
        wanted: Arrangement = "stacked" if self._is_narrow() else "beside"
        if self.arrangement not in (wanted, "own"):
            self._place(wanted)
        line = self.fontMetrics().height()
        for dock, least in zip(self.docks, LEAST_LINES[self.arrangement], strict=True):
            content = dock.widget()
            height = max(least * line, content.minimumSizeHint().height())  # a longer language takes more lines
            if content.minimumHeight() != height:
                content.setMinimumHeight(height)

    def _place(self, arrangement: Arrangement) -> None:
        """The usual places; a panel that floats or is hidden stays so."""
        self.arrangement = arrangement
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        docked = [dock for dock in self.docks if not dock.isFloating()]
        hidden = [dock for dock in docked if dock.isHidden()]
        with self._placed():
            for dock in docked:
                self.room.removeDockWidget(dock)
            for dock in docked:
                self.room.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock, down)
                dock.show()  # a hidden one has no size to be given
            right = [dock for dock in docked if dock is not self.live]
            if arrangement == "beside" and self.live in docked and right:
                for dock in right:
                    self.room.splitDockWidget(self.live, dock, across)
                if len(right) == 2:
                    self.room.splitDockWidget(right[0], right[1], down)
                self.room.resizeDocks([self.live, right[0]], list(BESIDE), across)
                self.room.resizeDocks(right, [1] * len(right), down)
            else:
                shares = [share for dock, share in zip(self.docks, STACKED_LINES, strict=True) if dock in docked]
                self.room.resizeDocks(docked, shares, down)
            for dock in hidden:
                dock.hide()

    @contextmanager
    def _placed(self) -> Iterator[None]:
        """What moves inside was not moved by somebody."""
        self._placing = True
        try:
            yield
        finally:
            self._placing = False

    def _moved(self) -> None:
        if not self._placing:
            QTimer.singleShot(0, self, self._judge)  # when the layout has placed it

    def _judge(self) -> None:
        """A panel was moved; one that floated and took its place again has changed nothing."""
        beside = self.arrangement == "beside"
        shown = [dock for dock in self.docks if not dock.isFloating() and not dock.isHidden()]
        for one, other in combinations(shown, 2):
            before, after = one.geometry(), other.geometry()
            across = beside and one is self.live
            if not (before.right() < after.left() if across else before.bottom() < after.top()):
                self.arrangement = "own"
