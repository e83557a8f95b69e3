"""What a run whose stream broke off still owes."""

from __future__ import annotations

from gpubench_gui.core import events as ev
from gpubench_gui.core.broken_off import owed
from gpubench_gui.core.record import RunRecord
from tests.demo import demo_events, demo_record
from tests.runner.drive import check_one_terminal_event_each


def test_a_run_that_broke_off_anywhere_gets_exactly_the_terminal_events_it_lacks() -> None:
    events = list(demo_events(("small-cnn",), rounds=1))
    for length in range(1, len(events) + 1, 7):
        record = RunRecord()
        for event in events[:length]:
            record.apply(event)
        whole = [*events[:length], *owed(record, "failed", "it broke")]
        check_one_terminal_event_each(whole)
        assert sum(isinstance(e, ev.CellEnded) for e in whole) == 2
        assert [e.outcome for e in whole if isinstance(e, ev.RunEnded)] == ["failed"]
        assert isinstance(whole[-1], ev.RunEnded)


def test_a_run_that_ended_owes_nothing() -> None:
    assert list(owed(demo_record(("small-cnn",)), "failed", "it broke")) == []
