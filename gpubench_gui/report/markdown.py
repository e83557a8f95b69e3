"""A run as a Markdown file: sentence, tables, remarks and provenance."""

from __future__ import annotations

from collections.abc import Sequence

from gpubench_gui.core.record import RunRecord
from gpubench_gui.report.outline import TableOf, outline
from gpubench_gui.report.text import escaped


def markdown(record: RunRecord) -> bytes:
    """Raises ValueError for a record that holds no run yet."""
    o = outline(record)
    parts = [f"# {escaped(o.sentence)}", escaped(o.qualifier), escaped(o.date)]
    for table in o.tables:
        parts += [f"## {table.title}", _table(table)]
    if o.remarks:
        parts += ["## Remarks", "\n".join(f"- {escaped(remark)}" for remark in o.remarks)]
    return ("\n\n".join(parts) + "\n").encode()


def _table(table: TableOf) -> str:
    signs = ["---:" if i in table.numbers else "---" for i in range(len(table.columns))]
    lines = [_line(_escaped(table.columns)), _line(signs), *(_line(_escaped(row)) for row in table.rows)]
    return "\n".join(lines)


def _escaped(cells: Sequence[str]) -> list[str]:
    return [escaped(cell) for cell in cells]


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
