"""The switches of the tuned profile, as data."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.spec import LaunchSpec, Training
from gpubench_gui.core.tricks import effective, gain, helps, kept, known, name


def launch(*tricks: str) -> LaunchSpec:
    return LaunchSpec("small-cnn", "cpu", "cpu", 0, "", 0.0, 8, Training(), tricks)


def tried(trick: str, keep: bool, before: float | None = 100.0, after: float | None = 150.0) -> TrickTried:
    return TrickTried("small-cnn", "cpu", 1.0, trick, before, after, keep)


def test_ordinary_settings_among_the_switches_are_carried_out_and_the_others_left_to_the_engine() -> None:
    spec = effective(launch("resident", "bf16", "threads=4", "channels-last"))
    assert (spec.training.mode, spec.training.precision, spec.threads) == ("resident", "bf16", 4)
    assert spec.tricks == ("resident", "bf16", "threads=4", "channels-last")
    assert effective(launch()) == launch()


def test_only_what_helped_stays_on_in_the_order_it_was_tried() -> None:
    assert kept([tried("bf16", True), tried("compile", False), tried("threads=1", True)]) == ("bf16", "threads=1")


@pytest.mark.parametrize(
    ("before", "after"), [(-1.0, 2.0), (-1.0, -2.0), (0.0, 2.0), (5e-324, 2.0), (1e38, 1e-38), (None, 2.0)]
)
def test_rates_that_no_device_has_are_no_gain(before: float | None, after: float | None) -> None:
    assert gain(tried("bf16", True, before, after)) is None


@pytest.mark.parametrize(("low", "high"), [(-1.0, 2.0), (0.0, 0.0), (2.0, 1.0), (1.0, None)])
def test_an_interval_that_is_none_leaves_the_gain_without_one(low: float, high: float | None) -> None:
    found = gain(replace(tried("bf16", True), low=low, high=high))
    assert found is not None
    assert (found.value, found.low, found.high) == (1.5, None, None)


def test_only_switches_of_this_program_are_known() -> None:
    assert all(map(known, ("cuda-graph", "threads", "threads=16")))
    assert not any(map(known, ("", "=", "nope", "cuda-graph=5", "threads=x", "threads=-1", "threads=" + "9" * 50)))


@pytest.mark.parametrize(
    ("trick", "written"), [("cuda-graph", "CUDA graph"), ("threads=4", "4 threads"), ("threads=1", "1 thread")]
)
def test_switches_are_written_as_people_write_them(trick: str, written: str) -> None:
    assert name(trick) == written


def test_a_refused_switch_has_no_gain() -> None:
    known = gain(tried("bf16", True))
    assert known is not None
    assert known.value == 1.5
    assert gain(tried("bf16", False, None, None)) is None


def test_a_switch_that_does_nothing_is_kept_in_one_of_forty_tries() -> None:
    draw = random.Random(7)
    kept_, tries = 0, 2000
    for _ in range(tries):
        pairs: list[tuple[float, float]] = []
        verdict: bool | None = None
        while verdict is None:
            pairs.append((math.exp(draw.gauss(0, 0.05)), math.exp(draw.gauss(0, 0.05))))
            verdict, _ = helps(pairs)
        kept_ += verdict
    assert 0.005 < kept_ / tries < 0.03


@pytest.mark.parametrize(("gain_", "verdict", "pairs"), [(1.5, True, 3), (0.7, False, 3), (1.005, False, 3)])
def test_a_clear_gain_or_none_is_decided_after_three_pairs(gain_: float, verdict: bool, pairs: int) -> None:
    seen = [(100.0 + i, (100.0 + i) * gain_ * (1 + 0.002 * i)) for i in range(6)]
    assert helps(seen[: pairs - 1])[0] is None
    assert helps(seen[:pairs])[0] is verdict
