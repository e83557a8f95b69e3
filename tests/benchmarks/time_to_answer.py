"""How long the answer takes, and what takes it: a real Quick run without a window, timed from its start.

    python tests/benchmarks/time_to_answer.py --devices cpu,cuda:0 --models small-cnn,resnet18,resnet50

Printed for each model: when it first had a ratio between the devices (a throughput where there is one device), when a
look found it known to ±5 %, and what was reached. Then how the run's time divides: importing PyTorch, building (device
context, data, model), warm-up, timed blocks, evaluation, diagnosis, and the rest (preparing data, starting and ending
processes). Children that import side by side are counted once; of two things at a time, the one that measures counts.

Bounds: with a CPU and a GPU every model has a first ratio within 60 s and ±5 % within 300 s (aim: 120 s); on a 2-core
CPU alone, three throughputs within 90 s.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.cli import UsageError, choose
from gpubench_gui.core.catalog import STUDY_LADDER
from gpubench_gui.core.estimate import throughput
from gpubench_gui.core.events import BlockTimed, Event, LaunchEnded
from gpubench_gui.core.record import Cell, RunRecord
from gpubench_gui.core.spec import RunSpec, SpecError
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.stopping import known
from gpubench_gui.core.summary import compare
from gpubench_gui.runner.probe import probe_devices
from gpubench_gui.runner.run import Run
from gpubench_gui.store.runs import cache_folder
from tests.benchmarks.driving import NotMeasured, finished_rounds, measure, provenance

# In order of precedence: where two overlap, the time is the first's.
PARTS = ("blocks", "warm-up", "evaluation", "diagnosis", "build", "import")
PHASES = {"measure": "blocks", "warm-up": "warm-up", "evaluate": "evaluation", "diagnose": "diagnosis"}


def answers(record: RunRecord, model: str) -> list[Estimate | None]:
    """What is to be known of a model: its ratios against the baseline, or the throughput of a lone device."""
    base = record.spec.baseline.key
    others = [d.key for d in record.spec.devices if d.key != base]
    if others:
        return [compare(record, model, key, base).speedup for key in others]
    return [throughput(record.cell(model, base))]


@dataclass
class Watch:
    """Notes when each model is first answered and when it is known, in seconds since `began` (`perf_counter`)."""

    began: float = field(default_factory=time.perf_counter)
    first: dict[str, float] = field(default_factory=dict)
    settled: dict[str, float] = field(default_factory=dict)

    def see(self, record: RunRecord, event: Event) -> None:
        if not isinstance(event, BlockTimed | LaunchEnded):
            return
        model, now = event.model, time.perf_counter() - self.began
        found = answers(record, model)
        if all(found):
            self.first.setdefault(model, now)
        if isinstance(event, LaunchEnded) and known(found, finished_rounds(record, model)):
            self.settled.setdefault(model, now)


def spans(cell: Cell) -> list[tuple[str, float, float]]:
    """What the cell's children did, from when to when (seconds since the run began)."""
    found = [(PHASES[s.phase], s.start_s, s.end_s) for s in cell.spans if s.phase in PHASES and s.end_s is not None]
    for launch in cell.launches:
        if launch.ready is not None:
            ready = launch.ready.at_s
            imported = ready - sum(v for name, v in launch.ready.startup_s.items() if name != "import")
            found += [("import", launch.started_s, imported), ("build", imported, ready)]
    return found


def split(record: RunRecord, total_s: float) -> dict[str, float]:
    """Seconds of the run spent on each part, and on the "rest"; they sum up to `total_s`."""
    active = [span for cell in record.cells.values() for span in spans(cell)]
    edges = sorted({t for _, start, end in active for t in (start, end)})
    result = dict.fromkeys(PARTS, 0.0)
    for left, right in pairwise(edges):
        now = {name for name, start, end in active if start <= left and right <= end}
        part = next((name for name in PARTS if name in now), None)
        if part is not None:
            result[part] += right - left
    result["rest"] = total_s - sum(result.values())
    return result


def row(record: RunRecord, watch: Watch, model: str) -> str:
    """One line of the table."""
    times = [f"{t[model]:.1f}" if model in t else "never" for t in (watch.first, watch.settled)]
    widths = [e.half_width if e else None for e in answers(record, model)]
    reached = ", ".join("indicative" if w is None else f"±{w:.1%}" for w in widths)
    return f"{model:<18} {times[0]:>8} {times[1]:>8} {finished_rounds(record, model):>7}  {reached}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--devices", default="all", help="keys from `gpubench devices` (default: all usable)")
    ladder = ",".join(STUDY_LADDER)
    parser.add_argument("--models", default=ladder, help=f"ids from `gpubench models` (default: {ladder})")
    parser.add_argument("--budget", type=float, default=300.0, metavar="SECONDS", help="(default: 300)")
    arguments = parser.parse_args()
    try:
        found = probe_devices()
        devices = choose(tuple(arguments.devices.split(",")), found)
        spec = RunSpec(tuple(arguments.models.split(",")), devices, budget_s=arguments.budget)
        watch = Watch()
        record = measure(Run(spec, found, cache_folder()), each=watch.see)
        total_s = time.perf_counter() - watch.began
    except (NotMeasured, UsageError, SpecError) as error:
        print(error, file=sys.stderr)
        return 1
    print(provenance(record))
    print(f"{'model':<18} {'first s':>8} {'±5 % s':>8} {'rounds':>7}  reached")
    for model in spec.models:
        print(row(record, watch, model))
    parts = split(record, total_s)
    print(f"{total_s:.1f} s: " + ", ".join(f"{name} {s:.1f} s ({s / total_s:.0%})" for name, s in parts.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
