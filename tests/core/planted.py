"""A machine with planted speeds and a clock of its own: runs a plan of a sweep without training anything."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from gpubench_gui.core.family import BY_ID, MEMBERS
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.spec import FAMILY, DeviceChoice, Protocol, RunSpec, Training
from gpubench_gui.core.sweep import Found, Step, cell_seconds

CPU = DeviceChoice("cpu", "cpu", "16 CPU cores")
GPU = DeviceChoice("cuda:0", "cuda:0", "NVIDIA H200")
START_S = 4.0

Plan = Callable[[RunSpec, list[Found], int, float, float], Step | None]


def sweep_spec(protocol: Protocol = "crossover", budget_s: float = 180.0, batch_size: int = 128) -> RunSpec:
    return RunSpec((FAMILY,), (CPU, GPU), protocol, budget_s, training=Training(batch_size=batch_size))


@dataclass(slots=True)
class Speed:
    """Seconds per step = `overhead_s` + FLOP ÷ `flops`; out of memory above `most_flop` per step."""

    overhead_s: float
    flops: float
    most_flop: float = math.inf

    def seconds(self, flop: float) -> float:
        return self.overhead_s + flop / self.flops


@dataclass(slots=True)
class Machine:
    """Times cells with noise: of each cell, and of each child as a whole (both as deviations of logs)."""

    speeds: dict[str, Speed]
    cell_noise: float = 0.0
    child_noise: float = 0.0
    seed: int = 0
    now: float = 0.0
    found: list[Found] = field(default_factory=list)
    random: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)

    def run(self, spec: RunSpec, plan: Plan, least_s: float, cells: int | None = None) -> int:
        """Follow `plan` until it ends, or for so many cells; how many cells were asked for."""
        round_, asked = 0, 0
        self.now += START_S
        factor = self._children()
        while (step := plan(spec, self.found, round_, spec.budget_s - self.now, START_S)) is not None:
            if step.fresh:
                round_ += 1
                self.now += START_S
                factor = self._children()
            for cell in step.cells:
                asked += 1
                for key, speed in self.speeds.items():
                    self._time(key, speed, cell.model, cell.batch_size, round_, factor[key], least_s)
                if asked == cells:
                    return asked
            assert asked < 300, "a plan that never ends"
        return asked

    def _children(self) -> dict[str, float]:
        return {key: math.exp(self.random.gauss(0, self.child_noise)) for key in self.speeds}

    def _time(self, key: str, speed: Speed, model: str, batch: int, round_: int, factor: float, least_s: float) -> None:
        work = BY_ID[model].train_flop * batch
        if work > speed.most_flop:
            text = f"out of memory at batch {batch}"
            self.found.append(SweepFailed(model, key, round_, self.now, batch, "out-of-memory", text))
            return
        step = speed.seconds(work) * factor * math.exp(self.random.gauss(0, self.cell_noise))
        self.now += cell_seconds(step, least_s)
        self.found.append(SweepTimed(model, key, round_, self.now, batch, 20, 20 * batch, 20 * step))


def crossing_flop(baseline: Speed, device: Speed) -> float:
    """The FLOP per step at which both need the same time."""
    return (device.overhead_s - baseline.overhead_s) / (1 / baseline.flops - 1 / device.flops)


def parameters_at(flop_per_image: float) -> float:
    """Parameters of a network of the family with that much work, between members on logs."""
    pairs = list(itertools.pairwise(MEMBERS))
    low, high = next((p for p in pairs if p[0].train_flop <= flop_per_image < p[1].train_flop), pairs[-1])
    share = math.log(flop_per_image / low.train_flop) / math.log(high.train_flop / low.train_flop)
    return low.parameters * (high.parameters / low.parameters) ** share
