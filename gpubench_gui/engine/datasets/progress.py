"""Progress events at a bearable rate, and the one place where preparing notices that it should stop."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from gpubench_gui.core.events import DataProgress
from gpubench_gui.engine.datasets.images import Stopped

Step = Literal["download", "check", "decode", "make", "write"]
Unit = Literal["bytes", "images"]

_INTERVAL_S = 0.12  # with the last event of a step on top, never more than ten a second


class Progress:
    """Turns counts into `DataProgress` events for `send`; `stopped` says whether the front end is gone."""

    def __init__(
        self,
        send: Callable[[DataProgress], None],
        stopped: Callable[[], bool],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._send = send
        self._stopped = stopped
        self._clock = clock
        self._step: Step | None = None
        self._began = self._due = 0.0
        self._complete = False

    def check(self) -> None:
        """Raise `Stopped` once the front end asked for an end."""
        if self._stopped():
            raise Stopped

    def update(self, step: Step, done: float, total: float | None, unit: Unit) -> None:
        """`done` of `total` (None: unknown) is behind us. Raises `Stopped` as `check` does.

        The first and the last count of a step are always sent, others when an event is due.
        """
        self.check()
        now = self._clock()
        if step != self._step:
            self._step, self._began, self._due, self._complete = step, now, now, False
        if now < self._due and (done != total or self._complete):
            return
        self._due = now + _INTERVAL_S
        self._complete = done == total
        spent = now - self._began
        rate = done / spent if spent > 0 and done > 0 else None
        left = (total - done) / rate if rate and total is not None else None
        self._send(DataProgress(step, done, total, unit, rate, left))
