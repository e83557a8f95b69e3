"""The sizes that the window can be shown at."""

from __future__ import annotations

STEPS = (80, 90, 100, 110, 125, 150, 175, 200)  # per cent


def stepped(percent: int, by: int) -> int:
    """The size `by` steps from `percent`, at most the first or the last."""
    place = min(range(len(STEPS)), key=lambda i: abs(STEPS[i] - percent))
    return STEPS[max(0, min(len(STEPS) - 1, place + by))]
