"""Saved runs in the window: opened, or played again and left as if they had been opened, and marked as recorded."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from gpubench_gui.assets import resource
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.progress import Progress
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.recorded import recorded_on
from gpubench_gui.core.told import retell
from gpubench_gui.gui.background import Background
from gpubench_gui.gui.replay import Replay
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.recorded_strip import RecordedStrip
from gpubench_gui.store.runs import RunUnreadable, load, read_events

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

# A Quick run of the study's ladder on an NVIDIA H200 and 16 CPU cores, for machines that have no GPU to show.
EXAMPLE = "examples/h200-quick.jsonl.gz"
OFFER = mark("No GPU was found here. A recorded run on an NVIDIA H200 shows how the comparison goes.")


class SavedRuns(QObject):
    """Reads them beside the window; the window's strip is the mark on the one shown.

    A run is read whole before it is shown or played, so that a damaged one is told and changes nothing.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.job: Background | None = None
        self._path: Path | None = None  # of the run that is marked
        self._whole: RunRecord | None = None  # of the replay under way, all of it
        self._replay: Replay | None = None

    @property
    def strip(self) -> RecordedStrip:
        return self._window.strip

    def mark_again(self) -> None:
        """The window has another strip: mark the run on it that was marked on the one before."""
        self.strip.speed_changed.connect(self._set_speed)
        self.strip.replay_asked.connect(self._again)
        record = self._whole or self._window.session.record
        if self._path is not None and record is not None:
            self.strip.show_mark(recorded_on(record), playing=self._replay is not None)

    @Slot()
    def ask_open(self) -> None:
        """Ask for a saved run and show it."""
        if chosen := self._ask(tr("Open a run")):
            self.open(Path(chosen))

    @Slot()
    def ask_replay(self) -> None:
        """Ask for a saved run and play it."""
        if chosen := self._ask(tr("Replay a run")):
            self.replay(Path(chosen))

    @Slot()
    def open_example(self) -> None:
        self.open(resource(EXAMPLE))

    @Slot()
    def replay_example(self) -> None:
        self.replay(resource(EXAMPLE))

    def open(self, path: Path) -> None:
        """Show the run saved at `path`, a folder or a file; a file that holds none is said so."""
        self._read(path, self._opened)

    def replay(self, path: Path) -> None:
        """Play the run saved at `path`."""
        self._read(path, self._begin)

    def offer(self) -> None:
        """Once on a machine without a usable GPU: the recorded example."""
        window = self._window
        usable = any(d.backend != "cpu" and d.available for d in window.devices.devices.values())
        shown = window.session.running or window.session.record is not None
        if not usable and not shown and window.settings.first_time("example_offered"):
            window.banner.add(
                Message("info", partial(tr, OFFER), (mark("Replay the recorded example"), self.replay_example))
            )

    def unmark(self) -> None:
        """The run shown from now on is being measured here."""
        self._path = None
        self.strip.hide()

    def replay_ended(self) -> bool:
        """False where it was no replay; else the whole run stands there now, however far it had come."""
        record, path = self._whole, self._path
        self._whole = self._replay = None
        if record is None or path is None:
            return False
        self.show(record, path)
        return True

    def told(self, state: Progress) -> Progress:
        """`state` with the time left as the replay will take it, which is known."""
        if self._replay is None or self._whole is None or self._window.session.record is None:
            return state
        left_s = (self._whole.now_s - self._window.session.record.now_s) / self.strip.speed
        return replace(state, left_s=None if math.isinf(self.strip.speed) else left_s)

    def _ask(self, title: str) -> str:
        if self._window.session.running:
            return ""
        runs = str(self._window.session.runs)
        kinds = ";;".join((tr("Runs (*.jsonl *.jsonl.gz *.png *.json)"), tr("All files (*)")))
        chosen, _ = QFileDialog.getOpenFileName(self._window, title, runs, kinds)
        return chosen

    def _read(self, path: Path, then: Callable[[tuple[RunRecord, Path]], None]) -> None:
        if self._window.session.running or self.job is not None:
            return
        self.job = Background(lambda: (load(path), path))
        self.job.done.connect(then)
        self.job.failed.connect(self._failed)
        self.job.start()

    @Slot(object)
    def _opened(self, result: tuple[RunRecord, Path]) -> None:
        self.job = None
        if not self._window.session.running:
            self._window.banner.clear()
            self.show(*result)

    def show(self, record: RunRecord, path: Path) -> None:
        """Show `record`, the run saved at `path`, under its mark. Only when none is running."""
        self._path = path
        self.strip.show_mark(recorded_on(record), playing=False)
        self._window.show_saved(record, path)

    @Slot(object)
    def _begin(self, result: tuple[RunRecord, Path]) -> None:
        self.job = None
        if self._window.session.running:
            return
        self._whole, self._path = result
        path = self._path
        self._replay = replay = Replay(read_events(path), self.strip.speed)
        self.strip.show_mark(recorded_on(self._whole), playing=True)
        self._window.begin(lambda: replay, path)

    @Slot(object)
    def _failed(self, error: Exception) -> None:
        self.job = None
        self._window.banner.add(Message("error", partial(opening_failure, error)))

    def _set_speed(self, speed: float) -> None:
        if self._replay is not None:
            self._replay.set_speed(speed)

    def _again(self) -> None:
        if self._path is not None:
            self.replay(self._path)


def opening_failure(error: Exception) -> str:
    """Why the run cannot be shown, and what to choose instead."""
    if isinstance(error, RunUnreadable):
        why = retell(str(error))
    else:
        why = tr("The run cannot be opened ({error}).", error=error)
    cure = tr("Choose the folder or the events.jsonl file of a saved run, or a PNG or JSON report of one.")
    return " ".join((why, cure))
