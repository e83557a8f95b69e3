"""A guess made before a run: how many times faster a model will train, and how near that came to what was measured."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from gpubench_gui.core.language import tr
from gpubench_gui.core.naming import model_name
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import Comparison, Summary
from gpubench_gui.core.wording import figures, fixed, in_signs, times

Guesses = Mapping[str, float]  # times faster, by model

MOST = 10_000  # no device trains that many times faster than another that is still of use
_NUMBER = re.compile(r"([+-]?)([0-9]*)(?:[.,]([0-9]+))?[x×]?", re.IGNORECASE)


class GuessError(ValueError):
    """Text that is no guess; its own text is the sentence the user reads."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """One model's guess beside what was measured; `comparison` is None while there is no figure."""

    model: str
    guess: float
    comparison: Comparison | None


def parse(text: str) -> float | None:
    """How many times faster: "7", "7x", "7,5×", "0.5"; None where nothing was typed. Raises GuessError for the rest."""
    typed = "".join(text.split())  # also the narrow spaces between thousands
    if not typed:
        return None
    found = _NUMBER.fullmatch(typed)
    if found is None or not (found[2] or found[3]):
        raise GuessError(tr("Type a number, such as 7, 7.5 or 0.5."))
    sign, whole, decimals = found[1], found[2] or "0", found[3] or "0"
    if len(decimals) == 3 and 1 <= len(whole) <= 3 and not whole.startswith("0"):
        ways = {"large": f"{whole}{decimals}", "small": in_signs(f"{whole}.{decimals[:2]}")}
        raise GuessError(tr("Write {large} or {small}: this can be read in two ways.", **ways))
    value = float(f"{sign}{whole}.{decimals}")
    if value <= 0:
        raise GuessError(tr("A guess must be above 0. Half as fast is 0.5."))
    if value > MOST:
        raise GuessError(tr("A guess can be {most} at most.", most=in_signs(f"{MOST:,}")))
    if value < 1 / MOST:
        raise GuessError(tr("A guess must be at least {least}.", least=in_signs(f"{1 / MOST:g}")))
    return value


def shown(guess: float) -> str:
    """A guess as it was meant, without figures that nobody typed: "20×", "7.5×"."""
    return f"{in_signs(f'{guess:,.6g}')}×"


def judge(guess: float, measured: Estimate) -> str:
    """How near a guess came: "within the interval", "2.5 times too high", "4 % too low"."""
    if measured.low is not None and measured.high is not None and measured.low <= guess <= measured.high:
        return tr("within the interval")
    high = guess >= measured.value
    ratio = max(guess / measured.value, measured.value / guess)
    if ratio < 1.01:
        return tr("less than 1 % off")
    if ratio < 1.2:
        n = fixed((ratio - 1) * 100, 0)
        return tr("{n} % too high", n=n) if high else tr("{n} % too low", n=n)
    n = figures(ratio, 2)
    return tr("{n} times too high", n=n) if high else tr("{n} times too low", n=n)


def sentence(guess: float, measured: Estimate) -> str:
    """ "guessed 20×, measured 7.9×: 2.5 times too high"."""
    return tr(
        "guessed {guess}, measured {measured}: {judgement}",
        guess=shown(guess),
        measured=times(measured.value),
        judgement=judge(guess, measured),
    )


def problem(spec: RunSpec) -> str | None:
    """Why there is nothing to guess in a run as chosen, in one sentence; None where there is."""
    if spec.protocol not in ("quick", "study"):
        return tr("Guesses are on chosen models: choose Quick or Study under How.")
    if not spec.models:
        return tr("Choose at least one model to guess on.")
    if sum(not d.tuned for d in spec.devices) < 2:
        return tr("Choose at least two devices: a guess says how many times faster one is than the other.")
    return None


def best(record: RunRecord, summary: Summary, model: str) -> Comparison | None:
    """What a guess on `model` is held against: its largest speedup, at the same settings where there is one."""
    known = [c for c in summary.comparisons if c.model == model and c.speedup is not None]
    alike = [c for c in known if not record.device(c.device).tuned] or known
    return max(alike, key=lambda c: c.speedup.value if c.speedup else 0.0, default=None)


def reveals(record: RunRecord, summary: Summary, guesses: Guesses) -> tuple[Reveal, ...]:
    """Guess and truth of every model of the run that was guessed on."""
    return tuple(Reveal(m, guesses[m], best(record, summary, m)) for m in record.spec.models if m in guesses)


def revealed(record: RunRecord, summary: Summary, guesses: Guesses) -> str:
    """All guesses of an ended run in one line, "ResNet-50: guessed 20×, measured 7.9×: …"; else empty."""
    if record.ended is None:
        return ""
    parts = []
    for r in reveals(record, summary, guesses):
        measured = r.comparison.speedup if r.comparison else None
        said = sentence(r.guess, measured) if measured else tr("guessed {guess}, not measured", guess=shown(r.guess))
        parts.append(tr("{model}: {answer}", model=model_name(r.model), answer=said))
    return " · ".join(parts)
