"""Today against the baseline of this machine: who the machine is, and whether it has become slower."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core.compared import Compared, Pair, compare_runs
from gpubench_gui.core.compared_gate import Difference
from gpubench_gui.core.compared_words import device_name, pair_sentence, span, what
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.wording import listed, percent, times

TOLERANCE = 0.05
HEX = 12  # digits kept of a digest: 48 bits tell any two machines apart and no digest leads back to a name
Facts = Mapping[str, str | int | float | None]
Outcome = Literal["same", "slower", "unknown"]
EXIT_CODES: dict[Outcome, int] = {"same": 0, "slower": 1, "unknown": 2}
NAMES = (mark("the baseline"), mark("today's run"))


@dataclass(frozen=True, slots=True)
class Machine:
    """A machine by its hardware alone, in digests: the processor, and every GPU of which a UUID is known, sorted."""

    cpu: str
    gpus: tuple[str, ...]

    @property
    def id(self) -> str:
        return "-".join((self.cpu, *self.gpus))

    def overlap(self, other: Machine) -> int | None:
        """How many GPUs both know where they may be one machine, None where they are not.

        A run knows only the GPUs that took part in it, so one may know a part of what the other knows.
        """
        a, b = set(self.gpus), set(other.gpus)
        return len(a & b) if self.cpu == other.cpu and (a <= b or b <= a) else None


def machine(host: Facts, uuids: Iterable[str]) -> Machine:
    """From the facts of `telemetry.machine.host_facts` and the GPUs' UUIDs, with or without "GPU-"."""
    processor = f"{host.get('cpu')}|{host.get('logical_cpus')}"
    found = {u.lower().removeprefix("gpu-") for u in uuids if u}
    return Machine(_digest(processor), tuple(sorted(_digest(u) for u in found)))


def machine_of(record: RunRecord) -> Machine:
    """The machine a run was measured on. `record` has begun."""
    host = record.started.host if record.started else {}
    uuids = [str(v) for k, v in host.items() if k.endswith(" uuid") and v]
    ready = [c.ready for c in record.cells.values() if c.ready is not None]
    uuids += [str(r.facts["device_uuid"]) for r in ready if r.facts.get("device_uuid")]
    return machine(host, uuids)


def parse(text: str) -> Machine | None:
    """The machine of an `id`, None for any other text."""
    parts = text.split("-")
    if all(len(p) == HEX and set(p) <= set("0123456789abcdef") for p in parts):
        return Machine(parts[0], tuple(parts[1:]))
    return None


@dataclass(frozen=True, slots=True)
class Checked:
    """`slower` are the pairs whose whole interval lies below the tolerance; `missing` those that were not measured."""

    outcome: Outcome
    sentence: str
    compared: Compared
    slower: tuple[Pair, ...]
    missing: tuple[Pair, ...]


def check(baseline: RunRecord, today: RunRecord, tolerance: float = TOLERANCE) -> Checked:
    """Judge `today` against `baseline`: slower only where the whole interval lies below 1 − `tolerance`.

    What the baseline measured and today did not is no "same": a GPU that fails must not pass for a fast one.
    """
    compared = compare_runs([baseline, today])
    wanted = [p for p in compared.pairs if p.first is not None]
    slower = tuple(p for p in wanted if p.ratio and p.ratio.high is not None and p.ratio.high < 1 - tolerance)
    missing = tuple(p for p in wanted if p.ratio is None or p.ratio.low is None)
    if machine_of(baseline).overlap(machine_of(today)) is None:
        words = tr("Must not be compared with the baseline: it was measured on another machine")
        return Checked("unknown", words, compared, (), missing)
    if slower:
        return Checked("slower", _slower(baseline, slower, tolerance), compared, slower, missing)
    if missing or not wanted:
        return Checked("unknown", _unknown([baseline, today], compared, missing), compared, (), missing)
    return Checked("same", _same(wanted, tolerance), compared, (), ())


def _slower(baseline: RunRecord, slower: Sequence[Pair], tolerance: float) -> str:
    worst = min(slower, key=_ratio)
    return tr(
        "Slower than the baseline by more than {tolerance}: "
        "{model} on {device} reaches {ratio} of its speed ({interval})",
        tolerance=percent(tolerance, 0),
        model=what(worst),
        device=device_name(baseline, worst.device),
        ratio=times(_ratio(worst)),
        interval=span(worst),
    )


def _ratio(pair: Pair) -> float:
    return pair.ratio.value if pair.ratio else 1.0


def _unknown(records: Sequence[RunRecord], compared: Compared, missing: Sequence[Pair]) -> str:
    never: list[Difference] = [d for d in compared.differences[0] if d.level == "never"]
    never += [d for p in missing for d in p.differences if d.level == "never" and p.measured]
    if never:
        why = "; ".join(dict.fromkeys(d.words for d in never))
        return tr("Must not be compared with the baseline: {why}", why=why)
    if not missing:
        return tr("The baseline measured nothing that could be compared")
    if any(p.ratio is not None for p in missing):
        return tr("Too few rounds to judge: a check needs three in both runs")
    names = list(dict.fromkeys(what(p) for p in missing))
    return tr("Not measured today: {models}", models=listed(names))


def _same(wanted: Sequence[Pair], tolerance: float) -> str:
    clear = [p for p in wanted if p.clear]
    if not clear:
        lowest = min(p.ratio.low for p in wanted if p.ratio and p.ratio.low is not None)
        unseen = percent(max(0.0, 1 - lowest), 0)
        return tr("No clear change against the baseline; up to {share} slower would not show", share=unseen)
    if all(_ratio(p) > 1 for p in clear):
        return tr("Faster than the baseline, nowhere clearly slower")
    if all(_within(p, tolerance) for p in wanted):
        return tr("Within {tolerance} of the baseline", tolerance=percent(tolerance, 0))
    return tr("Not clearly slower than the baseline by more than {tolerance}", tolerance=percent(tolerance, 0))


def _within(pair: Pair, tolerance: float) -> bool:
    """Whether the whole interval does not leave the tolerance, to either side."""
    r = pair.ratio
    return (
        r is not None and r.low is not None and r.high is not None and 1 - tolerance <= r.low <= r.high <= 1 + tolerance
    )


def lines(baseline: RunRecord, today: RunRecord, checked: Checked) -> tuple[str, ...]:
    """A sentence for every pair."""
    names = tuple(tr(n) for n in NAMES)
    whole = checked.compared.differences[0]
    return tuple(pair_sentence([baseline, today], p, names, whole) for p in checked.compared.pairs)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:HEX]
