"""Speedup over size and batch size: a grid of cells, each measured or not, and the line where both are equally fast."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from gpubench_gui.core.crossover import MEASURING, Crossover, bracket, crossover
from gpubench_gui.core.family import BY_ID, MEMBERS
from gpubench_gui.core.findings import SweepFailed
from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.stats import MIN_ROUNDS, Estimate
from gpubench_gui.core.sweep import INDEX, Found, Step, SweepCell, cost, failed, pairs, ratios
from gpubench_gui.core.wording import PRECISION_NAMES, listed, millions

State = Literal["measured", "failed", "interpolated", "not measured"]

BATCHES = (8, 32, 128, 512)
COARSE = (0, 8, 16, 24, 32, len(MEMBERS) - 1)
CELL_S = 0.3  # least length of a timed block
NARROW = 2  # members between the two cells next to the line of 1×
DEAREST = 0.08  # of the budget for one cell
FOR_LINE = 0.3  # of the budget kept for the cells next to the line


@dataclass(frozen=True, slots=True)
class MapCell:
    """One size at one batch size. `speedup` of an interpolated cell is a value without interval, from no round."""

    model: str
    parameters: int
    batch_size: int
    state: State
    speedup: Estimate | None
    rounds: int
    reason: str | None


@dataclass(frozen=True, slots=True)
class SpeedMap:
    """One device against its baseline: `cells` row by row (batch size), sizes ascending within.

    `contour` holds the points where both are equally fast as (log10 of parameters, log10 of batch size), from small
    sizes to large; `rows` the crossing of each batch size.
    """

    device: str
    baseline: str
    models: tuple[str, ...]
    batch_sizes: tuple[int, ...]
    cells: tuple[MapCell, ...]
    contour: tuple[tuple[float, float], ...]
    rows: tuple[Crossover, ...]


@dataclass(frozen=True, slots=True)
class MapAnswer:
    """Every device's map and what is said of them."""

    maps: tuple[SpeedMap, ...]
    sentence: str
    qualifier: str


def answer(record: RunRecord) -> MapAnswer:
    """What the sweep of `record` says so far."""
    maps = tuple(speed_map(record.sweep, device, base) for device, base in pairs(record.spec))
    if record.ended is None and not any(c.ratios for m in maps for c in m.rows):
        sentence = tr(MEASURING)
    else:
        sentence = ". ".join(map_sentence(m, record.device(m.device).name) for m in maps)
    measured = sum(c.state == "measured" for m in maps for c in m.cells)
    total = sum(len(m.cells) for m in maps)
    rounds = len({n for m in maps for c in m.rows for r in c.ratios for n in r.logs})
    base = list(dict.fromkeys(record.device(m.baseline).name for m in maps))
    between = [f"{short_name(m.device)} {', '.join(_by_batch(m)[1:-1])}" for m in maps if any(c.ratios for c in m.rows)]
    parts = [
        *between,
        tr("{n} of {total} cells measured", n=measured, total=total),
        plural(rounds, "{n} round", "{n} rounds"),
        tr("against {devices}", devices=", ".join(base)),
    ]
    broken = sum(c.state == "failed" for m in maps for c in m.cells)
    if broken:
        parts.insert(len(between) + 1, tr("{n} failed", n=broken))
    return MapAnswer(maps, sentence, " · ".join([*parts, tr(PRECISION_NAMES[record.spec.training.precision])]))


