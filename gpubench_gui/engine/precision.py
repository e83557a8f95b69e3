"""Arithmetic as asked for, through PyTorch's one switch, and as read back."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch

from gpubench_gui.core.spec import Precision

_backends: Any = torch.backends  # the precision attributes are made at import time and have no stubs
_SWITCHES = (_backends, _backends.cuda.matmul, _backends.cudnn.conv, _backends.cudnn.rnn)  # the whole first
_AS_PYTORCH_COMES = tuple(switch.fp32_precision for switch in _SWITCHES)


def resolve(precision: Precision, backend: str) -> Precision:
    """What "tuned" means on a device: bf16 where its chip has it, else TF32 on CUDA, else IEEE float32."""
    if precision != "tuned":
        return precision
    if backend == "cpu":
        has_bf16 = bool(torch.cpu._is_avx512_bf16_supported()) or bool(torch.cpu._is_amx_tile_supported())
        return "bf16" if has_bf16 else "ieee"
    if backend in ("cuda", "rocm"):
        return "bf16" if torch.cuda.is_bf16_supported(including_emulation=False) else "tf32"
    return "ieee"


def set_precision(precision: Precision) -> None:
    """Set what `resolve` gave: "ieee" turns every shortcut off, "tf32" allows TF32, the others are as PyTorch comes.

    The old flags (`allow_tf32`, `set_float32_matmul_precision`) leave convolutions in TF32 and raise
    when read after this one was set, so they are not used. The switch over all back ends is not enough either: with
    PyTorch 2.11 it leaves cuDNN's convolutions in TF32 (read back, and seen in step 0: outputs 7e-4 apart), so each
    is set by itself. cuDNN's autotuning is off, as PyTorch comes: it picks by
    a stopwatch, so launches differ in the algorithm they got, and it costs seconds in each fresh child.
    """
    for switch, usual in zip(_SWITCHES, _AS_PYTORCH_COMES, strict=True):
        switch.fp32_precision = precision if precision in ("ieee", "tf32") else usual
    torch.backends.cudnn.benchmark = False
    torch.set_flush_denormal(True)


def autocast(precision: Precision, device_type: str) -> AbstractContextManager[object]:
    """The context for a forward pass: bf16 where asked for, else nothing."""
    if precision == "bf16":
        return torch.autocast(device_type, dtype=torch.bfloat16)
    return nullcontext()


def precision_facts(precision: Precision) -> dict[str, str | int | float | None]:
    """The effective state of each back end, for the record."""
    return {
        "precision": precision,
        "fp32_precision": _backends.fp32_precision,
        "matmul_precision": _backends.cuda.matmul.fp32_precision,
        "convolution_precision": _backends.cudnn.conv.fp32_precision,
        "cpu_matmul_precision": _backends.mkldnn.matmul.fp32_precision,
        "cudnn_benchmark": str(torch.backends.cudnn.benchmark),
        "flush_denormal": "True",
    }
