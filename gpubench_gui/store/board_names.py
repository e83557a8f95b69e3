"""The names that machines go by on this user's boards: nicknames, and the letters of those without one."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterable
from pathlib import Path

import msgspec
from platformdirs import user_config_path

from gpubench_gui.core.board import default_name, nickname, places
from gpubench_gui.folders import own

MAX_BYTES = 4 * 1024**2
MAX_PLACE = 100_000


class _Kept(msgspec.Struct):
    nicknames: dict[str, str] = {}
    places: dict[str, int] = {}


def names_file() -> Path:
    """Where the names are kept. Raises `folders.NoHome`."""
    return own(user_config_path) / "board.json"


class BoardNames:
    """The names in the file at `path`. Reading never raises; a read-only place is silently given up."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept = _load(path)
        self._provisional: dict[str, int] = {}

    def meet(self, keys: Iterable[str], settled: bool) -> None:
        """Give each of `keys` a letter, in the order of the keys; for good where the board is `settled`."""
        self._provisional = places(keys, self._kept.places)
        if settled and self._provisional != self._kept.places:
            self._kept.places = dict(self._provisional)
            self._save()

    def name(self, key: str) -> str:
        """The nickname of a machine that was met, or its letter."""
        return self._kept.nicknames.get(key) or default_name(self._provisional.get(key, 0))

    def rename(self, key: str, text: str) -> None:
        """Call the machine `text` from now on, and by its letter again where that is empty."""
        name = nickname(text)
        if name and name != default_name(self._provisional.get(key, 0)):
            self._kept.nicknames[key] = name
        else:
            self._kept.nicknames.pop(key, None)
        self._save()

    def _save(self) -> None:
        temporary = self._path.with_name(f".{secrets.token_hex(4)}.part")
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_bytes(msgspec.json.encode(self._kept))
            os.replace(temporary, self._path)
        with contextlib.suppress(OSError):  # after a rename there is nothing left to remove
            temporary.unlink()


def _load(path: Path) -> _Kept:
    try:
        if not path.is_file() or path.stat().st_size > MAX_BYTES:
            return _Kept()
        kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
        return _Kept()
    known = {k: v for k, v in kept.places.items() if 0 <= v < MAX_PLACE}
    unique = known if len(set(known.values())) == len(known) else {}
    return _Kept({k: name for k, v in kept.nicknames.items() if (name := nickname(v))}, unique)
