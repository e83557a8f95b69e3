"""The history in the window: opened with Ctrl+H, it lists every run and opens each in this very window."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from gpubench_gui.core.guess import MOST, Guesses
from gpubench_gui.core.told import retell
from gpubench_gui.gui.background import Background
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.history_dialog import HistoryDialog
from gpubench_gui.store.database import HistoryUnusable
from gpubench_gui.store.history import History, RunHeader
from gpubench_gui.store.keeping import take_in_all

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow


class HistoryBook(QObject):
    """Reads and changes the history for its dialog; what it refuses is said in the window's banner."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.history = History(window.session.runs)
        self._dialog: HistoryDialog | None = None
        self.job: Background | None = None
        self._deleted: tuple[str, ...] = ()  # last, for undo

    @Slot()
    def ask(self) -> HistoryDialog:
        """Show the list at once; runs that lie in folders, after a crash or from older versions, join it soon."""
        dialog = self._dialog = HistoryDialog(self._window._theme, self._window)
        dialog.open_asked.connect(lambda run: self._leave(partial(self._window.saved.open, self.history.address(run))))
        dialog.replay_asked.connect(
            lambda run: self._leave(partial(self._window.saved.replay, self.history.address(run)))
        )
        dialog.resume_asked.connect(
            lambda run: self._leave(partial(self._window.resuming.start, self.history.address(run)))
        )
        dialog.folder_asked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.history.folder))))
        dialog.renamed.connect(lambda run, name: self._change(lambda: self.history.rename(run, name)))
        dialog.tagged.connect(lambda run, tags: self._change(lambda: self.history.tag(run, tags)))
        dialog.annotated.connect(lambda run, note: self._change(lambda: self.history.annotate(run, note)))
        dialog.delete_asked.connect(self._delete)
        dialog.undo_asked.connect(self._undo)
        dialog.finished.connect(self._closed)
        dialog.show_runs(self._runs())
        dialog.open()
        self.look_after()
        return dialog

    def look_after(self) -> None:
        """Read every page, repair what is damaged, and take in what lies in folders; at the start and with the list."""
        if self.job is None:
            self.job = Background(self._take_in)
            self.job.done.connect(self._taken_in)
            self.job.failed.connect(self._tell)
            self.job.start()

    def keep_guesses(self, run: str, guesses: Guesses) -> None:
        """Store what was guessed on `run`."""
        self._change(lambda: self.history.guess(run, guesses))

    def guesses_of(self, run: str) -> dict[str, float]:
        """What was guessed on a saved run; nothing where that is not known."""
        with suppress(HistoryUnusable):
            header = self.history.header(run)
            return {m: g for m, g in header.guesses.items() if 1 / MOST <= g <= MOST} if header is not None else {}
        return {}

    def _take_in(self) -> None:
        self.history.examine()
        if not self._window.session.running:  # the run going on comes into it by itself
            take_in_all(self.history)

    @Slot(object)
    def _taken_in(self, _: object) -> None:
        self.job = None
        if self.history.told is not None:
            self._window.banner.add(Message("warning", partial(retell, self.history.told)))
            self.history.told = None
        self._refresh()

    @Slot(object)
    def _tell(self, error: Exception) -> None:
        self.job = None
        self._window.banner.add(Message("error", partial(retell, str(error))))

    @Slot(int)
    def _closed(self, _: int) -> None:
        self._dialog, self._deleted = None, ()

    def _leave(self, then: Callable[[], None]) -> None:
        if self._dialog is not None:
            self._dialog.accept()
        then()

    def _runs(self) -> list[RunHeader]:
        try:
            return self.history.runs()
        except HistoryUnusable as error:
            self._tell(error)
            return []

    def _refresh(self) -> None:
        if self._dialog is not None:
            self._dialog.show_runs(self._runs(), can_undo=bool(self._deleted))

    def _change(self, change: Callable[[], None]) -> None:
        try:
            change()
        except HistoryUnusable as error:
            self._tell(error)
        self._refresh()

    def _delete(self, runs: tuple[str, ...]) -> None:
        self._deleted = runs
        self._change(lambda: self.history.delete(runs))

    def _undo(self) -> None:
        runs, self._deleted = self._deleted, ()
        self._change(lambda: self.history.restore(runs))
