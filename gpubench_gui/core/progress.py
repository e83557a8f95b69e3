"""How far a run is: the overall share, the cell being trained and the time left, from the record alone."""

from __future__ import annotations

import math
from dataclasses import dataclass

from gpubench_gui.core import estimate
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.record import Cell, RunRecord
from gpubench_gui.core.stats import LOOKS
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import duration, figures, percent

_EXPECTED_ROUNDS = LOOKS[1]
_RECENT = 50  # points of the live curve: about one second
PHASES = {
    "start": mark("starting"),
    "warm-up": mark("warm-up"),
    "measure": mark("measuring"),
    "diagnose": mark("where the time goes"),
    "train": mark("training"),
    "evaluate": mark("evaluating"),
    "wait": mark("waiting for its turn"),
}
_STEPS = {
    "download": mark("Downloading the images"),
    "check": mark("Checking the images"),
    "decode": mark("Reading the images"),
    "make": mark("Making the images"),
    "write": mark("Writing the images"),
}


@dataclass(frozen=True, slots=True)
class Progress:
    """Shares lie in 0 … 1 (`step_share` None: unknown); `left_s`, in seconds, is None until it is known."""

    share: float
    step_share: float | None
    text: str
    left_s: float | None


def progress(record: RunRecord) -> Progress:
    """The state of `record`, which has begun."""
    if record.ended is not None:
        return Progress(1.0, 1.0, _ending(record), None)
    data = record.data_progress
    if data is not None:
        step_share = data.done / data.total if data.total else None
        parts = [tr(_STEPS[data.step])]
        if step_share is not None:
            parts.append(percent(step_share, 0))
        if data.rate:
            parts.append(_rate(data.rate, data.unit))
        if data.left_s:
            parts.append(tr("{time} left", time=duration(data.left_s)))
        return Progress(0.0, step_share, " · ".join(parts), None)
    if record.current is None:
        return Progress(0.0, None, tr("Getting ready"), None)
    if record.spec.sweeps:
        return _sweep(record, record.cell(*record.current))
    cells = [record.cell(m, d.key) for m in record.spec.models for d in record.spec.devices]
    shares = [_share(record, cell) for cell in cells]
    current = record.cell(*record.current)
    index = cells.index(current)
    phase = current.launches[-1].phase if current.launches else "start"
    searching = record.spec.protocol == "largest" and phase == "diagnose"
    where = (
        tr("{model} on {device}", model=MODELS[current.model].name, device=short_name(current.device)),
        tr("{n} of {total}", n=index + 1, total=len(cells)),
        tr("searching for the largest batch") if searching else tr(PHASES[phase]),
        *_detail(record, current),
    )
    share = sum(shares) / len(shares)
    return Progress(share, shares[index], " · ".join(where), _left(record, cells, share))


def _sweep(record: RunRecord, cell: Cell) -> Progress:
    """A sweep is over when its time is, or sooner."""
    begun = [x.launches[0].started_s for x in record.cells.values() if x.launches]
    left = record.spec.budget_s - (record.now_s - min(begun, default=record.now_s))
    share = min(0.95, max(0.0, 1 - left / max(record.spec.budget_s, 1.0)))
    launch = cell.launches[-1] if cell.launches else None
    what = retell(launch.what) if launch and launch.what else tr("getting ready")
    parts = [tr("Sweep"), tr("{what} on {device}", what=what, device=short_name(cell.device))]
    if launch and launch.what:
        parts.append(tr(PHASES[launch.phase]))
    return Progress(share, None, " · ".join(parts), max(left, 1.0))


def _share(record: RunRecord, cell: Cell) -> float:
    if cell.ended is not None:
        return 1.0
    if not cell.launches:
        return 0.0
    if record.spec.protocol == "study":
        return _epochs_done(record, cell) / record.spec.training.epochs
    rounds = sum(x.ended is not None and x.round >= 0 for x in cell.launches)  # below: a launch that tunes
    underway = 0.0 if cell.launches[-1].ended is not None else 0.5
    return min(0.95, (rounds + underway) / _EXPECTED_ROUNDS)


