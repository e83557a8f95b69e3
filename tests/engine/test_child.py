"""The training child: real processes from their first line in to their last line out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from gpubench_gui.codec import from_line
from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.lines import plain
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.engine import child as child_module
from gpubench_gui.engine.child import serve
from gpubench_gui.engine.train import Trainer
from gpubench_gui.runner.supervisor import Supervisor, TrainingChild
from tests.engine.wires import ListWire, launch_spec
from tests.runner.drive import check_one_terminal_event_each, drive

ROOT = Path(__file__).parents[2]


@pytest.fixture
def supervisor() -> Iterator[Supervisor]:
    made = Supervisor(time.perf_counter())
    yield made
    made.kill_all()


def start(supervisor: Supervisor, spec: LaunchSpec, events: list[ev.Event]) -> TrainingChild:
    child = drive(supervisor.launch(replace(spec, origin_s=supervisor.origin_s)), events)
    assert drive(supervisor.wait_ready(child), events)
    return child


def ask(
    supervisor: Supervisor, child: TrainingChild, events: list[ev.Event], command: dict[str, Any], kind: type
) -> Any:
    assert drive(supervisor.ask(child, command, lambda e: isinstance(e, kind)), events)
    return next(e for e in reversed(events) if isinstance(e, kind))


def finish(supervisor: Supervisor, child: TrainingChild, events: list[ev.Event]) -> ev.LaunchEnded:
    assert not drive(supervisor.ask(child, {"do": "end"}, lambda _: False), events)
    check_one_terminal_event_each(events)
    assert child.terminal is not None
    return child.terminal


def test_a_launch_from_warm_up_to_end(supervisor: Supervisor, arrays_dir: Path) -> None:
    events: list[ev.Event] = []
    spec = launch_spec(arrays_dir, batch_size=32)
    child = start(supervisor, spec, events)
    ready = next(e for e in events if isinstance(e, ev.LaunchReady))
    assert ready.parameters == 545_098
    assert set(ready.startup_s) == {"import", "context", "data", "build"}
    assert all(s >= 0 for s in ready.startup_s.values())
    assert ready.facts["threads"] == 2
    assert ready.facts["torch"] == torch.__version__
    assert ready.facts["fp32_precision"] == "ieee"
    assert ready.facts["convolution_precision"] == "ieee"

    warm = ask(supervisor, child, events, {"do": "warm-up"}, ev.WarmedUp)
    assert warm.steps >= 4  # ten, or two windows of a second where a loaded machine makes steps slow
    assert warm.seconds >= 1.0
    block = ask(supervisor, child, events, {"do": "block", "seconds": 0.3}, ev.BlockTimed)
    assert block.steps >= 5  # twenty, unless a loaded machine makes steps slow
    assert block.images == 32 * block.steps
    assert block.seconds >= 0.3
    assert block.marks_s == pytest.approx(block.seconds, rel=0.05)
    assert block.block == 0
    second = ask(supervisor, child, events, {"do": "block", "seconds": 0.1}, ev.BlockTimed)
    assert second.block == 1
    evaluation = ask(supervisor, child, events, {"do": "evaluate", "seconds": 0.01}, ev.EvaluationTimed)
    assert 64 <= evaluation.images <= 128
    shares = ask(supervisor, child, events, {"do": "shares"}, ev.SharesMeasured)
    assert 3 <= shares.steps <= 10  # cut short where ten steps would take over 2 s
    assert min(shares.data_s, shares.forward_s, shares.backward_s, shares.optimiser_s) > 0
    seen = ask(supervisor, child, events, {"do": "diagnose"}, Diagnosed)
    assert (seen.images, seen.missing) == (32, None)
    assert min(seen.step_s, seen.device_s or 0, seen.matrix_s or 0, seen.peak_flops or 0) > 0
    assert finish(supervisor, child, events).outcome == "finished"

    measured = [e for e in events if isinstance(e, ev.Batches) and e.phase == "measure"]
    assert sum(len(e.batch_s) for e in measured) == block.steps + second.steps
    # Each block has a lead-in that is not counted: the first step after a sleep is slow.
    led_in = [e for e in events if isinstance(e, ev.Batches) and e.phase == "warm-up"]
    assert sum(len(e.batch_s) for e in led_in) >= warm.steps + 2
    times = [t for e in events if isinstance(e, ev.Batches) for t in e.elapsed_s]
    assert times == sorted(times)
    phases = [e.phase for e in events if isinstance(e, ev.PhaseChanged)]
    assert [p for p in phases if p != "wait"] == ["warm-up", "measure", "measure", "evaluate", *["diagnose"] * 2]
    assert phases[::2] == ["wait"] * 7  # asleep before, between and after its turns


def test_a_study_gives_accuracy_after_each_epoch_and_trains_the_partial_batch(
    supervisor: Supervisor, arrays_dir: Path
) -> None:
    events: list[ev.Event] = []
    spec = launch_spec(arrays_dir, batch_size=100, epochs=2)
    child = start(supervisor, spec, events)
    command = {"do": "train"}
    assert drive(supervisor.ask(child, command, lambda e: isinstance(e, ev.EpochDone) and e.epoch == 1), events)
    assert finish(supervisor, child, events).outcome == "finished"
    epochs = [e for e in events if isinstance(e, ev.EpochDone)]
    assert [(e.epoch, e.images, e.total) for e in epochs] == [(0, 640, 128), (1, 640, 128)]
    assert all(0 <= e.correct <= e.total and e.train_s > 0 and e.evaluate_s > 0 for e in epochs)
    for epoch in (0, 1):
        mine = [e for e in events if isinstance(e, ev.Batches) and e.epoch == epoch]
        assert [n for e in mine for n in e.images] == [100] * 6 + [40]
        assert mine[0].first_batch == 0
        assert {e.phase for e in mine} == {"train"}


def test_the_same_seed_gives_the_same_weights_and_order_in_fresh_processes_and_another_does_not(
    supervisor: Supervisor, arrays_dir: Path
) -> None:
    events: list[ev.Event] = []
    for key, seed in (("cpu", 5), ("cpu-again", 5), ("other", 6)):
        start(supervisor, launch_spec(arrays_dir, key=key, seed=seed), events)
    supervisor.kill_all()
    first, again, other = [e for e in events if isinstance(e, ev.LaunchReady)]
    assert (first.weights_digest, first.order_digest) == (again.weights_digest, again.order_digest)
    assert first.weights_digest != other.weights_digest
    assert first.order_digest != other.order_digest
    assert len(first.weights_digest) == len(first.order_digest) == 16


def talk(code: str, spec: LaunchSpec, *commands: dict[str, Any], hang_up: bool) -> tuple[list[ev.Event], str, int]:
    """Run `code` as a child: events, standard error, exit status. `hang_up` closes its input after the commands."""
    lines = [plain(spec), *commands]
    with tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert child.stdin is not None
        assert child.stdout is not None
        with child.stdin, child.stdout:
            child.stdin.write("".join(json.dumps(line) + "\n" for line in lines).encode())
            child.stdin.flush()
            if hang_up:
                child.stdin.close()
            events = [from_line(line) for line in child.stdout]
        status = child.wait()
        errors.seek(0)
        return events, errors.read().decode(), status


CHILD = "from gpubench_gui.engine import child; child.main()"

# Prints of Python, of native code and of a grandchild in the middle of an evaluation, and what was imported by then.
NOISY = """
import os, sys
from gpubench_gui.engine import child
inner = child.Child.do
def noisy(self, command):
    print("printed by python", flush=True)
    os.write(1, b"written natively\\n")
    os.system("echo said by a grandchild")
    inner(self, command)
    print("IMPORTED", [m for m in ("torchvision", "torch._dynamo", "torch.optim.sgd") if m in sys.modules], flush=True)
