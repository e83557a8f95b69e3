"""The child's end of the wire: events out on its first standard output, commands in on standard input."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import queue
import signal
import sys
import threading
import time
from typing import Any

from gpubench_gui.core.events import Event
from gpubench_gui.core.lines import to_line

GRACE_S = 5.0  # how long a child may take to end by itself after its front end closed the pipe


class Wire:
    """Line-delimited JSON over the pipes to the front end.

    Claims file descriptor 1 for itself and points 1 at 2, so that stray prints, native ones too,
    land on standard error and never between two events.
    """

    def __init__(self) -> None:
        self._out = os.dup(1)
        os.dup2(2, 1)
        self.commands: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._stop = threading.Event()
        _wake_when_the_front_end_dies()
        threading.Thread(target=self._read, name="commands", daemon=True).start()

    @property
    def stopped(self) -> bool:
        """True once the front end closed our standard input: end at the next step."""
        return self._stop.is_set()

    def send(self, event: Event) -> None:
        """Write one event. A front end that is gone means stop, not an error of ours."""
        data = (to_line(event) + "\n").encode()
        try:
            while data:
                data = data[os.write(self._out, data) :]
        except BrokenPipeError:
            self._stop.set()

    def receive(self) -> dict[str, Any] | None:
        """The next command, waiting for it; None when the front end wants the child to stop."""
        return self.commands.get()

    def _read(self) -> None:
        # os.read, not sys.stdin.buffer: a thread blocked in the buffered reader holds its lock and
        # makes the interpreter abort at exit.
        pending = b""
        while True:
            try:
                chunk = os.read(0, 65536)
            except OSError:
                chunk = b""
            if not chunk:
                break
            *lines, pending = (pending + chunk).split(b"\n")
            for line in lines:
                try:
                    command = json.loads(line)
                except ValueError:
                    print(f"ignored a command that is no JSON: {line[:80]!r}", file=sys.stderr)
                    continue
                self.commands.put(command)
        self._stop.set()
        self.commands.put(None)
        # A front end that was killed cannot kill us: a device call that never returns must not outlive it.
        time.sleep(GRACE_S)
        os._exit(3)


def _wake_when_the_front_end_dies() -> None:
    """A child that was paused could not notice that its input ended, and would keep its memory for ever."""
    if sys.platform == "linux":
        with contextlib.suppress(Exception):  # a C library without it: the child is no worse off
            ctypes.CDLL(None).prctl(1, signal.SIGCONT.value, 0, 0, 0)  # PR_SET_PDEATHSIG
