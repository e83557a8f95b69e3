"""The search for the largest batch as a run: a child a cell, and a child that dies of it ends its own cell only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice, RunSpec
from gpubench_gui.runner import largest
from gpubench_gui.runner.process import ChildProcess
from gpubench_gui.runner.run import Run
from tests.runner.conftest import Plant
from tests.runner.drive import CPU, GPU
from tests.runner.test_run import check, collect, outcome

MPS = DeviceChoice("mps", "mps", "Apple GPU")
SPEC = RunSpec(("small-cnn", "resnet50"), (CPU, GPU), "largest")


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the children were told to do."""
    said: list[dict[str, Any]] = []
    send = ChildProcess.send

    def listen(self: ChildProcess, command: dict[str, Any]) -> None:
        if command.get("do") == "largest":
            said.append(command)
        send(self, command)

    monkeypatch.setattr(ChildProcess, "send", listen)
    return said


def record_of(events: list[ev.Event]) -> RunRecord:
    record = RunRecord()
    for event in events:
        record.apply(event)
    return record


def test_every_cell_has_its_answer_from_a_child_of_its_own(
    stub_runs: Plant, tmp_path: Path, commands: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(largest, "spare_bytes", lambda: 10**10)
    events = collect(SPEC, tmp_path)
    summary = check(events, SPEC)
    assert outcome(events) == "finished"
    assert summary.sentence == (
        "ResNet-50: batch 1\N{THIN SPACE}408 fits on NVIDIA H200, 3\N{THIN SPACE}200 on 2 CPU cores"
    )
    assert summary.comparisons == ()
    assert len({e.pid for e in events if isinstance(e, ev.LaunchStarted)}) == 4
    record = record_of(events)
    assert {key: f.batch_size for key, f in record.largest.items()} == {
        (model, device): batch for model in SPEC.models for device, batch in (("cpu", 3200), ("cuda:0", 1408))
    }
    # The CPU is guarded, the GPU limits itself; the images of the training set are the most there is to find.
    assert [(c["guard_bytes"], c["cap"]) for c in commands] == 2 * [(10**10, 50_000), (None, 50_000)]


def test_a_device_that_shares_the_machines_memory_is_guarded(
    stub_runs: Plant, tmp_path: Path, commands: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(largest, "spare_bytes", lambda: 7)
    collect(RunSpec(("small-cnn",), (CPU, MPS), "largest"), tmp_path)
    assert [c["guard_bytes"] for c in commands] == [7, 7]


@pytest.mark.parametrize("command", ["start", "largest"])
def test_a_child_ended_by_the_system_fails_its_cell_and_the_others_go_on(
    stub_runs: Plant, tmp_path: Path, command: str
) -> None:
    stub_runs({f"cpu/{command}": "kill"})
    events = collect(SPEC, tmp_path)
    summary = check(events, SPEC)
    assert outcome(events) == "failed"
    status = {(c.model, c.device): (c.status, c.reason) for c in summary.cells}
    for model in SPEC.models:
        assert status[model, "cpu"] == ("failed", "the process was ended by SIGKILL")
        assert status[model, "cuda:0"] == ("finished", None)
    assert summary.cells[0].cure == "The system may have run out of memory: try a smaller batch or model."
    assert summary.sentence == "ResNet-50: batch 1\N{THIN SPACE}408 fits on NVIDIA H200"
    assert "2 failed cells" in summary.qualifier


def test_a_child_that_breaks_after_its_answer_has_given_it(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cuda:0/end": "segv"})
    events = collect(SPEC, tmp_path)
    summary = check(events, SPEC)
    assert outcome(events) == "finished"
    assert {c.status for c in summary.cells} == {"finished"}


def test_a_stop_keeps_what_was_found(stub_runs: Plant, tmp_path: Path) -> None:
    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, LargestBatch) and event.device == "cuda:0":
            run.stop()

    events = collect(SPEC, tmp_path, at)
    summary = check(events, SPEC)
    assert outcome(events) == "stopped"
    assert [c.status for c in summary.cells][2:] == ["stopped", "stopped"]
    assert summary.sentence.startswith("Small CNN: batch 1")


def test_a_skip_leaves_the_model_and_goes_on_with_the_next(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cpu/largest": "hang"})
    skipped: list[str] = []

    def at(run: Run, event: ev.Event) -> None:
        if isinstance(event, ev.LaunchReady) and event.device == "cpu" and event.model not in skipped:
            skipped.append(event.model)
            run.skip_model(event.model)

    events = collect(SPEC, tmp_path, at)
    summary = check(events, SPEC)
    assert {(c.status, c.reason) for c in summary.cells} == {("stopped", "skipped")}
    assert summary.sentence == "Nothing was found: no largest batch can be given"
