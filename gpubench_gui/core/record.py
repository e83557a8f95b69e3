"""The one state of a run: a fold over its events. Everything shown or written is read from here."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from gpubench_gui.core import events as ev
from gpubench_gui.core import tricks
from gpubench_gui.core.curve import Curve
from gpubench_gui.core.findings import Diagnosed, LargestBatch, SweepFailed, SweepTimed, TrickTried
from gpubench_gui.core.readings import Readings
from gpubench_gui.core.spec import DeviceChoice, RunSpec

CellKey = tuple[str, str]
FIRST_LOSSES = 200  # of each launch: enough to tell whether two trainings learn alike

# They come in streams; what figures take from them (power, first losses) is shown with the next event of another kind.
PASSING = (ev.Batches, ev.Sampled, ev.DataProgress, ev.PhaseChanged)


@dataclass(slots=True)
class Launch:
    """One child process of a cell."""

    round: int
    started_s: float
    phase: ev.Phase = "start"
    what: str | None = None
    ready: ev.LaunchReady | None = None
    warm: ev.WarmedUp | None = None
    blocks: list[ev.BlockTimed] = field(default_factory=list)
    evaluations: list[ev.EvaluationTimed] = field(default_factory=list)
    epochs: list[ev.EpochDone] = field(default_factory=list)
    shares: ev.SharesMeasured | None = None
    step_zero: ev.StepZero | None = None
    losses: list[float] = field(default_factory=list)
    lost: bool = False  # one of its losses was no finite number
    diagnosed: Diagnosed | None = None
    ended: ev.LaunchEnded | None = None


@dataclass(slots=True)
class Span:
    """A stretch of the time axis in which a launch was in one phase; `end_s` is None while it lasts."""

    phase: ev.Phase
    start_s: float
    end_s: float | None = None


@dataclass(slots=True)
class Cell:
    """One model on one device: its launches, live curves and outcome (None while it is not over)."""

    model: str
    device: str
    launches: list[Launch] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)
    batch_ms: Curve = field(default_factory=Curve)
    images_per_s: Curve = field(default_factory=Curve)
    loss: Curve = field(default_factory=Curve)
    batches: int = 0
    last_batch_s: float | None = None
    ended: ev.CellEnded | None = None

    def launch(self, round_: int) -> Launch | None:
        return next((x for x in reversed(self.launches) if x.round == round_), None)

    @property
    def ready(self) -> ev.LaunchReady | None:
        return next((x.ready for x in reversed(self.launches) if x.ready), None)


@dataclass(slots=True)
class GpuCurves:
    utilisation: Curve = field(default_factory=Curve)
    memory_gib: Curve = field(default_factory=Curve)
    power_w: Curve = field(default_factory=Curve)
    raw_power_w: Readings = field(default_factory=Readings)
    energy_j: Readings = field(default_factory=Readings)


@dataclass(slots=True)
class SensorCurves:
    """The machine's sensors over the run."""

    cpu: Curve = field(default_factory=Curve)
    child_cpu: Curve = field(default_factory=Curve)
    memory_gib: Curve = field(default_factory=Curve)
    child_memory_gib: Curve = field(default_factory=Curve)
    cpu_energy_j: Readings = field(default_factory=Readings)
    gpus: dict[str, GpuCurves] = field(default_factory=dict)


GIB = 1024**3


