"""What forbids a comparison of two runs, what only has to be named, and that equal runs differ in nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.compared import compare_runs
from gpubench_gui.core.compared_gate import cell_differences, differences
from gpubench_gui.core.record import RunRecord
from tests.board_files import machine_events


def run(edit=lambda event: event, **training) -> RunRecord:
    """The recorded run on the H200, each event as `edit` gives it back."""
    record = RunRecord()
    for event in machine_events(0, **training):
        record.apply(edit(event))
    return record


def host(**facts):
    return lambda e: replace(e, host={**e.host, **facts}) if isinstance(e, ev.RunStarted) else e


def fact(device=None, **facts):
    def edit(e):
        mine = isinstance(e, ev.LaunchReady) and device in (None, e.device)
        return replace(e, facts={**e.facts, **facts}) if mine else e

    return edit


def ready(**fields):
    return lambda e: replace(e, **fields) if isinstance(e, ev.LaunchReady) else e


def flagged(flag, device="cuda:0"):
    return lambda e: replace(e, flags=(flag,)) if isinstance(e, ev.BlockTimed) and e.device == device else e


def data(**fields):
    return lambda e: replace(e, **fields) if isinstance(e, ev.DataReady) else e


def source(name):
    def edit(e):
        if isinstance(e, ev.RunStarted):
            return replace(e, spec=replace(e.spec, data=replace(e.spec.data, source=name)))
        return e

    return edit


FIRST = run()


def level(other: RunRecord, topic: str, device: str = "cuda:0") -> str | None:
    """Which level the difference called `topic` has between the recorded run and `other`, None for none."""
    found = (*differences(FIRST, other), *cell_differences(FIRST, other, "resnet18", device))
    return next((d.level for d in found if d.topic == topic), None)


def test_equal_runs_differ_in_nothing():
    other = run(lambda e: replace(e, run="later", started="2026-12-01") if isinstance(e, ev.RunStarted) else e)
    assert differences(FIRST, other) == ()
    compared = compare_runs([FIRST, other])
    assert all(p.differences == () and p.ratio is not None for p in compared.pairs)


@pytest.mark.parametrize(
    ("topic", "edit"),
    [
        ("PyTorch", fact(torch="2.12.0+cu130")),
        ("cuDNN", fact(cudnn=92000)),
        ("CUDA of PyTorch", fact(cuda="12.8")),
        ("float32 precision", fact(fp32_precision="tf32")),
        ("precision of matrix products", fact(matmul_precision="tf32")),
        ("precision of convolutions", fact(convolution_precision="tf32")),
        ("precision of matrix products on the CPU", fact(cpu_matmul_precision="bf16")),
        ("cuDNN's choice by trial", fact(cudnn_benchmark="True")),
        ("back end", fact("cuda:0", backend="rocm")),
        ("parameters", ready(parameters=5)),
        ("starting weights", ready(weights_digest="0" * 16)),
        ("power supply", None),
        ("division (MIG)", host(**{"cuda:0 mig_mode": "on"})),
        ("battery", flagged("battery")),
        ("clock jumped", flagged("clock jumped")),
        ("content of the images", data(digest="0" * 64)),
        ("number of training images", data(train_images=5)),
        ("images", source("cifar10")),
    ],
)
def test_what_makes_it_another_measurement_forbids_the_ratio(topic, edit):
    if topic == "power supply":
        first, other = run(host(battery="plugged")), run(host(battery="unplugged"))
        assert [(d.topic, d.level) for d in differences(first, other)] == [(topic, "never")]
        return
    other = run(edit)
    assert level(other, topic) == "never"
    pair = next(p for p in compare_runs([FIRST, other]).pairs if (p.model, p.device) == ("resnet18", "cuda:0"))
    assert pair.measured
    assert pair.ratio is None


@pytest.mark.parametrize(
    ("topic", "settings"),
    [
        ("batch size", {"batch_size": 64}),
        ("precision", {"precision": "tf32"}),
        ("mode", {"mode": "resident"}),
    ],
)
def test_other_settings_forbid_every_ratio(topic, settings):
    other = run(**settings)
    assert level(other, topic) == "never"
    assert all(p.ratio is None for p in compare_runs([FIRST, other]).pairs)


@pytest.mark.parametrize(
    ("topic", "edit"),
    [
        ("NVIDIA driver", host(nvidia_driver="590.1")),
        ("kernel", host(kernel="7.0")),
        ("operating system", host(os="Windows 11")),
        ("Python", host(python="CPython 3.14.0")),
        ("processor", host(cpu="AMD EPYC 9454")),
        ("frequency governor", None),
        ("power limit in watts", host(**{"cuda:0 power_limit_w": 300.0})),
        ("PCIe lanes", host(**{"cuda:0 pcie_width_max": 8})),
        ("device", host(**{"cuda:0 uuid": "GPU-1"})),
        ("gpubench", lambda e: replace(e, version="9") if isinstance(e, ev.RunStarted) else e),
        ("contended", flagged("contended")),
        ("throttled: heat", flagged("throttled: heat")),
        ("low clock", flagged("low clock")),
    ],
)
def test_what_may_be_the_question_itself_is_shown_and_named(topic, edit):
    if topic == "frequency governor":
        first, other = run(host(governor="performance")), run(host(governor="powersave"))
        assert [(d.topic, d.level) for d in differences(first, other)] == [(topic, "beware")]
        return
    other = run(edit)
    assert level(other, topic) == "beware"
    pair = next(p for p in compare_runs([FIRST, other]).pairs if (p.model, p.device) == ("resnet18", "cuda:0"))
    assert pair.ratio is not None


def test_another_number_of_threads_forbids_the_ratio_of_one_processor_and_is_named_for_two():
    fewer = fact("cpu", threads=8)
    assert level(run(fewer), "CPU threads", "cpu") == "never"
    elsewhere = run(lambda e: host(cpu="AMD EPYC 9454")(fewer(e)))
    assert level(elsewhere, "CPU threads", "cpu") == "beware"
    assert level(run(fact("cuda:0", threads=8)), "CPU threads") == "beware"


def test_another_seed_is_named_and_its_other_weights_and_images_are_no_second_reason():
    other = run(lambda e: data(digest="0" * 64)(ready(weights_digest="0" * 16)(e)), seed=7)
    found = (*differences(FIRST, other), *cell_differences(FIRST, other, "resnet18", "cuda:0"))
    assert [(d.topic, d.level) for d in found] == [("seed", "beware")]


def test_a_battery_in_both_runs_is_named_and_forbids_nothing():
    first = run(flagged("battery"))
    found = cell_differences(first, first, "resnet18", "cuda:0")
    assert [(d.topic, d.level, d.first, d.second) for d in found] == [("battery", "beware", "yes", "yes")]


def test_a_flag_on_one_device_says_nothing_of_the_other():
    other = run(flagged("battery", "cpu"))
    pairs = {p.device: p.ratio for p in compare_runs([FIRST, other]).pairs if p.model == "resnet18"}
    assert pairs["cpu"] is None
    assert pairs["cuda:0"] is not None


def test_what_one_run_does_not_know_is_no_difference():
    def forget(e):
        if isinstance(e, ev.RunStarted):
            return replace(e, host={})
        return replace(e, facts={}) if isinstance(e, ev.LaunchReady) else e

    other = run(forget)
    assert differences(FIRST, other) == ()
    assert cell_differences(FIRST, other, "resnet18", "cuda:0") == ()


def test_a_difference_names_both_sides_and_cuts_what_an_edited_file_says():
    other = run(host(kernel="x" * 5000))
    (found,) = differences(FIRST, other)
    assert found.words.startswith("kernel: 6.18.44-fc-v657-gpu against xxx")
    assert len(found.words) < 120


def test_tuned_contenders_are_named_by_their_switches():
    from gpubench_gui.core.findings import TrickTried
    from tests.demo import CPU, H200, demo_record

    devices = (CPU, H200, CPU.tune(), H200.tune())
    one, two = demo_record(devices=devices), demo_record(devices=devices)
    two.apply(TrickTried("resnet18", "cuda:0-tuned", two.now_s, "tf32", 1.0, 2.0, True))
    found = cell_differences(one, two, "resnet18", "cuda:0-tuned")
    assert [(d.topic, d.level) for d in found] == [("switches of the tuning", "beware")]
