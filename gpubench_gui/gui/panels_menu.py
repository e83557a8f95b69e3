"""The menu that shows and hides the parts of the window, each with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from gpubench_gui.core.language import mark, tr

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

CHOICES, USUAL = mark("&Choices"), mark("&Restore the usual layout")
PANELS = ((mark("&Live plots"), "Ctrl+1"), (mark("C&omparison"), "Ctrl+2"), (mark("&Figures"), "Ctrl+3"))
CHOICES_KEY, USUAL_KEY = "F9", "Shift+F9"


def fill(menu: QMenu, window: MainWindow) -> QAction:
    """A tick for the column of choices, which is returned, one for each panel, and the way back to the usual layout."""
    side = _keyed(menu.addAction(tr(CHOICES)), CHOICES_KEY)
    side.setCheckable(True)
    side.setChecked(True)
    side.toggled.connect(window.side.setVisible)
    for dock, (text, key) in zip(window.columns.docks, PANELS, strict=True):
        action = dock.toggleViewAction()
        action.setText(tr(text))
        menu.addAction(_keyed(action, key))
    menu.addSeparator()
    usual = _keyed(menu.addAction(tr(USUAL)), USUAL_KEY)
    usual.triggered.connect(window.restore_usual_layout)
    return side


def _keyed(action: QAction, key: str) -> QAction:
    action.setShortcut(QKeySequence(key))
    return action
