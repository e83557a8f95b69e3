"""What the card calls failures, and what must stand beside a figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gpubench_gui.core.summary import CellSummary, Comparison
from gpubench_gui.core.wording import interval

T = TypeVar("T")
FAILURES = {
    "out-of-memory": "out of memory",
    "device-error": "device error",
    "died": "process died",
    "silent": "no answer",
}
INDICATIVE = "indicative"  # from one launch: no interval
STATES = {"stopped": "stopped", "running": "running", "waiting": "not run"}


def state(cell: CellSummary) -> str:
    """Why a cell has no figure, in two or three words."""
    if cell.status == "failed":
        return FAILURES.get(cell.kind or "", "failed")
    return STATES.get(cell.status, "no figure")


def detail(comparison: Comparison) -> str:
    """What must stand beside a speedup: its interval, and a word where it is no gain."""
    s = comparison.speedup
    if s is None:
        return comparison.reason or ""
    if s.low is None or s.high is None:
        return INDICATIVE if s.value >= 1 else f"slower, {INDICATIVE}"
    between = interval(s.low, s.high)
    if not comparison.clear:
        return f"{between}, no clear difference"
    return between if s.value > 1 else f"{between}, slower"


def evenly(items: Sequence[T], limit: int) -> list[T]:
    """At most `limit` of `items`, first and last among them, evenly spread and in their order; limit ≥ 2."""
    if len(items) <= limit:
        return list(items)
    return [items[round(i * (len(items) - 1) / (limit - 1))] for i in range(limit)]
