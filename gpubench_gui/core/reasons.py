"""Why the answer is what it is: one sentence for each thing that was looked into, from the record alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpubench_gui.core import break_even, growth, largest, tricks
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.energy import energy_text
from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.language import tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import CellSummary, Summary
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import as_sentence, interval, times


@dataclass(frozen=True, slots=True)
class Reason:
    """`about` is a model's name or that of all models, `topic` what the sentence is on ("GPU 0: what limits it").

    `model` and `device` are the keys of what it is about, None where it is about all of them; `energy` marks those on
    energy.
    """

    about: str
    topic: str
    text: str
    model: str | None = None
    device: str | None = None
    energy: bool = False


def reasons(record: RunRecord, summary: Summary) -> tuple[Reason, ...]:
    """The run's reasons: model by model, then what holds for all of them."""
    return tuple(_reasons(record, summary))


def _reasons(record: RunRecord, summary: Summary) -> Iterator[Reason]:
    found = {(b.model, b.device): b for b in break_even.break_evens(record, summary)}
    models = () if record.spec.sweeps else record.spec.models
    for model in models:
        name = MODELS[model].name
        for cell in (c for c in summary.cells if c.model == model):
            for topic, text, on_energy in _cell(record, cell):
                on = tr("{device}: {topic}", device=record.device(cell.device).name, topic=topic)
                yield Reason(name, on, text, model, cell.device, on_energy)
        for choice in record.spec.devices:
            ahead = found.get((model, choice.key))
            if ahead is not None and ahead.kind is not None:
                base = record.device(ahead.baseline).name
                on = tr("{device} against {baseline}", device=choice.name, baseline=base)
                yield Reason(name, on, as_sentence(break_even.words(ahead)), model, choice.key)
    for g in growth.growth(record, summary):
        if g.by_parameters is not None:
            yield Reason(tr("All models"), tr("how the speedup grows"), growth.sentence(record, g))
    for saving in summary.savings:
        yield Reason(tr("All models"), tr("energy"), as_sentence(saving.sentence), energy=True)
    for choice in record.spec.devices:
        energies = [c.energy for c in summary.cells if c.device == choice.key and c.images_per_s is not None]
        if energies and not choice.tuned and all(e.joules is None for e in energies):
            on = tr("{device}: {topic}", device=choice.name, topic=tr("energy"))
            why = as_sentence(energies[0].reason or "")
            yield Reason(tr("All models"), on, why, None, choice.key, energy=True)


def _cell(record: RunRecord, cell: CellSummary) -> Iterator[tuple[str, str, bool]]:
    """Topic, text, and whether it is on energy."""
    if cell.verdict is not None:
        yield tr("what limits it"), cell.verdict.sentence, False
    tried = record.tricks.get((cell.model, cell.device))
    if tried:
        yield tr("what was tried"), tried_words(tried), False
    if cell.energy.joules is not None:
        yield tr("energy"), as_sentence(energy_text(cell.energy)), True
    fits = record.largest.get((cell.model, cell.device))
    if fits is not None:
        yield tr("largest batch"), as_sentence(largest.sentence(record, fits)), False


def tried_words(tried: list[TrickTried]) -> str:
    """What each switch gave: "CUDA graph: 3.60× (3.4 to 3.8). bf16: not kept, no clear gain here (1.01×)."."""
    parts = []
    for t in tried:
        gain, named = tricks.gain(t), tricks.name(t.trick)
        if t.kept and gain is not None:
            span = f" ({interval(gain.low, gain.high)})" if gain.low is not None and gain.high is not None else ""
            parts.append(tr("{trick}: {gain}.", trick=named, gain=f"{times(gain.value)}{span}"))
        else:
            why = retell(t.reason) if t.reason else tr("no reason given")
            shown = f" ({times(gain.value)})" if gain is not None else ""
            parts.append(tr("{trick}: not kept, {reason}.", trick=named, reason=f"{why}{shown}"))
    return " ".join(parts)
