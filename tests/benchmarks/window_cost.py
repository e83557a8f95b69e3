"""What the window costs: start, memory, a flood of batches, and its share of the CPU while the CPU is measured.

    python tests/benchmarks/window_cost.py [--only start,flood,frames,million,cell]

start     five fresh processes: seconds from the process's start to the window's first paint, and its memory
flood     5,000 batches a second for 60 s: batches lost, and the longest the window took to answer
frames    5,000 batches a second for 15 s in each theme while plots are pointed at, zoomed and changed: the longest time
          the event loop was held up, painting included, and the longest from an act to its picture
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
ACT_MS = 150  # between one act and the next
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

    def skip_model(self, model: str) -> None:
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


def in_window(
    make_run: Callable[..., object],
    settings: dict[str, object],
    look: str = "system",
    act: Callable[..., None] | None = None,
) -> tuple[object, float, float, float]:
    """Run one run in a real window: the record, longest wait of its event loop, seconds, and CPU seconds used.

    `act` is called with the window again and again while the run goes on.
    """
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
    Settings(folder / "window.ini").save_look(look)
    real = services()
    services_ = Services(
        make_run or real.make_run, lambda: (real.cpu,), real.cpu, folder / "runs", folder / "window.ini"
    )
    theme = Theme(app)
    window = MainWindow(theme, services_)
    window.resize(1280, 800)
    window.show()
    QTest.qWait(500)
    gaps = [time.perf_counter(), 0.0]
    work = [time.thread_time(), 0.0]  # without the waits for a core that others use

    def tick() -> None:
        for kept, now in ((gaps, time.perf_counter()), (work, time.thread_time())):
            kept[:] = [now, max(kept[1], now - kept[0])]

    timer = QTimer(interval=5)
    timer.timeout.connect(tick)
    before = psutil.Process().memory_info().rss
    QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
    began, cpu = time.perf_counter(), time.process_time()
    timer.start()
    app.processEvents()
    while window.session.running:
        QTest.qWait(20 if act is None else ACT_MS)
        if act is not None:
            act(window)
    timer.stop()
    took, used = time.perf_counter() - began, time.process_time() - cpu
    record = window.session.record
    grown = (psutil.Process().memory_info().rss - before) / 1e6
    print(f"       memory {before / 1e6:.0f} MB, {grown:+.0f} MB over the run")
    print(f"       longest work of the window's thread without a pause: {work[1] * 1e3:.0f} ms")
    window.close()
    theme.choose("system")
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


class Acts:
    """What a person does to the plots, one act after another; `longest` is the time from each to its picture, in s."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self._done = 0

    def __call__(self, window: object) -> None:
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        panel, times = window.panels[0], window.times
        tabs = list(panel.tabs.buttons.values())
        place = panel.plot.area().center().toPoint() + QPoint(self._done % 100 - 50, 0)
        acts = {
            "tab": lambda: QTest.mouseClick(tabs[self._done // 4 % len(tabs)], Qt.MouseButton.LeftButton),
            "crosshair": lambda: QTest.mouseMove(panel.plot.viewport(), place),
            "zoom": lambda: times.zoom(0.7, times.now_s / 2),
            "live": lambda: QTest.mouseClick(window.panels[-1].time_row.live, Qt.MouseButton.LeftButton),
        }
        name = list(acts)[self._done % len(acts)]
        self._done += 1
        began = time.perf_counter()
        acts[name]()
        QApplication.processEvents()
        self.longest[name] = max(self.longest.get(name, 0.0), time.perf_counter() - began)


def frames() -> None:
    for look in ("light", "dark", "high-contrast"):
        acts = Acts()
        _, gap, took, used = in_window(lambda *_: Flood(RATE * 15, RATE), {}, look, acts)
        told = ", ".join(f"{name} {seconds * 1e3:.0f} ms" for name, seconds in acts.longest.items())
        print(f"frames, {look}: held up for at most {gap * 1e3:.0f} ms; {used / took:.1%} of one core")
        print(f"        to a picture: {told}")


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
    parts = {"start": start, "flood": flood, "frames": frames, "million": million, "cell": cell}
    parser.add_argument("--only", default=",".join(parts))
    for name in parser.parse_args().only.split(","):
        parts[name]()


if __name__ == "__main__":
    main()
