"""Which devices this machine has: the probe child's findings, completed by what the driver knows."""

from __future__ import annotations

import queue
import time
from dataclasses import replace

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import DeviceFound, Event, TorchFound
from gpubench_gui.runner.process import ChildProcess
from gpubench_gui.telemetry.nvidia import GpuIdentity, list_gpus
from gpubench_gui.telemetry.processors import usable_cpus

PROBE = "gpubench_gui.engine.probe"
ALIKE = "{label} (GPU {number})"
STUCK = "Look for devices again; if that takes as long, restart the machine or update the driver."


def cpu_device() -> DeviceInfo:
    """The CPU, known without asking PyTorch, so that it can be offered at once."""
    threads = usable_cpus().threads
    return DeviceInfo("cpu", "cpu", f"{threads} CPU core{'s' if threads != 1 else ''}", "cpu")


def probe_devices(timeout_s: float = 60.0) -> tuple[DeviceInfo, ...]:
    """Every device of this machine, usable or not, the CPU first; takes seconds, never more than `timeout_s` and a few.

    A probe that crashes or hangs makes the devices it did not reach unusable, with that reason.
    """
    found: queue.Queue[Event | None] = queue.Queue()
    child = ChildProcess(PROBE, None, lambda _, event: found.put(event))
    torch: TorchFound | None = None
    devices: list[DeviceInfo] = []
    problem: str | None = None
    deadline = time.monotonic() + timeout_s
    try:
        while True:
            event = found.get(timeout=max(0.0, deadline - time.monotonic()))
            if event is None:
                break
            if isinstance(event, TorchFound):
                torch = event
            elif isinstance(event, DeviceFound):
                devices.append(event.device)
    except queue.Empty:
        problem = f"looking for devices took longer than {timeout_s:.0f} s"
    except BaseException:  # Ctrl+C: a probe that hangs must not outlive the front end
        child.stop(0.0)
        raise
    outcome = child.stop(0.5 if problem else 3.0)
    cure = STUCK if problem else outcome.cure
    if problem is None and outcome.code != 0:
        problem = outcome.reason
    return assemble(torch, devices, list_gpus().gpus, problem, cure)


def assemble(
    torch: TorchFound | None,
    devices: list[DeviceInfo],
    nvidia: tuple[GpuIdentity, ...],
    problem: str | None,
    cure: str,
) -> tuple[DeviceInfo, ...]:
    """The list to offer, from what PyTorch found, what the NVIDIA driver lists, and how the probe ended."""
    cpu = cpu_device()
    if torch is None:
        reason = f"PyTorch cannot be loaded: {problem or 'the probe said nothing'}"
        cpu = replace(cpu, available=False, reason=reason, cure=cure)
    else:
        tried = next((d for d in devices if d.backend == "cpu"), None)
        if tried is None:
            reason = f"a training step was not finished: {problem or 'the probe ended early'}"
            cpu = replace(cpu, available=False, reason=reason, cure=cure)
        elif not tried.available:
            cpu = replace(cpu, available=False, reason=tried.reason, cure=tried.cure)
    accelerators = [d for d in devices if d.backend != "cpu"]
    labels = [d.label for d in accelerators]
    result = [cpu]
    for number, device in enumerate(accelerators):
        alike = labels.count(device.label) > 1
        label = ALIKE.format(label=device.label, number=number) if alike else device.label
        result.append(replace(device, label=label))
    seen = {bare(d.uuid) for d in accelerators if d.uuid}
    cuda_seen = sum(d.backend == "cuda" for d in accelerators)
    hidden = [g for g in nvidia if bare(g.uuid) not in seen] if seen or not cuda_seen else []
    for number, gpu in enumerate(hidden):
        reason, advice = why_hidden(torch, problem, cure)
        key = f"nvidia:{number}"
        result.append(DeviceInfo(key, key, gpu.name, "cuda", False, reason, advice, gpu.uuid, gpu.memory_total_bytes))
    return tuple(result)


def why_hidden(torch: TorchFound | None, problem: str | None, cure: str) -> tuple[str, str]:
    """Why a card that the driver lists is not among PyTorch's devices, and what to do."""
    if torch is None or problem:
        return problem or "PyTorch cannot be loaded", cure
    if torch.cuda is None:
        return (
            f"this PyTorch build ({torch.version}) has no CUDA",
            "Install the CUDA build of PyTorch (the selector on pytorch.org gives the line), then look again.",
        )
    return (
        "PyTorch does not list this card",
        f"Update the NVIDIA driver to one that supports CUDA {torch.cuda}, "
        "and check that CUDA_VISIBLE_DEVICES does not hide the card.",
    )


def bare(uuid: str | None) -> str:
    """A GPU's UUID without the prefix that NVML writes and PyTorch leaves out."""
    return (uuid or "").removeprefix("GPU-").lower()
