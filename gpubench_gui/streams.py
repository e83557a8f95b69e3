"""Standard output and error as they may be found: closed, full, or with a reader that went away."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO, Any, cast


class _Unbreakable:
    """A stream whose failures are nobody's concern: a run must not end because its remarks cannot be shown."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def unbreakable(stream: IO[str]) -> IO[str]:
    """`stream`, which never raises any more."""
    return cast(IO[str], _Unbreakable(stream))


def complain(text: str) -> None:
    """One sentence on standard error."""
    print(f"gpubench: {text}", file=unbreakable(sys.stderr), flush=True)


def open_closed_streams() -> None:
    """Point standard streams that were closed (`>&-`) at nothing, so that printing is no error."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 (open until the end)


def abandon_output() -> None:
    """Send the rest of standard output nowhere: at exit, what it could not take would be an error once more."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
