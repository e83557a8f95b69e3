"""The windows beside the main one that tests/screenshots.py draws: a name of each, and what opens it."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QDialog

from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.store.board import Board, BoardFolder
from gpubench_gui.store.runs import load
from tests.board_files import EXAMPLE, machine_text, write_machines
from tests.demo import CPU, H200, LAPTOP, demo_events
from tests.store.test_history import measured

SIZES = ((1024, 640), (1280, 800))
RUNS = (
    ("20260929-101500-a", {}, "After the driver update", ("lab", "driver 595")),
    ("20260930-081200-b", {"devices": (CPU, H200, LAPTOP), "failed": [("resnet50", "cuda:1")]}, "", ()),
    (
        "20261001-174500-c",
        {"models": ("small-cnn",), "until_s": 20.0},
        "A very long name that somebody gave it",
        ("x",),
    ),
)


def history(filled: bool, window: MainWindow, _: Path) -> QDialog:
    book = window.history
    for name, script, title, tags in RUNS if filled and not book.history.runs() else ():
        measured(book.history.folder, name, list(demo_events(**script)))
        book.history.rename(name, title)
        book.history.tag(name, tags)
    return book.ask()


def compare(count: int, window: MainWindow, scratch: Path) -> QDialog:
    slower = scratch / "slower.jsonl.gz"
    slower.write_bytes(gzip.compress(machine_text(1, 1.2).encode(), 1))
    return window.comparing.compare([load(path) for path in (EXAMPLE, slower)[:count]])


def board(count: int, window: MainWindow, scratch: Path) -> QDialog:
    if not (scratch / "board").exists():
        write_machines(scratch / "board", 3)
    few = BoardFolder(scratch / "board").scan().entries
    made = [few[i] if i < len(few) else replace(few[i % 3], key=f"{i:04}") for i in range(count)]
    shown = window.comparing.show_board()
    shown._watching = True
    shown.show_board(Board(tuple(made), count, writing=("x",) if count > len(few) else ()))
    shown.table.selectRow(1)
    return shown


DIALOGS: dict[str, Callable[[MainWindow, Path], QDialog]] = {
    "history": partial(history, True),
    "history-empty": partial(history, False),
    "compare-0": partial(compare, 0),
    "compare-2": partial(compare, 2),
    "board-3": partial(board, 3),
    "board-200": partial(board, 200),
}
