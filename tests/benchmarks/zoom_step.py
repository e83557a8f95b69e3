"""How long a step of zoom takes, from the key to the picture, in a window that shows a finished run.

    python tests/benchmarks/zoom_step.py

Draws offscreen unless QT_QPA_PLATFORM says otherwise. Making the window anew, as for another language, is timed beside
it. On a machine with other work the processor's time says more than the clock.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gpubench_gui.gui.main_window import MainWindow, Services
from gpubench_gui.gui.theme import Theme
from gpubench_gui.runner.probe import cpu_device

ROUNDS = 5
STEPS = {"larger": Qt.Key.Key_Plus, "larger still": Qt.Key.Key_Plus, "usual": Qt.Key.Key_0}


def main() -> None:
    app = QApplication([])
    folder, cpu = Path(tempfile.mkdtemp()), cpu_device()
    window = MainWindow(Theme(app), Services(lambda *_: None, lambda: (cpu,), cpu, folder, folder / "window.ini"))
    window.resize(1280, 800)
    window.show()
    QTest.qWait(500)
    window.saved.open_example()
    while window.saved.job is not None:
        QTest.qWait(20)
    window.activateWindow()
    control = Qt.KeyboardModifier.ControlModifier
    acts = {name: lambda key=key: QTest.keyClick(window, key, control) for name, key in STEPS.items()}
    acts["made anew"] = window.rebuild
    took: dict[str, list[tuple[float, float]]] = {name: [] for name in acts}
    for _ in range(ROUNDS):
        for name, act in acts.items():
            took[name].append(to_picture(app, act))
    for name, pairs in took.items():
        waited, worked = zip(*pairs, strict=True)
        print(
            f"{name}: median {median(waited) * 1e3:.0f} ms, longest {max(waited) * 1e3:.0f} ms; "
            f"of the processor {median(worked) * 1e3:.0f} ms"
        )
    window.close()


def to_picture(app: QApplication, act: Callable[[], object]) -> tuple[float, float]:
    """Seconds from `act` until everything it asked for is painted, and what this process computed in them."""
    QTest.qWait(200)
    began, worked = time.perf_counter(), time.process_time()
    act()
    app.sendPostedEvents()
    app.processEvents()
    return time.perf_counter() - began, time.process_time() - worked


if __name__ == "__main__":
    main()
