"""What an exception means to a user, from the texts that devices really give."""

from __future__ import annotations

import pytest
import torch

from gpubench_gui.engine.failure import explain

MPS = (
    "MPS backend out of memory (MPS allocated: 17.98 GB, max allowed: 18.13 GB). Tried to allocate 256 bytes. "
    "Use PYTORCH_MPS_HIGH_WATERMARK_RATIO=0.0 to disable upper limit for memory allocations (may cause system failure)."
)


@pytest.mark.parametrize(
    "error",
    [
        torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 MiB. GPU 0 has ..."),
        RuntimeError("HIP out of memory. Tried to allocate 2 GiB"),
        RuntimeError(MPS),
        RuntimeError("XPU out of memory. Tried to allocate 2 GiB"),
        MemoryError(),
        RuntimeError(
            "[enforce fail at alloc_cpu.cpp:117] err == 0. DefaultCPUAllocator: can't allocate memory: you tried"
        ),
        RuntimeError("[enforce fail at alloc_cpu.cpp:80] data. DefaultCPUAllocator: not enough memory: you tried"),
    ],
    ids=["cuda", "rocm", "mps", "xpu", "python", "linux", "windows"],
)
def test_out_of_memory_names_the_batch_and_half_of_it(error: BaseException) -> None:
    found = explain(error, 128)
    assert found.kind == "out-of-memory"
    assert found.reason == "out of memory at batch 128"
    assert "batch 64" in found.cure
    assert "WATERMARK" not in found.reason + found.cure  # that advice can freeze the machine


def test_out_of_memory_at_batch_1_does_not_advise_batch_1() -> None:
    assert explain(MemoryError(), 1).cure.startswith("Try a smaller model;")


@pytest.mark.parametrize(
    ("text", "kind", "reason", "cure"),
    [
        (
            "CUDA error: no kernel image is available for execution on the device",
            "device-error",
            "no kernels for this GPU's architecture",
            "newer CUDA build for a new card",
        ),
        (
            "CUDA unknown error - this may be due to an incorrectly set up environment",
            "device-error",
            "slept",
            "restart",
        ),
        (
            "CUDA error: an illegal memory access was encountered\nmore",
            "device-error",
            "illegal memory",
            "fresh process",
        ),
        ("CUDA error: device-side assert triggered", "device-error", "device-side assert", "fresh process"),
        ("HIP error: invalid device function", "device-error", "HIP error", "fresh process"),
        (
            "Expected more than 1 value per channel when training, got input size torch.Size([1, 512, 1, 1])",
            "batch-too-small",
            "single image",
            "at least 2",
        ),
        ("Found no NVIDIA driver on your system. Please check.", "device-error", "is not there: Found", "Look for"),
        ("Torch not compiled with XPU enabled", "device-error", "is not there", "Look for devices"),
        ("CUDA error: invalid device ordinal\nmore", "device-error", "is not there", "Look for devices"),
        ("cuDNN error: CUDNN_STATUS_ALLOC_FAILED", "out-of-memory", "out of memory at batch 128", "Try batch 64"),
        ("CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate`", "out-of-memory", "batch 128", "64"),
        ("mat1 and mat2 shapes cannot be multiplied", "error", "RuntimeError: mat1 and mat2", "log"),
    ],
)
def test_every_known_text_has_its_sentence(text: str, kind: str, reason: str, cure: str) -> None:
    found = explain(RuntimeError(text), 128)
    assert found.kind == kind
    assert reason in found.reason
    assert cure in found.cure
    assert "\n" not in found.reason


def test_an_exception_without_text_is_named_by_its_class() -> None:
    assert explain(KeyError(), 128).reason == "KeyError: "


def test_batch_normalisation_really_says_what_is_looked_for() -> None:
    layer = torch.nn.BatchNorm2d(4).train()
    with pytest.raises(ValueError, match="value per channel") as caught:
        layer(torch.ones(1, 4, 1, 1))
    assert explain(caught.value, 1).kind == "batch-too-small"


def test_a_reason_never_ends_with_a_full_stop_of_its_own() -> None:
    assert explain(RuntimeError("CUDA error: it broke."), 128).reason.endswith("it broke")
