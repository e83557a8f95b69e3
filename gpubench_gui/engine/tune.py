"""The tuned profile of one model on one device: each switch tried against the best so far, kept only if it helps."""

from __future__ import annotations

import gc
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace

import torch

from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.tricks import (
    BF16,
    CHANNELS_LAST,
    COMPILE,
    FUSED,
    GRAPH,
    RESIDENT,
    TF32,
    THREADS,
)
from gpubench_gui.engine.devices import Device
from gpubench_gui.engine.launch import Launch
from gpubench_gui.engine.precision import resolve
from gpubench_gui.engine.wire import Wire

WORTH = 1.02  # less than blocks of half a second can tell
PAIRS = 2
BLOCK_S, LEAST_STEPS = 0.5, 3
WARM_S, WARM_STEPS = 0.3, 3
COMPILERS = ("c++", "g++", "clang++", "cl")


class Refused(Exception):
    """A switch that this device, or its driver, does not take; the text says why."""


def candidates(device: Device, threads: int) -> list[str]:
    """The switches that a kind of device may have, in the order of what they usually give."""
    if device.backend == "cpu":
        counts = sorted({n for n in (threads // 2, 1) if 0 < n < threads}, reverse=True)
        return [CHANNELS_LAST, *(f"{THREADS}={n}" for n in counts), BF16, FUSED, COMPILE]
    if device.backend in ("cuda", "rocm"):
        return [RESIDENT, GRAPH, BF16, TF32, CHANNELS_LAST, FUSED]
    return [RESIDENT, BF16, CHANNELS_LAST]


def tune(wire: Wire, launch: Launch, compiling: bool) -> Iterator[TrickTried]:
    """Try every switch that the device of `launch` may have; each result as soon as it is known.

    Two trainings of the same model take turns in blocks, the best so far and the one with the switch, so that a drift
    of the machine meets both. A switch is kept where it was faster in each pair of blocks and by 2 % in all.
    `compiling` says whether there is time for the compiler.
    """
    spec, device = launch.spec, launch.device
    best = Variant(launch)
    for trick in candidates(device, spec.threads):
        if trick == TF32 and BF16 in best.tricks:
            continue  # it would speed up what bf16 replaced
        rates: tuple[float, float] | None = None
        try:
            _check(trick, device, compiling)
            other = Variant(Launch(wire, replace(spec, tricks=(*best.tricks, trick))))
            pairs = [_turns(best, other, i % 2 == 1) for i in range(PAIRS)]
            rates = (_mean([p[0] for p in pairs]), _mean([p[1] for p in pairs]))
            keep = all(after > before for before, after in pairs) and rates[1] > WORTH * rates[0]
            reason = None if keep else "no clear gain here"
        except (Refused, RuntimeError, NotImplementedError) as error:  # out of memory is a RuntimeError too
            if wire.stopped:
                raise
            other, keep, reason = None, False, _why(error)
        if keep and other is not None:
            best = other
        other = None
        gc.collect()
        if device.backend == "cuda":
            torch.cuda.empty_cache()
        at = time.perf_counter() - spec.origin_s
        before, after = rates or (None, None)
        yield TrickTried(spec.model, spec.key, at, trick, before, after, keep, reason)


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


def _check(trick: str, device: Device, compiling: bool) -> None:
    """Raise `Refused` for what is known not to work before it is tried."""
    if trick == BF16 and resolve("tuned", device.backend) != "bf16":
        raise Refused("this chip has no bf16 arithmetic of its own")
    if trick == COMPILE:
        if not compiling:
            raise Refused("not tried: each process compiles for up to a minute, for which the time budget is too short")
        if not any(shutil.which(name) for name in COMPILERS):
            raise Refused("needs a C++ compiler, and none was found")


def _turns(first: Variant, second: Variant, reverse: bool) -> tuple[float, float]:
    """Images per second of each, the second one measured first where `reverse`."""
    if reverse:
        later = second.rate()
        return first.rate(), later
    return first.rate(), second.rate()


def _mean(values: list[float]) -> float:
    return len(values) / sum(1 / v for v in values)


def _why(error: BaseException) -> str:
    first = (str(error).strip().splitlines() or [type(error).__name__])[0][:160].rstrip(". ")
    return first[0].lower() + first[1:] if isinstance(error, Refused) else f"refused: {first}"
