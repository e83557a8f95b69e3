"""The words of the mark on a run that was measured earlier."""

from __future__ import annotations

from datetime import datetime

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.wording import listed

_MONTHS = (
    *(mark("Jan"), mark("Feb"), mark("Mar"), mark("Apr"), mark("May"), mark("Jun")),
    *(mark("Jul"), mark("Aug"), mark("Sep"), mark("Oct"), mark("Nov"), mark("Dec")),
)


def recorded_on(record: RunRecord) -> str:
    """ "30 Nov 2026, NVIDIA H200": the day it was measured, at the place it was, and the accelerators, or the CPU.

    The day is left out where the run's start is no date. `record` has begun.
    """
    devices = [d for d in record.spec.devices if not d.tuned]
    names = [d.name for d in devices if not d.is_cpu] or [d.name for d in devices]
    named = listed(list(dict.fromkeys(names)))
    try:
        day = datetime.fromisoformat(record.started.started if record.started else "")
    except ValueError:
        return named
    month = tr(_MONTHS[day.month - 1])
    return tr("{day} {month} {year}, {devices}", day=day.day, month=month, year=day.year, devices=named)
