"""How long the device works on a step, and how much of that in matrix products and convolutions, by PyTorch's profiler.

The rows of the profiler are split by what ran them: on an accelerator kernels have rows of their own, and each operator
carries the time of the kernels that it started itself; on the CPU an operator's own time excludes what it called. So
each second is counted once, with the innermost operator.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from torch._C._autograd import DeviceType
from torch.profiler import ProfilerActivity, profile

from gpubench_gui.engine.devices import Device

# Innermost operators, as 2.11 and 2.14 name them on the CPU and on CUDA: convolution_backward starts its own kernels.
MATRIX_OPERATORS = ("convolution", "conv1d", "conv2d", "conv3d", "mm", "addmm", "bmm", "baddbmm", "linear", "matmul")
MATRIX_PARTS = ("conv_", "convolution", "conv2d", "attention", "mkldnn_linear", "scaled_mm")
# Kernels, where no operator is known to have started them (a replayed graph): the libraries' names for such work.
MATRIX_KERNELS = ("gemm", "gemv", "conv", "cutlass", "xmma", "nvjet", "wgrad", "dgrad", "fprop", "winograd", "fmha")
NO_MATRIX_KERNELS = ("nchwtonhwc", "nhwctonchw", "bn_fw", "bn_bw", "convert")
ATTRIBUTED = 0.5  # of the device's time must belong to operators, else kernels are told by their names

# Else the library beneath the profiler writes its own notes to standard error, where only faults are expected.
os.environ.setdefault("KINETO_LOG_LEVEL", "99")
ACTIVITIES = {"cpu": (), "cuda": (ProfilerActivity.CUDA,), "xpu": (ProfilerActivity.XPU,)}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a profile: seconds that `name` itself took on the host and on the device, its callees' left out."""

    name: str
    kernel: bool
    host_s: float
    device_s: float


@dataclass(frozen=True, slots=True)
class Work:
    """Seconds that the device worked, and the part of it in matrix products and convolutions."""

    device_s: float
    matrix_s: float


def profiled(device: Device, work: Callable[[], object]) -> Work:
    """What the device did during `work`. Raises RuntimeError, with the reason, where the profiler cannot tell."""
    kind = device.torch_device.type
    if kind not in ACTIVITIES or (kind == "cpu" and device.backend != "cpu"):
        raise RuntimeError(f"PyTorch cannot profile a device of the kind {device.backend!r}")
    device.synchronise()
    with profile(activities=[ProfilerActivity.CPU, *ACTIVITIES[kind]]) as profiler:
        work()
        device.synchronise()
    found = summed(_rows(profiler), kind == "cpu")
    if found.device_s <= 0:
        raise RuntimeError("the profiler saw nothing on the device: the driver may keep its counters to administrators")
    return found


def summed(rows: Iterable[Row], on_host: bool) -> Work:
    """The rows' seconds added up, each once: operators on the host, or kernels of the device."""
    rows = list(rows)
    operators = [r for r in rows if not r.kernel]
    if on_host:
        return Work(sum(r.host_s for r in operators), sum(r.host_s for r in operators if is_matrix_operator(r.name)))
    kernels = [r for r in rows if r.kernel]
    total = sum(r.device_s for r in kernels)
    if sum(r.device_s for r in operators) > ATTRIBUTED * total:
        return Work(total, min(total, sum(r.device_s for r in operators if is_matrix_operator(r.name))))
    return Work(total, sum(r.device_s for r in kernels if is_matrix_kernel(r.name)))


def is_matrix_operator(name: str) -> bool:
    """Whether this operator multiplies matrices or convolves."""
    if not name.startswith("aten::"):
        return False
    bare = name.removeprefix("aten::").lstrip("_")
    return bare in MATRIX_OPERATORS or any(part in bare for part in MATRIX_PARTS)


def is_matrix_kernel(name: str) -> bool:
    """Whether a kernel of this name multiplies matrices or convolves."""
    low = name.lower()
    return any(part in low for part in MATRIX_KERNELS) and not any(part in low for part in NO_MATRIX_KERNELS)


def _rows(profiler: profile) -> list[Row]:
    host = DeviceType.CPU
    return [
        Row(
            average.key,
            average.device_type != host,
            average.self_cpu_time_total / 1e6,
            average.self_device_time_total / 1e6,
        )
        for average in profiler.key_averages()
        if not getattr(average, "is_user_annotation", False)
    ]
