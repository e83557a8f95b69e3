"""Watches the children of a run: one queue of everything they and the sensors say, and the right to end them."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Generator, Iterator
from typing import Any

from gpubench_gui.core.events import Event, Imported, LaunchEnded, LaunchReady, LaunchStarted, Notice
from gpubench_gui.core.lines import plain as as_plain
from gpubench_gui.core.spec import LaunchSpec
from gpubench_gui.runner.process import ChildProcess

TRAINER = "gpubench_gui.engine.child"
TICK_S = 0.1  # how late a Stop is noticed
STOP_GRACE_S = 1.0  # everything measured was streamed a tenth of a second ago, so Stop need not be patient
IMPORT_LIMIT_S = 30.0  # a spare child that takes longer is not worth waiting for
SILENT_NOTICE_S = 30.0
SILENT_LIMIT_S = 300.0
SILENT_CURE = "Run again with a smaller batch or model; if it hangs again, restart the machine or update the driver."


class Halted(Exception):
    """The user asked to stop the run."""


class Skipped(Exception):
    """The user asked to skip the model being measured."""


class TrainingChild:
    """One launch: its process and how it stands. `terminal` is set once, by its LaunchEnded."""

    def __init__(self, spec: LaunchSpec) -> None:
        self.spec = spec
        self.process: ChildProcess | None = None
        self.terminal: LaunchEnded | None = None
        self.silent_since = time.monotonic()
        self.ready = False
        self.gone = False
        self.unwanted = False  # ended by us because the user stopped the run or skipped its model
        self.given_up = False  # ended by us because it said nothing for too long

    @property
    def where(self) -> tuple[str, str, int]:
        return self.spec.model, self.spec.key, self.spec.round


class Supervisor:
    """Starts training children and waits for their answers; every wait yields the events that pass by."""

    def __init__(self, origin_s: float, module: str = TRAINER) -> None:
        self.origin_s = origin_s
        self._module = module
        self._queue: queue.Queue[tuple[ChildProcess | None, Event | None]] = queue.Queue()
        self._children: dict[ChildProcess, TrainingChild] = {}
        self._spares: dict[ChildProcess, bool] = {}  # children without a launch: whether they are done importing
        self._halt = threading.Event()
        self._skips: set[str] = set()
        self.watch: Callable[[int], None] = lambda _: None
        self.unwatch: Callable[[int], None] = lambda _: None

    def now(self) -> float:
        return time.perf_counter() - self.origin_s

    def halt(self) -> None:
        """Stop the run; from any thread."""
        self._halt.set()

    def skip(self, model: str) -> None:
        """Leave `model`, now or when its turn comes again; from any thread. One that is done is not touched."""
        self._skips.add(model)

    def post(self, event: Event) -> None:
        """Add an event that is no child's (a sensor's) to the stream; from any thread."""
        self._queue.put((None, event))

    def launch(self, spec: LaunchSpec) -> Generator[Event, None, TrainingChild]:
        """Start a child, or give the launch to a spare one."""
        child = TrainingChild(spec)
        process = next((p for p in self._spares if p.threads == spec.threads), None) or self._start(spec.threads)
        self._spares.pop(process, None)
        child.process = process
        self._children[process] = child
        process.send(as_plain(spec))
        yield LaunchStarted(*child.where, self.now(), child.process.pid)
        return child

    def prepare(self, threads: list[int]) -> None:
        """Start a spare child for each of these thread counts that has none: PyTorch's import takes 1 to 4 s."""
        have = [p.threads for p in self._spares]
        for count in threads:
            if count in have:
                have.remove(count)
            else:
                self._spares[self._start(count)] = False

    def settle(self) -> Iterator[Event]:
        """Wait until no spare child is importing, so that a timed block has the machine to itself."""
        until = time.monotonic() + IMPORT_LIMIT_S
        while not all(self._spares.values()):
            self._obey()
            if time.monotonic() > until:
                self._drop_spares()
                return
            try:
                source, event = self._queue.get(timeout=TICK_S)
            except queue.Empty:
                continue
            yield from self._take(source, event)

    def _start(self, threads: int) -> ChildProcess:
        process = ChildProcess(self._module, None, self._deliver, threads)
        self.watch(process.pid)
        return process

    def _drop_spares(self) -> None:
        for process in self._spares:
            self._discard(process)
        self._spares.clear()

    def _discard(self, process: ChildProcess) -> None:
        process.stop(0.0)
        self.unwatch(process.pid)

    def _obey(self) -> None:
        if self._halt.is_set():
            raise Halted
        if self._skips:
            for child in self.alive():
                if child.spec.model in self._skips:
                    self._skips.discard(child.spec.model)
                    raise Skipped

    def ask(
        self, child: TrainingChild, command: dict[str, Any], answered: Callable[[Event], bool]
    ) -> Generator[Event, None, bool]:
        """Send a command and wait until an event of the child answers it; False when it ended instead."""
        assert child.process is not None
        child.process.send(command)
        return (yield from self.wait(child, answered))

    def wait(self, child: TrainingChild, answered: Callable[[Event], bool]) -> Generator[Event, None, bool]:
        """Wait for an event of `child`. Raises `Halted` or `Skipped` when the user asked for it."""
        child.silent_since = time.monotonic()
        warned = False
        while not child.gone:
            self._obey()
            try:
                source, event = self._queue.get(timeout=TICK_S)
            except queue.Empty:
                silent = time.monotonic() - child.silent_since
                if silent > SILENT_NOTICE_S and not warned:
                    warned = True
                    yield Notice(self.now(), "warning", silence_text(child, silent))
                if silent > SILENT_LIMIT_S and child.process is not None:
                    child.given_up = True
                    child.process.stop(0.0)
                continue
            yield from self._take(source, event)
            if source is child.process and event is not None:
                child.silent_since = time.monotonic()
                warned = False
                if answered(event):
                    return True
        return False

    def watch_for(self, seconds: float) -> Iterator[Event]:
        """The events of the next `seconds` while nothing is asked of any child. Raises `Halted`."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if self._halt.is_set():
                raise Halted
            try:
                source, event = self._queue.get(timeout=min(TICK_S, left))
            except queue.Empty:
                continue
            yield from self._take(source, event)

    def wait_ready(self, child: TrainingChild) -> Generator[Event, None, bool]:
        """Wait until the child built its model, which it may have said while another was waited for."""
        return child.ready or (yield from self.wait(child, lambda event: isinstance(event, LaunchReady)))

    def end(self, children: list[TrainingChild], grace_s: float = STOP_GRACE_S) -> Iterator[Event]:
        """End these children and yield everything they still said; each gets its terminal event."""
        for child in children:
            child.unwanted = True
            if child.process is not None:
                child.process.close_input()
        for child in children:
            if child.process is not None:
                child.process.stop(grace_s)
        while any(not c.gone for c in children):
            try:
                source, event = self._queue.get(timeout=TICK_S)
            except queue.Empty:
                break
            yield from self._take(source, event)

    def drain(self) -> Iterator[Event]:
        """What is still in the queue once every child is gone."""
        while not self._queue.empty():
            source, event = self._queue.get()
            yield from self._take(source, event)

    def alive(self) -> list[TrainingChild]:
        return [c for c in self._children.values() if not c.gone]

    def kill_all(self) -> None:
        """Leave no child behind, whatever happened; yields nothing."""
        self._drop_spares()
        for child in self.alive():
            child.unwanted = True
            if child.process is not None:
                child.process.stop(0.0)

    def _deliver(self, process: ChildProcess, event: Event | None) -> None:
        self._queue.put((process, event))

    def _take(self, source: ChildProcess | None, event: Event | None) -> Iterator[Event]:
        child = self._children.get(source) if source is not None else None
        if source in self._spares:
            if event is None:
                del self._spares[source]
                self._discard(source)
            else:
                self._spares[source] = True
        elif isinstance(event, Imported):
            return
        elif child is None:
            if event is not None:
                yield event
        elif event is None:
            yield from self._gone(child)
        elif isinstance(event, LaunchEnded):
            if child.terminal is None:
                child.terminal = event
                yield event
        else:
            child.ready = child.ready or isinstance(event, LaunchReady)
            yield event

    def _gone(self, child: TrainingChild) -> Iterator[Event]:
        assert child.process is not None
        child.gone = True
        self.unwatch(child.process.pid)
        outcome = child.process.stop()
        if child.terminal is not None:
            return
        if self._halt.is_set() or child.unwanted:
            child.terminal = LaunchEnded(*child.where, self.now(), "stopped")
        else:
            kind, reason, cure = "died", outcome.reason, outcome.cure
            if child.given_up:  # how it died was our doing
                kind, cure = "silent", SILENT_CURE
                reason = f"no sign of life for {SILENT_LIMIT_S:.0f} s, ended"
            child.terminal = LaunchEnded(*child.where, self.now(), "failed", kind, reason, cure)
        yield child.terminal


def silence_text(child: TrainingChild, seconds: float) -> str:
    """The notice about a child that says nothing."""
    return (
        f"No batch from {child.spec.model} on {child.spec.key} for {seconds:.0f} s. It is given up after "
        f"{SILENT_LIMIT_S:.0f} s; Stop ends it now. Finished results are kept."
    )
