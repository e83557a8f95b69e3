"""A run in words for the clipboard: the answer, a line per cell, where it comes from. Nothing names the owner.

The only report in the language of the screen: it is pasted where its reader talks to others.
"""

from __future__ import annotations

from dataclasses import dataclass

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.family import BY_ID
from gpubench_gui.core.findings import SweepTimed
from gpubench_gui.core.language import THIN, mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import CellSummary, Comparison, Summary, summarise
from gpubench_gui.core.wording import figures, interval, millions, times
from gpubench_gui.report.provenance import hardware_line, settings_line
from gpubench_gui.report.words import FAILURES, INDICATIVE, detail, state

CELLS = (
    *(mark("Model"), mark("Device"), mark("Images/s"), mark("95 % interval")),
    *(mark("Speedup"), mark("Interval of the speedup"), mark("Beware")),
)
SWEEP = (
    *(mark("Parameters"), mark("Batch"), mark("Device")),
    *(mark("Round"), mark("Images/s"), mark("Beware")),
)


@dataclass(frozen=True, slots=True)
class Texts:
    """What both forms are made of. `rows` are as long as `columns`; "" stands for what was not measured."""

    sentence: str
    qualifier: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    provenance: str


def texts(record: RunRecord) -> Texts:
    """Raises ValueError for a record that holds no run yet."""
    summary = summarise(record)
    columns, rows = (SWEEP, _sweep(record)) if record.spec.sweeps else (CELLS, _cells(record, summary))
    lines = " · ".join(line for line in (settings_line(record), hardware_line(record)) if line)
    return Texts(summary.sentence, summary.qualifier, tuple(map(tr, columns)), tuple(rows), lines)


def summary_text(record: RunRecord) -> str:
    """Plain text whose columns are aligned in a face of fixed width. Raises ValueError without a run."""
    t = texts(record)
    grid = [t.columns, *t.rows]
    widths = [max(len(row[i]) for row in grid) for i in range(len(t.columns))]
    lines = ["  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip() for row in grid]
    return "\n".join([t.sentence, t.qualifier, "", *lines, "", t.provenance, ""])


def summary_markdown(record: RunRecord) -> str:
    """The same as a Markdown table between two paragraphs. Raises ValueError without a run."""
    t = texts(record)
    table = [_line(t.columns), _line(["---"] * len(t.columns)), *(_line(row) for row in t.rows)]
    return "\n\n".join([f"**{escaped(t.sentence)}**", escaped(t.qualifier), "\n".join(table), escaped(t.provenance)])


def _cells(record: RunRecord, summary: Summary) -> list[tuple[str, ...]]:
    against = {(c.model, c.device): c for c in summary.comparisons}
    return [_cell(record, cell, against.get((cell.model, cell.device))) for cell in summary.cells]


def _cell(record: RunRecord, cell: CellSummary, comparison: Comparison | None) -> tuple[str, ...]:
    """Why a cell failed is told in two words: its reason may name a folder."""
    name, device = MODELS[cell.model].name, record.device(cell.device).name
    if cell.fits is not None:
        return name, device, tr("batch {batch} fits", batch=cell.fits.batch_size), "", "", "", ""
    rate = cell.images_per_s
    if rate is None:
        words = tr("failed: {reason}", reason=state(cell)) if cell.status == "failed" else state(cell)
        return name, device, words, "", "", "", ", ".join(map(tr, cell.flags))
    speedup = comparison.speedup if comparison else None
    return (
        name,
        device,
        _plain(figures(rate.value)),
        _interval(rate),
        times(speedup.value) if speedup else "" if comparison else tr("baseline"),
        detail(comparison) if comparison and speedup else "",
        ", ".join(map(tr, cell.flags)),
    )


def _sweep(record: RunRecord) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for c in record.sweep:
        member = BY_ID.get(c.model)
        size = millions(member.parameters) if member else c.model
        where = size, str(c.batch_size), record.device(c.device).name, str(c.round + 1)
        if isinstance(c, SweepTimed):
            rate = _plain(figures(c.images / c.seconds)) if c.seconds > 0 else ""
            rows.append((*where, rate, ", ".join(map(tr, c.flags))))
        else:
            rows.append((*where, tr("failed: {reason}", reason=tr(FAILURES.get(c.kind, mark("error")))), ""))
    return rows


def _interval(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return tr(INDICATIVE)
    return _plain(interval(estimate.low, estimate.high))


def _plain(number: str) -> str:
    """With common spaces: a thin one is no space to programs that read pasted tables."""
    return number.replace(THIN, " ")


def _line(cells: tuple[str, ...] | list[str]) -> str:
    return "| " + " | ".join(escaped(cell) for cell in cells) + " |"


def escaped(text: str) -> str:
    """`text` on one line, so that Markdown shows it as it is: no link, no picture fetched from outside."""
    text = " ".join(text.splitlines())
    for sign in "\\|*_`<>[]&~":
        text = text.replace(sign, f"\\{sign}")
    return text
