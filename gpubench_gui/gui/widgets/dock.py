"""A panel that can be moved, floated and hidden, with a slim title of its own."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QHBoxLayout, QLabel, QWidget

from gpubench_gui.core.language import tr
from gpubench_gui.core.shades import mix
from gpubench_gui.gui.theme import Theme

TITLE_HEIGHT = 20
_BUTTON = 18
_GLYPH = 8.0  # the width and height of the sign in it


class Dock(QDockWidget):
    """`name` says which panel it is in a saved layout and must stay the same between versions of that."""

    def __init__(self, theme: Theme, name: str, title: str, content: QWidget) -> None:
        super().__init__(title)
        self.setObjectName(name)
        self.setWidget(content)
        self.setTitleBarWidget(_Title(theme, self))
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where it floats, the edge for which the stylesheet leaves a pixel; with a title of ours nobody draws it."""
        if self.isFloating():
            painter = QPainter(self)
            painter.setPen(QColor(self._theme.tokens.border))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.end()


class _Title(QWidget):
    """The panel's name to drag it by. Its buttons do what the menu of panels does, so they take no place in the tabs'
    order of the keyboard."""

    def __init__(self, theme: Theme, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._theme = theme
        name = dock.windowTitle()
        label = QLabel(name.upper())
        label.setProperty("role", "heading")
        label.setAccessibleName(name)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        float_ = _Button(theme, "float", tr("Float or dock {panel}", panel=name))
        float_.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        hide = _Button(theme, "hide", tr("Hide {panel}; View, Panels brings it back", panel=name))
        hide.clicked.connect(dock.close)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(label, 1)
        row.addWidget(float_)
        row.addWidget(hide)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(tr("Drag to move this panel"))

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(TITLE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(80), self._theme.px(TITLE_HEIGHT))


class _Button(QAbstractButton):
    """A sign of one line, muted until the mouse is over it."""

    def __init__(self, theme: Theme, sign: Literal["float", "hide"], what: str) -> None:
        super().__init__()
        self._theme, self._sign = theme, sign
        self.setAccessibleName(what)
        self.setToolTip(what)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_BUTTON), self._theme.px(_BUTTON))

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mix(t.background, t.text, 0.2 if self.isDown() else 0.1)))
            painter.drawRoundedRect(QRectF(self.rect()), 4, 4)
        painter.setPen(QPen(QColor(t.text if self.underMouse() else t.muted), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = self._theme.px(_GLYPH)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        if self._sign == "hide":
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
        else:  # a window before another
            third = side / 3
            painter.drawRect(box.adjusted(0, third, -third, 0))
            painter.drawPolyline(
                [
                    box.topLeft() + QPointF(third, third / 2),
                    box.topLeft() + QPointF(third, 0),
                    box.topRight(),
                    box.bottomRight() - QPointF(0, third),
                    box.bottomRight() - QPointF(third / 2, third),
                ]
            )
        painter.end()
