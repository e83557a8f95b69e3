"""The table of live plots: one row each, from the record to the lines that are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from gpubench_gui.core.curve import MAX_POINTS, Curve
from gpubench_gui.core.help import METERS
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import DASHES, Style, device_styles
from gpubench_gui.core.record import Cell, GpuCurves, RunRecord
from gpubench_gui.core.told import retell

Points = tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]
Group = Literal["training", "gpu", "machine"]


@dataclass(frozen=True, slots=True)
class Series:
    """One line. `style` None means the muted colour of context; `curves` are joined with gaps between."""

    name: str
    style: Style | None
    curves: tuple[Curve, ...]

    @property
    def version(self) -> int:
        """Grows with every point, so that an unchanged line is not drawn again."""
        return sum(c.version for c in self.curves)


@dataclass(frozen=True, slots=True)
class LivePlot:
    """One row of the table. `top` fixes the upper end of the axis (None: it grows in steps); `unit` follows a value.

    Its texts are English: `tr` translates them where they are shown.
    """

    id: str
    group: Group
    title: str
    axis: str
    series: Callable[[RunRecord], Sequence[Series]]
    empty: str
    log: bool = False
    top: float | None = None
    meaning: str = ""
    unit: str = ""


def cell_series(pick: Callable[[Cell], Curve]) -> Callable[[RunRecord], list[Series]]:
    """One line per device, through all its models."""

    def series(record: RunRecord) -> list[Series]:
        styles = device_styles(record.spec.devices)
        return [
            Series(
                short_name(d.key),
                styles[d.key],
                tuple(pick(record.cell(m, d.key)) for m in record.spec.models),
            )
            for d in record.spec.devices
        ]

    return series


def gpu_series(pick: Callable[[GpuCurves], Curve]) -> Callable[[RunRecord], list[Series]]:
    """One line per GPU of the run that has the meter."""

    def series(record: RunRecord) -> list[Series]:
        styles = device_styles(record.spec.devices)
        return [
            Series(short_name(key), styles[key], (pick(curves),))
            for key, curves in record.sensors.gpus.items()
            if key in styles
        ]

    return series


def machine_series(
    whole: Callable[[RunRecord], Curve], child: Callable[[RunRecord], Curve]
) -> Callable[[RunRecord], list[Series]]:
    """The whole machine as context, the training processes in the CPU's colour."""

    def series(record: RunRecord) -> list[Series]:
        return [
            Series(tr("Machine"), None, (whole(record),)),
            Series(tr("Training"), Style(0, DASHES[0], "circle"), (child(record),)),
        ]

    return series


LIVE_PLOTS = (
    LivePlot(
        "batch", "training", mark("Time per batch"), mark("ms per batch"), cell_series(lambda c: c.batch_ms),
        mark("The time of every training batch appears here, one line per device"), log=True,
        meaning=METERS["batch"], unit=mark("ms"),
    ),
    LivePlot(
        "throughput", "training", mark("Throughput"), mark("images/s"), cell_series(lambda c: c.images_per_s),
        mark("Training images per second appear here, one line per device"), log=True,
        meaning=METERS["throughput"], unit=mark("images/s"),
    ),
    LivePlot(
        "loss", "training", mark("Loss"), mark("cross-entropy"), cell_series(lambda c: c.loss),
        mark("The training loss appears here, one line per device"),
        meaning=METERS["loss"],
    ),
    LivePlot(
        "utilisation", "gpu", mark("GPU utilisation"), mark("% of time"), gpu_series(lambda g: g.utilisation),
        mark("How busy each GPU is appears here"), top=100.0,
        meaning=METERS["utilisation"], unit=mark("%"),
    ),
    LivePlot(
        "gpu-memory", "gpu", mark("GPU memory"), mark("GiB"), gpu_series(lambda g: g.memory_gib),
        mark("The memory used on each GPU appears here"),
        meaning=METERS["gpu-memory"], unit=mark("GiB"),
    ),
    LivePlot(
        "power", "gpu", mark("Power"), mark("W"), gpu_series(lambda g: g.power_w),
        mark("The power each GPU draws appears here"),
        meaning=METERS["power"], unit=mark("W"),
    ),
    LivePlot(
        "cpu", "machine", mark("CPU load"), mark("% of CPUs"), machine_series(
            lambda r: r.sensors.cpu, lambda r: r.sensors.child_cpu
        ),
        mark("The load of the machine and of the training itself appears here"), top=100.0,
        meaning=METERS["cpu"], unit=mark("%"),
    ),
    LivePlot(
        "memory", "machine", mark("Memory"), mark("GiB"), machine_series(
            lambda r: r.sensors.memory_gib, lambda r: r.sensors.child_memory_gib
        ),
        mark("The memory of the machine and of the training itself appears here"),
        meaning=METERS["memory"], unit=mark("GiB"),
    ),
)  # fmt: skip
GROUPS: tuple[tuple[Group, str], ...] = (
    ("training", mark("Training")),
    ("gpu", mark("GPU meters")),
    ("machine", mark("Machine meters")),
)


def join(curves: Iterable[Curve], log: bool, limit: int = MAX_POINTS) -> Points:
    """The curves one after another, NaN between them, in at most `limit` points; log10 of y where asked.

    Points that must go are merged in buckets; a bucket that touches a gap stays a gap.
    """
    xs: list[npt.NDArray[np.float64]] = []
    ys: list[npt.NDArray[np.float64]] = []
    for curve in curves:
        if len(curve):
            x, y = np.array(curve.x), np.array(curve.y)
            xs += [x, x[-1:]]
            ys += [y, np.full(1, np.nan)]
    if not xs:
        return np.empty(0), np.empty(0)
    x, y = np.concatenate(xs), np.concatenate(ys)
    if log:
        with np.errstate(divide="ignore", invalid="ignore"):
            y = np.log10(y)
            y[~np.isfinite(y)] = np.nan
    size = -(-len(x) // limit)
    if size > 1:
        whole = len(x) // size * size
        x = x[:whole].reshape(-1, size).mean(axis=1)
        y = y[:whole].reshape(-1, size).mean(axis=1)
    return x, y


def why_empty(plot: LivePlot, record: RunRecord | None) -> str:
    """The muted sentence of a plot without a line."""
    if record is None or record.started is None or plot.group != "gpu":
        return tr(plot.empty)
    reasons = list(dict.fromkeys(m.reason for m in record.missing if "GPU" in m.name))
    if reasons:
        return tr("No GPU meters: {reasons}", reasons="; ".join(retell(reason) for reason in reasons))
    if all(d.is_cpu for d in record.spec.devices):
        return tr("No GPU meters: this run trains on the CPU alone")
    return tr(plot.empty) if record.ended is None else tr("No GPU meters were read in this run")
