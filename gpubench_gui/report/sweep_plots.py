"""The pictures of a sweep on axes: speedup against size, or the map of size and batch size."""

from __future__ import annotations

from matplotlib.axes import Axes
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter

from gpubench_gui.core import map_grid, shades
from gpubench_gui.core.crossover import Answer
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import LIGHT, Style, device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.speed_map import SpeedMap
from gpubench_gui.core.sweep_view import Axis, Line, axis_ends, lines
from gpubench_gui.report.axes import MARKS, log_axis, plain_axes, tick_text
from gpubench_gui.report.canvas import DPI, font, shorten_all, text_width
from gpubench_gui.report.page import Page

TITLES: dict[Axis, str] = {
    "parameters": "Parameters (millions, logarithmic)",
    "gflop": "Training GFLOP per image (logarithmic)",
}
KEY_WIDTH, KEY_HEIGHT = 260, 14
_PALER = 0.6  # share of the surface in the colour of a cell that was not measured
_ROOM = 1.35  # beyond the smallest and largest network
_STOPS = 64


def draw_crossover(ax: Axes, record: RunRecord, found: Answer, axis: Axis, size: float) -> None:
    """Points with their intervals, the fits between them, and a band where each device begins to pay."""
    drawn, styles = lines(record, found, axis), device_styles(record.spec.devices)
    plain_axes(ax, size)
    _limits(ax, drawn, axis)
    ax.axhline(1, color=LIGHT.text, linewidth=1.2, linestyle=(0, (4, 3)))
    ax.annotate(
        "same speed",
        (1, 1),
        xycoords=ax.get_yaxis_transform(),
        xytext=(-6, -6),
        textcoords="offset points",
        ha="right",
        va="top",
        color=LIGHT.muted,
        fontproperties=font(size),
    )
    for number, line in enumerate(drawn):
        _pays(ax, line, styles[line.device], number, size)
        if line.fit:
            ax.plot(*zip(*line.fit, strict=True), color=LIGHT.muted, linewidth=1.2, zorder=2)
        _points(ax, line, styles[line.device])
    ax.set_xlabel(TITLES[axis], labelpad=8)
    ax.set_ylabel("Speedup (×, logarithmic)", labelpad=8)
    if not any(line.points for line in drawn):
        text = "No size was measured on both devices" if record.ended else "No size is measured on both devices yet"
        patch = {"facecolor": LIGHT.surface, "linewidth": 0, "pad": 4}
        ax.text(
            0.03,
            0.94,
            text,
            transform=ax.transAxes,
            va="top",
            color=LIGHT.muted,
            bbox=patch,
            fontproperties=font(size),
        )


def _limits(ax: Axes, drawn: tuple[Line, ...], axis: Axis) -> None:
    ax.set_xscale("log")
    ax.set_yscale("log")
    estimates = [p.speedup for line in drawn for p in line.points]
    values = [0.5, 5.0, *(v for e in estimates for v in (e.value, e.low, e.high) if v is not None)]
    smallest, largest = axis_ends(axis)
    x_range, y_range = (smallest / _ROOM, largest * _ROOM), (min(values) / 1.4, max(values) * 1.7)
    ax.set_xlim(*x_range)
    ax.set_ylim(*y_range)
    log_axis(ax.xaxis, *x_range)
    log_axis(ax.yaxis, *y_range)
    ax.yaxis.set_major_formatter(FuncFormatter(lambda v, _: f"{tick_text(v)}×"))


def _pays(ax: Axes, line: Line, style: Style, number: int, size: float) -> None:
    """The crossing as a band with its label; the labels of several devices stand one below the other."""
    if line.pays is None:
        return
    colour, at = style.of(LIGHT), line.pays.value
    if line.pays.low is not None and line.pays.high is not None:
        ax.axvspan(line.pays.low, line.pays.high, color=colour, alpha=0.16, linewidth=0, zorder=1)
    ax.axvline(at, color=colour, linewidth=1.2, linestyle=(0, (2, 2)), zorder=1.5)
    right, here = ax.get_window_extent().x1, ax.transData.transform((line.pays.high or at, 1))[0]
    before = here + text_width(line.pays_text, size, 500) + 20 > right
    ax.annotate(
        line.pays_text,
        ((line.pays.low if before else line.pays.high) or at, 1),
        xycoords=ax.get_xaxis_transform(),
        xytext=(-8 if before else 8, -6 - 1.6 * size * number),
        textcoords="offset points",
        ha="right" if before else "left",
        va="top",
        color=colour,
        bbox={"facecolor": LIGHT.surface, "linewidth": 0, "pad": 1.5},
        fontproperties=font(size, 500),
    )


