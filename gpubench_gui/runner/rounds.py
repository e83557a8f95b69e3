"""The Quick protocol: rounds of fresh children that take turns, until the ratio is known or time is up.

A round is one fresh child per device for one model. All are warmed up, then timed in blocks in the
order A B B A, one asleep while the other measures, so that a drift of the machine meets both alike;
the next round begins with the other device. Models are visited round by round, so that each has an
indicative ratio early. While an accelerator warms up, the children of the next round import PyTorch; the CPU
warms up, and blocks are timed, once they are done and asleep.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from gpubench_gui.core import estimate
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.events import (
    Batches,
    BlockTimed,
    CellEnded,
    EvaluationTimed,
    Event,
    Notice,
    SharesMeasured,
    StepZero,
    WarmedUp,
)
from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import ASIDE, DeviceChoice
from gpubench_gui.core.stats import LOOKS, Estimate
from gpubench_gui.core.stopping import known
from gpubench_gui.core.summary import compare
from gpubench_gui.core.tricks import COMPILE, GRAPH, kept
from gpubench_gui.runner.plan import BLOCK_S, EVALUATE_S, Plan
from gpubench_gui.runner.quiet import wait_for_quiet
from gpubench_gui.runner.supervisor import Halted, Skipped, Supervisor, TrainingChild
from gpubench_gui.runner.validity import BlockJudge

RETRIES = 3
RETRIES_A_RUN = 6  # a machine that is busy all the time would spend four fifths of the budget on retries
FIRST_PACE = 0.5  # the first round is short, so that every model soon has an indicative ratio
LATE_S = 40.0  # of a model's share of the budget, from which on a second round is sure to come
TUNING_SHARE = 0.5  # of a model's share of the budget
COMPILING_S = 300.0  # of a model's share of the budget, from which on there is time to compile in every child
SPARE_THREADS = 4  # with fewer cores an import takes from the warm-up as much as it saves
STOPPED, SKIPPED = "stopped", "skipped"  # by the user


@dataclass(slots=True)
class Standing:
    """What the schedule knows of one model: the devices still in it, what its last round took in seconds."""

    devices: list[DeviceChoice]
    round_s: float = 0.0
    children: list[TrainingChild] = field(default_factory=list)  # of its last round
    failed: set[str] = field(default_factory=set)
    cut_short: str | None = None  # by whom or what, where it was not measured to its end


class Quick:
    """Runs the rounds of one plan."""

    def __init__(self, supervisor: Supervisor, plan: Plan, record: RunRecord, judge: BlockJudge) -> None:
        self._supervisor, self._plan, self._judge = supervisor, plan, judge
        self._last_block: BlockTimed | None = None
        self._retries_left = RETRIES_A_RUN
        # Only block and launch events are folded into this one: it decides when to stop, it shows nothing.
        self._record = record

    def events(self) -> Iterator[Event]:
        """Every event of the measuring; ends with a CellEnded for each cell."""
        spec = self._plan.spec
        standing = {model: Standing(list(spec.devices)) for model in spec.models}
        open_models = list(spec.models)
        began = self._supervisor.now()
        try:
            self._prepare()
            yield from self._observed(wait_for_quiet(self._supervisor, spec.budget_s, self._plan.logical_cpus))
            for round_ in range(LOOKS[-1]):
                for model in list(open_models):
                    left = began + spec.budget_s - self._supervisor.now()
                    if left <= standing[model].round_s:
                        open_models.remove(model)
                        standing[model].cut_short = f"the time budget of {spec.budget_s:.0f} s was used up"
                        continue
                    try:
                        yield from self._observed(self._round(model, round_, standing[model]))
                    except Skipped:
                        yield from self._observed(self._supervisor.end(self._supervisor.alive()))
                        yield from self._fail(model, standing[model])
                        open_models.remove(model)
                        standing[model].cut_short = SKIPPED
                        continue
                    if not standing[model].devices or self._known(model, standing[model], round_ + 1):
                        open_models.remove(model)
                if not open_models:
                    break
        except Halted:
            yield from self._observed(self._supervisor.end(self._supervisor.alive()))
            for model in open_models:
                yield from self._fail(model, standing[model])
                standing[model].cut_short = STOPPED
            yield from self._close(standing)
            raise
        yield from self._close(standing)

    def _observed(self, events: Iterator[Event]) -> Iterator[Event]:
        for event in events:
            self._judge.see(event)
            if isinstance(event, BlockTimed):
                event = self._last_block = self._judge.judge(event)
            if not isinstance(event, Batches):
                self._record.apply(event)
            yield event

    def _round(self, model: str, round_: int, standing: Standing) -> Iterator[Event]:
        if round_ == 0:
            yield from self._tune(model, [d for d in standing.devices if d.tuned])
        started = self._supervisor.now()
        pace = self._plan.pace * (FIRST_PACE if round_ == 0 else 1.0)
        order = standing.devices if round_ % 2 == 0 else standing.devices[::-1]
        children = standing.children = []
        for choice in order:  # they import PyTorch side by side: nothing is being measured yet
            spec = self._plan.launch(model, choice, round_, kept(self._record.tricks.get((model, choice.key), ())))
            children.append((yield from self._supervisor.launch(spec)))
        for child in children:
            yield from self._supervisor.wait_ready(child)
        if round_ == 0:
            yield from self._each(children, {"do": "step-zero"}, StepZero)
        yield from self._warm_up(children, pace)
        for child in (*children, *children[::-1]):
            yield from self._block(child, pace * BLOCK_S)
        yield from self._each(children, {"do": "evaluate", "seconds": pace * EVALUATE_S}, EvaluationTimed)
        if round_ == self._explaining_round(model):
            # They are those of a step that is neither a graph nor compiled, which these do not train with.
            plain = [c for c in children if not {GRAPH, COMPILE} & set(c.spec.tricks)]
            yield from self._each(plain, {"do": "shares"}, SharesMeasured)
            yield from self._diagnose(standing)
        for child in children:
            if not child.gone:
                yield from self._supervisor.ask(child, {"do": "end"}, lambda _: False)
        yield from self._fail(model, standing)
        standing.round_s = self._supervisor.now() - started

    def _explaining_round(self, model: str) -> int:
        """The round that also asks why. The first, unless other models' first ratios would wait for it (15 s each)."""
        spec = self._plan.spec
        waited_for = model != spec.models[-1] and spec.budget_s / len(spec.models) >= LATE_S
        return 1 if waited_for else 0

    def _tune(self, model: str, choices: list[DeviceChoice]) -> Iterator[Event]:
        """Find what makes each tuned contender faster, in a child of its own that is asked for no figure."""
        for choice in choices:
            child = yield from self._supervisor.launch(self._plan.launch(model, choice, ASIDE))
            yield from self._supervisor.wait_ready(child)
            yield from self._supervisor.settle()
            if child.terminal is None:
                share_s = self._plan.spec.budget_s / len(self._plan.spec.models)
                tune = {
                    "do": "tune",
                    "seconds": self._plan.pace * TUNING_SHARE * share_s / len(choices),
                    "compile": share_s >= COMPILING_S,
                    "then": "end",
                }
                yield from self._supervisor.ask(child, tune, lambda _: False)
            end = child.terminal
            if end is not None and end.outcome == "failed":
                text = f"Tuning {MODELS[model].name} on {choice.label} broke off: {end.reason}. What helped is kept."
                yield Notice(self._supervisor.now(), "warning", text)

    def _warm_up(self, children: list[TrainingChild], pace: float) -> Iterator[Event]:
        """Warm up each child, accelerators first.

        Beside two importing processes the first step of ResNet-18 on 16 threads took 3.9 s instead of 2.0 s: its
        threads wait for each other at every layer. An accelerator's warm-up needs one core of the host.
        """
        on_cpu = [c for c in children if c.spec.device == "cpu"]
        others = [c for c in children if c not in on_cpu]
        if others and self._plan.threads >= SPARE_THREADS:
            self._prepare()
        yield from self._each(others, {"do": "warm-up", "pace": pace}, WarmedUp)
        yield from self._supervisor.settle()
        yield from self._each(on_cpu, {"do": "warm-up", "pace": pace}, WarmedUp)

    def _prepare(self) -> None:
        """Let the children of the next round import PyTorch."""
        spec = self._plan.spec
        self._supervisor.prepare([self._plan.launch(spec.models[0], d, 0).threads for d in spec.devices])

    def _block(self, child: TrainingChild, seconds: float) -> Iterator[Event]:
        """Time one block; a doubtful one is kept, flagged, and tried again while that may help."""
        for attempt in range(1 + RETRIES):
            if child.gone or child.terminal is not None:
                return
            yield from self._each([child], {"do": "block", "seconds": seconds}, BlockTimed)
            block = self._last_block
            if block is None or not self._judge.worth_retry(block) or self._retries_left == 0:
                return
            if attempt < RETRIES:
                self._retries_left -= 1

    def _each(self, children: list[TrainingChild], command: dict[str, object], answer: type) -> Iterator[Event]:
        for child in children:
            if not child.gone and child.terminal is None:
                yield from self._supervisor.ask(child, command, lambda e: isinstance(e, answer))

    def _diagnose(self, standing: Standing) -> Iterator[Event]:
        """Ask each child why; the cell of one that fails at this has been measured, and goes on without the answer."""
        asked = [c for c in standing.children if c.terminal is None]
        yield from self._each(asked, {"do": "diagnose"}, Diagnosed)
        for child in asked:
            end = child.terminal
            if end is not None and end.outcome == "failed":
                standing.children.remove(child)
                where = f"{MODELS[child.spec.model].name} on {short_name(child.spec.key)}"
                text = f"Why {where} is as fast as it is could not be found: {end.reason}."
                yield Notice(self._supervisor.now(), "warning", f"{text} The rest is kept.")

    def _fail(self, model: str, standing: Standing) -> Iterator[Event]:
        """End the cells whose children failed in the last round."""
        for child in standing.children:
            end = child.terminal
            if end is not None and end.outcome == "failed" and child.spec.key not in standing.failed:
                standing.devices = [d for d in standing.devices if d.key != child.spec.key]
                standing.failed.add(child.spec.key)
                now = self._supervisor.now()
                yield CellEnded(model, child.spec.key, now, "failed", end.kind, end.reason, end.cure)

    def _known(self, model: str, standing: Standing, rounds: int) -> bool:
        """Whether every figure of the model is known well enough to stop."""
        pairs = [(d, self._plan.spec.baseline_of(d)) for d in standing.devices]
        ratios = [(d.key, base.key) for d, base in pairs if d != base and base in standing.devices]
        compared = {key for pair in ratios for key in pair}
        found: list[Estimate | None] = [compare(self._record, model, *pair).speedup for pair in ratios]
        found += [
            estimate.throughput(self._record.cell(model, d.key)) for d in standing.devices if d.key not in compared
        ]
        return known(found, rounds)

    def _close(self, standings: dict[str, Standing]) -> Iterator[Event]:
        for model, standing in standings.items():
            for choice in self._plan.spec.devices:
                if choice.key not in standing.failed:
                    yield self._end(model, choice, standing.cut_short)

    def _end(self, model: str, choice: DeviceChoice, cut_short: str | None) -> CellEnded:
        """Finished where the protocol itself ended it with a figure, else stopped with the reason."""
        now = self._supervisor.now()
        rounds = len(estimate.image_seconds_by_round(self._record.cell(model, choice.key)))
        if rounds and cut_short not in (STOPPED, SKIPPED):
            return CellEnded(model, choice.key, now, "finished")
        if rounds:
            text = f"{cut_short} after {rounds} round{'s' if rounds > 1 else ''}"
        else:
            text = f"not measured: {cut_short}"
        return CellEnded(model, choice.key, now, "stopped", "stopped", text)
