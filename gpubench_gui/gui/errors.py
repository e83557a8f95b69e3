"""An exception nobody expected: one visible sentence, the whole trace in the log file, the window alive."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from gpubench_gui.core.language import tr

log = logging.getLogger(__name__)


class ErrorReporter(QObject):
    """Turns uncaught exceptions, of any thread, into `raised` signals, each fault once.

    A fault in a repaint would otherwise be told ten times a second. The signal carries what makes the sentence.
    """

    raised = Signal(object)

    def __init__(self, log_file: Path | None) -> None:
        super().__init__()
        self._log_file = log_file
        self._told: set[tuple[str, int]] = set()
        self._before: tuple[Callable, Callable] | None = None

    def install(self) -> None:
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = self.report
        threading.excepthook = self._report_thread

    def uninstall(self) -> None:
        if self._before is not None:
            sys.excepthook, threading.excepthook = self._before
            self._before = None

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log `error` and tell it once; a keyboard interrupt ends the program as usual."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        place = _innermost(trace)
        if place in self._told:
            return
        self._told.add(place)
        log.error("uncaught exception", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        self.raised.emit(partial(told, f"{kind.__name__}: {error}", self._log_file))

    def _report_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_type, args.exc_value, args.exc_traceback)


def told(fault: str, log_file: Path | None) -> str:
    """The sentence on `fault`, and where there is more to read."""
    sentence = tr(
        "Something in the window failed ({fault}). Your results are kept and the program goes on.", fault=fault
    )
    return sentence if log_file is None else " ".join((sentence, tr("Details are in {file}.", file=log_file)))


def _innermost(trace: TracebackType | None) -> tuple[str, int]:
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno
