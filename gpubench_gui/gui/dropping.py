"""A saved run dropped on the window: its folder, its events file, or a PNG or JSON report that carries it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from gpubench_gui.core.language import mark, tr
from gpubench_gui.gui.widgets.banner import Message

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

BUSY = mark("A run is going on. Stop it or let it end, then drop the saved run again.")
ONE = mark("Drop one run at a time.")


class Dropping(QObject):
    """Watches the window's drag and drop. What is dropped is read like any file that is opened; nothing in it runs."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and event.type() == QEvent.Type.DragEnter:
            if dropped(event.mimeData()):
                event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self.take(dropped(event.mimeData()))
            return True
        return False

    def take(self, paths: list[Path]) -> None:
        """Open the run at the one path of `paths`, or say why not."""
        window = self._window
        if not paths:
            return
        if window.session.running:
            window.banner.add(Message("warning", partial(tr, BUSY)))
        elif len(paths) > 1:
            window.banner.add(Message("warning", partial(tr, ONE)))
        else:
            window.saved.open(paths[0])


def dropped(data: QMimeData) -> list[Path]:
    """The files and folders of this machine in `data`."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
