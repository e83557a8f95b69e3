"""Where a result comes from, in one line: protocol and settings, hardware and software, date."""

from __future__ import annotations

from datetime import datetime

from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.record import Cell, RunRecord
from gpubench_gui.core.spec import Mode, Protocol, Source
from gpubench_gui.core.speed_map import BATCHES
from gpubench_gui.core.wording import PRECISION_NAMES

DATA_NAMES: dict[Source, str] = {
    "synthetic": mark("synthetic images"),
    "cifar10": "CIFAR-10",
    "fashion-mnist": "Fashion-MNIST",
}
_PROTOCOLS: dict[Protocol, str] = {
    "quick": mark("Quick protocol"),
    "study": mark("Study protocol"),
    "crossover": mark("Crossover protocol"),
    "map": mark("Map protocol"),
}
_MODES: dict[Mode, str] = {"pipeline": mark("pipeline"), "resident": mark("resident")}
_MONTHS = (
    *(mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June")),
    *(mark("July"), mark("August"), mark("September"), mark("October"), mark("November"), mark("December")),
)


def settings_line(record: RunRecord) -> str:
    """ "Quick protocol, 3 rounds · synthetic images, pipeline · batch 128 · IEEE float32 · 14 March 2026"."""
    spec, training = record.spec, record.spec.training
    if spec.protocol == "largest":  # it has no rounds, and its batches are the answer
        return " · ".join([tr("Search for the largest batch"), tr(PRECISION_NAMES[training.precision]), date(record)])
    batch = str(training.batch_size)
    if spec.protocol == "map":
        batch = tr("{low} to {high}", low=BATCHES[0], high=BATCHES[-1])
    return " · ".join(
        [
            f"{tr(_PROTOCOLS[spec.protocol])}, {rounds_text(record)}",
            f"{tr(DATA_NAMES[spec.data.source])}, {tr(_MODES[training.mode])}",
            tr("batch {batch}", batch=batch),
            tr(PRECISION_NAMES[training.precision]),
            date(record),
        ]
    )


def hardware_line(record: RunRecord, *, accelerators: bool = True) -> str:
    """ "AMD EPYC 9454, 16 threads · NVIDIA H200 · torch 2.14.1, CUDA 13.0 · Debian"; what is known."""
    host = record.started.host if record.started else {}
    threads = next((f["threads"] for f in _facts(record, cpu=True) if f.get("threads")), None)
    cpu = host.get("cpu")
    parts = [tr("{cpu}, {n} threads", cpu=cpu, n=threads) if cpu and threads else str(cpu or "")]
    if accelerators:
        parts += dict.fromkeys(d.name for d in record.spec.devices if not d.is_cpu)
    parts += [_software(record), str(host.get("os") or "")]
    return " · ".join(p for p in parts if p)


def rounds_text(record: RunRecord) -> str:
    """How many launches stand behind each figure: "3 rounds", "1 to 3 rounds", "no round yet"."""
    if record.spec.sweeps:
        return plural(len({c.round for c in record.sweep}), "up to {n} round", "up to {n} rounds")
    counts = sorted({_rounds(c) for c in record.cells.values()} - {0})
    if not counts:
        return tr("no round finished")
    if len(counts) > 1:
        return tr("{low} to {high} rounds", low=counts[0], high=counts[-1])
    return plural(counts[0], "{n} round", "{n} rounds")


def _rounds(cell: Cell) -> int:
    return sum(bool(x.blocks or x.epochs) for x in cell.launches)


def date(record: RunRecord) -> str:
    """The day the run began, where it ran: "14 March 2026"."""
    started = record.started.started if record.started else ""
    try:
        day = datetime.fromisoformat(started)
    except ValueError:
        return started
    return tr("{day} {month} {year}", day=day.day, month=tr(_MONTHS[day.month - 1]), year=day.year)


def _software(record: RunRecord) -> str:
    found = _facts(record, cpu=False) or _facts(record, cpu=True)
    if not found:
        return ""
    facts = found[0]
    names = (("torch", "torch"), ("cuda", "CUDA"), ("rocm", "ROCm"))
    return ", ".join(f"{name} {facts[key]}" for key, name in names if facts.get(key))


def _facts(record: RunRecord, cpu: bool) -> list[dict[str, str | int | float | None]]:
    """What the children of the CPU, or of the other devices, told about themselves."""
    ready = [(record.device(c.device), c.ready) for c in record.cells.values()]
    return [r.facts for d, r in ready if r is not None and d.is_cpu == cpu]
