"""What kind of machine this is: facts for the record that name the hardware and never its owner."""

from __future__ import annotations

import logging
import platform
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import psutil

from gpubench_gui.telemetry.cgroups import ROOT
from gpubench_gui.telemetry.nvml import Nvml, text
from gpubench_gui.telemetry.processors import parse_cpu_list, usable_cpus

T = TypeVar("T")
log = logging.getLogger(__name__)


def host_facts(root: Path = ROOT) -> dict[str, str | int | float | None]:
    """Operating system, Python, processors, memory, power supply and driver; None where not known.

    "usable_cpus" is the number of threads training should use, "quota_cpus" the container's limit
    in CPUs, "memory_bytes" the whole machine's memory even inside a container. No user name, host
    name, address or path is in it. Never raises.
    """
    cpus = usable_cpus(root)
    with Nvml() as nvml:
        driver = nvml.query("", "nvmlSystemGetDriverVersion", parse=text)
    return {
        "os": os_name(),
        "kernel": platform.release(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": cpus.model,
        "logical_cpus": cpus.logical,
        "physical_cores": cpus.physical,
        "usable_cpus": cpus.threads,
        "affinity_cpus": cpus.affinity,
        "quota_cpus": cpus.quota,
        "governor": governor(root),
        "memory_bytes": guarded(lambda: int(psutil.virtual_memory().total)),
        "hypervisor": None if cpus.virtual is None else "yes" if cpus.virtual else "no",
        "battery": battery(),
        "nvidia_driver": driver,
    }


def os_name() -> str:
    """Name and version of the system: "Debian GNU/Linux 13 (trixie)", "Windows 11", "macOS 15.5"."""
    system = platform.system()
    if system == "Darwin":
        return f"macOS {platform.mac_ver()[0]}".strip()
    if system == "Linux":
        try:
            return platform.freedesktop_os_release()["PRETTY_NAME"]
        except (OSError, KeyError):
            return "Linux"
    return f"{system} {platform.release()}".strip()


def governor(root: Path = ROOT) -> str | None:
    """Linux's frequency governors in use, "performance" or "powersave, schedutil"; None without any."""
    folder = root / "sys/devices/system/cpu"
    found = set()
    try:
        online = (folder / "online").read_text("ascii", "replace")
    except OSError:
        return None
    for cpu in parse_cpu_list(online):
        try:
            found.add((folder / f"cpu{cpu}/cpufreq/scaling_governor").read_text("ascii", "replace").strip())
        except OSError:
            continue
    return ", ".join(sorted(found)) or None


def battery() -> str | None:
    """ "plugged" or "unplugged" for a machine with a battery, None without one or where it is not told."""
    plugged = guarded(lambda: psutil.sensors_battery().power_plugged)
    return None if plugged is None else "plugged" if plugged else "unplugged"


def guarded(read: Callable[[], T]) -> T | None:
    """`read()`, or None when the system does not offer it."""
    try:
        return read()
    except Exception as error:  # psutil lacks whole functions on some systems, and files in some containers
        log.debug("a fact of the machine is not available: %r", error)
        return None
