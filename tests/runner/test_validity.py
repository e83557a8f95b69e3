"""The judge of blocks: fed with a run's events, among them those of the real sampler with planted trouble."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace

import psutil
import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.runner.validity import BlockJudge
from gpubench_gui.telemetry.sampler import Sampler
from tests.runner.drive import CPU, GPU
from tests.telemetry.fake_nvml import FakeGpu, FakeNvml

M = "small-cnn"
UUID = "GPU-aaaaaaaa-0000-1111-2222-333333333333"


def block(device: str, at_s: float, seconds: float = 2.0, round_: int = 0, cpu_s: float = 4.0) -> ev.BlockTimed:
    return ev.BlockTimed(M, device, round_, 0, at_s, 20, 2560, seconds, None, 0.1, cpu_s)


def ready(device: str, threads: int | None, round_: int = 0) -> ev.LaunchReady:
    facts: dict[str, str | int | float | None] = {"threads": threads}
    return ev.LaunchReady(M, device, round_, 1.0, 1, "w", "o", {}, facts)


def sample(at_s: float, mhz: float | None = None, *flags: str, others: float = 0.0) -> ev.Sampled:
    return ev.Sampled(at_s, 1.0, 1.0, others, 1, 2, 1, (ev.GpuReading("cuda:0", sm_clock_mhz=mhz),), flags)


def judge(*events: ev.Event, gpu: dict[str, float | None] | None = None) -> BlockJudge:
    made = BlockJudge((CPU, GPU), {"cuda:0": gpu or {}})
    for event in events:
        made.see(event)
    return made


# ---- the fold -------------------------------------------------------------------------------------


def test_a_block_gets_the_flags_of_what_passed_and_nothing_else_changes() -> None:
    it = judge(ready("cpu", 2), sample(9.0, None, "swapping"))
    before = block("cpu", 10.0)
    after = it.judge(before)
    assert after == replace(before, flags=("swapping",))
    assert it.worth_retry(after)
    clean = it.judge(block("cpu", 13.0))
    assert clean.flags == ()
    assert not it.worth_retry(clean)


def test_the_threads_are_those_of_the_same_launch() -> None:
    it = judge(ready("cpu", 2), ready("cpu", 4, round_=1), sample(9.0))
    short = it.judge(block("cpu", 10.0, round_=1))
    assert short.flags == ("fewer cores than threads",)
    assert not it.worth_retry(short), "it would be the same again"
    assert it.judge(block("cpu", 10.0)).flags == ()
    assert judge(sample(9.0)).judge(block("cpu", 10.0, cpu_s=0.1)).flags == (), "no child told its threads"


@pytest.mark.parametrize(
    ("facts", "low"),
    [
        ({"sm_clock_default_mhz": 1755.0, "sm_clock_max_mhz": 3000.0}, False),
        ({"sm_clock_default_mhz": None, "sm_clock_max_mhz": 3000.0}, True),
        ({}, False),
    ],
)
def test_a_low_clock_is_measured_by_the_default_or_else_the_highest(facts: dict[str, float | None], low: bool) -> None:
    it = judge(sample(9.0, 1755.0), gpu=facts)
    assert it.judge(block("cuda:0", 10.0)).flags == (("low clock",) if low else ())


def test_clocks_are_compared_with_earlier_rounds_of_the_same_cell() -> None:
    it = judge(sample(9.0, 1980.0), sample(19.0, 1700.0), sample(29.0, 1980.0))
    assert it.judge(block("cuda:0", 10.0)).flags == ()
    assert it.judge(block("cuda:0", 20.0)).flags == (), "of the same round"
    assert it.judge(replace(block("cuda:0", 20.0, round_=1), model="resnet18")).flags == (), "its first round"
    third = it.judge(block("cuda:0", 20.0, round_=1))
    assert third.flags == ("clock differs between rounds",)
    assert not it.worth_retry(third)


def test_the_clock_of_a_disturbed_block_is_no_measure_for_later_rounds() -> None:
    it = judge(sample(9.0, 1200.0, "swapping"), sample(19.0, 1980.0))
    it.judge(block("cuda:0", 10.0))
    assert it.judge(block("cuda:0", 20.0, round_=1)).flags == ()


def test_a_block_longer_than_its_phase_is_a_clock_that_jumped_and_is_tried_again() -> None:
    it = judge(ev.PhaseChanged(M, "cpu", 0, 9.0, "measure"))
    jumped = it.judge(block("cpu", 10.0))
    assert jumped.flags == ("clock jumped",)
    assert it.worth_retry(jumped)
    it.see(ev.PhaseChanged(M, "cpu", 0, 11.0, "measure"))
    assert it.judge(block("cpu", 13.01)).flags == ()


# ---- with the real sampler ------------------------------------------------------------------------


class Watching:
    """A judge that hears a real sampler, and blocks that last as long as it is waited."""

    def __init__(self, judge: BlockJudge, gpus: dict[str, str | None]) -> None:
        self.origin_s = time.perf_counter()
        self.judge = judge
        self.samples: list[ev.Sampled] = []
        self._news = threading.Condition()
        self.sampler = Sampler(self.origin_s, self._hear, gpus, 0.05)

    def _hear(self, event: ev.Sampled | ev.SensorMissing) -> None:
        with self._news:
            self.judge.see(event)
            if isinstance(event, ev.Sampled):
                self.samples.append(event)
            self._news.notify_all()

    def wait(self, until: Callable[[list[ev.Sampled]], bool]) -> None:
        with self._news:
            assert self._news.wait_for(lambda: until(self.samples), timeout=20)

    def timed(self, device: str, cpu_s: float = 1e9) -> ev.BlockTimed:
        """A block over everything sampled so far."""
        with self._news:
            at_s = self.samples[-1].at_s
            return self.judge.judge(block(device, at_s, at_s, cpu_s=cpu_s))


def watching(gpus: dict[str, str | None] | None = None) -> Watching:
    return Watching(judge(gpu={"sm_clock_max_mhz": 1980.0}), gpus or {})


@pytest.fixture
def busy() -> Iterator[psutil.Process]:
    """A process that competes for the processor."""
    child = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    yield psutil.Process(child.pid)
    child.kill()
    child.wait()


def test_a_real_competing_process_is_seen_and_the_block_is_tried_again(busy: psutil.Process) -> None:
    it = watching()
    with it.sampler:
        it.wait(lambda seen: len(seen) >= 3)
        used, began, first = busy.cpu_times().user, time.perf_counter(), len(it.samples)
        it.wait(lambda seen: len(seen) >= first + 20)
        cores = (busy.cpu_times().user - used) / (time.perf_counter() - began)
        seen = [s.others_cores for s in it.samples[first:] if s.others_cores is not None]
        timed = it.timed("cpu")
    assert sum(seen) / len(seen) > 0.8 * cores
    assert "contended" in timed.flags
    assert it.judge.worth_retry(timed)


def test_a_gpu_that_throttles_and_whose_clock_falls_is_flagged(monkeypatch: pytest.MonkeyPatch) -> None:
    card = FakeGpu(UUID)
    monkeypatch.setitem(sys.modules, "pynvml", FakeNvml(card))
    it = watching({"cuda:0": UUID})
    with it.sampler:
        it.wait(lambda seen: len(seen) >= 2)
        before = it.timed("cuda:0").flags
        card.mhz, card.throttle = 1188, 0x40 | 0x8
        it.wait(lambda seen: bool(seen[-1].gpus[0].throttle))
        after = it.timed("cuda:0").flags
    assert not {"throttled: heat", "clock fell"} & set(before)
    assert {"throttled: heat", "clock fell"} <= set(after)
    assert "throttled: hardware" not in after


def test_another_process_on_the_gpu_is_flagged_through_the_sampler(
    monkeypatch: pytest.MonkeyPatch, busy: psutil.Process
) -> None:
    ours = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        monkeypatch.setitem(sys.modules, "pynvml", FakeNvml(FakeGpu(UUID, pids=(ours.pid, busy.pid))))
        it = watching({"cuda:0": UUID})
        it.sampler.watch(ours.pid)
        with it.sampler:
            it.wait(lambda seen: len(seen) >= 2)
            timed = it.timed("cuda:0")
    finally:
        ours.communicate(b"\n")
    assert "other GPU process" in timed.flags


def test_running_on_a_battery_is_flagged_and_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    unplugged = SimpleNamespace(power_plugged=False)
    monkeypatch.setattr(psutil, "sensors_battery", lambda: unplugged, raising=False)
    it = watching()
    with it.sampler:
        it.wait(lambda seen: len(seen) >= 2)
        flags = it.timed("cpu").flags
    assert "battery" in flags
    assert not it.judge.worth_retry(replace(block("cpu", 1.0), flags=("battery",)))


def test_swapping_is_flagged_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = iter(range(0, 10**9, 4096))
    monkeypatch.setattr(psutil, "swap_memory", lambda: SimpleNamespace(sin=0, sout=next(pages)))
    it = watching()
    with it.sampler:
        it.wait(lambda seen: len(seen) >= 2)
        timed = it.timed("cpu")
    assert "swapping" in timed.flags
    assert it.judge.worth_retry(timed)
