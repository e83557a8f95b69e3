"""Both parts of a run that was gone on with as one stream of events: what is kept of the first, then all of the second.

What was measured of a missing cell before is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from gpubench_gui.core import events as ev
from gpubench_gui.core.resuming import Rest

RESUMED = "resumed run"  # the fact of a run's host that names the run it went on with
RESUMED_AT = "resumed at"  # and the one that says when, in ISO 8601 with offset


def joined(old: Iterable[ev.Event], rest_: Rest, new: Iterable[ev.Event], at: str) -> Iterator[ev.Event]:
    """One run, under the name of the `new` part: what is kept of `old`, then the new part with its clock set forward.

    `old` are all events of the run `rest_` is of; `at` is when it was gone on with. The first event is the old one,
    with what it was before among its facts. Samples, notices and sensors that are missing belong to no cell and are
    kept up to the end of the last launch that is kept.
    """
    kept = _Kept(rest_)
    fresh = iter(new)
    start = next(e for e in fresh if isinstance(e, ev.RunStarted))
    for event in old:
        if isinstance(event, ev.RunStarted):
            yield replace(event, run=start.run, host={**event.host, RESUMED: event.run, RESUMED_AT: at})
        elif (found := kept.of(event)) is not None:
            yield found
    yield ev.Notice(rest_.until_s, "info", _told(rest_))
    for event in fresh:
        if (found := kept.after(event)) is not None:
            yield found


def _told(rest_: Rest) -> str:
    assert rest_.record.started is not None
    done, all_ = len(rest_.done), len(rest_.record.cells)
    return (
        f"This run goes on with {rest_.record.started.run}, which ended early: {done} of {all_} cells are kept as "
        "they were, the others are measured anew."
    )


class _Kept:
    """What is taken of either part, and what has to be carried from the first to the second."""

    def __init__(self, rest_: Rest) -> None:
        self._rest = rest_
        self._done, self._until_s = rest_.done, rest_.until_s
        self._data = False
        self._missing_sensors: set[tuple[str | None, str, str]] = set()
        self._energy_j = 0.0
        self._watched = ev.MonitoringCost(0.0, 0.0, 0.0, 0.0)

    def of(self, event: ev.Event) -> ev.Event | None:
        """What of an `event` of the first part is kept."""
        if not self._done:
            return None
        match event:
            case ev.DataReady():
                self._data = True
                return event
            case ev.MonitoringCost():
                self._watched = event
                return None
            case ev.CellEnded():
                early = replace(event, at_s=min(event.at_s, self._until_s))
                return early if (event.model, event.device) in self._done else None
            case ev.Sampled() | ev.Notice() | ev.SensorMissing():
                if event.at_s > self._until_s:
                    return None
                if isinstance(event, ev.SensorMissing):
                    self._missing_sensors.add((event.device, event.name, event.reason))
                if isinstance(event, ev.Sampled) and event.cpu_energy_j is not None:
                    self._energy_j = event.cpu_energy_j
                return event
            case _:
                model, device = getattr(event, "model", None), getattr(event, "device", None)
                return event if (model, device) in self._done else None

    def after(self, event: ev.Event) -> ev.Event | None:
        """An `event` of the second part as it stands in the whole."""
        match event:
            case ev.DataProgress() | ev.DataReady() if self._data:
                return None
            case ev.SensorMissing() if (event.device, event.name, event.reason) in self._missing_sensors:
                return None
            case ev.Sampled() if event.cpu_energy_j is not None:  # counted anew since the second part began
                event = replace(event, cpu_energy_j=event.cpu_energy_j + self._energy_j)
            case ev.MonitoringCost(seconds=seconds, cpu_s=cpu_s, sampler_s=sampler_s):
                before = self._watched
                sums = {
                    "seconds": seconds + before.seconds,
                    "cpu_s": cpu_s + before.cpu_s,
                    "sampler_s": sampler_s + before.sampler_s,
                }
                event = replace(event, **sums)
            case ev.RunEnded(outcome="finished") if self._failed():
                event = replace(event, outcome="failed")
            case _:
                pass
        return later(event, self._until_s)

    def _failed(self) -> bool:
        ends = (self._rest.record.cells[key].ended for key in self._done)
        return any(end is not None and end.outcome == "failed" for end in ends)


def later(event: ev.Event, by_s: float) -> ev.Event:
    """`event` with its times in the run `by_s` seconds later."""
    if isinstance(event, ev.Batches):
        return replace(event, elapsed_s=tuple(x + by_s for x in event.elapsed_s))
    at_s: float | None = getattr(event, "at_s", None)
    return event if at_s is None else replace(event, at_s=at_s + by_s)  # type: ignore[arg-type]  # those that have it
