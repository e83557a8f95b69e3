"""The real window on this machine's real devices, clicked from start to export: python tests/live_window.py OUT_DIR

Waits for the device probe, ticks the models, sets the time budget, clicks Run comparison, and keeps in
OUT_DIR pictures of the window (idle, during, done; light, and dark at the end), the run itself and everything
it exports. Draws offscreen unless QT_QPA_PLATFORM says otherwise. Prints when each model first had a ratio, when
it was known to ±5 %, and how late the window's own clock ever ticked.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gpubench_gui.core.summary import summarise
from gpubench_gui.gui.app import services
from gpubench_gui.gui.main_window import MainWindow, Services
from gpubench_gui.gui.settings import Choices, Settings
from gpubench_gui.gui.theme import Theme
from gpubench_gui.report.files import export_folder

TICK_MS = 20


class Watch:
    """Times of first and of settled ratios, and the longest gap between two ticks of a 20 ms timer."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.began = time.perf_counter()
        self.first: dict[str, float] = {}
        self.settled: dict[str, float] = {}
        self.longest_gap_s = 0.0
        self._last = self.began
        self._timer = QTimer(interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = time.perf_counter()
        self.longest_gap_s = max(self.longest_gap_s, now - self._last)
        self._last = now

    def look(self) -> None:
        """Note which ratios are known by now."""
        record = self._window.session.record
        if record is None or record.started is None:
            return
        for comparison in summarise(record).comparisons:
            name, speedup = f"{comparison.model} on {comparison.device}", comparison.speedup
            if speedup is not None:
                self.first.setdefault(name, time.perf_counter() - self.began)
                if speedup.half_width is not None and speedup.half_width <= 0.05:
                    self.settled.setdefault(name, time.perf_counter() - self.began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--models", default="small-cnn,resnet18,resnet50")
    parser.add_argument("--budget", type=int, default=300, metavar="SECONDS", help="one that the window offers")
    arguments = parser.parse_args()
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    theme = Theme(app)
    real = services()
    settings = Path(tempfile.mkdtemp()) / "window.ini"
    chosen = Choices(models=tuple(arguments.models.split(",")), budget_s=arguments.budget)
    Settings(settings).save(chosen)
    window = MainWindow(theme, Services(real.make_run, real.probe, real.cpu, out / "runs", settings))
    window.resize(1280, 800)
    window.show()
    app.styleHints().setColorScheme(Qt.ColorScheme.Light)
    while not window.devices.complete:
        QTest.qWait(50)
    QTest.qWait(300)
    window.grab().save(str(out / "window-idle.png"))
    watch = Watch(window)
    QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
    shot = 0
    while window.session.running:
        QTest.qWait(500)
        watch.look()
        if time.perf_counter() - watch.began > 30 * (shot + 1):
            shot += 1
            window.grab().save(str(out / f"window-running-{shot}.png"))
    QTest.qWait(700)
    watch.look()
    window.grab().save(str(out / "window-done.png"))
    theme.choose("dark")
    QTest.qWait(300)
    window.resize(1920, 1080)
    QTest.qWait(300)
    window.grab().save(str(out / "window-done-dark-1080p.png"))
    record = window.session.record
    if record is None or record.started is None:
        print("nothing was run")
        return 1
    export_folder(record, window.session.events, out / "export")
    summary = summarise(record)
    print(summary.sentence, "|", summary.qualifier)
    for name, seconds in watch.first.items():
        settled = watch.settled.get(name)
        print(f"{name}: first ratio after {seconds:.0f} s, ±5 % after {f'{settled:.0f} s' if settled else 'never'}")
    print(f"longest gap between two ticks of the window's {TICK_MS} ms timer: {watch.longest_gap_s * 1e3:.0f} ms")
    window.close()
    return 0 if record.ended is not None and record.ended.outcome == "finished" else 1


if __name__ == "__main__":
    sys.exit(main())
