"""Tuned must learn as untuned does."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.loss_agreement import disagreement
from gpubench_gui.core.record import FIRST_LOSSES, RunRecord
from gpubench_gui.core.spec import DeviceChoice, RunSpec

CPU = DeviceChoice("cpu", "cpu", "2 CPU cores")


def record(plain: list[float | None], tuned: list[float | None], at_once: int = 7) -> RunRecord:
    made = RunRecord()
    made.apply(ev.RunStarted("r", "", "0", RunSpec(("small-cnn",), (CPU, CPU.tune())), {}))
    for key, losses in (("cpu", plain), ("cpu-tuned", tuned)):
        made.apply(ev.LaunchStarted("small-cnn", key, 0, 0.0, 1))
        for first in range(0, len(losses), at_once):
            part = tuple(losses[first : first + at_once])
            same = (1.0,) * len(part)
            made.apply(ev.Batches("small-cnn", key, 0, "measure", 0, first, same, same, (1,) * len(part), part))
    return made


def falling(steps: int, end: float) -> list[float | None]:
    return [end + (2.3 - end) * math.exp(-i / 30) for i in range(steps)]


@pytest.mark.parametrize(
    ("tuned", "words"),
    [
        (falling(150, 1.05), None),
        ([2.3] * 150, "tuned, its loss is 2.3 where it should be 1.0"),
        ([2.3, 5.0, *[9.0] * 148], "tuned, its loss is 9.0 where it should be 1.0"),
        ([2.3] * 5, None),  # too few to tell
        (falling(20, 1.0) + [None] * 130, "tuned, its loss is no finite number any more"),
        (falling(3, 1.0) + [None] * 147, "tuned, its loss is no finite number any more"),
    ],
    ids=["alike", "learns nothing", "diverges", "five steps", "not finite", "soon not finite"],
)
def test_a_tuned_contender_that_learns_otherwise_is_said(tuned: list[float | None], words: str | None) -> None:
    assert disagreement(record(falling(150, 1.0), tuned), "small-cnn", CPU.tune()) == words


def test_a_loss_that_is_no_number_with_the_same_settings_either_is_not_laid_to_tuning() -> None:
    lost = falling(5, 1.0) + [None] * 20
    assert disagreement(record(lost, lost), "small-cnn", CPU.tune()) is None


def test_only_the_first_losses_of_a_launch_are_kept() -> None:
    made = record(falling(500, 1.0), [])
    assert len(made.cell("small-cnn", "cpu").launches[0].losses) == FIRST_LOSSES


def test_a_tuned_contender_alone_has_nothing_to_be_compared_with() -> None:
    made = RunRecord()
    made.apply(ev.RunStarted("r", "", "0", RunSpec(("small-cnn",), (CPU.tune(),)), {}))
    assert disagreement(made, "small-cnn", CPU.tune()) is None
