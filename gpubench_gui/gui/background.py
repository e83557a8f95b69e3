"""One blocking call beside the window: the probe, an export, opening a large run."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

log = logging.getLogger(__name__)


class Background(QObject):
    """Runs `job` once on a thread of its own; `done` or `failed` arrives in the thread of the receiver.

    The thread is a daemon: a probe that hangs for a minute must not keep a closed window's process
    alive. Nothing is delivered after `forget`.
    """

    done = Signal(object)
    failed = Signal(object)

    def __init__(self, job: Callable[[], Any]) -> None:
        super().__init__()
        self._job = job
        self._wanted = True
        self._thread = threading.Thread(target=self._work, name="background", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def forget(self, wait_s: float = 0.0) -> None:
        """Deliver nothing any more; wait up to `wait_s` seconds for the job to end."""
        self._wanted = False
        self._thread.join(wait_s)

    def _work(self) -> None:
        try:
            result = self._job()
        except Exception as error:
            log.debug("background job failed", exc_info=True)
            if self._wanted:
                self.failed.emit(error)
            return
        if self._wanted:
            self.done.emit(result)
