"""Lines of JSON back into events, validated. The one door through which outside data enters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from gpubench_gui.core.events import EVENT_TYPES, Event
from gpubench_gui.core.lines import plain

MAX_LINE_BYTES = 16 * 1024 * 1024  # ten messages a second carry well under 1 MB each
# Larger ones are no count and no float32, and arithmetic with them overflows.
MAX_INT, MAX_FLOAT = 2**63, 1e39
# Of a time in seconds: a run of 30 years, and less than rounding leaves of the difference of two equal ones.
LONGEST_S, SHORTEST_S = 1e9, 1e-21


class BadLine(ValueError):
    """A line that is no event: its text says why."""


@dataclass(frozen=True, slots=True)
class _Tag:
    type: str


_tag = msgspec.json.Decoder(_Tag)
_decoders: dict[str, msgspec.json.Decoder[Event]] = {
    name: msgspec.json.Decoder(cls) for name, cls in EVENT_TYPES.items()
}
_perhaps_absurd = re.compile(rb"[0-9]{10}|[eE]\+?[1-9]|[eE]-(2[1-9]|[3-9][0-9]|[1-9][0-9]{2})")


def from_line(line: bytes | str) -> Event:
    """The event in one line of JSON. Raises `BadLine` for anything else."""
    if len(line) > MAX_LINE_BYTES:
        raise BadLine(f"a line of {len(line)} bytes is longer than any event")
    try:
        name = _tag.decode(line).type
        decoder = _decoders.get(name)
        if decoder is None:
            raise BadLine(f"unknown event type {name[:40]!r}")
        event: Event = decoder.decode(line)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadLine(str(error)) from error
    except RecursionError as error:  # 100,000 opening brackets fit in a line that is short enough
        raise BadLine("it is nested deeper than any event") from error
    data = line if isinstance(line, bytes) else line.encode("utf-8", "replace")
    if _perhaps_absurd.search(data) and any(_absurd(name, x) for name, x in _leaves("", plain(event))):
        raise BadLine("it holds a number that nothing measured can have")
    return event


def _absurd(name: str, value: Any) -> bool:
    """Whether a number is out of all bounds; `name` is its field's, of which "_s" and "seconds" are times."""
    if not isinstance(value, (int, float)):
        return False
    size = abs(value)
    if name.endswith(("_s", "seconds")):
        return size > LONGEST_S or 0 < size < SHORTEST_S
    return size > (MAX_FLOAT if isinstance(value, float) else MAX_INT)


def _leaves(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every value below, with the name of the field that it, or the list it is in, belongs to."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(key, part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _leaves(name, part)
    else:
        yield name, value
