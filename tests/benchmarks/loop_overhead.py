"""What streaming costs: the engine's training loop against a bare loop of the same steps.

    python tests/benchmarks/loop_overhead.py --device cuda:0 --models small-cnn,resnet18,resnet50

Both loops live in one process and take turns in blocks (engine, bare, bare, engine, …), each with a model of
its own built from the same seed, the same batches and PyTorch's own SGD on the bare side. The engine streams
its batches to another process through a pipe, as in a run. Printed: the median throughput of each, and the
median of the paired ratios. Issue's bound: at least 98 % of the bare loop.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import torch
from torch.nn import functional

from gpubench_gui.core.events import Event
from gpubench_gui.core.lines import to_line
from gpubench_gui.core.spec import LaunchSpec, Training
from gpubench_gui.engine.arrays import Arrays
from gpubench_gui.engine.datasets import synthetic
from gpubench_gui.engine.datasets.progress import Progress
from gpubench_gui.engine.devices import device
from gpubench_gui.engine.feed import Feed
from gpubench_gui.engine.models import build
from gpubench_gui.engine.precision import set_precision
from gpubench_gui.engine.train import Trainer
from gpubench_gui.engine.write_arrays import write_arrays


class PipedWire:
    """A wire whose other end is a process that throws everything away."""

    stopped = False

    def __init__(self) -> None:
        swallow = "import sys\nfor _ in sys.stdin.buffer: pass"
        self._reader = subprocess.Popen([sys.executable, "-c", swallow], stdin=subprocess.PIPE)

    def send(self, event: Event) -> None:
        assert self._reader.stdin is not None
        self._reader.stdin.write((to_line(event) + "\n").encode())
        self._reader.stdin.flush()


def arrays(folder: Path) -> Arrays:
    """A small synthetic set: the loop does not care how many images it cycles through."""
    unwatched = Progress(lambda _: None, lambda: False)
    return write_arrays(folder, synthetic.make(0, unwatched, 12_800, 1_000), unwatched)


def bare_block(name: str, training: Training, feed: Feed, where: torch.device) -> Callable[[int], float]:
    """A function that trains `steps` batches with nothing around them and returns the seconds it took."""
    model = build(name, training.seed).to(where).train()
    optimiser = torch.optim.SGD(
        model.parameters(),
        lr=training.learning_rate,
        momentum=training.momentum,
        weight_decay=training.weight_decay,
    )
    order: Iterator[torch.Tensor] = iter(())

    def run(steps: int) -> float:
        nonlocal order
        synchronise(where)
        start = time.perf_counter()
        for _ in range(steps):
            indices = next(order, None)
            if indices is None:
                order = feed.epoch(0, partial=False)
                indices = next(order)
            feed.gather(indices)
            batch = feed.deliver()
            optimiser.zero_grad()
            functional.cross_entropy(model(batch.images), batch.labels).backward()
            optimiser.step()
        synchronise(where)
        return time.perf_counter() - start

    return run


def synchronise(where: torch.device) -> None:
    if where.type != "cpu":
        torch.accelerator.synchronize(where)


def compare(name: str, device_name: str, rounds: int, block_s: float, data: Arrays) -> tuple[float, float, float]:
    """Median images/s of engine and bare loop, and the median paired ratio."""
    training = Training()
    used = device(device_name)
    used.prepare()
    spec = LaunchSpec(name, device_name, device_name, 0, "", time.perf_counter(), 0, training)
    trainer = Trainer(PipedWire(), spec, used, build(name, 0).to(used.torch_device), Feed(data, training, used))
    bare = bare_block(name, training, Feed(data, training, used), used.torch_device)

    def engine(steps: int) -> float:
        return trainer.run("measure", lambda done, _: done >= steps).seconds

    warm = [engine(10), bare(10), engine(10), bare(10)]
    steps = max(5, round(block_s / (min(warm[2:]) / 10)))
    pairs = []
    for number in range(rounds):
        if number % 2:
            second, first = bare(steps), engine(steps)
        else:
            first, second = engine(steps), bare(steps)
        pairs.append((first, second))
    images = steps * training.batch_size
    return (
        images / median(a for a, _ in pairs),
        images / median(b for _, b in pairs),
        median(b / a for a, b in pairs),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--models", default="small-cnn,resnet18,resnet50")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--block", type=float, default=1.0, metavar="SECONDS")
    arguments = parser.parse_args()
    set_precision("ieee")
    print(f"torch {torch.__version__}, {arguments.device}: {device(arguments.device).label()}")
    print(f"{'model':<12} {'engine img/s':>13} {'bare img/s':>13} {'engine/bare':>12}")
    with tempfile.TemporaryDirectory() as folder:
        data = arrays(Path(folder) / "data")
        for name in arguments.models.split(","):
            engine, bare, ratio = compare(name, arguments.device, arguments.rounds, arguments.block, data)
            print(f"{name:<12} {engine:>13,.0f} {bare:>13,.0f} {ratio:>11.1%}", flush=True)


if __name__ == "__main__":
    main()
