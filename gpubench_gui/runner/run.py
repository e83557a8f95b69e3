"""One run from its first event to its last, for whichever front end iterates it."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Generator, Iterator
from datetime import datetime
from pathlib import Path

from gpubench_gui import __version__
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import (
    CellEnded,
    DataFailed,
    DataReady,
    Event,
    Notice,
    Outcome,
    RunEnded,
    RunStarted,
)
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.runner.data import prepare
from gpubench_gui.runner.epochs import Study
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.rounds import Quick
from gpubench_gui.runner.supervisor import Halted, Supervisor
from gpubench_gui.telemetry.machine import host_facts
from gpubench_gui.telemetry.processors import usable_cpus
from gpubench_gui.telemetry.sampler import Sampler


def new_run_id() -> str:
    """A name that sorts by time and is legal as a folder on every system."""
    return datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-") + secrets.token_hex(2)


class Run:
    """A comparison being measured.

        created ──events()──► preparing ──► measuring ──► ended
                                  └──── stop() ────────────┘

    `events` blocks between events and is iterated once, on any one thread; `stop` and `skip_model`
    return at once, may be called from any thread, and take effect at the next batch. A stop keeps
    every finished round.
    """

    def __init__(self, spec: RunSpec, devices: tuple[DeviceInfo, ...], cache: Path) -> None:
        spec.check()
        self.id = new_run_id()
        self._spec, self._devices, self._cache = spec, devices, cache
        self._halt = threading.Event()
        self._origin_s = time.perf_counter()
        self._supervisor = Supervisor(self._origin_s)

    def stop(self) -> None:
        self._halt.set()
        self._supervisor.halt()

    def skip_model(self) -> None:
        self._supervisor.skip()

    def events(self) -> Iterator[Event]:
        """RunStarted, everything that happens, RunEnded. Ends its children however it is left."""
        started = datetime.now().astimezone().isoformat(timespec="seconds")
        yield RunStarted(self.id, started, __version__, self._spec, host_facts())
        outcome: Outcome = "failed"
        try:
            outcome = yield from self._measure()
        except Halted:
            outcome = "stopped"
        finally:
            self._supervisor.kill_all()
        yield from self._supervisor.drain()
        yield RunEnded(self._supervisor.now(), outcome)

    def _measure(self) -> Generator[Event, None, Outcome]:
        processors = usable_cpus()
        if processors.warning:
            yield Notice(self._supervisor.now(), "warning", processors.warning)
        try:
            data = yield from prepare(self._spec, self._cache, self._halt)
        except Halted:
            yield from self._unmeasured("stopped", "stopped", "not measured: stopped")
            raise
        too_big = self._too_big(data) if data else None
        if too_big:
            yield too_big
        if data is None or too_big:
            yield from self._unmeasured("failed", "data", "there are no images to train on")
            return "failed"
        plan = Plan(self._spec, data.folder, self._origin_s, processors.threads)
        every = True
        with Sampler(self._origin_s, self._supervisor.post, self._gpus()) as sampler:
            self._supervisor.watch, self._supervisor.unwatch = sampler.watch, sampler.unwatch
            for event in self._protocol(plan, data).events():
                every = every and not (isinstance(event, CellEnded) and event.outcome != "finished")
                yield event
        return "finished" if every else "failed"

    def _protocol(self, plan: Plan, data: DataReady) -> Quick | Study:
        if self._spec.protocol == "study":
            return Study(self._supervisor, plan)
        record = RunRecord()
        record.apply(RunStarted(self.id, "", __version__, self._spec, {}))
        record.apply(data)
        return Quick(self._supervisor, plan, record)

    def _gpus(self) -> dict[str, str | None]:
        chosen = {d.key for d in self._spec.devices}
        return {d.key: d.uuid for d in self._devices if d.key in chosen and d.backend == "cuda"}

    def _too_big(self, data: DataReady) -> DataFailed | None:
        batch = self._spec.training.batch_size
        if batch <= data.train_images:
            return None
        reason = f"Batch {batch} does not fit: {data.name} has {data.train_images} training images."
        return DataFailed(reason, "Choose a smaller batch; nothing was run.")

    def _unmeasured(self, outcome: Outcome, kind: str, reason: str) -> Iterator[Event]:
        """The terminal events of a run that ends before its first launch."""
        for model in self._spec.models:
            for choice in self._spec.devices:
                yield CellEnded(model, choice.key, self._supervisor.now(), outcome, kind, reason)
