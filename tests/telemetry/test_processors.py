"""How many threads training may use: cores, affinity, quota, hypervisor, from trees made here."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import psutil
import pytest

from gpubench_gui.telemetry import processors
from gpubench_gui.telemetry.processors import (
    Processors,
    choose_threads,
    cpu_model,
    is_virtual,
    parse_cpu_list,
    performance_cpus,
    physical_cores,
    usable_cpus,
)
from tests.telemetry.trees import put

linux = pytest.mark.skipif(sys.platform != "linux", reason="affinity by sched_setaffinity is Linux's")


def topology(root: Path, cores: dict[str, range]) -> None:
    for siblings, cpus in cores.items():
        for cpu in cpus:
            put(root, f"sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list", siblings + "\n")


def hybrid(root: Path) -> None:
    """Two performance cores with SMT (0-3) and four efficiency cores (4-7)."""
    put(root, "proc/cpuinfo", "model name\t: Test  CPU @ 3GHz\nflags\t\t: fpu vme\n")
    put(root, "sys/devices/cpu_core/cpus", "0-3\n")
    topology(root, {"0-1": range(2), "2-3": range(2, 4)} | {str(n): range(n, n + 1) for n in range(4, 8)})


@pytest.mark.parametrize(
    ("text", "cpus"),
    [
        ("0-3,8,10-11\n", {0, 1, 2, 3, 8, 10, 11}),
        ("5", {5}),
        ("", set()),
        ("a-b", set()),
        ("0-", set()),
        ("3-1", set()),
    ],
)
def test_a_cpu_list_is_read_and_junk_is_empty(text: str, cpus: set[int]) -> None:
    assert parse_cpu_list(text) == cpus


@pytest.mark.parametrize(
    ("physical", "affinity", "quota", "virtual", "threads"),
    [
        (8, 16, None, False, 8),
        (8, 4, None, False, 4),
        (8, 16, 2.9, False, 2),
        (8, 16, 0.5, False, 1),
        (None, 6, None, False, 6),
        (1, 2, None, True, 2),  # two vCPUs shown as one core with SMT
        (1, 2, None, None, 1),
        (8, 16, 4.0, True, 4),
        (0, 0, None, False, 1),
    ],
)
def test_threads_are_the_least_of_cores_affinity_and_quota(
    physical: int | None, affinity: int, quota: float | None, virtual: bool | None, threads: int
) -> None:
    assert choose_threads(physical, affinity, quota, virtual) == threads


def test_an_empty_tree_still_gives_one_answer(tmp_path: Path) -> None:
    cpus = usable_cpus(tmp_path)
    assert cpus.quota is None
    assert cpus.virtual is None
    assert 1 <= cpus.threads <= cpus.affinity
    assert cpus.model


def test_performance_cores_of_a_hybrid_cpu_are_told_apart(tmp_path: Path) -> None:
    hybrid(tmp_path)
    assert performance_cpus(tmp_path) == {0, 1, 2, 3}
    assert physical_cores(tmp_path, performance_cpus(tmp_path)) == 2
    assert physical_cores(tmp_path, range(8)) == 6
    assert physical_cores(tmp_path, {0, 99}) is None
    assert cpu_model(tmp_path) == "Test CPU @ 3GHz"


@pytest.mark.parametrize(
    ("allowed", "threads"),
    [(set(range(8)), 2), ({0, 1}, 1), ({0, 2, 4, 5}, 2), ({4, 5, 6}, 3)],
)
def test_threads_of_a_hybrid_cpu_follow_its_performance_cores_and_the_affinity(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, allowed: set[int], threads: int
) -> None:
    hybrid(tmp_path)
    monkeypatch.setattr(processors, "allowed_cpus", lambda: allowed)
    assert usable_cpus(tmp_path).threads == threads


@pytest.mark.parametrize(
    ("cpuinfo", "virtual"),
    [
        ("flags\t\t: fpu hypervisor sse\n", True),
        ("flags\t\t: fpu sse\n", False),
        ("vmx flags\t: hypervisor\nflags\t\t: fpu\n", False),
        ("Features\t: fp asimd\n", None),
        ("", None),
    ],
)
def test_a_hypervisor_is_told_by_its_flag(tmp_path: Path, cpuinfo: str, virtual: bool | None) -> None:
    put(tmp_path, "proc/cpuinfo", cpuinfo)
    assert is_virtual(tmp_path) is virtual


def test_limits_are_said_in_one_sentence_and_no_limits_in_none() -> None:
    free = Processors("CPU", 64, 32, 64, None, False, 32)
    assert free.warning is None
    quota = Processors("CPU", 64, 32, 64, 2.0, False, 2)
    assert "64 logical CPUs" in str(quota.warning)
    assert "2 CPUs' worth" in str(quota.warning)
    bound = Processors("CPU", 64, 32, 1, None, False, 1)
    assert "bound to 1 of them" in str(bound.warning)
    assert "1 thread." in str(bound.warning)


@linux
def test_affinity_narrower_than_the_machine_narrows_the_threads() -> None:
    before = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(before)})
        cpus = usable_cpus()
    finally:
        os.sched_setaffinity(0, before)
    assert (cpus.affinity, cpus.threads) == (1, 1)
    assert (cpus.warning is None) == (cpus.logical == 1)


def test_this_machine_is_described_consistently() -> None:
    cpus = usable_cpus()
    assert cpus.logical == psutil.cpu_count()
    assert 1 <= cpus.threads <= cpus.affinity <= cpus.logical
