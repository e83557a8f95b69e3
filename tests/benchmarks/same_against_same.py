"""How often an interval is right: the CPU against itself, again and again, through the program's own runs.

    python tests/benchmarks/same_against_same.py --out same.jsonl [--comparisons 100]

Each comparison is a real Quick run of the Small CNN with two contenders that are both the CPU: fresh children each
round, warm-up until steady, blocks in turn A B B A, the next round begun by the other, flags and retries included.
To make a hundred comparisons bearable, every least duration is an eighth of the usual one (blocks of 0.25 s instead
of 2 s) and a batch has 32 images instead of 128, so that a block still has its twenty steps; every rule is the
program's. A comparison ends after `--rounds` rounds, or sooner at a look that finds ±5 %.

Every comparison is appended to the file as soon as it is measured; the same line run again goes on where it ended.
Printed at the end, from all that the file holds: how many 95 % intervals hold the true ratio, 1 (bound: 90 to 99 of
100); and how many exclude 1 once the step times of one side, drawn at random, are made 10 % longer (bound: at least
90 of 100).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.core.estimate import image_seconds_by_round
from gpubench_gui.core.spec import DeviceChoice, RunSpec, Training
from gpubench_gui.core.stats import Estimate, paired_ratio
from gpubench_gui.runner.probe import cpu_device
from gpubench_gui.runner.run import Run
from gpubench_gui.store.runs import cache_folder
from tests.benchmarks.driving import NotMeasured, measure, provenance

MODEL = "small-cnn"
PLANT = 1.10
KEYS = ("cpu", "cpu-again")


@dataclass(frozen=True, slots=True)
class Comparison:
    """One comparison: per round the seconds an image took each contender."""

    number: int
    seconds: tuple[tuple[float, float], ...]

    def ratio(self, slower: tuple[float, float] = (1.0, 1.0)) -> Estimate | None:
        """First over second contender with its interval, after making each `slower` that many times."""
        first, second = ({r: pair[side] * slower[side] for r, pair in enumerate(self.seconds)} for side in (0, 1))
        return paired_ratio(first, second)

    def planted(self) -> Estimate | None:
        """The same with one side slowed down, the same one each time this is asked."""
        side = random.Random(f"planted in comparison {self.number}").randrange(2)
        return self.ratio((PLANT, 1.0) if side == 0 else (1.0, PLANT))


def holds_one(estimate: Estimate | None) -> bool:
    """Whether an interval includes 1; one that is not there excludes nothing."""
    return estimate is None or estimate.low is None or estimate.high is None or estimate.low <= 1 <= estimate.high


def verdict(comparisons: list[Comparison]) -> str:
    """The figures of all comparisons, in sentences."""
    found = [c.ratio() for c in comparisons]
    widths = [e.half_width for e in found if e is not None and e.half_width is not None]
    holds = sum(holds_one(e) for e in found)
    excludes = sum(not holds_one(c.planted()) for c in comparisons)
    of = f"of {len(comparisons)}"
    width = f"±{median(widths):.1%}, from ±{min(widths):.1%} to ±{max(widths):.1%}" if widths else "none"
    return (
        f"The 95 % interval holds 1 in {holds} {of} comparisons; its median half-width is {width}.\n"
        f"With one side made 10 % slower it excludes 1 in {excludes} {of}."
    )


def read(path: Path, settings: dict[str, Any]) -> list[Comparison]:
    """The comparisons in `path`, which need not exist. Raises ValueError where it was measured with other settings."""
    if not path.exists():
        return []
    *lines, unfinished = path.read_text(encoding="utf-8").split("\n")
    if unfinished:  # the program was killed while it wrote
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    rows = [json.loads(line) for line in lines]
    other = next((row["settings"] for row in rows if row["settings"] != settings), None)
    if other is not None:
        raise ValueError(f"{path.name} was measured with {other}, not {settings}: give --out another name.")
    return [Comparison(row["comparison"], tuple((a, b) for a, b in row["seconds_per_image"])) for row in rows]


def compare(number: int, settings: dict[str, Any]) -> tuple[Comparison, dict[str, Any]]:
    """Measure one comparison; it and its line for the file."""
    cpu = cpu_device()
    sides = tuple(DeviceChoice(key, "cpu", cpu.label) for key in KEYS)
    spec = RunSpec((MODEL,), sides, training=Training(batch_size=settings["batch_size"]))
    began = time.perf_counter()
    record = measure(Run(spec, (cpu,), cache_folder(), settings["pace"]), settings["rounds"])
    took_s = time.perf_counter() - began
    by_round = [image_seconds_by_round(record.cell(MODEL, key)) for key in KEYS]
    seconds = tuple((by_round[0][r], by_round[1][r]) for r in sorted(by_round[0].keys() & by_round[1].keys()))
    launches = [x for cell in record.cells.values() for x in cell.launches]
    line = {
        "comparison": number,
        "at": datetime.now().astimezone().isoformat(timespec="seconds"),
        "took_s": round(took_s, 2),
        "settings": settings,
        "machine": provenance(record),
        "flags": sorted({flag for x in launches for block in x.blocks for flag in block.flags}),
        "blocks": sum(len(x.blocks) for x in launches),
        "unsteady": sum(x.warm is not None and not x.warm.steady for x in launches),
        "seconds_per_image": seconds,
    }
    return Comparison(number, seconds), line


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="JSON lines, one per comparison")
    parser.add_argument("--comparisons", type=int, default=100, metavar="N", help="in all (default: 100)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="at most, per comparison (default: 3)")
    parser.add_argument("--pace", type=float, default=0.125, help="of the usual least durations (default: 0.125)")
    parser.add_argument("--batch-size", type=int, default=32, metavar="N", help="images per batch (default: 32)")
    arguments = parser.parse_args()
    settings = {"rounds": arguments.rounds, "pace": arguments.pace, "batch_size": arguments.batch_size}
    try:
        done = read(arguments.out, settings)
        while len(done) < arguments.comparisons:
            comparison, line = compare(len(done), settings)
            with arguments.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            done.append(comparison)
            ratio = comparison.ratio()
            width = f" ±{ratio.half_width:.1%}" if ratio and ratio.half_width is not None else ""
            print(
                f"{len(done):>4}  {ratio.value if ratio else float('nan'):.3f}{width}"
                f"  {'holds 1' if holds_one(ratio) else 'misses 1'}  {line['took_s']:.1f} s",
                flush=True,
            )
            print(end="" if len(done) < arguments.comparisons else f"{line['machine']}\n")
    except (NotMeasured, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"Interrupted; {arguments.out} keeps what was measured.", file=sys.stderr)
    print(verdict(done))
    return 0


if __name__ == "__main__":
    sys.exit(main())
