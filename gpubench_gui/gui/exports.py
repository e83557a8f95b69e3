"""Saving results from the menu: ask where, write beside the window, end with "Show in folder"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDir, QObject, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from gpubench_gui.core.events import Event
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.told import retell
from gpubench_gui.gui.background import Background
from gpubench_gui.gui.clipboard import Copied, put, summarised
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.export_dialog import ExportDialog
from gpubench_gui.owner import private
from gpubench_gui.report.formats import CARD, Saved, picture, planned
from gpubench_gui.report.names import PLOT_TITLES, default_name

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow


class Exports(QObject):
    """Each method asks for a target and returns at once; the banner tells how it ended.

    matplotlib is imported with the first picture, half a second that the window's start does not pay.
    """

    def __init__(self, theme: Theme, window: MainWindow) -> None:
        super().__init__(window)
        self._theme, self._window, self._session = theme, window, window.session
        self._jobs: list[Background] = []
        documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or ".")
        self._folder = documents if documents.is_dir() else Path(QDir.homePath())

    @property
    def busy(self) -> bool:
        return bool(self._jobs)

    def reports(self) -> None:
        """Ask which reports are wanted and where, and write them."""
        record = self._session.record
        if record is None or record.started is None:
            return
        dialog = ExportDialog(self._theme, record, self._folder, self._window)
        events = self._session.events  # the run asked about, whatever is opened while the dialog stands
        dialog.accepted.connect(lambda: self._write(dialog, record, events))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def card(self) -> None:
        self._picture(tr("Save the report card"), "report-card", CARD)

    def plot(self, name: str) -> None:
        self._picture(tr("Save the plot: {plot}", plot=tr(PLOT_TITLES[name])), name, name)

    def copy(self) -> None:
        """The summary onto the clipboard, as text, as a Markdown table and as the report card at once."""
        record = self._session.record
        if record is not None and record.started is not None:
            self._begin(lambda: summarised(record), self._copied)

    def wait(self, seconds: float) -> None:
        """Let unfinished exports end, for a window that closes."""
        for job in self._jobs:
            job.forget(seconds)
        self._jobs.clear()

    def _write(self, dialog: ExportDialog, record: RunRecord, events: Callable[[], Iterable[Event]]) -> None:
        folder, formats = dialog.folder(), dialog.formats()
        hidden = None if dialog.names.isChecked() else private()

        def write() -> Path:
            from gpubench_gui.report.files import check_free, export_folder

            check_free(folder, planned(record, formats))
            export_folder(record, events, folder, formats, hidden)
            return folder

        self._folder = folder.parent
        self._begin(write, self._done)

    def _picture(self, title: str, suffix: str, name: str) -> None:
        """A picture that carries its run, saved under a name that is asked for."""
        record, events = self._session.record, self._session.events
        if record is None or record.started is None:
            return
        proposal = self._folder / f"{default_name(record)} {suffix}.png"
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, str(proposal), tr("PNG picture (*.png)"))
        if not chosen:
            return
        path = Path(chosen) if chosen.lower().endswith(".png") else Path(chosen + ".png")

        def write() -> Path:
            from gpubench_gui.report.files import write_atomic

            write_atomic(path, picture(Saved(record, events, private()), name))
            return path

        self._folder = path.parent
        self._begin(write, self._done)

    def _begin(self, job: Callable[[], Any], done: Callable[[Background, Any], None]) -> None:
        background = Background(job)
        background.done.connect(lambda result: done(background, result))
        background.failed.connect(lambda error: self._failed(background, error))
        self._jobs.append(background)
        background.start()

    def _done(self, job: Background, path: Path) -> None:
        self._jobs.remove(job)
        url = QUrl.fromLocalFile(str(path if path.is_dir() else path.parent))
        action = (mark("Show in folder"), lambda: QDesktopServices.openUrl(url))
        said = partial(tr, mark("Saved {name} in {folder}."), name=path.name, folder=path.parent)
        self._window.banner.add(Message("info", said, action))

    def _copied(self, job: Background, copied: Copied) -> None:
        self._jobs.remove(job)
        put(copied)
        text = mark("Copied the summary: as text, as a Markdown table and as a picture.")
        self._window.banner.add(Message("info", partial(tr, text)))

    def _failed(self, job: Background, error: Exception) -> None:
        self._jobs.remove(job)
        self._window.banner.add(Message("error", partial(export_failure, error)))


def export_failure(error: Exception) -> str:
    """What the user reads. `ExportError` already is a sentence; anything else is named."""
    from gpubench_gui.report.files import ExportError

    if isinstance(error, ExportError):
        return retell(str(error))
    return tr(
        "The export failed ({fault}). The results are still in the window: try another place or name.",
        fault=f"{type(error).__name__}: {error}",
    )
