"""Saving results from the menu: ask where, write beside the window, end with "Show in folder"."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from gpubench_gui.gui.background import Background
from gpubench_gui.gui.clipboard import Copied, put, summarised
from gpubench_gui.gui.session import RunSession
from gpubench_gui.gui.widgets.banner import Banner, Message
from gpubench_gui.report.names import PLOT_TITLES


class Exports(QObject):
    """Each method asks for a target and returns at once; the banner tells how it ended.

    matplotlib is imported with the first picture, half a second that the window's start does not pay.
    """

    def __init__(self, window: QWidget, session: RunSession, banner: Banner) -> None:
        super().__init__(window)
        self._window, self._session, self._banner = window, session, banner
        self._jobs: list[Background] = []
        self._folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or ".")

    @property
    def busy(self) -> bool:
        return bool(self._jobs)

    def csv(self) -> None:
        record, events = self._session.record, self._session.events
        if record is None or record.started is None:
            return
        folder = QFileDialog.getExistingDirectory(self._window, "Export CSV files into a folder", str(self._folder))
        if not folder:
            return
        target = Path(folder) / f"gpubench-{record.started.run}"

        def write() -> Path:
            from gpubench_gui.report.files import export_folder

            return export_folder(record, events, target)[0]

        self._start(write, Path(folder))

    def card(self) -> None:
        def draw(record) -> bytes:
            from gpubench_gui.report.card import card_png

            return card_png(record)

        self._picture("Save the report card", "report-card", draw)

    def plot(self, name: str) -> None:
        def draw(record) -> bytes:
            from gpubench_gui.report.plots import plot_png

            return plot_png(record, name)

        self._picture(f"Save the plot: {PLOT_TITLES[name]}", name, draw)

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

    def _picture(self, title: str, name: str, draw: Callable) -> None:
        record = self._session.record
        if record is None or record.started is None:
            return
        proposal = self._folder / f"gpubench-{record.started.run}-{name}.png"
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, str(proposal), "PNG picture (*.png)")
        if not chosen:
            return
        path = Path(chosen) if chosen.lower().endswith(".png") else Path(chosen + ".png")

        def write() -> Path:
            from gpubench_gui.report.files import write_atomic

            write_atomic(path, draw(record))
            return path

        self._start(write, path.parent)

    def _start(self, job: Callable[[], Path], folder: Path) -> None:
        self._folder = folder
        self._begin(job, self._done)

    def _begin(self, job: Callable[[], Any], done: Callable[[Background, Any], None]) -> None:
        background = Background(job)
        background.done.connect(lambda result: done(background, result))
        background.failed.connect(lambda error: self._failed(background, error))
        self._jobs.append(background)
        background.start()

    def _done(self, job: Background, path: Path) -> None:
        self._jobs.remove(job)
        url = QUrl.fromLocalFile(str(path.parent))
        action = ("Show in folder", lambda: QDesktopServices.openUrl(url))
        self._banner.add(Message("info", f"Saved {path.name} in {path.parent}.", action))

    def _copied(self, job: Background, copied: Copied) -> None:
        self._jobs.remove(job)
        put(copied)
        self._banner.add(Message("info", "Copied the summary: as text, as a Markdown table and as a picture."))

    def _failed(self, job: Background, error: Exception) -> None:
        self._jobs.remove(job)
        self._banner.add(Message("error", export_failure(error)))


def export_failure(error: Exception) -> str:
    """What the user reads. `ExportError` already is a sentence; anything else is named."""
    from gpubench_gui.report.files import ExportError

    if isinstance(error, ExportError):
        return str(error)
    return (
        f"The export failed ({type(error).__name__}: {error}). "
        "The results are still in the window: try another place or name."
    )
