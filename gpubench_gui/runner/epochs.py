"""The Study protocol: each model trained for all its epochs on each device, test accuracy after each."""

from __future__ import annotations

from collections.abc import Iterator

from gpubench_gui.core.events import CellEnded, EpochDone, Event, Notice, SharesMeasured
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.supervisor import Halted, Skipped, Supervisor


class Study:
    """Runs the cells of one plan, one after another."""

    def __init__(self, supervisor: Supervisor, plan: Plan) -> None:
        self._supervisor, self._plan = supervisor, plan
        self._ended: set[tuple[str, str]] = set()

    def events(self) -> Iterator[Event]:
        """Every event of the training; ends with a CellEnded for each cell."""
        spec = self._plan.spec
        try:
            for model in spec.models:
                try:
                    for choice in spec.devices:
                        yield from self._cell(model, choice)
                except Skipped:
                    yield from self._supervisor.end(self._supervisor.alive())
                    yield from self._rest([model], "skipped")
        except Halted:
            yield from self._supervisor.end(self._supervisor.alive())
            yield from self._rest(spec.models, "stopped")
            raise

    def _cell(self, model: str, choice: DeviceChoice) -> Iterator[Event]:
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
        if alive:
            yield from self._supervisor.ask(child, {"do": "end"}, lambda _: False)
        end = child.terminal
        assert end is not None  # the supervisor gives every child that is gone its terminal event
        self._ended.add((model, choice.key))
        now = self._supervisor.now()
        if trained and end.outcome == "failed":  # every epoch is there: only the look at where time goes is missing
            text = (
                f"The share of moving data of {model} on {choice.label} is not known: {end.reason}. The rest is kept."
            )
            yield Notice(now, "warning", text)
            yield CellEnded(model, choice.key, now, "finished")
        else:
            yield CellEnded(model, choice.key, now, end.outcome, end.kind, end.reason, end.cure)

    def _rest(self, models: list[str] | tuple[str, ...], why: str) -> Iterator[Event]:
        for model in models:
            for choice in self._plan.spec.devices:
                if (model, choice.key) not in self._ended:
                    self._ended.add((model, choice.key))
                    yield CellEnded(model, choice.key, self._supervisor.now(), "stopped", "stopped", why)
