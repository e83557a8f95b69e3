"""Whether minutes tell what ten epochs take: the Quick estimate against the Study that trains them all.

    python tests/benchmarks/quick_against_full.py --device cuda:0 --models small-cnn,resnet18,resnet50

For each model a real Quick run on the one device, left after `--rounds` rounds at the latest, then a real Study run
of all epochs, both in fresh children and without a window. Printed: the estimated training time with its 95 %
interval, the time it took, whether the interval holds it, and by how much the estimate missed. Bound: held, or missed
by at most 3 %.

The interval is that of the mean over many launches, and the Study is one launch: where launches differ by 5 %, a
narrow interval can miss it without being wrong.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.cli import UsageError, choose
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.estimate import training_seconds
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice, Protocol, RunSpec, SpecError, Training
from gpubench_gui.core.stats import Estimate
from gpubench_gui.runner.probe import probe_devices
from gpubench_gui.runner.run import Run
from gpubench_gui.store.runs import cache_folder
from tests.benchmarks.driving import NotMeasured, finished_rounds, measure, provenance

BOUND = 0.03
HEAD = " ".join(
    (
        f"{'model':<18}",
        f"{'rounds':>6}",
        f"{'estimated s':>11}",
        f"{'95 % interval':>20}",
        f"{'actual s':>10}",
        f"{'interval':>9}",
        f"{'miss':>8}",
    )
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """An estimate of seconds and what they were."""

    estimated: Estimate
    actual_s: float

    @property
    def held(self) -> bool:
        e = self.estimated
        return e.low is not None and e.high is not None and e.low <= self.actual_s <= e.high

    @property
    def miss(self) -> float:
        """How far the estimate lies above the actual time, as a share of it."""
        return self.estimated.value / self.actual_s - 1

    @property
    def good(self) -> bool:
        return self.held or abs(self.miss) <= BOUND


def time_of(record: RunRecord, model: str, device: str) -> tuple[Estimate, bool]:
    """Seconds to train all epochs, and whether they were measured in full. Raises `NotMeasured`."""
    if record.data is None:
        raise NotMeasured("there was no data")
    cell, images = record.cell(model, device), (record.data.train_images, record.data.test_images)
    seconds, in_full = training_seconds(cell, record.spec.training, *images)
    if seconds is None:
        raise NotMeasured(f"{model} has no training time")
    return seconds, in_full


def compare(
    model: str, device: DeviceChoice, found: tuple[DeviceInfo, ...], rounds: int, training: Training
) -> tuple[Outcome, RunRecord]:
    """Run both protocols for one model; the outcome, and the record of the Quick run."""

    def run(protocol: Protocol) -> RunRecord:
        spec = RunSpec((model,), (device,), protocol, budget_s=3600, training=training)
        return measure(Run(spec, found, cache_folder()), rounds if protocol == "quick" else None)

    quick, study = run("quick"), run("study")
    estimated, _ = time_of(quick, model, device.key)
    actual, in_full = time_of(study, model, device.key)
    if not in_full:
        raise NotMeasured(f"{model} was not trained to its end")
    return Outcome(estimated, actual.value), quick


def row(model: str, outcome: Outcome, rounds: int) -> str:
    """One line of the table."""
    e = outcome.estimated
    span = f"{e.low:,.1f} to {e.high:,.1f}" if e.low is not None and e.high is not None else "indicative"
    verdict = "held" if outcome.held else "missed"
    return (
        f"{model:<18} {rounds:>6} {e.value:>11,.1f} {span:>20} {outcome.actual_s:>10,.1f} {verdict:>9}"
        f" {outcome.miss:>+8.1%}  {'' if outcome.good else 'beyond the bound'}"
    ).rstrip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu", help="a key from `gpubench devices` (default: cpu)")
    parser.add_argument("--models", default="small-cnn", help="ids from `gpubench models` (default: small-cnn)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="of Quick, at most (default: 3)")
    parser.add_argument("--epochs", type=int, default=10, metavar="N", help="of the Study (default: 10)")
    arguments = parser.parse_args()
    good = True
    try:
        found = probe_devices()
        (device,) = choose((arguments.device,), found)
        for number, model in enumerate(arguments.models.split(",")):
            outcome, quick = compare(model, device, found, arguments.rounds, Training(epochs=arguments.epochs))
            if number == 0:
                print(f"{provenance(quick)}\n{arguments.epochs} epochs, batch {Training().batch_size}\n{HEAD}")
            print(row(model, outcome, finished_rounds(quick, model)), flush=True)
            good = good and outcome.good
    except (NotMeasured, UsageError, SpecError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
