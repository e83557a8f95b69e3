"""What the window costs: start, memory, a flood of batches, and its share of the CPU while the CPU is measured.

    python tests/benchmarks/window_cost.py [--only start,flood,million,cell]

start     five fresh processes: seconds from the process's start to the window's first paint, and its memory
flood     5,000 batches a second for 60 s: batches lost, and the longest the window took to answer
million   1,000,000 batches as fast as they come: memory before and after
cell      a real Quick run of the Small CNN on the CPU: CPU time of this process, sampler included, as a share of
          one core, in the window at 1280×800

Draws offscreen unless QT_QPA_PLATFORM says otherwise; offscreen painting is done in software, as over a remote
desktop, so a real screen costs less.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

STARTS = 5
RATE = 5_000
START_CODE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gpubench_gui.gui.app import services
from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.gui.theme import Theme
import psutil
app = QApplication([])
window = MainWindow(Theme(app), services())
window.resize(1280, 800)
window.show()
window.grab()
print(time.time() - float(sys.argv[1]), psutil.Process().memory_info().rss / 1e6, "torch" in sys.modules, flush=True)
import os
os._exit(0)
"""


def start() -> None:
    """Seconds to the first paint, memory and whether torch was imported, over fresh processes."""
    rows = []
    for _ in range(STARTS):
        command = [sys.executable, "-c", START_CODE, str(time.time())]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        seconds, megabytes, torch = done.stdout.split()
        rows.append((float(seconds), float(megabytes), torch == "True"))
    print(
        f"start: median {median(r[0] for r in rows):.2f} s to the first paint, {median(r[1] for r in rows):.0f} MB, "
        f"torch imported: {any(r[2] for r in rows)}"
    )


class Flood:
    """A run that only yields batches: `total` of them at `rate` a second (None: as fast as they are taken)."""

    def __init__(self, total: int, rate: int | None) -> None:
        self._total, self._rate = total, rate
        self._halt = threading.Event()
        self.id = f"flood-{total}"

    def stop(self) -> None:
        self._halt.set()

    def skip_model(self) -> None:
        pass

    def events(self) -> Iterator[object]:
        from gpubench_gui.core import events as ev
        from gpubench_gui.core.spec import DeviceChoice, RunSpec

        spec = RunSpec(("small-cnn",), (DeviceChoice("cpu", "cpu", "2 CPU cores"),))
        yield ev.RunStarted(self.id, "2026-01-01T00:00:00+00:00", "0", spec, {})
        yield ev.LaunchStarted("small-cnn", "cpu", 0, 0.0, 1)
        yield ev.PhaseChanged("small-cnn", "cpu", 0, 0.0, "measure")
        chunk, began, sent = RATE // 10, time.perf_counter(), 0
        while sent < self._total and not self._halt.is_set():
            ends = tuple((sent + i + 1) / RATE for i in range(chunk))
            yield ev.Batches(
                "small-cnn", "cpu", 0, "measure", 0, sent, ends, (1 / RATE,) * chunk, (128,) * chunk, (1.5,) * chunk
            )
            sent += chunk
            if self._rate:
                self._halt.wait(max(0.0, began + sent / self._rate - time.perf_counter()))
        yield ev.LaunchEnded("small-cnn", "cpu", 0, sent / RATE, "finished")
        yield ev.CellEnded("small-cnn", "cpu", sent / RATE, "finished")
        yield ev.RunEnded(sent / RATE, "finished")


def in_window(make_run: Callable[..., object], settings: dict[str, object]) -> tuple[object, float, float, float]:
    """Run one run in a real window: the record, longest wait of its event loop, seconds, and CPU seconds used."""
    import psutil
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from gpubench_gui.gui.app import services
    from gpubench_gui.gui.main_window import MainWindow, Services
    from gpubench_gui.gui.settings import Choices, Settings
    from gpubench_gui.gui.theme import Theme

    app = QApplication.instance() or QApplication([])
    folder = Path(tempfile.mkdtemp())
    Settings(folder / "window.ini").save(Choices(**settings))
    real = services()
    services_ = Services(
        make_run or real.make_run, lambda: (real.cpu,), real.cpu, folder / "runs", folder / "window.ini"
    )
    window = MainWindow(Theme(app), services_)
    window.resize(1280, 800)
    window.show()
    QTest.qWait(500)
    gaps = [time.perf_counter(), 0.0]

    def tick() -> None:
        now = time.perf_counter()
        gaps[:] = [now, max(gaps[1], now - gaps[0])]

    timer = QTimer(interval=5)
    timer.timeout.connect(tick)
    before = psutil.Process().memory_info().rss
    QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
    began, cpu = time.perf_counter(), time.process_time()
    timer.start()
    app.processEvents()
    while window.session.running:
        QTest.qWait(20)
    timer.stop()
    took, used = time.perf_counter() - began, time.process_time() - cpu
    record = window.session.record
    grown = (psutil.Process().memory_info().rss - before) / 1e6
    print(f"       memory {before / 1e6:.0f} MB, {grown:+.0f} MB over the run")
    window.close()
    return record, gaps[1], took, used


def flood() -> None:
    total = RATE * 60
    record, gap, took, used = in_window(lambda *_: Flood(total, RATE), {})
    arrived = record.cells["small-cnn", "cpu"].batches
    print(
        f"flood: {total - arrived} of {total:,} batches lost in {took:.0f} s; "
        f"the window answered within {gap * 1e3:.0f} ms;"
    )
    print(f"       {used / took:.1%} of one core")


def million() -> None:
    record, gap, took, _ = in_window(lambda *_: Flood(1_000_000, None), {})
    arrived = record.cells["small-cnn", "cpu"].batches
    print(f"million: {arrived:,} batches in {took:.0f} s; the window answered within {gap * 1e3:.0f} ms")


def cell() -> None:
    record, gap, took, used = in_window(None, {"budget_s": 60})
    print(f"cell: {used / took:.1%} of one core over {took:.0f} s with a CPU cell; answered within {gap * 1e3:.0f} ms")
    print(f"      outcome {record.ended.outcome}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = {"start": start, "flood": flood, "million": million, "cell": cell}
    parser.add_argument("--only", default=",".join(parts))
    for name in parser.parse_args().only.split(","):
        parts[name]()


if __name__ == "__main__":
    main()
