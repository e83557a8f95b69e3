"""When two runs must not be compared, and what to beware of where they may be: only what differs, each in words.

"Never" differences make the ratio one of settings and not of machines, so it is not shown. With a "beware" difference
it is shown and the difference named: another driver, another machine or a doubtful block may well be what somebody
wants to see. A fact that one of the two runs does not have says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core import validity
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import Cell, RunRecord
from gpubench_gui.core.summary import cell_flags
from gpubench_gui.core.tricks import base, kept, name
from gpubench_gui.core.wording import PRECISION_NAMES, listed

Level = Literal["never", "beware"]
Value = str | int | float | bool | None

SOURCES = {"synthetic": mark("synthetic images"), "cifar10": "CIFAR-10", "fashion-mnist": "Fashion-MNIST"}
PROTOCOLS = {
    "quick": mark("Quick"),
    "study": mark("Study"),
    "crossover": mark("Crossover"),
    "map": mark("Map"),
    "largest": mark("Largest batch"),
}
# Facts of a launch: what it trained with. Other versions and precisions are other programs.
_NEVER_FACTS = {
    "torch": mark("PyTorch"),
    "cuda": mark("CUDA of PyTorch"),
    "rocm": mark("ROCm of PyTorch"),
    "cudnn": mark("cuDNN"),
    "backend": mark("back end"),
}
_PRECISION_FACTS = {
    "fp32_precision": mark("float32 precision"),
    "matmul_precision": mark("precision of matrix products"),
    "convolution_precision": mark("precision of convolutions"),
    "cpu_matmul_precision": mark("precision of matrix products on the CPU"),
    "cudnn_benchmark": mark("cuDNN's choice by trial"),
    "flush_denormal": mark("treatment of denormal numbers"),
}
_HOST_FACTS = {
    "cpu": mark("processor"),
    "os": mark("operating system"),
    "kernel": mark("kernel"),
    "python": mark("Python"),
    "governor": mark("frequency governor"),
}
_GPU_FACTS = {
    "driver_model": mark("driver model"),
    "pcie_generation_max": mark("PCIe generation"),
    "pcie_width_max": mark("PCIe lanes"),
    "power_limit_w": mark("power limit in watts"),
}
# Where one run has it and the other has not, the time is of another thing than the machine's usual speed.
_NEVER_FLAGS = (validity.BATTERY, validity.CLOCK_JUMPED)


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in which two runs differ, of `device` (a key) and `model` alone where given; the texts are English."""

    level: Level
    topic: str
    first: str
    second: str
    device: str | None = None
    model: str | None = None

    @property
    def words(self) -> str:
        """ "PyTorch: 2.11.0 against 2.12.0" in the language in force."""
        first, second = (tr(x) if x else tr("none") for x in (self.first, self.second))
        return tr("{topic}: {first} against {second}", topic=tr(self.topic), first=first, second=second)


def differences(first: RunRecord, second: RunRecord) -> tuple[Difference, ...]:
    """What the runs as a whole differ in; that of a single cell is in `cell_differences`. Both have begun."""
    return tuple(_once([*_settings(first, second), *_machines(first, second)]))


def cell_differences(first: RunRecord, second: RunRecord, model: str, device: str) -> tuple[Difference, ...]:
    """What the cells of `model` on `device`, a key that both runs have, differ in beside that."""
    one, two = first.cell(model, device), second.cell(model, device)
    found = [
        *_hardware(first, second, device),
        *_launches(first, second, one, two),
        *_switches(first, second, one),
        *_flags(one, two),
    ]
    return tuple(_once(found))


def refused(found: tuple[Difference, ...]) -> bool:
    """Whether one of `found` forbids the comparison."""
    return any(d.level == "never" for d in found)


def _settings(first: RunRecord, second: RunRecord) -> Iterator[Difference]:
    a, b = first.spec, second.spec
    s, t = a.training, b.training
    if a.protocol != b.protocol:
        other_work = a.sweeps != b.sweeps or "largest" in (a.protocol, b.protocol)
        level: Level = "never" if other_work else "beware"
        yield Difference(level, mark("protocol"), PROTOCOLS[a.protocol], PROTOCOLS[b.protocol])
    if not a.sweeps and not b.sweeps:  # each of a sweep's figures has its own batch size
        yield from _differ("never", mark("batch size"), s.batch_size, t.batch_size)
    if s.precision != t.precision:
        names = PRECISION_NAMES[s.precision], PRECISION_NAMES[t.precision]
        yield Difference("never", mark("precision"), *names)
    yield from _differ("never", mark("mode"), s.mode, t.mode)
    if a.data.source != b.data.source:
        yield Difference("never", mark("images"), SOURCES[a.data.source], SOURCES[b.data.source])
    elif first.data and second.data:
        sizes = first.data.train_images, second.data.train_images
        yield from _differ("never", mark("number of training images"), *sizes)
        made_alike = a.data.source != "synthetic" or s.seed == t.seed
        if made_alike and first.data.digest != second.data.digest:
            yield Difference("never", mark("content of the images"), first.data.digest[:8], second.data.digest[:8])
    yield from _differ("beware", mark("seed"), s.seed, t.seed)
    yield from _differ("beware", mark("momentum"), s.momentum, t.momentum)
    yield from _differ("beware", mark("weight decay"), s.weight_decay, t.weight_decay)
    yield from _differ("beware", mark("learning rate"), s.learning_rate, t.learning_rate)


