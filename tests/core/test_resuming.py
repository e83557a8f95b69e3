"""What of a run is missing, and each reason for which it cannot be gone on with, as a sentence that names it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.resuming import NotResumable, Rest, check_devices, check_event, missing, rest
from gpubench_gui.core.spec import FAMILY, DeviceChoice, RunSpec
from gpubench_gui.core.told import TOLD, _template
from tests.demo import CPU, H200

VERSION = "0.1.0"
HOST = {"cpu": "EPYC", "usable_cpus": 16, "nvidia_driver": "580", "battery": None, "cuda:0 uuid": "GPU-1"}
FACTS = {"torch": "2.12.0", "device_name": "NVIDIA H200", "device_uuid": "GPU-1", "threads": 4}
CPU_INFO = DeviceInfo("cpu", "cpu", CPU.label, "cpu")
GPU_INFO = DeviceInfo("cuda:0", "cuda:0", H200.label, "cuda")
PAIR = (CPU, H200)


def ended(
    outcomes: dict[tuple[str, str], tuple[ev.Outcome, str | None]],
    protocol: str = "quick",
    devices: tuple[DeviceChoice, ...] = PAIR,
) -> RunRecord:
    """A run whose cells ended so: (outcome, kind)."""
    models = tuple(dict.fromkeys(m for m, _ in outcomes))
    record = RunRecord()
    spec = RunSpec(models, devices, protocol, 300.0)  # type: ignore[arg-type]
    record.apply(ev.RunStarted("old", "2026-03-14T10:15:00+01:00", VERSION, spec, dict(HOST)))
    record.apply(ev.DataReady("arrays", "synthetic", 50_000, 10_000, "5b1f" * 16))
    for (model, device), (outcome, kind) in outcomes.items():
        record.apply(ev.LaunchStarted(model, device, 0, 1.0, 1))
        record.apply(ev.LaunchReady(model, device, 0, 2.0, 1, "w", "o", {}, dict(FACTS)))
        record.apply(ev.LaunchEnded(model, device, 0, 3.0, outcome))
        record.apply(ev.CellEnded(model, device, 3.0, outcome, kind))
    record.apply(ev.RunEnded(3.0, "stopped"))
    return record


DONE, FAILED, NO_DATA, STOPPED = ("finished", None), ("failed", "died"), ("failed", "data"), ("stopped", "stopped")


def cells(protocol: str, **ends) -> set[tuple[str, str]]:
    """The missing cells of a run of two models; `ends` are those of the models' CPU and GPU."""
    outcomes = {}
    for model, (cpu, gpu) in zip(("small-cnn", "resnet18"), ends.values(), strict=True):
        outcomes |= {(model, "cpu"): cpu, (model, "cuda:0"): gpu}
    return set(missing(ended(outcomes, protocol)))


def test_of_quick_a_model_with_a_missing_cell_is_missing_on_all_devices() -> None:
    whole = {("resnet18", "cpu"), ("resnet18", "cuda:0")}
    assert cells("quick", a=(DONE, DONE), b=(DONE, STOPPED)) == whole
    assert cells("quick", a=(DONE, FAILED), b=(FAILED, STOPPED)) == whole
    assert cells("quick", a=(DONE, FAILED), b=(DONE, DONE)) == set()


@pytest.mark.parametrize("protocol", ["study", "largest"])
def test_cells_that_are_measured_alone_are_missing_alone(protocol: str) -> None:
    assert cells(protocol, a=(DONE, STOPPED), b=(FAILED, STOPPED)) == {("small-cnn", "cuda:0"), ("resnet18", "cuda:0")}


def test_a_cell_that_failed_for_want_of_images_failed_for_no_reason_of_its_own() -> None:
    assert len(cells("study", a=(NO_DATA, NO_DATA), b=(NO_DATA, NO_DATA))) == 4


def test_a_missing_model_has_the_share_of_the_budget_that_it_had() -> None:
    what = half()
    assert what.spec.models == ("resnet18",)
    assert what.spec.budget_s == pytest.approx(150)
    assert what.spec.devices == PAIR
    what.spec.check()


def half() -> Rest:
    """The first of two models is done."""
    outcomes = {("small-cnn", k): DONE for k in ("cpu", "cuda:0")} | {
        ("resnet18", k): STOPPED for k in ("cpu", "cuda:0")
    }
    return rest(ended(outcomes), VERSION)


