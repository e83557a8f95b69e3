"""Why a cell is as fast as it is: one word and one sentence, from its diagnosis pass.

The host and an accelerator work side by side, so a step takes as long as the slower of the two: the host gathers the
batch and issues the rest, the device copies the batch and runs the rest. On the CPU both are the same processor, so
that neither issuing nor copying can be what it waits for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.language import THIN, tr
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import figures, percent

Bound = Literal["compute-bound", "memory-bound", "launch-bound", "transfer-bound", "data-bound"]

HOST_BOUND = 0.9  # rule 30: issuing takes more than this share of the step. For where the device's time is not known
DOMINATES = 0.5  # a part that takes more than half of the step outweighs all others together
# Arithmetic at less than a tenth of the rate seen is less than a tenth of the time: depthwise convolutions, at 4 % on
# two cores, wait for memory although the profiler calls them convolutions.
LOW_RATE = 0.1
# As far as a step of the pass may be from the timed ones before its shares say little about them: blocks of one launch
# differ by up to 10 % on a shared machine.
FAR_OFF = 0.15
# What lies beyond was never measured, and its figures are longer than any line: a day's step, a device of 1 FLOP/s.
LONGEST_S = 86_400.0
SLOWEST_FLOPS, FASTEST_FLOPS = 1.0, 1e18


@dataclass(frozen=True, slots=True)
class Verdict:
    """`bound` is None where the cause is not known, and `sentence` says why.

    `achieved_flops` is the training's work over its headline time in FLOP/s, `peak_flops` the fastest rate measured on
    the device, `peak_share` their ratio; each None where it is not known. `uncertain` says that the pass ran at another
    speed than the timed blocks.
    """

    bound: Bound | None
    sentence: str
    achieved_flops: float | None
    peak_flops: float | None
    peak_share: float | None
    uncertain: bool
    missing: str | None


def verdict(d: Diagnosed, train_flop: int | None, image_s: float | None, is_cpu: bool) -> Verdict:
    """What limits a cell. `train_flop` is the work per image (None: not known), `image_s` its headline time per image.

    Shares are of the pass's own step, so that a machine that was slower meanwhile shifts none of them.
    """
    bound, sentence = _cause(d, train_flop, is_cpu)
    step_s = 0.0 if image_s is None else image_s * d.images
    uncertain = bound is not None and step_s > 0 and abs(d.step_s / step_s - 1) > FAR_OFF
    if uncertain:
        steps = dict(zip(("there", "here"), _in_unit(step_s, d.step_s), strict=True))
        doubt = tr("This is uncertain: a step took {here} in this look and {there} in the timed blocks.", **steps)
        sentence = f"{sentence} {doubt}"
    achieved = train_flop / image_s if train_flop and image_s else None
    peak = _peak(d)
    share = achieved / peak if achieved is not None and peak else None
    return Verdict(bound, sentence, achieved, peak, share, uncertain, d.missing)


def _cause(d: Diagnosed, train_flop: int | None, is_cpu: bool) -> tuple[Bound | None, str]:
    if not d.step_s > 0:
        return None, tr("Not known: the look at a step took no time.")
    times = (d.step_s, d.data_s, d.issue_s, d.copy_s, d.device_s or 0.0, d.matrix_s or 0.0)
    if d.images < 1 or min(times) < 0 or max(times) > LONGEST_S:  # an edited file
        return None, tr("Not known: the figures of the look at a step are none that can be measured.")
    for judge in (_data, _transfer, _launch):
        found = judge(d, is_cpu)
        if found is not None:
            return found
    return _work(d, train_flop)


def _host_limits(d: Diagnosed) -> bool:
    """Whether an accelerator waits for the host."""
    host_s = d.data_s + d.issue_s
    return host_s > HOST_BOUND * d.step_s if d.device_s is None else host_s > d.copy_s + d.device_s


def _data(d: Diagnosed, is_cpu: bool) -> tuple[Bound, str] | None:
    dominates = d.data_s > DOMINATES * d.step_s
    # Beside an accelerator that is busy all the time, a slow gather costs nothing.
    limits = dominates if is_cpu else _host_limits(d) and d.data_s >= max(d.issue_s, d.copy_s)
    if not limits:
        return None
    data, step = _in_unit(d.data_s, d.step_s)
    return "data-bound", tr("Data-bound: gathering a batch takes {data} of a step of {step}.", data=data, step=step)


def _transfer(d: Diagnosed, is_cpu: bool) -> tuple[Bound, str] | None:
    largest = d.copy_s >= max(d.issue_s, d.device_s or 0.0)
    if is_cpu or not largest or d.copy_s <= DOMINATES * d.step_s:
        return None
    copy, step = _in_unit(d.copy_s, d.step_s)
    text = tr("Transfer-bound: copying a batch to the device takes {copy} of a step of {step}.", copy=copy, step=step)
    return "transfer-bound", text


def _launch(d: Diagnosed, is_cpu: bool) -> tuple[Bound, str] | None:
    if is_cpu or not _host_limits(d):
        return None
    if d.device_s is None:
        issue, step = _in_unit(d.issue_s, d.step_s)
        text = tr("Launch-bound: issuing a step keeps the CPU busy for {issue} of its {step}.", issue=issue, step=step)
        return "launch-bound", text
    if d.issue_s <= d.device_s:  # gathering makes the difference, so that issuing alone would not explain it
        host, device = _in_unit(d.data_s + d.issue_s, d.copy_s + d.device_s)
        text = tr(
            "Launch-bound: the CPU needs {host} to gather a batch and issue its step, which the GPU copies and runs in "
            "{device}.",
            host=host,
            device=device,
        )
        return "launch-bound", text
    issue, device = _in_unit(d.issue_s, d.device_s)
    return "launch-bound", tr(
        "Launch-bound: the CPU needs {issue} to issue a step that the GPU runs in {device}.",
        issue=issue,
        device=device,
    )


def _work(d: Diagnosed, train_flop: int | None) -> tuple[Bound | None, str]:
    """Compute against memory, for a device that is busy with the step itself."""
    if d.device_s is None or d.matrix_s is None or not d.device_s > 0:
        why = retell(d.missing) if d.missing else tr("the work of the device could not be profiled")
        return None, tr("Not known: {reason}.", reason=why)
    share = min(1.0, d.matrix_s / d.device_s)
    if share < DOMINATES:
        return "memory-bound", tr(
            "Memory-bound: {share} of the time goes to work that moves data and computes little.",
            share=_percent(1 - share),
        )
    peak = _peak(d)
    rate = train_flop * d.images / d.matrix_s / peak if train_flop and peak else None
    work = _percent(share)
    if rate is None:
        return "compute-bound", tr(
            "Compute-bound: {share} of the time goes to convolutions and matrix products.", share=work
        )
    if rate < LOW_RATE:
        return "memory-bound", tr(
            "Memory-bound: {share} of the time goes to convolutions and matrix products, but at {rate} of the fastest "
            "rate measured here: they wait for data or are too small for the device.",
            share=work,
            rate=_percent(rate),
        )
    return "compute-bound", tr(
        "Compute-bound: {share} of the time goes to convolutions and matrix products, at {rate} of the fastest rate "
        "measured here.",
        share=work,
        rate=_percent(rate),
    )


def _peak(d: Diagnosed) -> float | None:
    """The fastest rate measured, None where it is none that a device can have."""
    return d.peak_flops if d.peak_flops is not None and SLOWEST_FLOPS < d.peak_flops < FASTEST_FLOPS else None


def _percent(share: float) -> str:
    return percent(share, 0) if share >= 0.01 else tr("{n}\N{THIN SPACE}%", n=figures(100 * share, 1))


def _in_unit(*seconds: float) -> tuple[str, ...]:
    """Durations of a sentence in one unit, that of the largest."""
    unit, factor = ("s", 1.0) if max(seconds) >= 1 else ("ms", 1e3)
    return tuple(f"{figures(s * factor, 2)}{THIN}{unit}" for s in seconds)
