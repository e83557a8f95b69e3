"""Processors, memory, battery and clocks: differences between two looks, owned by one meter."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from gpubench_gui.telemetry import host
from gpubench_gui.telemetry.host import HostMeter, HostReading
from gpubench_gui.telemetry.rapl import PackageEnergy
from tests.telemetry.trees import put

Times = namedtuple("Times", "user system idle iowait steal guest guest_nice")


class Machine:
    """A psutil of four CPUs whose counters the test moves, and a clock that goes with them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.asleep = 0.0
        self.times = Times(50.0, 10.0, 340.0, 0.0, 0.0, 0.0, 0.0)
        self.used = {os.getpid(): 5.0}
        self.resident: dict[int, int] = {}
        self.swap = (0, 0)
        self.plugged: bool | None = None
        self.status = psutil.STATUS_RUNNING
        self.delays: list[float] = []
        monkeypatch.setattr(time, "perf_counter", lambda: self.now)
        monkeypatch.setattr(host, "_clock_with_sleep", lambda: self.now + self.asleep)
        monkeypatch.setattr(psutil, "cpu_count", lambda: 4)
        monkeypatch.setattr(psutil, "cpu_times", lambda: self.times)
        monkeypatch.setattr(psutil, "Process", self.process)
        monkeypatch.setattr(psutil, "swap_memory", lambda: SimpleNamespace(sin=self.swap[0], sout=self.swap[1]))
        monkeypatch.setattr(psutil, "sensors_battery", self.battery, raising=False)

    def battery(self) -> SimpleNamespace | None:
        return None if self.plugged is None else SimpleNamespace(power_plugged=self.plugged)

    def process(self, pid: int | None = None) -> SimpleNamespace:
        pid = os.getpid() if pid is None else pid
        if pid not in self.used:
            raise psutil.NoSuchProcess(pid)
        return SimpleNamespace(
            cpu_times=lambda: self.cpu_times(pid),
            status=lambda: self.status,
            memory_info=lambda: SimpleNamespace(rss=self.resident[pid]),
        )

    def cpu_times(self, pid: int) -> SimpleNamespace:
        """What the process has used, once the reader was held up for the next of `delays`."""
        if pid != os.getpid() and self.delays:
            self.run(self.delays.pop(0), busy=4.0, **{f"p{pid}": 4.0})
        return SimpleNamespace(user=self.used[pid], system=0.0)

    def run(self, seconds: float, busy: float, **cores: float) -> None:
        """`seconds` pass with `busy` cores at work; `cores` tells how much of it p<pid> used."""
        self.now += seconds
        t = self.times
        self.times = t._replace(user=t.user + busy * seconds, idle=t.idle + (4 - busy) * seconds)
        for name, share in cores.items():
            self.used[int(name[1:])] += share * seconds


@pytest.fixture(autouse=True)
def packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """CPU packages that tell their energy, whatever this machine's do."""
    monkeypatch.setattr(PackageEnergy, "read", lambda _: 1.5)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def primed(machine: Machine) -> HostMeter:
    meter = HostMeter()
    meter.prime()
    return meter


def test_loads_are_differences_on_the_base_of_all_logical_cpus(machine: Machine) -> None:
    machine.used[77], machine.resident[77] = 9.0, 1 << 30
    meter = primed(machine)
    meter.watch(77)
    machine.run(0.5, busy=3.0, p77=2.0)
    first = meter.read()
    assert first.cpu_percent == pytest.approx(75.0)
    assert first.child_memory_bytes == 1 << 30
    assert (first.child_cpu_percent, first.others_cores) == (None, None), "its start is not known yet"
    machine.run(0.5, busy=3.0, **{"p77": 2.0, f"p{os.getpid()}": 0.25})
    second = meter.read()
    assert second.child_cpu_percent == pytest.approx(50.0)
    assert second.others_cores == pytest.approx(0.75)
    assert meter.missing == {}


