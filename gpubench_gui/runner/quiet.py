"""Waits, for a while, until no other program disturbs the measuring."""

from __future__ import annotations

from collections.abc import Iterator

from gpubench_gui.core.events import Event, Notice, Sampled
from gpubench_gui.core.validity import others_limit
from gpubench_gui.runner.supervisor import Supervisor

LONGEST_S = 60.0
SHARE = 0.1  # of the time budget: waiting longer costs more certainty than a quiet start brings
IN_A_ROW = 2  # readings


def wait_for_quiet(supervisor: Supervisor, budget_s: float, logical_cpus: int) -> Iterator[Event]:
    """Yield what passes until others use next to nothing in two readings in a row, or time is up.

    Ends soon where it cannot be told. Going on in spite of others is said in a notice; each block is judged anyway.
    """
    limit = others_limit(logical_cpus)
    longest = min(LONGEST_S, SHARE * budget_s)
    began, quiet, untold, others = supervisor.now(), 0, 0, None
    for event in supervisor.watch_for(longest):
        yield event
        if isinstance(event, Sampled):
            others = event.others_cores
            untold = untold + 1 if others is None else 0  # a child just started has no reading before its second
            quiet = quiet + 1 if others is not None and others <= limit else 0
            if IN_A_ROW in (quiet, untold):
                return
    if others is not None and others > limit:
        waited = supervisor.now() - began
        text = f"Other programs keep {others:.1f} cores busy. After {waited:.0f} s the measuring goes on all the same."
        yield Notice(supervisor.now(), "warning", f"{text} Close them for figures that can be trusted.")
