"""The bars of a presentation: what each device does in the race, and what was measured, guesses beside it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.crossover import Crossover
from gpubench_gui.core.events import Outcome
from gpubench_gui.core.family import BY_ID, MEMBERS
from gpubench_gui.core.findings import SweepTimed
from gpubench_gui.core.guess import Guesses, best, judge, shown
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.progress import PHASES
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import NOT_YET, CellSummary, Comparison, Summary
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import figures, interval, millions, times, whole

LONG_NAMES = 4  # lanes up to which devices have their full names, one line each
SIZES = 5  # of a crossover that are shown as bars
_RECENT = 50  # points of the live curve: about one second
ITS_TURN = mark("its turn comes")
_OUTCOMES: dict[Outcome, str] = {"finished": mark("finished"), "failed": mark("failed"), "stopped": mark("stopped")}


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar; `device` gives its colour and pattern, None draws the hollow bar of a guess.

    `value` None leaves only the words `small`. `large` stands beside the bar, big, and `small` after it.
    """

    label: str
    device: str | None
    value: float | None
    large: str
    small: str
    low: float | None = None
    high: float | None = None
    bad: bool = False


# ---- the race ------------------------------------------------------------------------------------


def lanes(record: RunRecord, summary: Summary) -> tuple[Bar, ...]:
    """Images per second of every device: of the model being trained, and after the run of the answer's model."""
    if record.spec.sweeps:
        return _sweep_lanes(record)
    model = record.current[0] if record.current else answered(record, summary)
    return tuple(_lane(record, summary, model, choice) for choice in record.spec.devices) if model else ()


def answered(record: RunRecord, summary: Summary) -> str | None:
    """The model that the answer is on: the one with the largest speedup, or else the largest with a figure."""
    found = [c for m in record.spec.models if (c := best(record, summary, m)) is not None]
    alike = [c for c in found if not record.device(c.device).tuned] or found
    top = max(alike, key=lambda c: c.speedup.value if c.speedup else 0.0, default=None)
    if top is not None:
        return top.model
    measured = [c.model for c in summary.cells if c.images_per_s is not None]
    begun = [m for m, _ in record.cells if m in MODELS]
    return max(measured or begun, key=lambda m: MODELS[m].parameters, default=None)


def _lane(record: RunRecord, summary: Summary, model: str, choice: DeviceChoice) -> Bar:
    label = _name(record, choice)
    cell = record.cell(model, choice.key)
    if cell.ended is not None and cell.ended.outcome == "failed":
        return Bar(label, choice.key, None, "", _failed(retell(cell.ended.reason or "")), bad=True)
    told = next((c.images_per_s for c in summary.cells if (c.model, c.device) == (model, choice.key)), None)
    rate = told.value if told and record.ended else _recent(cell.images_per_s.y[-_RECENT:]) or (told and told.value)
    doing = "" if record.ended else tr(ITS_TURN)
    if cell.ended is not None:
        doing = "" if record.ended else tr(_OUTCOMES[cell.ended.outcome])
    elif cell.launches and not record.ended:
        doing = tr(PHASES[cell.launches[-1].phase])
    if not rate:
        return Bar(label, choice.key, None, "", doing or tr("not measured"))
    return Bar(label, choice.key, rate, tr("{n} images/s", n=figures(rate)), doing)


def _recent(rates: Iterable[float]) -> float | None:
    """The mean rate of the latest batches, by the time they took; None where there are none."""
    known = [r for r in rates if math.isfinite(r) and r > 0]
    return len(known) / sum(1 / r for r in known) if known else None


def raced_size(record: RunRecord) -> str | None:
    """The size whose rates the lanes of a sweep show: "50 M parameters"; None before anything was timed."""
    cell = _raced(record, _timed(record))
    return tr("{n} parameters", n=millions(BY_ID[cell[0]].parameters, 2)) if cell else None


def _timed(record: RunRecord) -> list[SweepTimed]:
    return [t for t in record.sweep if isinstance(t, SweepTimed) and t.seconds > 0 and t.model in BY_ID]


def _raced(record: RunRecord, timed: list[SweepTimed]) -> tuple[str, int] | None:
    """The network and batch timed last; after the sweep the largest that every device has timed."""
    if not timed:
        return None
    last = timed[-1].model, timed[-1].batch_size
    if record.ended is None:
        return last
    devices: dict[tuple[str, int], set[str]] = {}
    for t in timed:
        devices.setdefault((t.model, t.batch_size), set()).add(t.device)
    shared = [cell for cell, by in devices.items() if len(by) == len(record.spec.devices)]
    return max(shared, key=lambda c: (BY_ID[c[0]].parameters, c[1]), default=last)