def _points(ax: Axes, line: Line, style: Style) -> None:
    colour = style.of(LIGHT)
    for p in line.points:
        e = p.speedup
        if e.low is not None and e.high is not None:
            bars = [[e.value - e.low], [e.high - e.value]]
            ax.errorbar([p.size], [e.value], bars, color=colour, elinewidth=1.8, capsize=5, capthick=1.8, zorder=3)
        ax.plot([p.size], [e.value], color=colour, marker=MARKS[style.marker], markersize=8, zorder=3)


def draw_devices(page: Page, record: RunRecord, x: float, y: float, limit: float, size: float) -> None:
    """One line of the devices that are compared, their markers before their names, and what the thin line is."""
    styles = device_styles(record.spec.devices)
    note = "thin line: overhead + work ÷ rate, fitted"
    others = [d for d in record.spec.devices if d != record.spec.baseline_of(d)]
    room = limit - text_width(note, size) - 66 * len(others)
    for choice, label in zip(others, shorten_all([d.label for d in others], size, room), strict=True):
        page.mark(x, y - 0.36 * size * DPI / 72, styles[choice.key])
        page.text(x + 34, y, label, size)
        x += 34 + text_width(label, size) + 32
    page.text(x, y, note, size, colour=LIGHT.muted)


# ---- the map -------------------------------------------------------------------------------------


def draw_map(ax: Axes, m: SpeedMap, styles: dict[str, Style], size: float) -> None:
    """Equal cells with their figures, hatched where nothing was measured, and the line of 1×."""
    plain_axes(ax, size)
    ax.grid(False)
    for spine in ax.spines.values():
        spine.set_visible(False)
    columns, rows = len(m.models), len(m.batch_sizes)
    ax.set_xlim(0, columns)
    ax.set_ylim(0, rows)
    ax.set_xticks([i + 0.5 for i in range(columns)], [map_grid.size_text(c.parameters) for c in m.cells[:columns]])
    ax.set_yticks([i + 0.5 for i in range(rows)], [str(b) for b in m.batch_sizes])
    ax.set_xlabel(map_grid.SIZES_TITLE, labelpad=8)
    ax.set_ylabel("Batch size", labelpad=8)
    area = ax.get_window_extent()
    room = (area.width / max(columns, 1), area.height / max(rows, 1))
    _cells(ax, m, shades.side_hues(styles, m.device, m.baseline, LIGHT), room[0], size)
    if m.contour:
        for colour, width in ((LIGHT.surface, 6.0), (LIGHT.text, 2.4)):
            ax.plot(*zip(*map_grid.contour(m), strict=True), color=colour, linewidth=width, zorder=2.5)
    for f in map_grid.failures(m):
        _failure(ax, f, room, size)


def _cells(ax: Axes, m: SpeedMap, hues: tuple[str, str], room: float, size: float) -> None:
    end, fits, unit = scale_end(m), *fitting(m, room - 6, size)
    for p in map_grid.cells(m):
        value = p.cell.speedup.value if p.cell.speedup is not None else 1.0
        colour = shades.shade(value, end, LIGHT, hues)
        measured = p.cell.state == "measured"
        if not measured:
            colour = shades.mix(colour, LIGHT.surface, _PALER)
        line = shades.mix(colour, LIGHT.muted, 0.3)
        hatch = "" if p.cell.state in ("measured", "failed") else "////"
        where = (p.column, p.row)
        ax.add_patch(Rectangle(where, 1, 1, facecolor=colour, edgecolor=line, hatch=hatch, linewidth=0, zorder=1))
        ax.add_patch(Rectangle(where, 1, 1, fill=False, edgecolor=LIGHT.surface, linewidth=1.5, zorder=1.5))
        if measured:
            ax.text(
                p.column + 0.5,
                p.row + 0.5,
                map_grid.figure(p.cell).rstrip("×") + unit,
                ha="center",
                va="center",
                color=shades.ink(colour),
                bbox={"facecolor": colour, "linewidth": 0, "pad": 1.5},  # breaks the line of 1×
                zorder=4,
                fontproperties=font(fits, 500),
            )


