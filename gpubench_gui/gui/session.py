"""The run in the window: its record, its worker and where its events are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from gpubench_gui.core.broken_off import owed
from gpubench_gui.core.events import Event
from gpubench_gui.core.language import mark
from gpubench_gui.core.record import RunRecord
from gpubench_gui.gui.worker import RunLike, TrainingWorker, broke_off
from gpubench_gui.store.runs import read_events


class RunSession(QObject):
    """Holds the one `RunRecord` shown; only `apply` changes it, always in the window's thread.

        empty ──start()──► running ──(last event)──► ended ──start()/show()──► …

    `ended` fires once per run, after its thread is gone. `crashed` carries what makes a sentence. A replay is a
    run whose events are saved already.
    """

    arrived = Signal()
    ended = Signal()
    crashed = Signal(object)

    def __init__(self, runs: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runs = runs
        self._thread: QThread | None = None
        self._worker: TrainingWorker | None = None
        self._events: Callable[[], Iterator[Event]] = lambda: iter(())
        self.record: RunRecord | None = None
        self.stopping = False
        self.replaying = False
        self.skipped: set[str] = set()

    @property
    def running(self) -> bool:
        return self._thread is not None

    def start(self, make_run: Callable[[], RunLike], recorded: Path | None = None) -> None:
        """Begin a run on a thread of its own, or play the one saved at `recorded`. Only when none is running."""
        if self._thread is not None:
            raise RuntimeError("a run is already going on")
        self.record = RunRecord()
        self.stopping = False
        self.replaying = recorded is not None
        self.skipped.clear()
        self._worker = TrainingWorker(make_run, None if recorded is not None else self.runs)
        self._events = self._worker.kept_events if recorded is None else lambda: read_events(recorded)
        self._thread = QThread()
        self._worker.moveToThread(self._thread)
        self._thread.started.connect(self._worker.work)
        self._worker.arrived.connect(self._apply, Qt.ConnectionType.QueuedConnection)
        self._worker.crashed.connect(self._tell_crash)
        self._worker.finished.connect(self._thread.quit, Qt.ConnectionType.DirectConnection)
        self._thread.finished.connect(self._end)
        self._thread.start()

    def stop(self) -> None:
        """Ask the run to end; every finished cell is kept."""
        if self._worker is not None and self.running and not self.stopping:
            self.stopping = True
            self._worker.stop()

    def skip_model(self, model: str) -> None:
        """Ask the run to leave `model`; what was measured of it is kept."""
        if self._worker is not None and self.running:
            self.skipped.add(model)
            self._worker.skip_model(model)

    def nudge(self) -> None:
        """Fetch events that wait for the next one: the last before a silence would stay unseen."""
        if self._worker is not None and self.running:
            self._worker.flush()

    def join(self, wait_ms: int) -> bool:
        """Wait for a stopping run's thread; False when it is still alive after `wait_ms`."""
        return self._thread is None or self._thread.wait(wait_ms)

    def show(self, record: RunRecord, path: Path) -> None:
        """Take over a saved run."""
        self.record = record
        self._events = lambda: read_events(path)

    @property
    def events(self) -> Callable[[], Iterator[Event]]:
        """Gives every event of the run shown now, in order, also after another run took its place."""
        return self._events

    @Slot(list)
    def _apply(self, events: list[Event]) -> None:
        if self.record is not None:
            for event in events:
                self.record.apply(event)
            self.arrived.emit()
        if self._worker is not None:
            self._worker.applied()

    @Slot(object)
    def _tell_crash(self, error: Exception) -> None:
        self.crashed.emit(partial(broke_off, error))

    @Slot()
    def _end(self) -> None:
        # The worker stays as the source of the run's events; its thread has ended.
        if self._thread is not None:
            self._thread.deleteLater()
        self._thread = None
        self.stopping = False
        # A replay that was left early broke nothing off.
        if self.record is not None and self.record.started is not None and not self.replaying:
            for event in owed(self.record, "failed", mark("the run broke off")):
                self.record.apply(event)
        self.replaying = False
        self.ended.emit()
