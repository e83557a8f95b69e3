"""When the events of a saved run are due."""

from __future__ import annotations

from gpubench_gui.core import events as ev
from gpubench_gui.core.timeline import timeline
from tests.demo import demo_events


def batches(*ended_s: float) -> ev.Batches:
    n = len(ended_s)
    return ev.Batches("small-cnn", "cpu", 0, "measure", 0, 0, ended_s, (0.1,) * n, (128,) * n, (1.0,) * n)


def test_events_keep_their_order_and_their_times_never_fall() -> None:
    events = list(demo_events(("small-cnn",)))
    timed = list(timeline(events))
    assert [event for _, event in timed] == events
    due = [at for at, _ in timed]
    assert due == sorted(due)
    assert due[0] == 0
    ended = events[-1]
    assert isinstance(ended, ev.RunEnded)
    assert due[-1] == ended.at_s


def test_batches_are_due_when_their_last_one_ended() -> None:
    assert [at for at, _ in timeline([batches(1.0, 2.0, 3.5)])] == [3.5]


def test_events_without_a_time_are_spread_between_their_neighbours() -> None:
    progress = ev.DataProgress("make", 1, 2, "images", None, None)
    notices = [ev.Notice(2.0, "info", "a"), progress, progress, ev.Notice(6.0, "info", "b"), progress]
    assert [at for at, _ in timeline(notices)] == [2.0, 2.0, 4.0, 6.0, 6.0]


def test_an_event_stamped_before_its_predecessor_is_due_with_it() -> None:
    assert [at for at, _ in timeline([ev.Notice(5.0, "info", "a"), ev.Notice(4.9, "info", "b")])] == [5.0, 5.0]
