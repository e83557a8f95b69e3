"""What limits a cell, from planted figures of a diagnosis pass."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.language import THIN
from gpubench_gui.core.verdict import Bound, Verdict, verdict

FLOP = 100_000_000
IMAGES = 100  # a step is 10 GFLOP

BUSY = Diagnosed(
    *("small-cnn", "cuda:0", 0, IMAGES),
    step_s=0.010,
    data_s=0.0005,
    issue_s=0.002,
    copy_s=0.0005,
    device_s=0.0095,
    matrix_s=0.008,
    peak_flops=2.5e12,
)


def judged(is_cpu: bool = False, headline_s: float | None = None, **changes: Any) -> Verdict:
    """The verdict on `BUSY` with `changes`; the headline's step is the pass's unless `headline_s` says otherwise."""
    seen = replace(BUSY, **changes)
    return verdict(seen, FLOP, (headline_s or seen.step_s) / IMAGES, is_cpu)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "compute-bound"),
        ({"matrix_s": 0.003}, "memory-bound"),
        ({"step_s": 0.0025, "issue_s": 0.0023, "device_s": 0.0009, "matrix_s": 0.0007}, "launch-bound"),
        ({"step_s": 0.0025, "issue_s": 0.0023, "device_s": None, "matrix_s": None}, "launch-bound"),
        ({"step_s": 0.015, "data_s": 0.012}, "data-bound"),
        ({"step_s": 0.015, "data_s": 0.014, "device_s": None, "matrix_s": None}, "data-bound"),
        ({"copy_s": 0.03, "step_s": 0.04}, "transfer-bound"),
        ({"copy_s": 0.03, "step_s": 0.04, "device_s": None, "matrix_s": None}, "transfer-bound"),
        # The host is slow, but the device is busy all the while: nobody waits for the host.
        ({"data_s": 0.006, "issue_s": 0.002}, "compute-bound"),
        ({"data_s": 0.001, "issue_s": 0.0085}, "compute-bound"),
    ],
)
def test_the_slower_side_of_an_accelerators_step_names_the_cause(changes: dict[str, Any], expected: Bound) -> None:
    found = judged(**changes)
    assert found.bound == expected
    assert found.sentence.lower().startswith(expected)
    assert not found.uncertain


def test_on_the_cpu_neither_launching_nor_copying_is_a_cause() -> None:
    alone = {"is_cpu": True, "issue_s": 0.0099, "data_s": 0.0001}
    assert judged(**alone).bound == "compute-bound"
    assert judged(**alone, copy_s=0.009).bound == "compute-bound"
    assert judged(is_cpu=True, data_s=0.006, issue_s=0.004).bound == "data-bound"


def test_the_sentences_carry_their_figures() -> None:
    def said(**changes: Any) -> str:
        return judged(**changes).sentence.replace(THIN, " ")

    launch = said(step_s=0.0025, issue_s=0.0023, device_s=0.0009, matrix_s=0.0007)
    assert launch == "Launch-bound: the CPU needs 2.3 ms to issue a step that the GPU runs in 0.90 ms."
    both = said(step_s=0.0031, data_s=0.001, issue_s=0.002, copy_s=0.0002, device_s=0.0025, matrix_s=0.002)
    assert both == (
        "Launch-bound: the CPU needs 3.0 ms to gather a batch and issue its step, which the GPU copies and runs in "
        "2.7 ms."
    )
    compute = said()
    assert compute == (
        "Compute-bound: 84 % of the time goes to convolutions and matrix products, at 50 % of the fastest rate "
        "measured here."
    )
    memory = said(matrix_s=0.00285)
    assert memory == "Memory-bound: 70 % of the time goes to work that moves data and computes little."
    data = said(step_s=0.015, data_s=0.012)
    assert data == "Data-bound: gathering a batch takes 12 ms of a step of 15 ms."
    copy = said(copy_s=1.5, step_s=2.0)
    assert copy == "Transfer-bound: copying a batch to the device takes 1.5 s of a step of 2.0 s."


def test_convolutions_far_below_the_fastest_rate_wait_for_memory() -> None:
    slow = judged(peak_flops=2.5e13)
    assert slow.bound == "memory-bound"
    assert f"at 5{THIN}% of the fastest rate" in slow.sentence


def test_without_a_rate_to_compare_with_the_share_of_the_time_decides() -> None:
    alone = judged(peak_flops=None)
    assert (alone.bound, alone.peak_share) == ("compute-bound", None)
    unknown_work = verdict(BUSY, None, 0.0001, False)
    assert (unknown_work.bound, unknown_work.achieved_flops) == ("compute-bound", None)


def test_a_device_that_cannot_be_profiled_gets_no_verdict_and_the_reason() -> None:
    found = judged(device_s=None, matrix_s=None, missing="the device's work: CUPTI says no")
    assert found.bound is None
    assert "CUPTI says no" in found.sentence
    assert found.missing == "the device's work: CUPTI says no"
    assert found.achieved_flops == pytest.approx(1e12)  # the rest of the answer stands


def test_the_rate_is_the_headlines_and_its_share_of_the_fastest_one() -> None:
    found = judged(headline_s=0.008)
    assert found.achieved_flops == pytest.approx(1.25e12)
    assert found.peak_share == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("headline_s", "uncertain"), [(0.0088, False), (0.0086, True), (0.0119, True), (0.0117, False)]
)
def test_a_pass_much_slower_or_faster_than_the_timed_blocks_says_so(headline_s: float, uncertain: bool) -> None:
    found = judged(headline_s=headline_s)
    assert found.uncertain == uncertain
    assert ("uncertain" in found.sentence) == uncertain
    assert found.bound == "compute-bound"


@pytest.mark.parametrize("rate", [-1.0, 1e-300, 1e38])
def test_a_fastest_rate_that_no_device_has_is_not_compared_with(rate: float) -> None:
    found = judged(peak_flops=rate)
    assert (found.bound, found.peak_flops, found.peak_share) == ("compute-bound", None, None)
    assert "fastest" not in found.sentence


@pytest.mark.parametrize("changes", [{"matrix_s": -1.0}, {"issue_s": 1e38}, {"images": -5}, {"device_s": -1.0}])
def test_figures_that_cannot_be_measured_name_no_cause(changes: dict[str, Any]) -> None:
    found = judged(**changes)
    assert found.bound is None
    assert found.sentence.startswith("Not known")


@pytest.mark.parametrize(
    "nonsense",
    [{"step_s": 0.0}, {"images": 0}, {"device_s": 0.0}, {"matrix_s": 0.0}, {"peak_flops": 0.0}, {"peak_flops": -1.0}],
)
def test_an_edited_file_gives_no_error(nonsense: dict[str, Any]) -> None:
    seen = replace(BUSY, **nonsense)
    assert verdict(seen, FLOP, 0.0001, False).sentence
    assert verdict(seen, FLOP, None, True).sentence
