"""The tuned profile of one model on one device: each switch tried against the best so far, kept only if it helps."""

from __future__ import annotations

import gc
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace

import torch

from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.tricks import (
    BF16,
    CHANNELS_LAST,
    COMPILE,
    FUSED,
    GRAPH,
    RESIDENT,
    TF32,
    THREADS,
    helps,
)
from gpubench_gui.engine.devices import Device
from gpubench_gui.engine.failure import explain
from gpubench_gui.engine.launch import Launch
from gpubench_gui.engine.precision import resolve
from gpubench_gui.engine.wire import Wire

BLOCK_S, LEAST_STEPS = 0.3, 3
WARM_S, WARM_STEPS = 0.3, 3
COMPILERS = ("c++", "g++", "clang++", "cl")


class Refused(Exception):
    """A switch that this device, or its driver, does not take; the text says why."""


def candidates(device: Device, threads: int) -> list[str]:
    """The switches that a kind of device may have, in the order of what they usually give."""
    if device.backend == "cpu":
        counts = sorted({n for n in (threads // 2, 1) if 0 < n < threads}, reverse=True)
        return [RESIDENT, CHANNELS_LAST, *(f"{THREADS}={n}" for n in counts), BF16, FUSED, COMPILE]
    if device.backend in ("cuda", "rocm"):
        return [RESIDENT, GRAPH, BF16, TF32, CHANNELS_LAST, FUSED]
    return [RESIDENT, BF16, CHANNELS_LAST]


def tune(wire: Wire, launch: Launch, seconds: float, compiling: bool) -> Iterator[TrickTried]:
    """Try every switch that the device of `launch` may have; each result as soon as it is known.

    Two trainings of the same model take turns in blocks, the best so far and the one with the switch, so that a drift
    of the machine meets both. No switch is begun after `seconds`; `compiling` says whether there is time for the
    compiler.
    """
    spec, device = launch.spec, launch.device
    began = time.perf_counter()
    best = Variant(launch)
    for trick in candidates(device, spec.threads):
        if trick == TF32 and BF16 in best.tricks:
            continue  # it would speed up what bf16 replaced
        pairs: list[tuple[float, float]] = []
        keep: bool | None = None
        gain: Estimate | None = None
        other: Variant | None = None
        reason: str | None = "no clear gain here"
        lost = False
        try:
            _check(trick, device, seconds - (time.perf_counter() - began), compiling)
            other = Variant(Launch(wire, replace(spec, tricks=(*best.tricks, trick))))
            while keep is None:
                pairs.append(_turns(best, other, len(pairs) % 2 == 1))
                keep, gain = helps(pairs)
        except Refused as refused:
            reason = str(refused)
        except (RuntimeError, NotImplementedError) as error:  # out of memory is a RuntimeError too
            if wire.stopped:
                raise
            failure = explain(error, spec.training.batch_size)
            keep, gain, reason, lost = False, None, f"refused: {failure.reason}", _lost(device)
        if keep and other is not None:
            best = other
        other = None
        gc.collect()
        device.free_cache()
        at = time.perf_counter() - spec.origin_s
        before, after = (_mean([p[i] for p in pairs]) if gain else None for i in (0, 1))
        low, high = (gain.low, gain.high) if gain else (None, None)
        why = None if keep else reason
        yield TrickTried(spec.model, spec.key, at, trick, before, after, bool(keep), why, low, high)
        if lost:  # whatever is tried on this device from now on fails as well
            return


class Variant:
    """One training with its switches on."""

    def __init__(self, launch: Launch) -> None:
        self.tricks = launch.spec.tricks
        self._launch = launch
        self._run(WARM_S, WARM_STEPS)

    def rate(self) -> float:
        """Images per second over a short block."""
        self._launch.activate()
        self._run(0.0, 1)
        images, seconds = self._run(BLOCK_S, LEAST_STEPS)
        return images / seconds

    def _run(self, least_s: float, least_steps: int) -> tuple[int, float]:
        def enough(steps: int, seconds: float) -> bool:
            return steps >= least_steps and seconds >= least_s

        stretch = self._launch.trainer.run("diagnose", enough)
        return stretch.images, stretch.seconds


def _check(trick: str, device: Device, left_s: float, compiling: bool) -> None:
    """Raise `Refused` for what is known not to work, or for which there is no time."""
    if left_s <= 0:
        raise Refused("not tried: the time budget is too short")
    if trick == BF16 and resolve("tuned", device.backend) != "bf16":
        raise Refused("this chip has no bf16 arithmetic of its own")
    if trick == COMPILE:
        if not compiling:
            raise Refused("not tried: each process compiles for up to a minute, for which the time budget is too short")
        if not any(shutil.which(name) for name in COMPILERS):
            raise Refused("needs a C++ compiler, and none was found")


def _lost(device: Device) -> bool:
    """Whether an error left the device unable to do anything more in this process."""
    try:
        torch.ones(1, device=device.torch_device).add_(1)
        device.synchronise()
    except RuntimeError:
        return True
    return False


def _turns(first: Variant, second: Variant, reverse: bool) -> tuple[float, float]:
    """Images per second of each, the second one measured first where `reverse`."""
    if reverse:
        later = second.rate()
        return first.rate(), later
    return first.rate(), second.rate()


def _mean(values: list[float]) -> float:
    return len(values) / sum(1 / v for v in values)
