"""The choice of the window's language, live and remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from gpubench_gui.gui.language import TONGUES, Code, install, system_language

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow


class Languages(QObject):
    """Fills `menu` with the languages, each by its own name, and ticks the one in force."""

    def __init__(self, menu: QMenu, window: MainWindow) -> None:
        super().__init__(menu)
        self._window = window
        self.group = QActionGroup(self)
        self.actions: dict[Code, QAction] = {}
        current = window.settings.language() or system_language()
        for tongue in TONGUES:
            action = menu.addAction(tongue.name)
            action.setCheckable(True)
            action.setChecked(tongue.code == current)
            action.triggered.connect(lambda _=False, code=tongue.code: self._choose(code))
            self.group.addAction(action)
            self.actions[tongue.code] = action

    def _choose(self, code: Code) -> None:
        self._window.settings.save_language(code)
        app = QCoreApplication.instance()
        assert app is not None
        install(app, code)
        self._window.setLocale(QLocale())  # which its new parts inherit
        self._window.rebuild()
