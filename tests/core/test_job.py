"""A job of the user's own: the arithmetic, the interval, the label, and what is no job."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core.job import PROJECTION, Job, project, sentence
from gpubench_gui.core.summary import summarise
from tests.core.test_break_even import record_of

GPU = [(5.0, s, 1.0 + s) for s in (0.0100, 0.0101, 0.0099)]


def test_hours_are_images_times_epochs_times_seconds_per_image_plus_start_up() -> None:
    record = record_of([(2.0, 0.128, 0.128)] * 3, GPU)
    cpu, gpu = project(record, summarise(record), Job(1_000_000, 90))
    assert cpu.seconds is not None
    assert cpu.seconds.value == pytest.approx(90_000_000 * 0.001 + 2.0)  # 128 images in 0.128 s
    assert cpu.startup_s == pytest.approx(2.0)
    assert gpu.startup_s == pytest.approx(6.0)


def test_the_interval_is_that_of_the_throughput_with_the_start_up_added() -> None:
    record = record_of([(2.0, 0.128, 0.128)] * 3, GPU)
    summary = summarise(record)
    rate, projected = summary.cells[1].images_per_s, project(record, summary, Job(1000, 10))[1].seconds
    assert rate is not None
    assert rate.low is not None
    assert projected is not None
    assert projected.high == pytest.approx(10_000 / rate.low + 6.0)
    assert projected.low == pytest.approx(10_000 / rate.high + 6.0)  # type: ignore[operator]
    text = sentence(record, project(record, summary, Job(10_000_000, 10))[1])
    assert text.startswith("ResNet-18 on NVIDIA H200: 2 h 10 min (95")
    assert text.endswith(PROJECTION)
    assert "3×32×32" in PROJECTION


def test_a_single_round_is_indicative() -> None:
    record = record_of([(2.0, 0.128, 0.128)], GPU[:1])
    projected = project(record, summarise(record), Job(1000, 1))[0]
    assert projected.seconds is not None
    assert projected.seconds.low is None
    assert "(indicative)" in sentence(record, projected)


def test_a_cell_that_failed_or_was_not_measured_has_no_projection_but_a_reason() -> None:
    record = record_of([], GPU, failed=True)
    cpu, gpu = project(record, summarise(record), Job(1000, 1))
    assert (cpu.seconds, cpu.reason) == (None, "it was not measured")
    assert (gpu.seconds, gpu.reason) == (None, "it broke")
    assert sentence(record, gpu) == "ResNet-18 on NVIDIA H200: no projection, it broke"


def test_start_up_that_was_not_timed_is_left_out_and_none() -> None:
    record = record_of([(2.0, 0.128, None)], GPU)
    projected = project(record, summarise(record), Job(1000, 1))[0]
    assert projected.startup_s is None
    assert projected.seconds is not None
    assert projected.seconds.value == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("images", "epochs", "words"),
    [
        (0, 1, "The number of images must be at least 1, not 0."),
        (-5, 1, "The number of images must be at least 1, not -5."),
        (1, 0, "The number of epochs must be at least 1, not 0."),
        (1, -1, "at least 1"),
        (10**12 + 1, 1, "The number of images must be at most 1\N{THIN SPACE}000\N{THIN SPACE}000"),
        (1, 10**7, "The number of epochs must be at most"),
        (math.nan, 1, "The number of images must be a whole number, not nan."),
        (1, math.inf, "whole number"),
        (1.5, 1, "whole number"),
        (10**400, 1, "at most"),
    ],
)
def test_what_is_no_job_is_refused_with_a_sentence(images: float, epochs: float, words: str) -> None:
    with pytest.raises(ValueError, match=words.replace(".", r"\.")):
        Job(images, epochs)  # type: ignore[arg-type]
