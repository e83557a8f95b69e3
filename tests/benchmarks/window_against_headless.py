"""What watching takes from the CPU being measured: a CPU cell with the window live against the same with none.

    python tests/benchmarks/window_against_headless.py [--rounds 6]

A round is two fresh processes, one after the other, the first of the next round being the other one. One opens the
real window at 1280×800 and clicks Run comparison; the other iterates the same real run with no window. Both then train
the Small CNN on the CPU: one launch, warm-up, two blocks of 3 s, after which the process ends. Sensors are read in
both, as in `gpubench run`. Every block counts, flagged or not: a window that disturbs must not be excused for it.

Printed: images per second of each, and the mean of the paired ratios (window over headless) with its 95 % interval.
Bound: the window keeps at least 98 %. Draws offscreen, in software, unless QT_QPA_PLATFORM names a screen
(`xvfb-run -s "-screen 0 1920x1080x24" env QT_QPA_PLATFORM=xcb python …`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.stats import CONFIDENCE, Estimate, geometric
from gpubench_gui.runner.plan import BLOCK_S
from gpubench_gui.runner.probe import cpu_device
from gpubench_gui.runner.rounds import FIRST_PACE
from gpubench_gui.runner.run import Run
from gpubench_gui.store.runs import cache_folder
from tests.benchmarks.driving import finished_rounds, measure, provenance

MODEL = "small-cnn"
SIDES = ("window", "headless")
PACE = 3.0 / (FIRST_PACE * BLOCK_S)  # blocks of 3 s


def rate(record: RunRecord) -> float:
    """Images per second over all blocks of the first launch."""
    blocks = [b for cell in record.cells.values() for b in cell.launches[0].blocks]
    return sum(b.images for b in blocks) / sum(b.seconds for b in blocks)


def headless(pace: float) -> RunRecord:
    """One launch with nothing but this process iterating its events."""
    cpu = cpu_device()
    return measure(Run(RunSpec((MODEL,), (cpu.choice(),)), (cpu,), cache_folder(), pace), 1)


def in_window(pace: float) -> RunRecord:
    """One launch, started by a click in the real window, which is then closed."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from gpubench_gui.gui.main_window import MainWindow, Services
    from gpubench_gui.gui.settings import Choices, Settings
    from gpubench_gui.gui.theme import Theme

    app = QApplication([])
    cpu = cpu_device()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Settings(folder / "window.ini").save(Choices(models=(MODEL,)))
        services = Services(
            lambda spec, devices: Run(spec, devices, cache_folder(), pace),
            lambda: (cpu,),
            cpu,
            folder / "runs",
            folder / "window.ini",
        )
        window = MainWindow(Theme(app), services)
        window.resize(1280, 800)
        window.show()
        while not window.devices.complete:
            QTest.qWait(50)
        QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
        record = window.session.record
        assert record is not None
        while window.session.running:
            QTest.qWait(100)
            if record.started is not None and finished_rounds(record, MODEL) >= 1:
                window.session.stop()
        window.close()
    return record


def one(side: str, pace: float) -> None:
    """Measure one side in this process and print its figure."""
    record = in_window(pace) if side == "window" else headless(pace)
    print(json.dumps({"images_per_s": rate(record), "from": provenance(record)}), flush=True)
    os._exit(0)  # all has been said; Qt's teardown is no part of this


def pair(round_: int, pace: float) -> dict[str, dict[str, object]]:
    """Both sides in fresh processes, in an order that alternates."""
    found = {}
    for side in SIDES if round_ % 2 == 0 else SIDES[::-1]:
        command = [sys.executable, __file__, "--only", side, "--pace", str(pace)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        found[side] = json.loads(done.stdout.splitlines()[-1])
    return found


def kept(rates: list[tuple[float, float]]) -> Estimate | None:
    """Window over headless, with the interval for a number of pairs that was fixed beforehand."""
    return geometric([window / headless for window, headless in rates], CONFIDENCE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6, metavar="N", help="pairs of processes (default: 6)")
    parser.add_argument("--pace", type=float, default=PACE, help=f"of the usual least durations (default: {PACE:g})")
    parser.add_argument("--only", choices=SIDES, help="measure one side once, in this process")
    arguments = parser.parse_args()
    if arguments.only:
        one(arguments.only, arguments.pace)
    rates: list[tuple[float, float]] = []
    for round_ in range(arguments.rounds):
        found = pair(round_, arguments.pace)
        if round_ == 0:
            print(f"{found['headless']['from']}; {os.environ['QT_QPA_PLATFORM']}")
            print(f"{'round':>5} {'window img/s':>13} {'headless img/s':>15} {'window/headless':>16}")
        window, alone = (float(str(found[side]["images_per_s"])) for side in SIDES)
        rates.append((window, alone))
        print(f"{round_ + 1:>5} {window:>13,.0f} {alone:>15,.0f} {window / alone:>16.1%}", flush=True)
    ratio = kept(rates)
    if ratio is None:
        return 1
    medians = [median(pair[side] for pair in rates) for side in (0, 1)]
    span = f", 95 % interval {ratio.low:.1%} to {ratio.high:.1%}" if ratio.low and ratio.high else ""
    print(f"The window keeps {ratio.value:.1%}{span}; medians {medians[0]:,.0f} and {medians[1]:,.0f} images/s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
