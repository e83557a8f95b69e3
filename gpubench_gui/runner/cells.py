"""A protocol that carries out its cells one after another, and ends each exactly once whatever happens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence

from gpubench_gui.core.events import CellEnded, Event
from gpubench_gui.core.record import CellKey
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.supervisor import Halted, Skipped, Supervisor


class CellByCell(ABC):
    """Model by model, device by device, without the cells that are `done`.

    `_cell` yields a cell's events, its CellEnded last.
    """

    def __init__(self, supervisor: Supervisor, plan: Plan, done: Collection[CellKey]) -> None:
        self._supervisor, self._plan = supervisor, plan
        self._ended: set[CellKey] = set(done)

    def events(self) -> Iterator[Event]:
        """Every event of the run; ends with a CellEnded for each cell that was not done."""
        spec = self._plan.spec
        try:
            for model in spec.models:
                try:
                    for choice in spec.devices:
                        if (model, choice.key) not in self._ended:
                            yield from self._noted(self._cell(model, choice))
                except Skipped:
                    yield from self._supervisor.end(self._supervisor.alive())
                    yield from self._rest([model], "skipped")
        except Halted:
            yield from self._supervisor.end(self._supervisor.alive())
            yield from self._rest(spec.models, "stopped")
            raise

    @abstractmethod
    def _cell(self, model: str, choice: DeviceChoice) -> Iterator[Event]: ...

    def _noted(self, events: Iterator[Event]) -> Iterator[Event]:
        for event in events:
            if isinstance(event, CellEnded):
                self._ended.add((event.model, event.device))
            yield event

    def _rest(self, models: Sequence[str], why: str) -> Iterator[Event]:
        for model in models:
            for choice in self._plan.spec.devices:
                if (model, choice.key) not in self._ended:
                    self._ended.add((model, choice.key))
                    yield CellEnded(model, choice.key, self._supervisor.now(), "stopped", "stopped", why)
