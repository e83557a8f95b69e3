"""What a written report says, before it becomes Markdown or HTML: answer, tables, remarks, provenance."""

from __future__ import annotations

from dataclasses import dataclass

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import ENGLISH, speaking
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import summarise
from gpubench_gui.core.wording import PRECISION_NAMES, count
from gpubench_gui.report.provenance import DATA_NAMES, date, hardware_line, rounds_text
from gpubench_gui.report.text import texts


@dataclass(frozen=True, slots=True)
class TableOf:
    """Rows are as long as `columns`; those whose places are in `numbers` hold figures."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: range = range(0)


@dataclass(frozen=True, slots=True)
class Outline:
    sentence: str
    qualifier: str
    date: str
    tables: tuple[TableOf, ...]
    remarks: tuple[str, ...]


@speaking(ENGLISH)
def outline(record: RunRecord) -> Outline:
    """Raises ValueError for a record that holds no run yet."""
    t = texts(record)
    tables = [
        TableOf("Results", t.columns, t.rows, range(len(t.columns) - 5, len(t.columns) - 1)),
        _why(record),
        _provenance(record),
    ]
    remarks = [n.text for n in record.notices]
    remarks += [f"{m.name}{f' ({m.device})' if m.device else ''}: {m.reason}" for m in record.missing]
    return Outline(
        t.sentence, t.qualifier, date(record), tuple(x for x in tables if x.rows), tuple(dict.fromkeys(remarks))
    )


def _why(record: RunRecord) -> TableOf:
    """Why each cell is as fast as it is, or why it failed and what to do."""
    rows = []
    for cell in summarise(record).cells:
        if cell.reason:
            why = " ".join(f"{part.rstrip('.')}." for part in (cell.reason, cell.cure) if part)
        elif cell.verdict:
            why = cell.verdict.sentence
        else:
            continue
        rows.append((MODELS[cell.model].name, record.device(cell.device).name, why))
    return TableOf("Why", ("Model", "Device", "Why"), tuple(rows))


def _provenance(record: RunRecord) -> TableOf:
    """Where the figures come from: settings, hardware, software, data."""
    spec, training, started, data = record.spec, record.spec.training, record.started, record.data
    facts = next((c.ready.facts for c in record.cells.values() if c.ready), {})
    rows = [
        ("Run", started.run if started else None),
        ("Began", started.started if started else None),
        ("Ended", record.ended.outcome if record.ended else "not ended"),
        ("Protocol", f"{spec.protocol}, {rounds_text(record)}"),
        ("Training", f"batch {training.batch_size}, {count(training.epochs, 'epoch')}, {training.mode}"),
        ("Optimiser", f"learning rate {training.learning_rate:g}, momentum {training.momentum:g}, "
                      f"weight decay {training.weight_decay:g}, seed {training.seed}"),
        ("Precision", PRECISION_NAMES[training.precision]),
        ("Images", DATA_NAMES[spec.data.source]),
        ("SHA-256 of the images", data.digest if data else None),
        ("Devices", "; ".join(d.name for d in spec.devices)),
        ("Hardware and software", hardware_line(record)),
        ("cuDNN", facts.get("cudnn")),
        ("NVIDIA driver", started.host.get("nvidia_driver") if started else None),
        ("Program", f"gpubench {started.version}" if started else None),
    ]  # fmt: skip
    return TableOf("Provenance", ("What", "Value"), tuple((name, str(value)) for name, value in rows if value))
