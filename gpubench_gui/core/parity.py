"""Whether two devices computed the same at step 0, before rounding could make their trainings diverge.

Later steps prove nothing: after 20 steps ResNet-18's losses differ by 0.2 from rounding alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from gpubench_gui.core.events import LaunchReady, StepZero
from gpubench_gui.core.language import tr
from gpubench_gui.core.wording import figures, in_signs

# Largest relative L2 difference of the logits, by the coarser of the two precisions.
LOGITS_BOUND: Final = {"ieee": 1e-4, "tf32": 1e-2, "default": 1e-2, "bf16": 1e-1}
# Largest relative difference of the loss.
LOSS_BOUND: Final = {"ieee": 1e-5, "tf32": 1e-2, "default": 1e-2, "bf16": 1e-1}


@dataclass(frozen=True, slots=True)
class Parity:
    """`problem` is None when the two agree within the bounds, else what differs, as a clause."""

    logits_error: float | None
    loss_error: float | None
    gradient_error: float | None
    problem: str | None


def compare(reference: StepZero, other: StepZero) -> Parity:
    """Compare a device's first batch with the reference's."""
    precision = max(reference.precision, other.precision, key=lambda p: LOGITS_BOUND.get(p, math.inf))
    if reference.images_digest != other.images_digest:
        return Parity(None, None, None, tr("the first batch holds other images"))
    logits = relative_distance(reference.logits, other.logits)
    loss = relative_difference(reference.loss, other.loss)
    gradient = relative_difference(reference.gradient_norm, other.gradient_norm)
    if logits is None or loss is None:
        return Parity(logits, loss, gradient, tr("the first step gave no finite numbers"))
    if logits > LOGITS_BOUND.get(precision, 0.0):
        share = _share(logits)
        return Parity(logits, loss, gradient, tr("the first outputs differ by {share} of their size", share=share))
    if loss > LOSS_BOUND.get(precision, 0.0):
        share = _share(loss)
        return Parity(logits, loss, gradient, tr("the first loss differs by {share} of its size", share=share))
    return Parity(logits, loss, gradient, None)


def _share(distance: float) -> str:
    """One digit where it is small, as such differences mostly are: "0.0007", "2e-05"."""
    return in_signs(f"{distance:.1g}") if distance < 1 else figures(min(distance, 1e6))


def different_work(reference: LaunchReady, other: LaunchReady) -> str | None:
    """What two launches do not share of the work they must share, as a clause; None when all is the same."""
    if reference.weights_digest != other.weights_digest:
        return tr("they did not start from the same weights")
    if reference.order_digest != other.order_digest:
        return tr("they did not see the same batches in the same order")
    if reference.parameters != other.parameters:
        return tr("their models have different sizes")
    return None


def relative_distance(a: tuple[float | None, ...], b: tuple[float | None, ...]) -> float | None:
    """‖a − b‖ / ‖a‖; None where a number is missing, the lengths differ or a is zero."""
    if len(a) != len(b) or None in a or None in b:
        return None
    size = math.sqrt(sum(x * x for x in a if x is not None))
    apart = math.sqrt(sum((x - y) ** 2 for x, y in zip(a, b, strict=True) if x is not None and y is not None))
    return apart / size if size > 0 else None


def relative_difference(a: float | None, b: float | None) -> float | None:
    """|a − b| / |a|; None where one is missing or a is zero."""
    return None if a is None or b is None or a == 0 else abs(a - b) / abs(a)
