"""The steps of a presentation: the question, the guess, the race, the result and the reasons, as plain data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from gpubench_gui.core import crossover, guess, speed_map
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.guess import Guesses
from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.naming import model_name, short_name
from gpubench_gui.core.progress import progress
from gpubench_gui.core.question import question
from gpubench_gui.core.reasons import Reason, reasons
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.slide_bars import Bar, answered, crossover_bars, lanes, raced_size, result_bars
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.summary import CellSummary, Summary, qualifier
from gpubench_gui.core.sweep import fit_device
from gpubench_gui.core.wording import as_sentence, duration, millions

Kind = Literal["question", "guess", "race", "result", "reason"]

ROWS = 6  # bars of one slide: at 1280×720 each still has its words in 24 pt
FIGURES = 4  # big figures beside each other
LETTERS = 420  # of the reasons of one slide


@dataclass(frozen=True, slots=True)
class Figure:
    """A number for the back row, and what it is."""

    large: str
    small: str


@dataclass(frozen=True, slots=True)
class Point:
    """A sentence under the slide's own, with what it is on."""

    topic: str
    text: str


@dataclass(frozen=True, slots=True)
class Slide:
    """One step. `reference` asks for the line of 1× across the bars; `share` (0 … 1) is how far the run is."""

    kind: Kind
    title: str
    sentence: str
    note: str = ""
    figures: tuple[Figure, ...] = ()
    bars: tuple[Bar, ...] = ()
    reference: bool = False
    share: float | None = None
    points: tuple[Point, ...] = ()


def slides(spec: RunSpec, record: RunRecord | None, summary: Summary | None, guesses: Guesses) -> tuple[Slide, ...]:
    """All steps, in order. `spec` is what was chosen, for the time before a run has begun (`record` None)."""
    begun = record is not None and record.started is not None
    if record is None or summary is None or not begun:
        return (
            _question(spec),
            *_guess(spec, guesses),
            Slide("race", tr("The race"), tr("The race has not begun yet"), tr("F5 starts it.")),
            Slide("result", tr("The result"), tr("The answer comes with the race")),
            Slide("reason", tr("The reason"), tr("Why it is so is told after the race")),
        )
    return (
        _question(record.spec),
        *_guess(record.spec, guesses),
        race(record, summary),
        *_results(record, summary, guesses),
        *_reasons(record, summary),
    )


def _question(spec: RunSpec) -> Slide:
    asked, how = question(spec)
    devices = len([d for d in spec.devices if not d.tuned])
    found = []
    if spec.sweeps:
        found.append(Figure(duration(spec.budget_s), tr("of measuring")))
    elif spec.models:
        one = MODELS[spec.models[0]]
        alone = Figure(millions(one.parameters), tr("parameters in {model}", model=one.name))
        found.append(alone if len(spec.models) == 1 else Figure(str(len(spec.models)), tr("models")))
    if devices:
        found.append(Figure(str(devices), plural(devices, "device", "devices")))
    if spec.protocol == "quick" and spec.models:
        found.append(Figure(duration(spec.budget_s), tr("at most, or sooner")))
    elif spec.protocol == "study":
        found.append(Figure(str(spec.training.epochs), plural(spec.training.epochs, "epoch each", "epochs each")))
    return Slide("question", tr("The question"), asked, how, tuple(found))


def _guess(spec: RunSpec, guesses: Guesses) -> Iterator[Slide]:
    made = [Figure(guess.shown(guesses[m]), MODELS[m].name) for m in spec.models if m in guesses]
    for i in range(0, len(made), FIGURES):
        said = tr("How many times faster? This was guessed before the race")
        yield Slide("guess", tr("The guess"), said, figures=tuple(made[i : i + FIGURES]))


# ---- the race ------------------------------------------------------------------------------------


def race(record: RunRecord, summary: Summary) -> Slide:
    """The race as it stands: redrawn while it goes on, the other steps only where a figure changed."""
    state = progress(record)
    bars = lanes(record, summary) if record.current or record.ended else ()
    if record.ended is not None:
        raced = raced_size(record) if record.spec.sweeps else answered(record, summary)
        said = tr("The race is over")
        if raced and any(b.value for b in bars):
            what = model_name(raced) if raced in MODELS else raced
            said = tr("The race is over: images per second with {model}", model=what)
        return Slide("race", tr("The race"), said, state.text, bars=bars)
    note = state.text
    if state.left_s is not None:
        note += f" · {tr('about {time} left', time=duration(max(10, round(state.left_s, -1))))}"
    return Slide("race", tr("The race"), _racing(record), note, bars=bars, share=state.share)


def _racing(record: RunRecord) -> str:
    if record.current is None:
        return tr("Getting ready: the images come first")
    devices = record.spec.devices
    name = model_name(record.current[0])
    if record.spec.protocol == "largest":
        return tr("Looking for the largest batch of {model} that fits", model=name)
    if record.spec.protocol == "study":
        return tr("{model} is trained on {device}", model=name, device=record.device(record.current[1]).name)
    who = tr("A family of networks") if record.spec.sweeps else name
    if len(devices) == 1:
        return tr("{model} is trained on {device}", model=who, device=devices[0].name)
    if len(devices) == 2:
        first, second = (d.name for d in devices)
        return tr("{model} is trained on {first} and {second} in turns", model=who, first=first, second=second)
    return tr("{model} is trained on {n} devices in turns", model=who, n=len(devices))


# ---- the result ----------------------------------------------------------------------------------


