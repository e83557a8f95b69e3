"""A sweep as its pictures and tables show it: points and fitted curves over size, rows of measured cells, map cells."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Literal

from gpubench_gui.core import crossover
from gpubench_gui.core.family import MEMBERS, Member
from gpubench_gui.core.findings import SweepFailed
from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.speed_map import MapCell
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.sweep import Fit, failed, pairs, ratios, step_seconds
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import figures, interval, millions, times

Axis = Literal["parameters", "gflop"]
AXIS_TITLES: dict[Axis, str] = {
    "parameters": mark("Model size (million parameters, log scale)"),
    "gflop": mark("Training work per image (GFLOP, log scale)"),
}
_SIZES: dict[Axis, str] = {"parameters": mark("{n} M"), "gflop": "{n} GFLOP"}


def on_axis(member: Member, axis: Axis) -> float:
    """The size of a network: million parameters, or training GFLOP per image."""
    return member.parameters / 1e6 if axis == "parameters" else member.train_gflop


def _size(value: float, axis: Axis) -> str:
    """ "0.21 M", "0.35 GFLOP"."""
    return tr(_SIZES[axis], n=figures(value, 2))


def axis_ends(axis: Axis) -> tuple[float, float]:
    """The sizes of the smallest and the largest network of the family."""
    return on_axis(MEMBERS[0], axis), on_axis(MEMBERS[-1], axis)


@dataclass(frozen=True, slots=True)
class Point:
    """The measured speedup of a device at one size, in the units of the axis."""

    size: float
    speedup: Estimate


@dataclass(frozen=True, slots=True)
class Line:
    """One device against its baseline: measured `points`, the `fit` as (size, speedup), where it begins to pay.

    `fit` is empty until both devices have one; `pays` is None unless there is a crossing.
    """

    device: str
    label: str
    points: tuple[Point, ...]
    fit: tuple[tuple[float, float], ...]
    pays: Estimate | None
    axis: Axis

    @property
    def pays_text(self) -> str:
        """ "pays from 0.21 M"."""
        return tr("pays from {size}", size=_size(self.pays.value, self.axis)) if self.pays is not None else ""


def lines(record: RunRecord, found: crossover.Answer, axis: Axis) -> tuple[Line, ...]:
    """Every device of a crossover run that is compared, in the order of the run."""
    result = []
    for c in found.crossovers:
        points = tuple(Point(on_axis(MEMBERS[r.index], axis), r.estimate) for r in c.ratios)
        curve = _curve(found.fits[c.device], found.fits[c.baseline], c, axis)
        pays = c.parameters.scaled(1e-6) if c.parameters and axis == "parameters" else None
        if axis == "gflop" and c.train_flop is not None:
            pays = c.train_flop.scaled(1e-9)
        result.append(Line(c.device, record.device(c.device).name, points, curve, pays, axis))
    return tuple(result)


def _curve(ours: Fit | None, theirs: Fit | None, c: crossover.Crossover, axis: Axis) -> tuple[tuple[float, float], ...]:
    """The speedup that both fits give at every network of the range tried."""
    if ours is None or theirs is None or c.smallest is None or c.largest is None:
        return ()
    inside = [m for m in MEMBERS if c.smallest <= m.parameters <= c.largest]
    result = []
    for m in inside:
        flop = float(m.train_flop * c.batch_size)
        base_s, device_s = theirs.seconds(flop), ours.seconds(flop)
        if base_s > 0 and device_s > 0:
            result.append((on_axis(m, axis), base_s / device_s))
    return tuple(result)


@dataclass(frozen=True, slots=True)
class Row:
    """A cell that was tried: images per second by device, or why there are none, and the speedups of `pairs`."""

    parameters: int
    train_gflop: float
    batch_size: int
    rates: tuple[float | None, ...]
    failures: tuple[str | None, ...]
    speedups: tuple[Estimate | None, ...]


def rows(record: RunRecord) -> tuple[Row, ...]:
    """What was measured, by batch size and then by size; a device that failed there once and ran later has a rate."""
    found, spec, result = record.sweep, record.spec, []
    for batch in sorted({c.batch_size for c in found}):
        seconds = [step_seconds(found, d.key, batch) for d in spec.devices]
        speedups = [{r.index: r.estimate for r in ratios(found, *pair, batch)} for pair in pairs(spec)]
        for index in sorted(set().union(failed(found, batch), *seconds)):
            member = MEMBERS[index]
            rates = tuple(batch / _mean(s[index]) if index in s else None for s in seconds)
            why = tuple(
                None if rate is not None else _failure(record, member.id, d.key, batch)
                for rate, d in zip(rates, spec.devices, strict=True)
            )
            gains = tuple(s.get(index) for s in speedups)
            result.append(Row(member.parameters, member.train_gflop, batch, rates, why, gains))
    return tuple(result)


def _mean(seconds: dict[int, float]) -> float:
    return math.exp(fmean(math.log(s) for s in seconds.values()))


def _failure(record: RunRecord, model: str, device: str, batch: int) -> str | None:
    where = (model, device, batch)
    found = (c for c in record.sweep if isinstance(c, SweepFailed))
    return next((c.reason for c in found if (c.model, c.device, c.batch_size) == where), None)


def failure_word(reason: str | None) -> str:
    """A failure, whose reason is that of the events, in the two or three words that fit into a cell."""
    return tr("out of memory") if reason and "out of memory" in reason else tr("failed")


# ---- words ---------------------------------------------------------------------------------------


def spoken_line(line: Line) -> str:
    """Every point of a line as text: "NVIDIA H200: 0.01 M 0.43× (0.41 to 0.45), …"."""
    told = [f"{_size(p.size, line.axis)} {with_interval(p.speedup)}" for p in line.points]
    return tr("{device}: {told}", device=line.label, told=", ".join(told) or tr("not measured yet"))


def with_interval(e: Estimate) -> str:
    """ "3.21× (3.05 to 3.38)"; a single look has no interval."""
    return times(e.value) if e.low is None or e.high is None else f"{times(e.value)} ({interval(e.low, e.high)})"


def spoken_cell(cell: MapCell) -> str:
    """A cell of the map in words, with how its value is known."""
    match cell.state:
        case "measured" if cell.speedup is not None:
            rounds = plural(cell.rounds, "{n} round", "{n} rounds")
            return tr("{speedup}, measured in {rounds}", speedup=with_interval(cell.speedup), rounds=rounds)
        case "interpolated" if cell.speedup is not None:
            return tr("about {n}×, interpolated, not measured", n=figures(cell.speedup.value, 2))
        case "failed":
            return tr("failed: {reason}", reason=retell(cell.reason)) if cell.reason else tr("failed")
        case _:
            return tr("not measured")


def spoken_rows(cells: tuple[MapCell, ...]) -> Iterator[str]:
    """One sentence for each batch size of a map: "Batch 128: 0.01 M 0.43×, measured in 3 rounds; …"."""
    for batch, row in groupby(cells, key=lambda c: c.batch_size):
        told = "; ".join(f"{millions(c.parameters, 2)} {spoken_cell(c)}" for c in row)
        yield tr("Batch {batch}: {told}", batch=batch, told=told)
