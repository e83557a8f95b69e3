"""After how long a device is ahead of its baseline in total elapsed time, start-up included."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from gpubench_gui.core import estimate
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import tr
from gpubench_gui.core.record import Cell, Launch, RunRecord
from gpubench_gui.core.stats import Estimate, geometric
from gpubench_gui.core.summary import Comparison, Summary
from gpubench_gui.core.wording import duration, figures

Kind = Literal["after", "first", "never", "not decided"]


@dataclass(frozen=True, slots=True)
class BreakEven:
    """One device against its baseline for one model; `kind` is None, with the reason, while it is not measured.

    With "after", the device is ahead from `batches` on, `seconds` after both began; both are None otherwise.
    """

    model: str
    device: str
    baseline: str
    kind: Kind | None
    batches: Estimate | None = None
    seconds: Estimate | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Pace:
    """Of one launch: seconds that come once (start-up, and what the first step took more), and seconds per batch."""

    once_s: float
    batch_s: float


def break_evens(record: RunRecord, summary: Summary) -> tuple[BreakEven, ...]:
    """One for each comparison of the run, in their order; none for a run that compares no chosen models."""
    if record.spec.protocol not in ("quick", "study"):
        return ()
    return tuple(break_even(record, c) for c in summary.comparisons)


def words(b: BreakEven) -> str:
    """ "ahead after 310 batches (4.2 s)" and its like."""
    match b.kind:
        case "after":
            assert b.batches is not None
            assert b.seconds is not None
            batches, time = _whole(b.batches.value), duration(b.seconds.value)
            if b.batches.low is None or b.batches.high is None:
                return tr("ahead after {batches} batches ({time})", batches=batches, time=time)
            return tr(
                "ahead after {batches} batches ({time}; 95\N{THIN SPACE}% interval {low} to {high} batches)",
                batches=batches,
                time=time,
                low=_whole(b.batches.low),
                high=_whole(b.batches.high),
            )
        case "first":
            return tr("ahead from the first batch")
        case "never":
            return tr("never: it is slower per batch")
        case "not decided":
            return tr("not decided: there is no clear difference per batch")
        case _:
            return tr("not known: {reason}", reason=b.reason)


def sentence(record: RunRecord, b: BreakEven) -> str:
    """The break-even with its model and both devices."""
    return tr(
        "{model}, {device} against {baseline}: {words}",
        model=MODELS[b.model].name,
        device=record.device(b.device).name,
        baseline=record.device(b.baseline).name,
        words=words(b),
    )


def paces(cell: Cell, batch_size: int) -> dict[int, Pace]:
    """By round, of each launch that told its start-up and has a time per batch."""
    per_image = estimate.image_seconds_by_round(cell)
    found = {}
    for launch in cell.launches:
        if launch.round in per_image:
            batch_s = per_image[launch.round] * batch_size
            once_s = _once(launch, batch_s)
            if once_s is not None and math.isfinite(once_s) and math.isfinite(batch_s):
                found[launch.round] = Pace(once_s, batch_s)
    return found


def _once(launch: Launch, batch_s: float) -> float | None:
    """Start-up with what the first step took longer than the others. Study's first epoch holds that step itself."""
    if launch.ready is None:
        return None
    startup_s = sum(launch.ready.startup_s.values())
    if launch.warm is None:
        return startup_s if launch.epochs else None
    if launch.warm.first_step_s is None:
        return None
    return startup_s + max(0.0, launch.warm.first_step_s - batch_s)


def break_even(record: RunRecord, c: Comparison) -> BreakEven:
    """From the rounds that both devices have."""
    where = (c.model, c.device, c.baseline)
    if c.speedup is None:
        return BreakEven(*where, None, reason=c.reason)
    size = record.spec.training.batch_size
    ours, theirs = (paces(record.cell(c.model, key), size) for key in (c.device, c.baseline))
    pairs = [(ours[r], theirs[r]) for r in sorted(ours.keys() & theirs.keys())]
    if not pairs:
        return BreakEven(*where, None, reason=tr("the start-up was not timed on both devices"))
    if c.speedup.low is not None and not c.clear:
        return BreakEven(*where, "not decided")
    mine, other = (
        Pace(fmean(p.once_s for p in side), fmean(p.batch_s for p in side)) for side in zip(*pairs, strict=True)
    )
    if mine.batch_s >= other.batch_s:
        return BreakEven(*where, "never")
    batches = _batches(mine, other)
    if not math.isfinite(_elapsed(mine, batches)):
        return BreakEven(*where, None, reason=tr("its times are too far apart for any figure"))
    if batches <= 1:
        return BreakEven(*where, "first")
    each = [_batches(a, b) for a, b in pairs if a.batch_s < b.batch_s]
    spread = geometric(each) if len(each) == len(pairs) and min(each) > 0 else None
    if spread is None:  # a round in which the device led from the start, or was slower, has no such number
        return BreakEven(*where, "after", _single(batches, len(pairs)), _single(_elapsed(mine, batches), len(pairs)))
    seconds = geometric([_elapsed(a, n) for (a, _), n in zip(pairs, each, strict=True)])
    return BreakEven(*where, "after", spread, seconds)


def _batches(mine: Pace, other: Pace) -> float:
    """After how many batches both have taken the same time: whole start-up lost over seconds won by each batch."""
    return (mine.once_s - other.once_s) / (other.batch_s - mine.batch_s)


def _elapsed(pace: Pace, batches: float) -> float:
    return pace.once_s + batches * pace.batch_s


def _whole(batches: float) -> str:
    """A number of batches, rounded up to one that can be counted: "4", "311", "12 300"."""
    return str(math.ceil(batches)) if batches < 1000 else figures(batches)


def _single(value: float, rounds: int) -> Estimate:
    return Estimate(value, None, None, rounds)
