"""A made-up but complete run, as its stream of events, for the tests of the window and of the reports.

Times, rates and sensors follow simple rules with a little seeded noise, so every test sees the same
run. Nothing here was measured on any machine.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from gpubench_gui.core import events as ev
from gpubench_gui.core.catalog import MODELS, STUDY_LADDER
from gpubench_gui.core.findings import Diagnosed, TrickTried
from gpubench_gui.core.record import GIB, RunRecord
from gpubench_gui.core.spec import DeviceChoice, Protocol, RunSpec, Training

CPU = DeviceChoice("cpu", "cpu", "16 CPU cores")
H200 = DeviceChoice("cuda:0", "cuda:0", "NVIDIA H200")
LAPTOP = DeviceChoice("cuda:1", "cuda:1", "NVIDIA RTX 6000 Ada Generation Laptop GPU")
RUN = "20260314-101500-demo"
TRAIN_IMAGES, TEST_IMAGES = 50_000, 10_000
SAMPLE_S = 0.25
CPU_TRICKS = (
    ("channels-last", 1610.0, 1890.0, True, None),
    ("threads=8", 1890.0, 1510.0, False, "no clear gain here"),
    ("bf16", None, None, False, "this chip has no bf16 arithmetic of its own"),
)
GPU_TRICKS = (
    ("resident", 13_100.0, 13_400.0, False, "no clear gain here"),
    ("cuda-graph", 13_100.0, 46_300.0, True, None),
    ("bf16", 46_300.0, 71_000.0, True, None),
)
MESSAGE_S = 0.1  # batch timings travel at most ten times a second

Cell = tuple[str, str]


def demo_record(
    models: Sequence[str] = STUDY_LADDER,
    devices: Sequence[DeviceChoice] = (CPU, H200),
    *,
    protocol: Protocol = "quick",
    rounds: int = 3,
    epochs: int = 10,
    failed: Sequence[Cell] = (),
    contended: Sequence[Cell] = (),
    until_s: float = math.inf,
) -> RunRecord:
    """The record that `demo_events` with the same arguments folds into."""
    record = RunRecord()
    for event in demo_events(
        models,
        devices,
        protocol=protocol,
        rounds=rounds,
        epochs=epochs,
        failed=failed,
        contended=contended,
        until_s=until_s,
    ):
        record.apply(event)
    return record


def demo_events(
    models: Sequence[str] = STUDY_LADDER,
    devices: Sequence[DeviceChoice] = (CPU, H200),
    *,
    protocol: Protocol = "quick",
    rounds: int = 3,
    epochs: int = 10,
    failed: Sequence[Cell] = (),
    contended: Sequence[Cell] = (),
    until_s: float = math.inf,
) -> Iterator[ev.Event]:
    """The events of a run in the order of their time, cut off at `until_s` seconds (a run still going on).

    `failed` cells run out of memory in their first launch; `contended` ones have every block flagged.
    The Study protocol makes one launch a cell with `epochs` epochs and accuracy, whatever `rounds` says.
    """
    spec = RunSpec(tuple(models), tuple(devices), protocol, training=Training(epochs=epochs))
    yield ev.RunStarted(
        RUN,
        "2026-03-14T10:15:00+01:00",
        "0.1.0",
        spec,
        {
            "os": "Debian GNU/Linux 13 (trixie)",
            "kernel": "6.12.0",
            "python": "CPython 3.12.4",
            "cpu": "AMD EPYC 9454 48-Core Processor",
            "logical_cpus": 32,
            "physical_cores": 16,
            "usable_cpus": 16,
            "memory_bytes": 128 * GIB,
            "nvidia_driver": "580.65.06",
        },
    )
    yield ev.DataProgress("make", 0, 60_000, "images", None, None)
    yield ev.DataProgress("make", 30_000, 60_000, "images", 28_000.0, 1.1)
    yield ev.DataReady("arrays", "synthetic", TRAIN_IMAGES, TEST_IMAGES, "5b1f0e9ac4d27788" * 4)
    script = _Script(spec, frozenset(failed), frozenset(contended))
    for model in models:
        if protocol == "study":
            for choice in devices:
                script.study_cell(model, choice)
        else:
            script.quick_model(model, rounds)
    samples: list[tuple[float, ev.Event]] = [(s.at_s, s) for s in script.samples()]
    for at, event in sorted(script.events + samples, key=lambda pair: pair[0]):
        if at > until_s:
            return
        yield event
    yield ev.RunEnded(script.now, "failed" if failed else "finished")


def step_s(model: str, choice: DeviceChoice) -> float:
    """Seconds per batch of 128 in this made-up world: a fixed cost plus the work at the device's speed."""
    work = 128 * MODELS[model].train_flop
    if choice.tuned:
        return (0.005 + work / 8e11) if choice.is_cpu else (0.0003 + work / 1.8e13)
    if choice.is_cpu:
        return 0.006 + work / 5.5e11
    return (0.0036 + work / 6.5e12) * {"cuda:0": 1.0, "cuda:1": 1.6}.get(choice.key, 2.2)


