"""Looking for the devices of this machine beside the window, and what was found so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.language import tr
from gpubench_gui.gui.background import Background

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow


class DeviceSearch(QObject):
    """The CPU can be used while the probe runs and where it fails."""

    def __init__(self, window: MainWindow, probe: Callable[[], tuple[DeviceInfo, ...]], cpu: DeviceInfo) -> None:
        super().__init__(window)
        self._window, self._probe, self._cpu = window, probe, cpu
        self._found: tuple[DeviceInfo, ...] | None = None
        self._fault: Exception | None = None
        self.job: Background | None = None

    @Slot()
    def start(self) -> None:
        """Look, unless that is being done already or a run goes on."""
        if self.job is not None or self._window.session.running:
            return
        self._found = self._fault = None
        self.show()
        self.job = Background(self._probe)
        self.job.done.connect(self._done)
        self.job.failed.connect(self._failed)
        self.job.start()

    def show(self) -> None:
        """Fill the switches with what is known now."""
        toggles = self._window.devices
        if self._found is not None:
            toggles.show_devices(self._found)
            return
        toggles.looking(self._cpu)
        if self._fault is not None:
            toggles.failed(tr("Looking for devices failed ({error}).", error=self._fault))

    @Slot(object)
    def _done(self, devices: tuple[DeviceInfo, ...]) -> None:
        self.job, self._found = None, devices
        self.show()
        self._window.saved.offer()

    @Slot(object)
    def _failed(self, error: Exception) -> None:
        self.job, self._fault = None, error
        self.show()
        self._window.saved.offer()
