"""Facts about the machine: hardware, never its owner."""

from __future__ import annotations

import getpass
import json
import socket
import sys
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from gpubench_gui.telemetry.machine import battery, governor, host_facts
from tests.telemetry.fake_nvml import FakeGpu, FakeNvml


def test_facts_name_the_hardware_and_never_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pynvml", FakeNvml(FakeGpu()))
    facts = host_facts()
    assert facts["nvidia_driver"] == "580.95.05"
    assert facts["memory_bytes"] == psutil.virtual_memory().total
    said = json.dumps(facts, allow_nan=False)
    values = {str(v) for v in facts.values()}
    assert not values & {getpass.getuser(), socket.gethostname()}
    assert str(Path.home()) not in said or str(Path.home()) == "/"


def test_without_a_driver_its_version_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pynvml", None)
    assert host_facts()["nvidia_driver"] is None


def test_governors_in_use_are_listed_once_each(tmp_path: Path) -> None:
    assert governor(tmp_path) is None
    cpus = tmp_path / "sys/devices/system/cpu"
    for cpu, word in enumerate(("powersave", "performance", "powersave")):
        (cpus / f"cpu{cpu}/cpufreq").mkdir(parents=True)
        (cpus / f"cpu{cpu}/cpufreq/scaling_governor").write_text(word + "\n")
    (cpus / "online").write_text("0-3\n")
    assert governor(tmp_path) == "performance, powersave"


@pytest.mark.parametrize(("plugged", "word"), [(True, "plugged"), (False, "unplugged"), (None, None), ("none", None)])
def test_a_battery_is_plugged_unplugged_or_none(
    monkeypatch: pytest.MonkeyPatch, plugged: object, word: str | None
) -> None:
    state = None if plugged == "none" else SimpleNamespace(percent=50, power_plugged=plugged)
    monkeypatch.setattr(psutil, "sensors_battery", lambda: state, raising=False)
    assert battery() == word


def test_a_system_without_battery_sensors_has_no_battery(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(psutil, "sensors_battery", raising=False)
    assert battery() is None
