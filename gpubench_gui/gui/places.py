"""Windows that come back to a screen there is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def onto(place: QRect, screens: Sequence[QRect]) -> QRect:
    """`place`, moved and made smaller as little as puts all of it on the one of `screens` that holds most of it.

    The first screen takes one that none holds.
    """

    def shared(screen: QRect) -> int:
        common = screen.intersected(place)
        return common.width() * common.height() if common.isValid() else 0

    screen = max(screens, key=shared)  # of equal ones the first
    width, height = min(place.width(), screen.width()), min(place.height(), screen.height())
    left = min(max(place.left(), screen.left()), screen.right() + 1 - width)
    top = min(max(place.top(), screen.top()), screen.bottom() + 1 - height)
    return QRect(left, top, width, height)


def bring_back(window: QWidget) -> None:
    """Put `window`, its frame included, onto a screen there is; one that fills its screen stays so."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if not screens or window.isMaximized() or window.isFullScreen():
        return
    frame, inner = window.frameGeometry(), window.geometry()
    wanted = onto(frame, screens)
    if wanted == frame:
        return
    sides = inner.width() - frame.width(), inner.height() - frame.height()
    size = wanted.size().grownBy(QMargins(0, 0, *sides))
    window.setMinimumSize(window.minimumSize().boundedTo(size))  # a screen may be smaller than the least we ask for
    window.resize(size)
    window.move(wanted.topLeft())
