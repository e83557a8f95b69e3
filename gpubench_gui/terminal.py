"""What the commands print: tables, JSON and a progress line that only a terminal gets."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from gpubench_gui.streams import unbreakable

WIDE = 200  # columns for output that goes to a file or a pipe, where nothing needs to wrap


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the caller decide: rich's own answer is to leave the program, with its work half done."""
        raise


def console(error: bool = False) -> Console:
    """Standard output or error, as wide as the terminal, or wide enough when it is none.

    On standard error nothing ever raises; on standard output a full disk or a reader that went away does.
    """
    stream = unbreakable(sys.stderr) if error else sys.stdout
    return _Console(file=stream, width=None if stream.isatty() else WIDE, highlight=False, soft_wrap=False)


def print_json(value: object) -> None:
    """Strict JSON (no NaN) on standard output, escaped where its encoding lacks some character."""
    readable = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(value, ensure_ascii=not readable, allow_nan=False, indent=2))


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """A plain table; the columns in `right` are aligned to the right."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, name in enumerate(columns):
        table.add_column(name, justify="right" if number in right else "left")
    for row in rows:
        table.add_row(*(text.replace("[", r"\[") for text in row))
    console().print(table)
