"""The energy that the CPU packages use, from Linux's powercap files (RAPL), which Intel and AMD fill alike.

A package's counter is microjoules since it last came round to 0, which it does at `max_energy_range_uj`: after 15
minutes at 290 W on many. Most systems let only the administrator read it, since it can betray what a program computes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from gpubench_gui.telemetry.cgroups import ROOT

FOLDER = "sys/class/powercap"
ABSENT = "not available: needs Linux and a processor that counts its energy (RAPL)"
FORBIDDEN = f"not available: needs read access to RAPL (/{FOLDER}/intel-rapl:*/energy_uj)"
GARBLED = "not available: RAPL gave no number"


class Unreadable(Exception):
    """The energy cannot be read; its text is the reason shown."""


@dataclass(slots=True)
class PackageEnergy:
    """Adds up what all packages used since the first `read`; counters below `root` that come round are followed.

    Raises `Unreadable` from `read` where one package cannot be read: a sum over some of them would mislead.
    """

    root: Path = ROOT
    _last: dict[Path, int] = field(default_factory=dict)
    _used_uj: int = 0

    def read(self) -> float:
        """Joules since the first call, 0.0 then; never less than the call before."""
        packages = self._packages()
        if not packages:
            raise Unreadable(ABSENT)
        now = {package: _number(package / "energy_uj") for package in packages}
        for package, value in now.items():
            before = self._last.get(package, value)
            if value < before:  # it came round, at a point that is told beside it
                used = value + _number(package / "max_energy_range_uj") - before
                self._used_uj += max(0, used)
            else:
                self._used_uj += value - before
        self._last = now
        return self._used_uj / 1e6

    def _packages(self) -> list[Path]:
        """The zones of whole packages, without their parts (cores, memory) and without the whole platform."""
        if self._last:
            return list(self._last)
        try:
            zones = sorted((self.root / FOLDER).iterdir())
        except OSError:
            return []
        whole = [zone for zone in zones if re.fullmatch(r"intel-rapl:[0-9]+", zone.name)]
        return [zone for zone in whole if _text(zone / "name").startswith("package")]


def _number(path: Path) -> int:
    text = _text(path).strip()
    if not re.fullmatch("[0-9]{1,18}", text):
        raise Unreadable(GARBLED)
    return int(text)


def _text(path: Path) -> str:
    try:
        return path.read_text("ascii", "replace")
    except PermissionError as error:
        raise Unreadable(FORBIDDEN) from error
    except OSError as error:
        raise Unreadable(ABSENT) from error
