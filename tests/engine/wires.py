"""A wire that ends in a list, for engine parts that run in the test's own process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from gpubench_gui.codec import from_line
from gpubench_gui.core.events import Event
from gpubench_gui.core.lines import to_line
from gpubench_gui.core.spec import LaunchSpec, Training


class ListWire:
    """Keeps what is sent, after a trip through the wire's format; hands out `commands` and then the end."""

    def __init__(self, commands: Sequence[dict[str, Any]] = (), stop: Callable[[], bool] = lambda: False) -> None:
        self.sent: list[Event] = []
        self._commands = list(commands)
        self._stop = stop

    @property
    def stopped(self) -> bool:
        return self._stop()

    def send(self, event: Event) -> None:
        self.sent.append(from_line(to_line(event)))

    def receive(self) -> dict[str, Any] | None:
        return self._commands.pop(0) if self._commands else None

    def of(self, kind: type) -> list[Any]:
        return [e for e in self.sent if isinstance(e, kind)]


def launch_spec(data_dir: Path | str = "", model: str = "small-cnn", key: str = "cpu", **training: Any) -> LaunchSpec:
    """A launch on the CPU."""
    return LaunchSpec(model, "cpu", key, 0, str(data_dir), 0.0, 2, Training(**training))
