"""The answers of a sweep in plain dicts and rows, for the document and the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gpubench_gui.core import crossover, speed_map
from gpubench_gui.core.family import BY_ID, MEMBERS
from gpubench_gui.core.findings import SweepTimed
from gpubench_gui.core.lines import plain
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import Estimate

SWEEP = (
    *("model", "parameters", "train_gflop", "batch_size", "device", "round", "images_per_s", "step_ms"),
    *("kind", "reason", "flags"),
)
Value = str | int | float | None


def sweep_rows(record: RunRecord) -> Iterator[tuple[Value, ...]]:
    """One row for each cell, in the order of measuring; `kind` and `reason` are those of a failure."""
    for c in record.sweep:
        member = BY_ID.get(c.model)
        size = (member.parameters, member.train_gflop) if member else (None, None)
        where = (c.model, *size, c.batch_size, c.device, c.round)
        if not isinstance(c, SweepTimed):
            yield (*where, None, None, c.kind, c.reason, None)
        elif c.seconds > 0 and c.steps > 0:
            yield (*where, c.images / c.seconds, 1e3 * c.seconds / c.steps, None, None, "; ".join(c.flags) or None)


def crossover_document(record: RunRecord) -> dict[str, Any] | None:
    """The crossover of each device with what it rests on; None for a run of another protocol."""
    if record.spec.protocol != "crossover":
        return None
    found = crossover.answer(record)
    return {
        "crossovers": [
            {
                "device": c.device,
                "baseline": c.baseline,
                "batch_size": c.batch_size,
                "verdict": c.verdict,
                "parameters": c.parameters.value if c.parameters else None,
                "parameters_interval": _interval(c.parameters),
                "train_gflop": c.train_flop.value / 1e9 if c.train_flop else None,
                "train_gflop_interval": _interval(c.train_flop.scaled(1e-9) if c.train_flop else None),
                "other_crossings_parameters": list(c.others),
                "smallest_parameters": c.smallest,
                "largest_parameters": c.largest,
                "rounds": c.rounds,
                "speedups": [
                    {
                        "model": MEMBERS[r.index].id,
                        "parameters": MEMBERS[r.index].parameters,
                        "train_gflop": MEMBERS[r.index].train_gflop,
                        "speedup": r.estimate.value,
                        "speedup_interval": _interval(r.estimate),
                        "rounds": len(r.logs),
                    }
                    for r in c.ratios
                ],
            }
            for c in found.crossovers
        ],
        "fits": {
            key: {"overhead_ms": 1e3 * fit.overhead_s, "tflops": fit.flops / 1e12 if fit.flops else None}
            for key, fit in found.fits.items()
            if fit is not None
        },
    }


def map_document(record: RunRecord) -> list[dict[str, Any]] | None:
    """The map of each device, cell by cell; None for a run of another protocol."""
    if record.spec.protocol != "map":
        return None
    return [
        {
            "device": m.device,
            "baseline": m.baseline,
            "models": list(m.models),
            "batch_sizes": list(m.batch_sizes),
            "cells": [
                {
                    "model": c.model,
                    "parameters": c.parameters,
                    "batch_size": c.batch_size,
                    "state": c.state,
                    "speedup": c.speedup.value if c.speedup else None,
                    "speedup_interval": _interval(c.speedup),
                    "rounds": c.rounds,
                    "reason": c.reason,
                }
                for c in m.cells
            ],
            "contour_log10_parameters_batch": plain(m.contour),
        }
        for m in speed_map.answer(record).maps
    ]


def _interval(estimate: Estimate | None) -> list[float] | None:
    if estimate is None or estimate.low is None or estimate.high is None:
        return None
    return [estimate.low, estimate.high]
