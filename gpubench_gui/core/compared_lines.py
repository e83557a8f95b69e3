"""What the two plots of a comparison draw: the time per batch of one pair, and each run's speedups; and how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.compared_words import letter
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import DASHES, MARKERS, Style
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import summarise


@dataclass(frozen=True, slots=True)
class Overlaid:
    """One line named `name`: x in seconds since the cell began, or in million parameters; y in ms or a speedup."""

    name: str
    style: Style
    x: tuple[float, ...]
    y: tuple[float, ...]


def run_style(place: int) -> Style:
    """The look of a run by its place: colour, dash and marker move on together, and against each other after four."""
    shape = (place + place // 4) % 4
    return Style(place % 4, DASHES[shape], MARKERS[shape])


def batch_lines(records: Sequence[RunRecord], model: str, device: str) -> tuple[Overlaid, ...]:
    """Milliseconds per batch of `model` on `device`, a line for each run that streamed its batches; gaps are NaN."""
    found = []
    for place, record in enumerate(records):
        cell = record.cells.get((model, device))
        if cell is None or not len(cell.batch_ms):
            continue
        began = cell.batch_ms.x[0]
        x = tuple(at - began for at in cell.batch_ms.x)
        found.append(Overlaid(letter(place), run_style(place), x, tuple(cell.batch_ms.y)))
    return tuple(found)


def speedup_lines(records: Sequence[RunRecord]) -> tuple[Overlaid, ...]:
    """Speedup against million parameters, a line for each run and device, smallest model first."""
    found = []
    for place, record in enumerate(records):
        if record.spec.sweeps:
            continue
        known = [c for c in summarise(record).comparisons if c.speedup is not None]
        for device in dict.fromkeys(c.device for c in known):
            points = sorted(
                (MODELS[c.model].parameters / 1e6, c.speedup.value) for c in known if c.device == device and c.speedup
            )
            name = f"{letter(place)} {short_name(device)}"
            found.append(Overlaid(name, run_style(place), *(tuple(v) for v in zip(*points, strict=True))))
    return tuple(found)
