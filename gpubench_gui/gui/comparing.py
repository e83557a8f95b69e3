"""Comparing runs from the window, and its baseline: set from a run, and told after every run that was measured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from gpubench_gui.core import baseline
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.gui.background import Background
from gpubench_gui.gui.board import BoardWindow
from gpubench_gui.gui.saved_runs import opening_failure
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.compare_window import CompareWindow
from gpubench_gui.store.baseline import load_baseline, save_baseline
from gpubench_gui.store.runs import load

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

SHOW = mark("Compare")
SET = mark("This run is now the baseline of this hardware. Later runs are told against it.")
AGAINST = mark("Against the baseline: {verdict}.")


class Comparing(QObject):
    """Reads runs and baselines beside the window.

    `baselines` is the folder of the latter, `names` the file with the names that machines go by on the class board.
    """

    def __init__(self, theme: Theme, window: MainWindow, baselines: Path, names: Path) -> None:
        super().__init__(window)
        self._theme, self._window, self._baselines, self._names = theme, window, baselines, names
        self.dialog: CompareWindow | None = None
        self._jobs: list[Background] = []
        window.session.ended.connect(self._tell)

    @Slot()
    def ask(self) -> None:
        """Open the window with the run that is shown, to which others can be added."""
        record = self._window.session.record
        ended = record is not None and record.started is not None and record.ended is not None
        self.compare([record] if ended and record is not None else [])

    def compare(self, records: Sequence[RunRecord]) -> CompareWindow:
        """Show `records`, the first of which the others are compared with."""
        if self.dialog is None:
            self.dialog = CompareWindow(self._theme, self._window)
            self.dialog.add_asked.connect(self._ask_runs)
            self.dialog.destroyed.connect(self._gone)
        self.dialog.show_records(records)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()
        return self.dialog

    @Slot()
    def show_board(self) -> BoardWindow:
        """Open the class board. It is a window of its own, so that a run may go on beside it."""
        board = BoardWindow(self._theme, self._names, self._window)
        board.show()
        return board

    def rebuild(self) -> None:
        """Make the windows that are open anew, in the language in force."""
        if (old := self.dialog) is not None:
            old.destroyed.disconnect(self._gone)
            self.dialog = None
            self.compare(old.records).restoreGeometry(old.saveGeometry())
            old.close()
        for board in self._window.findChildren(BoardWindow):
            if board.isVisible():
                self.show_board().take_over(board)
                board.close()

    @Slot()
    def set_baseline(self) -> None:
        """Make the run that is shown the baseline of the hardware it was measured on."""
        session = self._window.session
        record, events = session.record, session.events
        if record is None or record.started is None or session.running:
            return
        self._begin(lambda: save_baseline(record, events(), self._baselines), self._was_set, self._not_set)

    def wait(self, seconds: float) -> None:
        """Let a baseline that is being written be finished; deliver nothing any more."""
        for job in self._jobs:
            job.forget(seconds)
        self._jobs.clear()

    def _ask_runs(self) -> None:
        kinds = ";;".join((tr("Runs (*.jsonl *.jsonl.gz *.png *.json)"), tr("All files (*)")))
        start = str(self._window.session.runs)
        chosen, _ = QFileDialog.getOpenFileNames(self.dialog, tr("Add runs to compare"), start, kinds)
        if chosen:
            self.add([Path(path) for path in chosen])

    def add(self, paths: Sequence[Path]) -> None:
        """Add the runs saved at `paths` to those that are compared."""
        self._begin(lambda: [load(p) for p in paths], self._added, self._failed)

    def _added(self, records: list[RunRecord]) -> None:
        if self.dialog is not None:
            known = [r.started for r in self.dialog.records]
            self.dialog.show_records([*self.dialog.records, *(r for r in records if r.started not in known)])

    @Slot()
    def _gone(self) -> None:
        self.dialog = None

    @Slot()
    def _tell(self) -> None:
        """Say how the run that has just been measured stands against the baseline, where there is one."""
        record = self._window.session.record
        measured = record is not None and record.started is not None and self._window.strip.isHidden()
        if measured and record is not None:
            self._begin(lambda: (load_baseline(record, self._baselines), record), self._told, lambda _: None)

    def _told(self, found: tuple[RunRecord | None, RunRecord]) -> None:
        old, record = found
        if old is None or old.started == record.started or self._window.session.record is not record:
            return
        checked = baseline.check(old, record)
        action = (SHOW, lambda: self.compare([old, record]))
        self._window.banner.add(
            Message("warning" if checked.outcome == "slower" else "info", partial(_against, old, record), action)
        )

    def _was_set(self, _: Path) -> None:
        self._window.banner.add(Message("info", partial(tr, SET)))

    def _not_set(self, error: Exception) -> None:
        self._window.banner.add(Message("error", partial(_unset, error)))

    def _failed(self, error: Exception) -> None:
        self._window.banner.add(Message("error", partial(opening_failure, error)))

    def _begin(self, job: Callable[[], Any], done: Callable[[Any], object], failed: Callable[[Exception], Any]) -> None:
        background = Background(job)
        background.done.connect(lambda result: self._end(background, done, result))
        background.failed.connect(lambda error: self._end(background, failed, error))
        self._jobs.append(background)
        background.start()

    def _end(self, job: Background, then: Callable[[Any], object], result: Any) -> None:
        if job in self._jobs:
            self._jobs.remove(job)
            then(result)


def _against(old: RunRecord, record: RunRecord) -> str:
    said = baseline.check(old, record).sentence
    return tr(AGAINST, verdict=said[:1].lower() + said[1:])


def _unset(error: Exception) -> str:
    return tr("The baseline could not be kept ({error}). Free some space and try again.", error=error)
