"""From a cell's launches to its figures: throughput, training time, accuracy, share of data movement."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gpubench_gui.core.events import BlockTimed, SharesMeasured
from gpubench_gui.core.record import Cell, Launch
from gpubench_gui.core.spec import ASIDE, Training
from gpubench_gui.core.stats import Estimate, binomial_interval, geometric, next_one
from gpubench_gui.core.validity import is_doubtful


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Share of test images classified right after `epoch` epochs from one seed, with its binomial interval."""

    value: float
    low: float
    high: float
    epoch: int


def usable_blocks(launch: Launch) -> list[BlockTimed]:
    """The launch's blocks that nothing transient befell; all of them where none is such.

    A filter annotates, it never empties: flags that stay with the machine (a battery, a quota) are
    shown with the figure, and a block is left out only where a better one was timed. One whose time
    is no positive number, or that trained no image, is no measurement at all.
    """
    timed = [b for b in launch.blocks if min(b.steps, b.images) > 0 and math.isfinite(b.seconds) and b.seconds > 0]
    return [b for b in timed if not is_doubtful(b.flags)] or timed


def image_seconds_by_round(cell: Cell) -> dict[int, float]:
    """Seconds per training image of each launch that has a figure, by round; launches beside the rounds have none."""
    result = {}
    for launch in (x for x in cell.launches if x.round != ASIDE):
        blocks = usable_blocks(launch)
        if blocks:
            result[launch.round] = sum(b.seconds for b in blocks) / sum(b.images for b in blocks)
        elif launch.epochs:
            images = sum(e.images for e in launch.epochs)
            seconds = sum(e.train_s for e in launch.epochs)
            if images > 0 and seconds > 0:
                result[launch.round] = seconds / images
    return result


def throughput(cell: Cell) -> Estimate | None:
    """Training images per second over the cell's launches."""
    return geometric([1 / s for s in image_seconds_by_round(cell).values()])


def measured_seconds(cell: Cell, training: Training) -> float | None:
    """Seconds of a launch that trained and evaluated every epoch, start-up apart; None when none did."""
    for launch in cell.launches:
        if len(launch.epochs) >= training.epochs:
            total = sum(e.train_s + e.evaluate_s for e in launch.epochs)
            return total if total > 0 else None  # an edited file may say 0, of which there is no ratio
    return None


def training_seconds(
    cell: Cell, training: Training, train_images: int, test_images: int
) -> tuple[Estimate | None, bool]:
    """Seconds to train all epochs, evaluation included and start-up apart; True when it was measured in full.

    A Study cell that ran every epoch is measured. Otherwise it is estimated per launch as
    epochs × (images · t + test images · t_eval), then averaged; the interval is that of the one training that
    somebody will run, not of the mean of many.
    """
    total = measured_seconds(cell, training)
    if total is not None:
        return Estimate(total, None, None, 1), True
    per_image = image_seconds_by_round(cell)
    timed = [(x, per_image[x.round]) for x in cell.launches if x.round in per_image]
    totals = [_all_epochs(x, image_s, training, train_images, test_images) for x, image_s in timed]
    return next_one([t for t in totals if t is not None]), False


def predicted_seconds(cell: Cell, training: Training, train_images: int, test_images: int) -> float | None:
    """What a Study expected all epochs to take, from a short launch before it; None where there was none."""
    for launch in (x for x in cell.launches if x.round == ASIDE and x.blocks):
        blocks = usable_blocks(launch)
        if blocks:
            image_s = sum(b.seconds for b in blocks) / sum(b.images for b in blocks)
            return _all_epochs(launch, image_s, training, train_images, test_images)
    return None


def _all_epochs(
    launch: Launch, image_s: float, training: Training, train_images: int, test_images: int
) -> float | None:
    evaluation = _evaluation_seconds_per_image(launch)
    if evaluation is None:
        return None
    return training.epochs * (train_images * image_s + test_images * evaluation)


def _evaluation_seconds_per_image(launch: Launch) -> float | None:
    timed: Sequence[tuple[int, float]] = [(e.images, e.seconds) for e in launch.evaluations]
    timed = timed or [(e.total, e.evaluate_s) for e in launch.epochs]
    images, seconds = sum(n for n, _ in timed), sum(s for _, s in timed)
    return seconds / images if images > 0 and seconds > 0 else None


def accuracy(cell: Cell) -> Accuracy | None:
    """Test accuracy after the last finished epoch; None when no epoch was trained in full."""
    for launch in reversed(cell.launches):
        if launch.epochs and launch.epochs[-1].total > 0:
            last = launch.epochs[-1]
            low, high = binomial_interval(last.correct, last.total)
            return Accuracy(last.correct / last.total, low, high, len(launch.epochs))
    return None


def moving_share(cell: Cell) -> float | None:
    """Share of a step's time spent moving data (host gathering plus copy), from the diagnosis pass."""
    shares = [x.shares for x in cell.launches if x.shares]
    total = sum(_total(s) for s in shares)
    return sum(s.data_s + s.copy_s for s in shares) / total if total > 0 else None


def _total(s: SharesMeasured) -> float:
    return s.data_s + s.copy_s + s.forward_s + s.backward_s + s.optimiser_s
