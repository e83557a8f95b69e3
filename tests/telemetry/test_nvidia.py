"""Which GPU is which, and what is said when none can be told."""

from __future__ import annotations

import importlib
import logging
import sys
import types
import warnings
from collections.abc import Callable
from typing import Any

import pytest

from gpubench_gui.core import validity
from gpubench_gui.telemetry import gpu, nvidia, nvml
from gpubench_gui.telemetry.nvidia import gpu_facts, list_gpus, match
from gpubench_gui.telemetry.nvml import Nvml, text
from tests.telemetry.fake_nvml import (
    LIB_RM_VERSION_MISMATCH,
    LIBRARY_NOT_FOUND,
    MEMORY,
    NOT_SUPPORTED,
    UNKNOWN,
    FakeGpu,
    FakeNvml,
)

A = "GPU-aaaaaaaa-0000-1111-2222-333333333333"
B = "GPU-bbbbbbbb-0000-1111-2222-333333333333"
SLICE = "MIG-cccccccc-0000-1111-2222-333333333333"


def install(monkeypatch: pytest.MonkeyPatch, fake: object) -> None:
    monkeypatch.setitem(sys.modules, "pynvml", fake)


def test_each_gpu_is_listed_with_its_identity(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeNvml(FakeGpu(A, bus="00000000:17:00.0"), FakeGpu(B, total=0, used=0))
    install(monkeypatch, fake)
    found = list_gpus()
    assert found.reason is None
    assert [g.uuid for g in found.gpus] == [A, B]
    assert found.gpus[0].pci_bus_id == "00000000:17:00.0"
    assert found.gpus[0].memory_total_bytes == 1 << 37
    assert found.gpus[0].driver_version == "580.95.05"
    assert found.gpus[1].memory_total_bytes is None, "a total of 0 means no memory of its own"
    assert fake.held == 0


@pytest.mark.parametrize("encode", [str, str.encode])
def test_texts_are_plain_whether_the_library_answers_in_bytes_or_str(
    monkeypatch: pytest.MonkeyPatch, encode: Callable[[str], Any]
) -> None:
    install(monkeypatch, FakeNvml(FakeGpu(A), encode=encode))
    (only,) = list_gpus().gpus
    assert (only.uuid, only.name, only.pci_bus_id) == (A, "NVIDIA H200", "00000000:17:00.0")
    assert gpu_facts(A)["name"] == "NVIDIA H200"
    assert text(b"Tesla T4\x00\xff") == "Tesla T4\N{REPLACEMENT CHARACTER}"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (LIBRARY_NOT_FOUND, "no NVIDIA driver library was found"),
        (LIB_RM_VERSION_MISMATCH, "Restart the machine"),
        (nvml.DRIVER_NOT_LOADED, "not running"),
        (UNKNOWN, "could not be started (code 999)"),
    ],
)
def test_a_driver_that_does_not_start_gives_one_sentence(
    monkeypatch: pytest.MonkeyPatch, code: int, words: str
) -> None:
    fake = FakeNvml(FakeGpu(), init_error=code)
    install(monkeypatch, fake)
    found = list_gpus()
    assert found.gpus == ()
    assert words in str(found.reason)
    assert "training is not affected" in str(found.reason)
    assert fake.calls["nvmlShutdown"] == 0, "what was not opened is not closed"
    assert gpu_facts(A) == {}


def test_a_driver_without_gpus_gives_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, FakeNvml())
    assert list_gpus().reason == "GPU meters are off: the NVIDIA driver shows no GPU."


def test_without_the_package_the_meters_are_off_and_nothing_is_raised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, None)  # makes the import raise ModuleNotFoundError
    assert "nvidia-ml-py" in str(list_gpus().reason)


def test_a_foreign_module_of_the_same_name_is_a_reason_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, types.ModuleType("pynvml"))
    assert "could not be started" in str(list_gpus().reason)


def test_a_warning_while_the_library_loads_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    def load(name: str) -> FakeNvml:
        warnings.warn("The pynvml package is deprecated.", FutureWarning, stacklevel=2)
        return FakeNvml(FakeGpu(A))

    monkeypatch.setattr(importlib, "import_module", load)
    assert len(list_gpus().gpus) == 1
    assert not recwarn.list


@pytest.mark.parametrize("given", [B, B.removeprefix("GPU-"), B.upper(), "GPU-bbbbbbbb", "bbbb", f" {B}\n"])
def test_a_gpu_is_matched_by_its_uuid_whatever_the_order(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    for order in ([FakeGpu(A), FakeGpu(B)], [FakeGpu(B), FakeGpu(A)]):
        install(monkeypatch, FakeNvml(*order))
        with Nvml() as library:
            found = match(library, given)
        assert (found.reason, found.uuid, found.handle.uuid) == (None, B, B)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (None, "does not tell"),
        ("", "does not tell"),
        ("1", "does not tell"),
        ("-1", "does not tell"),
        ("0,0", "does not tell"),
        ("\u0661\u0662\u0663\u0664 junk", "does not tell"),
        ("00000000-0000-0000-0000-000000000000", "does not tell"),
        ("GPU-dddddddd-0000-1111-2222-333333333333", "no GPU with the identity"),
        (f"MIG-{A.removeprefix('GPU-')}", "no GPU with the identity"),
        ("GPU-eeeeeeee", "several"),
    ],
)
def test_without_a_sure_match_there_is_no_meter(monkeypatch: pytest.MonkeyPatch, given: str | None, words: str) -> None:
    twins = [FakeGpu(f"GPU-eeeeeeee-{n}000-1111-2222-333333333333") for n in (1, 2)]
    install(monkeypatch, FakeNvml(FakeGpu(A), FakeGpu(B), *twins))
    with Nvml() as library:
        found = match(library, given)
    assert found.handle is None
    assert words in str(found.reason)