def fitting(m: SpeedMap, room: float, size: float) -> tuple[float, str]:
    """The type size, at most `size` points, at which every figure fits into `room` pixels, and its unit.

    Figures that would have to be much smaller go without "×", which the title says.
    """
    figures = [map_grid.figure(c) for c in m.cells]
    widest = max((text_width(f, size, 500) for f in figures), default=0.0)
    if widest <= room / 0.85:
        return size * min(1.0, room / max(widest, 1.0)), "×"
    widest = max(text_width(f.rstrip("×"), size, 500) for f in figures)
    return size * min(1.0, room / widest), ""


def _failure(ax: Axes, f: map_grid.Failure, room: tuple[float, float], size: float) -> None:
    """The words over neighbouring failed cells, upright or smaller where those are narrow."""
    columns = f.last - f.first + 1
    fill = shades.mix(LIGHT.surface, LIGHT.bad, 0.08)
    where = (f.first, f.row)
    box = Rectangle(where, columns, 1, facecolor=fill, edgecolor=LIGHT.surface, linewidth=1.5, zorder=3)
    ax.add_patch(box)
    width, height = columns * room[0] - 6, room[1] - 6
    two = f.word.replace("out of ", "out of\n")
    ways = [(text, turned, s) for s in (size, size - 2, size - 4) for text in (f.word, two) for turned in (0, 90)]
    text, turned, fits = next((w for w in [*ways, ("failed", 0, size - 4)] if _fits(*w, width, height)), ("×", 0, size))
    ax.text(
        f.first + columns / 2,
        f.row + 0.5,
        text,
        ha="center",
        va="center",
        rotation=turned,
        linespacing=1.15,
        color=LIGHT.bad,
        zorder=4,
        fontproperties=font(fits),
    )


def _fits(text: str, turned: int, size: float, width: float, height: float) -> bool:
    parts = text.split("\n")
    long, across = max(text_width(part, size) for part in parts), len(parts) * size * DPI / 72 * 1.25
    return (long <= height and across <= width) if turned else (long <= width and across <= height)


def scale_end(m: SpeedMap) -> float:
    """Where the colours of a map end."""
    return shades.limit([c.speedup.value for c in m.cells if c.speedup is not None])


def draw_map_key(page: Page, m: SpeedMap, styles: dict[str, Style], x: float, y: float, size: float) -> float:
    """The scale of colours between the names of both sides, its top at `y`; the x where it ends."""
    end, hues = scale_end(m), shades.side_hues(styles, m.device, m.baseline, LIGHT)
    left, right = (f"{short_name(key)} faster" for key in (m.baseline, m.device))
    page.text(x, y + KEY_HEIGHT - 1, left, size)
    start = x + text_width(left, size) + 12
    for i in range(_STOPS):
        colour = shades.at(2 * (i + 0.5) / _STOPS - 1, LIGHT, hues)
        page.block(start + i * KEY_WIDTH / _STOPS, y, KEY_WIDTH / _STOPS + 0.5, KEY_HEIGHT, colour)
    for tick in shades.key_ticks(end):
        at = start + (1 + shades.place(tick, end)) * KEY_WIDTH / 2
        page.block(at - 0.5, y + KEY_HEIGHT, 1, 5, LIGHT.muted)
        text = f"{tick_text(float(f'{tick:.2g}'))}×"
        page.text(at, y + KEY_HEIGHT + 8 + size * 1.1, text, size - 1, colour=LIGHT.muted, align="center")
    page.text(start + KEY_WIDTH + 12, y + KEY_HEIGHT - 1, right, size)
    return start + KEY_WIDTH + 12 + text_width(right, size)
