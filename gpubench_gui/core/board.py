"""Many machines on one board: what each run contributes, who is ranked, and by which names they go.

A run names the hardware and never its owner; a machine goes by a nickname that whoever shows the board gives it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from gpubench_gui.core.baseline import machine_of
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import Mode, Precision
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import summarise
from gpubench_gui.core.wording import PRECISION_NAMES, figures, interval, times

MAX_LABEL = 60  # of a device or processor: an edited file may say anything
MAX_NICKNAME = 40
COLUMNS = (
    mark("Rank"),
    mark("Machine"),
    mark("Fastest device"),
    mark("Processor"),
    mark("Images/s"),
    mark("Images/s on the CPU"),
    mark("Speedup"),
    mark("95 % interval"),
    mark("Beware"),
)


@dataclass(frozen=True, slots=True)
class Result:
    """One model on one machine: the fastest device, and its speedup over the CPU where both were measured."""

    model: str
    device: str  # what people call it
    images_per_s: float
    between: tuple[float, float] | None  # its 95 % interval, None with too few rounds
    cpu_images_per_s: float | None
    speedup: Estimate | None
    flags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """What must be the same for two machines to be ranked against each other."""

    batch_size: int
    precision: Precision
    mode: Mode
    source: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One run on the board. `key` is its machine; `started` orders the runs of one machine; `run` tells copies."""

    key: str
    run: str
    started: str
    processor: str
    settings: Settings
    torch: str
    results: tuple[Result, ...]

    def of(self, model: str) -> Result | None:
        return next((r for r in self.results if r.model == model), None)


@dataclass(frozen=True, slots=True)
class Standing:
    """A machine's place for one model; `rank` is None with other settings than most, and `beware` says which."""

    rank: int | None
    entry: Entry
    result: Result
    beware: tuple[str, ...]


def entry(record: RunRecord) -> Entry | None:
    """What a run contributes; None for one that timed no chosen models."""
    if record.started is None or record.spec.protocol not in ("quick", "study"):
        return None
    summary = summarise(record)
    speedups = {(c.model, c.device): c.speedup for c in summary.comparisons}
    results = []
    for model in record.spec.models:
        alike = [c for c in summary.cells if c.model == model and c.images_per_s and not record.device(c.device).tuned]
        if not alike:
            continue
        best = max(alike, key=lambda c: c.images_per_s.value if c.images_per_s else 0.0)
        rate = best.images_per_s
        cpus = [c.images_per_s.value for c in alike if record.device(c.device).is_cpu and c.images_per_s]
        against_cpu = record.spec.baseline_of(record.device(best.device)).is_cpu
        results.append(
            Result(
                model,
                _short(record.device(best.device).label),
                rate.value if rate else 0.0,
                (rate.low, rate.high) if rate and rate.low is not None and rate.high is not None else None,
                max(cpus, default=None),
                speedups.get((model, best.device)) if against_cpu else None,
                best.flags,
            )
        )
    if not results:
        return None
    t = record.spec.training
    ready = next((c.ready for c in record.cells.values() if c.ready is not None), None)
    return Entry(
        key=_key(record),
        run=record.started.run,
        started=record.started.started,
        processor=_short(str(record.started.host.get("cpu") or "")),
        settings=Settings(t.batch_size, t.precision, t.mode, record.spec.data.source),
        torch=_short(str(ready.facts.get("torch") or "")) if ready else "",
        results=tuple(results),
    )


def _key(record: RunRecord) -> str:
    """The machine, by its GPUs; without one, two machines of a kind look the same, and each run stands for itself."""
    found = machine_of(record)
    run = "" if found.gpus or record.started is None else f"|{record.started.run}|{record.started.started}"
    return hashlib.sha256(f"{found.id}{run}".encode()).hexdigest()[:16]


