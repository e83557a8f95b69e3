"""What a run as chosen would answer, and how, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.spec import DeviceChoice, RunSpec


def question(spec: RunSpec) -> tuple[str, str]:
    """What the chosen run would answer, and how."""
    models, devices = spec.models, [d for d in spec.devices if not d.tuned]
    if spec.sweeps and len(devices) > 1:
        base = spec.baseline
        other = _others(devices, base)
        if spec.protocol == "crossover":
            return (
                f"From which model size on does {other} train faster than {base.label}?",
                "A family of networks is trained on every device in turns, closest where they are equally fast.",
            )
        return (
            f"At which sizes and batches does {other} train faster than {base.label}?",
            "A family of networks is trained on every device in turns, at four batch sizes.",
        )
    if spec.sweeps:
        return ("From which model size on does another device pay?", "Choose at least two devices on the left.")
    if models and devices and spec.protocol == "largest":
        return ("How large a batch fits into each device's memory?", "The batch is doubled until memory runs out.")
    if not models or not devices:
        return (
            "Which device trains your model faster, and by how much?",
            "Choose models and devices on the left.",
        )
    largest = max(models, key=lambda m: MODELS[m].parameters)
    name = MODELS[largest].name if len(models) == 1 else "each model"
    if len(devices) == 1:
        return (
            f"How fast does {name} train on {devices[0].label}?",
            "One device is chosen: this measures its speed. Add another to see the speedup.",
        )
    base = spec.baseline
    return (
        f"How much faster does {name} train on {_others(devices, base)} than on {base.label}?",
        "Every device trains from the same weights on the same batches, in turns; only the device differs.",
    )


def _others(devices: Sequence[DeviceChoice], base: DeviceChoice) -> str:
    others = [d.label for d in devices if d != base]
    return others[0] if len(others) == 1 else f"each of {len(others)} devices"
