"""What the window takes up from the start before, and leaves for the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpubench_gui.gui.kept import choices, choose
from gpubench_gui.gui.places import bring_back
from gpubench_gui.gui.widgets.banner import Message

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

USUAL_SIZE = 1280, 800


def restore(window: MainWindow) -> None:
    """Choices, place and layout as they were left; what cannot be read is as at the first start."""
    remembered, complaint = window.settings.load()
    choose(window, remembered)
    if complaint:
        window.banner.add(Message("warning", complaint))
    geometry = window.settings.geometry()
    if geometry is None or not window.restoreGeometry(geometry):
        window.resize(*USUAL_SIZE)
    bring_back(window)
    layout, side = window.settings.layout()
    if layout is not None:
        window.columns.restore_layout(layout)
    window.actions_.side.setChecked(side)


def remember(window: MainWindow) -> None:
    """Leave all of it in the settings."""
    window.presenter.leave()  # it has set panels aside
    window.settings.save(choices(window))
    window.settings.save_layout(window.columns.layout_now(), window.actions_.side.isChecked())
    window.settings.save_geometry(window.saveGeometry())
