"""Each live plot as a picture of its own, from the record alone: no window and no display needed.

Importing this module imports matplotlib; only exports do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from gpubench_gui.core import crossover, speed_map
from gpubench_gui.core.catalog import STUDY_CREDIT
from gpubench_gui.core.language import ENGLISH, speaking, tr
from gpubench_gui.core.naming import model_name
from gpubench_gui.core.palette import LIGHT, device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.sweep_view import Axis
from gpubench_gui.report.axes import line_style, linear_axis, log_axis, plain_axes, spread
from gpubench_gui.report.canvas import Kind, font, pictures, shorten, text_width, wrap_shortened
from gpubench_gui.report.lines import Series, alone, cell_series, gpu_series, machine_series
from gpubench_gui.report.page import Page
from gpubench_gui.report.provenance import settings_line
from gpubench_gui.report.speedup import draw_key, draw_speedups
from gpubench_gui.report.sweep_card import MAP_NOTE
from gpubench_gui.report.sweep_plots import draw_crossover, draw_devices, draw_map, draw_map_key

WIDTH, HEIGHT = 1600, 900
LEFT, RIGHT, TOP, BOTTOM = (
    136,
    268,
    186,
    104,
)  # margins of the axes in pixels; the right one holds line labels
PLOT_WIDTH, PLOT_HEIGHT = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
TITLE, SMALL, LABEL = 24, 13, 14  # points
WARM_UP_NOTE = "Grey: starting and warming up, not counted"


@dataclass(frozen=True, slots=True)
class TimePlot:
    """A plot over the run's time; `sensor` is its name in `SensorMissing`, `top` the end of a known scale."""

    title: str
    unit: str
    lines: Callable[[RunRecord], list[Series]]
    empty: str
    sensor: str | None = None
    log: bool = False
    top: float | None = None


_BATCHES = "No batch was timed, so there is no {} to show."
_SENSOR = "No {} was read during this run."

TIME_PLOTS: dict[str, TimePlot] = {
    "time-per-batch": TimePlot(
        "Time per batch",
        "Time per batch (ms, logarithmic)",
        lambda r: cell_series(r, lambda c: c.batch_ms),
        _BATCHES.format("time per batch"),
        log=True,
    ),
    "throughput": TimePlot(
        "Throughput",
        "Throughput (images/s, logarithmic)",
        lambda r: cell_series(r, lambda c: c.images_per_s),
        _BATCHES.format("throughput"),
        log=True,
    ),
    "loss": TimePlot(
        "Training loss",
        "Cross-entropy (nats per image)",
        lambda r: cell_series(r, lambda c: c.loss),
        _BATCHES.format("loss"),
    ),
    "gpu-utilisation": TimePlot(
        "GPU utilisation",
        "GPU utilisation (%)",
        lambda r: gpu_series(r, lambda g: g.utilisation),
        _SENSOR.format("GPU utilisation"),
        sensor="GPU utilisation",
        top=100,
    ),
    "gpu-memory": TimePlot(
        "GPU memory in use",
        "GPU memory in use (GiB)",
        lambda r: gpu_series(r, lambda g: g.memory_gib),
        _SENSOR.format("GPU memory"),
        sensor="GPU memory",
    ),
    "gpu-power": TimePlot(
        "GPU power",
        "GPU power (W)",
        lambda r: gpu_series(r, lambda g: g.power_w),
        _SENSOR.format("GPU power"),
        sensor="GPU power",
    ),
    "cpu-load": TimePlot(
        "CPU load",
        "CPU load (% of all logical CPUs)",
        lambda r: machine_series(r.sensors.cpu, r.sensors.child_cpu),
        _SENSOR.format("CPU load"),
        sensor="CPU load",
        top=100,
    ),
    "memory": TimePlot(
        "Memory in use",
        "Memory in use (GiB)",
        lambda r: machine_series(r.sensors.memory_gib, r.sensors.child_memory_gib),
        _SENSOR.format("memory use"),
        sensor="Memory",
    ),
}


def plot_png(record: RunRecord, name: str) -> bytes:
    """The plot `name` of `PLOTS` or, for a sweep, of `SWEEP_PLOTS` as a PNG of 1600×900 pixels.

    Raises KeyError for another name.
    """
    return plot_pictures(record, name, ("png",))["png"]


@speaking(ENGLISH)
def plot_pictures(record: RunRecord, name: str, kinds: Sequence[Kind]) -> dict[Kind, bytes]:
    """The same in each of `kinds`. Raises KeyError for another name."""
    return pictures(WIDTH, HEIGHT, partial((PLOTS | SWEEP_PLOTS)[name], record), kinds)


