"""When a model has been measured enough."""

from __future__ import annotations

from collections.abc import Sequence

from gpubench_gui.core.stats import LOOKS, Estimate

TARGET = 0.05


def known(estimates: Sequence[Estimate | None], rounds: int) -> bool:
    """Whether every figure is known to ±5 % after `rounds` rounds; looked at only after 3, 5, 8, 12 and 20.

    One that is None or has no interval yet is not known. The intervals allow for these looks and for no
    others (`stats.LOOKED_AT_CONFIDENCE`): stopping at any other moment makes them cover less than they say.
    """
    if rounds not in LOOKS:
        return False
    widths = [e.half_width if e else None for e in estimates]
    return all(w is not None and w <= TARGET for w in widths)
