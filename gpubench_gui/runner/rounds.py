"""The Quick protocol: rounds of fresh children that take turns, until the ratio is known or time is up.

A round is one fresh child per device for one model. All are warmed up, then timed in blocks in the
order A B B A, one asleep while the other measures, so that a drift of the machine meets both alike;
the next round begins with the other device. Models are visited round by round, so that each has an
indicative ratio early.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from gpubench_gui.core import estimate
from gpubench_gui.core.events import (
    Batches,
    BlockTimed,
    CellEnded,
    EvaluationTimed,
    Event,
    SharesMeasured,
    WarmedUp,
)
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.stats import LOOKS, Estimate
from gpubench_gui.core.summary import compare
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.supervisor import Halted, Skipped, Supervisor, TrainingChild

BLOCK_S = 2.0
EVALUATE_S = 0.5
TARGET = 0.05


@dataclass(slots=True)
class Standing:
    """What the schedule knows of one model: devices still in it, and what its last round took in seconds."""

    devices: list[DeviceChoice]
    round_s: float = 0.0
    failed: set[str] = field(default_factory=set)


class Quick:
    """Runs the rounds of one plan."""

    def __init__(self, supervisor: Supervisor, plan: Plan, record: RunRecord) -> None:
        self._supervisor, self._plan = supervisor, plan
        # Only block and launch events are folded into this one: it decides when to stop, it shows nothing.
        self._record = record

    def events(self) -> Iterator[Event]:
        """Every event of the measuring; ends with a CellEnded for each cell."""
        spec = self._plan.spec
        standing = {model: Standing(list(spec.devices)) for model in spec.models}
        open_models = list(spec.models)
        began = self._supervisor.now()
        ended_by: dict[str, str] = {}
        try:
            for round_ in range(LOOKS[-1]):
                for model in list(open_models):
                    left = began + spec.budget_s - self._supervisor.now()
                    if left <= standing[model].round_s:
                        open_models.remove(model)
                        ended_by[model] = f"the time budget of {spec.budget_s:.0f} s was used up"
                        continue
                    try:
                        yield from self._observed(self._round(model, round_, standing[model]))
                    except Skipped:
                        yield from self._observed(self._supervisor.end(self._supervisor.alive()))
                        open_models.remove(model)
                        ended_by[model] = "skipped"
                        continue
                    if not standing[model].devices or self._known(model, standing[model], round_ + 1):
                        open_models.remove(model)
                if not open_models:
                    break
        except Halted:
            yield from self._observed(self._supervisor.end(self._supervisor.alive()))
            for model in spec.models:
                yield from self._close(model, standing[model], "stopped", halted=model in open_models)
            raise
        for model in spec.models:
            yield from self._close(model, standing[model], ended_by.get(model), ended_by.get(model) == "skipped")

    def _observed(self, events: Iterator[Event]) -> Iterator[Event]:
        for event in events:
            if not isinstance(event, Batches):
                self._record.apply(event)
            yield event

    def _round(self, model: str, round_: int, standing: Standing) -> Iterator[Event]:
        started = self._supervisor.now()
        order = standing.devices if round_ % 2 == 0 else standing.devices[::-1]
        children: list[TrainingChild] = []
        for choice in order:  # they import PyTorch side by side: nothing is being measured yet
            children.append((yield from self._supervisor.launch(self._plan.launch(model, choice, round_))))
        for child in children:
            yield from self._supervisor.wait_ready(child)
        yield from self._each(children, {"do": "warm-up"}, WarmedUp)
        block = {"do": "block", "seconds": BLOCK_S}
        yield from self._each(children, block, BlockTimed)
        yield from self._each(children[::-1], block, BlockTimed)
        yield from self._each(children, {"do": "evaluate", "seconds": EVALUATE_S}, EvaluationTimed)
        if round_ == 0:
            yield from self._each(children, {"do": "shares"}, SharesMeasured)
        for child in children:
            if not child.gone:
                yield from self._supervisor.ask(child, {"do": "end"}, lambda _: False)
        yield from self._fail(model, children, standing)
        standing.round_s = self._supervisor.now() - started

    def _each(self, children: list[TrainingChild], command: dict[str, object], answer: type) -> Iterator[Event]:
        for child in children:
            if not child.gone and child.terminal is None:
                yield from self._supervisor.ask(child, command, lambda e: isinstance(e, answer))

    def _fail(self, model: str, children: list[TrainingChild], standing: Standing) -> Iterator[Event]:
        for child in children:
            end = child.terminal
            if end is not None and end.outcome == "failed":
                standing.devices = [d for d in standing.devices if d.key != child.spec.key]
                standing.failed.add(child.spec.key)
                now = self._supervisor.now()
                yield CellEnded(model, child.spec.key, now, "failed", end.kind, end.reason, end.cure)

    def _known(self, model: str, standing: Standing, rounds: int) -> bool:
        """Whether every figure of the model is known to ±5 %; looked at only after 3, 5, 8, 12 and 20 rounds."""
        if rounds not in LOOKS:
            return False
        base = self._plan.spec.baseline.key
        keys = [d.key for d in standing.devices]
        others = [k for k in keys if k != base]
        found: list[Estimate | None]
        if others and base in keys:
            found = [compare(self._record, model, key, base).speedup for key in others]
        else:
            found = [estimate.throughput(self._record.cell(model, key)) for key in keys]
        widths = [e.half_width if e else None for e in found]
        return all(w is not None and w <= TARGET for w in widths)

    def _close(self, model: str, standing: Standing, why: str | None, halted: bool) -> Generator[Event, None, None]:
        for choice in self._plan.spec.devices:
            if choice.key in standing.failed:
                continue
            now = self._supervisor.now()
            rounds = len(estimate.image_seconds_by_round(self._record.cell(model, choice.key)))
            if rounds and not halted:
                yield CellEnded(model, choice.key, now, "finished")
            elif rounds:
                text = f"{why} after {rounds} round{'s' if rounds > 1 else ''}"
                yield CellEnded(model, choice.key, now, "stopped", "stopped", text)
            else:
                yield CellEnded(model, choice.key, now, "stopped", "stopped", f"not measured: {why}")