def speed_map(found: Sequence[Found], device: str, baseline: str) -> SpeedMap:
    """The map of `device` over `baseline`; every coarse size is a column, and every other one that was tried."""
    logs = {(r.index, batch): r for batch in BATCHES for r in ratios(found, device, baseline, batch)}
    broken = {(i, batch) for batch in BATCHES for i in failed(found, batch, (device, baseline))}
    columns = sorted({*COARSE, *(i for i, _ in logs), *(i for i, _ in broken)})
    values = {key: r.mean for key, r in logs.items()}
    cells = []
    for batch in BATCHES:
        for index in columns:
            member, known = MEMBERS[index], logs.get((index, batch))
            where = (member.id, member.parameters, batch)
            if known is not None:
                cells.append(MapCell(*where, "measured", known.estimate, len(known.logs), None))
            elif (index, batch) in broken:
                cells.append(MapCell(*where, "failed", None, 0, _reason(found, member.id, batch)))
            elif (between := _interpolated(values, index, batch)) is not None:
                cells.append(MapCell(*where, "interpolated", Estimate(math.exp(between), None, None, 0), 0, None))
            else:
                cells.append(MapCell(*where, "not measured", None, 0, None))
    rows = tuple(crossover(found, device, baseline, batch) for batch in BATCHES)
    models = tuple(MEMBERS[i].id for i in columns)
    return SpeedMap(device, baseline, models, BATCHES, tuple(cells), _contour(values, rows), rows)


def _reason(found: Sequence[Found], model: str, batch: int) -> str | None:
    return next(
        (c.reason for c in found if isinstance(c, SweepFailed) and (c.model, c.batch_size) == (model, batch)), None
    )


def _interpolated(values: dict[tuple[int, int], float], index: int, batch: int) -> float | None:
    """The log of the speedup between measured neighbours in its row and its column, the mean where there are both."""
    row = _line([(_size(i), v) for (i, b), v in values.items() if b == batch], _size(index))
    column = _line([(math.log(b), v) for (i, b), v in values.items() if i == index], math.log(batch))
    told = [v for v in (row, column) if v is not None]
    return fmean(told) if told else None


def _line(points: Sequence[tuple[float, float]], x: float) -> float | None:
    """The value at `x` on the line between the nearest points on either side; None outside them."""
    below = max((p for p in points if p[0] < x), default=None)
    above = min((p for p in points if p[0] > x), default=None)
    if below is None or above is None:
        return None
    return below[1] + (above[1] - below[1]) * (x - below[0]) / (above[0] - below[0])


def _contour(values: dict[tuple[int, int], float], rows: Sequence[Crossover]) -> tuple[tuple[float, float], ...]:
    """Each batch size's crossing, and between neighbouring batch sizes of one size those where the sign changes."""
    points = [(math.log10(c.parameters.value), math.log10(c.batch_size)) for c in rows if c.parameters is not None]
    for index in {i for i, _ in values}:
        column = [(b, values[index, b]) for b in BATCHES if (index, b) in values]
        for (b_low, low), (b_high, high) in itertools.pairwise(column):
            if (low < 0) != (high < 0):
                share = low / (low - high)
                log_batch = math.log10(b_low) + share * math.log10(b_high / b_low)
                points.append((math.log10(MEMBERS[index].parameters), log_batch))
    return tuple(sorted(points, key=lambda p: (p[0], -p[1])))


def _size(index: int) -> float:
    return math.log(MEMBERS[index].parameters)


def map_sentence(m: SpeedMap, label: str) -> str:
    """From which size on the device pays at the smallest and at the largest batch; the others are in the qualifier."""
    parts = _by_batch(m)
    where = listed(list(dict.fromkeys((parts[0], parts[-1]))))
    return tr("On this machine {device} pays {where}", device=label, where=where)


def _by_batch(m: SpeedMap) -> list[str]:
    """From which size on the device pays, at each batch size from the smallest."""
    parts = []
    for c in m.rows:
        batch = c.batch_size
        match c.verdict:
            case "crossover" if c.parameters is not None:
                size = millions(c.parameters.value, 2)
                parts.append(tr("from about {size} parameters at batch {batch}", size=size, batch=batch))
            case "from the smallest":
                parts.append(tr("from the smallest size tried at batch {batch}", batch=batch))
            case "not reached" if c.largest is not None:
                parts.append(tr("nowhere up to {size} at batch {batch}", size=millions(c.largest, 2), batch=batch))
            case _:
                parts.append(tr("not clearly at batch {batch}", batch=batch))
    return parts


