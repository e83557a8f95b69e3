"""Whether a tuned contender learns as the same device does with the same settings for all."""

from __future__ import annotations

from statistics import fmean

from gpubench_gui.core.language import tr
from gpubench_gui.core.record import Cell, RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.wording import figures

LEAST_STEPS = 10
# Rounding alone parts two trainings of ResNet-18 by 0.2 in the loss of a single step after 20 steps; means over half
# of the steps stay closer, and a training gone wrong stays near ln 10 = 2.3 or leaves it upwards.
APART, APART_SHARE = 0.15, 0.15


def first_losses(cell: Cell) -> list[float]:
    """The losses of the first steps of the launch that recorded most of them, up to the first that is not finite."""
    return max((x.losses for x in cell.launches if x.round >= 0), key=len, default=[])


def disagreement(record: RunRecord, model: str, tuned: DeviceChoice) -> str | None:
    """How the loss of a tuned contender differs from its device's own, as a clause; None where it does not.

    Compared are the means over the later half of the first steps that both took; with fewer than ten nothing is said,
    unless the tuned loss alone stopped being a number.
    """
    plain = next((d for d in record.spec.devices if d.device == tuned.device and not d.tuned), None)
    if plain is None:
        return None
    tuned_lost, plain_lost = (
        any(x.lost for x in record.cell(model, d.key).launches if x.round >= 0) for d in (tuned, plain)
    )
    if tuned_lost and not plain_lost:
        return tr("tuned, its loss is no finite number any more")
    ours, theirs = (first_losses(record.cell(model, d.key)) for d in (tuned, plain))
    steps = min(len(ours), len(theirs))
    if steps < LEAST_STEPS:
        return None
    a, b = (fmean(x[steps // 2 : steps]) for x in (ours, theirs))
    if abs(a - b) <= max(APART, APART_SHARE * b):
        return None
    return tr("tuned, its loss is {loss} where it should be {other}", loss=figures(a, 2), other=figures(b, 2))
