"""Everything a child needs before its first step: device, images, model, and the proof that they are the same."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

import torch
from torch import nn

from gpubench_gui.core.events import SharesMeasured, StepZero
from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.spec import LaunchSpec, Precision
from gpubench_gui.core.tricks import BF16, CHANNELS_LAST, RESIDENT, effective
from gpubench_gui.engine.arrays import open_arrays
from gpubench_gui.engine.devices import Device, device
from gpubench_gui.engine.feed import Feed, Layout, order_digest
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
        spec = effective(spec)
        torch.set_num_threads(spec.threads)
        used = spec.device.split(":")[0]
        precision = resolve(spec.training.precision, used)
        set_precision(precision)
        self.spec = spec
        self._training_peak: int | None = None
        clock = [time.perf_counter()]
        self.device = device(spec.device)
        self.device.prepare()
        clock.append(time.perf_counter())
        feed = Feed(open_arrays(spec.data_dir), spec.training, self.device, layout(spec.tricks))
        clock.append(time.perf_counter())
        model = build(spec.model, spec.training.seed)
        weights = weights_digest(model)
        place(model, self.device, spec.tricks)
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

    def activate(self) -> None:
        """Set what holds for a whole process as this launch needs it, after another launch set it otherwise."""
        torch.set_num_threads(self.spec.threads)
        set_precision(self.trainer.precision)

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

    def diagnose(self) -> Diagnosed:
        from gpubench_gui.engine.diagnose import diagnose  # its profiler takes 0.1 s to import, in one round of many

        self._training_peak = self.device.peak_memory_bytes()
        return diagnose(self.trainer, self.spec)

    def peak_memory_bytes(self) -> int | None:
        """The most memory that training held, without what the diagnosis needs for its own large operations."""
        return self._training_peak or self.device.peak_memory_bytes()


def layout(tricks: tuple[str, ...]) -> Layout:
    """How batches lie in memory. Images kept on the device for bf16 are kept in it: half as much to gather."""
    half = BF16 in tricks and RESIDENT in tricks
    return Layout(CHANNELS_LAST in tricks, torch.bfloat16 if half else torch.float32)


def place(model: nn.Module, used: Device, tricks: tuple[str, ...]) -> None:
    """Move `model` to its device, in the layout that its tricks ask for."""
    if CHANNELS_LAST in tricks:
        model.to(used.torch_device, memory_format=torch.channels_last)  # type: ignore[call-overload]  # stubs lack it
    else:
        model.to(used.torch_device)


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
