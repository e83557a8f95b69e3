"""From which size on a device pays: the crossing of its speedup with 1, with its interval, in one sentence."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core.family import MEMBERS, flop_at
from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import MIN_ROUNDS, Estimate, geometric
from gpubench_gui.core.sweep import CLEAR, Fit, Found, Ratio, fit_device, pairs, ratios
from gpubench_gui.core.wording import NO_INTERVAL, PRECISION_NAMES, figures, listed, millions

Verdict = Literal["crossover", "from the smallest", "not reached", "in between", "unclear"]
FIRM_ROUNDS = 3
MEASURING = mark("Measuring: the first answer comes with the first sizes")
AROUND = 3  # members on either side of a crossing whose speedups tell how steeply it grows there
TOO_WIDE = 30  # an interval that spans such a factor names no size
# A crossing that a nearly level line puts further than this from the sizes it was seen between is no size: the whole
# family spans a factor of 5,000, and e to the power of what lies beyond may be no float.
TOO_FAR = math.log(1000)


@dataclass(frozen=True, slots=True)
class Crossover:
    """The answer for one device against its baseline.

    `parameters` and `train_flop` (per image) are the size from which the device stays ahead, None unless there is a
    crossing; `others` the sizes, in parameters, of further crossings. The range tried runs from `smallest` to
    `largest` parameters, None where nothing was measured on both devices; `rounds` are those behind the answer.
    """

    device: str
    baseline: str
    batch_size: int
    verdict: Verdict
    parameters: Estimate | None
    train_flop: Estimate | None
    others: tuple[float, ...]
    smallest: int | None
    largest: int | None
    rounds: int
    ratios: tuple[Ratio, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Every device's crossover, each device's fit of a step's time, and what is said of them."""

    crossovers: tuple[Crossover, ...]
    fits: dict[str, Fit | None]
    sentence: str
    qualifier: str
    detail: str


def answer(record: RunRecord) -> Answer:
    """What the sweep of `record` says so far."""
    spec, batch = record.spec, record.spec.training.batch_size
    found = tuple(crossover(record.sweep, device, base, batch) for device, base in pairs(spec))
    fits = {d.key: fit_device(record.sweep, d.key, (batch,)) for d in spec.devices}
    said = [sentence(c, record.device(c.device).name) for c in found]
    if record.ended is None and not any(c.ratios for c in found):
        said = [tr(MEASURING)]
    return Answer(found, fits, ". ".join(said), _qualifier(record, found), _detail(record, found, fits))


def crossover(found: Sequence[Found], device: str, baseline: str, batch_size: int) -> Crossover:
    """Where `device` begins to be faster than `baseline` for good, over the rounds that measured both."""
    known = ratios(found, device, baseline, batch_size)

    def made(verdict: Verdict, rounds: int, size: Estimate | None = None, others: tuple[float, ...] = ()) -> Crossover:
        work = _through(size, flop_at) if size else None
        smallest, largest = (MEMBERS[known[i].index].parameters for i in (0, -1)) if known else (None, None)
        return Crossover(
            *(device, baseline, batch_size, verdict, size, work, others),
            *(smallest, largest, rounds, tuple(known)),
        )

    if not known:
        return made("unclear", 0)
    pair = bracket(known)
    if pair is not None:
        size = passing(*pair, known)
        others = tuple(x for x in _clear_crossings(known) if not _inside(x, pair))
        vague = size is None or (size.low is not None and size.high is not None and size.high > TOO_WIDE * size.low)
        if size is None or vague or not _stands(pair, known):
            return made("unclear", len(fresh_rounds(*pair)), None, others)
        return made("crossover", size.n, size, others)
    crossings = tuple(_clear_crossings(known))
    if crossings:
        return made("in between", len(known[-1].logs), None, crossings)
    edge = known[0] if known[-1].mean >= 0 else known[-1]
    if not edge.clear:
        return made("unclear", len(edge.logs))
    return made("from the smallest" if edge.mean >= 0 else "not reached", len(edge.logs))


def _stands(pair: tuple[Ratio, Ratio], known: Sequence[Ratio]) -> bool:
    """Whether some size is clearly behind below the crossing and some clearly ahead above it.

    Without, two devices that are equally fast at every size would often be said to cross.
    """
    behind = any(r.clear and r.mean < 0 for r in known if r.index <= pair[0].index)
    return behind and any(r.clear and r.mean >= 0 for r in known if r.index >= pair[1].index)


