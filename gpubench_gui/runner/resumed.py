"""A run that goes on with one that ended early: only what is missing is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from itertools import chain
from pathlib import Path

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import CellEnded, DataFailed, Event, LaunchReady
from gpubench_gui.core.joining import joined
from gpubench_gui.core.resuming import NotResumable, Rest, check_devices, check_event
from gpubench_gui.runner.run import Run


class ResumedRun:
    """Used like a `Run`. Its events begin with what is kept of `rest.record`, whose events are all of `old()`.

    Nothing is yielded until a child has built its model and everything is found to be as it was: `events` raises
    `NotResumable` until then, and yields nothing at all where it was stopped before. So a run that cannot be gone on
    with leaves no trace, and whoever iterates saves a new run beside the old one, which is never touched.
    """

    def __init__(
        self,
        rest: Rest,
        old: Callable[[], Iterator[Event]],
        devices: tuple[DeviceInfo, ...],
        cache: Path,
        pace: float = 1.0,
    ) -> None:
        self._rest, self._old, self._devices = rest, old, devices
        self._run = Run(rest.spec, devices, cache, pace, done=rest.done)
        self._stopped = False

    @property
    def id(self) -> str:
        return self._run.id

    def stop(self) -> None:
        self._stopped = True
        self._run.stop()

    def skip_model(self, model: str) -> None:
        self._run.skip_model(model)

    def events(self) -> Iterator[Event]:
        """Those of the whole run. Ends its children however it is left."""
        check_devices(self._rest, self._devices)
        at = datetime.now().astimezone().isoformat(timespec="seconds")
        with closing(self._run.events()) as new:
            begun = self._begun(new)
            if begun:
                yield from joined(self._old(), self._rest, chain(begun, new), at)

    def _begun(self, new: Iterator[Event]) -> list[Event]:
        """The first events of the new part, up to the first child that is ready; none where it was stopped."""
        events: list[Event] = []
        for event in new:
            check_event(self._rest, event)
            events.append(event)
            if isinstance(event, LaunchReady):
                return events
        if self._stopped:
            return []
        for event in events:
            if isinstance(event, DataFailed):
                raise NotResumable(f"This run cannot be resumed now: {event.reason} {event.cure}")
        ends = [e.reason for e in events if isinstance(e, CellEnded) and e.reason]
        raise NotResumable(f"This run cannot be resumed now, since no model could be started: {ends[0]}.")
