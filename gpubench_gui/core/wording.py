"""Numbers as people read them, with thin spaces between thousands."""

from __future__ import annotations

import math

from gpubench_gui.core.spec import Precision

THIN = "\N{THIN SPACE}"


PRECISION_NAMES: dict[Precision, str] = {
    "ieee": "IEEE float32",
    "default": "PyTorch's default precision",
    "tf32": "TF32",
    "bf16": "bf16",
    "tuned": "tuned precision",
}


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


def count(number: int, noun: str) -> str:
    """ "1 epoch", "10 epochs"."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def whole(number: int) -> str:
    """A number to its last digit: "1 408"."""
    return f"{number:,}".replace(",", THIN)


def millions(parameters: int) -> str:
    """A parameter count: "0.55 M", "11.7 M"."""
    return f"{figures(parameters / 1e6)} M"


def interval(low: float, high: float) -> str:
    """ "11.1 to 11.9", with as many figures as tell its ends apart."""
    for digits in (3, 4, 5):
        if figures(low, digits) != figures(high, digits):
            break
    return f"{figures(low, digits)} to {figures(high, digits)}"


def as_sentence(clause: str) -> str:
    """ "ahead after 310 batches" as "Ahead after 310 batches."; what is a sentence already stays one."""
    text = clause[:1].upper() + clause[1:]
    return text if text.endswith(".") else f"{text}."