def draw_time_plot(plot: TimePlot, record: RunRecord, figure: Figure) -> None:
    """`plot` of `record` on an empty figure; a record without such data gives words instead of a curve."""
    page = Page(figure)
    _title(page, record, plot.title)
    series = plot.lines(record)
    if not series:
        _say(page, _why_empty(plot, record))
        return
    ax = page.axes(LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT)
    plain_axes(ax, SMALL)
    scale, unit = _time_unit(record.now_s)
    for one in series:
        for x, y in one.pieces:
            ax.plot(x / scale, y, color=one.colour, linestyle=line_style(one.dash), linewidth=1.8)
            lone = alone(y)
            ax.plot(x[lone] / scale, y[lone], linestyle="none", marker="o", markersize=3, color=one.colour)
    _y_range(ax, plot, series)
    ax.set_xlim(0, _end(record) / scale)
    linear_axis(ax.xaxis, 9)
    ax.set_ylabel(plot.unit, labelpad=14)
    middle, baseline = LEFT + PLOT_WIDTH / 2, HEIGHT - 40
    page.text(middle, baseline, f"Time since the run began ({unit})", SMALL, colour=LIGHT.muted, align="center")
    if _warm_ups(ax, record, scale):
        page.text(LEFT + PLOT_WIDTH, baseline, WARM_UP_NOTE, SMALL, colour=LIGHT.muted, align="right")
    _model_names(page, record)
    _end_labels(ax, series)


def _title(page: Page, record: RunRecord, title: str) -> None:
    page.text(48, 76, title, TITLE, weight=600)
    if record.started is not None:
        page.text(48, 112, shorten(settings_line(record), SMALL, WIDTH - 96), SMALL, colour=LIGHT.muted)


def _say(page: Page, lines: list[str]) -> None:
    """Muted words in the middle of an empty surface."""
    page.panel(48, 144, WIDTH - 96, HEIGHT - 192)
    for i, line in enumerate(lines):
        y = HEIGHT / 2 + 40 * (i - (len(lines) - 1) / 2) + 56
        page.text(WIDTH / 2, y, line, 16, colour=LIGHT.muted, align="center")


def _why_empty(plot: TimePlot, record: RunRecord) -> list[str]:
    """Lines that say what is missing, and the reasons that the sensors gave."""
    names = {plot.sensor} | ({"GPU meters"} if plot.sensor and plot.sensor.startswith("GPU") else set())
    reasons = dict.fromkeys(m.reason for m in record.missing if m.name in names)
    sentences = [f"{r[:1].upper()}{r[1:].rstrip('.')}." for r in reasons]
    return [plot.empty, *(line for s in sentences for line in wrap_shortened(s, 16, WIDTH - 200, 3))]


def _end(record: RunRecord) -> float:
    return max(record.now_s, 1e-3)


def _time_unit(seconds: float) -> tuple[float, str]:
    if seconds <= 600:
        return 1.0, "s"
    return (60.0, "min") if seconds <= 4 * 3600 else (3600.0, "h")


def _y_range(ax: Axes, plot: TimePlot, series: list[Series]) -> None:
    values = np.concatenate([y[np.isfinite(y)] for s in series for _, y in s.pieces])
    if plot.log and (values > 0).any():
        positive = values[values > 0]
        low, high = float(positive.min()) / 1.3, float(positive.max()) * 1.3
        ax.set_yscale("log", nonpositive="mask")
        ax.set_ylim(low, high)
        log_axis(ax.yaxis, low, high)
        return
    bottom = min(0.0, float(values.min()))
    ax.set_ylim(bottom, plot.top or max(float(values.max()) * 1.08, bottom + 1e-3))
    linear_axis(ax.yaxis)


def _warm_ups(ax: Axes, record: RunRecord, scale: float) -> bool:
    """Grey bands where a child started or warmed up: nothing there is counted. Whether there are any."""
    spans = [s for c in record.cells.values() for s in c.spans if s.phase in ("start", "warm-up")]
    ranges = [(s.start_s / scale, ((s.end_s or record.now_s) - s.start_s) / scale) for s in spans]
    band = ax.get_xaxis_transform()
    ax.broken_barh(ranges, (0, 1), transform=band, facecolor=LIGHT.grid, alpha=0.45, linewidth=0, zorder=0.5)
    return bool(spans)


