"""How the speedup grows with the model: its exponent against size and against work, beside the study's own.

speedup ~ size^exponent, by least squares of log speedup on log size. An exponent above 1 means that the gain grows
faster than the model, which the study claims.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Literal

from gpubench_gui.core import estimate
from gpubench_gui.core.catalog import MODELS, STUDY_LADDER
from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.stats import CONFIDENCE, LOOKED_AT_CONFIDENCE, MIN_ROUNDS, t_quantile
from gpubench_gui.core.summary import Comparison, Summary
from gpubench_gui.core.wording import figures, fixed

Verdict = Literal["confirmed", "contradicted", "not decided"]
Basis = Literal["rounds", "models"]


@dataclass(frozen=True, slots=True)
class Exponent:
    """An exponent with its 95 % interval, None ("indicative") where neither rounds nor models give one.

    `basis` names what the interval comes from: the slopes of `n` rounds in which every model was measured, or how far
    `n` models lie from the line. The former tells how well the slope of these very models is known, not whether other
    models would lie on the same line.
    """

    value: float
    low: float | None
    high: float | None
    n: int
    basis: Basis


LEAST_MODELS = 3  # between two the exponent is whatever joins them


@dataclass(frozen=True, slots=True)
class Growth:
    """One device against its baseline over the run's models, smallest first; `reason` says why an exponent is None."""

    device: str
    baseline: str
    models: tuple[str, ...]
    by_parameters: Exponent | None
    by_work: Exponent | None
    reason: str | None

    @property
    def verdict(self) -> Verdict | None:
        """On the claim that the gain grows faster than the model, as far as this machine tells; None with no figure."""
        e = self.by_parameters
        if e is None:
            return None
        if len(self.models) < LEAST_MODELS:
            return "not decided"
        if e.low is not None and e.low > 1:
            return "confirmed"
        if e.high is not None and e.high < 1:
            return "contradicted"
        return "not decided"


def growth(record: RunRecord, summary: Summary) -> tuple[Growth, ...]:
    """The growth on each device that is compared with a baseline; nothing for a run that compares no chosen models."""
    if record.spec.protocol not in ("quick", "study"):
        return ()
    return tuple(
        _growth(record, choice, [c for c in summary.comparisons if c.device == choice.key])
        for choice in record.spec.devices
        if choice != record.spec.baseline_of(choice)
    )


def study_exponents() -> tuple[float, float]:
    """The study's own exponents against parameters: over its three points, and between its last two."""
    points = [(m.parameters, m.study_speedup) for m in map(MODELS.__getitem__, STUDY_LADDER) if m.study_speedup]
    sizes, speedups = [p for p, _ in points], [s for _, s in points]
    whole, last = slope(sizes, speedups), slope(sizes[-2:], speedups[-2:])
    assert whole is not None  # three different sizes in the catalogue
    assert last is not None
    return whole, last


def slope(sizes: Sequence[float], ratios: Sequence[float]) -> float | None:
    """Least-squares slope of log ratio on log size; None unless two sizes differ. All must be positive and finite."""
    x, y = [math.log(s) for s in sizes], [math.log(r) for r in ratios]
    spread = _spread(x)
    if spread == 0:
        return None
    middle, level = fmean(x), fmean(y)
    return sum((a - middle) * (b - level) for a, b in zip(x, y, strict=True)) / spread


def sentence(record: RunRecord, g: Growth) -> str:
    """The growth and what it says of the study's claim, in plain sentences with their figures."""
    where = {"device": record.device(g.device).name, "baseline": record.device(g.baseline).name}
    if g.by_parameters is None:
        return tr(
            "How the speedup grows on {device} against {baseline} is not known: {reason}.", **where, reason=g.reason
        )
    power = _words(g.by_parameters)
    if g.by_work is None:
        grows = tr(
            "The speedup on {device} against {baseline} grows with the parameters to the power {power}.",
            **where,
            power=power,
        )
    else:
        grows = tr(
            "The speedup on {device} against {baseline} grows with the parameters to the power {power}, and with the "
            "work per image to the power {work}.",
            **where,
            power=power,
            work=_words(g.by_work),
        )
    whole, last = study_exponents()
    study = tr(
        "The study's own points give {whole} over all three and {last} between the last two.",
        whole=figures(whole),
        last=figures(last),
    )
    return f"{grows} {_judgement(g)} {study}"


