"""Has the images prepared by a child of their own, once per run and cached between runs."""

from __future__ import annotations

import queue
import threading
from collections.abc import Generator
from pathlib import Path

from gpubench_gui.core.events import DataFailed, DataProgress, DataReady, Event, plain
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.runner.process import STOP_S, ChildProcess
from gpubench_gui.runner.supervisor import STOP_GRACE_S, TICK_S, Halted

PREPARE = "gpubench_gui.engine.prepare"


def prepare(spec: RunSpec, cache: Path, halt: threading.Event) -> Generator[Event, None, DataReady | None]:
    """Yield the progress; the prepared data, or None after a DataFailed. Raises `Halted` within a moment of `halt`."""
    answers: queue.Queue[Event | None] = queue.Queue()
    request = {"data": plain(spec.data), "cache": str(cache), "seed": spec.training.seed}
    child = ChildProcess(PREPARE, request, lambda _, event: answers.put(event))
    ready: DataReady | None = None
    failed = False
    try:
        while True:
            if halt.is_set():
                raise Halted
            try:
                event = answers.get(timeout=TICK_S)
            except queue.Empty:
                continue
            if event is None:
                break
            if isinstance(event, DataProgress | DataReady | DataFailed):
                yield event
            ready = event if isinstance(event, DataReady) else ready
            failed = failed or isinstance(event, DataFailed)
    finally:
        outcome = child.stop(STOP_GRACE_S if halt.is_set() else STOP_S)
    if ready is None and not failed:
        yield DataFailed(f"The images could not be prepared: {outcome.reason}.", outcome.cure)
    return ready
