"""A live plot in words and numbers: at one moment, in a sentence, as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from gpubench_gui.core.language import tr
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.wording import duration, figures
from gpubench_gui.gui.plots import LivePlot, Series
from gpubench_gui.gui.widgets.crosshair import Reading


def readings(row: LivePlot, series: Sequence[Series], at_s: float) -> list[Reading]:
    """What every line said `at_s` seconds into the run; a dash where it said nothing."""
    result = []
    for one in series:
        value = next((v for curve in one.curves if (v := curve.at(at_s)) is not None), None)
        result.append(Reading(one.name, one.style, "–" if value is None else with_unit(row, value)))
    return result


def moment(at_s: float, unit: str) -> str:
    """A time of an axis in `unit`, as exact as can be told apart on it: "at 95.31 s", "at 1 min 59 s"."""
    time = tr("{number} s", number=figures(at_s, 4)) if unit == "s" else duration(at_s)
    return tr("at {time}", time=time)


def with_unit(row: LivePlot, value: float) -> str:
    if not row.unit:
        return figures(value)
    return tr("{number} {unit}", number=figures(value), unit=tr(row.unit))


def sentence(row: LivePlot, series: Sequence[Series]) -> str:
    """What is drawn now: the last value of every line and between which it lay."""
    told = []
    for one in series:
        curves = sorted((curve for curve in one.curves if len(curve)), key=lambda curve: curve.x[-1])
        drawn = np.concatenate([np.array(curve.y) for curve in curves]) if curves else np.empty(0)
        known = drawn[np.isfinite(drawn)]
        if len(known):
            told.append(
                tr(
                    "{line}: last {value}, between {low} and {high}",
                    line=one.name,
                    value=with_unit(row, float(known[-1])),
                    low=with_unit(row, float(known.min())),
                    high=with_unit(row, float(known.max())),
                )
            )
        else:
            told.append(tr("{line}: nothing yet", line=one.name))
    return tr("{plot}, {axis}, over time. {lines}.", plot=tr(row.title), axis=tr(row.axis), lines="; ".join(told))


def table(row: LivePlot, series: Sequence[Series], empty: str) -> PlotTable:
    """Every kept point of every line; `empty` is the sentence where there is none."""
    rows = [
        (one.name, figures(x, 4), figures(y))
        for one in series
        for x, y in sorted((x, y) for curve in one.curves for x, y in zip(curve.x, curve.y, strict=True))
        if math.isfinite(y)
    ]
    columns = (tr("Line"), tr("Time (s)"), tr(row.axis))
    return PlotTable(tr(row.title), sentence(row, series) if rows else empty, columns, tuple(rows))