def _sweep_lanes(record: RunRecord) -> tuple[Bar, ...]:
    timed = _timed(record)
    cell = _raced(record, timed)
    bars = []
    for choice in record.spec.devices:
        own = [t for t in timed if t.device == choice.key and (t.model, t.batch_size) == cell]
        rate = own[-1].images / own[-1].seconds if own else None
        said = tr("{n} images/s", n=figures(rate)) if rate else ""
        missing = tr(ITS_TURN) if record.ended is None else tr("not measured")
        bars.append(Bar(_name(record, choice), choice.key, rate, said, "" if rate else missing))
    return tuple(bars)


def _name(record: RunRecord, choice: DeviceChoice) -> str:
    return choice.name if len(record.spec.devices) <= LONG_NAMES else short_name(choice.key)


# ---- the result ----------------------------------------------------------------------------------


def result_bars(record: RunRecord, summary: Summary, guesses: Guesses) -> list[list[Bar]]:
    """One group a model: its speedups with their intervals, or its figure on the one device; then the guess."""
    searched = record.spec.protocol == "largest"
    compared = len(record.spec.devices) > 1 and not searched
    groups = []
    for model in record.spec.models:
        found = [c for c in summary.comparisons if c.model == model]
        if compared:
            bars = [_speedup_bar(record, summary, c, len(found) > 1) for c in found]
            if model in guesses:
                bars.append(_guess_bar(record, summary, model, guesses[model]))
        else:
            cells = [c for c in summary.cells if c.model == model]
            bars = [_figure_bar(record, c, len(cells) > 1) for c in cells]
        groups.append(bars)
    return groups


def _speedup_bar(record: RunRecord, summary: Summary, c: Comparison, several: bool) -> Bar:
    label = MODELS[c.model].name + (f" · {short_name(c.device)}" if several else "")
    if c.speedup is not None:
        return _estimated(label, c.device, c.speedup, times(c.speedup.value))
    cells = {x.device: x for x in summary.cells if x.model == c.model}
    for device in (c.device, c.baseline):
        if cells[device].status == "failed":
            why = cells[device].reason
            if device == c.device:
                return Bar(label, c.device, None, "", _failed(why), bad=True)
            said = tr("failed on {device}: {reason}", device=short_name(device), reason=why)
            return Bar(label, c.device, None, "", said, bad=True)
    waiting = record.ended is None and c.reason == tr(NOT_YET)
    return Bar(label, c.device, None, "", tr("not measured yet") if waiting else c.reason or tr("not measured"))


def _guess_bar(record: RunRecord, summary: Summary, model: str, guess: float) -> Bar:
    found = best(record, summary, model)
    known = found.speedup if found is not None and record.ended is not None else None
    return Bar(tr("guessed"), None, guess, shown(guess), judge(guess, known) if known else "")


def _figure_bar(record: RunRecord, cell: CellSummary, several: bool) -> Bar:
    label = MODELS[cell.model].name + (f" · {short_name(cell.device)}" if several else "")
    if cell.status == "failed":
        return Bar(label, cell.device, None, "", _failed(cell.reason), bad=True)
    if cell.fits is not None:
        size = cell.fits.batch_size
        return Bar(label, cell.device, float(size), tr("batch {batch}", batch=whole(size)), tr("fits"))
    if cell.images_per_s is None or record.spec.protocol == "largest":
        missing = tr("not measured yet") if record.ended is None else tr("not measured")
        return Bar(label, cell.device, None, "", missing)
    said = tr("{n} images/s", n=figures(cell.images_per_s.value))
    return _estimated(label, cell.device, cell.images_per_s, said)


def _failed(reason: str | None) -> str:
    return tr("failed: {reason}", reason=reason)


def crossover_bars(c: Crossover) -> tuple[Bar, ...]:
    """Speedups at a few sizes of the sweep, evenly from the smallest to the largest."""
    count = min(SIZES, len(c.ratios))
    picked = [c.ratios[round(i * (len(c.ratios) - 1) / max(count - 1, 1))] for i in range(count)]
    return tuple(
        _estimated(millions(MEMBERS[r.index].parameters, 2), c.device, r.estimate, times(r.estimate.value))
        for r in picked
    )


def _estimated(label: str, device: str, e: Estimate, large: str) -> Bar:
    if e.low is None or e.high is None:
        return Bar(label, device, e.value, large, "")
    return Bar(label, device, e.value, large, interval(e.low, e.high), e.low, e.high)
