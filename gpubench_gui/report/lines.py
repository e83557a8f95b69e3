"""The curves of a record, ready to draw: one series per device, gaps kept as NaN."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gpubench_gui.core.curve import Curve
from gpubench_gui.core.palette import DASHES, LIGHT, Style, device_styles
from gpubench_gui.core.record import Cell, GpuCurves, RunRecord

Points = tuple[NDArray[np.float64], NDArray[np.float64]]


@dataclass(frozen=True, slots=True)
class Series:
    """One labelled curve in pieces (one per model), x in seconds since the run began."""

    label: str
    colour: str
    dash: tuple[float, ...]
    pieces: tuple[Points, ...]

    @property
    def last(self) -> float | None:
        """The last value that is a number."""
        for _, y in reversed(self.pieces):
            known = y[np.isfinite(y)]
            if known.size:
                return float(known[-1])
        return None


def cell_series(record: RunRecord, pick: Callable[[Cell], Curve]) -> list[Series]:
    """One series per device with anything to show, its models one after the other."""
    found = []
    for key, (label, style) in _devices(record).items():
        pieces = [points(pick(c)) for c in record.cells.values() if c.device == key]
        found.append(_series(label, style, pieces))
    return [s for s in found if s.pieces]


def gpu_series(record: RunRecord, pick: Callable[[GpuCurves], Curve]) -> list[Series]:
    """One series per GPU whose sensor gave at least one reading."""
    found = []
    for key, (label, style) in _devices(record).items():
        if key in record.sensors.gpus:
            found.append(_series(label, style, [points(pick(record.sensors.gpus[key]))]))
    return [s for s in found if s.pieces]


def machine_series(whole: Curve, training: Curve) -> list[Series]:
    """The whole machine, and of it the training process."""
    found = [
        Series("Whole machine", LIGHT.muted, DASHES[2], _known([points(whole)])),
        Series("This training", LIGHT.series[0], DASHES[0], _known([points(training)])),
    ]
    return [s for s in found if s.pieces]


def points(curve: Curve) -> Points:
    """x and y as arrays of equal length; a y that is not finite is NaN."""
    x, y = np.array(curve.x, dtype=np.float64), np.array(curve.y, dtype=np.float64)
    return x, np.where(np.isfinite(y), y, np.nan)


def alone(y: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which values stand between two gaps, where a line would not show them."""
    known = np.concatenate(([False], np.isfinite(y), [False]))
    return known[1:-1] & ~known[:-2] & ~known[2:]


def _devices(record: RunRecord) -> dict[str, tuple[str, Style]]:
    if record.started is None:
        return {}
    styles = device_styles(record.spec.devices)
    return {d.key: (d.label, styles[d.key]) for d in record.spec.devices}


def _series(label: str, style: Style, pieces: list[Points]) -> Series:
    return Series(label, style.of(LIGHT), style.dash, _known(pieces))


def _known(pieces: list[Points]) -> tuple[Points, ...]:
    return tuple((x, y) for x, y in pieces if np.isfinite(y).any())
