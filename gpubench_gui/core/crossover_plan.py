"""What the crossover finder measures next: few sizes far apart, then the bracket of 1×, then rounds of its two ends."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gpubench_gui.core.crossover import bracket, fresh_rounds, passing
from gpubench_gui.core.family import MEMBERS
from gpubench_gui.core.findings import SweepFailed
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.stats import LOOKS, MIN_ROUNDS
from gpubench_gui.core.sweep import INDEX, Found, Ratio, Step, SweepCell, cost, failed, pairs, ratios

CELL_S = 0.5  # least length of a timed block
COARSE = (0, 6, 12, 18, 24, 30, 36, len(MEMBERS) - 1)
NARROW = 2  # members between the ends of the bracket: a factor of 1.5 in parameters
NEAR = math.log(1.15)  # ends as close to 1 as that are not told apart better by sizes still closer together
FACTOR = 1.25  # between the ends of the interval: close enough
MAX_ROUNDS = 12
DEAREST, DEAREST_BEYOND = 0.15, 0.05  # of the budget for one cell, before and after a crossing was seen
# Until so many sizes were tried, one may take this share of the time left: what is expected of a second size rests on
# a single figure, which another program may have disturbed, and grows it with the work as if nothing were overhead.
FEWEST, FEWEST_SHARE = 4, 0.5
FOR_ROUNDS = 0.4  # of the budget kept for the rounds that give the interval


def next_step(spec: RunSpec, found: Sequence[Found], round_: int, left_s: float, start_s: float = 0.0) -> Step | None:
    """The next cells of the crossover finder; None when every device has its answer or time does not allow more.

    `round_` is the one under way, `left_s` the rest of the budget, `start_s` what the start of a round takes.
    """
    for device, baseline in pairs(spec):
        step = _next(spec, found, (device, baseline), round_, left_s)
        if step is None:
            continue
        costs = [cost(found, spec, cell, CELL_S) or 0.0 for cell in step.cells]
        if sum(costs) + (start_s if step.fresh else 0.0) <= left_s and not (step.fresh and round_ + 1 >= MAX_ROUNDS):
            return step
    return None


def _next(spec: RunSpec, found: Sequence[Found], devices: tuple[str, str], round_: int, left_s: float) -> Step | None:
    batch = spec.training.batch_size
    known = ratios(found, *devices, batch)
    tried = {r.index for r in known} | failed(found, batch, devices)
    pair = bracket(known)
    coarse = _coarse(spec, found, tried, pair is not None, left_s)
    if coarse is not None:
        return Step((SweepCell(MEMBERS[coarse].id, batch),))
    if pair is not None and not _close(*pair):
        low, high = pair[0].index, pair[1].index
        inside = [i for i in range(low + 1, high) if i not in tried]
        if inside and high - low > NARROW:
            middle = min(inside, key=lambda i: abs(2 * i - low - high))
            return Step((SweepCell(MEMBERS[middle].id, batch),))
    ends = list(pair) if pair is not None else _edge(known)
    if not ends or _settled(pair, known, ends):
        return None
    broken = {INDEX[c.model] for c in found if isinstance(c, SweepFailed) and c.round == round_ and c.model in INDEX}
    missing = [r.index for r in ends if round_ not in r.logs and r.index not in broken]
    wanted = missing or [r.index for r in ends]
    return Step(tuple(SweepCell(MEMBERS[i].id, batch) for i in wanted), fresh=not missing)


def _coarse(spec: RunSpec, found: Sequence[Found], tried: set[int], crossed: bool, left_s: float) -> int | None:
    """The next of the sizes far apart, if memory and time allow it."""
    batch = spec.training.batch_size
    full = [
        INDEX[c.model]
        for c in found
        if isinstance(c, SweepFailed) and c.kind == "out-of-memory" and c.batch_size == batch and c.model in INDEX
    ]
    index = next((i for i in COARSE if i not in tried and i < min(full, default=len(MEMBERS))), None)
    if index is None or (tried and left_s < FOR_ROUNDS * spec.budget_s):
        return None
    expected = cost(found, spec, SweepCell(MEMBERS[index].id, batch), CELL_S)
    if expected is None:
        return index
    if len(tried) < FEWEST:
        return index if expected <= FEWEST_SHARE * left_s else None
    return index if expected <= (DEAREST_BEYOND if crossed else DEAREST) * spec.budget_s else None


def _close(low: Ratio, high: Ratio) -> bool:
    return abs(low.mean) < NEAR and abs(high.mean) < NEAR


def _edge(known: Sequence[Ratio]) -> list[Ratio]:
    """With no crossing the answer hangs on one end of the range: the smallest size if ahead, the largest if not."""
    if not known:
        return []
    return [known[0] if known[-1].mean >= 0 else known[-1]]


def _settled(pair: tuple[Ratio, Ratio] | None, known: Sequence[Ratio], ends: Sequence[Ratio]) -> bool:
    """Whether more rounds would add nothing that is asked for."""
    if pair is None:
        return len(ends[0].logs) >= MIN_ROUNDS and ends[0].clear
    later = sum(r > 0 for r in fresh_rounds(*pair))
    if later not in LOOKS:  # an interval that is looked at after every round is narrow by chance too often
        return False
    size = passing(*pair, known)
    return size is not None and size.low is not None and size.high is not None and size.high / size.low <= FACTOR
