"""What the clock says: on a device that works behind the host's back, and on the CPU."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from gpubench_gui.core import events as ev
from gpubench_gui.engine import stream
from gpubench_gui.engine.arrays import open_arrays
from gpubench_gui.engine.devices import KINDS, device
from gpubench_gui.engine.feed import Feed
from gpubench_gui.engine.models import build
from gpubench_gui.engine.shares import measure_shares
from gpubench_gui.engine.train import Stopped, Trainer
from tests.engine.slow_device import STEP_S, SlowDevice, SlowModel
from tests.engine.wires import ListWire, launch_spec

pytestmark = pytest.mark.usefixtures("torch_settings")


def slow_trainer(arrays_dir: Path, wire: ListWire, **training: Any) -> tuple[Trainer, SlowDevice]:
    """A trainer on the slow device: 40 images, in 5 batches of 8 an epoch unless told otherwise, and 16 to test.

    So few that the host's share stays far below the device's 20 ms a step, on a loaded machine too.
    """
    torch.set_num_threads(1)  # threads that wait for each other take 20 ms a step themselves on a loaded machine
    slow = SlowDevice()
    spec = launch_spec(arrays_dir, **{"batch_size": 8, **training})
    whole = open_arrays(arrays_dir)
    few = replace(
        whole,
        train_images=whole.train_images[:40],
        train_labels=whole.train_labels[:40],
        test_images=whole.test_images[:16],
        test_labels=whole.test_labels[:16],
    )
    feed = Feed(few, spec.training, slow)
    return Trainer(wire, spec, slow, SlowModel(slow), feed), slow


def cpu_trainer(arrays_dir: Path, wire: ListWire, **training: Any) -> Trainer:
    spec = launch_spec(arrays_dir, **training)
    feed = Feed(open_arrays(arrays_dir), spec.training, device("cpu"))
    return Trainer(wire, spec, device("cpu"), build("small-cnn", 0), feed)


def batch_times(wire: ListWire) -> list[float]:
    return [t for e in wire.of(ev.Batches) for t in e.batch_s]


@pytest.mark.parametrize("mode", ["pipeline", "resident"])
def test_a_block_takes_as_long_as_the_device_worked(arrays_dir: Path, mode: str) -> None:
    wire = ListWire()
    trainer, slow = slow_trainer(arrays_dir, wire, mode=mode)
    stretch = trainer.run("measure", lambda steps, _: steps >= 20)
    assert stretch.steps == 20
    assert stretch.images == 20 * 8
    assert stretch.seconds >= 20 * STEP_S
    assert stretch.marks_s == pytest.approx(stretch.seconds, rel=0.1)
    if mode == "resident":  # nothing holds the host back there: issuing is over long before the device is
        assert stretch.issue_s < stretch.seconds / 2
    assert slow.free_at() <= time.perf_counter()  # it has nothing left to do when the block is told


def test_every_batch_has_the_devices_time_and_not_the_hosts(arrays_dir: Path) -> None:
    wire = ListWire()
    trainer, _ = slow_trainer(arrays_dir, wire)
    trainer.run("measure", lambda steps, _: steps >= 20)
    times = batch_times(wire)
    assert len(times) == 20
    assert all(t >= 0.95 * STEP_S for t in times)


def test_streaming_never_waits_for_the_device_within_a_stretch(arrays_dir: Path) -> None:
    trainer, slow = slow_trainer(arrays_dir, ListWire(), mode="resident")
    before = slow.synchronised
    trainer.run("measure", lambda steps, _: steps >= 20)
    assert slow.synchronised - before <= 3  # at both ends, and before the last reading
    assert slow.waits == 0


def test_the_step_times_of_a_stretch_that_crosses_epochs_add_up_to_its_time(arrays_dir: Path) -> None:
    wire = ListWire()
    trainer, _ = slow_trainer(arrays_dir, wire)
    stretch = trainer.run("measure", lambda steps, _: steps >= 12)
    assert stretch.marks_s == pytest.approx(stretch.seconds, rel=0.1)
    seen: dict[int, int] = {}
    for event in wire.of(ev.Batches):
        assert event.first_batch == seen.get(event.epoch, 0)
        seen[event.epoch] = event.first_batch + len(event.batch_s)
    assert seen == {0: 5, 1: 5, 2: 2}


def test_batches_are_numbered_on_from_stretch_to_stretch(arrays_dir: Path) -> None:
    wire = ListWire()
    trainer, _ = slow_trainer(arrays_dir, wire, batch_size=4)
    trainer.run("warm-up", lambda steps, _: steps >= 3)
    trainer.run("measure", lambda steps, _: steps >= 3)
    numbers = [(e.phase, e.first_batch + i) for e in wire.of(ev.Batches) for i in range(len(e.batch_s))]
    assert numbers == [
        ("warm-up", 0),
        ("warm-up", 1),
        ("warm-up", 2),
        ("measure", 3),
        ("measure", 4),
        ("measure", 5),
    ]


def test_evaluation_and_epochs_take_as_long_as_the_device_worked(arrays_dir: Path) -> None:
    trainer, _ = slow_trainer(arrays_dir, ListWire())
    _, total, seconds = trainer.evaluate()
    assert total == 16
    assert seconds >= 2 * STEP_S
    images, seconds = trainer.train_epoch(0)
    assert images == 40
    assert seconds >= 5 * STEP_S


def test_shares_give_the_devices_time_to_the_part_that_caused_it(arrays_dir: Path) -> None:
    spec = launch_spec(arrays_dir)
    trainer, _ = slow_trainer(arrays_dir, ListWire())
    shares = measure_shares(trainer, spec)
    assert shares.steps == 5  # an epoch has no more
    assert shares.images == 40
    assert shares.forward_s >= 5 * STEP_S
    assert shares.data_s + shares.copy_s + shares.backward_s + shares.optimiser_s < shares.forward_s


def test_a_device_that_finishes_nothing_is_an_error_and_no_endless_queue(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "TIMING_RING", 8)
    trainer, _ = slow_trainer(arrays_dir, ListWire(), mode="resident")
    with pytest.raises(RuntimeError, match="not finishing any"):
        trainer.run("measure", lambda steps, _: steps >= 30)


@pytest.mark.parametrize("name", ["tpu", "vulkan:0", "meta", "", "CPU"])
def test_a_kind_of_device_that_nobody_can_synchronise_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no kind of device that this program can time"):
        device(name)


def test_every_kind_of_accelerator_has_its_own_way_to_synchronise_and_to_mark() -> None:
    for kind, cls in KINDS.items():
        if kind != "cpu":
            assert "synchronise" in vars(cls)
            assert "mark" in vars(cls)
            assert "prepare" in vars(cls)


def test_the_cpus_step_times_add_up_to_its_block(arrays_dir: Path) -> None:
    wire = ListWire()
    stretch = cpu_trainer(arrays_dir, wire).run("measure", lambda steps, _: steps >= 12)
    assert stretch.marks_s == pytest.approx(stretch.seconds, rel=0.1)
    assert sum(batch_times(wire)) == pytest.approx(stretch.marks_s, rel=1e-3)
    assert stretch.cpu_s > 0
    ends = [t for e in wire.of(ev.Batches) for t in e.elapsed_s]
    assert ends == sorted(ends)
    assert all(math.isfinite(x) and x < 5 for e in wire.of(ev.Batches) for x in e.loss)


def test_a_loss_that_diverged_is_none_on_the_wire(arrays_dir: Path) -> None:
    wire = ListWire()
    cpu_trainer(arrays_dir, wire, learning_rate=1e30).run("measure", lambda steps, _: steps >= 5)
    losses = [x for e in wire.of(ev.Batches) for x in e.loss]
    assert losses[0] is not None
    assert losses[-1] is None


def test_a_stop_ends_a_stretch_at_the_next_step_and_sends_what_was_trained(arrays_dir: Path) -> None:
    wire = ListWire(stop=lambda: trainer.feed.steps >= 3)
    trainer = cpu_trainer(arrays_dir, wire)
    trainer.feed.steps = 0
    gather = trainer.feed.gather

    def counting(indices: torch.Tensor) -> None:
        trainer.feed.steps += 1
        gather(indices)

    trainer.feed.gather = counting
    with pytest.raises(Stopped):
        trainer.run("measure", lambda steps, _: False)
    assert len(batch_times(wire)) == 3


def test_training_learns(arrays_dir: Path) -> None:
    wire = ListWire()
    trainer = cpu_trainer(arrays_dir, wire, batch_size=32)
    untrained, total, _ = trainer.evaluate()
    for epoch in range(3):
        trainer.train_epoch(epoch)
    correct, total, _ = trainer.evaluate()
    assert total == 128
    assert correct > 2 * max(untrained, 13)
