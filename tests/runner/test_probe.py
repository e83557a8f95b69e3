"""The list of devices, whatever the probe child lives through."""

from __future__ import annotations

import os
import time

import pytest

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import TorchFound
from gpubench_gui.runner import probe
from gpubench_gui.runner.probe import assemble, bare, cpu_device, probe_devices
from gpubench_gui.telemetry.nvidia import GpuIdentity, GpuList

CARD = GpuIdentity("GPU-11aa", "NVIDIA GeForce RTX 5090", None, 2**35, "570.0")
CUDA = TorchFound("2.14.1+cu130", "13.0", None, ("sm_90",))
CPU_ONLY = TorchFound("2.14.1+cpu", None, None, ())
CPU = DeviceInfo("cpu", "cpu", "CPU", "cpu")


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The stub probe, on a machine where the driver lists one card."""
    monkeypatch.setattr(probe, "PROBE", "tests.runner.stub_probe")
    monkeypatch.setattr(probe, "list_gpus", lambda: GpuList((CARD,), None))
    return monkeypatch


def test_a_probe_that_ends_well_lists_the_cpu_first_and_equal_cards_apart(stub: pytest.MonkeyPatch) -> None:
    stub.setenv("GPUBENCH_STUB", "none")
    stub.setattr(probe, "list_gpus", lambda: GpuList((), None))
    found = probe_devices()
    assert [d.key for d in found] == ["cpu", "cuda:0", "cuda:1"]
    assert [d.label for d in found[1:]] == ["NVIDIA H200 (GPU 0)", "NVIDIA H200 (GPU 1)"]
    assert all(d.available for d in found)
    assert found[0].label == cpu_device().label  # "2 CPU cores", not just "CPU"


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
def test_a_crashing_probe_costs_only_the_devices_it_did_not_reach(stub: pytest.MonkeyPatch) -> None:
    stub.setenv("GPUBENCH_STUB", "crash")
    cpu, card = probe_devices()
    assert cpu.available
    assert not card.available
    assert card.label == "NVIDIA GeForce RTX 5090"
    assert "SIGSEGV" in (card.reason or "")
    assert card.cure


@pytest.mark.parametrize("trouble", ["hang", "hang at once"])
def test_a_hanging_probe_ends_at_its_time_limit(stub: pytest.MonkeyPatch, trouble: str) -> None:
    stub.setenv("GPUBENCH_STUB", trouble)
    before = time.monotonic()
    cpu, card = probe_devices(timeout_s=4)
    assert time.monotonic() - before < 20  # it would sleep for 60 s
    assert cpu.available == (trouble == "hang")
    assert not card.available
    assert "took longer than 4 s" in (card.reason or "")
    assert "memory" not in (card.cure or "")  # it was ended by us, not by the system


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
def test_a_cpu_on_which_torch_crashes_is_not_offered(stub: pytest.MonkeyPatch) -> None:
    stub.setenv("GPUBENCH_STUB", "crash on the CPU")
    cpu, _ = probe_devices()
    assert not cpu.available
    assert "SIGILL" in (cpu.reason or "")


def test_without_torch_nothing_is_offered_and_the_cure_is_to_install_it(stub: pytest.MonkeyPatch) -> None:
    stub.setenv("GPUBENCH_STUB", "no torch")
    cpu, card = probe_devices()
    assert not cpu.available
    assert not card.available
    assert "PyTorch cannot be loaded" in (cpu.reason or "")
    assert "No module named 'torch'" in (cpu.reason or "")
    assert "Install PyTorch" in (cpu.cure or "")


def test_a_card_that_a_cpu_only_torch_cannot_see_is_listed_with_reason_and_cure() -> None:
    cpu, card = assemble(CPU_ONLY, [CPU], (CARD,), None, "")
    assert cpu.available
    assert (card.key, card.available, card.label) == ("nvidia:0", False, "NVIDIA GeForce RTX 5090")
    assert card.reason == "this PyTorch build (2.14.1+cpu) has no CUDA"
    assert "CUDA build of PyTorch" in (card.cure or "")


def test_a_card_that_a_cuda_torch_does_not_list_names_driver_and_variable() -> None:
    _, card = assemble(CUDA, [CPU], (CARD,), None, "")
    assert not card.available
    assert "CUDA 13.0" in (card.cure or "")
    assert "CUDA_VISIBLE_DEVICES" in (card.cure or "")


def test_a_card_that_torch_lists_is_not_listed_twice_whatever_the_spelling_of_its_uuid() -> None:
    for uuid in ("11AA", "GPU-11aa", "11aa"):
        ours = DeviceInfo("cuda:0", "cuda:0", "NVIDIA GeForce RTX 5090", "cuda", uuid=uuid)
        assert [d.key for d in assemble(CUDA, [CPU, ours], (CARD,), None, "")] == ["cpu", "cuda:0"]
    assert bare(None) == ""


def test_a_second_card_that_torch_does_not_list_is_shown_beside_the_first() -> None:
    ours = DeviceInfo("cuda:0", "cuda:0", "NVIDIA H200", "cuda", uuid="other")
    found = assemble(CUDA, [CPU, ours], (CARD,), None, "")
    assert [(d.key, d.available) for d in found] == [("cpu", True), ("cuda:0", True), ("nvidia:0", False)]


def test_a_card_of_unknown_uuid_is_not_accused_of_being_hidden() -> None:
    ours = DeviceInfo("cuda:0", "cuda:0", "NVIDIA GeForce RTX 5090", "cuda", uuid=None)
    assert [d.key for d in assemble(CUDA, [CPU, ours], (CARD,), None, "")] == ["cpu", "cuda:0"]


def test_an_unusable_card_keeps_its_reason_and_cure() -> None:
    broken = DeviceInfo("cuda:0", "cuda:0", "NVIDIA H200", "cuda", False, "no kernels", "a newer build", "11aa")
    found = assemble(CUDA, [CPU, broken], (CARD,), None, "")
    assert found[1] == broken


def test_a_cpu_that_failed_its_step_is_not_offered() -> None:
    broken = DeviceInfo("cpu", "cpu", "CPU", "cpu", False, "a test step failed: boom", "look again")
    (cpu,) = assemble(CPU_ONLY, [broken], (), None, "")
    assert (cpu.available, cpu.reason, cpu.cure) == (False, "a test step failed: boom", "look again")


def test_a_machine_without_any_gpu_is_a_normal_state() -> None:
    found = assemble(CPU_ONLY, [CPU], (), None, "")
    assert [d.key for d in found] == ["cpu"]
    assert found[0].available
