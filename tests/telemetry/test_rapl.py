"""The CPU packages' energy from made-up powercap files: sums, counters that come round, and what cannot be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gpubench_gui.telemetry.host import HostMeter
from gpubench_gui.telemetry.rapl import PackageEnergy, Unreadable
from tests.telemetry.trees import put

ZONES = "sys/class/powercap"


def zone(root: Path, number: str, microjoules: int | str, name: str = "package-0", most: int = 1_000_000_000) -> None:
    put(root, f"{ZONES}/intel-rapl:{number}/name", f"{name}\n")
    put(root, f"{ZONES}/intel-rapl:{number}/energy_uj", f"{microjoules}\n")
    put(root, f"{ZONES}/intel-rapl:{number}/max_energy_range_uj", f"{most}\n")


def test_the_packages_are_added_up_from_the_first_look_on(tmp_path: Path) -> None:
    zone(tmp_path, "0", 7_000_000)
    zone(tmp_path, "1", 9_000_000, "package-1")
    meter = PackageEnergy(tmp_path)
    assert meter.read() == 0
    zone(tmp_path, "0", 8_500_000)
    zone(tmp_path, "1", 9_250_000, "package-1")
    assert meter.read() == pytest.approx(1.75)


def test_parts_of_a_package_and_the_whole_platform_are_not_counted_again(tmp_path: Path) -> None:
    def used(microjoules: int) -> None:
        zone(tmp_path, "0", microjoules)
        zone(tmp_path, "0:0", microjoules, "core")
        zone(tmp_path, "1", microjoules, "psys")
        put(tmp_path, f"{ZONES}/intel-rapl-mmio:0/name", "package-0\n")
        put(tmp_path, f"{ZONES}/intel-rapl-mmio:0/energy_uj", f"{microjoules}\n")

    meter = PackageEnergy(tmp_path)
    used(0)
    meter.read()
    used(3_000_000)
    assert meter.read() == pytest.approx(3)


def test_a_counter_that_comes_round_goes_on_and_never_falls(tmp_path: Path) -> None:
    zone(tmp_path, "0", 999_000_000)
    meter = PackageEnergy(tmp_path)
    meter.read()
    zone(tmp_path, "0", 500_000)
    assert meter.read() == pytest.approx(1.5)
    zone(tmp_path, "0", 700_000)
    assert meter.read() == pytest.approx(1.7)


def test_without_counters_the_reason_says_what_is_needed(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="needs Linux and a processor"):
        PackageEnergy(tmp_path).read()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="an administrator may read every file")
def test_a_counter_kept_from_users_says_that_it_needs_read_access(tmp_path: Path) -> None:
    zone(tmp_path, "0", 5)
    (tmp_path / f"{ZONES}/intel-rapl:0/energy_uj").chmod(0)
    with pytest.raises(Unreadable, match="needs read access to RAPL"):
        PackageEnergy(tmp_path).read()


def test_a_refusal_says_that_it_needs_read_access(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zone(tmp_path, "0", 5)

    def refuse(*_: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", refuse)
    with pytest.raises(Unreadable, match="needs read access to RAPL"):
        PackageEnergy(tmp_path).read()


def test_garbage_is_no_energy(tmp_path: Path) -> None:
    zone(tmp_path, "0", "-3 J")
    with pytest.raises(Unreadable, match="no number"):
        PackageEnergy(tmp_path).read()


def test_the_meter_gives_energy_beside_the_rest_and_says_once_when_it_cannot(tmp_path: Path) -> None:
    zone(tmp_path, "0", 1_000_000)
    meter = HostMeter(root=tmp_path)
    meter.prime()
    zone(tmp_path, "0", 3_000_000)
    assert meter.read().cpu_energy_j == pytest.approx(2)
    zone(tmp_path, "0", "gone")
    assert meter.read().cpu_energy_j is None
    zone(tmp_path, "0", 9_000_000)
    assert meter.read().cpu_energy_j is None, "a counter with a gap would count the gap as training"
    assert meter.missing["CPU energy"] == "not available: RAPL gave no number"
