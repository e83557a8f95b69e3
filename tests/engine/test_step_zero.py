"""Step 0 of real trainers on the CPU: equal work passes, planted errors are caught."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import torch

from gpubench_gui.core.events import StepZero
from gpubench_gui.core.parity import compare
from gpubench_gui.core.spec import LaunchSpec, Precision, Training
from gpubench_gui.engine.arrays import open_arrays
from gpubench_gui.engine.devices import device
from gpubench_gui.engine.feed import Feed
from gpubench_gui.engine.models import build
from gpubench_gui.engine.step_zero import step_zero
from gpubench_gui.engine.train import Trainer
from tests.engine.wires import ListWire


def trainer(
    folder: Path, model: torch.nn.Module, precision: Precision = "ieee", seed: int = 0
) -> tuple[Trainer, LaunchSpec]:
    training = Training(batch_size=16, precision=precision, seed=seed)
    spec = LaunchSpec("small-cnn", "cpu", "cpu", 0, str(folder), time.perf_counter(), 2, training)
    cpu = device("cpu")
    return Trainer(ListWire(), spec, cpu, model, Feed(open_arrays(folder), training, cpu)), spec


def first(folder: Path, model: torch.nn.Module, precision: Precision = "ieee", seed: int = 0) -> StepZero:
    return step_zero(*trainer(folder, model, precision, seed))


def test_the_same_work_passes_and_leaves_the_weights_alone(arrays_dir: Path) -> None:
    model = build("small-cnn", 0)
    before = [p.clone() for p in model.parameters()]
    found = compare(first(arrays_dir, build("small-cnn", 0)), first(arrays_dir, model))
    assert found.problem is None
    assert found.logits_error == 0.0
    assert all(torch.equal(a, b) for a, b in zip(before, model.parameters(), strict=True))
    assert all(p.grad is None for p in model.parameters())


def test_one_changed_weight_is_caught(arrays_dir: Path) -> None:
    changed = build("small-cnn", 0)
    with torch.no_grad():
        next(changed.parameters())[0, 0, 1, 1] += 0.5
    assert "outputs" in str(compare(first(arrays_dir, build("small-cnn", 0)), first(arrays_dir, changed)).problem)


def test_a_batch_in_another_order_is_caught(arrays_dir: Path) -> None:
    other = first(arrays_dir, build("small-cnn", 0), seed=1)
    assert "other images" in str(compare(first(arrays_dir, build("small-cnn", 0)), other).problem)


def test_bf16_passed_off_as_ieee_is_caught_and_passes_as_bf16(arrays_dir: Path) -> None:
    reference = first(arrays_dir, build("small-cnn", 0))
    bf16 = first(arrays_dir, build("small-cnn", 0), "bf16")
    assert compare(reference, bf16).problem is None
    lied = StepZero(*(getattr(bf16, name) if name != "precision" else "ieee" for name in StepZero.__slots__))
    assert compare(reference, lied).problem is not None


@pytest.mark.parametrize("model", ["resnet18", "resnet50"])
def test_the_studys_networks_agree_with_themselves(arrays_dir: Path, model: str) -> None:
    found = compare(first(arrays_dir, build(model, 0)), first(arrays_dir, build(model, 0)))
    assert found.problem is None
    assert found.gradient_error == 0.0
