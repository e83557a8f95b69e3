"""A run that plays given events instead of measuring: what the window's tests and screenshots drive."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from dataclasses import replace

from gpubench_gui.core.events import Event, RunEnded, RunStarted


class RecordedRun:
    """Yields `events`. With `hold` it then waits for `stop` before it ends the run as stopped.

    Each gets a run name of its own, since a run is saved under its name.
    """

    made = 0

    def __init__(self, events: Iterable[Event], hold: bool = False) -> None:
        self._events = events
        self._hold = hold
        self.halt = threading.Event()
        self.stops = 0
        RecordedRun.made += 1
        self._number = RecordedRun.made

    def stop(self) -> None:
        self.stops += 1
        self.halt.set()

    def skip_model(self, model: str) -> None:
        """Recorded events cannot be skipped."""

    def events(self) -> Iterator[Event]:
        at_s = 0.0
        for event in self._events:
            if isinstance(event, RunStarted):
                event = replace(event, run=f"{event.run}-{self._number}")
            at_s = max(at_s, getattr(event, "at_s", 0.0))
            yield event
            if self.halt.is_set():
                break
            if isinstance(event, RunEnded):
                return
        if self._hold:
            self.halt.wait(60)
        yield RunEnded(at_s, "stopped" if self.halt.is_set() else "finished")