def bracket(known: Sequence[Ratio]) -> tuple[Ratio, Ratio] | None:
    """The two neighbouring sizes between which the speedup passes 1 upwards for the last time; None where it doesn't.

    Sizes that may lie on either side of 1, by a single look, do not decide where that is; between two that do, they
    mark the place more closely.
    """
    firm = _firm(known)
    if not firm or firm[-1].mean < 0 or all(r.mean >= 0 for r in firm):
        return None
    last = max(i for i, r in enumerate(firm) if r.mean < 0)
    low, high = firm[last], firm[last + 1]
    inner = [r for r in known if low.index <= r.index <= high.index]
    rising = [(a, b) for a, b in itertools.pairwise(inner) if a.mean < 0 <= b.mean]
    return max(rising, key=lambda p: len(_shared(*p)))


def passing(low: Ratio, high: Ratio, known: Sequence[Ratio]) -> Estimate | None:
    """The size at which the speedup passes 1, in parameters: each round's crossing, and the interval over rounds.

    A round tells by how much its machine was faster or slower; how steeply the speedup grows is told by all rounds
    and the sizes around, since two sizes close to each other differ by little more than the noise, and were chosen
    because they differ. The first round chose them and so agrees with them by chance: it no longer counts once
    there are enough others.
    """
    rounds = fresh_rounds(low, high)
    steep = _steepness([r for r in known if low.index - AROUND <= r.index <= high.index + AROUND])
    if not rounds or steep is None:
        return None
    middle = (_log_size(low) + _log_size(high)) / 2
    away = [(low.logs[r] + high.logs[r]) / 2 / steep for r in rounds]
    if max(map(abs, away)) > TOO_FAR:
        return None
    return geometric([math.exp(middle - x) for x in away])


def _steepness(known: Sequence[Ratio]) -> float | None:
    """The exponent with which the speedup grows with size over these, least squares; None where it doesn't grow."""
    weights = [len(r.logs) for r in known]
    x, y = (sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights) for values in _axes(known))
    spread = sum(w * (_log_size(r) - x) ** 2 for w, r in zip(weights, known, strict=True))
    rise = sum(w * (_log_size(r) - x) * (r.mean - y) for w, r in zip(weights, known, strict=True))
    return rise / spread if rise > 0 else None


def _axes(known: Sequence[Ratio]) -> tuple[list[float], list[float]]:
    return [_log_size(r) for r in known], [r.mean for r in known]


def _log_size(ratio: Ratio) -> float:
    return math.log(MEMBERS[ratio.index].parameters)


def fresh_rounds(low: Ratio, high: Ratio) -> list[int]:
    """The rounds that count for the crossing between these two sizes."""
    rounds = _shared(low, high)
    later = [r for r in rounds if r > 0]
    return later if len(later) >= MIN_ROUNDS else rounds


def _shared(low: Ratio, high: Ratio) -> list[int]:
    return sorted(low.logs.keys() & high.logs.keys())


def _firm(known: Sequence[Ratio]) -> list[Ratio]:
    """The sizes whose side of 1 is known well enough to decide; all where none is."""
    return [r for r in known if len(r.logs) >= FIRM_ROUNDS or abs(r.mean) > CLEAR] or list(known)


def _clear_crossings(known: Sequence[Ratio]) -> list[float]:
    """Where the speedup passes 1 either way between sizes that lie clearly on different sides, in parameters."""
    clear = [r for r in known if r.clear and abs(r.mean) > CLEAR]
    result = []
    for a, b in itertools.pairwise(clear):
        if (a.mean < 0) != (b.mean < 0):
            x_a, x_b = _log_size(a), _log_size(b)
            result.append(math.exp(x_a - a.mean * (x_b - x_a) / (b.mean - a.mean)))
    return result


def _inside(size: float, pair: tuple[Ratio, Ratio]) -> bool:
    """Whether a crossing is the one of `pair`, give or take a neighbour."""
    low, high = max(0, pair[0].index - 2), min(len(MEMBERS) - 1, pair[1].index + 2)
    return MEMBERS[low].parameters <= size <= MEMBERS[high].parameters


def _through(size: Estimate, change: Callable[[float], float]) -> Estimate:
    """`size` in other units, by a function that grows."""
    low = None if size.low is None else change(size.low)
    high = None if size.high is None else change(size.high)
    return Estimate(change(size.value), low, high, size.n)


# ---- words ---------------------------------------------------------------------------------------


