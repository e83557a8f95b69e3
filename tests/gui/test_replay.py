"""A saved run plays again: in its own time, under its mark, and saved no second time."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from gpubench_gui.assets import resource
from gpubench_gui.core import events as ev
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.timeline import timeline
from gpubench_gui.gui import worker
from gpubench_gui.gui.replay import Replay
from gpubench_gui.gui.saved_runs import EXAMPLE
from gpubench_gui.store.runs import EVENTS_FILE, RunWriter, read_events
from tests.demo import CPU, H200, demo_events
from tests.fake_run import RecordedRun
from tests.gui.conftest import CPU_INFO, GPU_INFO

LEFT = Qt.MouseButton.LeftButton


class VirtualTime:
    """A clock that only waiting moves."""

    def __init__(self) -> None:
        self.now_s = 100.0
        self.waits = 0

    def clock(self) -> float:
        return self.now_s

    def wait(self, told: threading.Event, seconds: float) -> None:
        self.waits += 1
        if not told.is_set():
            self.now_s += max(seconds, 1e-9)  # less would be lost in rounding, where a real clock goes on


def played(speed: float, events: list[ev.Event]) -> list[tuple[float, ev.Event]]:
    """(virtual seconds since the start, event) of a replay."""
    t = VirtualTime()
    return [(t.now_s - 100.0, e) for e in Replay(events, speed, t.clock, t.wait).events()]


@pytest.mark.parametrize("speed", [1.0, 10.0, 60.0])
def test_a_five_minute_run_plays_in_order_and_in_its_own_time(speed: float) -> None:
    events = list(read_events(resource(EXAMPLE)))
    began = time.perf_counter()
    result = played(speed, events)
    assert time.perf_counter() - began < 2
    assert [e for _, e in result] == events
    assert [at for at, _ in result] == pytest.approx([due / speed for due, _ in timeline(events)])
    assert result[-1][0] > 290 / speed


def test_to_the_end_waits_for_nothing() -> None:
    events = list(demo_events(("small-cnn",)))
    assert played(math.inf, events) == [(0.0, e) for e in events]


def test_the_speed_changes_in_mid_run_and_what_was_played_stays_played() -> None:
    t = VirtualTime()
    events: list[ev.Event] = [ev.Notice(float(i), "info", str(i)) for i in range(31)]
    replay = Replay(events, 1.0, t.clock, t.wait)
    at: list[float] = []
    for i, _ in enumerate(replay.events()):
        at.append(t.now_s - 100.0)
        if i == 10:
            replay.set_speed(10.0)
        if i == 20:
            replay.set_speed(math.inf)
        if i == 25:
            replay.set_speed(1.0)
    steps = [b - a for a, b in pairwise(at)]
    assert steps == pytest.approx([1.0] * 10 + [0.1] * 10 + [0.0] * 5 + [1.0] * 5)


def test_stop_ends_a_long_wait_at_once() -> None:
    replay = Replay([ev.Notice(0.0, "info", "a"), ev.Notice(3600.0, "info", "b")])
    threading.Timer(0.1, replay.stop).start()
    began = time.perf_counter()
    assert len(list(replay.events())) == 1
    assert time.perf_counter() - began < 1


def test_a_new_speed_ends_a_long_wait_at_once() -> None:
    replay = Replay([ev.Notice(0.0, "info", "a"), ev.Notice(3600.0, "info", "b")])
    threading.Timer(0.1, replay.set_speed, (math.inf,)).start()
    began = time.perf_counter()
    assert len(list(replay.events())) == 2
    assert time.perf_counter() - began < 1


# ---- in the window ----------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    folder = tmp_path / "elsewhere"
    with RunWriter(folder) as writer:
        for event in demo_events(("small-cnn", "resnet18")):
            writer.write(event)
    return folder


def state(window) -> dict[str, object]:
    """Everything of the window that a person sees of a run."""
    window.repaint_text()
    table = window.reading.table.model
    record = window.session.record
    return {
        "answer": (window.answer.sentence.text(), window.answer.qualifier.text()),
        "table": [
            [str(table.data(table.index(r, c))) for c in range(table.columnCount())] for r in range(table.rowCount())
        ],
        "bar": (window.bar.run.text(), window.bar.text.text(), window.bar.stop.isVisible(), window.bar.run.isEnabled()),
        "strip": (
            window.saved.strip.isVisible(),
            window.saved.strip.text.text(),
            window.saved.strip.replay.isVisible(),
        ),
        "title": window.windowTitle(),
        "actions": [a.isEnabled() for a in (window.actions_.open, window.actions_.reports, window.actions_.stop)],
        "record": (record.version, record.results, record.now_s),
        "events": sum(1 for _ in window.session.events()),
    }


def play(window, qtbot, run: Path, speed: str) -> None:
    window.saved.strip.speeds.set_value(speed)
    window.saved.replay(run)
    qtbot.waitUntil(lambda: window.session.running)


def test_a_replay_ends_as_if_the_run_had_been_opened_and_saves_nothing(open_window, qtbot, saved):
    opened, replayed = open_window(), open_window()
    opened.saved.open(saved)
    qtbot.waitUntil(lambda: opened.session.record is not None)
    play(replayed, qtbot, saved, "end")
    qtbot.waitUntil(lambda: not replayed.session.running, timeout=20_000)
    assert state(replayed) == state(opened)
    assert not replayed.session.runs.exists()


def test_a_replay_left_early_ends_as_if_the_run_had_been_opened(open_window, qtbot, saved):
    opened, replayed = open_window(), open_window()
    opened.saved.open(saved)
    qtbot.waitUntil(lambda: opened.session.record is not None)
    play(replayed, qtbot, saved, "1")
    QTest.keyClick(replayed, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not replayed.session.running, timeout=2000)
    assert state(replayed) == state(opened)


def test_while_it_plays_the_mark_the_title_and_the_bar_say_so(open_window, qtbot, saved):
    window = open_window()
    play(window, qtbot, saved, "1")
    qtbot.waitUntil(lambda: window.session.record.started is not None)
    window.repaint_text()
    strip = window.saved.strip
    assert strip.isVisible()
    assert strip.word.text() == "RECORDED"
    assert strip.text.text() == "on 14 Mar 2026, NVIDIA H200"
    assert strip.speeds.isVisible()
    assert not strip.replay.isVisible()
    assert window.windowTitle().startswith("Replay · ")
    assert not window.bar.skip.isEnabled()
    assert "replay" in window.bar.skip.toolTip()
    assert not window.actions_.skip.isEnabled()
    QTest.mouseClick(strip.speeds.buttons["end"], LEFT)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert strip.isVisible()
    assert not window.windowTitle().startswith("Replay")


def test_the_mark_goes_when_something_is_measured(open_window, qtbot, saved):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",))))
    window.saved.open(saved)
    qtbot.waitUntil(window.saved.strip.isVisible)
    QTest.mouseClick(window.bar.run, LEFT)
    assert not window.saved.strip.isVisible()
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    assert not window.saved.strip.isVisible()
    assert window.session.runs.exists()


def test_an_opened_run_is_replayed_from_its_mark(open_window, qtbot, saved):
    window = open_window()
    window.saved.open(saved)
    qtbot.waitUntil(window.saved.strip.replay.isVisible)
    QTest.mouseClick(window.saved.strip.replay, LEFT)
    qtbot.waitUntil(lambda: window.session.replaying)


def test_a_damaged_run_is_told_and_nothing_plays(open_window, qtbot, tmp_path):
    (tmp_path / EVENTS_FILE).write_text("no run\n")
    window = open_window()
    window.saved.replay(tmp_path / EVENTS_FILE)
    qtbot.waitUntil(window.banner.isVisible)
    assert "events.jsonl" in window.banner.text.text()
    assert window.session.record is None


def test_a_run_that_changes_while_it_plays_ends_the_replay_with_the_reason(open_window, qtbot, saved):
    window = open_window()
    path = saved / EVENTS_FILE
    lines = path.read_text().splitlines(keepends=True)
    window.saved._read(
        saved, lambda result: (path.write_text(lines[0] + "{}\n" + lines[1]), window.saved._begin(result))
    )
    qtbot.waitUntil(lambda: "line 2" in window.banner.text.text(), timeout=5000)
    qtbot.waitUntil(lambda: not window.session.running)
    assert window.session.record.ended is not None


def test_without_a_gpu_the_example_is_offered_once(open_window, qtbot):
    window = open_window(probe=lambda: (CPU_INFO,))
    assert "No GPU was found" in window.banner.text.text()
    QTest.mouseClick(window.banner.close_button, LEFT)
    assert not window.banner.isVisible()
    again = open_window(probe=lambda: (CPU_INFO,))
    assert not again.banner.isVisible()


def test_the_offer_plays_the_example(open_window, qtbot):
    window = open_window(probe=lambda: (CPU_INFO,))
    QTest.mouseClick(window.banner.action, LEFT)
    qtbot.waitUntil(lambda: window.session.replaying and window.session.record.started is not None)
    assert window.saved.strip.text.text() == "on 30 Nov 2026, NVIDIA H200"


def test_with_a_gpu_nothing_is_offered(open_window, qtbot):
    assert not open_window(probe=lambda: (CPU_INFO, GPU_INFO)).banner.isVisible()


def dense_run(batches_per_s: int, seconds: int) -> Iterator[ev.Event]:
    """A run with ten messages of batches a second."""
    yield ev.RunStarted("dense", "2026-03-14T10:00:00+00:00", "1", RunSpec(("small-cnn",), (CPU, H200)), {})
    yield ev.LaunchStarted("small-cnn", "cuda:0", 0, 0.0, 1)
    each = batches_per_s // 10
    for message in range(seconds * 10):
        at = tuple(message / 10 + (i + 1) / batches_per_s for i in range(each))
        columns = (1 / batches_per_s,) * each, (128,) * each, (1.0,) * each
        yield ev.Batches("small-cnn", "cuda:0", 0, "measure", 0, message * each, at, *columns)


def test_five_thousand_batches_a_second_at_sixty_times_leave_the_window_free(open_window, qtbot, tmp_path):
    with RunWriter(tmp_path / "dense") as writer:
        for event in dense_run(5000, 90):
            writer.write(event)
    window = open_window()
    play(window, qtbot, tmp_path / "dense", "60")
    beats: list[float] = []
    pulse = QTimer()
    pulse.setInterval(5)
    pulse.timeout.connect(lambda: beats.append(time.perf_counter()))
    pulse.start()
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    gaps = [b - a for a, b in pairwise(beats)]
    # 450,000 batches in 1.5 s. The limit is ample for a busy machine; applied in one go they take 0.3 s and more.
    assert sorted(gaps)[int(0.95 * len(gaps))] < 0.05
    assert window.session.record.cell("small-cnn", "cuda:0").batches == 450_000


def test_a_recording_never_runs_ahead_of_the_window(tmp_path):
    lists: list[list[ev.Event]] = []
    events = list(dense_run(5000, 5))
    player = worker.TrainingWorker(lambda: Replay(events, math.inf), None)
    player.arrived.connect(lists.append, Qt.ConnectionType.DirectConnection)
    thread = threading.Thread(target=player.work)
    thread.start()
    seen = 0
    while thread.is_alive():
        time.sleep(0.002)
        assert len(lists) - seen <= worker.AHEAD + 1  # one more with what is left at the end
        if seen < len(lists):
            seen += 1
            player.applied()
    batches = [sum(len(e.batch_s) for e in part if isinstance(e, ev.Batches)) for part in lists]
    assert max(batches) <= worker.PIECE_BATCHES + 500
    assert [e for part in lists for e in part] == events


# ---- skipping ---------------------------------------------------------------------------------------


class SkippableRun(RecordedRun):
    def __init__(self, *arguments, **options) -> None:
        super().__init__(*arguments, **options)
        self.skips: list[str] = []

    def skip_model(self, model: str) -> None:
        self.skips.append(model)


@pytest.mark.parametrize("by", ["button", "key"])
def test_skip_asks_the_run_once_and_says_so(open_window, qtbot, by):
    run = SkippableRun(demo_events(until_s=80.0), hold=True)
    window = open_window(lambda: run)
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: window.session.record.now_s > 79)
    window.repaint_text()
    assert window.bar.skip.isEnabled()
    if by == "button":
        QTest.mouseClick(window.bar.skip, LEFT)
    else:
        QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    shown = window.session.record.current[0]
    assert run.skips == [shown]
    assert not window.bar.skip.isEnabled()
    assert "being skipped" in window.bar.skip.toolTip()
    window.skip_model()
    assert run.skips == [shown]


def test_a_click_skips_the_model_that_was_shown_though_the_run_has_moved_on(open_window, qtbot):
    run = SkippableRun(demo_events(until_s=80.0), hold=True)
    window = open_window(lambda: run)
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: window.session.record.now_s > 79)
    window.repaint_text()
    window._text_timer.stop()
    shown, device = window.session.record.current
    following = next(m for m in window.session.record.spec.models if m != shown)
    window.session.record.current = following, device
    window.skip_model()
    assert run.skips == [shown]


def test_the_last_model_cannot_be_skipped_and_the_button_says_why(open_window, qtbot):
    run = SkippableRun(demo_events(("small-cnn",), until_s=20.0), hold=True)
    window = open_window(lambda: run)
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: window.session.record.now_s > 15)
    window.repaint_text()
    assert not window.bar.skip.isEnabled()
    assert "last model" in window.bar.skip.toolTip()
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert run.skips == []


# ---- shading ----------------------------------------------------------------------------------------


def test_warm_up_and_contended_spans_are_shaded_and_said(open_window, qtbot):
    events = demo_events(("small-cnn",), contended=[("small-cnn", "cpu")])
    window = open_window(lambda: RecordedRun(events))
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    for panel in window.panels:
        assert not panel.bands.warm_up.path().isEmpty()
        assert not panel.bands.disturbed.path().isEmpty()
        assert "contended" in panel.bands.disturbed.toolTip()
        assert panel.bands.warm_up.zValue() < panel.lines[0].curve.zValue()


def test_bands_are_drawn_only_when_their_spans_change(open_window, qtbot, monkeypatch):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",))))
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    bands = window.panels[0].bands
    drawn: list[object] = []
    monkeypatch.setattr(bands.warm_up, "setPath", drawn.append)
    bands.show_run(window.session.record)
    assert drawn == []
    began = time.perf_counter()
    for _ in range(100):
        bands.show_run(window.session.record)
    assert (time.perf_counter() - began) / 100 < 0.002


def test_bands_go_with_the_run(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",))))
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    panel = window.panels[0]
    panel.repaint_from(None, fresh=True)
    assert panel.bands.warm_up.path().isEmpty()
