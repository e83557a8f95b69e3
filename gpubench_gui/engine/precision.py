"""Float32 arithmetic as asked for, through PyTorch's one switch, and as read back."""

from __future__ import annotations

from typing import Any

import torch

from gpubench_gui.core.spec import Precision

_backends: Any = torch.backends  # the precision attributes are made at import time and have no stubs


def set_precision(precision: Precision) -> None:
    """ "ieee" turns TF32 and bf16 shortcuts off everywhere; "default" leaves PyTorch as it comes.

    The old flags (`allow_tf32`, `set_float32_matmul_precision`) leave convolutions in TF32 and raise
    when read after this one was set, so they are not used.
    """
    if precision == "ieee":
        _backends.fp32_precision = "ieee"
    torch.backends.cudnn.benchmark = True
    torch.set_flush_denormal(True)


def precision_facts() -> dict[str, str | int | float | None]:
    """The effective state of each back end, for the record."""
    return {
        "fp32_precision": _backends.fp32_precision,
        "matmul_precision": _backends.cuda.matmul.fp32_precision,
        "convolution_precision": _backends.cudnn.conv.fp32_precision,
        "cpu_matmul_precision": _backends.mkldnn.matmul.fp32_precision,
        "cudnn_benchmark": str(torch.backends.cudnn.benchmark),
        "flush_denormal": "True",
    }