def sentence(c: Crossover, label: str) -> str:
    """The answer for one device, in one sentence."""
    if c.smallest is None or c.largest is None:
        return tr("From which size on {device} pays is not known: no size was measured on both devices", device=label)
    words: dict[str, object] = {"device": label, "batch": c.batch_size}
    words |= {"smallest": millions(c.smallest, 2), "largest": millions(c.largest, 2)}
    match c.verdict:
        case "crossover" if c.parameters is not None:
            return _crossing(c.parameters, c.others, words)
        case "from the smallest":
            return tr(
                "On this machine {device} pays from the smallest size tried, {smallest} parameters, at batch {batch}",
                **words,
            )
        case "not reached":
            return tr(
                "The size from which {device} pays was not reached in the range tried (up to {largest} parameters at "
                "batch {batch})",
                **words,
            )
        case "in between":
            return tr(
                "{device} does not stay ahead at batch {batch}: its speedup passes 1× at {sizes}",
                **words,
                sizes=_listed(c.others) or tr("several sizes"),
            )
        case _:
            ahead = _clearly_ahead(c)
            if ahead is None:
                return tr(
                    "{device} shows no clear difference at batch {batch}, from {smallest} to {largest} parameters",
                    **words,
                )
            return tr(
                "{device} is clearly ahead from {size} parameters at batch {batch}; below that it is not clear",
                **words,
                size=millions(ahead, 2),
            )


def _crossing(size: Estimate, others: Sequence[float], words: dict[str, object]) -> str:
    text = tr(
        "On this machine {device} pays from about {size} parameters at batch {batch}",
        **words,
        size=millions(size.value, 2),
    )
    if size.low is not None and size.high is not None:
        text += f" ({span(size.low, size.high)})"
    return tr("{answer}; it passed 1× at {sizes} as well", answer=text, sizes=_listed(others)) if others else text


def _clearly_ahead(c: Crossover) -> int | None:
    """The smallest size, in parameters, from which on no size is behind and this one is clearly ahead."""
    last = max((i for i, r in enumerate(c.ratios) if r.mean < 0), default=-1)
    return next((MEMBERS[r.index].parameters for r in c.ratios[last + 1 :] if r.clear), None)


def _qualifier(record: RunRecord, found: Sequence[Crossover]) -> str:
    parts = []
    for c in found:
        if c.train_flop is not None:
            low, high = c.train_flop.low, c.train_flop.high
            work = tr("{n} training GFLOP per image", n=figures(c.train_flop.value / 1e9, 2))
            if low and high:
                work += f" ({_pair(low / 1e9, high / 1e9)})"
            several = len(found) > 1
            parts.append(tr("{device}: {told}", device=record.device(c.device).name, told=work) if several else work)
    rounds = max((c.rounds for c in found), default=0)
    parts.append(plural(rounds, "{n} round", "{n} rounds"))
    if 0 < rounds < MIN_ROUNDS:
        parts.append(tr(NO_INTERVAL, n=MIN_ROUNDS))
    base = list(dict.fromkeys(record.device(c.baseline).name for c in found))
    parts.append(tr("against {devices}", devices=", ".join(base)))
    parts.append(tr(PRECISION_NAMES[record.spec.training.precision]))
    return " · ".join(parts)


def _detail(record: RunRecord, found: Sequence[Crossover], fits: dict[str, Fit | None]) -> str:
    """What was measured and what was fitted."""
    sizes = {r.index for c in found for r in c.ratios}
    rounds = {n for c in found for r in c.ratios for n in r.logs}
    counts = {
        "sizes": plural(len(sizes), "{n} size", "{n} sizes"),
        "rounds": plural(len(rounds), "{n} round", "{n} rounds"),
    }
    if sizes:
        low, high = (MEMBERS[i].parameters for i in (min(sizes), max(sizes)))
        measured = tr("Measured: {sizes} in {rounds}, {range} parameters.", **counts, range=span(low, high))
    else:
        measured = tr("Measured: {sizes} in {rounds}.", **counts)
    told = [f"{record.device(key).name} {fit_words(f)}" for key, f in fits.items() if f is not None]
    return f"{measured} {tr('Fitted per step: {fits}.', fits='; '.join(told))}" if told else measured


def fit_words(fit: Fit) -> str:
    """ "0.35 ms and 1.8 TFLOP/s"."""
    overhead = figures(fit.overhead_s * 1e3, 2)
    if fit.flops:
        return tr("{overhead} ms and {rate} TFLOP/s", overhead=overhead, rate=figures(fit.flops / 1e12, 2))
    return tr("{overhead} ms at any size", overhead=overhead)


def _pair(low: float, high: float) -> str:
    digits = 2 if figures(low, 2) != figures(high, 2) else 3
    return tr("{low} to {high}", low=figures(low, digits), high=figures(high, digits))


def span(low: float, high: float) -> str:
    return tr("{n} M", n=_pair(low / 1e6, high / 1e6))


def _listed(sizes: Sequence[float]) -> str:
    return listed([millions(x, 2) for x in sizes])
