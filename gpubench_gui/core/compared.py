"""Two or more saved runs against the first of them: how much faster each trained each model on each device.

Runs are not paired: no round of one belongs to a round of another. So the ratio of two throughputs has Welch's t
interval on the logs of the rounds' means, and no claim is made from fewer than three rounds on either side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

from gpubench_gui.core.compared_gate import Difference, cell_differences, differences, refused
from gpubench_gui.core.estimate import image_seconds_by_round
from gpubench_gui.core.findings import SweepTimed
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import LOOKED_AT_CONFIDENCE, MIN_ROUNDS, Estimate, t_quantile

Key = tuple[str, str, int]  # model, device, batch size
Rates = dict[Key, list[float]]


@dataclass(frozen=True, slots=True)
class Pair:
    """One model on one device in `run`, a place in the list, against the first run.

    `ratio` is how many times as fast it is there; None where the runs must not be compared in this, or one of them
    has no figure (`measured` is False).
    """

    model: str
    device: str
    batch_size: int
    run: int
    first: float | None  # images per second
    second: float | None
    ratio: Estimate | None
    differences: tuple[Difference, ...]

    @property
    def measured(self) -> bool:
        return self.first is not None and self.second is not None

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 1: all else is noise, or too few rounds to tell."""
        r = self.ratio
        return r is not None and r.low is not None and r.high is not None and (r.low > 1 or r.high < 1)


@dataclass(frozen=True, slots=True)
class Compared:
    """`differences[i]` is what run i + 1 as a whole differs in from the first."""

    pairs: tuple[Pair, ...]
    differences: tuple[tuple[Difference, ...], ...]


def compare_runs(records: Sequence[RunRecord]) -> Compared:
    """Each of `records` but the first against the first; all have begun. Raises ValueError for fewer than two."""
    if len(records) < 2:
        raise ValueError("a comparison needs two runs")
    known = [rates(record) for record in records]
    whole = tuple(differences(records[0], other) for other in records[1:])
    pairs = [
        _pair(records, known, whole[run - 1], key, run)
        for run in range(1, len(records))
        for key in dict.fromkeys((*known[0], *known[run]))
    ]
    return Compared(tuple(pairs), whole)


def _pair(
    records: Sequence[RunRecord], known: Sequence[Rates], whole: tuple[Difference, ...], key: Key, run: int
) -> Pair:
    first, second = known[0].get(key), known[run].get(key)
    model, device, _ = key
    one, two = records[0], records[run]
    both = first is not None and second is not None
    own = cell_differences(one, two, model, device) if both and not one.spec.sweeps else ()
    if both and one.spec.sweeps:
        cell = one.spec.models[0]  # a sweep has one cell a device, whatever the network
        own = cell_differences(one, two, cell, device)
    ratio = None
    if first and second and not refused((*whole, *own)):
        ratio = welch_ratio(second, first)
    return Pair(*key, run, _mean(first), _mean(second), ratio, own)


def rates(record: RunRecord) -> Rates:
    """Images per second of every round, by model, device and batch size; failed cells have none."""
    if record.spec.sweeps:
        swept: dict[Key, dict[int, float]] = {}
        for found in record.sweep:
            if isinstance(found, SweepTimed) and found.images > 0 and 0 < found.seconds < math.inf:
                at = swept.setdefault((found.model, found.device, found.batch_size), {})
                at[found.round] = found.images / found.seconds
        return {key: list(by_round.values()) for key, by_round in swept.items()}
    result: Rates = {}
    for cell in record.cells.values():
        if cell.ended is not None and cell.ended.outcome == "failed":
            continue
        seconds = image_seconds_by_round(cell)
        if seconds:
            key = cell.model, cell.device, record.spec.training.batch_size
            result[key] = [1 / s for s in seconds.values()]
    return result


def _mean(values: Sequence[float] | None) -> float | None:
    logs = _logs(values or ())
    return math.exp(fmean(logs)) if logs else None


def welch_ratio(numerators: Sequence[float], denominators: Sequence[float]) -> Estimate | None:
    """Ratio of the geometric means of two unpaired samples, with Welch's interval on logs; None without a figure.

    `n` is the smaller number of rounds. The level is that of `stats.geometric`, since both runs looked at their
    rounds to decide when to stop. Degrees of freedom are rounded down, which widens the interval.
    """
    a, b = _logs(numerators), _logs(denominators)
    if not a or not b:
        return None
    centre, n = fmean(a) - fmean(b), min(len(a), len(b))
    if n < MIN_ROUNDS:
        return Estimate(_exp(centre), None, None, n)
    va, vb = variance(a) / len(a), variance(b) / len(b)
    freedom = len(a) + len(b) - 2
    if va + vb > 0:
        freedom = math.floor((va + vb) ** 2 / (va**2 / (len(a) - 1) + vb**2 / (len(b) - 1)) + 1e-9)
    half = t_quantile((1 + LOOKED_AT_CONFIDENCE) / 2, max(1, freedom)) * math.sqrt(va + vb)
    return Estimate(_exp(centre), _exp(centre - half), _exp(centre + half), n)


def _logs(values: Sequence[float]) -> list[float]:
    return [math.log(v) for v in values if math.isfinite(v) and v > 0]


def _exp(x: float) -> float:
    return math.exp(max(-700.0, min(x, 700.0)))  # an edited file may spread its rounds over any range
