"""What the summary table says about each cell, failures in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.help import explain
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.largest import limit
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import Style, device_styles
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.summary import CellSummary, Comparison, Status, Summary
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import duration, figures, interval, percent, times, whole

_STATUS: dict[Status, str] = {
    "waiting": mark("waiting"),
    "running": mark("running"),
    "finished": mark("finished"),
    "failed": mark("failed"),
    "stopped": mark("stopped"),
}
_WITHOUT_FIGURES: dict[Status, str] = {
    "waiting": mark("waiting"),
    "running": mark("running"),
    "finished": mark("no figure"),
    "stopped": mark("stopped before it was measured"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """What one line shows. `words` replaces every figure where the cell failed or has not begun."""

    texts: tuple[str, ...]
    words: str | None
    failed: bool
    style: Style
    spoken: str
    tip: str = ""
    first_of_model: bool = True


def rows(summary: Summary, devices: Sequence[DeviceChoice]) -> tuple[Row, ...]:
    """The table of a run, in the order of its specification."""
    styles = device_styles(devices)
    speedups = {(c.model, c.device): c for c in summary.comparisons}
    result: list[Row] = []
    for cell in summary.cells:
        comparison = speedups.get((cell.model, cell.device))
        first = not result or result[-1].texts[0] != MODELS[cell.model].name
        result.append(_row(cell, comparison, styles[cell.device]))
        result[-1] = replace(result[-1], first_of_model=first)
    return tuple(result)


def _row(cell: CellSummary, comparison: Comparison | None, style: Style) -> Row:
    name, device = MODELS[cell.model].name, short_name(cell.device)
    approx = "" if cell.training_measured else "≈ "
    texts = (
        name,
        device,
        figures(cell.images_per_s.value) if cell.images_per_s else "",
        approx + duration(cell.training_s.value) if cell.training_s else "",
        tr("baseline") if comparison is None else _speedup(comparison),
        percent(cell.accuracy.value) if cell.accuracy else "",
        percent(cell.moving_share) if cell.moving_share is not None else "",
    )
    words = None
    if cell.status == "failed":
        words = tr("failed: {reason}", reason=retell(cell.reason or ""))
    elif cell.fits is not None:
        words = tr("batch {size} fits; {limit}", size=whole(cell.fits.batch_size), limit=limit(cell.fits))
    elif cell.images_per_s is None:
        words = tr(_WITHOUT_FIGURES[cell.status])
    if words:
        spoken = tr("{model} on {device}: {words}.", model=name, device=device, words=words)
        spoken = " ".join(part for part in (spoken, retell(cell.cure or "")) if part)
    else:
        spoken = tr("{model} on {device}, {status}", model=name, device=device, status=tr(_STATUS[cell.status]))
    told = [retell(part) for part in (cell.reason, cell.cure) if part]
    if cell.predicted_s is not None and cell.training_measured:
        told.append(tr("A short launch had predicted {time}.", time=duration(cell.predicted_s)))
    if cell.flags:
        told.append(tr("Beware, {doubts}", doubts=explain(cell.flags)))
    tip = " ".join(told)
    return Row(texts, words, cell.status == "failed", style, spoken, tip)


def _speedup(comparison: Comparison) -> str:
    s = comparison.speedup
    if s is None:
        return "–"
    if s.low is None or s.high is None:
        return tr("{speedup} indicative", speedup=times(s.value))
    between = interval(s.low, s.high).replace(tr("{low} to {high}", low="", high=""), "–")
    return f"{times(s.value)} {between}"
