"""A comparison of runs in words: one sentence, what to beware of, a line for each pair and a table."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from gpubench_gui.core.compared import Compared, Pair
from gpubench_gui.core.compared_gate import Difference
from gpubench_gui.core.family import BY_ID
from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.naming import model_name
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import MIN_ROUNDS
from gpubench_gui.core.wording import figures, interval, listed, millions, times

COLUMNS = (
    mark("Model"),
    mark("Device"),
    mark("Run"),
    mark("Images/s in A"),
    mark("Images/s"),
    mark("Ratio"),
    mark("95 % interval"),
    mark("In words"),
)
NO_CLEAR = mark("no clear difference")


def letter(place: int) -> str:
    """The letter of a run by its place in the list: A, B, …, Z, A2, …"""
    round_, within = divmod(place, len(ascii_uppercase))
    return ascii_uppercase[within] + (str(round_ + 1) if round_ else "")


def run_names(number: int) -> tuple[str, ...]:
    """ "run A", "run B" …, as the sentences name them."""
    return tuple(tr("run {letter}", letter=letter(i)) for i in range(number))


def what(pair: Pair) -> str:
    """The model of a pair, or the size of a sweep's network with its batch."""
    member = BY_ID.get(pair.model)
    if member is None:
        return model_name(pair.model)
    return tr("{size} at batch {batch}", size=millions(member.parameters), batch=pair.batch_size)


def device_name(record: RunRecord, key: str) -> str:
    """The label of a device of `record`, its key where it has none such."""
    return next((d.name for d in record.spec.devices if d.key == key), key)


def _device(records: Sequence[RunRecord], pair: Pair) -> str:
    """What the device of a pair is called; both names where the two runs have different ones under its key."""
    measured = ((0, pair.first), (pair.run, pair.second))
    return " / ".join(dict.fromkeys(device_name(records[i], pair.device) for i, rate in measured if rate is not None))


def verdict(pair: Pair) -> str:
    """ "1.12× faster", "no clear difference", "indicative", or why there is no ratio; a cell of the table."""
    r = pair.ratio
    if r is None:
        return tr("must not be compared") if pair.measured else tr("measured in one run only")
    if r.low is None:
        return tr("indicative: fewer than {n} rounds", n=MIN_ROUNDS)
    if not pair.clear:
        return tr(NO_CLEAR)
    if r.value >= 1:
        return tr("{ratio} faster", ratio=times(r.value))
    return tr("{ratio} slower", ratio=times(1 / r.value))


def pair_sentence(records: Sequence[RunRecord], pair: Pair, names: Sequence[str], whole: Sequence[Difference]) -> str:
    """One pair as a sentence; `whole` is what the two runs differ in."""
    model, device = what(pair), _device(records, pair)
    run, first = names[pair.run], names[0]
    r = pair.ratio
    if r is None and not pair.measured:
        return tr("{model} on {device}: measured in one run only", model=model, device=device)
    if r is None:
        why = _reasons([d for d in (*whole, *pair.differences) if d.level == "never"])
        return tr("{model} on {device}: must not be compared ({why})", model=model, device=device, why=why)
    if r.low is not None and not pair.clear:
        return tr(
            "{model} on {device}: no clear difference between {run} and {first}",
            model=model,
            device=device,
            run=run,
            first=first,
        )
    order = (pair.run, 0) if r.value >= 1 else (0, pair.run)
    faster, slower = (names[i] for i in order)
    one, two = (device_name(records[i], pair.device) for i in order)
    ratio = times(max(r.value, 1 / r.value))
    if one == two:
        said = tr(
            "{model} trains {ratio} faster on {device} in {faster} than in {slower}",
            model=model,
            ratio=ratio,
            device=one,
            faster=faster,
            slower=slower,
        )
    else:
        said = tr(
            "{model} trains {ratio} faster on {device} in {faster} than on {other} in {slower}",
            model=model,
            ratio=ratio,
            device=one,
            faster=faster,
            other=two,
            slower=slower,
        )
    return said if r.low is not None else tr("{sentence} (indicative)", sentence=said)