def _results(record: RunRecord, summary: Summary, guesses: Guesses) -> Iterator[Slide]:
    title = tr("The result") if record.ended is not None else tr("The result so far")
    if record.spec.protocol == "crossover":
        found = crossover.answer(record)
        for c in found.crossovers:
            head = _of(title, c.device) if len(found.crossovers) > 1 else title
            said = crossover.sentence(c, record.device(c.device).name) if c.ratios else summary.sentence
            rounds = plural(c.rounds, "{n} round", "{n} rounds")
            note = f"{tr('Speedup at sizes in parameters')} · {rounds}" if c.ratios else ""
            yield Slide("result", head, said, note, (), crossover_bars(c), bool(c.ratios))
        return
    if record.spec.protocol == "map":
        maps = speed_map.answer(record).maps
        for m in maps:
            known = [(c.parameters.value, c.batch_size) for c in m.rows if c.parameters is not None]
            pays = tuple(
                Figure(millions(size, 2), tr("at batch {batch}", batch=batch)) for size, batch in known[:FIGURES]
            )
            head = _of(title, m.device) if len(maps) > 1 else title
            note = tr("Parameters from which on it pays") if pays else ""
            said = speed_map.map_sentence(m, record.device(m.device).name) if any(r.ratios for r in m.rows) else ""
            yield Slide("result", head, said or summary.sentence, note, pays)
        return
    compared = len(record.spec.devices) > 1 and record.spec.protocol != "largest"
    pages = _pages(result_bars(record, summary, guesses))
    note = qualifier(record, summary.comparisons, summary.cells, interval_too=False)  # bars show it
    for i, page in enumerate(pages):
        yield Slide("result", _part(title, i, len(pages)), summary.sentence, note, (), page, compared)


def _of(title: str, device: str) -> str:
    return tr("{title}: {device}", title=title, device=short_name(device))


def _part(title: str, index: int, count: int) -> str:
    return tr("{title} ({n} of {total})", title=title, n=index + 1, total=count) if count > 1 else title


def _pages(groups: Sequence[Sequence[Bar]]) -> list[tuple[Bar, ...]]:
    """Groups packed into pages of at most `ROWS` bars, whole where a group fits a page."""
    pages: list[list[Bar]] = [[]]
    for group in groups:
        if pages[-1] and len(pages[-1]) + len(group) > ROWS:
            pages.append([])
        for bar in group:
            if len(pages[-1]) == ROWS:
                pages.append([])
            pages[-1].append(bar)
    return [tuple(page) for page in pages]


# ---- the reasons ---------------------------------------------------------------------------------


def _reasons(record: RunRecord, summary: Summary) -> Iterator[Slide]:
    if record.spec.sweeps:
        yield _fits(record)
        return
    model = answered(record, summary)
    failed = [
        Reason(model_name(c.model), tr("{device}: failed", device=record.device(c.device).name), _failure(c))
        for c in summary.cells
        if c.status == "failed"
    ]
    told = [r for r in reasons(record, summary) if not r.energy]
    own = [r for r in told if model is not None and r.model == model]
    own.sort(key=lambda r: r.device == record.spec.baseline.key)  # the faster device is asked about first
    packs = _packs(own) + [_split(r) for r in told if r.model is None] + _packs(failed)
    if not packs:
        early = tr("Why it is so is told once the devices have been looked at")
        late = tr("Why was not looked into in this run")
        yield Slide("reason", tr("The reason"), early if record.ended is None else late)
    for i, pack in enumerate(packs):
        first, *rest = pack
        points = tuple(Point(_topic(r, first), r.text) for r in rest)
        title = _part(tr("The reason"), i, len(packs))
        yield Slide("reason", title, first.text, f"{first.about} · {first.topic}", points=points)


def _failure(cell: CellSummary) -> str:
    return f"{as_sentence(cell.reason or tr('no reason given'))} {cell.cure or ''}".strip()


def _topic(reason: Reason, first: Reason) -> str:
    return reason.topic if reason.about == first.about else f"{reason.about} · {reason.topic}"


def _split(reason: Reason) -> list[Reason]:
    """A long reason as its first sentence, for the back row, and the others."""
    first, *rest = re.split(r"(?<=\.) |(?<=。)", reason.text, maxsplit=1)
    if not any(rest):
        return [reason]
    return [replace(reason, text=first), replace(reason, topic="", text=rest[0])]


def _packs(found: Sequence[Reason]) -> list[list[Reason]]:
    """Reasons in groups that fit a slide, in their order."""
    packs: list[list[Reason]] = []
    for reason in found:
        if packs and sum(len(r.text) + len(r.topic) for r in packs[-1]) + len(reason.text) <= LETTERS:
            packs[-1].append(reason)
        else:
            packs.append([reason])
    return packs


def _fits(record: RunRecord) -> Slide:
    """Why there is a crossing: each device's fixed cost of a step, and the rate at which it works."""
    batches = (record.spec.training.batch_size,) if record.spec.protocol == "crossover" else speed_map.BATCHES
    fits = [(d.name, fit_device(record.sweep, d.key, batches)) for d in record.spec.devices]
    points = tuple(Point(label, as_sentence(crossover.fit_words(f))) for label, f in fits if f is not None)
    if not points:
        return Slide("reason", tr("The reason"), tr("Why it is so is told once enough sizes have been timed"))
    said = tr("Every step costs a device a fixed time, and then time for the work in it")
    return Slide("reason", tr("The reason"), said, tr("Fitted to the steps that were timed"), points=points)
