"""A saved run that ended early, gone on with in this window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import Event
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.resuming import NotResumable, Rest
from gpubench_gui.gui.background import Background
from gpubench_gui.gui.saved_runs import opening_failure
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.worker import RunLike, broke_off
from gpubench_gui.store.resuming import read_rest
from gpubench_gui.store.runs import cache_folder, read_events

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

MakeResumed = Callable[[Rest, Callable[[], Iterator[Event]], tuple[DeviceInfo, ...]], RunLike]
_LOOKING = mark("The devices of this machine are still being looked for: resume the run once they are listed.")


def resumed_run(rest: Rest, old: Callable[[], Iterator[Event]], devices: tuple[DeviceInfo, ...]) -> RunLike:
    """The real one. Only here is the runner needed, which takes a moment to import."""
    from gpubench_gui.runner.resumed import ResumedRun

    return ResumedRun(rest, old, devices, cache_folder())


class Resuming(QObject):
    """Reads the run beside the window, then follows the new one; the old one is shown again where that is refused."""

    def __init__(self, window: MainWindow, make: MakeResumed) -> None:
        super().__init__(window)
        self._window, self._make = window, make
        self.job: Background | None = None
        self._old: tuple[RunRecord, Path] | None = None  # of the run that is being gone on with

    def start(self, path: Path) -> None:
        """Go on with the run saved at `path`; one that cannot be is said so, and nothing changes."""
        window = self._window
        if window.session.running or self.job is not None:
            return
        if not window.devices.complete:
            window.banner.add(Message("info", partial(tr, _LOOKING)))
            return
        self.job = Background(lambda: (read_rest(path), path))
        self.job.done.connect(self._begin)
        self.job.failed.connect(self._failed)
        self.job.start()

    def refused(self) -> bool:
        """When a run has ended: whether it was to go on with another one and never began. That one is shown then."""
        old, self._old = self._old, None
        record = self._window.session.record
        if old is None or (record is not None and record.started is not None):
            return False
        self._window.saved.show(*old)
        return True

    @Slot(object)
    def _begin(self, result: tuple[Rest, Path]) -> None:
        self.job = None
        window = self._window
        if window.session.running:
            return
        rest, path = result
        devices = tuple(window.devices.devices.values())
        self._old = rest.record, path
        window.saved.unmark()
        window.begin(lambda: self._make(rest, lambda: read_events(path), devices))
        how = tr("What was finished before is shown as soon as the machine is found to be as it was.")
        window.answer.show_text(tr("Getting ready"), how)

    @Slot(object)
    def _failed(self, error: Exception) -> None:
        self.job = None
        say = broke_off if isinstance(error, NotResumable) else opening_failure
        self._window.banner.add(Message("error", partial(say, error)))