def _model_names(page: Page, record: RunRecord) -> None:
    """Each model's name over the stretch of time in which it trained."""
    stretches: dict[str, tuple[float, float]] = {}
    for cell in record.cells.values():
        for span in cell.spans:
            start, end = stretches.get(cell.model, (span.start_s, span.start_s))
            stretches[cell.model] = (min(start, span.start_s), max(end, span.end_s or record.now_s))
    ordered = sorted(stretches.values())
    if any(later[0] < earlier[1] - 1e-9 for earlier, later in pairwise(ordered)):  # they took turns
        names = ", ".join(model_name(m) for m in stretches)
        text = shorten(tr("{models} in turn", models=names), SMALL, PLOT_WIDTH, 500)
        page.text(LEFT + PLOT_WIDTH / 2, TOP - 28, text, SMALL, weight=500, align="center")
        return
    for model, stretch in stretches.items():
        left, right = (LEFT + PLOT_WIDTH * t / _end(record) for t in stretch)
        name = model_name(model)
        page.block(left + 2, TOP - 18, max(right - left - 4, 1), 4, LIGHT.grid)
        if text_width(name, SMALL, 500) <= right - left - 8:  # "ResN…" would name four models
            page.text((left + right) / 2, TOP - 28, name, SMALL, weight=500, align="center")


def _end_labels(ax: Axes, series: list[Series]) -> None:
    """The name of each line beside its last value, moved apart where they would overlap."""
    to_axes = ax.transData + ax.transAxes.inverted()
    wanted = [float(to_axes.transform((0, s.last if s.last is not None else 0))[1]) for s in series]
    wrapped = [wrap_shortened(s.label, LABEL, RIGHT - 40, 3, 500) for s in series]
    gap = (max(len(w) for w in wrapped) * LABEL * 1.9 + 6) / PLOT_HEIGHT
    for one, lines, y in zip(series, wrapped, spread(wanted, gap, gap / 2, 1 - gap / 2), strict=True):
        ax.text(
            1 + 16 / PLOT_WIDTH,
            y,
            "\n".join(lines),
            transform=ax.transAxes,
            va="center",
            color=one.colour,
            linespacing=1.2,
            fontproperties=font(LABEL, 500),
        )


def draw_speedup_plot(record: RunRecord, figure: Figure) -> None:
    """Speedup against model size with the study's points, credited."""
    page = Page(figure)
    _title(page, record, "Speedup against model size")
    draw_key(page, record, LEFT, 164, WIDTH - LEFT - 64, LABEL)
    draw_speedups(page.axes(LEFT, 188, WIDTH - LEFT - 64, HEIGHT - 188 - 148), record, LABEL, figures_too=True)
    page.text(48, HEIGHT - 32, shorten(f"The study: {STUDY_CREDIT}", 11, WIDTH - 96), 11, colour=LIGHT.muted)


def draw_crossover_plot(record: RunRecord, figure: Figure) -> None:
    """Speedup over the family of networks against its parameters and against its work, the answer above."""
    page, found = Page(figure), crossover.answer(record)
    fits = text_width(found.sentence, TITLE, 600) <= WIDTH - 96
    _title(page, record, found.sentence if fits else "Speedup against model size")
    draw_devices(page, record, 44, 160, WIDTH - 96, LABEL)
    width = (WIDTH - LEFT - 48 - 110) / 2
    axes: tuple[Axis, ...] = ("parameters", "gflop")
    for number, axis in enumerate(axes):
        ax = page.axes(LEFT + number * (width + 110), TOP, width, PLOT_HEIGHT)
        draw_crossover(ax, record, found, axis, SMALL)


def draw_map_plot(record: RunRecord, figure: Figure) -> None:
    """Each device's map of model and batch size, one below the other."""
    page, found = Page(figure), speed_map.answer(record)
    styles = device_styles(record.spec.devices)
    several = len(found.maps) > 1
    first = found.maps[0] if found.maps else None
    title = "Speedup by model and batch size"
    if first is not None and not several:
        title = f"Speedup of {record.device(first.device).label} over {record.device(first.baseline).label}"
    _title(page, record, shorten(title, TITLE, WIDTH - 96, 600))
    pitch = (HEIGHT - 136 - 56) / max(len(found.maps), 1)
    for number, m in enumerate(found.maps):
        y = 136 + number * pitch
        end = draw_map_key(page, m, styles, 48, y + 4, SMALL)
        if several:
            label = f"{record.device(m.device).label} over {record.device(m.baseline).label}"
            page.text(end + 40, y + 17, shorten(label, SMALL, WIDTH - 48 - end - 40, 500), SMALL, weight=500)
        draw_map(page.axes(LEFT, y + 62, WIDTH - LEFT - 48, pitch - 62 - 72), m, styles, SMALL)
    page.text(48, HEIGHT - 28, MAP_NOTE, SMALL, colour=LIGHT.muted)


PLOTS: dict[str, Callable[[RunRecord, Figure], None]] = {
    **{name: partial(draw_time_plot, plot) for name, plot in TIME_PLOTS.items()},
    "speedup": draw_speedup_plot,
}
SWEEP_PLOTS: dict[str, Callable[[RunRecord, Figure], None]] = {"crossover": draw_crossover_plot, "map": draw_map_plot}
