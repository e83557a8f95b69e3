"""Iterates a run's event stream on a thread of its own and hands the events over in lists."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from gpubench_gui.core.events import Batches, DataProgress, Event, Notice, RunStarted, Sampled
from gpubench_gui.core.language import tr
from gpubench_gui.core.resuming import NotResumable
from gpubench_gui.core.told import retell
from gpubench_gui.store.database import HistoryUnusable
from gpubench_gui.store.keeping import keep, settle
from gpubench_gui.store.runs import RunUnreadable, RunWriter, read_events

log = logging.getLogger(__name__)

MESSAGE_S = 0.1
# A recording arrives faster than it was measured: lists of so many batches take the window a few milliseconds, and
# what it has not applied yet is at most this many lists.
PIECE_BATCHES, AHEAD = 2000, 2
# These come in streams, so the next one of them is never far; anything else is handed over at once.
STREAMED = (Batches, Sampled, DataProgress)


class RunLike(Protocol):
    """What the worker needs of `runner.run.Run`; tests give it recorded streams."""

    def events(self) -> Iterator[Event]: ...
    def stop(self) -> None: ...
    def skip_model(self, model: str) -> None: ...


class TrainingWorker(QObject):
    """Drives one run. `arrived` carries a list of events at most about ten times a second.

    Every event is on disk, under `runs`, before it is handed over. A disk that refuses becomes a `Notice`, and the
    rest of the run is kept in memory (`kept_events`). With `runs` None the run is a recording: it is saved already,
    so nothing is written, and since it can wait as no measurement could, it never runs ahead of the window, which
    calls `applied` after each list. `crashed` carries the exception when the stream itself raised; `finished` is always
    the last signal.
    """

    arrived = Signal(list)
    crashed = Signal(object)
    finished = Signal()

    def __init__(self, make_run: Callable[[], RunLike], runs: Path | None) -> None:
        super().__init__()
        self._make_run = make_run
        self._runs = runs
        self._run: RunLike | None = None
        self._stopped = False
        self._writer: RunWriter | None = None
        self._memory: list[Event] | None = None
        self._lock = threading.Lock()
        self._buffer: list[Event] = []
        self._batches = 0  # in the buffer
        self._ahead = 0  # lists that were handed over and not applied yet
        self._room = threading.Condition(self._lock)
        self._sent = -MESSAGE_S
        self._at_s = 0.0
        self._refused = False  # by the history
        self.path: Path | None = None

    def stop(self) -> None:
        """End the run at once, keeping every finished cell. May be called from any thread."""
        with self._room:
            self._stopped = True
            self._room.notify()
        if self._run is not None:
            self._run.stop()

    def skip_model(self, model: str) -> None:
        """Leave `model`, keeping what was measured of it. May be called from any thread."""
        if self._run is not None:
            self._run.skip_model(model)

    def applied(self) -> None:
        """One list that was handed over is dealt with."""
        with self._room:
            self._ahead -= 1
            self._room.notify()

    def kept_events(self) -> Iterator[Event]:
        """Every event of the run so far, from disk and, where the disk refused, from memory."""
        saved: Iterator[Event] = read_events(self.path) if self.path is not None else iter(())
        return chain(saved, list(self._memory or ()))

    @Slot()
    def work(self) -> None:
        """Run to the end. The slot of the thread's `started` signal."""
        try:
            self._run = self._make_run()
            if self._stopped:  # stopped before there was anything to stop
                self._run.stop()
            for event in self._run.events():
                self._take(event)
        except (RunUnreadable, NotResumable) as error:
            self.crashed.emit(error)
        except Exception as error:
            log.exception("the run's event stream raised")
            self.crashed.emit(error)
        finally:
            self.flush()
            if self._writer is not None:
                self._writer.close()
                if self._memory is None:
                    self._store(partial(settle, self._writer.path.parent))
                    self.flush()
            self.finished.emit()

    def _take(self, event: Event) -> None:
        self._at_s = max(self._at_s, getattr(event, "at_s", 0.0))
        self._save(event)
        with self._lock:
            self._buffer.append(event)
            self._batches += len(event.batch_s) if isinstance(event, Batches) else 0
        full = self._runs is None and self._batches >= PIECE_BATCHES
        if not isinstance(event, STREAMED) or full or perf_counter() - self._sent >= MESSAGE_S:
            self.flush()
            if self._runs is None:
                with self._room:
                    self._room.wait_for(lambda: self._stopped or self._ahead < AHEAD)

    def flush(self) -> None:
        """Hand over what waits. Any thread may call it; receivers connect queued, so the order holds."""
        with self._lock:
            if self._buffer:
                ready, self._buffer, self._batches = self._buffer, [], 0
                self._ahead += 1
                self._sent = perf_counter()
                self.arrived.emit(ready)

    def _save(self, event: Event) -> None:
        if self._runs is None:
            return
        if self._memory is not None:
            self._memory.append(event)
            return
        try:
            if isinstance(event, RunStarted):
                self._writer = RunWriter(self._runs / event.run)
            if self._writer is not None:
                self._writer.write(event)
                self.path = self._writer.path.parent  # only now: a file without its first event is no run
                self._store(partial(keep, self.path, event))
        except OSError as error:
            self._memory = [event]
            with self._lock:
                self._buffer.append(self._notice(error))

    def _store(self, into_history: Callable[[], None]) -> None:
        """A history that cannot be used is told once; the run stays in its folder, and comes into it later."""
        try:
            into_history()
        except (HistoryUnusable, RunUnreadable, OSError) as error:
            log.info("the history refused a run: %s", error)
            if not self._refused:
                self._refused = True
                text = f"{str(error).removesuffix('.')}. This run is kept in a folder of its own until that is mended."
                with self._lock:
                    self._buffer.append(Notice(self._at_s, "warning", text))

    def _notice(self, error: OSError) -> Notice:
        why = error.strerror or type(error).__name__
        text = (
            f"The run can no longer be saved ({why}). It goes on and everything stays in the window: "
            "export it before you close, or free some space and run again."
        )
        return Notice(self._at_s, "warning", text)


def broke_off(error: Exception) -> str:
    """What the user reads when the event stream raised `error`."""
    if isinstance(error, NotResumable):
        return tr("{why} It is kept as it was.", why=retell(str(error)))
    if isinstance(error, RunUnreadable):
        return tr("The replay broke off. {why}", why=retell(str(error)))
    return tr(
        "The run broke off because of a fault in the program ({fault}). Everything measured so far is kept; "
        "start the run again.",
        fault=f"{type(error).__name__}: {error}",
    )
