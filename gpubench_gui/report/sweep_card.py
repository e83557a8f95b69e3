"""The card of a sweep below its sentence: the picture on the left, the table of points on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gpubench_gui.core import crossover, speed_map
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import LIGHT, device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.sweep import pairs
from gpubench_gui.core.sweep_view import Row, failure_word, rows
from gpubench_gui.core.wording import figures, interval, times
from gpubench_gui.report.canvas import shorten, text_width, wrap_shortened
from gpubench_gui.report.page import Box, Page
from gpubench_gui.report.sweep_plots import draw_crossover, draw_devices, draw_map, draw_map_key
from gpubench_gui.report.words import evenly

MAX_ROWS = 12
PAD, GUTTER = 28, 24
SIZE, SMALL = 13, 12
FAMILY_CREDIT = (
    "The networks: one family of plain convolutional networks, 10 thousand to 50 million parameters, trained on images "
    "of 32×32 pixels"
)
MAP_NOTE = "Hatched: interpolated or not measured. The line: equally fast."
_SIZES = (14, 13, 12, 11, 10, 9)
_GAP = 18  # pixels between columns of the table
_ROW, _MOST_ROW = 2.5, 3.4  # row height in pixels for each point of type, and what there may be room for


@dataclass(frozen=True, slots=True)
class Entry:
    """One text of the table; a heading has up to two lines."""

    text: str
    colour: str = LIGHT.text


def draw_sweep(page: Page, record: RunRecord, box: Box) -> None:
    """Both panels in the box."""
    headings, body, note = table(record)
    size = next((s for s in _SIZES if _needed(headings, body, s) <= 0.5 * box.width - 2 * PAD), _SIZES[-1])
    right = _needed(headings, body, size) + 2 * PAD
    right = min(max(right, 0.3 * box.width), 0.55 * box.width)
    left = box.width - right - GUTTER
    page.panel(box.x, box.y, left, box.height)
    page.panel(box.x + left + GUTTER, box.y, right, box.height)
    inner = Box(box.x + PAD, box.y + PAD, left - 2 * PAD, box.height - 2 * PAD)
    if record.spec.protocol == "crossover":
        _crossover(page, record, inner)
    else:
        _maps(page, record, inner)
    where = Box(box.x + left + GUTTER + PAD, box.y + PAD, right - 2 * PAD, box.height - 2 * PAD)
    page.text(where.x, where.y + 22, "Measured points", 16, weight=600)
    if body:
        _draw_table(page, headings, body, Box(where.x, where.y + 40, where.width, where.height - 40 - 28), size)
    if note:
        page.text(where.x, where.bottom, shorten(note, 11, where.width), 11, colour=LIGHT.muted)


def _crossover(page: Page, record: RunRecord, box: Box) -> None:
    page.text(box.x, box.y + 22, "Speedup against model size", 16, weight=600)
    found = crossover.answer(record)
    draw_devices(page, record, box.x - 4, box.y + 58, box.width, SMALL)
    ax = page.axes(box.x + 84, box.y + 84, box.width - 84, box.height - 84 - 118)
    draw_crossover(ax, record, found, "parameters", SMALL)
    if any(c.ratios for c in found.crossovers):
        for i, text in enumerate(wrap_shortened(found.detail, 11, box.width, 2)):
            page.text(box.x, box.bottom - 18 + 20 * i, text, 11, colour=LIGHT.muted)


def _maps(page: Page, record: RunRecord, box: Box) -> None:
    """Each device's map below the other, as many as there are."""
    found, styles = speed_map.answer(record).maps, device_styles(record.spec.devices)
    pitch = (box.height - 24) / max(len(found), 1)
    for number, m in enumerate(found):
        y = box.y + number * pitch
        title = f"Speedup of {record.device(m.device).label} over {record.device(m.baseline).label}"
        page.text(box.x, y + 22, shorten(title, 16, box.width, 600), 16, weight=600)
        draw_map_key(page, m, styles, box.x, y + 44, SMALL)
        ax = page.axes(box.x + 70, y + 96, box.width - 70, pitch - 96 - 72)
        draw_map(ax, m, styles, SMALL)
    page.text(box.x, box.bottom, shorten(MAP_NOTE, 11, box.width), 11, colour=LIGHT.muted)