def span(pair: Pair) -> str:
    """The interval of the ratio, "" where it has none."""
    r = pair.ratio
    return interval(r.low, r.high) if r and r.low is not None and r.high is not None else ""


def sentence(records: Sequence[RunRecord], compared: Compared, names: Sequence[str]) -> str:
    """The answer for the back row: the largest clear difference, that there is none, or why none can be given."""
    shown = [p for p in compared.pairs if p.ratio is not None]
    clear = [p for p in shown if p.clear and p.ratio is not None]
    if clear:
        most = max(clear, key=lambda p: max(p.ratio.value, 1 / p.ratio.value) if p.ratio else 0.0)
        return pair_sentence(records, most, names, compared.differences[most.run - 1])
    judged = [p for p in shown if p.ratio is not None and p.ratio.low is not None]
    if judged:
        return plural(
            len(judged),
            "No clear difference: the one ratio that can be judged lies within the noise",
            "No clear difference: all {n} ratios lie within the noise",
        )
    if shown:
        return tr("Only an indication: a clear answer needs {n} rounds in each run", n=MIN_ROUNDS)
    if any(p.measured for p in compared.pairs):
        never = [d for found in compared.differences for d in found if d.level == "never"]
        never += [d for p in compared.pairs for d in p.differences if d.level == "never"]
        why = _reasons(never[:1])
        return tr("{runs} must not be compared: {why}", runs=_capital(listed(list(names))), why=why)
    return tr("Nothing to compare: no model was measured on the same device in both")


def qualifier(compared: Compared) -> str:
    """How many ratios there are, how sure each is, and what to beware of."""
    judged = sum(p.ratio is not None and p.ratio.low is not None for p in compared.pairs)
    parts = [plural(judged, "{n} ratio with its 95 % interval", "{n} ratios, each with its 95 % interval")]
    refusals = sum(p.ratio is None and p.measured for p in compared.pairs)
    if refusals:
        parts.append(plural(refusals, "{n} that must not be compared", "{n} that must not be compared"))
    beware = dict.fromkeys(
        tr(d.topic)
        for found in (*compared.differences, *(p.differences for p in compared.pairs if p.measured))
        for d in found
        if d.level == "beware"
    )
    parts.append(tr("beware: {doubts}", doubts=", ".join(beware)) if beware else tr("no warnings"))
    return " · ".join(parts)


def told(compared: Compared, records: Sequence[RunRecord], names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """(level in words, sentence) of every difference, what forbids first; those of cells say which."""
    found: dict[tuple[bool, str], None] = {}
    for run, whole in enumerate(compared.differences, 1):
        for d in whole:
            found[d.level != "never", _where(d, records, names[run], len(names) > 2)] = None
    for p in compared.pairs:
        for d in p.differences:
            found[d.level != "never", _where(d, records, names[p.run], len(names) > 2)] = None
    levels = tr("Must not be compared"), tr("Beware")
    return tuple((levels[beware], words) for beware, words in sorted(found, key=lambda x: x[0]))


def _where(d: Difference, records: Sequence[RunRecord], name: str, many: bool) -> str:
    words = d.words
    if d.model is not None and d.device is not None:
        where = tr("{model} on {device}", model=model_name(d.model), device=device_name(records[0], d.device))
        words = tr("{where}, {difference}", where=where, difference=words)
    elif d.device is not None:
        words = tr("{where}, {difference}", where=device_name(records[0], d.device), difference=words)
    return tr("{difference} ({run})", difference=words, run=name) if many else words


def rows(records: Sequence[RunRecord], compared: Compared) -> tuple[tuple[str, ...], ...]:
    """The table: a row for each pair, as long as `COLUMNS`."""
    return tuple(
        (
            what(p),
            _device(records, p),
            letter(p.run),
            figures(p.first) if p.first is not None else "",
            figures(p.second) if p.second is not None else "",
            times(p.ratio.value) if p.ratio else "",
            span(p),
            verdict(p),
        )
        for p in compared.pairs
    )


def _reasons(never: Sequence[Difference]) -> str:
    return "; ".join(dict.fromkeys(d.words for d in never))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