def retellable(text: str) -> bool:
    """Whether the window can tell it in its language."""
    return text in TOLD or _template(text) is not None


def test_a_finished_run_a_sweep_and_another_versions_run_are_refused_with_the_reason() -> None:
    pair = {("small-cnn", "cpu"): DONE, ("small-cnn", "cuda:0"): FAILED}
    sweep = {(FAMILY, "cpu"): STOPPED, (FAMILY, "cuda:0"): STOPPED}
    tried = (
        (ended(pair), VERSION, "Nothing of this run is missing"),
        (ended(sweep, "map"), VERSION, "protocol Map cannot be resumed: which network it times next"),
        (ended(pair | {("small-cnn", "cpu"): STOPPED}), "0.0.9", "by gpubench 0.1.0, and this is 0.0.9"),
    )
    for record, version, words in tried:
        with pytest.raises(NotResumable) as caught:
            rest(record, version)
        assert words in str(caught.value)
        assert retellable(str(caught.value))


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ((CPU_INFO,), "NVIDIA H200 cannot be used now"),
        ((CPU_INFO, replace(GPU_INFO, available=False)), "NVIDIA H200 cannot be used now"),
        ((CPU_INFO, replace(GPU_INFO, label="NVIDIA A100")), "NVIDIA H200 then and is NVIDIA A100 now"),
        ((replace(CPU_INFO, label="8 CPU cores"), GPU_INFO), "16 CPU cores then and is 8 CPU cores now"),
    ],
)
def test_other_devices_are_refused(found: tuple[DeviceInfo, ...], words: str) -> None:
    with pytest.raises(NotResumable, match=words) as caught:
        check_devices(half(), found)
    assert retellable(str(caught.value))


def test_a_cpu_held_to_some_threads_is_known_by_its_device() -> None:
    few = DeviceChoice("cpu-2t", "cpu", "CPU, 2 threads", 2)
    outcomes = {("small-cnn", "cpu"): DONE, ("small-cnn", "cpu-2t"): STOPPED}
    check_devices(rest(ended(outcomes, "study", (CPU, few)), VERSION), (CPU_INFO, GPU_INFO))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            ev.RunStarted("n", "", VERSION, RunSpec((), ()), HOST | {"usable_cpus": 8}),
            "may be used was 16 then and is 8",
        ),
        (
            ev.RunStarted("n", "", VERSION, RunSpec((), ()), HOST | {"nvidia_driver": "590"}),
            "the NVIDIA driver was 580",
        ),
        (
            ev.RunStarted("n", "", VERSION, RunSpec((), ()), HOST | {"cuda:0 uuid": "GPU-2"}),
            "the identity of NVIDIA H200 was GPU-1 then and is GPU-2 now",
        ),
        (
            ev.DataReady("arrays", "synthetic", 50_000, 10_000, "ffff" * 16),
            "the images was 5b1f5b1f then and is ffffffff",
        ),
        (
            ev.LaunchReady("resnet18", "cpu", 0, 2.0, 1, "w", "o", {}, FACTS | {"torch": "2.13.0"}),
            "PyTorch was 2.12.0 then and is 2.13.0 now",
        ),
        (
            ev.LaunchReady("resnet18", "cuda:0", 0, 2.0, 1, "w", "o", {}, FACTS | {"threads": 2}),
            "threads of NVIDIA H200 was 4 then and is 2 now",
        ),
    ],
)
def test_another_machine_pytorch_or_data_is_refused_with_what_differs(event: ev.Event, words: str) -> None:
    with pytest.raises(NotResumable) as caught:
        check_event(half(), event)
    assert words in str(caught.value)
    assert retellable(str(caught.value))


def test_the_same_machine_and_what_is_not_known_are_no_reason_to_refuse() -> None:
    what = half()
    check_devices(what, (CPU_INFO, GPU_INFO))
    check_event(what, ev.RunStarted("n", "", VERSION, RunSpec((), ()), HOST | {"battery": "plugged", "cpu": None}))
    check_event(what, ev.DataReady("elsewhere", "synthetic", 50_000, 10_000, "5b1f" * 16))
    for key in ("cpu", "cuda:0"):
        check_event(what, ev.LaunchReady("resnet18", key, 0, 2.0, 1, "w", "o", {}, dict(FACTS)))
    check_event(what, ev.LaunchReady("resnet18", "cpu", 0, 2.0, 1, "w", "o", {}, {}))
