"""Does the crossover finder agree with a dense sweep? Runs the finder, then every size in rounds, and says so.

    python -m tests.benchmarks.dense_sweep --devices cpu@1,cpu@2 [--budget 180] [--batch-size 128] [--rounds 3]

The dense sweep times every second network of the family up to twice the finder's largest, whatever that takes;
its crossing is found by the same rule. For a person at a quiet machine: it takes minutes to hours.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gpubench_gui.cli import choose
from gpubench_gui.core import crossover_plan
from gpubench_gui.core.crossover import Crossover, answer, crossover
from gpubench_gui.core.family import MEMBERS
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import FAMILY, RunSpec, Training
from gpubench_gui.core.sweep import Found, Step, SweepCell
from gpubench_gui.runner.probe import probe_devices
from gpubench_gui.runner.run import Run
from tests.benchmarks.driving import measure, provenance

EVERY = 2  # members from one size of the dense sweep to the next


class Dense:
    """Every size in each of so many rounds."""

    def __init__(self, largest: int, rounds: int) -> None:
        self._members = [m for m in MEMBERS[::EVERY] if m.parameters <= 2 * largest]
        self._rounds = rounds

    def next_step(
        self, spec: RunSpec, found: Sequence[Found], round_: int, left_s: float, start_s: float = 0.0
    ) -> Step | None:
        """As `crossover_plan.next_step`, which it stands in for; no budget ends it."""
        done = {c.model for c in found if c.round == round_}
        missing = [m for m in self._members if m.id not in done]
        if not missing and round_ + 1 >= self._rounds:
            return None
        wanted = (missing or self._members)[0]
        return Step((SweepCell(wanted.id, spec.training.batch_size),), fresh=not missing)


def agree(finder: Crossover, dense: Crossover) -> bool:
    """Whether the dense sweep's crossing, or its lack, is what the finder said within its interval."""
    found, truth = finder.parameters, dense.parameters
    if found is None or truth is None:
        return finder.verdict == dense.verdict
    low, high = truth.low or truth.value, truth.high or truth.value
    return (found.low or found.value) <= high and low <= (found.high or found.value)


def run(spec: RunSpec, cache: Path) -> RunRecord:
    found = probe_devices()
    return measure(Run(spec, found, cache))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--devices", default="all")
    parser.add_argument("--budget", type=float, default=180.0)
    parser.add_argument("--batch-size", type=int, default=128)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    devices = choose(tuple(arguments.devices.split(",")), probe_devices())
    training = Training(batch_size=arguments.batch_size)
    spec = RunSpec((FAMILY,), devices, "crossover", arguments.budget, training=training)
    with TemporaryDirectory() as folder:
        quick = run(spec, Path(folder))
        print(provenance(quick))
        print(f"Finder, {quick.now_s:.0f} s, {len(quick.sweep)} timings: {answer(quick).sentence}")
        largest = max(c.largest or 0 for c in answer(quick).crossovers)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(crossover_plan, "next_step", Dense(largest, arguments.rounds).next_step)
            full = run(spec, Path(folder))
    print(f"Dense, {full.now_s:.0f} s, {len(full.sweep)} timings: {answer(full).sentence}")
    for c in answer(quick).crossovers:
        dense = crossover(full.sweep, c.device, c.baseline, arguments.batch_size)
        print(f"{c.device}: the two {'agree' if agree(c, dense) else 'DISAGREE'}")


if __name__ == "__main__":
    main()