@pytest.mark.parametrize("given", [SLICE, SLICE.removeprefix("MIG-")])
def test_a_slice_is_matched_itself(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    part = FakeGpu(SLICE, name="NVIDIA H200 MIG 1g.18gb")
    install(monkeypatch, FakeNvml(FakeGpu(A, slices=[part]), FakeGpu(B)))
    with Nvml() as library:
        found = match(library, given)
        assert found.handle is part
        assert found.is_slice
        divided = match(library, A)
        assert "divided (MIG)" in str(divided.reason), "the whole GPU's meters say nothing of a slice"
        assert match(library, B).reason is None
    assert gpu_facts(given)["mig_mode"] == "on"


def test_a_card_that_does_not_answer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, FakeNvml(FakeGpu(A, lost_after=0), FakeGpu(B)))
    assert [g.uuid for g in list_gpus().gpus] == [B]


def test_facts_tell_link_limits_and_other_users(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, FakeNvml(FakeGpu(A, pids=(10, 11, 12))))
    facts = gpu_facts(A, own_pids=(11,))
    expected = {
        "driver_version": "580.95.05",
        "cuda_driver_version": "13.2",
        "pcie_generation": 4,
        "pcie_generation_max": 5,
        "pcie_width": 8,
        "pcie_width_max": 16,
        "power_limit_w": 600.0,
        "power_limit_default_w": 700.0,
        "sm_clock_max_mhz": 1980,
        "sm_clock_default_mhz": 1755,
        "display_active": "no",
        "mig_mode": "off",
        "persistence": "on",
        "other_compute_processes": 2,
        "driver_model": None,
    }
    assert facts | expected == facts


def test_facts_that_a_card_refuses_or_garbles_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    garbled = {
        "nvmlDeviceGetPersistenceMode": -1,
        "nvmlDeviceGetCurrPcieLinkWidth": 0xFFFFFFFF,
        "nvmlDeviceGetComputeRunningProcesses": None,
        "nvmlDeviceGetName": b"",
    }
    refused = {"nvmlDeviceGetEnforcedPowerLimit": NOT_SUPPORTED, MEMORY: NOT_SUPPORTED}
    install(monkeypatch, FakeNvml(FakeGpu(A, replies=garbled, refuses=refused)))
    facts = gpu_facts(A)
    for name in ("persistence", "pcie_width", "other_compute_processes", "name", "power_limit_w"):
        assert facts[name] is None, name
    assert facts["pcie_width_max"] == 16


def test_a_failing_query_is_logged_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    install(monkeypatch, FakeNvml(FakeGpu(A, refuses={MEMORY: NOT_SUPPORTED})))
    with caplog.at_level(logging.INFO), Nvml() as library:
        found = match(library, A)
        for _ in range(5):
            assert library.query(A, MEMORY, found.handle, parse=lambda m: m.total) is None
    assert sum(MEMORY in record.getMessage() for record in caplog.records) == 1


def test_our_numbers_are_those_of_nvidias_header() -> None:
    real = importlib.import_module("pynvml")
    for name in ("NOT_SUPPORTED", "NO_PERMISSION", "DRIVER_NOT_LOADED", "LIBRARY_NOT_FOUND"):
        assert getattr(nvml, name) == getattr(real, f"NVML_ERROR_{name}")
    for name in ("FUNCTION_NOT_FOUND", "GPU_IS_LOST", "RESET_REQUIRED", "LIB_RM_VERSION_MISMATCH"):
        assert getattr(nvml, name) == getattr(real, f"NVML_ERROR_{name}")
    bits = {word: bit for bit, word in gpu.THROTTLE_BITS.items()}
    for word, name in {
        "clock setting": "ApplicationsClocksSetting",
        "power cap": "SwPowerCap",
        "hardware slowdown": "HwSlowdown",
        "sync boost": "SyncBoost",
        "software thermal": "SwThermalSlowdown",
        "hardware thermal": "HwThermalSlowdown",
        "power brake": "HwPowerBrakeSlowdown",
        "display clock": "DisplayClockSetting",
    }.items():
        assert bits[word] == getattr(real, f"nvmlClocksEventReason{name}"), word
    assert bits.keys() >= validity.HEAT | validity.SUPPLY | {validity.UMBRELLA}
    assert (real.NVML_CLOCK_GRAPHICS, real.NVML_CLOCK_SM) == (nvidia.CLOCK_GRAPHICS, nvidia.CLOCK_SM)
    assert real.NVML_TEMPERATURE_GPU == gpu.TEMPERATURE_GPU


def test_a_module_that_ends_the_program_while_it_loads_ends_only_the_meters(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        sys.exit(3)

    monkeypatch.setattr(importlib, "import_module", load)
    assert "nvidia-ml-py" in str(list_gpus().reason)