def test_others_are_told_without_any_child_and_are_never_negative(machine: Machine) -> None:
    meter = primed(machine)
    machine.run(0.5, busy=0.3)
    reading = meter.read()
    assert reading.others_cores == pytest.approx(0.3)
    assert (reading.child_cpu_percent, reading.child_memory_bytes) == (None, None)
    machine.run(0.5, busy=0.2, **{f"p{os.getpid()}": 0.3})
    assert meter.read().others_cores == 0.0


def test_waiting_for_a_disk_is_idle_and_time_stolen_by_the_hypervisor_is_not(machine: Machine) -> None:
    meter = primed(machine)
    machine.now += 1.0
    t = machine.times
    machine.times = t._replace(iowait=1.0, steal=1.0, user=t.user + 1, guest=1.0, idle=t.idle + 1)
    reading = meter.read()
    assert reading.cpu_percent == pytest.approx(50.0)
    assert reading.others_cores == pytest.approx(2.0)


def test_a_child_that_ended_is_let_go_and_is_nobody_elses_load(machine: Machine) -> None:
    machine.used[77], machine.resident[77] = 9.0, 1 << 30
    meter = primed(machine)
    meter.watch(77)
    for _ in range(2):
        machine.run(0.5, busy=2.0, p77=2.0)
        meter.read()
    machine.run(0.5, busy=2.0, p77=2.0)
    machine.resident[77] = 0
    ended = meter.read()
    assert (ended.child_cpu_percent, ended.others_cores) == (None, None)
    machine.run(0.5, busy=0.5)
    assert meter.read().others_cores == pytest.approx(0.5)
    assert meter.missing == {}, "a process that ended is no fault"


def test_a_child_no_longer_watched_leaves_one_gap(machine: Machine) -> None:
    machine.used[77], machine.resident[77] = 9.0, 1 << 30
    meter = primed(machine)
    meter.watch(77)
    machine.run(0.5, busy=2.0, p77=2.0)
    meter.read()
    meter.unwatch(77)
    machine.run(0.5, busy=2.0, p77=2.0)
    assert meter.read().others_cores is None
    machine.run(0.5, busy=2.0, p77=2.0)
    assert meter.read().others_cores == pytest.approx(2.0)


def test_a_process_that_does_not_exist_is_ignored(machine: Machine) -> None:
    meter = primed(machine)
    meter.watch(4_000_000)
    for _ in range(2):
        machine.run(0.5, busy=1.0)
        reading = meter.read()
    assert reading.others_cores == pytest.approx(1.0)


