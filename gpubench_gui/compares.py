"""Saved runs against each other and against a machine's baseline: `gpubench compare` and `gpubench baseline`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from gpubench_gui.core.baseline import EXIT_CODES, Checked, check, lines, machine
from gpubench_gui.core.compared import Compared, compare_runs
from gpubench_gui.core.compared_words import (
    COLUMNS,
    letter,
    pair_sentence,
    qualifier,
    rows,
    run_names,
    sentence,
    told,
    verdict,
)
from gpubench_gui.core.lines import plain
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.recorded import recorded_on
from gpubench_gui.folders import NoHome
from gpubench_gui.store.baseline import baselines_folder, find_baseline, load_baseline, save_baseline
from gpubench_gui.store.runs import RunUnreadable, cache_folder, load, locate, read_events
from gpubench_gui.streams import abandon_output, complain
from gpubench_gui.terminal import console, print_json, print_table

INTERRUPTED = 130
NO_BASELINE = "This hardware has no baseline yet: measure a run and make it one with `gpubench baseline set RUN`."


def print_comparison(runs: Sequence[str], as_json: bool) -> bool:
    """Print how the saved `runs` compare with the first of them; whether any ratio could be given.

    Raises `RunUnreadable`.
    """
    records = [load(locate(run)) for run in runs]
    compared = compare_runs(records)
    if as_json:
        print_json(_document(records, compared))
    else:
        _print(records, compared)
    return any(p.ratio is not None for p in compared.pairs)


def _print(records: Sequence[RunRecord], compared: Compared) -> None:
    out, names = console(), run_names(len(records))
    out.print(f"\n{sentence(records, compared, names)}", style="bold", markup=False)
    out.print(qualifier(compared), markup=False)
    out.print()
    for i, record in enumerate(records):
        out.print(f"{letter(i)}  {recorded_on(record)}  {_id(record)}", markup=False)
    out.print()
    print_table(COLUMNS, rows(records, compared), right=(3, 4, 5))
    found = told(compared, records, names)
    if found:
        out.print()
    for level, words in found:
        out.print(f"{level}: {words}", markup=False)


def _document(records: Sequence[RunRecord], compared: Compared) -> dict[str, Any]:
    """Throughputs in images per second; ratios are of a run to the first, with 95 % intervals."""
    names = run_names(len(records))
    return {
        "runs": [{"run": _id(r), "letter": letter(i), "words": recorded_on(r)} for i, r in enumerate(records)],
        "sentence": sentence(records, compared, names),
        "qualifier": qualifier(compared),
        "differences": [
            {"run": letter(i), **plain(d)} for i, found in enumerate(compared.differences, 1) for d in found
        ],
        "pairs": [
            {
                **plain(p),
                "run": letter(p.run),
                "clear": p.clear,
                "verdict": verdict(p),
                "words": pair_sentence(records, p, names, compared.differences[p.run - 1]),
            }
            for p in compared.pairs
        ],
    }


def set_baseline(run: str) -> None:
    """Make the saved `run` the baseline of its machine. Raises `RunUnreadable` and OSError."""
    path = locate(run)
    record = load(path)
    save_baseline(record, read_events(path), baselines_folder())
    console().print(f"The baseline of this hardware is now the run of {recorded_on(record)}.", markup=False)


def check_baseline(run: str | None, tolerance: float) -> int:
    """Print the saved `run`, or one measured now as the baseline was, against the baseline; the exit code.

    0: no clear change, or faster; 1: clearly slower; 2: there is no answer. Whatever goes wrong is no answer, never
    "slower".
    """
    try:
        if run is not None:
            today = load(locate(run))
            baseline = load_baseline(today, baselines_folder())
            if baseline is None:
                return _no_answer(NO_BASELINE)
        else:
            baseline, today = _measured()
        checked = check(baseline, today, tolerance)
    except (_NoAnswer, NoHome, RunUnreadable) as error:
        return _no_answer(str(error))
    except OSError as error:
        return _no_answer(f"The system refused what was asked ({error.strerror or error}).")
    try:
        _print_checked(baseline, today, checked)
        sys.stdout.flush()
    except OSError:  # the reader went away, or the disk is full: the exit code is the answer
        abandon_output()
    return EXIT_CODES[checked.outcome]


def _measured() -> tuple[RunRecord, RunRecord]:
    """The baseline of this machine and a run measured now by its specification."""
    from gpubench_gui.headless import Headless
    from gpubench_gui.runner.probe import probe_devices
    from gpubench_gui.runner.run import Run
    from gpubench_gui.telemetry.machine import host_facts

    found = probe_devices()
    path = find_baseline(machine(host_facts(), [d.uuid or "" for d in found]), baselines_folder())
    if path is None:
        raise _NoAnswer(NO_BASELINE)
    baseline = load(path)
    usable = {d.device for d in found if d.available}
    absent = [d.label for d in baseline.spec.devices if d.device not in usable]
    if absent:
        raise _NoAnswer(f"Not measured: {', '.join(absent)} of the baseline cannot be used today.")
    run = Headless(Run(baseline.spec, found, cache_folder()), None, False)
    if run.run() == INTERRUPTED:
        raise KeyboardInterrupt
    if run.record.started is None:
        raise _NoAnswer("Not measured: the run did not begin.")
    return baseline, run.record


class _NoAnswer(Exception):
    """Why a check has no answer, as the sentence the user reads."""


def _no_answer(text: str) -> int:
    complain(text)
    return EXIT_CODES["unknown"]


def _print_checked(baseline: RunRecord, today: RunRecord, checked: Checked) -> None:
    out = console()
    out.print(f"\n{checked.sentence}", style="bold", markup=False)
    out.print(f"Baseline: {recorded_on(baseline)}. Today: {recorded_on(today)}.", markup=False)
    out.print()
    for line in lines(baseline, today, checked):
        out.print(line, markup=False)
    for level, words in told(checked.compared, [baseline, today], ("the baseline", "today's run")):
        out.print(f"{level}: {words}", markup=False)


def _id(record: RunRecord) -> str:
    return record.started.run if record.started else ""
