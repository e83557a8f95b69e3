"""The sampling thread: starts and ends with the run, and no sensor can break it."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable

import psutil
import pytest

from gpubench_gui.core.events import Sampled, SensorMissing
from gpubench_gui.telemetry import sampler as module
from gpubench_gui.telemetry.rapl import FORBIDDEN, PackageEnergy, Unreadable
from gpubench_gui.telemetry.sampler import Sampler
from tests.telemetry.fake_nvml import (
    LIBRARY_NOT_FOUND,
    NOT_SUPPORTED,
    POWER,
    UTILISATION,
    FakeGpu,
    FakeNvml,
)

A = "GPU-aaaaaaaa-0000-1111-2222-333333333333"
B = "GPU-bbbbbbbb-0000-1111-2222-333333333333"
FAST_S = 0.01


class Listener:
    """Collects what a sampler emits and waits for what a test needs."""

    def __init__(self) -> None:
        self.events: list[Sampled | SensorMissing] = []
        self._news = threading.Condition()

    def __call__(self, event: Sampled | SensorMissing) -> None:
        with self._news:
            self.events.append(event)
            self._news.notify_all()

    @property
    def samples(self) -> list[Sampled]:
        return [e for e in self.events if isinstance(e, Sampled)]

    @property
    def missing(self) -> list[tuple[str | None, str]]:
        return [(e.device, e.name) for e in self.events if isinstance(e, SensorMissing)]

    def reason(self, name: str) -> str:
        return next(e.reason for e in self.events if isinstance(e, SensorMissing) and e.name == name)

    def wait(self, done: Callable[[Listener], bool]) -> None:
        with self._news:
            assert self._news.wait_for(lambda: done(self), timeout=20), self.events[-3:]

    def wait_samples(self, count: int) -> None:
        self.wait(lambda it: len(it.samples) >= count)


@pytest.fixture(autouse=True)
def packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """CPU packages that tell their energy, whatever this machine's do."""
    monkeypatch.setattr(PackageEnergy, "read", lambda _: 1.5)


@pytest.fixture
def heard() -> Listener:
    return Listener()


def start(heard: Listener, gpus: dict[str, str | None], interval_s: float = FAST_S) -> Sampler:
    return Sampler(time.perf_counter(), heard, gpus, interval_s)


def install(monkeypatch: pytest.MonkeyPatch, *gpus: FakeGpu, init_error: int | None = None) -> FakeNvml:
    fake = FakeNvml(*gpus, init_error=init_error)
    monkeypatch.setitem(sys.modules, "pynvml", fake)
    return fake


def test_the_first_reading_is_dropped_so_no_plot_starts_at_a_false_zero(heard: Listener) -> None:
    with start(heard, {}, 0.1):
        heard.wait_samples(2)
    assert heard.samples[0].at_s >= 0.1
    assert all(s.cpu_percent is not None for s in heard.samples)
    assert all(s.memory_total_bytes == psutil.virtual_memory().total for s in heard.samples)
    times = [s.at_s for s in heard.samples]
    assert times == sorted(times)


def test_a_training_process_is_read_while_it_is_watched(heard: Listener) -> None:
    child = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        with start(heard, {}, 0.05) as sampler:
            sampler.watch(child.pid)
            heard.wait(lambda it: any(s.child_cpu_percent for s in it.samples))
            sampler.unwatch(child.pid)
            heard.wait(lambda it: it.samples[-1].child_memory_bytes is None)
    finally:
        child.kill()
        child.wait()
    assert any(s.child_memory_bytes for s in heard.samples)


def test_a_watched_process_that_is_killed_does_not_end_the_sampling(heard: Listener) -> None:
    child = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    with start(heard, {}) as sampler:
        sampler.watch(child.pid)
        heard.wait(lambda it: any(s.child_memory_bytes for s in it.samples))
        child.kill()
        child.wait()
        heard.wait(lambda it: it.samples[-1].child_memory_bytes is None)
        heard.wait_samples(len(heard.samples) + 2)
    assert heard.missing == []


