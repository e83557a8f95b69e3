"""What painting takes from a CPU cell, without the noise of fresh processes: on and off within one training.

    python tests/benchmarks/painting_share.py [--minutes 5]

Two fresh processes of one configuration differ by 5 % and more on a shared machine, so `window_against_headless.py`
needs hours to tell a hundredth. Here the real window at 1280×800 trains the Small CNN on the CPU in one Study, and its
painting is switched off and on every four seconds in the order off, on, on, off, so that a drift meets both alike.
What is left when it is off is what a command without a window does too: reading the events and the sensors.

Printed: the mean of the paired ratios of throughput (on over off) with its 95 % interval. Bound: at least 98 %.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gpubench_gui.core.events import Batches
from gpubench_gui.core.stats import CONFIDENCE, geometric
from gpubench_gui.gui.main_window import MainWindow, Services
from gpubench_gui.gui.settings import Choices, Settings
from gpubench_gui.gui.theme import Theme
from gpubench_gui.runner.probe import cpu_device
from gpubench_gui.runner.run import Run
from gpubench_gui.store.runs import cache_folder
from tests.benchmarks.driving import provenance

STRETCH_S = 4.0
SETTLE_S = 0.5  # at the start of each stretch: batches of the one before arrive up to 0.1 s late
ORDER = (False, True, True, False)


class Switch:
    """Turns the window's painting on and off; `stretches` are (began, ended, painting), in seconds of the run."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._began: float | None = None
        self.stretches: list[tuple[float, float, bool]] = []

    def turn(self) -> None:
        record = self._window.session.record
        cell = record.cells.get(("small-cnn", "cpu")) if record is not None else None
        if record is None or cell is None or not cell.launches or cell.launches[-1].phase != "train":
            return
        now = record.now_s
        if self._began is not None:
            self.stretches.append((self._began, now, self._painting))
        self._began = now
        for timer in (self._window._plots_timer, self._window._text_timer):
            timer.start() if self._painting else timer.stop()
        if not self._painting:
            QTimer.singleShot(1000, self._keep_fetching)

    @property
    def _painting(self) -> bool:
        return ORDER[len(self.stretches) % len(ORDER)]

    def _keep_fetching(self) -> None:
        self._window.session.nudge()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    seconds = parser.parse_args().minutes * 60
    app = QApplication([])
    cpu = cpu_device()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = Choices(models=("small-cnn",), protocol="study", epochs=200)
        Settings(folder / "window.ini").save(settings)
        services = Services(
            lambda spec, devices: Run(spec, devices, cache_folder()),
            lambda: (cpu,),
            cpu,
            folder / "runs",
            folder / "window.ini",
        )
        window = MainWindow(Theme(app), services)
        window.resize(1280, 800)
        window.show()
        while not window.devices.complete:
            QTest.qWait(20)
        QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
        switch = Switch(window)
        timer = QTimer()
        timer.setInterval(round(STRETCH_S * 1000))
        timer.timeout.connect(switch.turn)
        timer.start()
        QTest.qWait(round(seconds * 1000))
        timer.stop()
        window.session.stop()
        while window.session.running:
            QTest.qWait(50)
        batches = [e for e in window.session.events() if isinstance(e, Batches) and e.phase == "train"]
        record = window.session.record
        window.close()
    times = [(at, took) for e in batches for at, took in zip(e.elapsed_s, e.batch_s, strict=True)]
    means = []
    for began, ended, painting in switch.stretches:
        inside = [took for at, took in times if began + SETTLE_S < at - took and at <= ended]
        if inside:
            means.append((painting, sum(inside) / len(inside)))
    ratios = []
    for (first, one), (second, other) in zip(means[::2], means[1::2], strict=False):
        if first != second:
            on, off = (one, other) if first else (other, one)
            ratios.append(off / on)
    share = geometric(ratios, CONFIDENCE)
    if share is None or share.low is None or share.high is None or record is None:
        print("Too short to tell: give more minutes.", file=sys.stderr)
        return 1
    print(provenance(record))
    print(
        f"{len(ratios)} pairs of {STRETCH_S:g} s: with painting the CPU cell keeps {share.value:.1%} of its throughput"
        f" (95 % interval {share.low:.1%} to {share.high:.1%})"
    )
    return 0 if share.value >= 0.98 else 1


if __name__ == "__main__":
    sys.exit(main())
