"""The guesses of the window: made before a run, closed once it has results, revealed beside them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from gpubench_gui.core.guess import Guesses, best, problem, revealed
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import Summary, summarise
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.guess_dialog import GuessDialog

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow


class GuessBook(QObject):
    """Keeps guesses for the next run, and those of the run that took them; a saved run brings its own.

    A run is known by its name, since after a replay another record of the same run stands in its place.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._next: dict[str, float] = {}
        self._made: dict[str, float] = {}
        self._run: str | None = None  # None: the run that took them has not told its name yet
        self._closed = False

    @property
    def next(self) -> Guesses:
        """What is guessed on the run to come."""
        return dict(self._next)

    def begin(self) -> None:
        """A run or a replay begins: it takes the guesses."""
        self._made, self._run, self._closed = dict(self._next), None, False

    def of(self, record: RunRecord) -> Guesses:
        """The guesses on `record`, which has begun; empty for a run that took none."""
        if self._run is None and self._made and record is self._window.session.record:
            self._run = record.started.run if record.started else None
        known = record.started is not None and record.started.run == self._run
        return self._made if known else {}

    def revealed(self, record: RunRecord, summary: Summary) -> str:
        """The line under the answer; empty until the run is over. With the first result the guesses are closed."""
        made = self.of(record)
        if made and not self._closed and any(best(record, summary, m) for m in record.spec.models):
            self._closed, self._next = True, {}
            if self._run is not None and not self._window.session.replaying:
                self._window.history.keep_guesses(self._run, made)
        return revealed(record, summary, made)

    def recall(self, record: RunRecord) -> None:
        """A saved run is shown: with the guesses it was measured with, unless a replay of it has just taken some."""
        run = record.started.run if record.started else None
        if run is not None and run != self._run:
            self._made, self._run, self._closed = self._window.history.guesses_of(run), run, True

    @Slot()
    def ask(self) -> None:
        """Open the dialog on the run to come, or on the one going on while it has no results."""
        window, record = self._window, self._window.session.record
        going_on = window.session.running and record is not None and record.started is not None
        spec = record.spec if going_on and record is not None else window.spec()
        if problem(spec) is not None:
            window.banner.add(Message("info", lambda: problem(spec) or ""))
            return
        if going_on and record is not None and self._has_results(record):
            closed = mark("This run has results, so its guesses are closed. Guess on the next one when it is over.")
            window.banner.add(Message("info", partial(tr, closed)))
            return
        dialog = GuessDialog(spec, self._next, window)
        if dialog.exec() == GuessDialog.DialogCode.Accepted:
            self.set(dialog.guesses())
        dialog.deleteLater()

    def set(self, guesses: Guesses) -> None:
        """Replace the guesses of the run to come; one going on without results takes them as well."""
        self._next = dict(guesses)
        record = self._window.session.record
        if self._window.session.running and record is not None and not self._has_results(record):
            self._made, self._closed = dict(guesses), False
            self._run = record.started.run if record.started else None

    def _has_results(self, record: RunRecord) -> bool:
        if record.started is None:
            return False
        summary = summarise(record)
        return any(best(record, summary, m) for m in record.spec.models)
