"""The answer: what each cell measured, how the devices compare, and the one sentence that says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core import crossover, estimate, largest, parity, speed_map, sweep
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.energy import Energy, Saving, energy, savings
from gpubench_gui.core.events import CellEnded
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.loss_agreement import disagreement
from gpubench_gui.core.parity import Parity, different_work
from gpubench_gui.core.record import Cell, RunRecord
from gpubench_gui.core.spec import ASIDE
from gpubench_gui.core.stats import MIN_ROUNDS, Estimate, paired_ratio
from gpubench_gui.core.told import retell
from gpubench_gui.core.verdict import Verdict, verdict
from gpubench_gui.core.wording import BEWARE, NO_INTERVAL, PRECISION_NAMES, figures, interval, times

NOT_YET = mark("not measured on both devices yet")
Status = Literal["waiting", "running", "finished", "failed", "stopped"]


@dataclass(frozen=True, slots=True)
class CellSummary:
    """One model on one device, in figures. A figure that was not measured is None."""

    model: str
    device: str
    status: Status
    images_per_s: Estimate | None
    training_s: Estimate | None
    training_measured: bool
    predicted_s: float | None  # of a Study, before it was trained
    accuracy: estimate.Accuracy | None
    moving_share: float | None
    startup_s: float | None
    rounds: int
    flags: tuple[str, ...]
    kind: str | None
    reason: str | None
    cure: str | None
    verdict: Verdict | None
    energy: Energy
    fits: LargestBatch | None  # of a search for the largest batch


@dataclass(frozen=True, slots=True)
class Comparison:
    """One device against the baseline for one model; `speedup` is None, with the reason, where either has no figure."""

    model: str
    device: str
    baseline: str
    speedup: Estimate | None
    reason: str | None
    parity: Parity | None = None

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 1; a single launch has none, so its direction is never claimed as clear."""
        s = self.speedup
        return s is not None and s.low is not None and s.high is not None and (s.low > 1 or s.high < 1)


@dataclass(frozen=True, slots=True)
class Summary:
    cells: tuple[CellSummary, ...]
    comparisons: tuple[Comparison, ...]
    sentence: str
    qualifier: str
    savings: tuple[Saving, ...]


def summarise(record: RunRecord) -> Summary:
    """Everything the panel, the card and the files show, computed from the record alone."""
    if record.spec.sweeps:
        return _sweep(record)
    cells = tuple(summarise_cell(record, cell) for cell in record.cells.values())
    compared = record.spec.devices if record.spec.protocol != "largest" else ()  # it times nothing
    comparisons = tuple(
        compare(record, model, choice.key, record.spec.baseline_of(choice).key)
        for model in record.spec.models
        for choice in compared
        if choice != record.spec.baseline_of(choice)
    )
    joules = {(c.model, c.device): c.energy.joules for c in cells if c.energy.joules is not None}
    words = headline(record, comparisons, cells), qualifier(record, comparisons, cells)
    return Summary(cells, comparisons, *words, savings(record, joules))


def _sweep(record: RunRecord) -> Summary:
    """The words of a sweep. Its one cell a device is no figure: those are in `core.crossover` and `core.speed_map`."""
    if record.spec.protocol == "crossover":
        found = crossover.answer(record)
        sentence, parts = found.sentence, [found.qualifier, found.detail]
    else:
        mapped = speed_map.answer(record)
        sentence, parts = mapped.sentence, [mapped.qualifier]
    beware = sweep.doubts(record.sweep)
    return Summary((), (), sentence, " · ".join([*parts, beware] if beware else parts), ())