def test_each_sensor_that_fails_is_missing_alone(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("not in this container")

    full = {
        "cpu_times": "CPU load",
        "virtual_memory": "Memory",
        "swap_memory": "Swap activity",
        "sensors_battery": "Battery",
    }
    for function, name in full.items():
        with monkeypatch.context() as patch:
            patch.setattr(psutil, function, refuse)
            meter = primed(machine)
            machine.run(0.5, busy=1.0)
            reading = meter.read()
        assert list(meter.missing) == [name]
        assert (reading.cpu_percent is None) == (function == "cpu_times")
        assert (reading.others_cores is None) == (function == "cpu_times")
        assert (reading.memory_used_bytes is None) == (function == "virtual_memory")


def test_a_child_that_may_not_be_read_leaves_the_machine_readable(machine: Machine) -> None:
    machine.used[77] = 1.0  # and no resident size: its memory cannot be read
    meter = primed(machine)
    meter.watch(77)
    machine.run(0.5, busy=1.0)
    reading = meter.read()
    assert (reading.child_cpu_percent, reading.others_cores) == (None, None)
    assert reading.cpu_percent == pytest.approx(25.0)
    assert list(meter.missing) == ["Training process"]


def test_a_reading_that_is_held_up_does_not_take_the_trainings_own_work_for_others(machine: Machine) -> None:
    machine.used[77], machine.resident[77] = 9.0, 1 << 30
    meter = primed(machine)
    meter.watch(77)
    meter.read()
    others = []
    for delays in ([], [0.2, 0.3, 0.0], [], [0.2, 0.01, 0.1], []):
        machine.delays = list(delays)
        machine.run(0.5, busy=4.0, p77=4.0)
        others.append(meter.read().others_cores)
    assert others == pytest.approx([0.0] * 5, abs=0.05)


def flags(meter: HostMeter, machine: Machine) -> tuple[str, ...]:
    machine.run(0.5, busy=1.0)
    reading: HostReading = meter.read()
    return reading.flags


def test_a_battery_is_flagged_while_unplugged_and_only_then(machine: Machine) -> None:
    meter = primed(machine)
    seen = []
    for plugged in (True, False, None, False):
        machine.plugged = plugged
        seen.append(flags(meter, machine))
    assert seen == [(), ("battery",), (), ("battery",)]


def test_swapping_is_flagged_while_it_moves(machine: Machine) -> None:
    machine.swap = (4096, 8192)
    meter = primed(machine)
    seen = [flags(meter, machine)]
    for machine.swap in ((4096, 12288), (8192, 12288), (8192, 12288)):
        seen.append(flags(meter, machine))
    assert seen == [(), ("swapping",), ("swapping",), ()]


def test_a_sleep_is_flagged_in_the_reading_after_it(machine: Machine) -> None:
    meter = primed(machine)
    seen = [flags(meter, machine)]
    for machine.asleep in (1.0, 3600.0, 3600.0):
        seen.append(flags(meter, machine))
    assert seen == [(), (), ("suspended",), ()]


@pytest.mark.parametrize("status", [psutil.STATUS_STOPPED, psutil.STATUS_TRACING_STOP])
def test_a_training_process_that_is_paused_is_flagged(machine: Machine, status: str) -> None:
    machine.used[77], machine.resident[77] = 9.0, 1 << 30
    meter = primed(machine)
    meter.watch(77)
    seen = []
    for machine.status in (psutil.STATUS_SLEEPING, status, psutil.STATUS_RUNNING):
        seen.append(flags(meter, machine))
    assert seen == [(), ("suspended",), ()]


def test_a_quota_is_flagged_while_it_holds_this_group_back(machine: Machine, tmp_path: Path) -> None:
    put(tmp_path, "proc/self/cgroup", "0::/\n")
    put(tmp_path, "sys/fs/cgroup/cpu.max", "50000 100000\n")
    put(tmp_path, "sys/fs/cgroup/cpu.stat", "nr_throttled 5\n")
    meter = HostMeter(root=tmp_path)
    meter.prime()
    seen = [flags(meter, machine)]
    for count in ("6", "6", "junk", "7", "9"):
        put(tmp_path, "sys/fs/cgroup/cpu.stat", f"nr_throttled {count}\n")
        seen.append(flags(meter, machine))
    assert seen == [(), ("quota",), (), (), (), ("quota",)]


@pytest.fixture
def busy_child() -> Iterator[int]:
    child = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    yield child.pid
    child.kill()
    child.wait()


def test_two_meters_side_by_side_do_not_spoil_each_other(busy_child: int) -> None:
    meters = [HostMeter(), HostMeter()]
    for meter in meters:
        meter.prime()
        meter.watch(busy_child)
    for meter in meters:
        meter.read()
    deadline = time.monotonic() + 20
    while psutil.Process(busy_child).cpu_times().user < 0.5 and time.monotonic() < deadline:
        time.sleep(0.05)
    readings = [meter.read() for meter in meters]
    for reading in readings:
        assert reading.child_cpu_percent is not None
        assert reading.child_cpu_percent > 0
        assert reading.cpu_percent is not None
        assert reading.cpu_percent > 0
        assert reading.memory_used_bytes
        assert reading.child_memory_bytes


@pytest.mark.skipif(not psutil.POSIX, reason="Windows has no SIGSTOP")
def test_a_real_process_that_is_stopped_is_flagged_until_it_goes_on(busy_child: int) -> None:
    meter = HostMeter()
    meter.prime()
    meter.watch(busy_child)
    seen = []
    for number in (signal.SIGCONT, signal.SIGSTOP, signal.SIGCONT):
        os.kill(busy_child, number)
        deadline = time.monotonic() + 20
        while (psutil.Process(busy_child).status() == psutil.STATUS_STOPPED) != (number == signal.SIGSTOP):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        seen.append("suspended" in meter.read().flags)
    assert seen == [False, True, False]
