"""The map of speedups as a grid of equal cells: where its line of 1× and its failures lie, in cells.

Columns are the sizes that were tried, one width each: on a scale of sizes the refined ones would be slivers. Positions
count cells from the left and from the bottom, so that the middle of the first cell is (0.5, 0.5).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.speed_map import MapCell, SpeedMap
from gpubench_gui.core.sweep_view import failure_word
from gpubench_gui.core.wording import figures, times

SIZES_TITLE = mark("Model size (parameters; k: thousand, M: million)")


@dataclass(frozen=True, slots=True)
class Placed:
    """A cell of the map in its column and its row (smallest batch first)."""

    column: int
    row: int
    cell: MapCell


@dataclass(frozen=True, slots=True)
class Failure:
    """Neighbouring failed cells of a row, `first` to `last`, and the words for all of them."""

    row: int
    first: int
    last: int
    word: str


def cells(m: SpeedMap) -> tuple[Placed, ...]:
    width = max(len(m.models), 1)
    return tuple(Placed(i % width, i // width, c) for i, c in enumerate(m.cells))


def contour(m: SpeedMap) -> tuple[tuple[float, float], ...]:
    """The line of 1× in cells."""
    sizes = [math.log10(c.parameters) for c in m.cells[: len(m.models)]]
    batches = [math.log10(b) for b in m.batch_sizes]
    return tuple((_position(x, sizes), _position(y, batches)) for x, y in m.contour)


def _position(value: float, marks: Sequence[float]) -> float:
    """Where `value` lies among the ascending `marks`, whose positions are 0.5, 1.5, …"""
    if not marks or value <= marks[0]:
        return 0.5
    for i, (low, high) in enumerate(itertools.pairwise(marks)):
        if value <= high:
            return i + 0.5 + (value - low) / (high - low)
    return len(marks) - 0.5


def failures(m: SpeedMap) -> tuple[Failure, ...]:
    result: list[Failure] = []
    for p in cells(m):
        if p.cell.state != "failed":
            continue
        word = failure_word(p.cell.reason)
        last = result[-1] if result else None
        if last is not None and (last.row, last.last, last.word) == (p.row, p.column - 1, word):
            result[-1] = Failure(p.row, last.first, p.column, word)
        else:
            result.append(Failure(p.row, p.column, p.column, word))
    return tuple(result)


def figure(cell: MapCell) -> str:
    """The figure in a measured cell, to two digits: "3.2×"; nothing in any other."""
    if cell.state != "measured" or cell.speedup is None:
        return ""
    value = cell.speedup.value
    return f"{figures(value, 2)}×" if value < 100 else times(value)


def size_text(parameters: int) -> str:
    """A size under its column, short enough for a narrow one: "11k", "320k", "1.2M", "50M"."""
    if parameters < 0.95e6:
        return tr("{n}k", n=figures(parameters / 1e3, 2))
    return tr("{n}M", n=figures(parameters / 1e6, 2))
