"""The card's left panel: a bar with its interval for each model, or words where there is no figure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.largest import limit
from gpubench_gui.core.palette import LIGHT, device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import Summary
from gpubench_gui.core.wording import figures, interval, times, whole
from gpubench_gui.report.canvas import shorten, text_width
from gpubench_gui.report.page import Box, Page
from gpubench_gui.report.words import INDICATIVE, detail, evenly, state

MAX_MODELS = 6


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its figure `large`, its interval and what else must be said `small`; or only the latter."""

    colour: str
    figure: Estimate | None
    large: str
    small: str
    bad: bool = False


def draw_bars(page: Page, record: RunRecord, summary: Summary, box: Box) -> None:
    """Title and bars in the box; with one device alone its throughput stands in for the speedup."""
    searched = record.spec.protocol == "largest"
    compared = bool(summary.comparisons)  # a device beside its own tuned self is compared with nothing
    base = record.spec.baseline.label
    title = f"Speedup over {base}" if compared else f"Training throughput on {base} (images/s)"
    models = evenly(record.spec.models, MAX_MODELS)
    groups = [
        (m, _speedup_bars(record, summary, m) if compared else _throughput_bars(record, summary, m)) for m in models
    ]
    if searched:
        title = "Largest batch that fits (images)"
        groups = [(m, _largest_bars(record, summary, m)) for m in models]
    figured = [b for _, group in groups for b in group if b.figure]
    if figured and all(b.small == INDICATIVE for b in figured):  # said once instead of beside every bar
        title = f"{title}, {INDICATIVE}"
        groups = [(m, [replace(b, small="") if b.figure else b for b in group]) for m, group in groups]
    note = f"{len(models)} of {len(record.spec.models)} models" if len(models) < len(record.spec.models) else ""
    room = box.width - text_width(note, 12) - 24
    page.text(box.x, box.y + 22, shorten(title, 16, room, 600), 16, weight=600)
    page.text(box.right, box.y + 22, note, 12, colour=LIGHT.muted, align="right")
    _draw_groups(page, groups, Box(box.x, box.y + 48, box.width, box.height - 48), reference=compared)


def _speedup_bars(record: RunRecord, summary: Summary, model: str) -> list[Bar]:
    styles = device_styles(record.spec.devices)
    found = []
    for c in summary.comparisons:
        if c.model == model:
            large = times(c.speedup.value) if c.speedup else ""
            failed = c.speedup is None and (c.reason or "").startswith("failed")
            found.append(Bar(styles[c.device].of(LIGHT), c.speedup, large, detail(c), failed))
    return found


def _largest_bars(record: RunRecord, summary: Summary, model: str) -> list[Bar]:
    styles = device_styles(record.spec.devices)
    found = []
    for cell in summary.cells:
        if cell.model == model:
            colour, result = styles[cell.device].of(LIGHT), record.largest.get((model, cell.device))
            if result is None:
                reason = f"failed: {cell.reason}" if cell.status == "failed" else state(cell)
                found.append(Bar(colour, None, "", reason, cell.status == "failed"))
            else:
                size = float(result.batch_size)
                found.append(Bar(colour, Estimate(size, None, None, 1), whole(result.batch_size), limit(result)))
    return found


def _throughput_bars(record: RunRecord, summary: Summary, model: str) -> list[Bar]:
    found = []
    for cell in summary.cells:
        if cell.model == model:
            rate = cell.images_per_s
            if rate is None:
                reason = f"failed: {cell.reason}" if cell.status == "failed" else state(cell)
                found.append(Bar(LIGHT.series[0], None, "", reason, cell.status == "failed"))
                continue
            small = INDICATIVE if rate.low is None or rate.high is None else interval(rate.low, rate.high)
            if record.device(cell.device).tuned:  # the other bar is the same device without
                small = f"tuned, {small}"
            found.append(Bar(LIGHT.series[0], rate, figures(rate.value), small))
    return found


def _draw_groups(page: Page, groups: list[tuple[str, list[Bar]]], box: Box, reference: bool) -> None:
    bars = [b for _, group in groups for b in group]
    known = [b.figure for b in bars if b.figure]
    foot = 28 if reference and known else 0  # for the words at the line of 1×
    pitch = (box.height - foot) / len(groups)
    thick = min(60.0, pitch * 0.76 / max(len(g) for _, g in groups))
    name, big, small = (14, 16, 12) if thick >= 30 else (13, 13, 11) if thick >= 21 else (12, 10.5, 10)
    start = box.x + max(text_width(MODELS[m].name, name, 500) for m, _ in groups) + 24
    labels = max((text_width(b.large, big, 600) + text_width(b.small, small) + 44 for b in bars if b.figure), default=0)
    longest = max([e.high or e.value for e in known] + ([1.0] if reference else []), default=1.0)
    scale = (box.right - start - min(labels, 0.5 * box.width)) / longest
    if foot:
        page.block(start + scale - 0.75, box.y, 1.5, box.height - foot, LIGHT.muted)
        page.text(start + scale, box.bottom, "1×", small, colour=LIGHT.muted, align="center")
    for i, (model, group) in enumerate(groups):
        middle = box.y + pitch * (i + 0.5)
        page.text(box.x, middle + name * 0.5, MODELS[model].name, name, weight=500)
        for k, bar in enumerate(group):
            y = middle + (k - (len(group) - 1) / 2) * thick
            x = _draw_bar(page, bar, start, y, thick - min(8, thick * 0.2), scale)
            words = text_width(bar.large, big, 600) + text_width(bar.small, small) + 14
            if foot and x - 8 < start + scale < x + words + 8:
                x = start + scale + 14  # words do not stand on the line
            _draw_words(page, bar, x, y, box.right, (big, small))


def _draw_bar(page: Page, bar: Bar, x: float, y: float, thick: float, scale: float) -> float:
    """The bar with its interval; the x where its words may begin."""
    figure = bar.figure
    if figure is None:
        return x
    page.block(x, y - thick / 2, figure.value * scale, thick, bar.colour)
    if figure.low is None or figure.high is None:
        return x + figure.value * scale + 14
    low, value, high = (x + v * scale for v in (figure.low, figure.value, figure.high))
    page.whisker(low, value, high, y, min(thick * 0.6, 16))
    return high + 14


def _draw_words(page: Page, bar: Bar, x: float, y: float, right: float, sizes: tuple[float, float]) -> None:
    big, small = sizes
    if bar.large:
        page.text(x, y + big * 0.5, bar.large, big, weight=600)
        x += text_width(bar.large, big, 600) + 14
    colour = LIGHT.bad if bar.bad else LIGHT.muted
    page.text(x, y + small * 0.5, shorten(bar.small, small, right - x), small, colour=colour)
