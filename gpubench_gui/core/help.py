"""What each figure, meter and doubt means: the one place for these texts, shown as tips and read by screen readers.

The constants are English: `tr` them where they are shown.
"""

from __future__ import annotations

from collections.abc import Iterable

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.validity import FLAGS
from gpubench_gui.core.wording import BEWARE

# The columns of the summary table, in their order.
FIGURES: dict[str, str] = {
    "model": mark("The network that was trained. Every device starts from the same weights."),
    "device": mark("Where it was trained. Each measurement runs in a fresh process."),
    "throughput": mark(
        "Training images per second, over all rounds: timed blocks after the warm-up, from one synchronised "
        "clock read to the next."
    ),
    "training": mark(
        "Training time, evaluation included and start-up apart; ≈ marks an estimate from the measured step time."
    ),
    "speedup": mark(
        "How many times faster than the baseline, with its 95 % interval. Both devices take turns, and the ratio is "
        "taken round by round."
    ),
    "accuracy": mark("Share of test images classified right after the last epoch, from one seed."),
    "moving": mark(
        "Share of a step spent gathering the images and copying them to the device, from a pass of its own that is "
        "no part of the speedup."
    ),
}

QUALIFIER = mark(
    "The interval holds the true speedup in 95 of 100 runs. A round is one fresh process per device. The precision "
    "and the batch size are the same on both devices. What follows “beware” makes the figures doubtful."
)

METERS: dict[str, str] = {
    "batch": mark("How long one batch takes, forward, backward and optimiser step together. Lower is faster."),
    "throughput": mark("Training images per second. Higher is faster."),
    "loss": mark("Mean cross-entropy of each batch. Every launch starts again from the same weights."),
    "utilisation": mark("Share of time in which any kernel ran; 100 % does not mean full speed."),
    "gpu-memory": mark("Memory in use on the GPU by all programs."),
    "power": mark("Power drawn by the GPU board."),
    "cpu": mark("100 % is every logical CPU busy. The gap between the lines is what other programs take."),
    "memory": mark("Memory in use by the whole machine and by the training processes."),
}

READING = (
    mark("The sentence on top is the answer; the line below it says how sure it is."),
    mark("When the interval includes 1×, there is no clear difference between the devices."),
    mark("“Indicative” means too few rounds for an interval: run longer before you rely on it."),
    mark("“≈” marks a training time that was estimated from measured steps and not trained in full."),
    mark("A figure with a warning is kept but doubtful: point at it to read why."),
)


DOUBTS: dict[str, str] = {
    **{name: flag.sentence for name, flag in FLAGS.items()},
    "no steady state": mark("The time per batch had not settled when the warm-up ended after its longest time."),
}


def explain(flags: Iterable[str]) -> str:
    """A sentence for each flag: "contended: Other programs used …"; one nobody here knows stands alone."""
    told = (
        tr("{flag}: {meaning}", flag=tr(flag), meaning=tr(DOUBTS[flag]))
        if flag in DOUBTS
        else tr("{clause}.", clause=tr(flag))
        for flag in flags
    )
    return " ".join(told)


def qualifier_help(qualifier: str) -> str:
    """How the line under the answer is read, and a sentence for each flag that it names."""
    _, _, doubts = qualifier.partition(tr(BEWARE, doubts=""))
    named = explain(flag for flag in DOUBTS if tr(flag) in doubts)
    return f"{tr(QUALIFIER)} {named}".strip()
