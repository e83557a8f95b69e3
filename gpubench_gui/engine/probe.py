"""The probe child: `python -m gpubench_gui.engine.probe` lists PyTorch's devices and tries each one.

It says what it found as it goes, the CPU first, so that a driver that crashes or hangs the process
costs only the devices not yet reached. "Available" is decided by a real training step, since PyTorch
calls a card available that its build has no kernels for.
"""

from __future__ import annotations

import os
import re

import torch

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import DeviceFound, TorchFound
from gpubench_gui.engine.devices import Device, device
from gpubench_gui.engine.wire import Wire


def main() -> None:
    wire = Wire()
    architectures = tuple(torch.cuda.get_arch_list()) if torch.version.cuda or torch.version.hip else ()
    wire.send(TorchFound(torch.__version__, torch.version.cuda, torch.version.hip, architectures))
    names = ["cpu"]
    names += [f"cuda:{i}" for i in range(torch.cuda.device_count())]
    names += [f"xpu:{i}" for i in range(torch.xpu.device_count())] if torch.xpu.is_available() else []
    names += ["mps"] if torch.backends.mps.is_available() else []
    for name in names:
        wire.send(DeviceFound(examine(name)))
    os._exit(0)  # nothing left to say, and tearing down a broken driver can hang


def examine(name: str) -> DeviceInfo:
    """One device, after one small training step on it."""
    found = device(name)
    backend, label, uuid, memory = found.backend, name, None, None
    try:
        label, uuid, memory = found.label(), found.uuid(), found.memory_bytes()
        train_once(found)
    except Exception as error:
        reason, cure = explain(name, str(error))
        return DeviceInfo(name, name, label, backend, False, reason, cure, uuid, memory)
    return DeviceInfo(name, name, label, backend, True, None, None, uuid, memory)


def train_once(found: Device) -> None:
    """A convolution forward and backward on the device, waited for; raises what the device raises."""
    target = found.torch_device
    found.prepare()
    layer = torch.nn.Conv2d(3, 4, 3).to(target)
    loss = layer(torch.ones(2, 3, 8, 8, device=target)).square().mean()
    loss.backward()
    found.synchronise()
    if not bool(torch.isfinite(loss.detach().cpu())):
        raise RuntimeError("a convolution gave no finite result")


def explain(name: str, text: str) -> tuple[str, str]:
    """Reason and cure for a device that failed its step."""
    lower = text.lower()
    if "no kernel image" in lower or "not compatible with the current pytorch" in lower:
        return no_kernel(name)
    if "driver" in lower and ("too old" in lower or "insufficient" in lower):
        return (
            "the NVIDIA driver is too old for this PyTorch build",
            "Update the driver, or install an older CUDA build.",
        )
    if "unknown error" in lower:
        return (
            "CUDA reports an unknown error, as it does when the machine slept",
            "Reload the driver's modules or restart the machine, then look for devices again.",
        )
    if "out of memory" in lower:
        return "its memory is full", "Close other programs that use this GPU, then look for devices again."
    first = (text.strip().splitlines() or ["no message"])[0][:160]
    return (
        f"a test step failed: {first}",
        "Check the driver, then look for devices again; other devices are not affected.",
    )


def no_kernel(name: str) -> tuple[str, str]:
    """A card that the build does not cover: the advice depends on which of the two is newer."""
    major, minor = torch.cuda.get_device_capability(name)
    built = [int(m.group(1)) for a in torch.cuda.get_arch_list() if (m := re.fullmatch(r"sm_(\d+)a?", a))]
    reason = f"this PyTorch build has no kernels for its architecture (sm_{major}{minor})"
    if built and major * 10 + minor < min(built):
        return reason, "Install an older CUDA build of PyTorch that still supports this card."
    return reason, "Install a newer CUDA build of PyTorch that supports this card."


if __name__ == "__main__":
    main()