# ---- what to measure next ------------------------------------------------------------------------


def next_step(spec: RunSpec, found: Sequence[Found], round_: int, left_s: float, start_s: float = 0.0) -> Step | None:
    """The next cells of the map: the coarse grid by growing work, the line of 1× within it, then rounds of its cells.

    None when all that is done or time does not allow more; the arguments are those of `crossover_plan.next_step`.
    """
    cell = _coarse(spec, found, left_s) or _finer(spec, found, left_s)
    if cell is not None:
        return Step((cell,))
    line = _next_to_the_line(spec, found)
    done = {(c.model, c.batch_size) for c in found if c.round == round_}
    missing = tuple(c for c in line if (c.model, c.batch_size) not in done)
    if not line or (not missing and round_ + 1 >= MIN_ROUNDS):
        return None
    wanted = missing or tuple(line)
    needed = sum(cost(found, spec, c, CELL_S) or 0.0 for c in wanted) + (0.0 if missing else start_s)
    return Step(wanted, fresh=not missing) if needed <= left_s else None


def _affordable(spec: RunSpec, found: Sequence[Found], cell: SweepCell, left_s: float) -> bool:
    needed = cost(found, spec, cell, CELL_S)
    return needed is None or needed <= min(DEAREST * spec.budget_s, left_s)


def _tried(spec: RunSpec, found: Sequence[Found]) -> set[tuple[int, int]]:
    """The (size, batch) that every device has timed, or one could not; and all beyond those that ran out of memory."""
    result: set[tuple[int, int]] = set()
    for batch in BATCHES:
        result |= {(i, batch) for i in failed(found, batch)}
        by_pair = [{r.index for r in ratios(found, *pair, batch)} for pair in pairs(spec)]
        result |= {(i, batch) for i in set.intersection(*by_pair)} if by_pair else set()
    for c in found:
        if isinstance(c, SweepFailed) and c.kind == "out-of-memory" and c.model in INDEX:
            result |= {(i, b) for i in range(INDEX[c.model], len(MEMBERS)) for b in BATCHES if b >= c.batch_size}
    return result


def _coarse(spec: RunSpec, found: Sequence[Found], left_s: float) -> SweepCell | None:
    tried = _tried(spec, found)
    if tried and left_s < FOR_LINE * spec.budget_s:
        return None
    grid = [SweepCell(MEMBERS[i].id, b) for i in COARSE for b in BATCHES if (i, b) not in tried]
    least = min(grid, key=lambda c: BY_ID[c.model].train_flop * c.batch_size, default=None)
    return least if least is not None and _affordable(spec, found, least, left_s) else None


def _finer(spec: RunSpec, found: Sequence[Found], left_s: float) -> SweepCell | None:
    """The middle of the widest gap that the line runs through."""
    tried = _tried(spec, found)
    gaps = []
    for device, base in pairs(spec):
        for batch in BATCHES:
            pair = bracket(ratios(found, device, base, batch))
            if pair is None or pair[1].index - pair[0].index <= NARROW:
                continue
            middle = (pair[0].index + pair[1].index) // 2
            cell = SweepCell(MEMBERS[middle].id, batch)
            if (middle, batch) not in tried and _affordable(spec, found, cell, left_s):
                gaps.append((pair[1].index - pair[0].index, cell))
    return max(gaps, key=lambda g: g[0])[1] if gaps else None


def _next_to_the_line(spec: RunSpec, found: Sequence[Found]) -> list[SweepCell]:
    cells = []
    for device, base in pairs(spec):
        for batch in BATCHES:
            pair = bracket(ratios(found, device, base, batch))
            cells += [SweepCell(MEMBERS[r.index].id, batch) for r in pair or ()]
    return list(dict.fromkeys(cells))