def test_each_gpu_is_read_under_the_key_of_its_uuid_whatever_the_order(
    monkeypatch: pytest.MonkeyPatch, heard: Listener
) -> None:
    install(monkeypatch, FakeGpu(B, celsius=40), FakeGpu(A, celsius=70))
    with start(heard, {"cuda:0": A.removeprefix("GPU-"), "cuda:1": B}):
        heard.wait_samples(2)
    for sample in heard.samples:
        assert {g.key: g.temperature_c for g in sample.gpus} == {"cuda:0": 70, "cuda:1": 40}


def test_an_unsupported_sensor_is_said_once_and_stays_a_gap(monkeypatch: pytest.MonkeyPatch, heard: Listener) -> None:
    install(monkeypatch, FakeGpu(A, refuses={UTILISATION: NOT_SUPPORTED}))
    with start(heard, {"cuda:0": A}):
        heard.wait_samples(5)
    assert heard.missing == [("cuda:0", "GPU utilisation")]
    for sample in heard.samples:
        (reading,) = sample.gpus
        assert reading.utilisation_percent is None
        assert reading.power_w == 350.0


def test_a_gpu_lost_in_mid_run_is_dropped_and_the_other_goes_on(
    monkeypatch: pytest.MonkeyPatch, heard: Listener
) -> None:
    fake = install(monkeypatch, FakeGpu(A, lost_after=20), FakeGpu(B))
    with start(heard, {"cuda:0": A, "cuda:1": B}):
        heard.wait(lambda it: ("cuda:0", "GPU") in it.missing)
        polls = fake.gpus[0].polls
        heard.wait_samples(len(heard.samples) + 3)
    assert fake.gpus[0].polls == polls == 20
    assert [g.key for g in heard.samples[0].gpus] == ["cuda:0", "cuda:1"]
    assert [g.key for g in heard.samples[-1].gpus] == ["cuda:1"]
    assert heard.missing.count(("cuda:0", "GPU")) == 1


@pytest.mark.parametrize("package", [True, False])
def test_without_nvml_one_line_says_why_and_the_rest_is_read(
    monkeypatch: pytest.MonkeyPatch, heard: Listener, package: bool
) -> None:
    install(monkeypatch, FakeGpu(A), init_error=LIBRARY_NOT_FOUND)
    if not package:
        monkeypatch.setitem(sys.modules, "pynvml", None)
    with start(heard, {"cuda:0": A, "cuda:1": B}):
        heard.wait_samples(2)
    assert heard.missing == [(None, "GPU meters")]
    assert all(s.gpus == () and s.cpu_percent is not None for s in heard.samples)


@pytest.mark.parametrize("uuid", [None, "", "GPU-dddddddd-0000-1111-2222-333333333333", "junk"])
def test_a_gpu_that_is_not_surely_known_has_no_meter(
    monkeypatch: pytest.MonkeyPatch, heard: Listener, uuid: str | None
) -> None:
    install(monkeypatch, FakeGpu(A))
    with start(heard, {"cuda:0": uuid, "cuda:1": A}):
        heard.wait_samples(1)
    assert ("cuda:0", "GPU meters") in heard.missing
    assert [g.key for g in heard.samples[0].gpus] == ["cuda:1"]


def test_nvml_is_open_only_during_a_run_and_only_for_gpus(monkeypatch: pytest.MonkeyPatch, heard: Listener) -> None:
    fake = install(monkeypatch, FakeGpu(A))
    idle = start(heard, {"cuda:0": A})
    assert sum(fake.calls.values()) == 0, "a sampler that has not started asks nothing"
    with start(heard, {}):
        heard.wait_samples(1)
    assert sum(fake.calls.values()) == 0, "a run on the CPU alone asks nothing"
    with idle:
        heard.wait(lambda it: bool(it.samples[-1].gpus))
        assert fake.held == 1
    assert fake.held == 0
    assert fake.calls["nvmlInit"] == fake.calls["nvmlShutdown"] == 1


def test_a_run_that_raises_still_ends_its_sampler_and_the_next_run_starts_clean(
    monkeypatch: pytest.MonkeyPatch, heard: Listener
) -> None:
    fake = install(monkeypatch, FakeGpu(A))

    def failing_run() -> None:
        with start(heard, {"cuda:0": A}):
            heard.wait_samples(1)
            raise RuntimeError("training failed")

    with pytest.raises(RuntimeError, match="training failed"):
        failing_run()
    assert fake.held == 0
    assert not any(t.name == "sampler" for t in threading.enumerate())
    ended = len(heard.events)
    following = Listener()
    with start(following, {"cuda:0": A}):
        following.wait_samples(3)
    assert len(heard.events) == ended, "the old run hears nothing more"


