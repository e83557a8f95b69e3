"""Step 0 on every device and in every precision: do they compute the same before training?

    python tests/benchmarks/parity.py --devices cpu,cuda:0 --precisions ieee,tf32,bf16

Each (model, device, precision) is a fresh child, as in a run. The CPU in IEEE float32 is the reference. Bounds
(relative L2 of the logits): IEEE 1e-4 and the loss 1e-5, TF32 1e-2, bf16 1e-1. Gradients are printed, not judged.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.core.events import Event, StepZero
from gpubench_gui.core.parity import Parity, compare
from gpubench_gui.core.spec import DeviceChoice, Precision, RunSpec, Training
from gpubench_gui.runner.data import prepare
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.supervisor import Supervisor
from gpubench_gui.telemetry.processors import usable_cpus


def data_folder(cache: Path) -> str:
    """The prepared synthetic images."""
    events = prepare(RunSpec(("small-cnn",), (DeviceChoice("cpu", "cpu", "CPU"),)), cache, threading.Event())
    try:
        while True:
            next(events)
    except StopIteration as end:
        return str(end.value.folder)


def first_step(model: str, device: str, precision: Precision, folder: str) -> StepZero:
    """What a fresh child says of its first batch."""
    supervisor = Supervisor(time.perf_counter())
    choice = DeviceChoice(device, device, device)
    spec = RunSpec((model,), (choice,), training=Training(precision=precision))
    plan = Plan(spec, folder, supervisor.origin_s, usable_cpus().threads)
    found: list[StepZero] = []

    def events() -> Iterator[Event]:
        child = yield from supervisor.launch(plan.launch(model, choice, 0))
        yield from supervisor.wait_ready(child)
        yield from supervisor.ask(child, {"do": "step-zero"}, lambda e: isinstance(e, StepZero))
        yield from supervisor.ask(child, {"do": "end"}, lambda _: False)

    for event in events():
        if isinstance(event, StepZero):
            found.append(event)
    return found[0]


def show(value: float | None) -> str:
    return "n/a" if value is None else f"{value:.1e}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--models", default="small-cnn,resnet18,resnet50")
    parser.add_argument("--devices", default="cpu")
    parser.add_argument("--precisions", default="ieee,bf16")
    arguments = parser.parse_args()
    bad = 0
    print(f"{'model':<12}{'device':<10}{'precision':<11}{'logits':>10}{'loss':>10}{'gradient':>10}  verdict")
    with tempfile.TemporaryDirectory() as cache:
        folder = data_folder(Path(cache))
        for model in arguments.models.split(","):
            reference = first_step(model, "cpu", "ieee", folder)
            for device in arguments.devices.split(","):
                for precision in arguments.precisions.split(","):
                    found: Parity = compare(reference, first_step(model, device, precision, folder))
                    bad += found.problem is not None
                    errors = "".join(
                        f"{show(e):>10}" for e in (found.logits_error, found.loss_error, found.gradient_error)
                    )
                    print(f"{model:<12}{device:<10}{precision:<11}{errors}  {found.problem or 'passes'}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
