"""What the tuned profile reaches: the engine's tuned loop against a bare replay of the same CUDA graph, and a peer.

    python tests/benchmarks/tuned.py --device cuda:0 [--peer]

For each model four loops take turns in blocks in one process: the engine as it trains with the same settings on every
device (IEEE float32, batches from the host, no graph); the engine with every switch of `core.tricks` that its device
has; and, as the bound for that one, a graph of the same step captured by hand and replayed with nothing around it, not
even another batch. With `--peer` the fourth is what a person would otherwise reach for: timm's model of the same name
in bf16 and channels-last, compiled by PyTorch with reduced overhead, its batch lying ready on the device.

Printed: medians in images per second and the median of the paired ratios. Bounds: tuned at least 97 % of the bare
graph for the study's models, and ahead of the peer.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import torch
from torch.nn import functional

from gpubench_gui.core.spec import LaunchSpec, Training
from gpubench_gui.core.tricks import BF16, CHANNELS_LAST, FUSED, GRAPH, RESIDENT
from gpubench_gui.engine.launch import Launch
from gpubench_gui.engine.models import build
from tests.benchmarks.loop_overhead import PipedWire, arrays

TRICKS = (RESIDENT, GRAPH, BF16, CHANNELS_LAST, FUSED)
BATCH = Training().batch_size
PEERS = {"resnet18": "resnet18", "resnet50": "resnet50"}
Loop = Callable[[int], float]


def engine(folder: Path, name: str, device: str, tricks: tuple[str, ...], threads: int = 4) -> Loop:
    """Trains that many steps in the engine's own loop; the seconds they took."""
    spec = LaunchSpec(name, device, device, 0, str(folder), time.perf_counter(), threads, Training(), tricks)
    launch = Launch(PipedWire(), spec)

    def run(steps: int) -> float:
        launch.activate()
        return launch.trainer.run("measure", lambda done, _: done >= steps).seconds

    return run


def bare(name: str, where: torch.device) -> Loop:
    """Replays one captured step; images are gathered from 10,000 that lie on the device, as the engine's are."""
    t = Training()
    model = build(name, t.seed).to(where, memory_format=torch.channels_last).train()
    optimiser = torch.optim.SGD(
        model.parameters(), lr=t.learning_rate, momentum=t.momentum, weight_decay=t.weight_decay, fused=True
    )
    rows = torch.randn(10_000, 32 * 32 * 3, device=where).to(torch.bfloat16)
    labels = torch.randint(10, (10_000,), device=where)
    indices = torch.randint(10_000, (BATCH,), device=where)

    def step() -> None:
        optimiser.zero_grad(set_to_none=True)
        images = rows.index_select(0, indices).view(BATCH, 32, 32, 3).permute(0, 3, 1, 2)
        with torch.autocast("cuda", dtype=torch.bfloat16):
            loss = functional.cross_entropy(model(images), labels.index_select(0, indices))
        loss.backward()
        optimiser.step()

    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    read = (model, optimiser, rows, labels, indices)  # the graph knows addresses, it keeps nothing alive

    def replay() -> None:
        assert read
        graph.replay()

    return timed(replay)


def peer(name: str, where: torch.device) -> Loop:
    """timm's model as its own benchmark trains it: everything in bf16, compiled, one batch again and again."""
    import timm  # not a dependency: the comparison is for machines that have it

    model = timm.create_model(name, num_classes=1000).to(where, torch.bfloat16, memory_format=torch.channels_last)
    model.train()
    compiled = torch.compile(model, mode="reduce-overhead")
    optimiser = torch.optim.SGD(model.parameters(), lr=0.01, momentum=0.9, weight_decay=5e-4)
    images = torch.randn(BATCH, 3, 32, 32, device=where).to(torch.bfloat16, memory_format=torch.channels_last)
    labels = torch.randint(10, (BATCH,), device=where)

    def step() -> None:
        optimiser.zero_grad()
        functional.cross_entropy(compiled(images), labels).backward()
        optimiser.step()

    for _ in range(5):
        step()
    return timed(step)


def timed(step: Callable[[], None]) -> Loop:
    def run(steps: int) -> float:
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(steps):
            step()
        torch.cuda.synchronize()
        return time.perf_counter() - start

    return run


def compare(loops: dict[str, Loop], rounds: int, block_s: float, least: int = 10) -> dict[str, list[float]]:
    """Images per second of each loop in each round, of at least `least` steps; the order turns round by round."""
    steps = {}
    for name, loop in loops.items():
        loop(least)
        steps[name] = max(least, round(block_s / (loop(2 * least) / (2 * least))))
    rates: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(rounds):
        for name in list(loops)[:: -1 if number % 2 else 1]:
            rates[name].append(BATCH * steps[name] / loops[name](steps[name]))
    return rates


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cuda:0")
    parser.add_argument("--models", default="small-cnn,resnet18,resnet50")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--block", type=float, default=0.7, metavar="SECONDS")
    parser.add_argument("--peer", action="store_true", help="also compile timm's model; takes minutes")
    arguments = parser.parse_args()
    where = torch.device(arguments.device)
    print(f"torch {torch.__version__}, {torch.cuda.get_device_name(where)}, batch {BATCH}, {', '.join(TRICKS)}")
    print(f"{'model':<10} {'same settings':>14} {'tuned':>9} {'bare graph':>11} {'tuned/bare':>11} {'peer':>9}")
    good = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "images"
        arrays(folder)
        for model in arguments.models.split(","):
            loops = {
                "plain": engine(folder, model, arguments.device, ()),
                "tuned": engine(folder, model, arguments.device, TRICKS),
                "bare": bare(model, where),
            }
            if arguments.peer and model in PEERS:
                loops["peer"] = peer(PEERS[model], where)
            rates = compare(loops, arguments.rounds, arguments.block)
            share = median(a / b for a, b in zip(rates["tuned"], rates["bare"], strict=True))
            middle = {key: median(values) for key, values in rates.items()}
            other = f"{middle['peer']:>9,.0f}" if "peer" in middle else f"{'':>9}"
            print(
                f"{model:<10} {middle['plain']:>14,.0f} {middle['tuned']:>9,.0f} {middle['bare']:>11,.0f}"
                f" {share:>11.1%} {other}",
                flush=True,
            )
            good = good and share >= 0.97 and middle["tuned"] > middle.get("peer", 0.0)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