def test_a_driver_that_hangs_holds_up_neither_stop_nor_the_next_run(
    monkeypatch: pytest.MonkeyPatch, heard: Listener
) -> None:
    stuck, free = threading.Event(), threading.Event()

    class Hanging(FakeGpu):
        def utilisation(self) -> int:
            stuck.set()
            free.wait(30)
            return 5

    install(monkeypatch, Hanging(A))
    monkeypatch.setattr(module, "JOIN_S", 0.05)
    sampler = start(heard, {"cuda:0": A})
    with sampler:
        assert stuck.wait(20)
    events = len(heard.events)
    free.set()
    sampler._thread.join(20)
    assert not sampler._thread.is_alive()
    assert len(heard.events) == events, "what comes after the end is not sent"


def test_a_value_the_driver_holds_for_a_second_is_passed_on_as_it_is(
    monkeypatch: pytest.MonkeyPatch, heard: Listener
) -> None:
    install(monkeypatch, FakeGpu(A, hold_s=1.0))
    with start(heard, {"cuda:0": A}):
        heard.wait(lambda it: len({s.gpus[0].utilisation_percent for s in it.samples}) > 1)
    assert all(s.gpus[0].utilisation_percent for s in heard.samples)
    assert 0.2 <= module.INTERVAL_S <= 0.5, "two to five times a second"


def test_a_run_too_short_for_the_drivers_average_says_so(monkeypatch: pytest.MonkeyPatch, heard: Listener) -> None:
    install(monkeypatch, FakeGpu(A))
    monkeypatch.setattr(module, "WINDOW_S", 1e6)
    with start(heard, {"cuda:0": A}):
        heard.wait_samples(1)
    assert "too short" in heard.reason("GPU utilisation")
    monkeypatch.setattr(module, "WINDOW_S", 0.0)
    longer = Listener()
    with start(longer, {"cuda:0": A}):
        longer.wait_samples(1)
    assert longer.missing == []


def test_a_sensor_of_the_machine_that_fails_is_said_once(monkeypatch: pytest.MonkeyPatch, heard: Listener) -> None:
    def refuse() -> None:
        raise OSError

    monkeypatch.setattr(psutil, "virtual_memory", refuse)
    with start(heard, {}):
        heard.wait_samples(4)
    assert heard.missing == [(None, "Memory")]
    assert all(s.memory_used_bytes is None and s.cpu_percent is not None for s in heard.samples[1:])


def test_a_listener_that_raises_ends_the_sampling_and_closes_the_driver(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fake = install(monkeypatch, FakeGpu(A, refuses={POWER: NOT_SUPPORTED}))
    called = threading.Event()

    def emit(event: Sampled | SensorMissing) -> None:
        called.set()
        raise RuntimeError("no one listens")

    with Sampler(time.perf_counter(), emit, {"cuda:0": A}, FAST_S):
        assert called.wait(20)
    assert fake.held == 0
    assert "sampling ended early" in caplog.text


def test_the_cost_of_sampling_is_counted(heard: Listener) -> None:
    sampler = start(heard, {})
    assert sampler.cost_s == 0.0
    with sampler:
        heard.wait_samples(3)
    assert 0 < sampler.cost_s < 20


def test_the_energy_of_the_packages_comes_with_every_sample_or_is_said_once_to_be_missing(
    monkeypatch: pytest.MonkeyPatch, heard: Listener
) -> None:
    with start(heard, {}):
        heard.wait_samples(2)
    assert {s.cpu_energy_j for s in heard.samples} == {1.5}
    assert heard.missing == []

    def refuse(_: PackageEnergy) -> float:
        raise Unreadable(FORBIDDEN)

    monkeypatch.setattr(PackageEnergy, "read", refuse)
    poorer = Listener()
    with start(poorer, {}):
        poorer.wait_samples(3)
    assert {s.cpu_energy_j for s in poorer.samples} == {None}
    assert poorer.missing == [(None, "CPU energy")]
    assert "needs read access to RAPL" in poorer.reason("CPU energy")
