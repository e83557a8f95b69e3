"""A run as one JSON document, for other programs: what `gpubench run --json` prints."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from typing import Any

from gpubench_gui.core import growth, largest
from gpubench_gui.core.break_even import BreakEven, break_evens, words
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.events import Event
from gpubench_gui.core.language import ENGLISH, speaking
from gpubench_gui.core.lines import plain, to_line
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import CellSummary, Comparison, summarise
from gpubench_gui.report.sweep import crossover_document, map_document

FORMAT = 1  # raised when a key changes its meaning or goes


@speaking(ENGLISH)
def document(record: RunRecord) -> dict[str, Any]:
    """Summary of `record` in plain dicts and lists; what is not known is None, never 0 or NaN.

    Intervals are 95 %, [low, high], None where a single round gives none. Durations are in seconds,
    shares and accuracies between 0 and 1. Raises ValueError for a record that holds no run yet.
    """
    started = record.started
    summary = summarise(record)
    known = {(b.model, b.device): b for b in break_evens(record, summary)}
    result: dict[str, Any] = {
        "format": FORMAT,
        "run": started.run if started else None,
        "started": started.started if started else None,
        "version": started.version if started else None,
        "outcome": record.ended.outcome if record.ended else None,
        "sentence": summary.sentence,
        "qualifier": summary.qualifier,
        "cells": [_cell(c, record) for c in summary.cells],
        "comparisons": [
            {**_comparison(c), "break_even": _break_even(known.get((c.model, c.device)))} for c in summary.comparisons
        ],
        "growth": [_growth(record, g) for g in growth.growth(record, summary)],
        "largest": [{**plain(f), "sentence": largest.sentence(record, f)} for f in record.largest.values()],
        "energy_savings": [plain(s) for s in summary.savings],
        "crossover": crossover_document(record),
        "map": map_document(record),
        "notices": [plain(n) for n in record.notices],
        "sensors_missing": [plain(m) for m in record.missing],
        "monitoring": plain(record.monitoring) if record.monitoring else None,
        "data": None
        if record.data is None
        else {
            "name": record.data.name,
            "train_images": record.data.train_images,
            "test_images": record.data.test_images,
            "sha256": record.data.digest,
            "note": record.data.note,
        },
        "data_failed": plain(record.data_failed) if record.data_failed else None,
        "host": dict(started.host) if started else {},
        "spec": _spec(record),
    }
    finite: dict[str, Any] = _finite(result)
    return finite


def document_json(record: RunRecord) -> bytes:
    """The document as strict JSON in UTF-8, indented, ending in a line break."""
    return (json.dumps(document(record), ensure_ascii=False, allow_nan=False, indent=2) + "\n").encode()


def run_json(record: RunRecord, events: Iterable[Event]) -> Iterator[bytes]:
    """The document with every event of the run, one a line, as pieces of the file.

    The events are all that is read when it is opened again; `resources/schema/report.schema.json` describes both.
    """
    whole = document_json(record).decode().rstrip()
    yield whole.removesuffix("\n}").encode() + b',\n  "events": ['
    lead = b"\n    "
    for event in events:
        yield lead + to_line(event).encode()
        lead = b",\n    "
    yield b"\n  ]\n}\n"


def _cell(summary: CellSummary, record: RunRecord) -> dict[str, Any]:
    cell, label = record.cell(summary.model, summary.device), record.device(summary.device).label
    ready, accuracy = cell.ready, summary.accuracy
    return {
        "model": summary.model,
        "model_name": MODELS[summary.model].name,
        "parameters": MODELS[summary.model].parameters,
        "device": summary.device,
        "device_label": label,
        "status": summary.status,
        "rounds": summary.rounds,
        "images_per_s": _value(summary.images_per_s),
        "images_per_s_interval": _interval(summary.images_per_s),
        "training_s": _value(summary.training_s),
        "training_s_interval": _interval(summary.training_s),
        "training_s_predicted": summary.predicted_s,
        "training_time_is": _training_is(summary),
        "accuracy": accuracy.value if accuracy else None,
        "accuracy_interval": [accuracy.low, accuracy.high] if accuracy else None,
        "accuracy_after_epochs": accuracy.epoch if accuracy else None,
        "moving_data_share": summary.moving_share,
        "why": _why(summary),
        "tricks": [plain(t) for t in record.tricks.get((summary.model, summary.device), ())],
        "energy": {
            "basis": summary.energy.basis,
            "joules_per_1000_images": summary.energy.joules,
            "watt_hours": summary.energy.watt_hours,
            "watt_hours_are": "projected" if summary.energy.projected else summary.energy.basis,
            "watts": summary.energy.watts,
            "reason": summary.energy.reason,
        },
        "startup_s": summary.startup_s,
        "flags": list(summary.flags),
        "kind": summary.kind,
        "reason": summary.reason,
        "cure": summary.cure,
        "weights_digest": ready.weights_digest if ready else None,
        "order_digest": ready.order_digest if ready else None,
        "facts": dict(ready.facts) if ready else {},
    }


def _why(summary: CellSummary) -> dict[str, Any] | None:
    v = summary.verdict
    if v is None:
        return None
    return {
        "verdict": v.bound,
        "sentence": v.sentence,
        "uncertain": v.uncertain,
        "achieved_gflops": None if v.achieved_flops is None else v.achieved_flops / 1e9,
        "peak_gflops": None if v.peak_flops is None else v.peak_flops / 1e9,
        "share_of_peak": v.peak_share,
        "missing": v.missing,
    }


def _spec(record: RunRecord) -> dict[str, Any]:
    """The specification without the folder of the images, which may carry its owner's name."""
    spec: dict[str, Any] = plain(record.spec)
    del spec["data"]["path"]
    return spec