def _detail(record: RunRecord, cell: Cell) -> list[str]:
    if not cell.launches or record.spec.protocol == "largest":
        return []
    if record.spec.protocol == "study":
        epoch, epochs = len(cell.launches[-1].epochs) + 1, record.spec.training.epochs
        return [tr("epoch {n} of {total}", n=epoch, total=epochs)]
    return [tr("round {n}", n=cell.launches[-1].round + 1)]


def _left(record: RunRecord, cells: list[Cell], share: float) -> float | None:
    if record.spec.protocol == "study":
        return _study_left(record, cells)
    # One model done, or a fifth of the whole: before that an extrapolation would jump about. A search has no budget,
    # and takes on one device a hundred times as long as on another.
    if share < 0.2 or record.now_s <= 0 or record.spec.protocol == "largest":
        return None
    return min(record.now_s * (1 - share) / share, max(record.spec.budget_s * 1.5 - record.now_s, 1.0))


def _study_left(record: RunRecord, cells: list[Cell]) -> float | None:
    """Known once every device has a measured cell: a model not yet begun is scaled by its work."""
    seconds_per_flop: dict[str, float] = {}
    per_image: dict[tuple[str, str], float] = {}
    for cell in cells:
        value = _image_seconds(cell)
        if value is not None:
            per_image[cell.model, cell.device] = value
            seconds_per_flop[cell.device] = value / MODELS[cell.model].train_flop
    left = 0.0
    images = record.data.train_images if record.data else 0
    for cell in cells:
        if cell.ended is not None:
            continue
        if cell.device not in seconds_per_flop:
            return None
        each = per_image.get((cell.model, cell.device))
        if each is None:
            each = seconds_per_flop[cell.device] * MODELS[cell.model].train_flop
        left += (record.spec.training.epochs - _epochs_done(record, cell)) * images * each
    return left


def _epochs_done(record: RunRecord, cell: Cell) -> float:
    """Epochs trained so far in a Study cell, the one under way as a part: on a CPU one epoch can take minutes."""
    whole = len(cell.launches[-1].epochs) if cell.launches else 0
    if record.data is None:
        return float(whole)
    per_epoch = math.ceil(record.data.train_images / record.spec.training.batch_size)
    under_way = min(max(cell.batches / per_epoch - whole, 0.0), 1.0)
    return min(whole + under_way, float(record.spec.training.epochs))


def _image_seconds(cell: Cell) -> float | None:
    """Seconds per training image: measured, or from the last batches while the first epoch still runs."""
    rounds = estimate.image_seconds_by_round(cell)
    if rounds:
        return sum(rounds.values()) / len(rounds)
    recent = [rate for rate in cell.images_per_s.y[-_RECENT:] if rate > 0]  # NaN, a gap, is not above 0
    return len(recent) / sum(recent) if len(recent) == _RECENT else None


def _ending(record: RunRecord) -> str:
    outcome = record.ended.outcome if record.ended else ""
    finished = sum(c.ended is not None and c.ended.outcome == "finished" for c in record.cells.values())
    total = len(record.cells)
    if outcome == "finished":
        said = tr("Finished in {time}", time=duration(record.now_s))
        return " · ".join([said, *_watching(record)])
    counts = {"finished": finished, "total": total}
    if outcome == "stopped":
        return tr("Stopped with {finished} of {total} cells finished. Everything measured is kept.", **counts)
    return tr("Ended with {finished} of {total} cells finished. Everything measured is kept.", **counts)


def _watching(record: RunRecord) -> list[str]:
    """What watching the run cost, as a share of one core; nothing where it was not told."""
    cost = record.monitoring
    if cost is None or cost.seconds <= 0:
        return []
    return [tr("watching it took {share} of one core", share=percent(cost.cpu_s / cost.seconds))]


def _rate(rate: float, unit: str) -> str:
    return f"{figures(rate / 1e6)} MB/s" if unit == "bytes" else tr("{n} images/s", n=figures(rate))