def _judgement(g: Growth) -> str:
    match g.verdict:
        case "confirmed":
            return tr(
                "Between these models this machine confirms the study's claim that the gain grows faster than the "
                "model (an exponent above 1)."
            )
        case "contradicted":
            return tr(
                "Between these models this machine contradicts the study's claim that the gain grows faster than the "
                "model (an exponent above 1)."
            )
        case _:
            e = g.by_parameters
            vague = e is None or e.low is None
            why = tr("no interval can be given yet") if vague else tr("the interval holds 1")
            if len(g.models) < LEAST_MODELS:
                why = tr("two models are too few to tell")
            return tr(
                "Not decided on this machine: the study's claim that the gain grows faster than the model (an exponent "
                "above 1); {reason}.",
                reason=why,
            )


def _words(e: Exponent) -> str:
    """ "0.68 (95 % interval 0.65 to 0.71)"; two decimals, since an exponent may be 0 or below."""
    if e.low is None or e.high is None:
        return tr("{value} (indicative)", value=fixed(e.value, 2))
    ends = {"low": fixed(e.low, 2), "high": fixed(e.high, 2)}
    return tr("{value} (95\N{THIN SPACE}% interval {low} to {high})", value=fixed(e.value, 2), **ends)


def _growth(record: RunRecord, choice: DeviceChoice, comparisons: Sequence[Comparison]) -> Growth:
    baseline = record.spec.baseline_of(choice).key
    found = {c.model: c.speedup.value for c in comparisons if c.speedup and _usable(c.speedup.value)}
    models = tuple(sorted(found, key=lambda m: MODELS[m].parameters))
    if len(models) < 2:
        reason = plural(
            len(models),
            "it needs the speedups of at least two models, and there is {n}",
            "it needs the speedups of at least two models, and there are {n}",
        )
        missing = next((c for c in comparisons if c.reason), None)
        if missing is not None:
            reason = tr(
                "{reason} ({model}: {why})", reason=reason, model=MODELS[missing.model].name, why=missing.reason
            )
        return Growth(choice.key, baseline, models, None, None, reason)
    rounds = list(_rounds(record, models, choice.key, baseline))
    whole = [found[m] for m in models]
    by_parameters = _exponent([MODELS[m].parameters for m in models], whole, rounds)
    by_work = _exponent([MODELS[m].train_flop for m in models], whole, rounds)
    same = None if by_parameters else tr("all its models are of the same size")
    return Growth(choice.key, baseline, models, by_parameters, by_work, same)


def _rounds(record: RunRecord, models: Sequence[str], device: str, baseline: str) -> Iterator[list[float]]:
    """The speedups of all `models` in each round that every one of them has on both devices."""
    pairs = [
        [estimate.image_seconds_by_round(record.cell(model, key)) for key in (baseline, device)] for model in models
    ]
    for round_ in sorted(set.intersection(*(set(side) for pair in pairs for side in pair))):
        ratios = [theirs[round_] / ours[round_] for theirs, ours in pairs]
        if all(_usable(r) for r in ratios):
            yield ratios


def _exponent(sizes: Sequence[float], whole: Sequence[float], rounds: Sequence[Sequence[float]]) -> Exponent | None:
    """From the rounds where there are enough, else from the models' overall speedups; None for equal sizes."""
    slopes = [s for ratios in rounds if (s := slope(sizes, ratios)) is not None]
    if len(slopes) >= MIN_ROUNDS:
        value, n = fmean(slopes), len(slopes)
        # How many rounds there are was decided by looking at them, see `LOOKED_AT_CONFIDENCE`.
        half = t_quantile((1 + LOOKED_AT_CONFIDENCE) / 2, n - 1) * stdev(slopes) / math.sqrt(n)
        return Exponent(value, value - half, value + half, n, "rounds")
    fitted = slope(sizes, whole)
    if fitted is None:
        return None
    if len(sizes) < 3:  # two points always lie on a line, and say nothing of how well
        return Exponent(fitted, None, None, len(sizes), "models")
    half = t_quantile((1 + CONFIDENCE) / 2, len(sizes) - 2) * _slope_error(sizes, whole, fitted)
    return Exponent(fitted, fitted - half, fitted + half, len(sizes), "models")


def _slope_error(sizes: Sequence[float], ratios: Sequence[float], fitted: float) -> float:
    """Standard error of a slope from the residuals of its line, with two degrees of freedom spent."""
    x, y = [math.log(s) for s in sizes], [math.log(r) for r in ratios]
    middle, level = fmean(x), fmean(y)
    left = sum((b - level - fitted * (a - middle)) ** 2 for a, b in zip(x, y, strict=True))
    return math.sqrt(left / (len(x) - 2) / _spread(x))


def _spread(x: Sequence[float]) -> float:
    middle = fmean(x)
    return sum((a - middle) ** 2 for a in x)


def _usable(ratio: float) -> bool:
    return math.isfinite(ratio) and ratio > 0
