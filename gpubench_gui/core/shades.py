"""Colours of a heat map of speedups: one hue on either side of 1×, and a colour for the figures on them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpubench_gui.core.palette import Style, Theme

_LIMITS = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
_FIRST = 0.12  # share of the hue just beside 1×: a cell is seen to lie on one side of it
LEAST_CONTRAST = 4.58  # of `ink`
_BEND = 0.6  # below 1, so that 1.5× can be told from 1× on a scale that ends at 100×


def limit(speedups: Sequence[float]) -> float:
    """The end of the scale, the same on both sides of 1×: the first round factor that no speedup passes."""
    widest = max((max(s, 1 / s) for s in speedups), default=1.0)
    return next((x for x in _LIMITS if x >= widest), _LIMITS[-1])


def key_ticks(end: float) -> tuple[float, ...]:
    """The speedups named on the key of a scale that ends at `end`: 0.1, 0.33, 1, 3, 10."""
    inner = 3.0 if end <= 30 else 10.0  # about half-way to the end
    above = (inner, end) if inner < end else (end,)
    return (*(1 / x for x in reversed(above)), 1.0, *above)


def place(speedup: float, end: float) -> float:
    """Where a speedup stands on the scale: -1 at 1/`end`, 0 at 1×, 1 at `end`; beyond them, at them."""
    share = max(-1.0, min(1.0, math.log(speedup) / math.log(end)))
    return math.copysign(abs(share) ** _BEND, share)


def shade(speedup: float, end: float, theme: Theme, hues: tuple[str, str]) -> str:
    """The colour of a cell: towards the first of `hues` where the baseline is faster, else towards the second."""
    return at(place(speedup, end), theme, hues)


def at(position: float, theme: Theme, hues: tuple[str, str]) -> str:
    """The colour at a position of the scale, from -1 to 1."""
    if position == 0:
        return theme.surface
    return mix(theme.surface, hues[position > 0], _FIRST + (1 - _FIRST) * abs(position))


def ink(colour: str) -> str:
    """Black or white, whichever stands out more: at least 4.58:1 on any colour, since their own 21:1 is its square."""
    return max(("#000000", "#FFFFFF"), key=lambda c: contrast(c, colour))


def side_hues(styles: dict[str, Style], device: str, baseline: str, theme: Theme) -> tuple[str, str]:
    """The colours of the baseline and the device; two that share one are told apart by the next."""
    ours, theirs = styles[device].colour, styles[baseline].colour
    if ours == theirs:
        ours = 1 + ours % (len(theme.series) - 1)
    return theme.series[theirs], theme.series[ours]


def mix(colour: str, other: str, share: float) -> str:
    """`share` of `other` mixed into `colour`, as "#RRGGBB"."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2.2 defines it, 1 to 21."""
    dark, light = sorted(_luminance(c) for c in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [c / 255 for c in _channels(colour)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
