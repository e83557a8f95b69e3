"""Whether tuning ever makes a CPU slower: what the search kept against the plain loop, and channels-last alone.

    python tests/benchmarks/tuned_cpu.py [--models small-cnn,resnet18,resnet50]

For each model the switches are tried as in a run. Then three loops take turns in blocks in one process: the engine as
it trains with the same settings on every device, with channels-last alone, and with everything that was kept. Printed:
what was kept, medians in images per second and the medians of the paired ratios against the plain loop.
Bound: what was kept is never slower than the plain loop (1 % is left to the clock).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.core.spec import LaunchSpec, Training
from gpubench_gui.core.tricks import CHANNELS_LAST, kept, name
from gpubench_gui.engine.launch import Launch
from gpubench_gui.engine.tune import tune
from gpubench_gui.telemetry.processors import usable_cpus
from tests.benchmarks.loop_overhead import PipedWire, arrays
from tests.benchmarks.tuned import compare, engine


def search(folder: Path, model: str, threads: int) -> tuple[str, ...]:
    """The switches that help `model` here."""
    wire = PipedWire()
    spec = LaunchSpec(model, "cpu", "cpu", 0, str(folder), time.perf_counter(), threads, Training())
    return kept(list(tune(wire, Launch(wire, spec), seconds=60.0, compiling=False)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", default="small-cnn,resnet18,resnet50")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--block", type=float, default=1.0, metavar="SECONDS")
    arguments = parser.parse_args()
    threads = usable_cpus().threads
    good = True
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "images"
        arrays(folder)
        for model in arguments.models.split(","):
            found = search(folder, model, threads)
            loops = {
                "plain": engine(folder, model, "cpu", (), threads),
                "channels-last": engine(folder, model, "cpu", (CHANNELS_LAST,), threads),
                "kept": engine(folder, model, "cpu", found, threads),
            }
            rates = compare(loops, arguments.rounds, arguments.block, least=3)
            shares = {
                key: median(a / b for a, b in zip(values, rates["plain"], strict=True)) for key, values in rates.items()
            }
            words = ", ".join(name(t) for t in found) or "nothing"
            print(
                f"{model}: plain {median(rates['plain']):,.0f} images/s, channels-last {shares['channels-last']:.2f}×,"
                f" kept ({words}) {shares['kept']:.2f}×",
                flush=True,
            )
            good = good and shares["kept"] >= 0.99
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
