"""When a device has settled: start-up effects, autotuning and rising clocks are over."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gpubench_gui.engine.train import Stretch

LIMIT_S: Final = 30.0
AGREEMENT: Final = 0.03
STEPS: Final = 10
CPU_S: Final = 1.0
GPU_S: Final = 3.0


@dataclass(frozen=True, slots=True)
class WarmUp:
    """`steps` in `seconds`, whether they became `steady`, and the first step's seconds on its own."""

    steps: int
    seconds: float
    steady: bool
    first_step_s: float


def warm_up(run_steps: Callable[[int], Stretch], is_cpu: bool, pace: float = 1.0) -> WarmUp:
    """Train short windows until two in a row agree within 3 %, after a first step on its own.

    At least 10 steps and 1 s (3 s on an accelerator, whose clocks rise slowly), at most 30 s. A window is
    10 steps, or fewer (at least 2) where 10 would take over a second: ten steps of ResNet-50 take 10 s
    on two cores, and their drift is spent after the first two. `pace` multiplies the least time.
    """
    least_s = pace * (CPU_S if is_cpu else GPU_S)
    start = time.perf_counter()
    first_step_s = run_steps(1).seconds
    steps, previous = 1, math.inf
    window = 2
    while True:
        stretch = run_steps(window)
        steps += stretch.steps
        step_s = stretch.seconds / stretch.steps
        spent = time.perf_counter() - start
        enough = spent >= least_s and steps >= min(STEPS, 2 * window)
        if enough and abs(step_s - previous) <= AGREEMENT * previous:
            return WarmUp(steps, spent, True, first_step_s)
        if spent >= LIMIT_S:
            return WarmUp(steps, spent, False, first_step_s)
        previous = step_s
        window = max(2, min(STEPS, math.ceil(1.0 / step_s)))
