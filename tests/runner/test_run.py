"""Whole runs with stub children: one terminal event for everything, whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec, Training
from gpubench_gui.core.summary import Summary, summarise
from gpubench_gui.runner import data, supervisor
from gpubench_gui.runner.process import ChildProcess
from gpubench_gui.runner.run import Run, new_run_id
from gpubench_gui.runner.supervisor import STOP_GRACE_S
from tests.runner.drive import CPU, GPU, check_one_terminal_event_each, pids, running

Plant = Callable[[dict[str, str]], None]
QUICK = RunSpec(("small-cnn",), (CPU, GPU), budget_s=600)
STUDY = RunSpec(("small-cnn", "resnet18"), (CPU, GPU), "study", training=Training(epochs=2))


def collect(
    spec: RunSpec, tmp_path: Path, at: Callable[[Run, ev.Event], None] = lambda run, event: None
) -> list[ev.Event]:
    """All events of a run; `at` is called with each."""
    run = Run(spec, (), tmp_path)
    events = []
    for event in run.events():
        events.append(event)
        at(run, event)
    return events


def check(events: list[ev.Event], spec: RunSpec) -> Summary:
    """What holds for every run, however it ended; its summary."""
    assert isinstance(events[0], ev.RunStarted)
    assert isinstance(events[-1], ev.RunEnded)
    check_one_terminal_event_each(events)
    cells = sorted((e.model, e.device) for e in events if isinstance(e, ev.CellEnded))
    assert cells == sorted((m, d.key) for m in spec.models for d in spec.devices)
    assert not any(running(p) for p in pids(events))
    record = RunRecord()
    for event in events:
        record.apply(event)
    return summarise(record)


def outcome(events: list[ev.Event]) -> str:
    last = events[-1]
    assert isinstance(last, ev.RunEnded)
    return last.outcome


def test_a_quick_run_ends_finished_with_the_planted_speedup(stub_runs: Plant, tmp_path: Path) -> None:
    events = collect(QUICK, tmp_path)
    summary = check(events, QUICK)
    assert outcome(events) == "finished"
    assert summary.comparisons[0].speedup is not None
    assert summary.comparisons[0].speedup.value == pytest.approx(10)
    assert [c.rounds for c in summary.cells] == [3, 3]
    assert len(set(pids(events))) == 6  # a fresh process for each device and round


def test_a_study_trains_every_cell_once_and_measures_its_time(stub_runs: Plant, tmp_path: Path) -> None:
    events = collect(STUDY, tmp_path)
    summary = check(events, STUDY)
    assert outcome(events) == "finished"
    assert len(pids(events)) == 8  # one that predicts and one that trains, for each cell
    for cell in summary.cells:
        # 2 epochs of 50,000 images at 0.1 or 0.01 s for 128, and 10,000 test images at 0.1 s for 1000
        step_s = 0.1 if cell.device == "cpu" else 0.01
        assert cell.predicted_s == pytest.approx(2 * (50_000 / 128 * step_s + 1))
        assert cell.training_measured
        assert cell.accuracy is not None
        assert cell.accuracy.value == 0.3


@pytest.mark.parametrize("trouble", ["raise", "fail", "segv"])
@pytest.mark.parametrize("spec", [QUICK, STUDY], ids=["quick", "study"])
def test_a_failing_device_fails_its_cells_only(stub_runs: Plant, tmp_path: Path, spec: RunSpec, trouble: str) -> None:
    stub_runs({"cuda:0/block": trouble, "cuda:0/train": trouble})
    events = collect(spec, tmp_path)
    summary = check(events, spec)
    assert outcome(events) == "failed"
    for cell in summary.cells:
        assert cell.status == ("finished" if cell.device == "cpu" else "failed")
        assert (cell.images_per_s is not None) == (cell.device == "cpu")
        assert bool(cell.reason) == (cell.device != "cpu")
    assert all(c.speedup is None for c in summary.comparisons)


@pytest.mark.parametrize("look", ["shares", "diagnose"])
def test_a_study_whose_last_look_fails_keeps_what_it_trained(stub_runs: Plant, tmp_path: Path, look: str) -> None:
    stub_runs({f"cuda:0/{look}": "raise"})
    events = collect(STUDY, tmp_path)
    summary = check(events, STUDY)
    assert {c.status for c in summary.cells} == {"finished"}
    assert all(c.training_measured and c.accuracy for c in summary.cells)
    assert [n.text for n in events if isinstance(n, ev.Notice) and "is not known" in n.text] != []


def test_stop_ends_a_quick_run_at_once_and_keeps_its_finished_rounds(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cpu/block@1": "hang"})
    stopped_at: list[float] = []

    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.WarmedUp) and event.round == 1 and event.device == "cpu":

            def stop() -> None:
                stopped_at.append(time.monotonic())
                run.stop()

            threading.Timer(0.3, stop).start()

    events = collect(QUICK, tmp_path, at)
    assert time.monotonic() - stopped_at[0] < 5 * STOP_GRACE_S  # it would sleep for 60 s
    summary = check(events, QUICK)
    assert outcome(events) == "stopped"
    assert {c.status for c in summary.cells} == {"stopped"}
    assert [c.rounds for c in summary.cells] == [1, 1] or [c.rounds for c in summary.cells] == [1, 2]
    assert summary.comparisons[0].speedup is not None
    assert summary.comparisons[0].speedup.indicative
    ends = [e for e in events if isinstance(e, ev.LaunchEnded) and e.round == 1]
    assert {e.outcome for e in ends} == {"stopped"}


def test_stop_in_a_study_keeps_the_cells_that_were_finished(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cuda:0/train": "hang"})

    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.LaunchReady) and event.device == "cuda:0":
            threading.Timer(0.2, run.stop).start()

    events = collect(STUDY, tmp_path, at)
    summary = check(events, STUDY)
    assert outcome(events) == "stopped"
    assert [c.status for c in summary.cells] == ["finished", "stopped", "stopped", "stopped"]


def test_stop_before_the_first_event_ends_every_cell(stub_runs: Plant, tmp_path: Path) -> None:
    run = Run(QUICK, (), tmp_path)
    run.stop()
    events = list(run.events())
    check(events, QUICK)
    assert outcome(events) == "stopped"
    assert pids(events) == []


def test_stop_while_the_images_are_prepared_ends_every_cell(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"data/start": "hang"})

    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.DataProgress):
            run.stop()

    events = collect(QUICK, tmp_path, at)
    summary = check(events, QUICK)
    assert outcome(events) == "stopped"
    assert {c.status for c in summary.cells} == {"stopped"}


def test_skipping_a_model_leaves_the_next_one_to_be_trained(stub_runs: Plant, tmp_path: Path) -> None:
    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.LaunchReady) and (event.model, event.device) == ("small-cnn", "cpu"):
            run.skip_model("small-cnn")

    events = collect(STUDY, tmp_path, at)
    summary = check(events, STUDY)
    assert [c.status for c in summary.cells] == ["stopped", "stopped", "finished", "finished"]
    assert summary.cells[0].reason == "skipped"


def test_a_skip_that_comes_when_the_run_has_moved_on_skips_nothing_else(stub_runs: Plant, tmp_path: Path) -> None:
    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.LaunchReady) and event.model != "small-cnn":
            run.skip_model("small-cnn")

    events = collect(STUDY, tmp_path, at)
    summary = check(events, STUDY)
    assert [c.status for c in summary.cells] == ["finished"] * 4


def test_a_model_whose_turn_is_over_is_skipped_when_it_comes_again(stub_runs: Plant, tmp_path: Path) -> None:
    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.LaunchReady) and event.model != "small-cnn":
            run.skip_model("small-cnn")

    events = collect(replace(QUICK, models=STUDY.models), tmp_path, at)
    rounds = {e.model: e.round for e in events if isinstance(e, ev.LaunchEnded) and e.outcome == "finished"}
    assert rounds["small-cnn"] == 0
    assert rounds[STUDY.models[1]] > 1


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        ("fail", "The folder holds no images."),
        ("segv", "ended by SIGSEGV"),
        ("raise", "status 1"),
        ("quit", "status 0"),
    ],
)
def test_images_that_cannot_be_had_fail_every_cell_with_one_reason(
    stub_runs: Plant, tmp_path: Path, trouble: str, words: str
) -> None:
    stub_runs({"data/start": trouble})
    events = collect(QUICK, tmp_path)
    summary = check(events, QUICK)
    assert outcome(events) == "failed"
    failures = [e for e in events if isinstance(e, ev.DataFailed)]
    assert len(failures) == 1
    assert words in failures[0].reason
    assert failures[0].cure
    assert {(c.status, c.kind) for c in summary.cells} == {("failed", "data")}
    assert pids(events) == []


def test_a_batch_larger_than_the_data_is_refused_before_any_launch(stub_runs: Plant, tmp_path: Path) -> None:
    spec = RunSpec(("small-cnn",), (CPU,), training=Training(batch_size=50_001))
    events = collect(spec, tmp_path)
    check(events, spec)
    failure = next(e for e in events if isinstance(e, ev.DataFailed))
    assert failure.reason == "Batch 50001 does not fit: stub has 50000 training images."
    assert outcome(events) == "failed"
    assert pids(events) == []


@pytest.mark.parametrize("spec", [QUICK, STUDY], ids=["quick", "study"])
def test_a_system_that_starts_no_more_processes_stops_the_open_cells_with_that_reason(
    stub_runs: Plant,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    spec: RunSpec,
) -> None:
    started: list[object] = []

    def start(*args: object) -> ChildProcess:
        if len(started) == 3:
            raise OSError(11, "Resource temporarily unavailable")
        started.append(args)
        return ChildProcess(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(supervisor, "ChildProcess", start)
    events = collect(spec, tmp_path)
    summary = check(events, spec)
    assert outcome(events) == "failed"
    assert {c.status for c in summary.cells} <= {"finished", "stopped"}
    assert all("Resource temporarily unavailable" in (c.reason or "") for c in summary.cells if c.status == "stopped")
    assert summary.cells[0].images_per_s is not None
    notices = [e.text for e in events if isinstance(e, ev.Notice) and "broke off" in e.text]
    assert len(notices) == 1
    assert "Everything measured so far is kept" in notices[0]


def test_leaving_the_stream_early_ends_the_children(stub_runs: Plant, tmp_path: Path) -> None:
    run = Run(QUICK, (), tmp_path)
    stream = run.events()
    seen = []
    for event in stream:
        seen.append(event)
        if isinstance(event, ev.WarmedUp):
            break
    assert any(running(p) for p in pids(seen))
    stream.close()
    assert not any(running(p) for p in pids(seen))


def test_the_sensors_are_read_while_the_run_lasts(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cpu/block@0": "hang"})

    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.Sampled):
            run.stop()

    events = collect(QUICK, tmp_path, at)
    check(events, QUICK)
    samples = [e for e in events if isinstance(e, ev.Sampled)]
    assert samples
    assert all(s.cpu_percent is None or s.cpu_percent >= 0 for s in samples)
    assert not [t for t in threading.enumerate() if t.name == "sampler"]


def test_run_ids_sort_by_time_and_are_legal_folder_names() -> None:
    first, second = new_run_id(), new_run_id()
    assert first != second
    assert first[:15] <= second[:15]
    assert first.replace("-", "").isalnum()


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_front_end_that_was_killed_leaves_no_child_behind() -> None:
    root = str(Path(__file__).parents[2])
    front_end = subprocess.Popen(
        [sys.executable, "-m", "tests.runner.front_end"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": root, "GPUBENCH_STUB": '{"cuda:0/block": "deaf"}'},
    )
    assert front_end.stdout is not None
    with front_end.stdout:
        children = [int(pid) for pid in front_end.stdout.readline().split()]
    assert len(children) == 2
    assert all(running(pid) for pid in children)
    front_end.send_signal(signal.SIGKILL)
    front_end.wait()
    deadline = time.monotonic() + 10
    while any(running(pid) for pid in children) and time.monotonic() < deadline:
        time.sleep(0.1)
    left = [pid for pid in children if running(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []


def test_images_that_do_not_come_are_announced_once_and_given_up_later(
    stub_runs: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub_runs({"data/start": "hang"})
    monkeypatch.setattr(data, "SILENT_NOTICE_S", 0.3)
    monkeypatch.setattr(data, "SILENT_LIMIT_S", 1.0)
    events = list(Run(QUICK, (), tmp_path).events())
    check(events, QUICK)
    assert outcome(events) == "failed"
    assert [e.text for e in events if isinstance(e, ev.Notice) and "preparing the images" in e.text]
    (failed,) = [e for e in events if isinstance(e, ev.DataFailed)]
    assert "no sign of life for 1 s" in failed.reason
    assert "synthetic" in failed.cure
