"""The report card: the answer on one picture of 1920×1080 pixels, for slides and chats.

Importing this module imports matplotlib; only exports do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from matplotlib.figure import Figure

from gpubench_gui.core import crossover
from gpubench_gui.core.catalog import MODELS, STUDY_CREDIT
from gpubench_gui.core.language import ENGLISH, speaking
from gpubench_gui.core.palette import LIGHT, device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import Summary, summarise
from gpubench_gui.report.canvas import Kind, Weight, pictures, shorten, shorten_all, text_width, wrap, wrap_shortened
from gpubench_gui.report.card_bars import draw_bars
from gpubench_gui.report.card_table import Table, draw_table, layout
from gpubench_gui.report.page import Box, Page
from gpubench_gui.report.provenance import hardware_line, settings_line
from gpubench_gui.report.speedup import draw_speedups, draw_study_key
from gpubench_gui.report.sweep_card import FAMILY_CREDIT, draw_sweep

WIDTH, HEIGHT = 1920, 1080
MARGIN, GUTTER, PAD = 64, 24, 28
INNER = WIDTH - 2 * MARGIN
MAX_FAILURES = 2


def card_png(record: RunRecord) -> bytes:
    """The card as a PNG. Raises ValueError for a record that holds no run yet."""
    return card_pictures(record, ("png",))["png"]


@speaking(ENGLISH)
def card_pictures(record: RunRecord, kinds: Sequence[Kind]) -> dict[Kind, bytes]:
    """The card in each of `kinds`. Raises ValueError for a record that holds no run yet."""
    return pictures(WIDTH, HEIGHT, partial(draw_card, record, summarise(record)), kinds)


def draw_card(record: RunRecord, summary: Summary, figure: Figure) -> None:
    """The card on an empty figure of its size."""
    page = Page(figure)
    if record.spec.protocol == "crossover":  # what was fitted stands below the picture
        summary = replace(summary, qualifier=crossover.answer(record).qualifier)
    top = _header(page, record, summary)
    if record.spec.sweeps:
        height = HEIGHT - 92 - top
        draw_sweep(page, record, Box(MARGIN, top, INNER, height))
        _footer(page, record)
        return
    failures = _failures(record, summary)
    table = layout(record, summary, INNER - 2 * PAD)
    notes = _notes(record, table)
    table_height = table.height + PAD + 12 + 26 * len(failures) + (24 if notes else 0)
    table_top = HEIGHT - 92 - table_height
    half = (INNER - GUTTER) / 2
    panels = table_top - GUTTER - top
    for x in (MARGIN, MARGIN + half + GUTTER):
        page.panel(x, top, half, panels)
    draw_bars(page, record, summary, Box(MARGIN + PAD, top + PAD, half - 2 * PAD, panels - 2 * PAD))
    _speedup_panel(page, record, MARGIN + half + GUTTER, top, half, panels)
    page.panel(MARGIN, table_top, INNER, table_height)
    draw_table(page, table, MARGIN + PAD, table_top + PAD * 0.6, INNER - 2 * PAD)
    baseline = table_top + PAD * 0.6 + table.height + 22
    for text in failures:
        page.text(MARGIN + PAD, baseline, shorten(text, 12, INNER - 2 * PAD), 12, colour=LIGHT.bad)
        baseline += 26
    if notes:
        page.text(MARGIN + PAD, baseline, shorten(notes, 11, INNER - 2 * PAD), 11, colour=LIGHT.muted)
    _footer(page, record)


def _header(page: Page, record: RunRecord, summary: Summary) -> float:
    """Sentence, what qualifies it, and the devices; the y where the panels may begin."""
    size, lines = _sentence(summary.sentence)
    y = 52.0
    for line in lines:
        y += size * 1.62
        page.text(MARGIN, y, line, size, weight=600)
    y += 48
    _qualifier(page, summary.qualifier, y)
    y += 42
    _devices(page, record, y)
    return y + 28


def _sentence(text: str) -> tuple[int, list[str]]:
    """The largest type in which the sentence fits; a very long one ends in an ellipsis on its third line."""
    for size, lines in ((40, 1), (36, 1), (32, 2), (28, 2), (24, 3)):
        if (found := wrap(text, size, INNER, lines, 600)) is not None:
            return size, _balanced(text, size, found)
    return 24, wrap_shortened(text, 24, INNER, 3, 600)


def _balanced(text: str, size: int, lines: list[str]) -> list[str]:
    """The same number of lines, of about the same length: no single word left over on the last."""
    for limit in range(INNER, INNER // 2, -20):
        found = wrap(text, size, limit, len(lines), 600)
        if found is None:
            break
        lines = found
    return lines


def _qualifier(page: Page, text: str, y: float) -> None:
    """The line under the sentence; what to beware of in the colour of a warning."""
    calm, word, flags = text.partition("beware: ")
    size = 16 if text_width(text, 16, 500) <= INNER else 13
    calm = calm.rstrip()
    page.text(MARGIN, y, shorten(calm, size, INNER), size, colour=LIGHT.muted)
    x = MARGIN + text_width(calm, size) + 8
    weight: Weight = 500
    if word and x < MARGIN + INNER:
        warning = shorten(word + flags, size, MARGIN + INNER - x, weight)
        page.text(x, y, warning, size, weight=weight, colour=LIGHT.warning)


def _devices(page: Page, record: RunRecord, y: float) -> None:
    """Each device's marker and full name, on one line."""
    styles, size = device_styles(record.spec.devices), 14
    x, room = float(MARGIN), INNER - 68.0 * len(record.spec.devices)
    labels = shorten_all([d.label for d in record.spec.devices], size, room, 500)
    for choice, label in zip(record.spec.devices, labels, strict=True):
        page.mark(x - 4, y - size * 0.5, styles[choice.key])
        page.text(x + 28, y, label, size, weight=500)
        x += 68 + text_width(label, size, 500)