def one_per_machine(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The latest run of each machine, in the order of their keys; copies of one run count once."""
    latest: dict[str, Entry] = {}
    for found in entries:
        known = latest.get(found.key)
        if known is None or (found.started, found.run) > (known.started, known.run):
            latest[found.key] = found
    return tuple(latest[key] for key in sorted(latest))


def models(entries: Sequence[Entry]) -> tuple[str, ...]:
    """The models there are, in ascending size."""
    known = {r.model for e in entries for r in e.results}
    return tuple(m for m in MODELS if m in known)


def usual_model(entries: Sequence[Entry]) -> str | None:
    """The model that most machines have measured, the largest of those."""
    counts = Counter(r.model for e in entries for r in e.results)
    return max(counts, key=lambda m: (counts[m], MODELS[m].parameters), default=None)


def standings(entries: Sequence[Entry], model: str) -> tuple[Standing, ...]:
    """The machines that measured `model`, fastest first; those with other settings than most stand unranked below."""
    found = [(e, r) for e in entries if (r := e.of(model)) is not None]
    if not found:
        return ()
    usual = Counter(e.settings for e, _ in found).most_common(1)[0][0]
    usual_torch = Counter(e.torch for e, _ in found).most_common(1)[0][0]
    fastest = sorted(found, key=lambda x: (-x[1].images_per_s, x[0].key))
    alike = [(e, r) for e, r in fastest if e.settings == usual]
    others = [(e, r) for e, r in fastest if e.settings != usual]
    ranked = [Standing(i, e, r, _beware(e, r, usual_torch)) for i, (e, r) in enumerate(alike, 1)]
    return tuple(ranked) + tuple(
        Standing(None, e, r, (*_unlike(e.settings, usual), *_beware(e, r, usual_torch))) for e, r in others
    )


def rival(places: Sequence[Standing]) -> Standing | None:
    """The machine in second place where the first is not clearly faster: their intervals meet, or one has none."""
    ranked = [p for p in places if p.rank is not None]
    if len(ranked) < 2:
        return None
    first, second = (p.result.between for p in ranked[:2])
    return None if first and second and first[0] > second[1] else ranked[1]


def _unlike(settings: Settings, usual: Settings) -> Iterable[str]:
    if settings.batch_size != usual.batch_size:
        yield tr("batch {n}", n=settings.batch_size)
    if settings.precision != usual.precision:
        yield tr(PRECISION_NAMES[settings.precision])
    if settings.mode != usual.mode:
        yield tr("mode {mode}", mode=settings.mode)
    if settings.source != usual.source:
        yield tr("other images")


def _beware(found: Entry, result: Result, usual_torch: str) -> tuple[str, ...]:
    torch = (f"PyTorch {found.torch}",) if found.torch and found.torch != usual_torch else ()
    return (*torch, *(tr(flag) for flag in result.flags))


def row(standing: Standing, name: str) -> tuple[str, ...]:
    """The texts of a standing, as long as `COLUMNS`."""
    r = standing.result
    s = r.speedup
    known = s is not None and s.low is not None and s.high is not None
    between = interval(s.low, s.high) if known and s and s.low and s.high else tr("indicative") if s else ""
    return (
        str(standing.rank) if standing.rank is not None else "–",
        name,
        r.device,
        standing.entry.processor,
        figures(r.images_per_s),
        figures(r.cpu_images_per_s) if r.cpu_images_per_s is not None else "",
        times(s.value) if s else "",
        between,
        ", ".join(standing.beware),
    )


def default_name(place: int) -> str:
    """ "Machine A" … "Machine Z", "Machine AA" …, as the columns of a spreadsheet go."""
    letters, rest = "", place
    while rest >= 0:
        letters = ascii_uppercase[rest % 26] + letters
        rest = rest // 26 - 1
    return tr("Machine {letters}", letters=letters)


def places(keys: Iterable[str], kept: Mapping[str, int]) -> dict[str, int]:
    """The place in the alphabet of each machine: those in `kept` stay, the others follow in the order of their keys."""
    result = dict(kept)
    taken = set(kept.values())
    free = (i for i in range(len(kept) + 100_000) if i not in taken)
    for key in sorted(k for k in set(keys) if k not in kept):
        result[key] = next(free)
    return result


def nickname(text: str) -> str:
    """What somebody typed as a name that can be shown: on one line and not too long; "" for none."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:MAX_NICKNAME]


def _short(text: str) -> str:
    plain = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return plain if len(plain) <= MAX_LABEL else f"{plain[: MAX_LABEL - 1]}…"
