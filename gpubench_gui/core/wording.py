"""Numbers and names as people read them. Plain spaces by default; the screen asks for thin ones."""

from __future__ import annotations

import math

THIN = "\N{THIN SPACE}"


def figures(value: float, digits: int = 3, space: str = THIN) -> str:
    """`value` to `digits` significant figures, never in scientific notation: 40.6, 1 520, 0.0312."""
    if value == 0 or not math.isfinite(value):
        return "0" if value == 0 else "n/a"
    decimals = digits - 1 - math.floor(math.log10(abs(value)))
    rounded = round(value, decimals)
    decimals = digits - 1 - math.floor(math.log10(abs(rounded)))
    return f"{rounded:,.{max(decimals, 0)}f}".replace(",", space)


def times(ratio: float) -> str:
    """A speedup: "11.5×"."""
    return f"{figures(ratio)}×"


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f}{THIN}%"


def duration(seconds: float) -> str:
    """Seconds as people say them: "8.2 s", "2 min 14 s", "1 h 30 min"."""
    if seconds < 10:
        return f"{figures(seconds, 2)} s"
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3570:  # from here on it rounds to 60 minutes
        minutes, rest = divmod(whole, 60)
        return f"{minutes} min {rest} s" if rest and minutes < 10 else f"{round(whole / 60)} min"
    hours, rest = divmod(round(whole / 60), 60)
    return f"{hours} h {rest} min" if rest and hours < 24 else f"{round(whole / 3600)} h"


def millions(parameters: int) -> str:
    """A parameter count: "0.55 M", "11.7 M"."""
    return f"{figures(parameters / 1e6)} M"


def interval(low: float, high: float) -> str:
    """ "11.1 to 11.9", with as many figures as tell its ends apart."""
    for digits in (3, 4, 5):
        if figures(low, digits) != figures(high, digits):
            break
    return f"{figures(low, digits)} to {figures(high, digits)}"
