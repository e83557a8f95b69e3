"""The protocols of a sweep: rounds of fresh children that time one network of the family after another, in turns.

Which cell comes next is decided in `core` from what was measured so far. The devices take turns at each cell, in an
order that flips from cell to cell and from round to round, so that a drift of the machine meets both alike.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace

from gpubench_gui.core import crossover_plan, speed_map
from gpubench_gui.core.events import BlockTimed, CellEnded, Event
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.spec import FAMILY, DeviceChoice, RunSpec
from gpubench_gui.core.sweep import Found, Step, SweepCell
from gpubench_gui.core.validity import CLOCK_DIFFERS
from gpubench_gui.core.wording import count
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.quiet import wait_for_quiet
from gpubench_gui.runner.supervisor import Halted, Skipped, Supervisor, TrainingChild
from gpubench_gui.runner.validity import BlockJudge

DEATHS = 3  # of a device's children, after which it is given up
Next = Callable[[RunSpec, Sequence[Found], int, float, float], Step | None]


class Sweep:
    """Runs the sweep of one plan."""

    def __init__(self, supervisor: Supervisor, plan: Plan, judge: BlockJudge) -> None:
        self._supervisor, self._plan, self._judge = supervisor, plan, judge
        finds = plan.spec.protocol == "crossover"
        self._next: Next = crossover_plan.next_step if finds else speed_map.next_step
        self._cell_s = plan.pace * (crossover_plan.CELL_S if finds else speed_map.CELL_S)
        self._found: list[Found] = []
        self._devices = list(plan.spec.devices)  # still in it
        self._deaths: dict[str, list[TrainingChild]] = {d.key: [] for d in plan.spec.devices}
        self._start_s = 0.0  # what the start of the last round took

    def events(self) -> Iterator[Event]:
        """Every event of the measuring; ends with a CellEnded for each device."""
        try:
            for event in self._measure():
                self._judge.see(event)
                yield event
        except (Halted, Skipped) as told:
            yield from self._supervisor.end(self._supervisor.alive())
            why = "stopped" if isinstance(told, Halted) else "skipped"
            for choice in self._plan.spec.devices:
                yield self._ended(choice, why)
            if isinstance(told, Halted):
                raise
            return
        for choice in self._plan.spec.devices:
            yield self._ended(choice, None)

    def _measure(self) -> Iterator[Event]:
        spec, began = self._plan.spec, self._supervisor.now()
        yield from wait_for_quiet(self._supervisor, spec.budget_s, self._plan.logical_cpus)
        round_ = number = 0
        children = yield from self._start(round_)
        while (step := self._step(round_, began)) is not None:
            if step.fresh or any(c.gone or c.terminal is not None for c in children):
                yield from self._finish(children)
                round_, number = round_ + 1, 0
                children = yield from self._start(round_)
            for cell in step.cells:
                for child in children if (round_ + number) % 2 == 0 else children[::-1]:
                    yield from self._cell(child, cell)
                number += 1
        yield from self._finish(children)

    def _step(self, round_: int, began: float) -> Step | None:
        spec = replace(self._plan.spec, devices=tuple(self._devices))
        if len(self._devices) < 2 or spec.baseline != self._plan.spec.baseline:
            return None
        left = began + spec.budget_s - self._supervisor.now()
        return self._next(spec, self._found, round_, left, self._start_s)

    def _start(self, round_: int) -> Generator[Event, None, list[TrainingChild]]:
        began = self._supervisor.now()
        children = []
        for choice in self._devices:  # they import PyTorch side by side: nothing is being measured yet
            children.append((yield from self._supervisor.launch(self._plan.launch(FAMILY, choice, round_))))
        for child in children:
            if not (yield from self._supervisor.wait_ready(child)):
                self._died(child, for_good=True)
        self._start_s = self._supervisor.now() - began
        return children

    def _cell(self, child: TrainingChild, cell: SweepCell) -> Iterator[Event]:
        """Have one cell timed; a child that ends instead fails it."""
        if child.gone or child.terminal is not None:
            return
        where = (cell.model, child.spec.key, child.spec.round)
        command = {"do": "cell", "model": cell.model, "batch_size": cell.batch_size, "seconds": self._cell_s}
        for event in self._supervisor.ask(child, command, lambda e: isinstance(e, SweepTimed | SweepFailed)):
            if isinstance(event, SweepTimed):
                event = self._judged(event, child.spec.threads)
            if isinstance(event, SweepTimed | SweepFailed):
                self._found.append(event)
            yield event
        end = child.terminal
        if end is not None:
            kind, reason = end.kind or "died", end.reason or "its process ended"
            lost = SweepFailed(*where, self._supervisor.now(), cell.batch_size, kind, reason)
            self._found.append(lost)
            self._died(child)
            yield lost

    def _judged(self, cell: SweepTimed, threads: int) -> SweepTimed:
        """The cell with what befell it. Clocks are not compared: each network loads a GPU in its own way."""
        figures = (cell.at_s, cell.steps, cell.images, cell.seconds)
        # What processor time the child used is not told, so that no flag comes from it.
        block = BlockTimed(FAMILY, cell.device, cell.round, 0, *figures, None, 0.0, cell.seconds * threads)
        flags = self._judge.judge(block).flags
        return replace(cell, flags=tuple(f for f in flags if f != CLOCK_DIFFERS))

    def _died(self, child: TrainingChild, for_good: bool = False) -> None:
        """Note the end of a child nobody asked for; a device that cannot start or dies again and again is left out."""
        key = child.spec.key
        self._deaths[key].append(child)
        if for_good or len(self._deaths[key]) >= DEATHS:
            self._devices = [d for d in self._devices if d.key != key]

    def _finish(self, children: Sequence[TrainingChild]) -> Iterator[Event]:
        for child in children:
            if not child.gone:
                yield from self._supervisor.ask(child, {"do": "end"}, lambda _: False)

    def _ended(self, choice: DeviceChoice, why: str | None) -> CellEnded:
        """Finished with any figure, unless the user ended it; failed where a device gave none."""
        now = self._supervisor.now()
        cells = sum(isinstance(c, SweepTimed) and c.device == choice.key for c in self._found)
        given_up = choice not in self._devices
        failures = [c for c in self._found if isinstance(c, SweepFailed) and c.device == choice.key]
        if why is not None and not given_up:
            text = f"{why} after {count(cells, 'cell')}" if cells else f"not measured: {why}"
            return CellEnded(FAMILY, choice.key, now, "stopped", "stopped", text)
        if cells and not given_up:
            return CellEnded(FAMILY, choice.key, now, "finished")
        if given_up:
            end = self._deaths[choice.key][-1].terminal
            kind, reason = (end.kind, end.reason) if end is not None else (None, None)
            return CellEnded(FAMILY, choice.key, now, "failed", kind, reason, end.cure if end is not None else None)
        if failures:
            return CellEnded(FAMILY, choice.key, now, "failed", failures[-1].kind, failures[-1].reason)
        lost = len(self._devices) < len(self._plan.spec.devices)
        text = "another device was given up" if lost else "the time budget was used up"
        return CellEnded(FAMILY, choice.key, now, "stopped", "stopped", f"not measured: {text}")