class RunRecord:
    """A run so far. `apply` is the only way to change it; replaying the same events gives the same record.

    `version` grows with every event, `results` with those from which figures are made.
    """

    def __init__(self) -> None:
        self.started: ev.RunStarted | None = None
        self.ended: ev.RunEnded | None = None
        self.data: ev.DataReady | None = None
        self.data_progress: ev.DataProgress | None = None
        self.data_failed: ev.DataFailed | None = None
        self.cells: dict[CellKey, Cell] = {}
        self.sensors = SensorCurves()
        self.last_sample: ev.Sampled | None = None
        self.missing: list[ev.SensorMissing] = []
        self.monitoring: ev.MonitoringCost | None = None
        self.notices: list[ev.Notice] = []
        self.tricks: dict[CellKey, list[TrickTried]] = {}
        self.sweep: list[SweepTimed | SweepFailed] = []
        self.largest: dict[CellKey, LargestBatch] = {}
        self.current: CellKey | None = None
        self.now_s = 0.0
        self.version = self.results = 0

    @property
    def spec(self) -> RunSpec:
        """The specification; only a record whose first event was applied has one."""
        if self.started is None:
            raise ValueError("this record holds no run yet")
        return self.started.spec

    def device(self, key: str) -> DeviceChoice:
        """One contender of the run. Raises ValueError where the run has no such device."""
        found = next((d for d in self.spec.devices if d.key == key), None)
        if found is None:
            raise ValueError(f"{key[:40]!r} is no device of this run")
        return found

    def cell(self, model: str, device: str) -> Cell:
        """One cell of the run. Raises ValueError where the run has no such cell."""
        cell = self.cells.get((model, device))
        if cell is None:
            raise ValueError(f"{model[:40]!r} on {device[:40]!r} is no cell of this run")
        return cell

    def apply(self, event: ev.Event) -> None:
        """Fold one event in. Raises ValueError for one that cannot belong to this run."""
        self.version += 1
        self.results += not isinstance(event, PASSING)
        self.now_s = max(self.now_s, getattr(event, "at_s", 0.0))
        match event:
            case ev.RunStarted():
                if self.started is not None:
                    raise ValueError("a second run begins in it")
                self.started = event
                for model in event.spec.models:
                    for choice in event.spec.devices:
                        self.cells[model, choice.key] = Cell(model, choice.key)
            case ev.RunEnded():
                self.ended = event
                self.current = None
            case ev.Notice():
                self.notices.append(event)
            case ev.DataProgress():
                self.data_progress = event
            case ev.DataReady():
                self.data, self.data_progress = event, None
            case ev.DataFailed():
                self.data_failed, self.data_progress = event, None
            case ev.Sampled():
                self._sample(event)
            case ev.SensorMissing():
                self.missing.append(event)
            case ev.MonitoringCost():
                self.monitoring = event
            case ev.CellEnded():
                self.cell(event.model, event.device).ended = event
            case ev.TorchFound() | ev.DeviceFound() | ev.Imported():
                pass
            case TrickTried():
                self.cell(event.model, event.device)
                if not tricks.known(event.trick):
                    raise ValueError(f"{event.trick[:40]!r} is no switch of the tuned profile")
                self.tricks.setdefault((event.model, event.device), []).append(event)
            case LargestBatch():
                self.cell(event.model, event.device)
                if self.spec.protocol != "largest":
                    raise ValueError("a largest batch stands in it, for which it did not search")
                if min(event.batch_size, event.refused or 0, event.peak_memory_bytes or 0) < 0:
                    raise ValueError("a largest batch in it is below zero")
                self.largest[event.model, event.device] = event
            case SweepTimed() | SweepFailed():
                self.device(event.device)
                self.sweep.append(event)
            case _:
                self._launch_event(event)

    def _launch_event(self, event: ev.LaunchEvent | Diagnosed) -> None:
        cell = self.cell(event.model, event.device)
        if isinstance(event, ev.LaunchStarted):
            cell.launches.append(Launch(event.round, event.at_s))
            self._enter(cell, "start", event.at_s)
            return
        launch = cell.launch(event.round)
        if launch is None:
            raise ValueError(f"{type(event).__name__} of a launch that never started: {event.model}, {event.device}")
        match event:
            case ev.LaunchReady():
                launch.ready = event
            case ev.PhaseChanged():
                launch.phase, launch.what = event.phase, event.what
                self._enter(cell, event.phase, event.at_s)
            case ev.Batches():
                self._batches(cell, event)
                launch.lost = launch.lost or None in event.loss
                if event.epoch == 0 and event.first_batch == len(launch.losses):
                    known = itertools.takewhile(lambda x: x is not None, event.loss)
                    launch.losses += [x for x in known if x is not None][: FIRST_LOSSES - len(launch.losses)]
            case ev.WarmedUp():
                launch.warm = event
            case ev.BlockTimed():
                launch.blocks.append(event)
            case ev.EvaluationTimed():
                launch.evaluations.append(event)
            case ev.EpochDone():
                if not 0 <= event.correct <= event.total:
                    raise ValueError(f"{event.correct} of {event.total} test images are right in one of its epochs")
                launch.epochs.append(event)
            case ev.SharesMeasured():
                launch.shares = event
            case ev.StepZero():
                launch.step_zero = event
            case Diagnosed():
                launch.diagnosed = event
            case ev.LaunchEnded():
                launch.ended = event
                self._leave(cell, event.at_s)

    def _enter(self, cell: Cell, phase: ev.Phase, at_s: float) -> None:
        self._leave(cell, at_s)
        if phase == "wait":  # asleep while the other device has its turn
            cell.batch_ms.add(at_s, None)
            cell.images_per_s.add(at_s, None)
            cell.loss.add(at_s, None)
            return
        cell.spans.append(Span(phase, at_s))
        self.current = (cell.model, cell.device)

    def _leave(self, cell: Cell, at_s: float) -> None:
        if cell.spans and cell.spans[-1].end_s is None:
            cell.spans[-1].end_s = at_s

    def _batches(self, cell: Cell, event: ev.Batches) -> None:
        for at, took, images, loss in zip(event.elapsed_s, event.batch_s, event.images, event.loss, strict=True):
            cell.batch_ms.add(at, took * 1e3)
            cell.images_per_s.add(at, images / took if took > 0 else None)
            cell.loss.add(at, loss)
        cell.batches += len(event.batch_s)
        if event.elapsed_s:
            cell.last_batch_s = event.elapsed_s[-1]
            self.now_s = max(self.now_s, event.elapsed_s[-1])

    def _sample(self, event: ev.Sampled) -> None:
        self.last_sample = event
        s = self.sensors
        s.cpu.add(event.at_s, event.cpu_percent)
        s.child_cpu.add(event.at_s, event.child_cpu_percent)
        s.memory_gib.add(event.at_s, _gib(event.memory_used_bytes))
        s.child_memory_gib.add(event.at_s, _gib(event.child_memory_bytes))
        s.cpu_energy_j.add(event.at_s, event.cpu_energy_j)
        for gpu in event.gpus:
            curves = s.gpus.setdefault(gpu.key, GpuCurves())
            curves.utilisation.add(event.at_s, gpu.utilisation_percent)
            curves.memory_gib.add(event.at_s, _gib(gpu.memory_used_bytes))
            curves.power_w.add(event.at_s, gpu.power_w)
            curves.raw_power_w.add(event.at_s, gpu.power_w)
            curves.energy_j.add(event.at_s, gpu.energy_j)


def _gib(value: int | None) -> float | None:
    return None if value is None else value / GIB
