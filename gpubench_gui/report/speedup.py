"""Speedup against model size: this run's points with their intervals, and the study's for reference."""

from __future__ import annotations

from itertools import pairwise

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter
from matplotlib.transforms import Bbox

from gpubench_gui.core.catalog import MODELS, STUDY_LADDER
from gpubench_gui.core.palette import LIGHT, device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import Comparison, summarise
from gpubench_gui.core.wording import times
from gpubench_gui.report.axes import MARKS, log_axis, plain_axes, tick_text
from gpubench_gui.report.canvas import DPI, font, shorten, shorten_all, text_width
from gpubench_gui.report.page import Page

STUDY_POINTS = tuple(
    (MODELS[m].parameters / 1e6, MODELS[m].study_speedup or 1.0) for m in STUDY_LADDER
)  # millions of parameters, times faster
STUDY_KEY = "the study: RTX 3050 against an Intel CPU"


def draw_speedups(ax: Axes, record: RunRecord, size: float, *, figures_too: bool) -> None:
    """Both axes logarithmic, a line at 1×, labels of `size` points where they do not overlap.

    `figures_too` writes the speedup beside the name of the model, for a picture that has no table.
    """
    comparisons = summarise(record).comparisons if record.started else ()
    known = [c for c in comparisons if c.speedup is not None]
    plain_axes(ax, size)
    _limits(ax, known)
    one = _line_at_one(ax, record, size)
    _own_points(ax, record, known)
    _study_points(ax)
    _labels(ax, known, size, one, figures_too)
    if not known:
        _note(ax, record, size)
    ax.set_xlabel("Parameters (millions, logarithmic)", labelpad=8)
    full = "Speedup (×, logarithmic)"
    fits = text_width(full, size) < ax.get_window_extent().height
    ax.set_ylabel(full if fits else "Speedup (×)", labelpad=8)


def draw_key(page: Page, record: RunRecord, x: float, y: float, limit: float, size: float) -> None:
    """One line: each device's sign and name, then the study's; `y` is the baseline."""
    styles = device_styles(record.spec.devices) if record.started else {}
    others = [d for d in record.spec.devices if d != record.spec.baseline] if record.started else []
    room = limit - 34 - text_width(STUDY_KEY, size) - 66 * len(others)
    for choice, label in zip(others, shorten_all([d.label for d in others], size, room), strict=True):
        page.mark(x, y - 0.36 * size * DPI / 72, styles[choice.key])
        page.text(x + 34, y, label, size)
        x += 34 + text_width(label, size) + 32
    draw_study_key(page, x, y, size)


def draw_study_key(page: Page, x: float, y: float, size: float) -> None:
    """The study's ring and what it stands for; `y` is the baseline."""
    page.ring(x, y - 0.36 * size * DPI / 72)
    page.text(x + 34, y, STUDY_KEY, size, colour=LIGHT.muted)


def _limits(ax: Axes, known: list[Comparison]) -> None:
    sizes = [x for x, _ in STUDY_POINTS] + [MODELS[c.model].parameters / 1e6 for c in known]
    values = [1.0] + [y for _, y in STUDY_POINTS]
    for c in known:
        if c.speedup is not None:
            values += [v for v in (c.speedup.value, c.speedup.low, c.speedup.high) if v]
    ax.set_xscale("log")
    ax.set_yscale("log")
    x_range, y_range = (min(sizes) / 1.7, max(sizes) * 2.8), (min(values) / 1.5, max(values) * 1.6)
    ax.set_xlim(*x_range)
    ax.set_ylim(*y_range)
    log_axis(ax.xaxis, *x_range)
    log_axis(ax.yaxis, *y_range)
    ax.yaxis.set_major_formatter(FuncFormatter(lambda v, _: f"{tick_text(v)}×"))


def _line_at_one(ax: Axes, record: RunRecord, size: float) -> Bbox:
    """The line where both are equally fast; the room its words take, in pixels."""
    ax.axhline(1, color=LIGHT.text, linewidth=1.2, linestyle=(0, (4, 3)))
    width = ax.get_window_extent().width
    text = f"1×: as fast as {record.spec.baseline.label}" if record.started else "1×: equally fast"
    text = shorten(text, size, 0.8 * width)
    right, y = ax.get_window_extent().x1, ax.transData.transform((1, 1))[1]
    ax.annotate(
        text,
        (1, 1),
        xycoords=ax.get_yaxis_transform(),
        xytext=(-6, 5),
        textcoords="offset points",
        ha="right",
        va="bottom",
        color=LIGHT.muted,
        fontproperties=font(size),
    )
    return Bbox.from_extents(right - 12 - text_width(text, size), y, right, y + 8 + size * DPI / 72)


def _study_points(ax: Axes) -> None:
    """Open rings, drawn last: where one of ours lies on the same spot, both are seen."""
    xs, ys = zip(*STUDY_POINTS, strict=True)
    ax.plot(xs, ys, color=LIGHT.muted, linestyle=(0, (1, 3)), linewidth=1.4, zorder=1.5)
    for fill, order in ((LIGHT.surface, 1.6), ("none", 4)):
        ax.plot(
            xs,
            ys,
            linestyle="none",
            marker="o",
            markersize=12,
            markerfacecolor=fill,
            markeredgecolor=LIGHT.muted,
            markeredgewidth=1.6,
            zorder=order,
        )


