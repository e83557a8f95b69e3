"""The switches of the tuned profile, as data."""

from __future__ import annotations

import pytest

from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.spec import LaunchSpec, Training
from gpubench_gui.core.tricks import effective, gain, kept, name


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
    ("trick", "written"), [("cuda-graph", "CUDA graph"), ("threads=4", "4 threads"), ("threads=1", "1 thread")]
)
def test_switches_are_written_as_people_write_them(trick: str, written: str) -> None:
    assert name(trick) == written


def test_a_refused_switch_has_no_gain() -> None:
    assert gain(tried("bf16", True)) == 1.5
    assert gain(tried("bf16", False, None, None)) is None
