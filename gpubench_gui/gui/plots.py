"""The table of live plots: one row each, from the record to the lines that are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from gpubench_gui.core.curve import MAX_POINTS, Curve
from gpubench_gui.core.help import METERS
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import DASHES, Style, device_styles
from gpubench_gui.core.record import Cell, GpuCurves, RunRecord

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
    """One row of the table. `top` fixes the upper end of the axis (None: it grows in steps)."""

    id: str
    group: Group
    title: str
    axis: str
    series: Callable[[RunRecord], Sequence[Series]]
    empty: str
    log: bool = False
    top: float | None = None
    meaning: str = ""


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
            Series("Machine", None, (whole(record),)),
            Series("Training", Style(0, DASHES[0], "circle"), (child(record),)),
        ]

    return series


LIVE_PLOTS = (
    LivePlot(
        "batch", "training", "Time per batch", "ms per batch", cell_series(lambda c: c.batch_ms),
        "The time of every training batch appears here, one line per device", log=True,
        meaning=METERS["batch"],
    ),
    LivePlot(
        "throughput", "training", "Throughput", "images/s", cell_series(lambda c: c.images_per_s),
        "Training images per second appear here, one line per device", log=True,
        meaning=METERS["throughput"],
    ),
    LivePlot(
        "loss", "training", "Loss", "cross-entropy", cell_series(lambda c: c.loss),
        "The training loss appears here, one line per device",
        meaning=METERS["loss"],
    ),
    LivePlot(
        "utilisation", "gpu", "GPU utilisation", "% of time", gpu_series(lambda g: g.utilisation),
        "How busy each GPU is appears here", top=100.0,
        meaning=METERS["utilisation"],
    ),
    LivePlot(
        "gpu-memory", "gpu", "GPU memory", "GiB", gpu_series(lambda g: g.memory_gib),
        "The memory used on each GPU appears here",
        meaning=METERS["gpu-memory"],
    ),
    LivePlot(
        "power", "gpu", "Power", "W", gpu_series(lambda g: g.power_w),
        "The power each GPU draws appears here",
        meaning=METERS["power"],
    ),
    LivePlot(
        "cpu", "machine", "CPU load", "% of CPUs", machine_series(
            lambda r: r.sensors.cpu, lambda r: r.sensors.child_cpu
        ),
        "The load of the machine and of the training itself appears here", top=100.0,
        meaning=METERS["cpu"],
    ),
    LivePlot(
        "memory", "machine", "Memory", "GiB", machine_series(
            lambda r: r.sensors.memory_gib, lambda r: r.sensors.child_memory_gib
        ),
        "The memory of the machine and of the training itself appears here",
        meaning=METERS["memory"],
    ),
)  # fmt: skip
GROUPS: tuple[tuple[Group, str], ...] = (
    ("training", "Training"),
    ("gpu", "GPU meters"),
    ("machine", "Machine meters"),
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
        return plot.empty
    reasons = list(dict.fromkeys(m.reason for m in record.missing if "GPU" in m.name))
    if reasons:
        return "No GPU meters: " + "; ".join(reasons)
    if all(d.is_cpu for d in record.spec.devices):
        return "No GPU meters: this run trains on the CPU alone"
    return plot.empty if record.ended is None else "No GPU meters were read in this run"
