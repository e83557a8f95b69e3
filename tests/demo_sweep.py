"""Made-up sweeps, as streams of events: the program's own planners drive devices of planted speeds.

The CPU has the smaller overhead and the GPU the higher rate, so that the CPU wins small sizes. Nothing here was
measured on any machine.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import takewhile

from gpubench_gui.core import crossover_plan, speed_map
from gpubench_gui.core import events as ev
from gpubench_gui.core.family import BY_ID
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.record import GIB, RunRecord
from gpubench_gui.core.spec import FAMILY, DeviceChoice, Protocol, RunSpec, Training
from gpubench_gui.core.sweep import Found, cell_seconds
from tests.core.planted import Speed
from tests.demo import CPU, H200, RUN, SAMPLE_S, TEST_IMAGES, TRAIN_IMAGES

SPEEDS = {
    "cpu": Speed(4e-4, 6e11),
    "cuda:0": Speed(3.6e-3, 1.6e13, most_flop=1.2e12),
    "cuda:1": Speed(5.0e-3, 6e12, most_flop=8e11),
}
START_S = 4.0
NOISE, CHILD_NOISE = 0.015, 0.02  # deviations of logs: of each cell, and of each child as a whole
PEAK = 0.93  # share of the budget after which no cell begins


def sweep_record(
    protocol: Protocol = "crossover",
    devices: Sequence[DeviceChoice] = (CPU, H200),
    *,
    budget_s: float = 180.0,
    until_s: float = math.inf,
    speeds: dict[str, Speed] = SPEEDS,
) -> RunRecord:
    """The record that `sweep_events` with the same arguments folds into."""
    record = RunRecord()
    for event in sweep_events(protocol, devices, budget_s=budget_s, until_s=until_s, speeds=speeds):
        record.apply(event)
    return record


def sweep_events(
    protocol: Protocol = "crossover",
    devices: Sequence[DeviceChoice] = (CPU, H200),
    *,
    budget_s: float = 180.0,
    until_s: float = math.inf,
    speeds: dict[str, Speed] = SPEEDS,
) -> Iterator[ev.Event]:
    """The events of a sweep, cut off at `until_s` seconds (a run still going on)."""
    spec = RunSpec((FAMILY,), tuple(devices), protocol, budget_s, training=Training())
    host: dict[str, str | int | float | None] = {
        "os": "Debian GNU/Linux 13 (trixie)",
        "cpu": "AMD EPYC 9454 48-Core Processor",
        "logical_cpus": 32,
        "physical_cores": 16,
        "memory_bytes": 128 * GIB,
    }
    yield ev.RunStarted(f"{RUN}-{protocol}", "2026-03-14T10:15:00+01:00", "0.1.0", spec, host)
    yield ev.DataReady("arrays", "synthetic", TRAIN_IMAGES, TEST_IMAGES, "5b1f0e9ac4d27788" * 4)
    yield from (e for _, e in takewhile(lambda pair: pair[0] <= until_s, _Sweep(spec, speeds).run()))


class _Sweep:
    """Runs one plan against a clock of its own."""

    def __init__(self, spec: RunSpec, speeds: dict[str, Speed]) -> None:
        self.spec, self.speeds = spec, speeds
        self.noise = random.Random(11)
        self.now, self.sampled = 1.0, 0
        self.found: list[Found] = []
        self.events: list[tuple[float, ev.Event]] = []

    def run(self) -> list[tuple[float, ev.Event]]:
        finds = self.spec.protocol == "crossover"
        plan = crossover_plan.next_step if finds else speed_map.next_step
        least = crossover_plan.CELL_S if finds else speed_map.CELL_S
        round_, number = 0, 0
        factors = self._start(round_)
        while step := plan(self.spec, self.found, round_, PEAK * self.spec.budget_s - self.now, START_S):
            if step.fresh:
                self._end(round_)
                round_ += 1
                factors = self._start(round_)
            for cell in step.cells:
                for choice in self.spec.devices[:: 1 if (round_ + number) % 2 == 0 else -1]:
                    self._cell(choice, round_, cell.model, cell.batch_size, factors[choice.key], least)
                number += 1
        self._end(round_)
        for choice in self.spec.devices:
            self._add(ev.CellEnded(FAMILY, choice.key, self.now, "finished"))
        self._add(ev.RunEnded(self.now, "finished"))
        return self.events

    def _add(self, event: ev.Event) -> None:
        self.events.append((self.now, event))

    def _start(self, round_: int) -> dict[str, float]:
        for choice in self.spec.devices:
            self._add(ev.LaunchStarted(FAMILY, choice.key, round_, self.now, 4200 + round_))
        self._pass(START_S, None)
        for choice in self.spec.devices:
            facts: dict[str, str | int | float | None] = {
                "torch": "2.14.1",
                "cuda": None if choice.is_cpu else "13.0",
                "threads": 16,
            }
            ready = (self.now, 0, "9f2c61d07be4a853", "41d8a0c97732be10", {"import": 1.9, "context": 0.6}, facts)
            self._add(ev.LaunchReady(FAMILY, choice.key, round_, *ready))
        return {d.key: math.exp(self.noise.gauss(0, CHILD_NOISE)) for d in self.spec.devices}

    def _end(self, round_: int) -> None:
        for choice in self.spec.devices:
            self._add(ev.LaunchEnded(FAMILY, choice.key, round_, self.now, "finished"))

    def _cell(self, choice: DeviceChoice, round_: int, model: str, batch: int, factor: float, least_s: float) -> None:
        work, speed = BY_ID[model].train_flop * batch, self.speeds[choice.key]
        what = f"{model} at batch {batch}"
        self._add(ev.PhaseChanged(FAMILY, choice.key, round_, self.now, "measure", what))
        if work > speed.most_flop:
            self._pass(0.4, choice)
            reason = f"out of memory at batch {batch}"
            self._add(SweepFailed(model, choice.key, round_, self.now, batch, "out-of-memory", reason))
        else:
            step = speed.seconds(work) * factor * math.exp(self.noise.gauss(0, NOISE))
            self._pass(cell_seconds(step, least_s), choice)
            steps = max(2, round(least_s / step))
            self._add(SweepTimed(model, choice.key, round_, self.now, batch, steps, steps * batch, steps * step))
        found = self.events[-1][1]
        assert isinstance(found, SweepTimed | SweepFailed)
        self.found.append(found)
        self._add(ev.PhaseChanged(FAMILY, choice.key, round_, self.now, "wait"))

    def _pass(self, seconds: float, working: DeviceChoice | None) -> None:
        """Let time go by, with a reading of the sensors every quarter second."""
        end = self.now + seconds
        while (at := (self.sampled + 1) * SAMPLE_S) <= end:
            self.sampled += 1
            self.now = max(self.now, at)
            child = 0.0 if working is None else 48.5 if working.is_cpu else 4.1
            child = max(0.0, child + self.noise.gauss(0, 0.6)) if child else 0.0
            memory = int((2.2 if working is None else 3.4) * GIB)
            gpus = tuple(self._gpu(d, working == d) for d in self.spec.devices if not d.is_cpu)
            used = int(9.5 * GIB) + memory
            self._add(ev.Sampled(at, child + 1.4, child, 0.02, used, 128 * GIB, memory, gpus))
        self.now = end

    def _gpu(self, choice: DeviceChoice, working: bool) -> ev.GpuReading:
        use = max(0.0, min(100.0, 55 + self.noise.gauss(0, 12))) if working else 0.0
        return ev.GpuReading(choice.key, round(use), 2 * GIB, 141 * GIB, round(118 + 4.6 * use, 1), 40.0, 1980.0)