def _comparison(c: Comparison) -> dict[str, Any]:
    return {
        "model": c.model,
        "device": c.device,
        "baseline": c.baseline,
        "speedup": _value(c.speedup),
        "speedup_interval": _interval(c.speedup),
        "rounds": c.speedup.n if c.speedup else 0,
        "clear": c.clear,
        "parity": plain(c.parity) if c.parity else None,
        "reason": c.reason,
    }


def _break_even(b: BreakEven | None) -> dict[str, Any] | None:
    """After how long the device is ahead, None in a run that compares no chosen models."""
    if b is None:
        return None
    return {
        "kind": b.kind,
        "batches": _value(b.batches),
        "batches_interval": _interval(b.batches),
        "seconds": _value(b.seconds),
        "seconds_interval": _interval(b.seconds),
        "words": words(b),
    }


def _growth(record: RunRecord, g: growth.Growth) -> dict[str, Any]:
    """The exponents of speedup against parameters and against work, with the study's own."""
    whole, last = growth.study_exponents()
    return {
        "device": g.device,
        "baseline": g.baseline,
        "models": list(g.models),
        "by_parameters": plain(g.by_parameters) if g.by_parameters else None,
        "by_work": plain(g.by_work) if g.by_work else None,
        "verdict": g.verdict,
        "study_by_parameters": whole,
        "study_last_segment": last,
        "sentence": growth.sentence(record, g),
        "reason": g.reason,
    }


def _training_is(summary: CellSummary) -> str | None:
    if summary.training_s is None:
        return None
    return "measured" if summary.training_measured else "estimated"


def _value(estimate: Estimate | None) -> float | None:
    return estimate.value if estimate else None


def _interval(estimate: Estimate | None) -> list[float] | None:
    if estimate is None or estimate.low is None or estimate.high is None:
        return None
    return [estimate.low, estimate.high]


def _finite(value: Any) -> Any:
    """`value` with None for every number that JSON has no word for."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {k: _finite(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(v) for v in value]
    return value
