"""The card's table: a row per model, under each heading a column per device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import LIGHT, Style, device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import CellSummary, Summary
from gpubench_gui.core.wording import count, duration, figures, millions, percent, times
from gpubench_gui.report.canvas import text_width
from gpubench_gui.report.page import Page
from gpubench_gui.report.words import evenly, state

T = TypeVar("T")
MAX_ROWS = 8
SIZES = (14, 13, 12, 11)
GAP, GROUP_GAP, MARK = 20, 44, 28  # pixels between columns, between headings, for a device's marker
MISSING = "–"


@dataclass(frozen=True, slots=True)
class Text:
    """One entry of the table."""

    text: str
    colour: str = LIGHT.text


@dataclass(frozen=True, slots=True)
class Column:
    """A device's entries under one heading, in the order of the rows; no device, no marker above it."""

    device: str
    style: Style | None
    entries: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A heading and its columns. The groups of the highest `drop` go first when the card is too narrow."""

    heading: str
    columns: tuple[Column, ...]
    drop: int


@dataclass(frozen=True, slots=True)
class Table:
    """What fits, ready to draw at `size` points; `left_out` names the headings that did not fit."""

    models: tuple[str, ...]
    groups: tuple[Group, ...]
    size: int
    row: float
    left_out: tuple[str, ...]

    @property
    def height(self) -> float:
        """In pixels, headings included."""
        return self.row * (len(self.models) + 0.3 + self.headings)

    @property
    def headings(self) -> int:
        """Rows above the first model: a second one for the devices where there are several."""
        return 2 if any(len(g.columns) > 1 for g in self.groups) else 1


def layout(record: RunRecord, summary: Summary, width: float) -> Table:
    """The largest type, and then the most columns, that fit into `width` pixels."""
    models = tuple(evenly(record.spec.models, MAX_ROWS))
    groups = _groups(record, summary, models)
    sizes = SIZES if len(models) <= 4 else SIZES[1:] if len(models) <= 6 else SIZES[2:]
    left_out: list[str] = []
    while True:
        for size in sizes:
            if _needed(models, groups, size) <= width:
                return Table(models, tuple(groups), size, size * 2.35, tuple(left_out))
        if len(groups) == 1:  # more devices than fit: the last ones are left out
            last = groups[0]
            if len(last.columns) == 1:
                return Table(models, tuple(groups), sizes[-1], sizes[-1] * 2.35, tuple(left_out))
            left_out.append(last.columns[-1].device)
            groups = [Group(last.heading, last.columns[:-1], last.drop)]
            continue
        gone = max(groups, key=lambda g: g.drop)
        left_out.append(gone.heading)
        groups = [g for g in groups if g is not gone]


def draw_table(page: Page, table: Table, x: float, y: float, width: float) -> None:
    """The table with its top left corner at (x, y), stretched to `width` pixels."""
    size, row = table.size, table.row
    spare = (width - _needed(table.models, table.groups, size)) / max(len(table.groups), 1)
    rows_top = y + table.headings * row
    names, counts = _name_widths(table.models, size)
    for i, model in enumerate(table.models):
        baseline = rows_top + row * (i + 0.9)
        page.text(x, baseline, MODELS[model].name, size, weight=500)
        parameters = millions(MODELS[model].parameters)
        page.text(x + names + 16 + counts, baseline, parameters, size, colour=LIGHT.muted, align="right")
        page.block(x, rows_top + row * i + row * 0.2, width, 1, LIGHT.grid)
    right = x + names + 16 + counts
    for group in table.groups:
        widths = _column_widths(group, size)
        left = right + GROUP_GAP + spare * 0.5
        extra = (_group_width(group, size) + spare * 0.5 - _inner_width(widths)) / len(widths)
        right = left
        for column, own in zip(group.columns, widths, strict=True):
            right += own + extra + (GAP if column is not group.columns[0] else 0)
            _draw_column(page, column, right, rows_top, table)
        if len(group.columns) > 1:
            middle, above = (left + right) / 2, y + row * 0.6
            page.text(middle, above, group.heading, size, weight=500, colour=LIGHT.muted, align="center")
            page.block(left, above + size * 0.75, right - left, 1.5, LIGHT.grid)
        else:
            page.text(
                right,
                rows_top - row * 0.28,
                group.heading,
                size,
                weight=500,
                colour=LIGHT.muted,
                align="right",
            )


def _draw_column(page: Page, column: Column, right: float, rows_top: float, table: Table) -> None:
    size, row = table.size, table.row
    if column.style is not None:
        baseline = rows_top - row * 0.28
        page.text(right, baseline, column.device, size, colour=LIGHT.muted, align="right")
        page.mark(right - text_width(column.device, size) - MARK, baseline - size * 0.5, column.style)
    for i, entry in enumerate(column.entries):
        page.text(right, rows_top + row * (0.9 + i), entry.text, size, colour=entry.colour, align="right")


# ---- widths, in pixels -----------------------------------------------------------------------------


def _needed(models: Sequence[str], groups: Sequence[Group], size: int) -> float:
    names, counts = _name_widths(models, size)
    return names + 16 + counts + sum(GROUP_GAP + _group_width(g, size) for g in groups)


def _name_widths(models: Sequence[str], size: int) -> tuple[float, float]:
    names = max(text_width(MODELS[m].name, size, 500) for m in models)
    return names, max(text_width(millions(MODELS[m].parameters), size) for m in models)


def _group_width(group: Group, size: int) -> float:
    return max(text_width(group.heading, size, 500), _inner_width(_column_widths(group, size)))


def _inner_width(columns: Sequence[float]) -> float:
    return sum(columns) + GAP * (len(columns) - 1)


def _column_widths(group: Group, size: int) -> list[float]:
    return [
        max(
            *(text_width(e.text, size) for e in column.entries),
            MARK + text_width(column.device, size) if column.style else 0,
        )
        for column in group.columns
    ]


# ---- contents --------------------------------------------------------------------------------------


def _groups(record: RunRecord, summary: Summary, models: Sequence[str]) -> list[Group]:
    cells = {(c.model, c.device): c for c in summary.cells}
    styles = device_styles(record.spec.devices)
    several = len(record.spec.devices) > 1
    epochs = count(record.spec.training.epochs, "epoch")
    measured = {c.training_measured for c in summary.cells if c.training_s is not None}
    mixed = len(measured) > 1
    note = "≈ estimated" if mixed else "measured" if measured == {True} else "estimated"

    def group(heading: str, drop: int, entry: Callable[[CellSummary], Text]) -> Group:
        return Group(
            heading,
            tuple(
                Column(
                    short_name(d.key),
                    styles[d.key] if several else None,
                    tuple(entry(cells[m, d.key]) for m in models),
                )
                for d in record.spec.devices
            ),
            drop,
        )

    groups = [
        group("Throughput (images/s)", 1, _throughput),
        group(f"{epochs}, {note}", 2, lambda c: _training_time(c, mixed)),
    ]
    if any(c.accuracy for c in summary.cells):
        groups.append(group("Accuracy, one seed (%)", 3, _accuracy))
    if any(c.moving_share is not None for c in summary.cells):
        groups.append(group("Moving data", 4, lambda c: _optional(c.moving_share, percent)))
    if summary.comparisons:  # a device beside its own tuned self is compared with nothing
        speedups = {(c.model, c.device): c.speedup for c in summary.comparisons}
        others = [d for d in record.spec.devices if d != record.spec.baseline]
        columns = tuple(
            Column(
                short_name(d.key),
                styles[d.key] if len(others) > 1 else None,
                tuple(_optional(speedups.get((m, d.key)), lambda s: times(s.value)) for m in models),
            )
            for d in others
        )
        groups.append(Group("Speedup", columns, 0))
    return groups


def _throughput(cell: CellSummary) -> Text:
    if cell.status == "failed":
        return Text(state(cell), LIGHT.bad)
    if cell.images_per_s is None:
        return Text(state(cell), LIGHT.muted)
    return Text(figures(cell.images_per_s.value))


def _training_time(cell: CellSummary, mixed: bool) -> Text:
    if cell.training_s is None or cell.status == "failed":
        return Text(MISSING, LIGHT.muted)
    return Text(("≈ " if mixed and not cell.training_measured else "") + duration(cell.training_s.value))


def _accuracy(cell: CellSummary) -> Text:
    if cell.accuracy is None:
        return Text(MISSING, LIGHT.muted)
    half = 50 * (cell.accuracy.high - cell.accuracy.low)
    return Text(f"{100 * cell.accuracy.value:.1f} ±{half:.1f}")


def _optional(value: T | None, write: Callable[[T], str]) -> Text:
    return Text(MISSING, LIGHT.muted) if value is None else Text(write(value))
