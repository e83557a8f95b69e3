"""The user's own folders, for whoever keeps files there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


class NoHome(Exception):
    """An account without a home folder, as in some containers; its text is the sentence the user reads."""


def own(find: Callable[..., Path]) -> Path:
    """This program's folder of the kind that `find`, a function of platformdirs, looks for. Raises `NoHome`."""
    try:
        found = find("gpubench_gui", appauthor=False)
    except RuntimeError:
        found = Path("~")
    if not found.is_absolute():  # what older versions of platformdirs answer
        raise NoHome(
            "This account has no home folder, so nothing could be kept and nothing was started. "
            "Set the environment variable HOME to a folder that you may write to and start again."
        )
    return found
