"""A job of the user's own, projected from a measured model: hours on each device. Never a measurement."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean

from gpubench_gui.core.break_even import paces
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import CellSummary, Summary
from gpubench_gui.core.wording import duration, whole

PROJECTION = mark("projection: assumes your images cost the same as these 3×32×32 ones")
MOST_IMAGES = 10**12  # a thousand times any collection there is, far below what a float can count
MOST_EPOCHS = 10**6
_IMAGES = (
    mark("The number of images must be a whole number, not {value}."),
    mark("The number of images must be at least 1, not {value}."),
    mark("The number of images must be at most {most}."),
)
_EPOCHS = (
    mark("The number of epochs must be a whole number, not {value}."),
    mark("The number of epochs must be at least 1, not {value}."),
    mark("The number of epochs must be at most {most}."),
)


@dataclass(frozen=True, slots=True)
class Job:
    """Training on `images` images for `epochs` epochs. Raises ValueError, with the user's sentence, for no such job."""

    images: int
    epochs: int

    def __post_init__(self) -> None:
        fields = ((self.images, MOST_IMAGES, _IMAGES), (self.epochs, MOST_EPOCHS, _EPOCHS))
        for value, most, (not_whole, too_few, too_many) in fields:
            if not isinstance(value, int):
                raise ValueError(tr(not_whole, value=value))
            if value < 1:
                raise ValueError(tr(too_few, value=value))
            if value > most:
                raise ValueError(tr(too_many, most=whole(most)))


@dataclass(frozen=True, slots=True)
class Projection:
    """What a job takes on one device with one model, in seconds; None, with the reason, where that was not measured.

    `startup_s` is the part of `seconds` that comes once, None where it was not timed and is left out. Evaluation is
    not in it.
    """

    model: str
    device: str
    seconds: Estimate | None
    startup_s: float | None
    reason: str | None = None


def project(record: RunRecord, summary: Summary, job: Job) -> tuple[Projection, ...]:
    """One projection for each cell of the run, in their order."""
    return tuple(_project(record, cell, job) for cell in summary.cells)


def sentence(record: RunRecord, p: Projection) -> str:
    """ "ResNet-50 on NVIDIA H200: 1 h 12 min (95 % interval 1 h 10 min to 1 h 14 min), projection: …"."""
    words = {"model": MODELS[p.model].name, "device": record.device(p.device).name}
    if p.seconds is None:
        return tr("{model} on {device}: no projection, {reason}", **words, reason=p.reason)
    words |= {"time": duration(p.seconds.value), "projection": tr(PROJECTION)}
    if p.seconds.low is None or p.seconds.high is None:
        return tr("{model} on {device}: {time} (indicative), {projection}", **words)
    return tr(
        "{model} on {device}: {time} (95\N{THIN SPACE}% interval {low} to {high}), {projection}",
        **words,
        low=duration(p.seconds.low),
        high=duration(p.seconds.high),
    )


def _project(record: RunRecord, cell: CellSummary, job: Job) -> Projection:
    rate = cell.images_per_s
    if rate is None or not (math.isfinite(rate.value) and rate.value > 0):
        return Projection(cell.model, cell.device, None, None, cell.reason or tr("it was not measured"))
    once = [p.once_s for p in paces(record.cell(cell.model, cell.device), record.spec.training.batch_size).values()]
    startup_s = fmean(once) if once else None
    steady = rate.inverse().scaled(float(job.images) * job.epochs)
    seconds = _later(steady, startup_s or 0.0)
    if not all(math.isfinite(s) for s in (seconds.value, seconds.low, seconds.high) if s is not None):
        return Projection(cell.model, cell.device, None, None, tr("its throughput is no usable figure"))
    return Projection(cell.model, cell.device, seconds, startup_s)


def _later(e: Estimate, seconds: float) -> Estimate:
    low = None if e.low is None else e.low + seconds
    high = None if e.high is None else e.high + seconds
    return Estimate(e.value + seconds, low, high, e.n)
