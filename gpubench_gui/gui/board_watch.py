"""Keeps a board up to date: a folder that is watched, and looked at now and then since network shares tell nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from gpubench_gui.gui.background import Background
from gpubench_gui.store.board import Board, BoardFolder

POLL_MS = 3000
SOON_MS = 250  # a copy into the folder sends many events
SLICE_S = 0.4  # of reading at once, so that a full folder fills the board step by step


class BoardWatch(QObject):
    """Scans beside the window, one scan at a time; `found` carries each new `Board`."""

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder: BoardFolder | None = None
        self._job: Background | None = None
        self._last: Board | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._soon)
        self._watcher.fileChanged.connect(self._soon)
        self._poll, self._next = QTimer(self), QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._next.setSingleShot(True)
        for timer in (self._poll, self._next):
            timer.timeout.connect(self.scan)

    def watch(self, folder: Path | None, files: Sequence[Path] = ()) -> None:
        """Follow `folder`, or `files` chosen at once, in place of what was followed before."""
        self.stop()
        self._folder, self._last = BoardFolder(folder, files), None
        paths = [str(folder)] if folder is not None else [str(p) for p in files]
        if paths:
            self._watcher.addPaths(paths)
        self._poll.start()
        self.scan()

    def stop(self) -> None:
        """Follow nothing any more."""
        self._poll.stop()
        self._next.stop()
        if self._job is not None:
            self._job.forget()
            self._job = None
        if known := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(known)
        self._folder = None

    @Slot()
    def scan(self) -> None:
        """Look at the files now, unless that is under way."""
        folder = self._folder
        if folder is None or self._job is not None:
            return
        self._job = Background(lambda: folder.scan(SLICE_S))
        self._job.done.connect(self._done)
        self._job.failed.connect(self._failed)
        self._job.start()

    @Slot()
    def _soon(self) -> None:
        if self._folder is not None and not self._next.isActive():
            self._next.start(SOON_MS)

    @Slot(object)
    def _done(self, board: Board) -> None:
        self._job = None
        if board != self._last:
            self._last = board
            self.found.emit(board)
        if board.more:
            self._next.start(0)

    @Slot(object)
    def _failed(self, error: Exception) -> None:
        self._job = None
        self._done(Board(problem=str(error)))
