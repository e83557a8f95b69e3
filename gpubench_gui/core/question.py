"""What a run as chosen would answer, and how, in words."""

from __future__ import annotations

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import tr
from gpubench_gui.core.spec import RunSpec


def question(spec: RunSpec) -> tuple[str, str]:
    """What the chosen run would answer, and how."""
    models, devices = spec.models, [d for d in spec.devices if not d.tuned]
    if spec.sweeps:
        return _sweep(spec)
    if models and devices and spec.protocol == "largest":
        return (
            tr("How large a batch fits into each device's memory?"),
            tr("The batch is doubled until memory runs out."),
        )
    if not models or not devices:
        return (
            tr("Which device trains your model faster, and by how much?"),
            tr("Choose models and devices on the left."),
        )
    model = MODELS[models[0]].name if len(models) == 1 else None
    if len(devices) == 1:
        device = devices[0].name
        if model is not None:
            asked = tr("How fast does {model} train on {device}?", model=model, device=device)
        else:
            asked = tr("How fast does each model train on {device}?", device=device)
        return asked, tr("One device is chosen: this measures its speed. Add another to see the speedup.")
    return (
        _faster(model, spec),
        tr("Every device trains from the same weights on the same batches, in turns; only the device differs."),
    )


def _sweep(spec: RunSpec) -> tuple[str, str]:
    if len([d for d in spec.devices if not d.tuned]) < 2:
        return (
            tr("From which model size on does another device pay?"),
            tr("Choose at least two devices on the left."),
        )
    base, others = spec.baseline.name, _others(spec)
    if spec.protocol == "crossover":
        if len(others) == 1:
            asked = tr(
                "From which model size on does {device} train faster than {baseline}?", device=others[0], baseline=base
            )
        else:
            asked = tr(
                "From which model size on does each of {n} devices train faster than {baseline}?",
                n=len(others),
                baseline=base,
            )
        return asked, tr(
            "A family of networks is trained on every device in turns, closest where they are equally fast."
        )
    if len(others) == 1:
        asked = tr(
            "At which sizes and batches does {device} train faster than {baseline}?", device=others[0], baseline=base
        )
    else:
        asked = tr(
            "At which sizes and batches does each of {n} devices train faster than {baseline}?",
            n=len(others),
            baseline=base,
        )
    return asked, tr("A family of networks is trained on every device in turns, at four batch sizes.")


def _faster(model: str | None, spec: RunSpec) -> str:
    """`model` is None for several models."""
    base, others = spec.baseline.name, _others(spec)
    if len(others) == 1:
        if model is None:
            return tr(
                "How much faster does each model train on {device} than on {baseline}?", device=others[0], baseline=base
            )
        return tr(
            "How much faster does {model} train on {device} than on {baseline}?",
            model=model,
            device=others[0],
            baseline=base,
        )
    if model is None:
        return tr(
            "How much faster does each model train on each of {n} devices than on {baseline}?",
            n=len(others),
            baseline=base,
        )
    return tr(
        "How much faster does {model} train on each of {n} devices than on {baseline}?",
        model=model,
        n=len(others),
        baseline=base,
    )


def _others(spec: RunSpec) -> list[str]:
    return [d.name for d in spec.devices if not d.tuned and d != spec.baseline]
