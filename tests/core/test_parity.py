"""Step 0 on two devices: rounding passes, planted errors do not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core.events import LaunchReady, StepZero
from gpubench_gui.core.parity import compare, different_work

LOGITS = tuple(0.1 * i - 3 for i in range(80))
CPU = StepZero("small-cnn", "cpu", 0, "ieee", "abcd", 2.3, 1.5, LOGITS)
READY = LaunchReady("small-cnn", "cpu", 0, 1.0, 545_098, "weights", "order", {}, {})


def scaled(by: float, precision: str = "ieee") -> StepZero:
    """The CPU's step with every number off by the same share."""
    return replace(
        CPU, device="cuda:0", precision=precision, loss=2.3 * (1 + by), logits=tuple(x * (1 + by) for x in LOGITS)
    )


@pytest.mark.parametrize(
    ("precision", "passes", "fails"),
    [("ieee", 5e-6, 5e-4), ("tf32", 5e-3, 5e-2), ("default", 5e-3, 5e-2), ("bf16", 5e-2, 0.5)],
)
def test_each_precision_has_its_own_bound(precision: str, passes: float, fails: float) -> None:
    assert compare(CPU, scaled(passes, precision)).problem is None
    found = compare(CPU, scaled(fails, precision))
    assert found.problem is not None
    assert found.logits_error == pytest.approx(fails, rel=1e-6)


def test_the_loss_is_held_to_a_tighter_bound_than_the_logits() -> None:
    found = compare(CPU, replace(CPU, loss=2.3 * (1 + 3e-5)))
    assert found.problem is not None
    assert "loss" in found.problem


def test_another_batch_is_named_as_such() -> None:
    assert "other images" in str(compare(CPU, replace(CPU, images_digest="other")).problem)


def test_a_number_that_is_not_finite_never_passes() -> None:
    assert compare(CPU, replace(CPU, loss=None)).problem is not None
    assert compare(CPU, replace(CPU, logits=(None, *LOGITS[1:]))).problem is not None
    assert compare(CPU, replace(CPU, logits=LOGITS[1:])).problem is not None


def test_gradients_are_reported_and_never_decide() -> None:
    found = compare(CPU, replace(CPU, gradient_norm=15.0))
    assert found.gradient_error == pytest.approx(9.0)
    assert found.problem is None


@pytest.mark.parametrize(
    ("change", "word"),
    [({"weights_digest": "x"}, "weights"), ({"order_digest": "x"}, "batches"), ({"parameters": 1}, "sizes")],
)
def test_launches_that_did_other_work_are_told_apart(change: dict[str, object], word: str) -> None:
    assert word in str(different_work(READY, replace(READY, **change)))
    assert different_work(READY, READY) is None


@pytest.mark.parametrize(("off", "words"), [(7e-4, "0.0007 of their size"), (3.0, "3.00 of"), (9e38, "of their size")])
def test_a_distance_is_said_with_few_digits_and_never_in_scientific_notation_where_it_is_large(off, words) -> None:
    problem = compare(CPU, replace(CPU, logits=tuple(x * (1 + off) for x in LOGITS))).problem
    assert problem is not None
    assert words in problem
    assert "e+" not in problem
    assert len(problem) < 80
