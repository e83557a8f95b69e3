"""The ranking of a board as CSV, in the dialect of `report.tables`: English, plain numbers, no owner's name."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence

from gpubench_gui.core.board import Entry, Standing, standings
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import ENGLISH, speaking
from gpubench_gui.report.tables import BOM, Value, csv_cell

HEADER = (
    *("model", "parameters", "rank", "machine", "device", "processor", "images_per_s", "cpu_images_per_s"),
    *("speedup", "speedup_low", "speedup_high", "batch_size", "precision", "mode", "images", "torch", "beware"),
)


@speaking(ENGLISH)
def board_csv(entries: Sequence[Entry], models: Sequence[str], name: Callable[[str], str]) -> bytes:
    """A row for each machine that measured one of `models`; `name` gives the nickname of a machine by its key.

    `rank` is empty for machines whose settings differ from those of most, which `beware` names.
    """
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(HEADER)
    for model in models:
        for standing in standings(entries, model):
            writer.writerow([csv_cell(v) for v in _row(model, standing, name(standing.entry.key))])
    return BOM + buffer.getvalue().encode()


def _row(model: str, standing: Standing, name: str) -> tuple[Value, ...]:
    r, found = standing.result, standing.entry
    s = r.speedup
    return (
        *(MODELS[model].name, MODELS[model].parameters, standing.rank, name, r.device, found.processor),
        *(r.images_per_s, r.cpu_images_per_s),
        *((s.value, s.low, s.high) if s else (None, None, None)),
        *(found.settings.batch_size, found.settings.precision, found.settings.mode, found.settings.source),
        *(found.torch, "; ".join(standing.beware) or None),
    )
