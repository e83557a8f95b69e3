"""A saved run that is to be gone on with: read, and found fit for it."""

from __future__ import annotations

import time
from pathlib import Path

from gpubench_gui import __version__
from gpubench_gui.core.events import RunStarted
from gpubench_gui.core.resuming import NotResumable, Rest, refuse_version, rest
from gpubench_gui.store.keeping import has_ended
from gpubench_gui.store.runs import EVENTS_FILE, load, read_events

STILL_S = 10.0  # a run that is going on writes a sample twice a second


def read_rest(run: Path) -> Rest:
    """What is missing of the run saved at `run`. Raises `NotResumable`, and `RunUnreadable` for one that is damaged."""
    start = next(read_events(run))
    assert isinstance(start, RunStarted)  # `read_events` refuses anything else
    refuse_version(start, __version__)  # before it is read whole: a newer program may write events unknown here
    file = run / EVENTS_FILE if run.is_dir() else run
    open_ = file.name == EVENTS_FILE and file.is_file() and not has_ended(file)
    if open_ and abs(time.time() - file.stat().st_mtime) < STILL_S:
        raise NotResumable(
            "This run is still being measured, or was until a moment ago: wait until it has ended, or for "
            f"{STILL_S:.0f} s, and resume it again."
        )
    return rest(load(run), __version__)
