"""Keeps the machine from going to sleep by itself while a run measures, where the system offers a way.

It belongs to the runner: it acts upon the machine for as long as a run lasts, and telemetry only reads.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import logging
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator

log = logging.getLogger(__name__)

END_S = 1.0  # what a helper has to end by itself before it is killed
_CONTINUOUS, _SYSTEM_REQUIRED = 0x80000000, 0x00000001  # of SetThreadExecutionState


@contextlib.contextmanager
def kept_awake() -> Iterator[None]:
    """The machine does not sleep meanwhile. Where that cannot be had the log says so once; nothing is ever raised.

    On Windows it must be left by the thread that entered it, whose own state it sets.
    """
    if sys.platform == "win32":
        with _execution_state():
            yield
        return
    helper = _start()
    try:
        yield
    finally:
        if helper is not None:
            _end(helper)


def command() -> list[str] | None:
    """The helper that keeps this system awake while it lives; None where there is none.

    Both end with this process, however it dies: `cat` at the end of its input, `caffeinate -w` with the process.
    """
    name = "caffeinate" if sys.platform == "darwin" else "systemd-inhibit"
    program = shutil.which(name)
    if program is None:
        return None
    if sys.platform == "darwin":
        return [program, "-i", "-s", "-w", str(os.getpid())]
    return [program, "--what=sleep:idle", "--who=gpubench", "--why=A measurement is going on", "--mode=block", "cat"]


def _start() -> subprocess.Popen[bytes] | None:
    wanted = command()
    if wanted is None:
        _say("this system offers no way to do so")
        return None
    try:
        return subprocess.Popen(
            wanted,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C in a terminal is for the front end; and its group can be ended at once
        )
    except OSError as error:
        _say(error.strerror or type(error).__name__)
        return None


def _end(helper: subprocess.Popen[bytes]) -> None:
    code = helper.poll()
    if code is not None:
        _say(f"{helper.args[0]} ended with code {code}" if isinstance(helper.args, list) else f"code {code}")
    with contextlib.suppress(OSError):
        if helper.stdin is not None:
            helper.stdin.close()
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(OSError):  # nobody is left in the group
            os.killpg(helper.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            helper.wait(END_S)
            return


@contextlib.contextmanager
def _execution_state() -> Iterator[None]:
    try:
        set_state = ctypes.windll.kernel32.SetThreadExecutionState  # type: ignore[attr-defined,unused-ignore]
        held = bool(set_state(_CONTINUOUS | _SYSTEM_REQUIRED))
    except (AttributeError, OSError):
        held = False
    if not held:
        _say("Windows refused")
    try:
        yield
    finally:
        if held:
            set_state(_CONTINUOUS)


@functools.cache
def _say(why: str) -> None:
    """Each reason once in the life of the program."""
    log.info("the machine cannot be kept from sleeping: %s", why)
