"""Readings of one GPU: each sensor fails alone, and what is missing is never 0."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from gpubench_gui.core.events import GpuReading
from gpubench_gui.telemetry import gpu
from gpubench_gui.telemetry.gpu import SHARED, SLICE, GpuMeter
from gpubench_gui.telemetry.nvidia import match
from gpubench_gui.telemetry.nvml import IMPOSSIBLE, LOST, UNSUPPORTED, Nvml
from tests.telemetry.fake_nvml import (
    CLOCK,
    COMPUTING,
    ENERGY,
    MEMORY,
    NO_PERMISSION,
    NOT_SUPPORTED,
    POWER,
    READINGS,
    TEMPERATURE,
    THROTTLE,
    THROTTLE_OLD,
    UNKNOWN,
    UTILISATION,
    FakeGpu,
    FakeNvml,
)

FIELDS: dict[str, dict[str, Any]] = {
    UTILISATION: {"utilisation_percent": None},
    MEMORY: {"memory_used_bytes": None, "memory_total_bytes": None},
    POWER: {"power_w": None},
    TEMPERATURE: {"temperature_c": None},
    CLOCK: {"sm_clock_mhz": None},
    ENERGY: {"energy_j": None},
}
WHOLE = GpuReading("cuda:0", 2.0, 1 << 33, 1 << 37, 350.0, 61.0, 1980.0, 5000.001, ())


@contextmanager
def meter(monkeypatch: pytest.MonkeyPatch, card: FakeGpu, fake: FakeNvml | None = None) -> Iterator[GpuMeter]:
    monkeypatch.setitem(sys.modules, "pynvml", fake or FakeNvml(card))
    with Nvml() as nvml:
        found = match(nvml, card.uuid)
        assert found.reason is None
        yield GpuMeter(nvml, "cuda:0", found)


def test_a_reading_has_every_value_in_its_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    with meter(monkeypatch, FakeGpu()) as m:
        assert m.read() == WHOLE
        assert m.missing == {}


@pytest.mark.parametrize("code", [NOT_SUPPORTED, NO_PERMISSION, UNKNOWN])
@pytest.mark.parametrize("function", READINGS)
def test_one_refused_sensor_leaves_the_others(monkeypatch: pytest.MonkeyPatch, function: str, code: int) -> None:
    # Utilisation was not polled by the fake when it is refused, so its energy counter stays behind.
    with meter(monkeypatch, FakeGpu(refuses={function: code})) as m:
        got = m.read()
    assert got is not None
    expected = replace(WHOLE, **FIELDS[function])
    if function == UTILISATION:
        expected = replace(expected, energy_j=5000.0)
    assert got == expected
    assert len(m.missing) == 1


@pytest.mark.parametrize("function", READINGS)
def test_a_function_the_library_lacks_is_an_unsupported_sensor(monkeypatch: pytest.MonkeyPatch, function: str) -> None:
    card = FakeGpu()
    with meter(monkeypatch, card, FakeNvml(card, missing=[function])) as m:
        got = m.read()
    assert got is not None
    for name in FIELDS[function]:
        assert getattr(got, name) is None
    (reason,) = m.missing.values()
    assert reason.startswith(UNSUPPORTED)


@pytest.mark.parametrize("reply", [-5, 1e300, float("nan"), "N/A", None, b"\xff", True, 0xFFFFFFFFFFFFFFFF])
@pytest.mark.parametrize("function", READINGS)
def test_a_value_that_cannot_be_true_is_missing(monkeypatch: pytest.MonkeyPatch, function: str, reply: object) -> None:
    if function == TEMPERATURE and reply == -5:
        reply = -500
    shaped: object = reply
    if function == UTILISATION:
        shaped = SimpleNamespace(gpu=reply)
    elif function == MEMORY:
        shaped = SimpleNamespace(total=reply, used=reply)
    with meter(monkeypatch, FakeGpu(replies={function: shaped})) as m:
        got = m.read()
    assert got is not None
    for name in FIELDS[function]:
        assert getattr(got, name) is None
    assert list(m.missing.values()) == [IMPOSSIBLE]


@pytest.mark.parametrize("function", [POWER, CLOCK, ENERGY])
def test_a_zero_that_means_not_measured_is_missing(monkeypatch: pytest.MonkeyPatch, function: str) -> None:
    with meter(monkeypatch, FakeGpu(replies={function: 0})) as m:
        got = m.read()
    assert got == replace(WHOLE, **FIELDS[function])


def test_memory_shared_with_the_system_is_said_and_never_divided_by(monkeypatch: pytest.MonkeyPatch) -> None:
    with meter(monkeypatch, FakeGpu(total=0, used=0)) as m:
        got = m.read()
    assert got == replace(WHOLE, **FIELDS[MEMORY])
    assert m.missing == {"GPU memory": SHARED}
    with meter(monkeypatch, FakeGpu(refuses={MEMORY: NOT_SUPPORTED})) as m:
        assert m.read() == replace(WHOLE, **FIELDS[MEMORY])
    assert "shared with system memory" in m.missing["GPU memory"]


def test_an_idle_gpu_reads_zero_and_is_not_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    with meter(monkeypatch, FakeGpu(replies={UTILISATION: SimpleNamespace(gpu=0)})) as m:
        got = m.read()
    assert got is not None
    assert got.utilisation_percent == 0.0
    assert m.missing == {}


def test_a_slice_has_gaps_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    part = FakeGpu("MIG-cccccccc-0000-1111-2222-333333333333", name="NVIDIA H200 MIG 1g.18gb")
    part.refuses = dict.fromkeys((UTILISATION, POWER, TEMPERATURE, CLOCK, ENERGY), NOT_SUPPORTED)
    with meter(monkeypatch, part, FakeNvml(FakeGpu(slices=[part]))) as m:
        got = m.read()
    assert got == GpuReading("cuda:0", memory_used_bytes=1 << 33, memory_total_bytes=1 << 37)
    assert m.missing["GPU utilisation"] == SLICE


@pytest.mark.parametrize(
    ("bits", "words"),
    [
        (0x1, ()),
        (0x4, ("power cap",)),
        (0x20 | 0x40 | 0x8, ("hardware slowdown", "software thermal", "hardware thermal")),
        (0x80, ("power brake",)),
        (1 << 40, ()),
    ],
)
def test_reasons_for_throttling_are_words(monkeypatch: pytest.MonkeyPatch, bits: int, words: tuple[str, ...]) -> None:
    card = FakeGpu(throttle=bits)
    for missing in ((), (THROTTLE,)):
        with meter(monkeypatch, card, FakeNvml(card, missing=missing)) as m:
            got = m.read()
        assert got is not None
        assert got.throttle == words
        assert m.missing == {}


def test_a_gpu_that_does_not_tell_of_throttling_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with meter(monkeypatch, FakeGpu(refuses=dict.fromkeys((THROTTLE, THROTTLE_OLD), NOT_SUPPORTED))) as m:
        m.read()
    assert m.missing == {"GPU throttling": UNSUPPORTED}


def test_clocks_that_fall_are_read_not_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    card = FakeGpu()
    with meter(monkeypatch, card) as m:
        before = m.read()
        card.mhz, card.throttle = 1188, 0x40
        after = m.read()
    assert before is not None
    assert after is not None
    assert (before.sm_clock_mhz, after.sm_clock_mhz) == (1980, 1188)
    assert after.throttle == ("hardware thermal",)


def test_a_lost_gpu_is_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    card = FakeGpu(lost_after=3)
    fake = FakeNvml(card)
    with meter(monkeypatch, card, fake) as m:
        readings = [m.read() for _ in range(3)]
        asked = sum(fake.calls.values())
        again = m.read()
        assert sum(fake.calls.values()) == asked
    assert [r is None for r in readings] == [False, False, True]
    assert again is None
    assert m.missing == {"GPU": LOST}


def test_the_dear_energy_counter_is_read_every_two_seconds_and_is_unknown_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(gpu.time, "perf_counter", lambda: now[0])
    card = FakeGpu()
    fake = FakeNvml(card)
    seen = []
    with meter(monkeypatch, card, fake) as m:
        for _ in range(9):  # four seconds
            reading = m.read()
            assert reading is not None
            seen.append(reading.energy_j is not None)
            now[0] += 0.5
    assert seen == [True, False, False, False] * 2 + [True]
    assert fake.calls[ENERGY] == fake.calls[COMPUTING] == 3
    assert m.missing == {}


OURS, ALIVE, GONE = 4_000_001, os.getppid(), 4_000_002


@pytest.mark.parametrize(
    ("computing", "drawing", "others"),
    [
        ((OURS,), (), 0),
        ((OURS, ALIVE), (), 1),
        ((OURS, ALIVE), (ALIVE,), 0),  # the desktop of a Windows machine is in both lists
        ((OURS, GONE), (), 0),
        ((ALIVE,), (), None),  # ours is not there: these may be another namespace's numbers
        ((), (), None),
        ((0xFFFFFFFF + 1, OURS), (), None),
    ],
)
def test_a_foreign_process_counts_only_where_it_surely_is_one(
    monkeypatch: pytest.MonkeyPatch, computing: tuple[int, ...], drawing: tuple[int, ...], others: int | None
) -> None:
    with meter(monkeypatch, FakeGpu(pids=computing, drawing=drawing)) as m:
        reading = m.read(own_pids={OURS})
        again = m.read(own_pids={OURS})
    assert reading is not None
    assert again is not None
    assert reading.other_processes == others
    assert again.other_processes == others, "the last answer holds until the next is due"
    assert m.missing == {}, "not knowing it is no fault"


def test_a_driver_that_lists_no_processes_leaves_it_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    with meter(monkeypatch, FakeGpu(pids=(OURS,), refuses={COMPUTING: NO_PERMISSION})) as m:
        reading = m.read(own_pids={OURS})
    assert reading == replace(WHOLE, other_processes=None)
