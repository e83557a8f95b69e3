"""The child of a sweep: it stays for one (device, round) and times one network of `core.family` after another.

    {"do": "cell", "model": "cnn-0.22M", "batch_size": 128, "seconds": 0.5}    answered by SweepTimed or SweepFailed

A cell that fails leaves the child as it was, unless the device itself is lost: then nothing it says counts any more.
"""

from __future__ import annotations

import gc
import math
import time
import traceback
from dataclasses import replace
from typing import Any

import torch

from gpubench_gui.core.events import LaunchReady, Phase, PhaseChanged
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.core.sweep import LIMIT_S, LIMIT_STEPS, MIN_STEPS, SLOW_FACTOR, SLOW_STEPS, WARM_UP_S
from gpubench_gui.engine.arrays import open_arrays
from gpubench_gui.engine.devices import device
from gpubench_gui.engine.failure import explain
from gpubench_gui.engine.feed import Feed, order_digest
from gpubench_gui.engine.launch import facts
from gpubench_gui.engine.models.family import build_member
from gpubench_gui.engine.precision import resolve, set_precision
from gpubench_gui.engine.train import Stopped, Trainer
from gpubench_gui.engine.wire import Wire

AGREEMENT = 0.05  # of two windows in a row
WINDOW_S = 0.05
CLOCKS_S = 2.0  # an accelerator's clocks rise slowly: its first cell is warmed up for at least this long


class SweepChild:
    """Answers the front end's commands for one launch, as `engine.child.Child` does for one model."""

    def __init__(self, wire: Wire, spec: LaunchSpec, import_s: float) -> None:
        self._wire, self._spec = wire, spec
        torch.set_num_threads(spec.threads)
        self._precision = resolve(spec.training.precision, spec.device.split(":")[0])
        set_precision(self._precision)
        clock = [time.perf_counter()]
        self._device = device(spec.device)
        self._device.prepare()
        clock.append(time.perf_counter())
        self._arrays = open_arrays(spec.data_dir)
        clock.append(time.perf_counter())
        self._startup_s = {"import": import_s, "context": clock[1] - clock[0], "data": clock[2] - clock[1]}
        self._cold = self._device.backend != "cpu"
        self._feed: Feed | None = None
        self._fed = 0  # the batch size that `_feed` is for

    @property
    def _where(self) -> tuple[str, str, int]:
        return self._spec.model, self._spec.key, self._spec.round

    def _now(self) -> float:
        return time.perf_counter() - self._spec.origin_s

    def announce(self) -> None:
        """Say that cells may come. There is no network yet, hence no parameter and no digest of weights."""
        order = order_digest(len(self._arrays.train_images), self._spec.training.seed)
        startup = {name: round(seconds, 4) for name, seconds in self._startup_s.items()}
        known = facts(self._device, self._precision)
        self._wire.send(LaunchReady(*self._where, self._now(), 0, "", order, startup, known))
        self._phase("wait")

    def _phase(self, phase: Phase, what: str | None = None) -> None:
        self._wire.send(PhaseChanged(*self._where, self._now(), phase, what))

    def do(self, command: dict[str, Any]) -> None:
        """Time one cell and answer. Raises what a lost device raised: the child is of no use after that."""
        if command["do"] != "cell":
            raise ValueError(f"{command['do']!r} is no command of a sweep")
        model, batch_size = str(command["model"]), int(command["batch_size"])
        where = (model, self._spec.key, self._spec.round)
        failed: SweepFailed | None = None
        try:
            steps, images, seconds = self._time(model, batch_size, float(command["seconds"]))
        except Stopped:
            raise
        except Exception as error:
            failure = explain(error, batch_size)
            if failure.kind == "device-error":
                raise
            traceback.print_exc()
            self._feed = None
            failed = SweepFailed(*where, self._now(), batch_size, failure.kind, failure.reason)
        else:
            self._wire.send(SweepTimed(*where, self._now(), batch_size, steps, images, seconds))
        self._free()  # here, where no traceback holds the network any more
        if failed is not None:
            self._wire.send(failed)
        self._phase("wait")

    def _time(self, model: str, batch_size: int, least_s: float) -> tuple[int, int, float]:
        """Steps, images and seconds of one timed block."""
        there = len(self._arrays.train_images)
        if batch_size > there:
            raise ValueError(f"batch {batch_size} is more than the {there} training images")
        what = f"{model} at batch {batch_size}"
        self._phase("warm-up", what)
        spec = replace(self._spec, training=replace(self._spec.training, batch_size=batch_size))
        network = build_member(model, spec.training.seed).to(self._device.torch_device)
        if self._feed is None or self._fed != batch_size:  # kept: with all images on the device it takes a second
            self._feed = None
            self._feed, self._fed = Feed(self._arrays, spec.training, self._device), batch_size
        trainer = Trainer(self._wire, spec, self._device, network, self._feed)
        self._warm_up(trainer)
        self._phase("measure", what)

        def enough(steps: int, seconds: float) -> bool:
            many = steps >= MIN_STEPS and seconds >= least_s
            slow = steps >= SLOW_STEPS and seconds >= SLOW_FACTOR * least_s
            return many or slow or (steps >= LIMIT_STEPS and seconds >= LIMIT_S)

        timed = trainer.run("measure", enough)
        return timed.steps, timed.images, timed.seconds

    def _warm_up(self, trainer: Trainer) -> None:
        """A first step, then windows until two in a row agree within 5 % or the limit is reached.

        Loading and choosing kernels is over after the first step; a step longer than the limit needs no more.
        """
        least_s = CLOCKS_S if self._cold else 0.0
        self._cold = False
        start = time.perf_counter()
        step_s = trainer.run("warm-up", lambda steps, _: steps >= 1).seconds
        previous = math.inf
        while (spent := time.perf_counter() - start) < max(WARM_UP_S, least_s):
            window = max(1, min(50, math.ceil(WINDOW_S / step_s)))
            stretch = trainer.run("warm-up", lambda steps, _, window=window: steps >= window)  # type: ignore[misc]
            step_s = stretch.seconds / stretch.steps
            if spent >= least_s and abs(step_s - previous) <= AGREEMENT * previous:
                return
            previous = step_s

    def _free(self) -> None:
        gc.collect()
        if self._device.backend != "cpu":
            getattr(torch, self._device.torch_device.type).empty_cache()

    def peak_memory_bytes(self) -> int | None:
        return self._device.peak_memory_bytes()
