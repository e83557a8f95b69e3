"""What a sweep has measured: seconds per step by device, size, batch and round; ratios of two devices; a fit of each.

A ratio pairs one cell of one round: both devices timed the same network at the same batch size within seconds.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from gpubench_gui.core.family import BY_ID, MEMBERS, Member
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.language import tr
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.stats import CONFIDENCE, Estimate, geometric
from gpubench_gui.core.wording import BEWARE

Found = SweepTimed | SweepFailed
Seconds = dict[int, dict[int, float]]  # per step, by index of the member and by round

# How a cell is timed, in `engine.sweep`: a block of at least 20 steps and the least time, or 5 steps where those take
# twice as long, or 2 where even those would take too long; after a warm-up of at most a second.
MIN_STEPS, SLOW_STEPS, LIMIT_STEPS = 20, 5, 2
SLOW_FACTOR = 2
LIMIT_S = 10.0
WARM_UP_S = 1.0
CELL_OVERHEAD_S = 0.3  # to build a network and its batches
# A ratio from one or two rounds that is nearer to 1 than this may lie on either side: launches of one configuration
# differ by about 5 %, a ratio of two of them by 7, and this is twice that.
CLEAR = math.log(1.15)
SHORTEST_S, LONGEST_S = 1e-7, 1e5  # a step beyond was not timed but edited in, and logs and squares of it overflow

INDEX = {m.id: i for i, m in enumerate(MEMBERS)}


@dataclass(frozen=True, slots=True)
class SweepCell:
    """One network at one batch size, to be timed on every device."""

    model: str
    batch_size: int


@dataclass(frozen=True, slots=True)
class Step:
    """What to measure next; `fresh` asks for a new round first, with children of its own."""

    cells: tuple[SweepCell, ...]
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Fit:
    """Seconds per step = `overhead_s` + FLOP ÷ `flops`; `flops` is None where time does not grow with the work."""

    overhead_s: float
    flops: float | None

    def seconds(self, flop: float) -> float:
        return self.overhead_s + (flop / self.flops if self.flops else 0.0)


@dataclass(frozen=True, slots=True)
class Ratio:
    """The speedup at one size: the log of it in each round that measured both devices."""

    index: int
    logs: dict[int, float]

    @property
    def mean(self) -> float:
        return fmean(self.logs.values())

    @property
    def estimate(self) -> Estimate:
        found = geometric([math.exp(v) for v in self.logs.values()], CONFIDENCE)
        assert found is not None  # there is a round in it
        return found

    @property
    def clear(self) -> bool:
        """Whether it is known on which side of 1 it lies: the interval excludes 1, or few rounds are far from it."""
        e = self.estimate
        if e.low is not None and e.high is not None:
            return e.low > 1 or e.high < 1
        return abs(self.mean) > CLEAR


def step_seconds(found: Iterable[Found], device: str, batch_size: int) -> Seconds:
    """What `device` needed for a step at that batch size; what is no measurement is left out."""
    result: Seconds = {}
    for cell in found:
        if not isinstance(cell, SweepTimed) or (cell.device, cell.batch_size) != (device, batch_size):
            continue
        index = INDEX.get(cell.model)
        if index is None or cell.steps < 1 or not SHORTEST_S < cell.seconds / cell.steps < LONGEST_S:
            continue
        result.setdefault(index, {})[cell.round] = cell.seconds / cell.steps
    return result


def failed(found: Iterable[Found], batch_size: int, devices: Sequence[str] | None = None) -> set[int]:
    """Indices of the members that could not be measured at that batch size, on any device or on those named."""
    return {
        INDEX[c.model]
        for c in found
        if isinstance(c, SweepFailed)
        and c.batch_size == batch_size
        and c.model in INDEX
        and (devices is None or c.device in devices)
    }


def ratios(found: Sequence[Found], device: str, baseline: str, batch_size: int) -> list[Ratio]:
    """The speedups of `device` over `baseline`, by size in ascending order."""
    ours, theirs = (step_seconds(found, key, batch_size) for key in (device, baseline))
    result = []
    for index in sorted(ours.keys() & theirs.keys()):
        rounds = sorted(ours[index].keys() & theirs[index].keys())
        if rounds:
            result.append(Ratio(index, {r: math.log(theirs[index][r] / ours[index][r]) for r in rounds}))
    return result


def doubts(found: Sequence[Found]) -> str | None:
    """What befell more than a tenth of the timings, for the line under the answer: "contended in 12 of 40 timings"."""
    timed = [c for c in found if isinstance(c, SweepTimed)]
    counts = Counter(flag for c in timed for flag in set(c.flags))
    told = [
        tr("{flag} in {n} of {total} timings", flag=tr(flag), n=n, total=len(timed))
        for flag, n in counts.most_common()
        if 10 * n > len(timed)
    ]
    return tr(BEWARE, doubts=", ".join(told)) if told else None


def pairs(spec: RunSpec) -> list[tuple[str, str]]:
    """Each device with what it is compared with."""
    return [(d.key, spec.baseline_of(d).key) for d in spec.devices if d != spec.baseline_of(d)]


def fit(points: Sequence[tuple[float, float]]) -> Fit | None:
    """The line through (FLOP, seconds) per step with the least squares of relative errors, neither part below zero.

    None with fewer than two sizes, through which any line would do.
    """
    if len({flop for flop, _ in points}) < 2:
        return None
    a = sum(1 / t**2 for _, t in points)
    b = sum(w / t**2 for w, t in points)
    c = sum((w / t) ** 2 for w, t in points)
    d = sum(1 / t for _, t in points)
    e = sum(w / t for w, t in points)
    determinant = a * c - b * b
    if determinant > 1e-12 * a * c:
        overhead, slope = (d * c - e * b) / determinant, (a * e - b * d) / determinant
        if overhead >= 0 and slope > 0:
            return Fit(overhead, 1 / slope)
        if slope <= 0:
            return Fit(d / a, None)
    return Fit(0.0, c / e)


def fit_device(found: Iterable[Found], device: str, batch_sizes: Iterable[int]) -> Fit | None:
    """The fit over everything timed on `device` at these batch sizes, each size counted once."""
    kept = list(found)
    points = [
        (float(batch * MEMBERS[index].train_flop), math.exp(fmean(math.log(s) for s in rounds.values())))
        for batch in batch_sizes
        for index, rounds in step_seconds(kept, device, batch).items()
    ]
    return fit(points)


def cell_seconds(step_s: float, least_s: float) -> float:
    """About how long one device needs for one cell whose step takes `step_s`."""
    block = max(least_s, min(MIN_STEPS * step_s, max(SLOW_FACTOR * least_s, SLOW_STEPS * step_s)))
    if block > LIMIT_S:
        block = max(LIMIT_S, LIMIT_STEPS * step_s)
    return CELL_OVERHEAD_S + min(WARM_UP_S, 4 * max(step_s, 0.05)) + step_s + block


def predicted_step(found: Sequence[Found], device: str, member: Member, batch_size: int) -> float | None:
    """Seconds of a step as the sweep so far suggests: measured, fitted, or grown with the work from the nearest below.

    None where nothing was measured that it could be grown from.
    """
    work = member.train_flop * batch_size
    index = INDEX[member.id]
    same = step_seconds(found, device, batch_size).get(index)
    if same:
        return fmean(same.values())
    known = [
        (BY_ID[c.model].train_flop * c.batch_size, c.seconds / c.steps)
        for c in found
        if isinstance(c, SweepTimed) and c.device == device and c.model in BY_ID and c.steps > 0 and c.seconds > 0
    ]
    if not known:
        return None
    least, seconds = min(known, key=lambda k: abs(math.log(k[0] / work)))
    grown = seconds * max(1.0, work / least)
    line = fit([(float(w), t) for w, t in known])
    return min(grown, line.seconds(work)) if line and len(known) > 2 else grown


def cost(found: Sequence[Found], spec: RunSpec, cell: SweepCell, least_s: float) -> float | None:
    """About how many seconds one cell takes on all devices together, None where nothing suggests it."""
    steps = [predicted_step(found, d.key, BY_ID[cell.model], cell.batch_size) for d in spec.devices]
    if any(s is None for s in steps):
        return None
    return sum(cell_seconds(s, least_s) for s in steps if s is not None)
