"""Trying the switches of the tuned profile, on the CPU; `test_graph.py` does it on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from gpubench_gui.core.tricks import BF16, CHANNELS_LAST, COMPILE, FUSED, RESIDENT, kept
from gpubench_gui.engine import tune as module
from gpubench_gui.engine.devices import Device
from gpubench_gui.engine.launch import Launch
from gpubench_gui.engine.tune import Variant, candidates, tune
from tests.engine.wires import ListWire, launch_spec

pytestmark = pytest.mark.usefixtures("torch_settings")
Rates = Callable[[tuple[str, ...]], float]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK_S", 0.0)
    monkeypatch.setattr(module, "WARM_S", 0.0)
    monkeypatch.setattr(module, "COMPILERS", ())


def planted(monkeypatch: pytest.MonkeyPatch, rate: Rates) -> None:
    monkeypatch.setattr(Variant, "rate", lambda self: rate(self.tricks))


@pytest.mark.usefixtures("quick")
def test_a_switch_is_kept_only_where_it_helps_and_the_next_is_tried_on_top(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gains = {RESIDENT: 1.0, CHANNELS_LAST: 1.5, "threads=1": 0.5, BF16: 0.99, FUSED: 1.2}
    monkeypatch.setattr(module, "resolve", lambda *_: "bf16")

    def rate(tricks: tuple[str, ...]) -> float:
        value = 100.0
        for trick in tricks:
            value *= gains[trick]
        return value

    planted(monkeypatch, rate)
    wire = ListWire()
    found = {t.trick: t for t in tune(wire, Launch(wire, launch_spec(arrays_dir, batch_size=16)), 60.0, compiling=True)}
    assert kept(list(found.values())) == (CHANNELS_LAST, FUSED)
    assert (found[FUSED].before, found[FUSED].after) == (150.0, pytest.approx(180.0))
    assert found[BF16].reason == "no clear gain here"
    assert found[COMPILE].reason == "needs a C++ compiler, and none was found"
    assert found[COMPILE].before is None


@pytest.mark.usefixtures("quick")
def test_a_switch_that_the_device_refuses_is_told_and_the_rest_goes_on(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = Launch.__init__

    def refuse(self: Launch, wire: ListWire, spec: object) -> None:
        if CHANNELS_LAST in spec.tricks:  # type: ignore[attr-defined]  # a LaunchSpec
            raise RuntimeError("CUDA error: operation not permitted when stream is capturing\nmore")
        inner(self, wire, spec)  # type: ignore[arg-type]

    wire = ListWire()
    launch = Launch(wire, launch_spec(arrays_dir, batch_size=16))
    monkeypatch.setattr(Launch, "__init__", refuse)
    planted(monkeypatch, lambda tricks: 100.0 * 2 ** len(tricks))
    found = {t.trick: t for t in tune(wire, launch, 60.0, compiling=True)}
    words = "the device reported: CUDA error: operation not permitted when stream is capturing"
    assert found[CHANNELS_LAST].reason == f"refused: {words}"
    assert not found[CHANNELS_LAST].kept
    assert found[FUSED].kept


@pytest.mark.usefixtures("quick")
def test_a_switch_that_is_now_faster_and_now_slower_is_not_kept(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = iter([100.0, 120.0, 90.0, 100.0] * 40)  # before, after | after, before
    planted(monkeypatch, lambda _: next(turns))
    wire = ListWire()
    found = list(tune(wire, Launch(wire, launch_spec(arrays_dir, batch_size=16)), 60.0, compiling=True))
    assert kept(found) == ()
    first = found[0]
    assert first.low is not None
    assert first.high is not None
    assert first.low < 1 < first.high


@pytest.mark.usefixtures("quick")
def test_when_its_time_is_over_the_rest_is_said_to_be_untried(
    arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted(monkeypatch, lambda tricks: 100.0)
    wire = ListWire()
    found = list(tune(wire, Launch(wire, launch_spec(arrays_dir, batch_size=16)), 0.0, compiling=True))
    assert {t.reason for t in found} == {"not tried: the time budget is too short"}


@pytest.mark.usefixtures("quick")
def test_real_switches_train_and_leave_threads_and_precision_as_the_best_needs_them(arrays_dir: Path) -> None:
    wire = ListWire()
    launch = Launch(wire, launch_spec(arrays_dir, batch_size=16))
    found = list(tune(wire, launch, 60.0, compiling=True))
    assert [t.trick for t in found] == [RESIDENT, CHANNELS_LAST, "threads=1", BF16, FUSED, COMPILE]
    assert all(t.after is not None for t in found if t.trick in (RESIDENT, CHANNELS_LAST, "threads=1", FUSED))
    launch.activate()
    assert torch.get_num_threads() == 2
    assert torch.backends.cudnn.conv.fp32_precision == "ieee"


@pytest.mark.usefixtures("quick")
def test_the_device_gets_its_memory_back_after_each_switch(arrays_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    freed: list[Device] = []
    monkeypatch.setattr(Device, "free_cache", lambda self: freed.append(self))
    planted(monkeypatch, lambda tricks: 100.0)
    wire = ListWire()
    launch = Launch(wire, launch_spec(arrays_dir, batch_size=16))
    assert len(list(tune(wire, launch, 60.0, compiling=False))) == len(freed)
    assert set(freed) == {launch.device}


def test_each_kind_of_device_has_its_switches() -> None:
    cpu = Device("cpu")
    assert candidates(cpu, 8)[:4] == [RESIDENT, CHANNELS_LAST, "threads=4", "threads=1"]
    assert not any(t.startswith("threads") for t in candidates(cpu, 1))


def test_only_whole_training_batches_go_through_the_compiler(arrays_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    def compiled(model: torch.nn.Module) -> Callable[[torch.Tensor], torch.Tensor]:
        def network(images: torch.Tensor) -> torch.Tensor:
            sizes.append(len(images))
            assert model.training
            result: torch.Tensor = model(images)
            return result

        return network

    monkeypatch.setattr(torch, "compile", compiled)
    launch = Launch(ListWire(), replace(launch_spec(arrays_dir, batch_size=100), tricks=(COMPILE,)))
    launch.step_zero()
    launch.trainer.train_epoch(0)  # 640 images: six whole batches and 40
    launch.trainer.evaluate()
    assert sizes == [100] * 6


@pytest.mark.usefixtures("quick")
def test_a_short_run_does_not_compile(arrays_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, lambda tricks: 100.0)
    wire = ListWire()
    found = list(tune(wire, Launch(wire, launch_spec(arrays_dir, batch_size=16)), 60.0, compiling=False))
    assert (found[-1].trick, found[-1].before) == (COMPILE, None)
    assert (found[-1].reason or "").startswith("not tried")
