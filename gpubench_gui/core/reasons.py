"""Why the answer is what it is: one sentence for each thing that was looked into, from the record alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpubench_gui.core import break_even, growth, largest, tricks
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.energy import energy_text
from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import CellSummary, Summary
from gpubench_gui.core.wording import as_sentence, interval, times


@dataclass(frozen=True, slots=True)
class Reason:
    """`about` is a model's or the machine's name, `topic` what the sentence is on ("GPU 0: what limits it")."""

    about: str
    topic: str
    text: str


def reasons(record: RunRecord, summary: Summary) -> tuple[Reason, ...]:
    """The run's reasons: model by model, then what holds for all of them."""
    return tuple(_reasons(record, summary))


def _reasons(record: RunRecord, summary: Summary) -> Iterator[Reason]:
    found = {(b.model, b.device): b for b in break_even.break_evens(record, summary)}
    models = () if record.spec.sweeps else record.spec.models
    for model in models:
        name = MODELS[model].name
        for cell in (c for c in summary.cells if c.model == model):
            label = record.device(cell.device).label
            for topic, text in _cell(record, cell):
                yield Reason(name, f"{label}: {topic}", text)
        for choice in record.spec.devices:
            ahead = found.get((model, choice.key))
            if ahead is not None and ahead.kind is not None:
                base = record.device(ahead.baseline).label
                yield Reason(name, f"{choice.label} against {base}", as_sentence(break_even.words(ahead)))
    for g in growth.growth(record, summary):
        if g.by_parameters is not None:
            yield Reason("All models", "how the speedup grows", growth.sentence(record, g))
    for saving in summary.savings:
        yield Reason("All models", "energy", as_sentence(saving.sentence))
    for choice in record.spec.devices:
        energies = [c.energy for c in summary.cells if c.device == choice.key and c.images_per_s is not None]
        if energies and not choice.tuned and all(e.joules is None for e in energies):
            yield Reason("All models", f"{choice.label}: energy", as_sentence(energies[0].reason or ""))


def _cell(record: RunRecord, cell: CellSummary) -> Iterator[tuple[str, str]]:
    if cell.verdict is not None:
        yield "what limits it", cell.verdict.sentence
    tried = record.tricks.get((cell.model, cell.device))
    if tried:
        yield "what was tried", tried_words(tried)
    if cell.energy.joules is not None:
        yield "energy", as_sentence(energy_text(cell.energy))
    fits = record.largest.get((cell.model, cell.device))
    if fits is not None:
        yield "largest batch", as_sentence(largest.sentence(record, fits))


def tried_words(tried: list[TrickTried]) -> str:
    """What each switch gave: "CUDA graph: 3.60× (3.4 to 3.8). bf16: not kept, no clear gain here (1.01×)."."""
    parts = []
    for t in tried:
        gain = tricks.gain(t)
        if t.kept and gain is not None:
            span = f" ({interval(gain.low, gain.high)})" if gain.low is not None and gain.high is not None else ""
            parts.append(f"{tricks.name(t.trick)}: {times(gain.value)}{span}.")
        else:
            shown = f" ({times(gain.value)})" if gain is not None else ""
            parts.append(f"{tricks.name(t.trick)}: not kept, {t.reason or 'no reason given'}{shown}.")
    return " ".join(parts)
