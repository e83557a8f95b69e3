"""What went wrong in a child, as a kind, a sentence and a cure."""

from __future__ import annotations

from dataclasses import dataclass

# What is said of a device that was there when it was chosen: unplugged, its driver unloaded, another PyTorch.
GONE = (
    *("found no nvidia driver", "no cuda gpus are available", "no cuda-capable device", "invalid device ordinal"),
    *("not compiled with", "not linked with support", "without mps backend", "no hip gpus", "no xpu devices"),
)
# What CUDA, ROCm, XPU and MPS say, and the CPU's allocator on Linux and on Windows.
# "_alloc_failed" is how cuBLAS and cuDNN say that their own workspace did not fit.
NO_MEMORY = ("out of memory", "can't allocate memory", "not enough memory", "_alloc_failed")


@dataclass(frozen=True, slots=True)
class Failure:
    kind: str
    reason: str
    cure: str


def explain(error: BaseException, batch_size: int) -> Failure:
    """The sentence for an exception raised while training."""
    text = str(error).strip()
    lower = text.lower()
    if isinstance(error, MemoryError) or any(words in lower for words in NO_MEMORY):
        # PyTorch's own advice on MPS, lifting the memory limit, can freeze the machine and is not repeated.
        smaller = f"batch {batch_size // 2} or a smaller model" if batch_size > 1 else "a smaller model"
        return Failure(
            "out-of-memory",
            f"out of memory at batch {batch_size}",
            f"Try {smaller}; the other devices are not affected.",
        )
    if "no kernel image" in lower:
        return Failure(
            "device-error",
            "this PyTorch build has no kernels for this GPU's architecture",
            "Install a build made for it: a newer CUDA build for a new card, an older one for an old card.",
        )
    if "unknown error" in lower and "cuda" in lower:
        return Failure(
            "device-error",
            "CUDA reports an unknown error, as it does when the machine slept",
            "Reload the driver's modules or restart the machine, then look for devices again.",
        )
    if "more than 1 value per channel" in lower:
        return Failure(
            "batch-too-small",
            "this model normalises over the batch, and a batch held a single image",
            "Choose another batch size, of at least 2.",
        )
    first = (text.splitlines() or [""])[0][:200].rstrip(". ")
    if any(words in lower for words in GONE):
        return Failure(
            "device-error",
            f"the device is not there: {first}",
            "Look for devices again; if it should be there, check its driver and the PyTorch build.",
        )
    if any(word in lower for word in ("cuda error", "hip error", "device-side", "xpu", "mps backend")):
        return Failure("device-error", f"the device reported: {first}", "Run again: each run starts a fresh process.")
    return Failure("error", f"{type(error).__name__}: {first}", "The log holds the details; the other cells are kept.")
