"""A row of buttons of which exactly one is on: the tabs of a panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from gpubench_gui.core.language import tr


class Segmented(QWidget):
    """`options` are (id, text, tool tip)."""

    changed = Signal(str)

    def __init__(self, name: str, options: Sequence[tuple[str, str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        for identifier, text, tip in options:
            button = QToolButton()
            button.setText(text)
            button.setCheckable(True)
            button.setProperty("role", "tab")
            button.setToolTip(tip)
            button.setWhatsThis(tip)
            button.setAccessibleName(tr("{group}: {choice}", group=name, choice=text))
            button.setAccessibleDescription(tip)
            self._group.addButton(button)
            self.buttons[identifier] = button
            layout.addWidget(button)
        layout.addStretch(1)
        next(iter(self.buttons.values())).setChecked(True)
        self._group.buttonToggled.connect(self._toggled)

    @property
    def value(self) -> str:
        return next(i for i, b in self.buttons.items() if b.isChecked())

    def set_value(self, identifier: str) -> None:
        self.buttons[identifier].setChecked(True)

    def _toggled(self, _button: QToolButton, on: bool) -> None:
        if on:
            self.changed.emit(self.value)
