"""A button whose text is shortened where there is no room for it; its tool tip has all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

_LEAST = 12  # letters that are always seen


class ElidedButton(QPushButton):
    """Asks for the whole text and accepts less."""

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        frame = whole.width() - self.fontMetrics().horizontalAdvance(self.text())
        return QSize(min(whole.width(), frame + _LEAST * self.fontMetrics().averageCharWidth()), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)
