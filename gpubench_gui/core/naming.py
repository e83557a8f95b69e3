"""Short names of devices, for places where "NVIDIA RTX 6000 Ada Generation Laptop GPU" would not fit."""

from __future__ import annotations

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import tr


def model_name(model: str) -> str:
    """What people call a model of a run; "Sweep" for the family that a sweep trains."""
    return MODELS[model].name if model in MODELS else tr("Sweep")


def short_name(key: str) -> str:
    """ "CPU" for "cpu", "GPU 0" for "cuda:0", "CPU again" for "cpu-again", "GPU 0 tuned" for "cuda:0-tuned"."""
    device, _, suffix = key.partition("-")
    base, _, index = device.partition(":")
    name = "CPU" if base == "cpu" else "GPU"
    found = " ".join(part for part in (name, index) if part)
    match suffix:
        case "tuned":
            return tr("{device} tuned", device=found)
        case "again":
            return tr("{device} again", device=found)
        case _:
            return f"{found} {suffix}".rstrip()