def _speedup_panel(page: Page, record: RunRecord, x: float, y: float, width: float, height: float) -> None:
    page.text(x + PAD, y + PAD + 22, "Speedup against model size", 16, weight=600)
    draw_study_key(page, x + PAD - 4, y + PAD + 58, 12)
    left, above, below = 104, PAD + 78, 84
    ax = page.axes(x + left, y + above, width - left - PAD, height - above - below)
    draw_speedups(ax, record, 12, figures_too=False)


def _failures(record: RunRecord, summary: Summary) -> list[str]:
    failed = [c for c in summary.cells if c.status == "failed"]
    lines = []
    for cell in failed[:MAX_FAILURES]:
        where = f"{MODELS[cell.model].name} on {record.device(cell.device).label}"
        reason = (cell.reason or "no reason is known").rstrip(".")
        lines.append(f"{where} failed: {reason}. {cell.cure or ''}".strip())
    if len(failed) > MAX_FAILURES:
        more = len(failed) - MAX_FAILURES
        lines.append(f"{more} more failed cell{'s' if more > 1 else ''}: summary.csv has the reasons.")
    return lines


def _notes(record: RunRecord, table: Table) -> str:
    """What the table leaves out for want of room."""
    parts = []
    if len(table.models) < len(record.spec.models):
        parts.append(f"{len(table.models)} of {len(record.spec.models)} models are shown")
    if table.left_out:
        parts.append(f"left out for want of room: {', '.join(table.left_out)}")
    return f"{'; '.join(parts)[:1].upper()}{'; '.join(parts)[1:]}. All are in summary.csv." if parts else ""


def _footer(page: Page, record: RunRecord) -> None:
    provenance = f"{hardware_line(record)} · {settings_line(record)}"
    if text_width(provenance, 10) > INNER:  # many GPUs: they stand under the sentence as well
        provenance = f"{hardware_line(record, accelerators=False)} · {settings_line(record)}"
    size = next((s for s in (13, 12, 11, 10) if text_width(provenance, s) <= INNER), 10)
    page.text(MARGIN, HEIGHT - 58, shorten(provenance, size, INNER), size, colour=LIGHT.muted)
    last = FAMILY_CREDIT if record.spec.sweeps else f"The study: {STUDY_CREDIT}"
    page.text(MARGIN, HEIGHT - 28, shorten(last, 10, INNER), 10, colour=LIGHT.muted)
