"""The fastest arithmetic seen on a device: the better of a large matrix product and a 3×3 convolution.

Both run in the precision of the training, as set for this process, so that a step's rate can be held against a rate
that the same device reached a moment ago, rather than against a data sheet.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch.nn import functional

from gpubench_gui.core.spec import Precision
from gpubench_gui.engine.devices import Device

TRIAL_S = 0.1  # for each of the two
CHUNKS = 3  # the best of them counts: anything else that ran meanwhile only slows
MOST_CALLS = 500


@dataclass(frozen=True, slots=True)
class Size:
    """A square matrix of `n`, and `images` of 32×32 with `channels` in and out."""

    n: int
    images: int
    channels: int


# A trial of 0.1 s: on two cores (0.2 TFLOP/s) the product of 1,024 takes 11 ms; 4,096 takes an H200 2.7 ms in float32,
# 0.2 ms in bf16. Smaller ones, tried where memory is short, do not fill such a device.
LARGE = Size(4096, 128, 256)
ON_CPU = Size(1024, 16, 128)
SMALLEST = 256


def peak_flops(device: Device, precision: Precision) -> float:
    """The best rate in FLOP/s, 2 a multiply-add. Raises RuntimeError where not even small ones fit in memory."""
    size = ON_CPU if device.backend == "cpu" else LARGE
    while True:
        try:
            return _best(device, precision, size)
        except RuntimeError:  # out of memory, which has a class of its own on some devices only
            size = Size(size.n // 2, max(1, size.images // 4), size.channels)
            if size.n < SMALLEST:
                raise


@torch.no_grad()
def _best(device: Device, precision: Precision, size: Size) -> float:
    dtype = torch.bfloat16 if precision == "bf16" else torch.float32

    def random(*shape: int) -> torch.Tensor:
        return torch.rand(shape, device=device.torch_device, dtype=dtype)

    def product() -> float:
        left, right = random(size.n, size.n), random(size.n, size.n)
        return _rate(device, lambda: torch.mm(left, right), 2 * size.n**3)

    def convolution(layout: torch.memory_format) -> float:
        images, kernel = random(size.images, size.channels, 32, 32), random(size.channels, size.channels, 3, 3)
        images, kernel = images.contiguous(memory_format=layout), kernel.contiguous(memory_format=layout)
        work = 2 * 9 * size.channels**2 * size.images * 32 * 32
        return _rate(device, lambda: functional.conv2d(images, kernel, padding=1), work)

    return max(product(), convolution(torch.contiguous_format), convolution(torch.channels_last))


def _rate(device: Device, call: Callable[[], object], flop: int) -> float:
    """FLOP/s of the fastest chunk; the first call, which loads and chooses, is left out."""
    call()
    once = _seconds(device, call, 1)
    calls = max(1, min(MOST_CALLS, round(TRIAL_S / CHUNKS / max(once, 1e-9))))
    return calls * flop / min(_seconds(device, call, calls) for _ in range(CHUNKS))


def _seconds(device: Device, call: Callable[[], object], calls: int) -> float:
    device.synchronise()
    start = time.perf_counter()
    for _ in range(calls):
        call()
    device.synchronise()
    return time.perf_counter() - start
