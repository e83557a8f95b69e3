"""The words of the mark on a run that was measured earlier."""

from __future__ import annotations

from datetime import datetime

from gpubench_gui.core.record import RunRecord

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def recorded_on(record: RunRecord) -> str:
    """ "30 Nov 2026, NVIDIA H200": the day it was measured, at the place it was, and the accelerators, or the CPU.

    The day is left out where the run's start is no date. `record` has begun.
    """
    devices = [d for d in record.spec.devices if not d.tuned]
    labels = [d.label for d in devices if not d.is_cpu] or [d.label for d in devices]
    named = " and ".join(dict.fromkeys(labels))
    try:
        day = datetime.fromisoformat(record.started.started if record.started else "")
    except ValueError:
        return named
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}, {named}"
