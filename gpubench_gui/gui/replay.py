"""A saved run played again in its own time, faster, or as fast as it can be shown."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter

from gpubench_gui.core.events import Event
from gpubench_gui.core.timeline import timeline

Wait = Callable[[threading.Event, float], object]


class Replay:
    """A `RunLike` whose events come out when they are due, `speed` recorded seconds in each second.

        created ──events()──► playing ──(last event) or stop()──► ended

    `stop` and `set_speed` take effect at once and may be called from any thread; a speed of infinity waits for
    nothing. `clock` (seconds) and `wait` (until the event is set, at most so many seconds) are for tests.
    """

    def __init__(
        self,
        events: Iterable[Event],
        speed: float = 1.0,
        clock: Callable[[], float] = perf_counter,
        wait: Wait = threading.Event.wait,
    ) -> None:
        self._events = events
        self._clock, self._wait = clock, wait
        self._lock = threading.Lock()
        self._speed = speed
        self._at_s = 0.0  # of the recording, when the clock showed `_since`
        self._since = clock()
        self._stopped = False
        self._told = threading.Event()

    def stop(self) -> None:
        self._stopped = True
        self._told.set()

    def set_speed(self, speed: float) -> None:
        with self._lock:
            now = self._clock()
            if self._speed != float("inf"):
                self._at_s += (now - self._since) * self._speed
            self._since, self._speed = now, speed
        self._told.set()

    def skip_model(self, model: str) -> None:
        """A recording measures nothing, so it has nothing to skip."""

    def events(self) -> Iterator[Event]:
        with self._lock:
            self._since = self._clock()
        for due_s, event in timeline(self._events):
            while not self._stopped and (left_s := self._left(due_s)) > 0:
                self._wait(self._told, left_s)
                self._told.clear()
            if self._stopped:
                return
            yield event

    def _left(self, due_s: float) -> float:
        """Seconds until the moment `due_s` of the recording; 0 when it has come."""
        with self._lock:
            now = self._clock()
            if self._speed == float("inf"):
                self._at_s, self._since = due_s, now
                return 0.0
            return max(0.0, (due_s - self._at_s) / self._speed - (now - self._since))
