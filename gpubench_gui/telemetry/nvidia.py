"""Which NVIDIA GPUs there are, and which of them PyTorch is using. Matched by UUID, never by index."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from gpubench_gui.telemetry.nvml import Nvml, integer, number, text

MAX_BYTES = 1 << 50  # a pebibyte: more memory than any GPU has, less than NVML's "not available" (2^64 - 1)
MAX_WATTS = 10_000
MAX_MHZ = 20_000
CLOCK_GRAPHICS, CLOCK_SM = 0, 1  # one and the same on every GPU that PyTorch supports
_DRIVER_MODELS = {0: "WDDM", 1: "TCC", 2: "MCDM"}  # Windows only
MIN_PREFIX = 4  # hex digits; a shorter one would fit any GPU of a machine by chance too often


@dataclass(frozen=True, slots=True)
class GpuIdentity:
    """One GPU (or MIG slice) as the driver names it; memory in bytes, None where it has none of its own."""

    uuid: str
    name: str
    pci_bus_id: str | None
    memory_total_bytes: int | None
    driver_version: str | None


@dataclass(frozen=True, slots=True)
class GpuList:
    """The GPUs found; `reason` is the sentence that says why GPU meters are off, None when they are on."""

    gpus: tuple[GpuIdentity, ...]
    reason: str | None


@dataclass(frozen=True, slots=True)
class Match:
    """The NVML handle that belongs to a PyTorch device, or the reason why none surely does."""

    uuid: str
    handle: Any
    is_slice: bool
    reason: str | None = None


def list_gpus() -> GpuList:
    """Every NVIDIA GPU the driver shows, MIG slices included. Opens and closes NVML; never raises."""
    with Nvml() as nvml:
        if nvml.reason is not None:
            return GpuList((), nvml.reason)
        driver = nvml.query("", "nvmlSystemGetDriverVersion", parse=text)
        found = tuple(
            GpuIdentity(
                uuid=uuid,
                name=nvml.query(uuid, "nvmlDeviceGetName", handle, parse=text) or "NVIDIA GPU",
                pci_bus_id=nvml.query(uuid, "nvmlDeviceGetPciInfo", handle, parse=lambda info: text(info.busId)),
                memory_total_bytes=nvml.query(
                    uuid, "nvmlDeviceGetMemoryInfo", handle, parse=lambda m: integer(1, MAX_BYTES)(m.total)
                ),
                driver_version=driver,
            )
            for uuid, handle in handles(nvml)
        )
    return GpuList(found, None if found else "GPU meters are off: the NVIDIA driver shows no GPU.")


def gpu_facts(uuid: str, own_pids: Collection[int] = ()) -> dict[str, str | int | float | None]:
    """What stays the same during a run, for the record; None where it cannot be told.

    `uuid` as PyTorch or the driver gives it. "other_compute_processes" counts processes on the GPU
    that are not in `own_pids`; a container may see none of them, or see them under the host's
    numbers, so the count is surest before the first child starts. Empty when NVML is off or the GPU
    is not surely matched. Opens and closes NVML; never raises.
    """
    with Nvml() as nvml:
        found = match(nvml, uuid)
        if found.reason is not None:
            return {}
        gpu, handle = found.uuid, found.handle

        def ask(function: str, parse: Any, *args: Any) -> Any:
            return nvml.query(gpu, function, handle, *args, parse=parse)

        watts, onoff = number(1, MAX_WATTS, 0.001), {0: "off", 1: "on"}.__getitem__
        return {
            "uuid": gpu,
            "name": ask("nvmlDeviceGetName", text),
            "driver_version": nvml.query("", "nvmlSystemGetDriverVersion", parse=text),
            "cuda_driver_version": nvml.query("", "nvmlSystemGetCudaDriverVersion", parse=_cuda_version),
            "driver_model": ask("nvmlDeviceGetDriverModel", lambda pair: _DRIVER_MODELS[pair[0]]),
            "pcie_generation": ask("nvmlDeviceGetCurrPcieLinkGeneration", integer(1, 20)),
            "pcie_generation_max": ask("nvmlDeviceGetMaxPcieLinkGeneration", integer(1, 20)),
            "pcie_width": ask("nvmlDeviceGetCurrPcieLinkWidth", integer(1, 64)),
            "pcie_width_max": ask("nvmlDeviceGetMaxPcieLinkWidth", integer(1, 64)),
            "power_limit_w": ask("nvmlDeviceGetEnforcedPowerLimit", watts),
            "power_limit_default_w": ask("nvmlDeviceGetPowerManagementDefaultLimit", watts),
            "sm_clock_default_mhz": ask(  # of data-centre cards only
                "nvmlDeviceGetDefaultApplicationsClock", number(1, MAX_MHZ), CLOCK_GRAPHICS
            ),
            "sm_clock_max_mhz": ask("nvmlDeviceGetMaxClockInfo", number(1, MAX_MHZ), CLOCK_SM),
            # Not nvmlDeviceGetDisplayMode: it is deprecated and says yes on a server's H200.
            "display_active": ask("nvmlDeviceGetDisplayActive", {0: "no", 1: "yes"}.__getitem__),
            "mig_mode": "on" if found.is_slice else ask("nvmlDeviceGetMigMode", lambda pair: onoff(pair[0])),
            "persistence": ask("nvmlDeviceGetPersistenceMode", onoff),
            "other_compute_processes": ask(
                "nvmlDeviceGetComputeRunningProcesses",
                lambda running: len({int(p.pid) for p in running} - set(own_pids)),
            ),
        }


def handles(nvml: Nvml) -> list[tuple[str, Any]]:
    """(UUID, handle) of every GPU and of every MIG slice. A GPU that does not answer is left out."""
    found = []
    for index in range(nvml.query("", "nvmlDeviceGetCount", parse=integer(0, 4096)) or 0):
        gpu = nvml.query(f"GPU {index}", "nvmlDeviceGetHandleByIndex", index, parse=_given)
        uuid = gpu and nvml.query(f"GPU {index}", "nvmlDeviceGetUUID", gpu, parse=text)
        if not uuid:
            continue
        found.append((uuid, gpu))
        if not _mig(nvml, uuid, gpu):
            continue
        for place in range(nvml.query(uuid, "nvmlDeviceGetMaxMigDeviceCount", gpu, parse=integer(0, 256)) or 0):
            name = f"{uuid} slice {place}"
            part = nvml.query(name, "nvmlDeviceGetMigDeviceHandleByIndex", gpu, place, parse=_given)
            part_uuid = part and nvml.query(name, "nvmlDeviceGetUUID", part, parse=text)
            if part_uuid:
                found.append((part_uuid, part))
    return found


def match(nvml: Nvml, uuid: str | None) -> Match:
    """The NVML device with `uuid`: "GPU-…", "MIG-…", bare as PyTorch prints it, or a unique prefix.

    CUDA and NVML number the GPUs differently, and CUDA_VISIBLE_DEVICES renumbers them again, so a
    match that is not certain is no match: no meter is better than the neighbour's.
    """
    if nvml.reason is not None:
        return _none(nvml.reason)
    kind, digits = _split(uuid or "")
    if len(digits) < MIN_PREFIX or not digits.strip("0"):
        return _none("no meter: PyTorch does not tell which GPU this is")
    candidates = [(name, handle, *_split(name)) for name, handle in handles(nvml)]
    fitting = [c for c in candidates if kind in ("", c[2])]
    hits = [c for c in fitting if c[3] == digits] or [c for c in fitting if c[3].startswith(digits)]
    if not hits:
        return _none("no meter: the driver shows no GPU with the identity that PyTorch reports")
    if len(hits) > 1:
        return _none("no meter: several GPUs fit the identity that PyTorch reports")
    name, handle, found_kind, _ = hits[0]
    if found_kind != "mig" and _mig(nvml, name, handle):
        return _none("no meter: this GPU is divided (MIG), and which slice PyTorch uses is not known")
    return Match(name, handle, is_slice=found_kind == "mig")


def _mig(nvml: Nvml, uuid: str, gpu: Any) -> bool:
    return nvml.query(uuid, "nvmlDeviceGetMigMode", gpu, parse=lambda pair: pair[0] == 1) or False


def _none(reason: str) -> Match:
    return Match("", None, is_slice=False, reason=reason)


def _given(reply: Any) -> Any:
    if reply is None:
        raise ValueError("no handle")
    return reply


def _split(uuid: str) -> tuple[str, str]:
    """("gpu" | "mig" | "", the rest without hyphens) of a UUID; ("", "") for junk."""
    found = re.fullmatch(r"(?:(mig|gpu)-)?((?:gpu-)?[0-9a-f-]+(?:/\d+/\d+)?)", uuid.strip().lower())
    return (found[1] or "", found[2].replace("-", "")) if found else ("", "")


def _cuda_version(reply: Any) -> str:
    version = integer(1000, 1_000_000)(reply)  # 13000 means 13.0
    return f"{version // 1000}.{version % 1000 // 10}"
