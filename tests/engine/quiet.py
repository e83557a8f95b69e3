"""A `Progress` for tests that keeps its events."""

from __future__ import annotations

from collections.abc import Callable

from gpubench_gui.core.events import DataProgress
from gpubench_gui.engine.datasets.progress import Progress


def recorded(stopped: Callable[[], bool] = lambda: False) -> tuple[Progress, list[DataProgress]]:
    """A progress and the list its events go to."""
    events: list[DataProgress] = []
    return Progress(events.append, stopped), events


def quiet() -> Progress:
    """A progress nobody looks at."""
    return recorded()[0]