def summarise_cell(record: RunRecord, cell: Cell) -> CellSummary:
    train = record.data.train_images if record.data else 0
    test = record.data.test_images if record.data else 0
    training_s, measured = estimate.training_seconds(cell, record.spec.training, train, test)
    ended = cell.ended
    startups = [sum(x.ready.startup_s.values()) for x in cell.launches if x.ready and x.round != ASIDE]
    status: Status = ended.outcome if ended else "running" if cell.launches else "waiting"
    failed = status == "failed"  # what it did before it failed stays in the record, but is no result
    rate = None if failed else estimate.throughput(cell)
    image_s = 1 / rate.value if rate else None
    return CellSummary(
        model=cell.model,
        device=cell.device,
        status=status,
        images_per_s=rate,
        training_s=None if failed else training_s,
        training_measured=measured and not failed,
        predicted_s=estimate.predicted_seconds(cell, record.spec.training, train, test),
        accuracy=None if failed else estimate.accuracy(cell),
        moving_share=None if failed else estimate.moving_share(cell),
        startup_s=min(startups, default=None),
        rounds=len(estimate.image_seconds_by_round(cell)),
        flags=cell_flags(cell),
        kind=ended.kind if ended else None,
        reason=retell(ended.reason) if ended and ended.reason else None,
        cure=retell(ended.cure) if ended and ended.cure else None,
        verdict=None if failed else _verdict(record, cell, image_s),
        energy=energy(record, cell, image_s, training_s.value if training_s and not failed else None, measured),
        fits=record.largest.get((cell.model, cell.device)),
    )


def _verdict(record: RunRecord, cell: Cell, image_s: float | None) -> Verdict | None:
    """Why the cell is as fast as it is; None where nobody looked."""
    seen = next((x.diagnosed for x in reversed(cell.launches) if x.diagnosed), None)
    if seen is None:
        return None
    known = MODELS.get(cell.model)
    return verdict(seen, known.train_flop if known else None, image_s, record.device(cell.device).is_cpu)


def cell_flags(cell: Cell) -> tuple[str, ...]:
    """What makes the cell's figures doubtful, each word once."""
    counted = [x for x in cell.launches if x.round != ASIDE]
    flags = [f for x in counted for b in estimate.usable_blocks(x) for f in b.flags]
    flags += ["no steady state" for x in counted if x.warm and not x.warm.steady]
    return tuple(dict.fromkeys(flags))


def compare(record: RunRecord, model: str, device: str, baseline: str) -> Comparison:
    """Speedup of `device` over `baseline`, paired by round. A failed cell never becomes a number."""
    ours, theirs = record.cell(model, device), record.cell(model, baseline)
    for cell in (ours, theirs):
        if cell.ended and cell.ended.outcome == "failed":
            why = tr("failed on {device}: {reason}", device=record.device(cell.device).name, reason=_why(cell.ended))
            return Comparison(model, device, baseline, None, why)
    difference = different_work(theirs.ready, ours.ready) if theirs.ready and ours.ready else None
    if difference:
        return Comparison(model, device, baseline, None, difference)
    agreement = _parity(theirs, ours)
    totals = [estimate.measured_seconds(cell, record.spec.training) for cell in (theirs, ours)]
    if totals[0] is not None and totals[1] is not None:  # both trained in full: the ratio the study reports
        return Comparison(model, device, baseline, Estimate(totals[0] / totals[1], None, None, 1), None, agreement)
    ratio = paired_ratio(estimate.image_seconds_by_round(theirs), estimate.image_seconds_by_round(ours))
    return Comparison(model, device, baseline, ratio, None if ratio else tr(NOT_YET), agreement)


def _why(ended: CellEnded) -> str | None:
    return retell(ended.reason) if ended.reason else ended.reason


def _parity(theirs: Cell, ours: Cell) -> Parity | None:
    """Agreement at step 0, where both devices told theirs."""
    first = [next((x.step_zero for x in cell.launches if x.step_zero), None) for cell in (theirs, ours)]
    return parity.compare(first[0], first[1]) if first[0] and first[1] else None


