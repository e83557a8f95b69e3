"""Everything a child needs before its first step: device, images, model, and the proof that they are the same."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

import torch
from torch import nn

from gpubench_gui.core.events import SharesMeasured, StepZero
from gpubench_gui.core.spec import LaunchSpec, Precision
from gpubench_gui.engine.arrays import open_arrays
from gpubench_gui.engine.devices import Device, device
from gpubench_gui.engine.feed import Feed, order_digest
from gpubench_gui.engine.models import build
from gpubench_gui.engine.precision import precision_facts, resolve, set_precision
from gpubench_gui.engine.shares import measure_shares
from gpubench_gui.engine.step_zero import step_zero
from gpubench_gui.engine.train import Trainer
from gpubench_gui.engine.warm_up import WarmUp, warm_up
from gpubench_gui.engine.wire import Wire


@dataclass(frozen=True, slots=True)
class Built:
    """What `LaunchReady` reports."""

    parameters: int
    weights_digest: str
    order_digest: str
    startup_s: dict[str, float]
    facts: dict[str, str | int | float | None]


class Launch:
    """One model, built on the CPU from the seed and moved to its device, with its training loop."""

    def __init__(self, wire: Wire, spec: LaunchSpec) -> None:
        torch.set_num_threads(spec.threads)
        used = spec.device.split(":")[0]
        precision = resolve(spec.training.precision, used)
        set_precision(precision)
        self.spec = spec
        clock = [time.perf_counter()]
        self.device = device(spec.device)
        self.device.prepare()
        clock.append(time.perf_counter())
        feed = Feed(open_arrays(spec.data_dir), spec.training, self.device)
        clock.append(time.perf_counter())
        model = build(spec.model, spec.training.seed)
        weights = weights_digest(model)
        model.to(self.device.torch_device)
        self.device.synchronise()
        clock.append(time.perf_counter())
        self.trainer = Trainer(wire, spec, self.device, model, feed)
        self.built = Built(
            parameters=sum(p.numel() for p in model.parameters()),
            weights_digest=weights,
            order_digest=order_digest(feed.train_images, spec.training.seed),
            startup_s={
                name: after - before
                for name, before, after in zip(("context", "data", "build"), clock, clock[1:], strict=False)
            },
            facts=facts(self.device, precision),
        )

    def step_zero(self) -> StepZero:
        return step_zero(self.trainer, self.spec)

    def warm_up(self, pace: float) -> WarmUp:
        return warm_up(
            lambda count: self.trainer.run("warm-up", lambda steps, _: steps >= count),
            self.device.backend == "cpu",
            pace,
        )

    def shares(self) -> SharesMeasured:
        return measure_shares(self.trainer, self.spec)


def weights_digest(model: nn.Module) -> str:
    """SHA-256 (first 16 hex digits) over all parameters and buffers, in order."""
    digest = hashlib.sha256()
    for tensor in model.state_dict().values():
        digest.update(tensor.contiguous().numpy().tobytes())
    return digest.hexdigest()[:16]


def facts(used: Device, precision: Precision) -> dict[str, str | int | float | None]:
    """Versions, names and effective settings, for the record."""
    return {
        "torch": torch.__version__,
        "device_name": used.label(),
        "device_uuid": used.uuid(),
        "backend": used.backend,
        "threads": torch.get_num_threads(),
        **precision_facts(precision),
        **used.facts(),
    }
