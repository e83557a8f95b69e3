"""What the search for the largest batch found, in words."""

from __future__ import annotations

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.wording import whole


def headline(record: RunRecord) -> str:
    """The answer for the largest model that has one: "ResNet-50: batch 1 408 fits on NVIDIA H200, 3 200 on …"."""
    done = [m for m in record.spec.models if any((m, d.key) in record.largest for d in record.spec.devices)]
    if not done:
        if record.ended is None:
            return "Searching: the first answer comes with the first device"
        return "Nothing was found: no largest batch can be given"
    model = max(done, key=lambda m: MODELS[m].parameters)
    # The baseline, usually the CPU, comes last: nobody asks for its limit first.
    devices = sorted(record.spec.devices, key=lambda d: d == record.spec.baseline)
    found = [(d.label, record.largest[model, d.key]) for d in devices if (model, d.key) in record.largest]
    fits = [(label, f) for label, f in found if f.batch_size > 0]
    parts = [
        f"batch {whole(f.batch_size)} fits on {label}" if n == 0 else f"{whole(f.batch_size)} on {label}"
        for n, (label, f) in enumerate(fits)
    ]
    parts += [f"not even one image fits on {label}" for label, f in found if f.batch_size == 0]
    return f"{MODELS[model].name}: {', '.join(parts)}"


def sentence(record: RunRecord, found: LargestBatch) -> str:
    """One cell's limit: "ResNet-50 on NVIDIA H200: batch 1 408 fits, 1 472 does not; the device's memory ends it"."""
    where = f"{MODELS[found.model].name} on {record.device(found.device).label}"
    if found.batch_size == 0:
        return f"{where}: not even one image fits; {limit(found)}"
    beyond = ""
    if found.refused is not None:
        # What the guard kept from being tried is not known to be too much.
        verb = "was not tried" if found.limit == "guard" else "does not"
        beyond = f", {whole(found.refused)} {verb}"
    return f"{where}: batch {whole(found.batch_size)} fits{beyond}; {limit(found)}"


def limit(found: LargestBatch) -> str:
    """What ended the search, in words."""
    match found.limit:
        case "memory":
            return "the device's memory ends it"
        case "cap":
            return "those are all the images there are"
        case _ if found.refused is None:  # it fitted, but no one would wait for the next
            return "a larger one would keep the machine busy for too long"
        case _:
            return "ended to keep the machine usable"