@dataclass
class _Script:
    """Writes the events of one run against a clock of its own, `now`."""

    spec: RunSpec
    failed: frozenset[Cell]
    contended: frozenset[Cell]
    now: float = 2.0
    events: list[tuple[float, ev.Event]] = field(default_factory=list)
    busy: list[tuple[float, float, str, DeviceChoice]] = field(default_factory=list)
    noise: random.Random = field(default_factory=lambda: random.Random(20))
    steps: dict[tuple[str, str, int], int] = field(default_factory=dict)
    pid: int = 4200

    def add(self, event: ev.Event) -> None:
        self.events.append((self.now, event))

    def quick_model(self, model: str, rounds: int) -> None:
        """Rounds of one launch per device that take turns block by block, in the order AB, BA, AB …"""
        for choice in (d for d in self.spec.devices if d.tuned):
            for trick in CPU_TRICKS if choice.is_cpu else GPU_TRICKS:
                self.add(TrickTried(model, choice.key, self.now, *trick))
        over: set[str] = set()
        for round_ in range(rounds):
            order = [d for d in self.spec.devices if d.key not in over]
            order = order[::-1] if round_ % 2 else order
            drift = {d.key: math.exp(self.noise.gauss(0, 0.012)) for d in order}
            for choice in list(order):
                if not self.launch(model, choice, round_, drift[choice.key]):
                    order.remove(choice)
                    over.add(choice.key)
            for block in range(2):
                for choice in order:
                    self.block(model, choice, round_, block, drift[choice.key])
            for choice in order:
                self.evaluation(model, choice, round_)
                if round_ == rounds - 1:
                    self.diagnosis(model, choice, round_)
                self.end_launch(model, choice, round_)
        for choice in self.spec.devices:
            if choice.key not in over:
                self.add(ev.CellEnded(model, choice.key, self.now, "finished"))

    def study_cell(self, model: str, choice: DeviceChoice) -> None:
        """One launch that trains every epoch and evaluates after each."""
        if not self.launch(model, choice, 0, 1.0):
            return
        ceiling = 0.62 + 0.05 * math.log10(MODELS[model].parameters / 1e5)
        batches = math.ceil(TRAIN_IMAGES / self.spec.training.batch_size)
        for epoch in range(1, self.spec.training.epochs + 1):
            self.phase(model, choice, 0, "train")
            seconds = self.train(model, choice, 0, "train", epoch, batches, step_s(model, choice))
            self.phase(model, choice, 0, "evaluate")
            evaluate_s = seconds * 0.07
            self.now += evaluate_s
            share = ceiling * (1 - 0.55 * math.exp(-epoch / 3)) + self.noise.gauss(0, 0.004)
            correct = round(TEST_IMAGES * share)
            self.add(
                ev.EpochDone(
                    model,
                    choice.key,
                    0,
                    self.now,
                    epoch,
                    TRAIN_IMAGES,
                    seconds,
                    evaluate_s,
                    correct,
                    TEST_IMAGES,
                )
            )
        self.diagnosis(model, choice, 0)
        self.end_launch(model, choice, 0)
        self.add(ev.CellEnded(model, choice.key, self.now, "finished"))

    def launch(self, model: str, choice: DeviceChoice, round_: int, drift: float) -> bool:
        """Start, build and warm up one child; False when it runs out of memory."""
        key = choice.key
        self.pid += 1
        self.add(ev.LaunchStarted(model, key, round_, self.now, self.pid))
        startup = {"import": 1.9, "context": 0.0 if choice.is_cpu else 0.6, "data": 0.2, "build": 0.3}
        self.now += sum(startup.values())
        facts: dict[str, str | int | float | None] = {
            "torch": "2.14.1",
            "cuda": None if choice.is_cpu else "13.0",
            "cudnn": None if choice.is_cpu else 91300,
            "device_name": "AMD EPYC 9454 48-Core Processor" if choice.is_cpu else choice.label,
            "threads": 16,
            "backend": "cpu" if choice.is_cpu else "cuda",
            "fp32_precision": "ieee",
            "matmul_precision": "ieee",
            "convolution_precision": "ieee",
            "cpu_matmul_precision": "ieee",
        }
        self.add(
            ev.LaunchReady(
                model,
                key,
                round_,
                self.now,
                MODELS[model].parameters,
                "9f2c61d07be4a853",
                "41d8a0c97732be10",
                startup,
                facts,
            )
        )
        self.phase(model, choice, round_, "warm-up")
        if (model, key) in self.failed:
            self.now += 0.4
            reason = f"out of memory at batch {self.spec.training.batch_size}"
            cure = f"Try a batch size of {self.spec.training.batch_size // 2}, or a smaller model."
            self.add(ev.LaunchEnded(model, key, round_, self.now, "failed", "out-of-memory", reason, cure))
            self.add(ev.CellEnded(model, key, self.now, "failed", "out-of-memory", reason, cure))
            return False
        began, expected = self.now, step_s(model, choice) * drift
        first = self.train(model, choice, round_, "warm-up", 0, 1, expected * 12)
        n = max(9, round((1.0 if choice.is_cpu else 2.0) / expected))
        seconds = first + self.train(model, choice, round_, "warm-up", 0, n, expected * 1.02)
        self.add(ev.WarmedUp(model, key, round_, self.now, n + 1, seconds, True, first))
        self.busy.append((began, self.now, model, choice))
        self.phase(model, choice, round_, "wait")
        return True

    def block(self, model: str, choice: DeviceChoice, round_: int, block: int, drift: float) -> None:
        self.phase(model, choice, round_, "measure")
        expected = step_s(model, choice) * drift * math.exp(self.noise.gauss(0, 0.006))
        n = max(10, round(2.0 / expected))
        seconds = self.train(model, choice, round_, "measure", 0, n, expected)
        flags = ("contended",) if (model, choice.key) in self.contended else ()
        size = self.spec.training.batch_size
        cpu_s = seconds * (15.6 if choice.is_cpu else 1.0)
        self.add(
            ev.BlockTimed(
                model,
                choice.key,
                round_,
                block,
                self.now,
                n,
                n * size,
                seconds,
                seconds * 0.998,
                seconds * 0.8,
                cpu_s,
                flags,
            )
        )
        self.phase(model, choice, round_, "wait")

    def train(
        self,
        model: str,
        choice: DeviceChoice,
        round_: int,
        phase: ev.Phase,
        epoch: int,
        n: int,
        expected: float,
    ) -> float:
        """`n` steps of about `expected` seconds, sent in messages; the seconds they took together."""
        began, size = self.now, self.spec.training.batch_size
        where = (model, choice.key, round_)
        done = 0 if phase == "train" else self.steps.get(where, 0)
        trained = self.steps.get(where, 0)
        at: list[float] = []
        took: list[float] = []
        loss: list[float | None] = []
        for i in range(n):
            seconds = expected * math.exp(self.noise.gauss(0, 0.04))
            if self.noise.random() < 0.004:
                seconds *= 1.8
            self.now += seconds
            at.append(round(self.now, 6))
            took.append(round(seconds, 6))
            loss.append(round(2.303 * (0.3 + 0.7 * math.exp(-(trained + i) / 500)) + self.noise.gauss(0, 0.06), 5))
            if i == n - 1 or self.now - (at[0] - took[0]) >= MESSAGE_S:
                first = done + i + 1 - len(at)
                images = (size,) * len(at)
                if phase == "train" and i == n - 1:
                    images = (*images[:-1], TRAIN_IMAGES - size * (n - 1))
                self.add(
                    ev.Batches(
                        model,
                        choice.key,
                        round_,
                        phase,
                        epoch,
                        first,
                        tuple(at),
                        tuple(took),
                        images,
                        tuple(loss),
                    )
                )
                at, took, loss = [], [], []
        self.steps[where] = trained + n
        self.busy.append((began, self.now, model, choice))
        return self.now - began

    def evaluation(self, model: str, choice: DeviceChoice, round_: int) -> None:
        self.phase(model, choice, round_, "evaluate")
        began, images = self.now, 2560
        seconds = images / 128 * step_s(model, choice) * 0.35
        self.now += seconds
        self.busy.append((began, self.now, model, choice))
        self.add(ev.EvaluationTimed(model, choice.key, round_, self.now, images, seconds))

    def diagnosis(self, model: str, choice: DeviceChoice, round_: int) -> None:
        self.phase(model, choice, round_, "diagnose")
        began, n, each = self.now, 20, step_s(model, choice)
        self.now += n * each * 1.1
        self.busy.append((began, self.now, model, choice))
        data_s, copy_s = n * 0.0003, 0.0 if choice.is_cpu else n * 0.00012
        rest = max(n * each - data_s - copy_s, n * 0.001)
        self.add(
            ev.SharesMeasured(
                model, choice.key, round_, n, n * 128, data_s, copy_s, 0.34 * rest, 0.58 * rest, 0.08 * rest
            )
        )
        issue_s = each if choice.is_cpu else 0.0034
        parts = (each, 0.0003, issue_s, copy_s / n, each if choice.is_cpu else 0.8 * each, 0.6 * each)
        peak = 1.1e12 if choice.is_cpu else 5e13
        self.add(Diagnosed(model, choice.key, round_, 128, *parts, peak))

    def end_launch(self, model: str, choice: DeviceChoice, round_: int) -> None:
        self.now += 0.05
        peak = None if choice.is_cpu else round((0.6 + MODELS[model].parameters * 1.6e-7) * GIB)
        self.add(ev.LaunchEnded(model, choice.key, round_, self.now, "finished", peak_memory_bytes=peak))

    def phase(self, model: str, choice: DeviceChoice, round_: int, phase: ev.Phase) -> None:
        self.add(ev.PhaseChanged(model, choice.key, round_, self.now, phase))

    def samples(self) -> Iterator[ev.Sampled]:
        """Sensors every quarter second. GPUs beside the first have no power sensor."""
        noise, spans, next_span = random.Random(7), sorted(self.busy, key=lambda b: b[0]), 0
        for tick in range(1, int(self.now / SAMPLE_S)):
            at = tick * SAMPLE_S
            while next_span < len(spans) and spans[next_span][1] < at:
                next_span += 1
            span = spans[next_span] if next_span < len(spans) and spans[next_span][0] <= at else None
            working = span[3] if span else None
            child = 0.0 if working is None else 48.5 if working.is_cpu else 4.1
            child = max(0.0, child + noise.gauss(0, 0.6)) if child else 0.0
            memory = (2.2 if working is None else 3.4) * GIB
            yield ev.Sampled(
                at,
                round(child + 1.4 + abs(noise.gauss(0, 0.5)), 2),
                round(child, 2),
                round(abs(noise.gauss(0, 0.04)), 3),
                int(9.5 * GIB + memory),
                128 * GIB,
                int(memory),
                tuple(
                    self._gpu(d, span[2] if span and working and working.device == d.device else None, noise)
                    for d in self.spec.devices
                    if not d.is_cpu and not d.tuned
                ),
            )

    def _gpu(self, choice: DeviceChoice, model: str | None, noise: random.Random) -> ev.GpuReading:
        use = 0.0 if model is None else min(97.0, 30 + 9 * math.log2(MODELS[model].parameters / 3e5))
        use = min(100.0, max(0.0, use + noise.gauss(0, 2))) if use else 0.0
        first = choice.key == "cuda:0"
        return ev.GpuReading(
            choice.key,
            round(use),
            int((0.6 + (0 if model is None else MODELS[model].parameters * 1.6e-7)) * GIB),
            (141 if first else 16) * GIB,
            round(118 + 4.6 * use + noise.gauss(0, 5), 1) if first else None,
            round(34 + 0.2 * use, 1),
            1980.0,
        )
