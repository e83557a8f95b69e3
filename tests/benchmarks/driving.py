"""Drives the program's own runs for the benchmarks beside this file: no window, nothing saved."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from datetime import datetime
from typing import cast

from gpubench_gui.core.events import Event, LaunchEnded
from gpubench_gui.core.record import RunRecord
from gpubench_gui.runner.run import Run
from gpubench_gui.telemetry.machine import host_facts


class NotMeasured(Exception):
    """A run that gave no figure; its text says why."""


def finished_rounds(record: RunRecord, model: str) -> int:
    """How many rounds of `model` are over on every device."""
    cells = [cell for (name, _), cell in record.cells.items() if name == model]
    return min(sum(x.ended is not None and x.round >= 0 for x in cell.launches) for cell in cells)


def measure(run: Run, rounds: int | None = None, each: Callable[[RunRecord, Event], None] | None = None) -> RunRecord:
    """The record of `run`, left as soon as each of its models has had `rounds` rounds (None: at its own end).

    `each` sees every event once it was applied. Raises `NotMeasured` where the run failed.
    """
    record = RunRecord()
    with closing(cast(Generator[Event, None, None], run.events())) as events:
        for event in events:
            record.apply(event)
            if each is not None:
                each(record, event)
            if rounds is None or not isinstance(event, LaunchEnded):
                continue
            if min(finished_rounds(record, m) for m in record.spec.models) >= rounds:
                break
    if record.data_failed is not None:
        raise NotMeasured(record.data_failed.reason)
    for cell in record.cells.values():
        if cell.ended is not None and cell.ended.outcome == "failed":
            raise NotMeasured(f"{cell.model} on {cell.device} failed: {cell.ended.reason}")
    return record


def provenance(record: RunRecord) -> str:
    """Machine, PyTorch and date, for the head of a table."""
    ready = next((cell.ready for cell in record.cells.values() if cell.ready), None)
    host = host_facts()
    names = [host["cpu"], *(d.label for d in record.spec.devices)]
    torch = f"torch {ready.facts['torch']}" if ready else "torch unknown"
    today = datetime.now().astimezone().date().isoformat()
    return ", ".join(dict.fromkeys(str(n) for n in names)) + f"; {torch}; {host['os']}; {today}"