# ---- the table -----------------------------------------------------------------------------------


def table(record: RunRecord) -> tuple[list[Entry], list[list[Entry]], str]:
    """Headings, at most `MAX_ROWS` rows spread evenly over what was measured, and what is left out.

    With several devices the picture alone shows the intervals: the columns would leave it no room.
    """
    several = len(pairs(record.spec)) > 1
    all_rows = rows(record)
    shown = evenly(all_rows, MAX_ROWS)
    headings = ["Parameters\n(millions)", "Batch"]
    headings += [f"{short_name(d.key)}\nimages/s" for d in record.spec.devices]
    for device, _ in pairs(record.spec):
        headings += [f"{short_name(device)}\nspeedup"] if several else ["Speedup", "95 %\ninterval"]
    note = (
        f"{len(shown)} of {len(all_rows)} points are shown; all are in sweep.csv." if len(shown) < len(all_rows) else ""
    )
    if not all_rows:
        note = "No size was measured." if record.ended else "No size is measured yet."
    return [Entry(h, LIGHT.muted) for h in headings], [_entries(r, not several) for r in shown], note


def _entries(row: Row, intervals: bool) -> list[Entry]:
    result = [Entry(figures(row.parameters / 1e6, 2)), Entry(str(row.batch_size))]
    for rate, reason in zip(row.rates, row.failures, strict=True):
        if rate is not None:
            result.append(Entry(figures(rate)))
        else:
            result.append(Entry(failure_word(reason), LIGHT.bad) if reason is not None else Entry("–", LIGHT.muted))
    for gain in row.speedups:
        result.append(Entry("–", LIGHT.muted) if gain is None else Entry(times(gain.value)))
        if not intervals:
            continue
        known = gain is not None and gain.low is not None and gain.high is not None
        between = interval(gain.low, gain.high) if gain and gain.low is not None and gain.high is not None else "–"
        result.append(Entry(between, LIGHT.text if known else LIGHT.muted))
    return result


def _widths(headings: Sequence[Entry], body: Sequence[Sequence[Entry]], size: float) -> list[float]:
    columns = zip(headings, *body, strict=True)
    return [
        max(text_width(part, size, 500 if i == 0 else 400) for i, e in enumerate(column) for part in e.text.split("\n"))
        for column in columns
    ]


def _needed(headings: Sequence[Entry], body: Sequence[Sequence[Entry]], size: float) -> float:
    return sum(_widths(headings, body, size)) + _GAP * (len(headings) - 1)


def _draw_table(page: Page, headings: Sequence[Entry], body: Sequence[Sequence[Entry]], box: Box, size: float) -> None:
    """Every column flush right; what is left over goes between them."""
    widths = _widths(headings, body, size)
    gap = min(3.0 * _GAP, (box.width - sum(widths)) / max(len(widths) - 1, 1))
    row, right = min(_MOST_ROW * size, max(_ROW * size, box.height / (len(body) + 2))), box.x
    top = box.y + 2 * _ROW * size
    end = box.x + sum(widths) + gap * (len(widths) - 1)
    for i in range(len(body)):
        page.block(box.x, top + row * i, end - box.x, 1, LIGHT.grid)
    for number, (heading, width) in enumerate(zip(headings, widths, strict=True)):
        right += width + (gap if number else 0)
        parts = heading.text.split("\n")
        for k, part in enumerate(reversed(parts)):
            y = top - _ROW * size * (0.3 + 0.62 * k)
            page.text(right, y, part, size, weight=500, colour=heading.colour, align="right")
        for i, line in enumerate(body):
            page.text(
                right,
                top + row * (i + 0.5) + 0.45 * size,
                line[number].text,
                size,
                colour=line[number].colour,
                align="right",
            )
