"""What the card and the clipboard call failures, and what must stand beside a figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.summary import CellSummary, Comparison
from gpubench_gui.core.wording import interval

T = TypeVar("T")
FAILURES = {
    "out-of-memory": mark("out of memory"),
    "device-error": mark("device error"),
    "died": mark("process died"),
    "silent": mark("no answer"),
}
INDICATIVE = mark("indicative")  # from one launch: no interval
STATES = {"stopped": mark("stopped"), "running": mark("running"), "waiting": mark("not run")}


def state(cell: CellSummary) -> str:
    """Why a cell has no figure, in two or three words."""
    if cell.status == "failed":
        return failure(cell.kind)
    return tr(STATES[cell.status]) if cell.status in STATES else tr("no figure")


def failure(kind: str | None) -> str:
    """What befell a cell that failed, in two words."""
    return tr(FAILURES[kind]) if kind in FAILURES else tr("failed")


def detail(comparison: Comparison) -> str:
    """What must stand beside a speedup: its interval, and a word where it is no gain."""
    s = comparison.speedup
    if s is None:
        return comparison.reason or ""
    if s.low is None or s.high is None:
        return tr(INDICATIVE) if s.value >= 1 else tr("slower, indicative")
    between = interval(s.low, s.high)
    if not comparison.clear:
        return tr("{interval}, no clear difference", interval=between)
    return between if s.value > 1 else tr("{interval}, slower", interval=between)


def evenly(items: Sequence[T], limit: int) -> list[T]:
    """At most `limit` of `items`, first and last among them, evenly spread and in their order; limit ≥ 2."""
    if len(items) <= limit:
        return list(items)
    return [items[round(i * (len(items) - 1) / (limit - 1))] for i in range(limit)]
