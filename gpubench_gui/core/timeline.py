"""When each event of a saved run is due, seconds since the run began."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gpubench_gui.core.events import Batches, Event


def timeline(events: Iterable[Event]) -> Iterator[tuple[float, Event]]:
    """Each event with its moment, which never falls. Batches are due when their last one ended.

    Events without a time of their own (preparing the images, a child that is ready) are spread evenly between
    their neighbours; the first is due at 0, those after the last time at that time.
    """
    last_s = 0.0
    waiting: list[Event] = []
    for event in events:
        moment = _moment(event)
        if moment is None:
            waiting.append(event)
            continue
        due_s = max(last_s, moment)
        step_s = (due_s - last_s) / max(len(waiting), 1)
        yield from ((last_s + i * step_s, early) for i, early in enumerate(waiting))
        yield due_s, event
        waiting, last_s = [], due_s
    yield from ((last_s, late) for late in waiting)


def _moment(event: Event) -> float | None:
    if isinstance(event, Batches):
        return event.elapsed_s[-1] if event.elapsed_s else None
    at_s: float | None = getattr(event, "at_s", None)
    return at_s
