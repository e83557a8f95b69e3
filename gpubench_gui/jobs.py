"""A job of the user's own on a saved run: `gpubench job`."""

from __future__ import annotations

from typing import Any

from gpubench_gui.core import break_even
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.job import PROJECTION, Job, Projection, project
from gpubench_gui.core.lines import plain
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import summarise
from gpubench_gui.core.wording import count, duration, whole
from gpubench_gui.store.runs import RunUnreadable, load, locate
from gpubench_gui.terminal import console, print_json, print_table


def print_job(run: str, job: Job, as_json: bool) -> bool:
    """Print what `job` takes on each device with each model of the saved `run`; whether any could be projected.

    Raises `RunUnreadable`, also for a run that timed no chosen models.
    """
    record = load(locate(run))
    if record.spec.protocol not in ("quick", "study"):
        raise RunUnreadable("This run timed no chosen models, so no job can be projected from it.")
    summary = summarise(record)
    projections = project(record, summary, job)
    evens = break_even.break_evens(record, summary)
    if as_json:
        print_json(_document(record, job, projections, evens))
    else:
        _print(record, job, projections, evens)
    return any(p.seconds for p in projections)


def _document(
    record: RunRecord, job: Job, projections: tuple[Projection, ...], evens: tuple[break_even.BreakEven, ...]
) -> dict[str, Any]:
    """Durations in seconds; intervals are 95 %, None where a run gives none."""
    return {
        "run": record.started.run if record.started else None,
        "is": PROJECTION,
        "images": job.images,
        "epochs": job.epochs,
        "projections": [plain(p) for p in projections],
        "break_even": [{**plain(b), "words": break_even.words(b)} for b in evens],
    }


def _print(
    record: RunRecord, job: Job, projections: tuple[Projection, ...], evens: tuple[break_even.BreakEven, ...]
) -> None:
    out = console()
    images = whole(job.images)
    out.print(f"\n{images} images, {count(job.epochs, 'epoch')}", style="bold", markup=False)
    out.print(f"{PROJECTION}; evaluation is not in it", markup=False)
    out.print()
    print_table(
        ("model", "device", "projected", "95 % interval", "of it start-up", "note"),
        [_row(record, p) for p in projections],
        right=(2, 4),
    )
    if evens:
        out.print()
    for b in evens:
        out.print(break_even.sentence(record, b), markup=False)


def _row(record: RunRecord, p: Projection) -> tuple[str, ...]:
    where = (MODELS[p.model].name, record.device(p.device).label)
    if p.seconds is None:
        return (*where, "", "", "", f"no projection: {p.reason}")
    low, high = p.seconds.low, p.seconds.high
    span = f"{duration(low)} to {duration(high)}" if low is not None and high is not None else ""
    startup = duration(p.startup_s) if p.startup_s is not None else "not known"
    return (*where, duration(p.seconds.value), span, startup, "" if span else "indicative")
