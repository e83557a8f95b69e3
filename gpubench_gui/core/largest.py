"""What the search for the largest batch found, in words."""

from __future__ import annotations

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.core.language import tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.wording import whole


def headline(record: RunRecord) -> str:
    """The answer for the largest model that has one: "ResNet-50: batch 1 408 fits on NVIDIA H200, 3 200 on …"."""
    done = [m for m in record.spec.models if any((m, d.key) in record.largest for d in record.spec.devices)]
    if not done:
        if record.ended is None:
            return tr("Searching: the first answer comes with the first device")
        return tr("Nothing was found: no largest batch can be given")
    model = max(done, key=lambda m: MODELS[m].parameters)
    # The baseline, usually the CPU, comes last: nobody asks for its limit first.
    devices = sorted(record.spec.devices, key=lambda d: d == record.spec.baseline)
    found = [(d.name, record.largest[model, d.key]) for d in devices if (model, d.key) in record.largest]
    fits = [(name, whole(f.batch_size)) for name, f in found if f.batch_size > 0]
    parts = [tr("batch {batch} fits on {device}", batch=batch, device=name) for name, batch in fits[:1]]
    parts += [tr("{batch} on {device}", batch=batch, device=name) for name, batch in fits[1:]]
    parts += [tr("not even one image fits on {device}", device=name) for name, f in found if f.batch_size == 0]
    return tr("{model}: {answer}", model=MODELS[model].name, answer=", ".join(parts))


def sentence(record: RunRecord, found: LargestBatch) -> str:
    """One cell's limit: "ResNet-50 on NVIDIA H200: batch 1 408 fits, 1 472 does not; the device's memory ends it"."""
    words = {"model": MODELS[found.model].name, "device": record.device(found.device).name, "limit": limit(found)}
    if found.batch_size == 0:
        return tr("{model} on {device}: not even one image fits; {limit}", **words)
    words["batch"] = whole(found.batch_size)
    if found.refused is None:
        return tr("{model} on {device}: batch {batch} fits; {limit}", **words)
    words["next"] = whole(found.refused)
    if found.limit == "guard":  # what it kept from being tried is not known to be too much
        return tr("{model} on {device}: batch {batch} fits, {next} was not tried; {limit}", **words)
    return tr("{model} on {device}: batch {batch} fits, {next} does not; {limit}", **words)


def limit(found: LargestBatch) -> str:
    """What ended the search, in words."""
    match found.limit:
        case "memory":
            return tr("the device's memory ends it")
        case "cap":
            return tr("those are all the images there are")
        case _ if found.refused is None:  # it fitted, but no one would wait for the next
            return tr("a larger one would keep the machine busy for too long")
        case _:
            return tr("ended to keep the machine usable")
