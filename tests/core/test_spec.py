"""A specification that cannot be run says so in one sentence."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from gpubench_gui.core.spec import DeviceChoice, RunSpec, SpecError, Training

CPU = DeviceChoice("cpu", "cpu", "2 CPU cores")
GPU = DeviceChoice("cuda:0", "cuda:0", "NVIDIA H200")
GOOD = RunSpec(("small-cnn", "resnet18"), (CPU, GPU))


def test_a_good_specification_passes_and_measures_against_the_cpu() -> None:
    GOOD.check()
    assert GOOD.baseline == CPU


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"models": ()}, "at least one model"),
        ({"devices": ()}, "at least one device"),
        ({"models": ("resnet19",)}, "Unknown model 'resnet19'. Known models: small-cnn"),
        ({"models": ("resnet18", "resnet18")}, "Model 'resnet18' is listed twice"),
        ({"devices": (CPU, GPU, CPU)}, "Device 'cpu' is listed twice"),
        ({"budget_s": 0.5}, "between 1 and 86400 seconds, not 0.5"),
        ({"budget_s": math.nan}, "between 1 and 86400 seconds"),
        ({"budget_s": math.inf}, "between 1 and 86400 seconds"),
        ({"training": Training(batch_size=0)}, "Batch size must be above zero, not 0"),
        ({"training": Training(epochs=10**400)}, "Epochs must be at most 1000000"),
        ({"training": Training(batch_size=1_000_001)}, "Batch size must be at most 1000000"),
        ({"training": Training(epochs=-1)}, "Epochs must be above zero, not -1"),
        ({"training": Training(learning_rate=math.nan)}, "Learning rate must be above zero"),
        ({"training": Training(seed=-1)}, "seed must lie between 0 and"),
        ({"training": Training(seed=2**32)}, "seed must lie between 0 and"),
    ],
)
def test_what_cannot_be_run_is_refused_in_one_sentence(change: dict[str, object], words: str) -> None:
    with pytest.raises(SpecError) as caught:
        replace(GOOD, **change).check()
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")


def test_the_cpu_is_the_baseline_wherever_it_stands_in_the_list() -> None:
    assert RunSpec(("small-cnn",), (GPU, CPU)).baseline == CPU


def test_without_a_cpu_the_first_device_is_the_baseline() -> None:
    other = DeviceChoice("cuda:1", "cuda:1", "NVIDIA H200 (GPU 1)")
    assert RunSpec(("small-cnn",), (other, GPU)).baseline == other