def headline(record: RunRecord, comparisons: tuple[Comparison, ...], cells: tuple[CellSummary, ...]) -> str:
    """The sentence for the back row: the best answer so far."""
    if record.spec.protocol == "largest":
        return largest.headline(record)
    best = _best(record, comparisons, tuned=False) or _best(record, comparisons, tuned=True)
    if best is not None:
        return comparison_sentence(record, best)
    alone = [c for c in cells if c.images_per_s is not None and c.status != "failed"]
    if alone:
        biggest = max(alone, key=lambda c: MODELS[c.model].parameters)
        if biggest.images_per_s is not None:
            rate = figures(biggest.images_per_s.value)
            name = MODELS[biggest.model].name
            where = record.device(biggest.device).name
            return tr("{model} trains {n} images per second on {device}", model=name, n=rate, device=where)
    if record.ended is None:
        return tr("Measuring: the first answer comes with the first finished round")
    return tr("Nothing was measured: no speedup can be given")


def _tuned_words(c: Comparison) -> str:
    """ "best against best 21.8× (19.6 to 24.2)"."""
    s = c.speedup
    if s is None:
        return tr("best against best: {reason}", reason=c.reason)
    span = interval(s.low, s.high) if s.low and s.high else tr("indicative")
    return tr("best against best {speedup} ({interval})", speedup=times(s.value), interval=span)


def _best(record: RunRecord, comparisons: tuple[Comparison, ...], tuned: bool) -> Comparison | None:
    """The largest speedup of one profile: same settings for all, or each device tuned."""
    known = [c for c in comparisons if c.speedup is not None and record.device(c.device).tuned == tuned]
    return max(known, key=lambda c: c.speedup.value if c.speedup else 0.0, default=None)


def comparison_sentence(record: RunRecord, comparison: Comparison) -> str:
    """One comparison in words: which device is faster and how much, or that there is no clear difference."""
    name = MODELS[comparison.model].name
    device, base = record.device(comparison.device).name, record.device(comparison.baseline).name
    s = comparison.speedup
    if s is None:
        return tr("{model}: no speedup, {reason}", model=name, reason=comparison.reason)
    if s.low is not None and not comparison.clear:
        return tr("{model}: no clear difference between {device} and {other}", model=name, device=device, other=base)
    ahead, behind = (device, base) if s.value >= 1 else (base, device)
    return tr(
        "{model} trains {times} faster on {device} than on {other}",
        model=name,
        times=times(max(s.value, 1 / s.value)),
        device=ahead,
        other=behind,
    )


def qualifier(
    record: RunRecord,
    comparisons: tuple[Comparison, ...],
    cells: tuple[CellSummary, ...],
    *,
    interval_too: bool = True,
) -> str:
    """The line under the sentence: interval (where bars do not show it), rounds, precision, what to beware of."""
    parts = []
    best, tuned = (_best(record, comparisons, x) for x in (False, True))
    main = best or tuned
    if main is not None and main.speedup is not None:
        shown = main.speedup if main.speedup.value >= 1 else main.speedup.inverse()
        if shown.low is None or shown.high is None:
            parts.append(tr(NO_INTERVAL, n=MIN_ROUNDS))
        elif interval_too:
            parts.append(tr("95 % interval {interval}", interval=interval(shown.low, shown.high)))
        parts.append(plural(shown.n, "{n} round", "{n} rounds"))
    if best and tuned:
        parts += [_tuned_words(c) for c in comparisons if c.model == best.model and record.device(c.device).tuned]
    parts.append(tr(PRECISION_NAMES[record.spec.training.precision]))
    if record.spec.protocol != "largest":
        parts.append(tr("batch {batch}", batch=record.spec.training.batch_size))
    flags = [tr(flag) for flag in dict.fromkeys(f for c in cells for f in c.flags)]
    flags += [
        tr("{model}: {problem}", model=MODELS[c.model].name, problem=c.parity.problem)
        for c in comparisons
        if c.parity and c.parity.problem
    ]
    for model in record.spec.models:
        wrong = [disagreement(record, model, d) for d in record.spec.devices if d.tuned]
        flags += [tr("{model} {problem}", model=MODELS[model].name, problem=words) for words in wrong if words]
    failed = sum(c.status == "failed" for c in cells)
    if failed:
        parts.append(plural(failed, "{n} failed cell", "{n} failed cells"))
    parts.append(tr(BEWARE, doubts=", ".join(flags)) if flags else tr("no warnings"))
    return " · ".join(parts)
