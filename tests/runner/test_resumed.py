"""Only what is missing is measured, and a run that cannot be gone on with leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gpubench_gui import __version__
from gpubench_gui.core import events as ev
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.resuming import NotResumable, rest
from gpubench_gui.core.spec import RunSpec, Training
from gpubench_gui.core.summary import summarise
from gpubench_gui.runner import process
from gpubench_gui.runner.process import ChildProcess
from gpubench_gui.runner.resumed import ResumedRun
from gpubench_gui.runner.run import Run
from tests.runner.drive import CPU, GPU, check_one_terminal_event_each

Plant = Callable[[dict[str, str]], None]
MODELS = ("small-cnn", "resnet18")
QUICK = RunSpec(MODELS, (CPU, GPU), budget_s=600)
STUDY = RunSpec(MODELS, (CPU, GPU), "study", training=Training(epochs=2))
FOUND = (DeviceInfo("cpu", "cpu", CPU.label, "cpu"), DeviceInfo("cuda:0", "cuda:0", GPU.label, "cuda"))


def stopped(spec: RunSpec, cache: Path, when: Callable[[ev.Event], bool]) -> list[ev.Event]:
    """The events of a run that was stopped at the first event that `when` holds for."""
    run, events = Run(spec, FOUND, cache), []
    for event in run.events():
        events.append(event)
        if when(event):
            run.stop()
    return events


def half_study(cache: Path) -> list[ev.Event]:
    """Of the second model only the CPU is done."""
    return stopped(STUDY, cache, lambda e: isinstance(e, ev.CellEnded) and e.model == "resnet18")


def half_quick(cache: Path) -> list[ev.Event]:
    """The first model is known after three rounds, the second is stopped in its third."""
    return stopped(QUICK, cache, lambda e: isinstance(e, ev.LaunchReady) and (e.model, e.round) == ("resnet18", 2))


def record_of(events: list[ev.Event]) -> RunRecord:
    record = RunRecord()
    for event in events:
        record.apply(event)
    return record


def going_on(old: list[ev.Event], cache: Path, found: tuple[DeviceInfo, ...] = FOUND) -> ResumedRun:
    return ResumedRun(rest(record_of(old), __version__), lambda: iter(old), found, cache)


def launches(events: list[ev.Event]) -> list[tuple[str, str, int]]:
    return [(e.model, e.device, e.round) for e in events if isinstance(e, ev.LaunchStarted)]


def test_a_study_trains_the_cells_that_are_missing_and_no_other(stub_runs: Plant, tmp_path: Path) -> None:
    old = half_study(tmp_path)
    run = going_on(old, tmp_path)
    events = list(run.events())
    assert launches(events) == [*launches(old)[:6], ("resnet18", "cuda:0", -1), ("resnet18", "cuda:0", 0)]
    check_one_terminal_event_each(events)
    first, last = events[0], events[-1]
    assert isinstance(first, ev.RunStarted)
    assert isinstance(last, ev.RunEnded)
    assert (first.run, first.spec, last.outcome) == (run.id, STUDY, "finished")
    assert [c.status for c in summarise(record_of(events)).cells] == ["finished"] * 4


def test_quick_measures_a_missing_model_in_full_rounds_on_all_its_devices(stub_runs: Plant, tmp_path: Path) -> None:
    old = half_quick(tmp_path)
    assert [c.status for c in summarise(record_of(old)).cells] == ["finished", "finished", "stopped", "stopped"]
    events = list(going_on(old, tmp_path).events())
    check_one_terminal_event_each(events)
    assert sorted(launches(events)) == sorted((m, d.key, r) for m in MODELS for d in (CPU, GPU) for r in range(3))
    summary = summarise(record_of(events))
    assert [c.rounds for c in summary.cells] == [3] * 4
    assert [c.status for c in summary.cells] == ["finished"] * 4
    assert [c.speedup.value for c in summary.comparisons if c.speedup] == pytest.approx([10, 10])


def test_the_search_for_the_largest_batch_goes_on_cell_by_cell(stub_runs: Plant, tmp_path: Path) -> None:
    spec = RunSpec(("small-cnn",), (CPU, GPU), "largest")
    old = stopped(spec, tmp_path, lambda e: isinstance(e, ev.CellEnded))
    events = list(going_on(old, tmp_path).events())
    assert launches(events) == [("small-cnn", "cpu", 0), ("small-cnn", "cuda:0", 0)]
    assert len(record_of(events).largest) == 2


@pytest.mark.parametrize("trouble", ["device", "digest", "torch", "images", "start"])
def test_a_run_that_is_refused_yields_nothing_and_leaves_no_child(
    trouble: str, stub_runs: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, found = half_study(tmp_path), FOUND
    words = {
        "device": "NVIDIA H200 cannot be used now",
        "digest": "the content of the images was ffffffff then and is 00000000 now",
        "torch": "PyTorch was 1.0 then and is 2.0 now",
        "images": "The folder holds no images. Choose another.",
        "start": "no model could be started: out of memory at batch 128.",
    }[trouble]
    if trouble == "device":
        found = FOUND[:1]
    if trouble == "digest":
        old = [replace(e, digest="f" * 64) if isinstance(e, ev.DataReady) else e for e in old]
    if trouble == "torch":
        old = [replace(e, facts={"OMP_NUM_THREADS": "1.0"}) if isinstance(e, ev.LaunchReady) else e for e in old]
        monkeypatch.setattr("gpubench_gui.core.resuming._CHILD", {"OMP_NUM_THREADS": "PyTorch"})
        words = "PyTorch was 1.0 then"
    stub_runs({"images": {"data/start": "fail"}, "start": {"cuda:0/start": "fail"}}.get(trouble, {}))
    started: list[ChildProcess] = []
    before = process.ChildProcess.__init__
    monkeypatch.setattr(process.ChildProcess, "__init__", lambda self, *a: (before(self, *a), started.append(self))[0])
    events = going_on(old, tmp_path, found).events()
    with pytest.raises(NotResumable) as caught:
        next(events)
    assert words in str(caught.value)
    assert bool(started) == (trouble != "device")
    assert all(child._process.poll() is not None for child in started)


def test_a_run_that_is_stopped_before_it_goes_on_yields_nothing(stub_runs: Plant, tmp_path: Path) -> None:
    run = going_on(half_study(tmp_path), tmp_path)
    run.stop()
    assert list(run.events()) == []