child.Child.do = noisy
child.main()
"""


def test_stray_prints_never_reach_the_wire_and_nothing_slow_is_imported(arrays_dir: Path) -> None:
    block = {"do": "block", "seconds": 0.05}
    events, errors, status = talk(NOISY, launch_spec(arrays_dir, batch_size=16), block, {"do": "end"}, hang_up=False)
    assert status == 0
    assert isinstance(events[-1], ev.LaunchEnded)
    assert events[-1].outcome == "finished"
    for words in ("printed by python", "written natively", "said by a grandchild"):
        assert words in errors
    # torchvision costs a child 0.2 to 1 s, the compiler 1.6 s; the Small CNN needs neither.
    assert "IMPORTED ['torch.optim.sgd']" in errors


def test_a_child_whose_input_is_closed_ends_by_itself_as_stopped(arrays_dir: Path) -> None:
    events, _, status = talk(CHILD, launch_spec(arrays_dir), hang_up=True)
    assert isinstance(events[-1], ev.LaunchEnded)
    assert (events[-1].outcome, events[-1].reason) == ("stopped", None)
    assert status == 1


def test_a_child_in_the_middle_of_a_long_block_stops_when_its_input_is_closed(arrays_dir: Path) -> None:
    before = time.monotonic()
    block = {"do": "block", "seconds": 600}
    events, _, _ = talk(CHILD, launch_spec(arrays_dir, batch_size=16), block, hang_up=True)
    assert time.monotonic() - before < 60
    assert isinstance(events[-1], ev.LaunchEnded)
    assert events[-1].outcome == "stopped"


def test_a_child_that_is_told_nothing_ends() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 1
    assert [type(from_line(line)) for line in done.stdout.splitlines()] == [ev.Imported]


# ---- in the test's own process ------------------------------------------------------------------


def served(spec: LaunchSpec, *commands: dict[str, Any]) -> tuple[ListWire, int]:
    wire = ListWire(commands)
    return wire, serve(wire, spec)


@pytest.mark.usefixtures("torch_settings")
def test_running_out_of_memory_ends_the_launch_with_its_kind_and_keeps_earlier_batches(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    inner, calls = Trainer.step, 0

    def step(self: Trainer, indices: torch.Tensor) -> tuple[torch.Tensor, int]:
        nonlocal calls
        calls += 1
        if calls == 8:  # the second block's first, after a lead-in of one step and five, and another lead-in
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 MiB.")
        return inner(self, indices)

    monkeypatch.setattr(Trainer, "step", step)
    monkeypatch.setattr(child_module, "LEAD_IN_S", 0.0)
    block = {"do": "block", "seconds": 0.0}  # five steps
    wire, status = served(launch_spec(arrays_dir, batch_size=16), block, block, {"do": "end"})
    assert status == 1
    end = wire.sent[-1]
    assert isinstance(end, ev.LaunchEnded)
    assert (end.outcome, end.kind, end.reason) == ("failed", "out-of-memory", "out of memory at batch 16")
    assert "batch 8" in (end.cure or "")
    assert len(wire.of(ev.LaunchEnded)) == 1
    assert len(wire.of(ev.BlockTimed)) == 1
    assert "torch.OutOfMemoryError" in capsys.readouterr().err  # the log gets the whole story


@pytest.mark.usefixtures("torch_settings")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"data_dir": "/nowhere"}, "cannot be read"),
        ({"device": "tpu:0"}, "no kind of device"),
        ({"model": "resnet9000"}, "KeyError"),
    ],
)
def test_a_launch_that_cannot_be_built_ends_with_the_reason(
    arrays_dir: Path, capsys: pytest.CaptureFixture[str], change: dict[str, str], words: str
) -> None:
    wire, status = served(replace(launch_spec(arrays_dir), **change))
    assert status == 1
    assert len(wire.sent) == 1
    end = wire.sent[0]
    assert isinstance(end, ev.LaunchEnded)
    assert end.outcome == "failed"
    assert words in (end.reason or "")
    assert capsys.readouterr().err


@pytest.mark.usefixtures("torch_settings")
def test_an_unknown_command_fails_the_launch(arrays_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wire, status = served(launch_spec(arrays_dir), {"do": "dance"})
    assert status == 1
    assert wire.of(ev.LaunchEnded)[0].outcome == "failed"
    assert "dance" in capsys.readouterr().err


@pytest.mark.usefixtures("torch_settings")
def test_a_single_image_cannot_be_normalised_over_the_batch_and_that_is_said(
    arrays_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wire, _ = served(launch_spec(arrays_dir, model="resnet18", batch_size=1), {"do": "block", "seconds": 0.01})
    assert wire.of(ev.LaunchEnded)[0].kind == "batch-too-small"
    assert capsys.readouterr().err


@pytest.mark.usefixtures("torch_settings")
def test_a_block_of_a_slow_model_is_cut_at_five_steps(arrays_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = Trainer.step

    def slow(self: Trainer, indices: torch.Tensor) -> tuple[torch.Tensor, int]:
        time.sleep(0.05)
        return inner(self, indices)

    monkeypatch.setattr(Trainer, "step", slow)
    wire, status = served(launch_spec(arrays_dir, batch_size=8), {"do": "block", "seconds": 0.1}, {"do": "end"})
    assert status == 0
    block = wire.of(ev.BlockTimed)[0]
    assert block.steps == 5
    assert block.seconds >= 0.25


@pytest.mark.usefixtures("torch_settings")
def test_a_long_evaluation_gives_signs_of_life(arrays_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_module, "SIGN_OF_LIFE_S", 0.0)  # with each of the two batches of the test set
    wire, _ = served(launch_spec(arrays_dir, batch_size=64, epochs=1), {"do": "train"}, {"do": "end"})
    phases = [e.phase for e in wire.sent if isinstance(e, ev.PhaseChanged)]
    assert phases.count("evaluate") == 3
    assert [e.total for e in wire.sent if isinstance(e, ev.EpochDone)] == [128]