def _own_points(ax: Axes, record: RunRecord, known: list[Comparison]) -> None:
    styles = device_styles(record.spec.devices) if record.started else {}
    for device in dict.fromkeys(c.device for c in known):
        style = styles[device]
        mine = sorted((c for c in known if c.device == device), key=lambda c: MODELS[c.model].parameters)
        for c in mine:
            x, s = MODELS[c.model].parameters / 1e6, c.speedup
            if s is None:
                continue
            if s.low is not None and s.high is not None:
                bars = [[s.value - s.low], [s.high - s.value]]
                ax.errorbar([x], [s.value], bars, color=style.of(LIGHT), elinewidth=1.8, capsize=7, capthick=1.8)
            ax.plot([x], [s.value], color=style.of(LIGHT), marker=MARKS[style.marker], markersize=8)


def _labels(ax: Axes, known: list[Comparison], size: float, taken_by_one: Bbox, figures_too: bool) -> None:
    """Each model's name once, at its fastest point, and the study's figures, as far as there is room."""
    taken = [_around(ax, x, y, 10) for x, y in STUDY_POINTS] + _study_line(ax) + [taken_by_one]
    best: dict[str, Comparison] = {}
    for c in known:
        taken.append(_whisker(ax, c))
        if c.model not in best or _value(c) > _value(best[c.model]):
            best[c.model] = c
    wanted = [
        (MODELS[c.model].parameters / 1e6, _value(c), _name(c, figures_too and len(best) <= 4), LIGHT.text)
        for c in sorted(best.values(), key=lambda c: -MODELS[c.model].parameters)
    ]
    wanted += [(x, y, times(y) if y % 1 else f"{y:.0f}×", LIGHT.muted) for x, y in STUDY_POINTS]
    for x, y, text, colour in wanted:
        _place(ax, x, y, text, colour, size, taken)


def _name(c: Comparison, figures_too: bool) -> str:
    return f"{MODELS[c.model].name}  {times(_value(c))}" if figures_too else MODELS[c.model].name


def _value(c: Comparison) -> float:
    return c.speedup.value if c.speedup else 0.0


def _place(ax: Axes, x: float, y: float, text: str, colour: str, size: float, taken: list[Bbox]) -> None:
    """Write `text` beside (x, y) at the first free side and note the room it takes."""
    px, py = ax.transData.transform((x, y))
    width, height = text_width(text, size) + 4, size * DPI / 72 * 1.15
    inside, whole = ax.get_window_extent(), ax.figure.bbox
    for dx, dy in (
        (14, -0.5),
        (-14 - width, -0.5),
        (14, 0.2),
        (14, -1.2),
        (-width / 2, 0.7),
        (-width / 2, -1.7),
        (-14 - width, 0.2),
        (-14 - width, -1.2),
    ):
        box = Bbox.from_bounds(px + dx, py + dy * height, width, height)
        fits = inside.x0 <= box.x0 and box.x1 <= inside.x1 and inside.y0 <= box.y0 and box.y1 <= inside.y1
        if fits and not any(box.overlaps(other) for other in taken):
            taken.append(box)
            ax.annotate(
                text,
                (box.x0 / whole.width, (box.y0 + box.y1) / 2 / whole.height),
                xycoords="figure fraction",
                va="center",
                color=colour,
                fontproperties=font(size, 500 if colour == LIGHT.text else 400),
            )
            return


def _around(ax: Axes, x: float, y: float, half: float) -> Bbox:
    px, py = ax.transData.transform((x, y))
    return Bbox.from_extents(px - half, py - half, px + half, py + half)


def _study_line(ax: Axes) -> list[Bbox]:
    """The room taken by the line between the study's points: 31 small boxes a stretch."""
    corners = [ax.transData.transform(p) for p in STUDY_POINTS]
    return [
        Bbox.from_bounds(x0 + (x1 - x0) * k / 30 - 3, y0 + (y1 - y0) * k / 30 - 3, 6, 6)
        for (x0, y0), (x1, y1) in pairwise(corners)
        for k in range(31)
    ]


def _whisker(ax: Axes, c: Comparison) -> Bbox:
    x, s = MODELS[c.model].parameters / 1e6, c.speedup
    value = _value(c)
    low, high = (s.low or value, s.high or value) if s else (value, value)
    return Bbox.union([_around(ax, x, low, 8), _around(ax, x, high, 8)])


def _note(ax: Axes, record: RunRecord, size: float) -> None:
    """Why there is no point of this run."""
    compared = record.started is not None and len([d for d in record.spec.devices if not d.tuned]) > 1
    if compared:
        text = "No speedup was measured in this run" if record.ended else "No speedup is known yet"
    else:
        text = "One device alone has no speedup:\nadd a GPU to see your own points here"
    ax.text(
        0.03,
        0.94,
        text,
        transform=ax.transAxes,
        va="top",
        color=LIGHT.muted,
        linespacing=1.3,
        bbox={"facecolor": LIGHT.surface, "linewidth": 0, "pad": 4},
        fontproperties=font(size),
    )
