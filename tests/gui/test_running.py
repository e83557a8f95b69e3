"""The main job through the real window: click, watch, read, stop."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import perf_counter

import psutil
import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtTest import QTest

from gpubench_gui.core import events as ev
from gpubench_gui.core.curve import MAX_POINTS
from gpubench_gui.core.lines import to_line
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import summarise
from gpubench_gui.gui import worker
from gpubench_gui.gui.main_window import PLOTS_CPU_MS
from gpubench_gui.store.runs import load
from tests.demo import CPU, H200, demo_events, demo_record
from tests.fake_run import RecordedRun

LEFT = Qt.MouseButton.LeftButton


def click_run(window) -> None:
    QTest.mouseClick(window.bar.run, LEFT)


def table_texts(window) -> list[list[str]]:
    model = window.reading.table.model
    return [[str(model.data(model.index(r, c))) for c in range(model.columnCount())] for r in range(model.rowCount())]


def test_clicking_the_button_runs_what_is_chosen_and_ends_with_the_answer(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events()))
    window.models.choose(("small-cnn", "resnet18", "resnet50"))
    assert window.bar.run.text() == "Run comparison: 3 models × 2 devices, about 5 min"
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    spec, devices = window.asked
    assert spec.models == ("small-cnn", "resnet18", "resnet50")
    assert [d.key for d in devices] == ["cpu", "cuda:0"]
    expected = summarise(demo_record())
    assert window.answer.sentence.text() == expected.sentence
    assert window.answer.qualifier.text() == expected.qualifier
    rows = table_texts(window)
    assert len(rows) == 6
    assert [r[0] for r in rows] == ["Small CNN", "", "ResNet-18", "", "ResNet-50", ""]
    assert all(row[2] for row in rows)
    assert window.bar.run.isEnabled()


def test_the_run_saved_on_disk_replays_to_the_same_answer(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",))))
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    (run,) = window.history.history.runs()
    assert not window.history.history.address(run.id).exists()  # its file has gone: the history holds it alone
    assert summarise(load(window.history.history.address(run.id))) == summarise(window.session.record)
    assert len(list(window.session.events())) == window.session.record.version


def test_a_failed_cell_is_told_in_words_and_never_as_a_number(open_window, qtbot):
    failed = [("small-cnn", "cuda:0")]
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), failed=failed)))
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    cpu, gpu = table_texts(window)
    assert cpu[2]
    assert gpu[2:] == ["failed: out of memory at batch 128", "", "", "", ""]
    assert "×" not in window.answer.sentence.text()


def test_escape_stops_the_run_and_keeps_the_finished_cells(open_window, qtbot):
    run = RecordedRun(demo_events(until_s=80.0), hold=True)
    window = open_window(lambda: run)
    click_run(window)
    qtbot.waitUntil(lambda: window.session.record.now_s > 79)
    finished = [k for k, c in window.session.record.cells.items() if c.ended]
    assert finished
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.session.running)
    assert run.stops == 1
    assert [k for k, c in window.session.record.cells.items() if c.ended] == finished
    assert window.session.record.ended.outcome == "stopped"
    assert "Stopped" in window.bar.text.text()


def test_during_a_run_the_bar_names_the_cell_and_the_choices_are_locked(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(until_s=100.0), hold=True))
    window.models.choose(("small-cnn", "resnet18", "resnet50"))
    click_run(window)
    qtbot.waitUntil(lambda: window.session.record.now_s > 99)
    window.repaint_text()
    assert window.bar.text.text().startswith("ResNet-18 on ")
    assert " of 6 · " in window.bar.text.text()
    assert "left" in window.bar.left.text()
    assert not window.models.isEnabled()
    assert not window.devices.isEnabled()
    assert "%" in window.windowTitle()


def test_before_anything_is_known_no_time_left_is_shown(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(until_s=3.0), hold=True))
    click_run(window)
    qtbot.waitUntil(lambda: bool(window.session.record.cells))
    window.repaint_text()
    assert window.bar.left.text() == ""


def test_choosing_starts_nothing(open_window, qtbot):
    window = open_window()
    QTest.mouseClick(window.models.rows["resnet18"], LEFT)
    QTest.mouseClick(window.devices.rows["cuda:0"], LEFT)
    qtbot.wait(50)
    assert "resnet18" in window.models.chosen()
    assert window.session.record is None


def test_a_fault_in_the_run_is_told_and_the_next_run_works(open_window, qtbot, caplog):
    def broken() -> Iterator[ev.Event]:
        yield from islice(demo_events(("small-cnn",)), 40)
        raise RuntimeError("lost the thread")

    runs = [RecordedRun(broken()), RecordedRun(demo_events(("small-cnn",)))]
    window = open_window(lambda: runs.pop(0))
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running)
    assert "lost the thread" in window.banner.text.text()
    assert window.session.record.ended.outcome == "failed"
    assert {c.ended.reason for c in window.session.record.cells.values()} == {"the run broke off"}
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert "faster" in window.answer.sentence.text()


def test_a_run_that_cannot_even_be_made_is_told(open_window, qtbot, caplog):
    def refuse() -> RecordedRun:
        raise ValueError("no such thing")

    window = open_window(refuse)
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running)
    assert "no such thing" in window.banner.text.text()
    assert window.bar.run.isEnabled()


def test_a_full_disk_is_told_and_nothing_of_the_run_is_lost(open_window, qtbot, monkeypatch):
    written = []

    def write(self, event) -> None:
        if len(written) == 60:
            raise OSError(28, "No space left on device")
        written.append(event)
        self._file.write(to_line(event) + "\n")
        self._file.flush()

    monkeypatch.setattr(worker.RunWriter, "write", write)
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",))))
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert "No space left on device" in window.banner.text.text()
    assert window.session.record.ended.outcome == "finished"
    replayed = RunRecord()
    for event in window.session.events():
        replayed.apply(event)
    assert summarise(replayed) == summarise(window.session.record)


def test_a_disk_that_is_full_from_the_first_event_on_loses_nothing(open_window, qtbot, monkeypatch):
    def write(self, event) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(worker.RunWriter, "write", write)
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",))))
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert "No space left on device" in window.banner.text.text()
    assert [e for e in window.session.events() if isinstance(e, ev.CellEnded)]


def test_plots_are_touched_by_the_windows_thread_alone(open_window, qtbot, monkeypatch):
    threads = set()
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",))))
    for panel in window.panels:
        original = panel.repaint_from
        monkeypatch.setattr(panel, "repaint_from", lambda *a, f=original: (threads.add(QThread.currentThread()), f(*a)))
    click_run(window)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert threads == {window.thread()}


def test_plots_are_drawn_less_often_while_the_cpu_is_timed(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), (CPU,), until_s=8.0), hold=True))
    click_run(window)
    qtbot.waitUntil(lambda: window.session.record.now_s > 7.5)
    assert window._plots_timer.interval() == PLOTS_CPU_MS
    window.stop()
    qtbot.waitUntil(lambda: not window.session.running)
    assert not window._plots_timer.isActive()


def test_gpu_only_plots_are_drawn_up_to_ten_times_a_second(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), (H200,), until_s=8.0), hold=True))
    click_run(window)
    qtbot.waitUntil(lambda: window.session.record.now_s > 7.5)
    assert window._plots_timer.interval() == 100


def test_nothing_is_drawn_while_nothing_changed(open_window, qtbot, monkeypatch):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), until_s=8.0), hold=True))
    click_run(window)
    qtbot.waitUntil(lambda: window.session.record.now_s > 7.5)
    window.repaint_plots()
    drawn = []
    for panel in window.panels:
        monkeypatch.setattr(panel, "repaint_from", lambda *a: drawn.append(a))
    window.repaint_plots()
    assert drawn == []


def test_the_events_of_a_flood_arrive_in_few_signals_and_all_of_them(open_window, qtbot):
    batches = 200_000
    signals = []
    window = open_window(lambda: RecordedRun(flood(batches, per_message=500)))
    window.session.arrived.connect(lambda: signals.append(perf_counter()))
    click_run(window)
    began = perf_counter()
    longest = last = 0.0
    last = perf_counter()
    while window.session.running and perf_counter() - began < 60:
        QTest.qWait(1)
        longest, last = max(longest, perf_counter() - last), perf_counter()
    assert not window.session.running
    (cell,) = (c for c in window.session.record.cells.values() if c.batches)
    assert cell.batches >= batches
    assert len(signals) < (perf_counter() - began) * 10 + 30
    assert longest < 2.0  # on a busy test machine; the benchmark holds it to 0.1 s


def test_a_million_batches_leave_curves_and_memory_bounded():
    record = RunRecord()
    stream = flood(1_000_000, per_message=5000)
    process = psutil.Process()
    grown: list[int] = []
    for i, event in enumerate(stream):
        record.apply(event)
        if i % 50 == 49:
            grown.append(process.memory_info().rss)
    (cell,) = (c for c in record.cells.values() if c.batches)
    assert cell.batches >= 1_000_000
    assert max(len(cell.batch_ms), len(cell.images_per_s), len(cell.loss)) <= MAX_POINTS
    assert grown[-1] - grown[0] < 20 * 2**20


def test_two_thousand_repaints_of_a_running_window_leave_it_alive(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), until_s=20.0), hold=True))
    click_run(window)
    qtbot.waitUntil(lambda: window.session.record.now_s > 19)
    sample = window.session.record.last_sample
    for i in range(2000):
        at = sample.at_s + i * 0.1
        window.session.record.apply(ev.Sampled(at, 50.0, 40.0 + i % 7, 0.1, 10**9, 10**10, 10**8))
        window.repaint_plots()
        window.repaint_text()
        if i % 20 == 0:
            window.grab()
    assert window.panels[2].lines[0].shown


@pytest.mark.parametrize("value", [None, 0.0, 1e-9, 1e12])
def test_odd_values_leave_the_axes_finite(open_window, qtbot, value):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), until_s=5.0), hold=True))
    click_run(window)
    qtbot.waitUntil(lambda: window.session.record.now_s > 4.5)
    for i in range(3):
        window.session.record.apply(ev.Sampled(6.0 + i, value, value, None, 0, 0, None))
    window.repaint_plots()
    for panel in window.panels:
        (x0, x1), (y0, y1) = panel.plot.getViewBox().viewRange()
        assert x0 < x1 < 1e6
        assert y0 < y1 < 1e14


def flood(batches: int, per_message: int) -> Iterator[ev.Event]:
    """A CPU cell that is timed with the given number of batches, as fast as they are taken."""
    for event in demo_events(("small-cnn",), (CPU,), until_s=6.0):
        yield event
        last = getattr(event, "at_s", 0.0)
        if isinstance(event, ev.PhaseChanged) and event.phase == "measure":
            break
    for first in range(0, batches, per_message):
        at = tuple(last + (first + i) * 2e-4 for i in range(per_message))
        yield ev.Batches(
            "small-cnn",
            "cpu",
            0,
            "measure",
            0,
            first,
            at,
            (2e-4,) * per_message,
            (128,) * per_message,
            (1.0,) * per_message,
        )
