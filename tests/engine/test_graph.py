"""The step captured in a CUDA graph is the step: same losses, same weights, nothing left of the capture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import torch

from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.core.tricks import BF16, CHANNELS_LAST, FUSED, GRAPH, RESIDENT
from gpubench_gui.engine.launch import Launch
from gpubench_gui.engine.tune import tune
from tests.engine.wires import ListWire, launch_spec

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a GPU that CUDA can use"),
    pytest.mark.usefixtures("torch_settings"),
]
STEPS = 12


def on_gpu(arrays_dir: Path, model: str, tricks: tuple[str, ...] = ()) -> LaunchSpec:
    return replace(launch_spec(arrays_dir, model, "cuda:0", batch_size=32), device="cuda:0", tricks=tricks)


def losses(arrays_dir: Path, model: str, *tricks: str) -> list[float]:
    wire = ListWire()
    Launch(wire, on_gpu(arrays_dir, model, tricks)).trainer.run("measure", lambda steps, _: steps >= STEPS)
    return [x for e in wire.of(ev.Batches) for x in e.loss if x is not None]


@pytest.mark.parametrize("model", ["small-cnn", "resnet18"])
@pytest.mark.parametrize("more", [(), (RESIDENT,), (RESIDENT, CHANNELS_LAST, FUSED)])
def test_replayed_steps_train_as_eager_ones_do(arrays_dir: Path, model: str, more: tuple[str, ...]) -> None:
    eager = losses(arrays_dir, model)
    replayed = losses(arrays_dir, model, GRAPH, *more)
    assert len(replayed) == STEPS
    assert replayed[0] == pytest.approx(eager[0], rel=1e-4)
    assert replayed[:4] == pytest.approx(eager[:4], rel=0.02)  # rounding drives later steps apart


def test_a_partial_batch_after_the_capture_is_trained_eagerly_and_the_graph_goes_on(arrays_dir: Path) -> None:
    epochs = []
    for tricks in ((), (RESIDENT, GRAPH, FUSED)):
        wire = ListWire()
        spec = replace(launch_spec(arrays_dir, "small-cnn", "cuda:0", batch_size=96), device="cuda:0", tricks=tricks)
        trainer = Launch(wire, spec).trainer
        assert [trainer.train_epoch(epoch)[0] for epoch in (0, 1)] == [640, 640]
        epochs.append([x for e in wire.of(ev.Batches) for x in e.loss if x is not None])
    eager, replayed = epochs
    assert len(replayed) == len(eager) == 14  # six whole batches and one of 64, twice
    assert replayed == pytest.approx(eager, rel=0.05)


def test_bf16_on_the_device_stays_near_float32(arrays_dir: Path) -> None:
    eager = losses(arrays_dir, "small-cnn")
    tuned = losses(arrays_dir, "small-cnn", RESIDENT, GRAPH, BF16, CHANNELS_LAST, FUSED)
    assert tuned == pytest.approx(eager, rel=0.1)


def test_every_switch_is_tried_and_a_graph_is_kept_where_launching_costs_more_than_running(arrays_dir: Path) -> None:
    wire = ListWire()
    found = list(tune(wire, Launch(wire, on_gpu(arrays_dir, "small-cnn")), 60.0, compiling=False))
    assert all(isinstance(x, TrickTried) for x in found)
    assert [x.trick for x in found][:3] == [RESIDENT, GRAPH, BF16]
    assert next(x for x in found if x.trick == GRAPH).kept
