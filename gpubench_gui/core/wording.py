"""Numbers as people read them, in the signs of the language in force; English has thin spaces between thousands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce

from gpubench_gui.core.language import mark, spoken, tr
from gpubench_gui.core.spec import Precision

PRECISION_NAMES: dict[Precision, str] = {
    "ieee": mark("IEEE float32"),
    "default": mark("PyTorch's default precision"),
    "tf32": "TF32",
    "bf16": "bf16",
    "tuned": mark("tuned precision"),
}
BEWARE = mark("beware: {doubts}")
NO_INTERVAL = mark("indicative: no interval before {n} rounds")


def in_signs(number: str) -> str:
    """A number as Python writes it ("1,520.5") with the decimal mark and thousands separator of the language."""
    language = spoken()
    return number.translate({ord(","): language.group, ord("."): language.decimal})


def fixed(value: float, decimals: int) -> str:
    """`value` with so many decimals: 0.68, 1 520.0."""
    return in_signs(f"{value:,.{decimals}f}")


def figures(value: float, digits: int = 3) -> str:
    """`value` to `digits` significant figures, never in scientific notation: 40.6, 1 520, 0.0312."""
    if value == 0 or not math.isfinite(value):
        return "0" if value == 0 else tr("n/a")
    decimals = digits - 1 - math.floor(math.log10(abs(value)))
    rounded = round(value, decimals)
    decimals = digits - 1 - math.floor(math.log10(abs(rounded)))
    return fixed(rounded, max(decimals, 0))


def times(ratio: float) -> str:
    """A speedup: "11.5×"."""
    return f"{figures(ratio)}×"


def percent(share: float, digits: int = 1) -> str:
    return tr("{n}\N{THIN SPACE}%", n=fixed(100 * share, digits))


def duration(seconds: float) -> str:
    """Seconds as people say them: "8.2 s", "2 min 14 s", "1 h 30 min"."""
    if seconds < 10:
        return tr("{n} s", n=figures(seconds, 2))
    whole = round(seconds)
    if whole < 60:
        return tr("{n} s", n=whole)
    if whole < 3570:  # from here on it rounds to 60 minutes
        minutes, rest = divmod(whole, 60)
        if rest and minutes < 10:
            return tr("{minutes} min {seconds} s", minutes=minutes, seconds=rest)
        return tr("{n} min", n=round(whole / 60))
    hours, rest = divmod(round(whole / 60), 60)
    if rest and hours < 24:
        return tr("{hours} h {minutes} min", hours=hours, minutes=rest)
    return tr("{n} h", n=round(whole / 3600))


def count(number: int, noun: str) -> str:
    """ "1 epoch", "10 epochs", in English only: for files, the command line and the child. See `language.plural`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def whole(number: int) -> str:
    """A number to its last digit: "1 408"."""
    return in_signs(f"{number:,}")


def millions(parameters: float, digits: int = 3) -> str:
    """A parameter count: "0.55 M", "11.7 M"."""
    return tr("{n} M", n=figures(parameters / 1e6, digits))


def interval(low: float, high: float) -> str:
    """ "11.1 to 11.9", with as many figures as tell its ends apart."""
    for digits in (3, 4, 5):
        if figures(low, digits) != figures(high, digits):
            break
    return tr("{low} to {high}", low=figures(low, digits), high=figures(high, digits))


def listed(items: Sequence[str]) -> str:
    """ "a and b"; "" for none."""
    return reduce(lambda first, second: tr("{first} and {second}", first=first, second=second), items) if items else ""


def as_sentence(clause: str) -> str:
    """ "ahead after 310 batches" as "Ahead after 310 batches."; what is a sentence already stays one."""
    text = clause[:1].upper() + clause[1:]
    return text if text.endswith((".", "。")) else tr("{clause}.", clause=text)
