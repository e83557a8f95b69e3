"""One run from its first event to its last, for whichever front end iterates it."""

from __future__ import annotations

import logging
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
    MonitoringCost,
    Notice,
    Outcome,
    RunEnded,
    RunStarted,
)
from gpubench_gui.core.record import CellKey, RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.runner.awake import kept_awake
from gpubench_gui.runner.data import prepare
from gpubench_gui.runner.epochs import Study
from gpubench_gui.runner.largest import Largest
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.rounds import Quick
from gpubench_gui.runner.supervisor import Halted, Supervisor
from gpubench_gui.runner.sweep import Sweep
from gpubench_gui.runner.validity import BlockJudge
from gpubench_gui.telemetry.machine import host_facts
from gpubench_gui.telemetry.nvidia import gpu_facts
from gpubench_gui.telemetry.processors import usable_cpus
from gpubench_gui.telemetry.sampler import Sampler

log = logging.getLogger(__name__)

NO_IMAGES = "there are no images to train on"
BROKEN_OFF = "Everything measured so far is kept; run again, and if it happens again the log names the cause."


def new_run_id() -> str:
    """A name that sorts by time and is legal as a folder on every system."""
    return datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-") + secrets.token_hex(2)


class Run:
    """A comparison being measured.

        created ──events()──► preparing ──► measuring ──► ended
                                  └──── stop() ────────────┘

    `events` blocks between events and is iterated once, on any one thread; `stop` and `skip_model`
    return at once, may be called from any thread, and take effect at the next batch. A stop keeps
    every finished round. `pace` is that of `Plan`; the `done` cells of a protocol that goes cell by cell are left out.
    """

    def __init__(
        self,
        spec: RunSpec,
        devices: tuple[DeviceInfo, ...],
        cache: Path,
        pace: float = 1.0,
        done: frozenset[CellKey] = frozenset(),
    ) -> None:
        spec.check()
        self.id = new_run_id()
        self._spec, self._devices, self._cache, self._pace = spec, devices, cache, pace
        self._halt = threading.Event()
        self._ended: set[CellKey] = set(done)
        self._origin_s = time.perf_counter()
        self._supervisor = Supervisor(self._origin_s)

    def stop(self) -> None:
        self._halt.set()
        self._supervisor.halt()

    def skip_model(self, model: str) -> None:
        self._supervisor.skip(model)

    def events(self) -> Generator[Event, None, None]:
        """RunStarted, everything that happens, RunEnded. Ends its children however it is left.

        A fault of this program, or a system that starts no more processes, ends the open cells as stopped, since
        no device is to blame; what they measured is kept.
        """
        started = datetime.now().astimezone().isoformat(timespec="seconds")
        gpus = {f"{key} {name}": value for key, facts in self._gpu_facts().items() for name, value in facts.items()}
        yield RunStarted(self.id, started, __version__, self._spec, {**host_facts(), **gpus})
        outcome: Outcome = "failed"
        fault: Exception | None = None
        try:
            with kept_awake():
                outcome = yield from self._measure()
        except Halted:
            outcome = "stopped"
        except Exception as error:
            log.exception("the run broke off")
            fault = error
        finally:
            self._supervisor.kill_all()
        yield from self._supervisor.drain()
        if fault is not None:
            what = f"the run broke off ({type(fault).__name__}: {fault})"
            yield Notice(self._supervisor.now(), "warning", f"{what[0].upper()}{what[1:]}. {BROKEN_OFF}")
            yield from self._unmeasured("stopped", "stopped", what)
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
            reason = f"batch {self._spec.training.batch_size} does not fit" if too_big else NO_IMAGES
            yield from self._unmeasured("failed", "data", reason)
            return "failed"
        plan = Plan(self._spec, data.folder, self._origin_s, processors.threads, self._pace, processors.logical)
        every = True
        with Sampler(self._origin_s, self._supervisor.post, self._gpus()) as sampler:
            self._supervisor.watch, self._supervisor.unwatch = sampler.watch, sampler.unwatch
            began, cpu = self._supervisor.now(), time.process_time()
            for event in self._protocol(plan, data).events():
                if isinstance(event, CellEnded):
                    self._ended.add((event.model, event.device))
                    every = every and event.outcome == "finished"
                yield event
            now = self._supervisor.now()
            yield MonitoringCost(now, now - began, time.process_time() - cpu, sampler.cost_s)
        return "finished" if every else "failed"

    def _protocol(self, plan: Plan, data: DataReady) -> Quick | Study | Largest | Sweep:
        if self._spec.protocol == "study":
            return Study(self._supervisor, plan, self._ended)
        if self._spec.protocol == "largest":
            return Largest(self._supervisor, plan, data.train_images, self._ended)
        judge = BlockJudge(self._spec.devices, self._gpu_facts(), plan.logical_cpus)
        if self._spec.sweeps:
            return Sweep(self._supervisor, plan, judge)
        record = RunRecord()
        record.apply(RunStarted(self.id, "", __version__, self._spec, {}))
        record.apply(data)
        return Quick(self._supervisor, plan, record, judge)

    def _gpus(self) -> dict[str, str | None]:
        chosen = {d.key for d in self._spec.devices}
        return {d.key: d.uuid for d in self._devices if d.key in chosen and d.backend == "cuda"}

    def _gpu_facts(self) -> dict[str, dict[str, str | int | float | None]]:
        """What the driver says of each GPU in the run now, by its key."""
        return {key: gpu_facts(uuid) for key, uuid in self._gpus().items() if uuid}

    def _too_big(self, data: DataReady) -> DataFailed | None:
        batch = self._spec.training.batch_size
        if batch <= data.train_images:
            return None
        reason = f"Batch {batch} does not fit: {data.name} has {data.train_images} training images."
        return DataFailed(reason, "Choose a smaller batch; nothing was run.")

    def _unmeasured(self, outcome: Outcome, kind: str, reason: str) -> Iterator[Event]:
        """The terminal events of the cells that have none, in a run that ends before its protocol does."""
        for model in self._spec.models:
            for choice in self._spec.devices:
                if (model, choice.key) not in self._ended:
                    yield CellEnded(model, choice.key, self._supervisor.now(), outcome, kind, reason)
