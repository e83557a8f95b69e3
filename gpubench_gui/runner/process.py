"""One child process: started with a clean environment, fed commands, read line by line, and always ended."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gpubench_gui.codec import BadLine, from_line
from gpubench_gui.core.events import Event
from gpubench_gui.runner.outcome import ProcessOutcome

STOP_S = 3.0  # after its input was closed a child has this long to say goodbye before it is killed
LAST_LINES = 40

log = logging.getLogger(__name__)


class ChildProcess:
    """`python -m module`, its events handed to `deliver(self, event)` and then None once its output has ended.

    `deliver` is called from a thread of its own.
    """

    def __init__(
        self,
        module: str,
        first: dict[str, Any] | None,
        deliver: Callable[[ChildProcess, Event | None], None],
        threads: int | None = None,
    ) -> None:
        self.threads = threads
        self._deliver = deliver
        self._process = subprocess.Popen(
            # -P keeps the current folder off the module path: a `cuda.py` lying there would be run by PyTorch's import.
            [sys.executable, "-P", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(threads),
            # Ctrl+C in a terminal is for the front end, which then ends its children in order.
            start_new_session=os.name == "posix",
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._last_lines: deque[str] = deque(maxlen=LAST_LINES)
        self._threads = [
            threading.Thread(target=self._read_errors, name=f"errors of {self.pid}", daemon=True),
            threading.Thread(target=self._read_events, name=f"events of {self.pid}", daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        if first is not None:
            self.send(first)

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, command: dict[str, Any]) -> None:
        """Write one command; a child that is gone is noticed by its output ending, not here."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write((json.dumps(command) + "\n").encode())
            self._process.stdin.flush()

    def close_input(self) -> None:
        """Ask the child to stop."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def stop(self, grace_s: float = STOP_S) -> ProcessOutcome:
        """Close its input, wait, kill if it is deaf; returns once it is gone and everything it said was delivered."""
        self.close_input()
        try:
            self._process.wait(grace_s)
        except subprocess.TimeoutExpired:
            self._process.kill()
        return self.outcome()

    def outcome(self) -> ProcessOutcome:
        """How it ended; waits for the end."""
        code = self._process.wait()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(STOP_S)
        return ProcessOutcome(code, "\n".join(self._last_lines))

    def _read_events(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for line in stream:
                try:
                    event = from_line(line)
                except BadLine as error:
                    log.warning("a child said something that is no event: %s", error)
                    continue
                self._deliver(self, event)
        self._deliver(self, None)

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            for line in stream:
                text = line.decode(errors="replace").rstrip()
                self._last_lines.append(text)
                log.info("child %d: %s", self.pid, text)


def environment(threads: int | None) -> dict[str, str]:
    """The child's environment: ours, this package on its path, UTF-8, and the thread count set before any import."""
    root = str(Path(__file__).resolve().parents[2])
    env = dict(os.environ)
    env["PYTHONPATH"] = os.pathsep.join([root, env["PYTHONPATH"]] if env.get("PYTHONPATH") else [root])
    env["PYTHONUTF8"] = "1"
    env["PYTHONUNBUFFERED"] = "1"
    if threads is not None:
        env["OMP_NUM_THREADS"] = env["MKL_NUM_THREADS"] = str(threads)
    return env