def _machines(first: RunRecord, second: RunRecord) -> Iterator[Difference]:
    one, two = _host(first), _host(second)
    versions = [r.started.version if r.started else None for r in (first, second)]
    yield from _differ("beware", mark("gpubench"), *versions)
    for key, topic in _HOST_FACTS.items():
        yield from _differ("beware", topic, one.get(key), two.get(key))
    yield from _differ("never", mark("power supply"), one.get("battery"), two.get("battery"))


def _hardware(first: RunRecord, second: RunRecord, device: str) -> Iterator[Difference]:
    a, b = first.device(device), second.device(device)
    one, two = _host(first), _host(second)
    if a.is_cpu:
        return  # its name is the host's "processor", its label a number of threads
    yield from _differ("beware", mark("device"), a.label, b.label, device)
    yield from _differ("beware", mark("NVIDIA driver"), one.get("nvidia_driver"), two.get("nvidia_driver"), device)
    ids = [str(x) if x else None for x in (one.get(f"{device} uuid"), two.get(f"{device} uuid"))]
    if a.label == b.label and None not in ids and ids[0] != ids[1]:
        yield Difference("beware", mark("device"), a.label, mark("another one of the same kind"), device)
    divided = one.get(f"{device} mig_mode"), two.get(f"{device} mig_mode")
    yield from _differ("never", mark("division (MIG)"), *divided, device)
    for key, topic in _GPU_FACTS.items():
        yield from _differ("beware", topic, one.get(f"{device} {key}"), two.get(f"{device} {key}"), device)


def _launches(first: RunRecord, second: RunRecord, one: Cell, two: Cell) -> Iterator[Difference]:
    """What the children told of themselves and of the model they built."""
    if one.ready is None or two.ready is None:
        return
    facts, others = one.ready.facts, two.ready.facts
    device, model = one.device, one.model
    for key, topic in _NEVER_FACTS.items():
        yield from _differ("never", topic, facts.get(key), others.get(key))
    if not first.device(device).tuned:  # there precision and threads are switches, told by `_switches`
        for key, topic in _PRECISION_FACTS.items():
            yield from _differ("never", topic, facts.get(key), others.get(key))
        # Other processors have other numbers of cores; the same one with another number of threads is a setting.
        same_chip = _host(first).get("cpu") == _host(second).get("cpu")
        strict = first.device(device).is_cpu and same_chip
        threads = facts.get("threads"), others.get("threads")
        yield from _differ("never" if strict else "beware", mark("CPU threads"), *threads, device)
    if one.ready.parameters != two.ready.parameters:
        yield from _differ("never", mark("parameters"), one.ready.parameters, two.ready.parameters, device, model)
    elif first.spec.training.seed == second.spec.training.seed:
        digests = one.ready.weights_digest, two.ready.weights_digest
        yield from _differ("never", mark("starting weights"), *digests, device, model)


def _switches(first: RunRecord, second: RunRecord, cell: Cell) -> Iterator[Difference]:
    """What a tuned contender was tuned with, and whether both were."""
    one, two = first.device(cell.device), second.device(cell.device)
    if one.tuned != two.tuned:
        words = [mark("tuned") if x.tuned else mark("as set") for x in (one, two)]
        yield Difference("never", mark("tuning"), words[0], words[1], cell.device)
        return
    key = cell.model, cell.device
    sets = [sorted(kept(r.tricks.get(key, ())), key=base) for r in (first, second)]
    if sets[0] != sets[1]:
        names = [listed([name(x) for x in tricks]) for tricks in sets]
        yield Difference("beware", mark("switches of the tuning"), names[0], names[1], cell.device, cell.model)


def _flags(one: Cell, two: Cell) -> Iterator[Difference]:
    """What makes figures doubtful; that both have it is told too, since their ratio is doubtful twice."""
    flags, others = cell_flags(one), cell_flags(two)
    for flag in dict.fromkeys((*flags, *others)):
        both = flag in flags and flag in others
        level: Level = "never" if flag in _NEVER_FLAGS and not both else "beware"
        words = [mark("yes") if flag in found else mark("no") for found in (flags, others)]
        yield Difference(level, flag, words[0], words[1], one.device, one.model)


def _differ(
    level: Level, topic: str, first: Value, second: Value, device: str | None = None, model: str | None = None
) -> Iterator[Difference]:
    if first is not None and second is not None and first != second:
        yield Difference(level, topic, _shown(first), _shown(second), device, model)


def _shown(value: Value) -> str:
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return text if len(text) <= 60 else f"{text[:59]}…"  # an edited file may say anything


def _host(record: RunRecord) -> dict[str, str | int | float | None]:
    return record.started.host if record.started else {}


def _once(found: list[Difference]) -> list[Difference]:
    """What forbids first, each once."""
    return sorted(dict.fromkeys(found), key=lambda d: d.level != "never")
