"""The child of a sweep: a real process that times one network after another."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from gpubench_gui.core import events as ev
from gpubench_gui.core.family import MEMBERS
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import FAMILY, DeviceChoice, RunSpec
from gpubench_gui.engine import sweep as sweep_module
from gpubench_gui.engine.child import serve
from gpubench_gui.runner.supervisor import Supervisor
from tests.engine.wires import ListWire, launch_spec
from tests.runner.drive import check_one_terminal_event_each, drive

TINY, NEXT = MEMBERS[0].id, MEMBERS[3].id


def cell(model: str = TINY, batch_size: int = 32, seconds: float = 0.05) -> dict[str, Any]:
    return {"do": "cell", "model": model, "batch_size": batch_size, "seconds": seconds}


@pytest.fixture
def supervisor() -> Iterator[Supervisor]:
    made = Supervisor(time.perf_counter())
    yield made
    made.kill_all()


def test_a_child_times_one_network_after_another_and_streams_their_batches(
    supervisor: Supervisor, arrays_dir: Path
) -> None:
    events: list[ev.Event] = []
    spec = replace(launch_spec(arrays_dir, FAMILY), origin_s=supervisor.origin_s)
    child = drive(supervisor.launch(spec), events)
    assert drive(supervisor.wait_ready(child), events)
    for model, batch in ((TINY, 32), (NEXT, 64), (TINY, 64)):
        told = cell(model, batch)
        assert drive(supervisor.ask(child, told, lambda e: isinstance(e, SweepTimed)), events)
    assert not drive(supervisor.ask(child, {"do": "end"}, lambda _: False), events)
    check_one_terminal_event_each(events)
    assert child.terminal is not None
    assert child.terminal.outcome == "finished"

    timed = [e for e in events if isinstance(e, SweepTimed)]
    assert [(e.model, e.batch_size) for e in timed] == [(TINY, 32), (NEXT, 64), (TINY, 64)]
    for e in timed:
        assert e.device == "cpu"
        assert e.steps >= 5  # twenty, unless a loaded machine makes steps slow
        assert e.images == e.steps * e.batch_size
        assert e.seconds >= 0.05
    batches = [e for e in events if isinstance(e, ev.Batches)]
    assert {e.model for e in batches} == {FAMILY}
    assert sum(len(e.batch_s) for e in batches if e.phase == "measure") == sum(e.steps for e in timed)
    assert any(e.phase == "warm-up" for e in batches)
    what = [e.what for e in events if isinstance(e, ev.PhaseChanged) and e.phase == "measure"]
    assert what == [f"{TINY} at batch 32", f"{NEXT} at batch 64", f"{TINY} at batch 64"]

    record = RunRecord()
    choice = DeviceChoice("cpu", "cpu", "2 CPU cores")
    record.apply(ev.RunStarted("r", "", "0", RunSpec((FAMILY,), (choice, replace(choice, key="x")), "map"), {}))
    for event in events:
        record.apply(event)
    assert record.cell(FAMILY, "cpu").batches > 0
    assert record.sweep == timed


def test_a_cell_that_fails_is_told_and_the_next_one_is_timed(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch, torch_settings: None, capfd: pytest.CaptureFixture[str]
) -> None:
    build = sweep_module.build_member

    def too_large(model: str, seed: int) -> torch.nn.Module:
        if model == NEXT:
            raise RuntimeError("DefaultCPUAllocator: can't allocate memory: you tried to allocate 1 byte")
        return build(model, seed)

    monkeypatch.setattr(sweep_module, "build_member", too_large)
    wire = ListWire([cell(NEXT), cell(TINY), cell(TINY, 1000), cell("cnn-900M"), cell(TINY, 8), {"do": "end"}])
    assert serve(wire, launch_spec(arrays_dir, FAMILY)) == 0  # type: ignore[arg-type]
    failed = wire.of(SweepFailed)
    assert [(e.model, e.batch_size, e.kind) for e in failed] == [
        (NEXT, 32, "out-of-memory"),
        (TINY, 1000, "error"),
        ("cnn-900M", 32, "error"),
    ]
    assert failed[0].reason == "out of memory at batch 32"
    assert "batch 1000 is more than the 640 training images" in failed[1].reason
    assert [(e.model, e.batch_size) for e in wire.of(SweepTimed)] == [(TINY, 32), (TINY, 8)]
    assert wire.of(ev.LaunchEnded)[0].outcome == "finished"
    assert "can't allocate" in capfd.readouterr().err  # the log has the details


def test_a_lost_device_ends_the_child(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch, torch_settings: None, capfd: pytest.CaptureFixture[str]
) -> None:
    def lost(model: str, seed: int) -> torch.nn.Module:
        raise RuntimeError("CUDA error: an illegal memory access was encountered")

    monkeypatch.setattr(sweep_module, "build_member", lost)
    wire = ListWire([cell(), cell(), {"do": "end"}])
    assert serve(wire, launch_spec(arrays_dir, FAMILY)) == 1  # type: ignore[arg-type]
    (end,) = wire.of(ev.LaunchEnded)
    assert (end.outcome, end.kind) == ("failed", "device-error")
    assert wire.of(SweepTimed) == wire.of(SweepFailed) == []


def test_stop_within_a_cell_ends_the_child_as_stopped(arrays_dir: Path, torch_settings: None) -> None:
    wire = ListWire([cell(seconds=60.0)], stop=lambda: bool(wire.of(ev.Batches)))
    assert serve(wire, launch_spec(arrays_dir, FAMILY)) == 1  # type: ignore[arg-type]
    (end,) = wire.of(ev.LaunchEnded)
    assert end.outcome == "stopped"
    assert wire.of(SweepTimed) == wire.of(SweepFailed) == []
