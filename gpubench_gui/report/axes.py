"""Axes in the project's look: plain numbers on the scales, devices in their colour, dash and marker."""

from __future__ import annotations

import math
from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator, NullFormatter, NullLocator

from gpubench_gui.core.palette import Marker
from gpubench_gui.core.wording import figures
from gpubench_gui.report.canvas import font

MARKS: dict[Marker, str] = {"circle": "o", "square": "s", "triangle": "^", "diamond": "D"}


def line_style(dash: Sequence[float]) -> str | tuple[float, tuple[float, ...]]:
    """The dash pattern of `core.palette` in matplotlib's terms."""
    return (0.0, tuple(dash)) if dash else "solid"


def tick_text(value: float, _: int | None = None) -> str:
    """A number on a scale, without trailing zeros: "0.5", "20", "1 500"."""
    text = figures(value, 3)
    return text.rstrip("0").rstrip(".") if "." in text else text


def plain_axes(ax: Axes, size: float) -> None:
    """Light grid, no tick marks, numbers of `size` points."""
    ax.grid(True)
    ax.tick_params(which="both", length=0, pad=8)
    for axis in (ax.xaxis, ax.yaxis):
        axis.set_tick_params(labelsize=size)
        axis.label.set_fontproperties(font(size))


def linear_axis(axis: Axis, count: int = 6) -> None:
    axis.set_major_locator(MaxNLocator(count, steps=[1, 2, 2.5, 5, 10]))
    axis.set_major_formatter(FuncFormatter(tick_text))


def log_axis(axis: Axis, low: float, high: float) -> None:
    """A logarithmic scale from `low` to `high` with round numbers on it; 0 < low < high."""
    steps = next(
        s for s in ((1, 2, 3, 5, 7), (1, 2, 5), (1, 3), (1,)) if len(_round_numbers(s, low, high)) <= 7 or s == (1,)
    )
    axis.set_major_locator(FixedLocator(_round_numbers(steps, low, high)))
    axis.set_major_formatter(FuncFormatter(tick_text))
    axis.set_minor_locator(NullLocator())
    axis.set_minor_formatter(NullFormatter())


def _round_numbers(steps: Sequence[int], low: float, high: float) -> list[float]:
    decades = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    return [s * 10.0**d for d in decades for s in steps if low <= s * 10.0**d <= high]


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Positions near `wanted` and in its order, `gap` apart and inside [low, high] where there is room."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed: list[float] = []
    for i in order:
        at = max(wanted[i], low)
        placed.append(max(at, placed[-1] + gap) if placed else at)
    limit = high
    for k in range(len(placed) - 1, -1, -1):
        placed[k] = min(placed[k], limit)
        limit = placed[k] - gap
    result = [0.0] * len(wanted)
    for k, i in enumerate(order):
        result[i] = placed[k]
    return result
