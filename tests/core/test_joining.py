"""What is kept of a run and what was measured later make one run, whose figures are those of its parts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.joining import RESUMED, RESUMED_AT, joined
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.resuming import Rest, rest
from gpubench_gui.core.summary import summarise
from gpubench_gui.core.timeline import timeline
from tests.demo import CPU, H200, RUN, demo_events

AT = "2026-03-15T09:00:00+01:00"
MODELS = ("small-cnn", "resnet18")


def record_of(events: list[ev.Event]) -> RunRecord:
    record = RunRecord()
    for event in events:
        record.apply(event)
    return record


def stopped_after(model: str, protocol: str = "quick", devices=(CPU, H200), failed=()) -> list[ev.Event]:
    """A run that measured `model` and was stopped some seconds into the next."""
    events = list(demo_events(MODELS, devices, protocol=protocol, failed=failed))
    last = max(i for i, e in enumerate(events) if isinstance(e, ev.CellEnded) and e.model == model)
    cut = last + 400
    assert any(isinstance(e, ev.LaunchStarted) and e.model != model for e in events[last:cut])
    now = max(getattr(e, "at_s", 0.0) for e in events[:cut])
    over = {(e.model, e.device) for e in events[:cut] if isinstance(e, ev.CellEnded)}
    ends = [
        ev.CellEnded(m, d.key, now, "stopped", "stopped", "stopped")
        for m in MODELS
        for d in devices
        if (m, d.key) not in over
    ]
    return [*events[:cut], *ends, ev.RunEnded(now, "stopped")]


def fresh(what: Rest) -> list[ev.Event]:
    """The run that measures `what`."""
    events = list(demo_events(what.spec.models, what.spec.devices, protocol=what.spec.protocol))
    assert isinstance(events[0], ev.RunStarted)
    return [replace(events[0], run="20260315-090000-new"), *events[1:]]


def resumed(old: list[ev.Event]) -> tuple[Rest, list[ev.Event], list[ev.Event]]:
    """What was missing, the new part, and both as one."""
    what = rest(record_of(old), "0.1.0")
    new = fresh(what)
    return what, new, list(joined(old, what, new, AT))


def test_every_figure_is_that_of_the_part_it_was_measured_in() -> None:
    old = stopped_after("small-cnn")
    _, new, both = resumed(old)
    whole = summarise(record_of(both))
    before, after = summarise(record_of(old)), summarise(record_of(new))
    for cell in whole.cells:
        part = before if cell.model == "small-cnn" else after
        assert cell == next(c for c in part.cells if (c.model, c.device) == (cell.model, cell.device))
        assert cell.status == "finished"
    for comparison in whole.comparisons:
        part = before if comparison.model == "small-cnn" else after
        assert comparison.speedup == next(c.speedup for c in part.comparisons if c.model == comparison.model)


def test_nothing_is_left_of_what_was_measured_of_a_missing_cell() -> None:
    old = stopped_after("small-cnn")
    _, new, both = resumed(old)
    assert record_of(old).cell("resnet18", "cpu").batches
    for key in ("cpu", "cuda:0"):
        one, two = record_of(both).cell("resnet18", key), record_of(new).cell("resnet18", key)
        assert one.batches == two.batches
        assert len(one.launches) == len(two.launches)


def test_the_first_event_is_the_old_one_and_tells_what_it_goes_on_with_and_when() -> None:
    old = stopped_after("small-cnn")
    what, _, both = resumed(old)
    first, before = both[0], old[0]
    assert isinstance(first, ev.RunStarted)
    assert isinstance(before, ev.RunStarted)
    assert (first.run, first.spec, first.started) == ("20260315-090000-new", before.spec, before.started)
    assert first.host == {**before.host, RESUMED: RUN, RESUMED_AT: AT}
    (notice,) = record_of(both).notices
    assert notice.text.startswith(f"This run goes on with {RUN}, which ended early: 2 of 4 cells are kept")
    assert notice.at_s == what.until_s


def test_the_clock_never_runs_backward_from_one_part_to_the_other() -> None:
    old = stopped_after("small-cnn")
    what, new, both = resumed(old)
    times = [t for e in both if (t := getattr(e, "at_s", None)) is not None]
    joint = next(i for i, e in enumerate(both) if isinstance(e, ev.Notice))
    early, late = both[:joint], both[joint + 1 :]
    assert max(getattr(e, "at_s", 0.0) for e in early) <= what.until_s
    assert max(x for e in early if isinstance(e, ev.Batches) for x in e.elapsed_s) <= what.until_s
    assert min(e.elapsed_s[0] for e in late if isinstance(e, ev.Batches)) > what.until_s
    assert min(getattr(e, "at_s", what.until_s) for e in late) >= what.until_s
    assert max(times) == pytest.approx(what.until_s + max(getattr(e, "at_s", 0.0) for e in new))
    due = [at for at, _ in timeline(both)]
    assert due == sorted(due)


def test_each_cell_and_the_run_end_once_and_the_images_are_ready_once() -> None:
    _, _, both = resumed(stopped_after("small-cnn"))
    ends = [(e.model, e.device) for e in both if isinstance(e, ev.CellEnded)]
    assert sorted(ends) == sorted((m, d.key) for m in MODELS for d in (CPU, H200))
    assert [type(e) for e in both].count(ev.RunEnded) == 1
    assert [type(e) for e in both].count(ev.DataReady) == 1
    assert isinstance(both[-1], ev.RunEnded)
    assert both[-1].outcome == "finished"


def test_a_study_keeps_its_trained_cell_and_a_kept_failure_stays_one() -> None:
    old = stopped_after("small-cnn", "study", failed=[("small-cnn", "cuda:0")])
    what, _, both = resumed(old)
    assert what.done == {("small-cnn", "cpu"), ("small-cnn", "cuda:0")}
    record = record_of(both)
    failure = record.cell("small-cnn", "cuda:0").ended
    assert failure is not None
    assert failure.outcome == "failed"
    assert record.ended is not None
    assert record.ended.outcome == "failed"


def test_the_energy_meter_never_falls_and_a_missing_sensor_is_told_once() -> None:
    old, gone = stopped_after("small-cnn"), ev.SensorMissing(1.0, None, "CPU energy", "not allowed")
    what = rest(record_of(old), "0.1.0")
    first, last = (ev.Sampled(at, 1.0, 1.0, 0.0, 1, 2, 1, cpu_energy_j=e) for at, e in ((1.0, 10.0), (2.0, 70.0)))
    new = fresh(what)
    both = list(joined([old[0], gone, first, last, *old[1:]], what, [new[0], gone, first, *new[1:]], AT))
    readings = [e.cpu_energy_j for e in both if isinstance(e, ev.Sampled) and e.cpu_energy_j is not None]
    assert readings == [10.0, 70.0, 80.0]
    assert both.count(gone) == 1
    assert len([e for e in both if isinstance(e, ev.SensorMissing)]) == 1


def test_what_watching_cost_is_that_of_both_parts() -> None:
    old, cost = stopped_after("small-cnn"), ev.MonitoringCost(5.0, 100.0, 1.0, 0.5)
    what = rest(record_of(old), "0.1.0")
    new = fresh(what)
    both = joined([*old[:-1], cost, old[-1]], what, [*new[:-1], cost, new[-1]], AT)
    (told,) = [e for e in both if isinstance(e, ev.MonitoringCost)]
    assert (told.seconds, told.cpu_s, told.sampler_s) == (200.0, 2.0, 1.0)


def test_a_run_of_which_nothing_is_kept_begins_anew_at_its_first_second() -> None:
    events = list(demo_events(MODELS, until_s=6.0))
    what = rest(
        record_of([*events, *(ev.CellEnded(m, d, 6.0, "stopped") for m in MODELS for d in ("cpu", "cuda:0"))]), "0.1.0"
    )
    assert (what.done, what.until_s, what.spec) == (frozenset(), 0.0, record_of(events).spec)
    new = fresh(what)
    both = list(joined(events, what, new, AT))
    assert both[2:] == new[1:]


def test_a_resumed_run_that_was_stopped_is_resumed_again() -> None:
    _, _, both = resumed(stopped_after("small-cnn"))
    cut = next(i for i, e in enumerate(both) if isinstance(e, ev.CellEnded) and e.model == "resnet18")
    ends = [ev.CellEnded("resnet18", d, 500.0, "stopped") for d in ("cpu", "cuda:0")]
    what, _, again = resumed([*both[:cut], *ends, ev.RunEnded(500.0, "stopped")])
    assert what.done == {("small-cnn", "cpu"), ("small-cnn", "cuda:0")}
    first = again[0]
    assert isinstance(first, ev.RunStarted)
    assert first.host[RESUMED] == "20260315-090000-new"
    assert all(c.status == "finished" for c in summarise(record_of(again)).cells)
