"""Has the images prepared by a child of their own, once per run and cached between runs."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Generator
from pathlib import Path

from gpubench_gui.core.events import DataFailed, DataProgress, DataReady, Event, Notice
from gpubench_gui.core.lines import plain
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.runner.process import STOP_S, ChildProcess
from gpubench_gui.runner.supervisor import SILENT_LIMIT_S, SILENT_NOTICE_S, STOP_GRACE_S, TICK_S, Halted

PREPARE = "gpubench_gui.engine.prepare"
SILENT_CURE = "Check the disk or the network that holds them, or use the synthetic data; nothing was run."


def prepare(spec: RunSpec, cache: Path, halt: threading.Event) -> Generator[Event, None, DataReady | None]:
    """Yield the progress; the prepared data, or None after a DataFailed. Raises `Halted` within a moment of `halt`."""
    answers: queue.Queue[Event | None] = queue.Queue()
    request = {"data": plain(spec.data), "cache": str(cache), "seed": spec.training.seed}
    child = ChildProcess(PREPARE, request, lambda _, event: answers.put(event))
    ready: DataReady | None = None
    failed = warned = given_up = False
    began = heard = time.monotonic()
    try:
        while True:
            if halt.is_set():
                raise Halted
            try:
                event = answers.get(timeout=TICK_S)
            except queue.Empty:
                silent = time.monotonic() - heard
                if silent > SILENT_NOTICE_S and not warned:
                    warned = True
                    yield Notice(heard - began + silent, "warning", silence_text(silent))
                if silent > SILENT_LIMIT_S and not given_up:
                    given_up = True
                    child.stop(0.0)
                continue
            heard = time.monotonic()
            warned = False
            if event is None:
                break
            if isinstance(event, DataProgress | DataReady | DataFailed):
                yield event
            ready = event if isinstance(event, DataReady) else ready
            failed = failed or isinstance(event, DataFailed)
    finally:
        outcome = child.stop(STOP_GRACE_S if halt.is_set() else STOP_S)
    if given_up and ready is None and not failed:
        reason = f"The images could not be prepared: no sign of life for {SILENT_LIMIT_S:.0f} s, ended."
        yield DataFailed(reason, SILENT_CURE)
    elif ready is None and not failed:
        yield DataFailed(f"The images could not be prepared: {outcome.reason}.", outcome.cure)
    return ready


def silence_text(seconds: float) -> str:
    """The notice about images that do not come."""
    return (
        f"Nothing was heard from preparing the images for {seconds:.0f} s. It is given up after "
        f"{SILENT_LIMIT_S:.0f} s; Stop ends it now."
    )
