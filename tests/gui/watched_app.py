"""The real program, which also tells where its parts are on the screen: watched_app.py POSITIONS_FILE

Five times a second the file is replaced by a JSON object: text and accessible name (where both are the same, the one
that has the name) of each visible widget → [centre x, centre y] in pixels of the screen, and under "" the window's
title. Nothing else about the program is changed.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from gpubench_gui.gui.app import main


def positions() -> dict[str, object]:
    """Where a mouse would click on each named widget of every window."""
    found: dict[str, object] = {}
    for window in QApplication.topLevelWidgets():
        if not window.isVisible():
            continue
        if window.inherits("QMainWindow"):
            found[""] = window.windowTitle()
        parts = [widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisible()]
        shown = [(part.text(), part) for part in parts if isinstance(part, QLabel | QAbstractButton)]
        for name, part in (*shown, *((part.accessibleName(), part) for part in parts)):
            if name:
                middle = part.mapToGlobal(part.rect().center())
                found[name] = [middle.x(), middle.y()]
    return found


def tell(path: Path) -> None:
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(positions()), encoding="utf-8")
    os.replace(beside, path)


if __name__ == "__main__":
    app = QApplication(["gpubench-gui"])  # `main` takes the one that is there
    timer = QTimer(interval=200)
    timer.timeout.connect(lambda: tell(Path(sys.argv[1])))
    timer.start()
    sys.exit(main([]))
