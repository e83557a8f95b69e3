"""Why a step takes as long as it does: a pass of its own, after the timed blocks, that no other figure rests on."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from statistics import median
from typing import TypeVar

import torch

from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.engine.peak import peak_flops
from gpubench_gui.engine.profiled import Work, profiled
from gpubench_gui.engine.train import Trainer

STEPS = 10
LEAST_S = 0.1  # ten replays of a graph take 4 ms, of which the waiting at both ends is a third
LIMIT_S = 0.5  # for each of the parts below; a step of ResNet-50 takes 1 s on two cores, and one is then enough
PROBES = 5
PROFILED = 3
T = TypeVar("T")


def diagnose(trainer: Trainer, spec: LaunchSpec) -> Diagnosed:
    """Times the parts of a step one by one. The model goes on training meanwhile; nothing else changes.

    What cannot be measured (a profiler without rights, a device short of memory) is None and named in `missing`.
    """
    was_training = trainer.model.training
    trainer.model.train()
    indices = chain.from_iterable(trainer.feed.epoch(0, partial=False) for _ in repeat(None))
    missing: list[str] = []

    def guarded(what: str, measure: Callable[[], T]) -> T | None:
        try:
            return measure()
        except Exception as error:  # one part that fails must not take the figures of the cell with it
            lines = str(error).strip().splitlines()
            missing.append(f"{what}: {lines[0] if lines else type(error).__name__}")
            return None

    try:
        images, step_s = _undisturbed(trainer, indices)
        data_s, copy_s, issue_s = _parts(trainer, indices, step_s)
        work = guarded("the device's work", lambda: _work(trainer, indices, step_s))
    finally:
        trainer.model.train(was_training)
    peak = guarded("the fastest rate", lambda: peak_flops(trainer.device, trainer.precision))
    return Diagnosed(
        *(spec.model, spec.key, spec.round, images, step_s, data_s, issue_s, copy_s),
        device_s=work.device_s if work else None,
        matrix_s=work.matrix_s if work else None,
        peak_flops=peak,
        missing="; ".join(missing) or None,
    )


def _undisturbed(trainer: Trainer, indices: Iterator[torch.Tensor]) -> tuple[int, float]:
    """(images, seconds) of a step of the ordinary loop, over ten or as many as fill a tenth of a second."""
    images, step_s = _loop(trainer, indices, STEPS)
    if step_s * STEPS < LEAST_S:
        images, step_s = _loop(trainer, indices, math.ceil(LEAST_S / max(step_s, 1e-6)))
    return images, step_s


def _loop(trainer: Trainer, indices: Iterator[torch.Tensor], most: int) -> tuple[int, float]:
    """(images, seconds) of a step, over up to `most` between two synchronised clock reads."""
    trainer.device.synchronise()
    steps, images, start = 0, 0, time.perf_counter()
    while steps < most and (steps == 0 or time.perf_counter() - start < LIMIT_S):
        _, images = trainer.step(next(indices))
        steps += 1
    trainer.device.synchronise()
    return images, (time.perf_counter() - start) / steps


def _parts(trainer: Trainer, indices: Iterator[torch.Tensor], step_s: float) -> tuple[float, float, float]:
    """Seconds of the host to gather a batch, to copy it with nothing else under way, and to issue the rest; medians.

    On the CPU issuing is the work itself: it is the rest of the step, and no further steps are spent on it.
    """
    synchronise, on_cpu = trainer.device.synchronise, trainer.device.backend == "cpu"
    took: list[tuple[float, float, float]] = []
    for _ in range(PROBES):
        chosen = next(indices)
        synchronise()
        clock = [time.perf_counter()]
        trainer.feed.gather(chosen)
        clock.append(time.perf_counter())
        batch = trainer.deliver(len(chosen))
        synchronise()
        clock.append(time.perf_counter())
        if not on_cpu:
            trainer.learn(batch)
        clock.append(time.perf_counter())
        took.append((clock[1] - clock[0], clock[2] - clock[1], clock[3] - clock[2]))
        if sum(map(sum, took)) >= LIMIT_S:
            break
    synchronise()
    data_s, copy_s, issue_s = (median(part) for part in zip(*took, strict=True))
    return data_s, copy_s, (max(step_s - data_s - copy_s, 0.0) if on_cpu else issue_s)


def _work(trainer: Trainer, indices: Iterator[torch.Tensor], step_s: float) -> Work:
    """What the device runs in one step, the copy left out; raises RuntimeError where it cannot be profiled."""
    steps = PROFILED if step_s * PROFILED <= LIMIT_S else 1
    chosen = next(indices)
    trainer.feed.gather(chosen)
    batch = trainer.deliver(len(chosen))

    def several() -> None:
        for _ in range(steps):
            trainer.learn(batch)

    found = profiled(trainer.device, several)
    return Work(found.device_s / steps, found.matrix_s / steps)
