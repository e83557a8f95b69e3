"""The Study protocol: each model trained for all its epochs on each device, test accuracy after each.

Before a cell is trained a child of its own predicts how long that will take, as Quick would from one short launch.
"""

from __future__ import annotations

from collections.abc import Iterator

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.events import (
    BlockTimed,
    CellEnded,
    EpochDone,
    EvaluationTimed,
    Event,
    Notice,
    SharesMeasured,
    WarmedUp,
)
from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.spec import ASIDE, DeviceChoice
from gpubench_gui.runner.cells import CellByCell
from gpubench_gui.runner.plan import BLOCK_S, EVALUATE_S

ANSWERS = (WarmedUp, BlockTimed, EvaluationTimed)


class Study(CellByCell):
    """Runs the cells of one plan, one after another."""

    def _cell(self, model: str, choice: DeviceChoice) -> Iterator[Event]:
        yield from self._predict(model, choice)
        last = self._plan.spec.training.epochs - 1
        child = yield from self._supervisor.launch(self._plan.launch(model, choice, 0))
        alive = yield from self._supervisor.wait_ready(child)
        alive = alive and (
            yield from self._supervisor.ask(
                child, {"do": "train"}, lambda e: isinstance(e, EpochDone) and e.epoch == last
            )
        )
        trained = alive
        alive = alive and (
            yield from self._supervisor.ask(child, {"do": "shares"}, lambda e: isinstance(e, SharesMeasured))
        )
        alive = alive and (
            yield from self._supervisor.ask(child, {"do": "diagnose"}, lambda e: isinstance(e, Diagnosed))
        )
        if alive:
            yield from self._supervisor.ask(child, {"do": "end"}, lambda _: False)
        end = child.terminal
        assert end is not None  # the supervisor gives every child that is gone its terminal event
        now = self._supervisor.now()
        if trained and end.outcome == "failed":  # every epoch is there: only the look at where time goes is missing
            what = f"Where the time of {MODELS[model].name} on {choice.label} goes is not known"
            text = f"{what}: {end.reason}. The rest is kept."
            yield Notice(now, "warning", text)
            yield CellEnded(model, choice.key, now, "finished")
        else:
            yield CellEnded(model, choice.key, now, end.outcome, end.kind, end.reason, end.cure)

    def _predict(self, model: str, choice: DeviceChoice) -> Iterator[Event]:
        """Time one block; whatever goes wrong here goes wrong again, and is told, in the training."""
        child = yield from self._supervisor.launch(self._plan.launch(model, choice, ASIDE))
        yield from self._supervisor.wait_ready(child)
        pace = self._plan.pace
        for command in (
            {"do": "warm-up", "pace": pace},
            {"do": "block", "seconds": pace * BLOCK_S},
            {"do": "evaluate", "seconds": pace * EVALUATE_S},
        ):
            if child.terminal is None:
                yield from self._supervisor.ask(child, command, lambda e: isinstance(e, ANSWERS))
        if child.terminal is None:
            yield from self._supervisor.ask(child, {"do": "end"}, lambda _: False)
