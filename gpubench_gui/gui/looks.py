"""The choices of how the window looks and moves, live and remembered: colours and reduced motion."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from gpubench_gui.core.language import mark, tr
from gpubench_gui.gui.motion import still_effects, system_asks
from gpubench_gui.gui.settings import Settings
from gpubench_gui.gui.theme import Look, Theme

LOOKS: tuple[tuple[Look, str], ...] = (
    ("system", mark("&Follow the system")),
    ("light", mark("&Light")),
    ("dark", mark("&Dark")),
    ("high-contrast", mark("&High contrast")),
)


class Looks(QObject):
    """Fills the menu of themes and ticks what is in force. `motion` is the action that reduces motion."""

    def __init__(self, menu: QMenu, motion: QAction, theme: Theme, settings: Settings) -> None:
        super().__init__(menu)
        self._theme, self._settings = theme, settings
        self.motion = motion
        self.group = QActionGroup(self)
        self.themes: dict[Look, QAction] = {}
        for look, text in LOOKS:
            action = menu.addAction(tr(text))
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, one=look: self._choose(one))
            self.group.addAction(action)
            self.themes[look] = action
        motion.setCheckable(True)
        motion.triggered.connect(self._reduce)

    @property
    def still(self) -> bool:
        """Whether as little as possible may move."""
        return self.motion.isChecked()

    def restore(self) -> None:
        """Take what was remembered; without a word on motion, what the system asks for."""
        look = self._settings.look()
        self._theme.choose(look)
        self.themes[look].setChecked(True)
        remembered = self._settings.still()
        self.motion.setChecked(system_asks() if remembered is None else remembered)
        still_effects(self.still)

    def _choose(self, look: Look) -> None:
        self._theme.choose(look)
        self._settings.save_look(look)

    def _reduce(self, on: bool) -> None:
        still_effects(on)
        self._settings.save_still(on)
