"""Exit status, signal and last words become one sentence and its cure."""

from __future__ import annotations

import signal

import pytest

from gpubench_gui.runner.outcome import ProcessOutcome


@pytest.mark.parametrize(
    ("code", "words", "reason"),
    [
        (-signal.SIGSEGV, "", "the process was ended by SIGSEGV"),
        (-signal.SIGKILL, "", "the process was ended by SIGKILL"),
        (-77, "", "the process was ended by signal 77"),
        (0, "", "the process ended with status 0"),
        (
            1,
            "Traceback\n  File\nRuntimeError: boom\n\n",
            "the process ended with status 1: RuntimeError: boom",
        ),
        (0xC0000005, "ignored", "the process crashed with an access violation"),
        (0xC0000135, "", "the process crashed with a missing library"),
        (0xC0000409, "", "the process crashed with a stack overrun"),
    ],
)
def test_what_happened(code: int, words: str, reason: str) -> None:
    assert ProcessOutcome(code, words).reason == reason


@pytest.mark.parametrize(
    ("code", "words", "cure"),
    [
        (-9, "", "run out of memory: try a smaller batch"),
        (-7, "", "/dev/shm"),
        (1, "RuntimeError: unable to open shared memory object", "/dev/shm"),
        (1, "ModuleNotFoundError: No module named 'torch'", "Install PyTorch for "),
        (1, "OSError: [WinError 126] The specified module could not be found", "Visual C++ Redistributable"),
        (1, 'Error loading "c10.dll" or one of its dependencies', "Visual C++ Redistributable"),
        (1, "OSError: [Errno 28] No space left on device", "Free some disk space"),
        (1, "anything else", "Run again"),
    ],
)
def test_what_to_do(code: int, words: str, cure: str) -> None:
    assert cure in ProcessOutcome(code, words).cure


def test_a_very_long_last_line_is_cut() -> None:
    assert len(ProcessOutcome(1, "x" * 100_000).reason) < 300


def test_control_characters_of_a_child_never_reach_the_terminal() -> None:
    assert ProcessOutcome(1, "\x1b[31mno such library\x07\n").reason.endswith(": [31mno such library")
