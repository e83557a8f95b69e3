"""The program's log file: what the children wrote on standard error, and faults nobody expected."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

from platformdirs import user_log_path

from gpubench_gui.folders import own

log = logging.getLogger("gpubench_gui")


def log_folder() -> Path:
    """Where the log files lie."""
    return own(user_log_path)


def start_log(path: Path) -> logging.Handler | None:
    """Send the program's log to the file `path`; None when it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=1_000_000, backupCount=1, encoding="utf-8", delay=False)
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    return handler


@contextmanager
def logged(path: Path) -> Iterator[Path | None]:
    """The log goes to the file `path` meanwhile; yields it, or None when it cannot be written."""
    handler = start_log(path)
    try:
        yield path if handler is not None else None
    finally:
        if handler is not None:
            log.removeHandler(handler)
            handler.close()
