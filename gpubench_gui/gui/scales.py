"""Axis ranges that grow in steps, and their ticks. Moving an axis costs more than drawing the lines."""

from __future__ import annotations

import math
from dataclasses import dataclass

from gpubench_gui.core.language import mark
from gpubench_gui.core.wording import in_signs

Ticks = list[tuple[float, str]]

_TIME_STEPS = (
    *(30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2700, 3600),
    *(5400, 7200, 10_800, 14_400, 21_600, 28_800, 43_200, 64_800, 86_400),
)
LABEL_ROOM = 0.86  # the rest of the time axis holds the names at the ends of the lines


@dataclass(frozen=True, slots=True)
class Scale:
    """One axis: its range, its labelled ticks (position, text) and the unit for its title."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    unit: str = ""


def number(value: float) -> str:
    """What stands at a tick, in the language in force: "0.5", "20", "1 000"."""
    return in_signs(f"{value:,g}")


def time_scale(now_s: float, share: float = LABEL_ROOM) -> Scale:
    """From 0 to the next step of which `now_s` seconds fill at most `share`, in seconds, minutes or hours."""
    high = next((s for s in _TIME_STEPS if s * share > now_s), None)
    if high is None:
        days = math.floor(now_s / share / 86_400) + 1
        high = days * 86_400
    return time_stretch(0.0, float(high))


def time_stretch(low: float, high: float) -> Scale:
    """The seconds from `low` to `high` and no more, in the unit that suits `high`."""
    seconds, minutes, hours = (mark("s"), 1), (mark("min"), 60), (mark("h"), 3600)
    unit, divisor = seconds if high <= 120 else minutes if high <= 7200 else hours
    step = _nice_step((high - low) / divisor / 6)
    first, last = math.ceil(low / divisor / step - 1e-9), math.floor(high / divisor / step + 1e-9)
    ticks = tuple((i * step * divisor, number(i * step)) for i in range(first, last + 1))
    return Scale(low, high, ticks, unit)


def linear_scale(top: float, target: int = 4) -> Scale:
    """From 0 to a round number at or above `top`, with about `target` ticks."""
    if not math.isfinite(top) or top <= 0:
        top = 1.0
    step = _nice_step(top / target)
    high = step * math.ceil(top / step - 1e-9)
    count = round(high / step)
    ticks = tuple((i * step, number(i * step)) for i in range(count + 1))
    return Scale(0.0, high, ticks)


def log_scale(low: float, high: float) -> Scale:
    """Both ends moved out to 1, 2 or 5 times a power of ten; positions are log10 of the values."""
    if not (math.isfinite(low) and math.isfinite(high)) or low <= 0 or high < low:
        low, high = 1.0, 100.0
    marks = [(m, e) for e in range(-9, 13) for m in (1, 2, 5)]
    values = [m * 10.0**e for m, e in marks]
    first = max((i for i, v in enumerate(values) if v <= low * 1.0001), default=0)
    last = min((i for i, v in enumerate(values) if v >= high * 0.9999), default=len(values) - 1)
    last = min(max(last, first + 2), len(values) - 1)
    wide = last - first > 7  # more than about two decades: only the powers of ten are named
    ticks = tuple(
        (math.log10(values[i]), number(values[i])) for i in range(first, last + 1) if not wide or marks[i][0] == 1
    )
    return Scale(math.log10(values[first]), math.log10(values[last]), ticks)


def _nice_step(rough: float) -> float:
    """The smallest 1, 2, 2.5 or 5 times a power of ten that is at least `rough`."""
    power = 10.0 ** math.floor(math.log10(rough))
    return float(next(m * power for m in (1, 2, 2.5, 5, 10) if m * power >= rough * 0.9999))
