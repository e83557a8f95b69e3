"""Where a step's time goes: a short pass of its own, synchronised after each part, never the headline."""

from __future__ import annotations

import time
from itertools import islice

from gpubench_gui.core.events import SharesMeasured
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.engine.train import Trainer

STEPS = 10
LIMIT_S = 2.0  # a step of ResNet-50 takes 1 s on two cores, and its shares are plain after three
LEAST_STEPS = 3


def measure_shares(trainer: Trainer, spec: LaunchSpec) -> SharesMeasured:
    """Seconds spent gathering, copying, and in forward, backward and optimiser over up to ten steps."""
    trainer.model.train()
    synchronise = trainer.device.synchronise
    synchronise()
    sums = [0.0] * 5
    steps = images = 0
    for indices in islice(trainer.feed.epoch(0, partial=False), STEPS):
        clock = [time.perf_counter()]
        trainer.feed.gather(indices)
        clock.append(time.perf_counter())
        batch = trainer.feed.deliver()
        synchronise()
        clock.append(time.perf_counter())
        trainer.optimiser.clear()
        loss, _ = trainer.forward(batch)
        synchronise()
        clock.append(time.perf_counter())
        loss.backward()
        synchronise()
        clock.append(time.perf_counter())
        trainer.optimiser.step()
        synchronise()
        clock.append(time.perf_counter())
        sums = [total + after - before for total, before, after in zip(sums, clock, clock[1:], strict=False)]
        steps += 1
        images += batch.size
        if steps >= LEAST_STEPS and sum(sums) >= LIMIT_S:
            break
    return SharesMeasured(spec.model, spec.key, spec.round, steps, images, *sums)
