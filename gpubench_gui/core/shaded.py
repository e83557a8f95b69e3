"""The stretches of a run's time axis whose batches count for less: warm-up, and blocks that something disturbed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.validity import is_doubtful

Spans = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Shaded:
    """Spans in seconds since the run began, ascending and apart. `causes` are the flags of the disturbed ones."""

    warm_up: Spans = ()
    disturbed: Spans = ()
    causes: tuple[str, ...] = ()


def shaded(record: RunRecord) -> Shaded:
    """Over all devices: they take turns. A warm-up under way ends now.

    Only a transient cause (contended, throttled) marks a span; one that stays with the machine would mark them all.
    """
    warm_up: list[tuple[float, float]] = []
    disturbed: list[tuple[float, float]] = []
    causes: list[str] = []
    for cell in record.cells.values():
        for span in cell.spans:
            if span.phase == "warm-up":
                warm_up.append((span.start_s, record.now_s if span.end_s is None else span.end_s))
        for launch in cell.launches:
            for block in launch.blocks:
                if is_doubtful(block.flags):
                    disturbed.append((block.at_s - block.seconds, block.at_s))
                    causes += block.flags
    return Shaded(_joined(warm_up), _joined(disturbed), tuple(dict.fromkeys(causes)))


def _joined(spans: Iterable[tuple[float, float]]) -> Spans:
    result: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if result and start <= result[-1][1]:
            result[-1] = result[-1][0], max(end, result[-1][1])
        else:
            result.append((start, end))
    return tuple(result)
