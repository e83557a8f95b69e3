"""The search for the largest batch: one child per model and device, which may run out of memory or be ended for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from gpubench_gui.core.events import CellEnded, Event
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.core.record import CellKey
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.runner.cells import CellByCell
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.supervisor import Supervisor
from gpubench_gui.telemetry.memory import spare_bytes

SHARING = ("cpu", "mps")  # kinds of device whose memory is the machine's own: they are guarded
UNGUARDED = "how much memory is free cannot be read here, and without that the search could freeze the machine"


class Largest(CellByCell):
    """Runs the cells of one plan, one after another; no batch is larger than the `images` of the training set."""

    def __init__(self, supervisor: Supervisor, plan: Plan, images: int, done: Collection[CellKey]) -> None:
        super().__init__(supervisor, plan, done)
        self._images = images

    def _cell(self, model: str, choice: DeviceChoice) -> Iterator[Event]:
        # Before the child is there: the guard holds for all of its memory, PyTorch's own included.
        shares = choice.device.split(":")[0] in SHARING
        guard = spare_bytes() if shares else None
        if shares and guard is None:
            cure = "Search on a system that tells how much memory is free."
            yield CellEnded(model, choice.key, self._supervisor.now(), "failed", "error", UNGUARDED, cure)
            return
        child = yield from self._supervisor.launch(self._plan.launch(model, choice, 0))
        alive = yield from self._supervisor.wait_ready(child)
        found = alive and (
            yield from self._supervisor.ask(
                child,
                {"do": "largest", "guard_bytes": guard, "cap": self._images},
                lambda event: isinstance(event, LargestBatch),
            )
        )
        if found:
            yield from self._supervisor.ask(child, {"do": "end"}, lambda _: False)
        end = child.terminal
        assert end is not None  # the supervisor gives every child that is gone its terminal event
        now = self._supervisor.now()
        if found:  # whatever befell the child on its way out, the answer is there
            yield CellEnded(model, choice.key, now, "finished")
        else:
            yield CellEnded(model, choice.key, now, end.outcome, end.kind, end.reason, end.cure)
