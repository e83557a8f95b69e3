"""When a device has settled: start-up effects, autotuning and rising clocks are over."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from gpubench_gui.engine.train import Stretch

LIMIT_S: Final = 30.0
AGREEMENT: Final = 0.03
STEPS: Final = 10
CPU_S: Final = 1.0
GPU_S: Final = 3.0


def warm_up(run_steps: Callable[[int], Stretch], is_cpu: bool) -> tuple[int, float, bool]:
    """Train short windows until two in a row agree within 3 %: steps, seconds, and whether they did.

    At least 10 steps and 1 s (3 s on an accelerator, whose clocks rise slowly), at most 30 s. A window is
    10 steps, or fewer (at least 2) where 10 would take over a second: ten steps of ResNet-50 take 10 s
    on two cores, and their drift is spent after the first two.
    """
    least_s = CPU_S if is_cpu else GPU_S
    start = time.perf_counter()
    steps, previous = 0, math.inf
    window = 2
    while True:
        stretch = run_steps(window)
        steps += stretch.steps
        step_s = stretch.seconds / stretch.steps
        spent = time.perf_counter() - start
        enough = spent >= least_s and steps >= min(STEPS, 2 * window)
        if enough and abs(step_s - previous) <= AGREEMENT * previous:
            return steps, spent, True
        if spent >= LIMIT_S:
            return steps, spent, False
        previous = step_s
        window = max(2, min(STEPS, math.ceil(1.0 / step_s)))
