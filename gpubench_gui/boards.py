"""The ranking of the machines whose result files lie in a folder: `gpubench board`."""

from __future__ import annotations

from pathlib import Path

from gpubench_gui.core.board import COLUMNS, models, row, standings, usual_model
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.wording import count
from gpubench_gui.report.board import board_csv
from gpubench_gui.report.files import write_atomic
from gpubench_gui.store.board import BoardFolder
from gpubench_gui.store.board_names import BoardNames, names_file
from gpubench_gui.streams import complain
from gpubench_gui.terminal import console, print_table


def print_board(folder: Path, out: Path | None) -> bool:
    """Print the ranking for the model that most machines measured, and write all of them to `out` as CSV.

    Whether there was any run. Raises `report.files.ExportError`.
    """
    board = BoardFolder(folder).scan()
    if board.problem is not None:
        complain(f"The folder cannot be read ({board.problem}).")
        return False
    names = BoardNames(names_file())
    names.meet((e.key for e in board.entries), settled=True)
    model = usual_model(board.entries)
    if model is None:
        complain("No result file of this program is there yet: drop the events files of runs into the folder.")
        return False
    console().print(f"\n{MODELS[model].name}, {count(len(board.entries), 'machine')}", style="bold", markup=False)
    rows = [row(s, names.name(s.entry.key)) for s in standings(board.entries, model)]
    print_table(COLUMNS, rows, right=(0, 4, 5, 6))
    for state, found in (("still being written", board.writing), ("no run of this program", board.refused)):
        if found:
            console().print(f"{state}: {', '.join(found)}", markup=False)
    if out is not None:
        write_atomic(out, board_csv(board.entries, models(board.entries), names.name))
        console().print(str(out), markup=False)
    return True
