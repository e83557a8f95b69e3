"""A run whose stream broke off: the terminal events that it still owes, so that nothing runs for ever."""

from __future__ import annotations

from collections.abc import Iterator

from gpubench_gui.core.events import CellEnded, Event, LaunchEnded, Outcome, RunEnded
from gpubench_gui.core.record import RunRecord


def owed(record: RunRecord, outcome: Outcome, reason: str) -> Iterator[Event]:
    """A terminal event for every launch and cell of `record` that has none, then the run's with `outcome`.

    The cells end as stopped, since no device is to blame: what they measured stays a figure. Nothing for a
    run that has ended.
    """
    if record.ended is not None:
        return
    for cell in record.cells.values():
        if cell.ended is None:
            for launch in cell.launches:
                if launch.ended is None:
                    yield LaunchEnded(cell.model, cell.device, launch.round, record.now_s, "stopped")
            yield CellEnded(cell.model, cell.device, record.now_s, "stopped", "stopped", reason)
    yield RunEnded(record.now_s, outcome)
