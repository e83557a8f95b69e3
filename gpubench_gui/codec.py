"""Lines of JSON back into events, validated. The one door through which outside data enters."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from gpubench_gui.core.events import EVENT_TYPES, Event
from gpubench_gui.core.spec import RunSpec

MAX_LINE_BYTES = 16 * 1024 * 1024  # ten messages a second carry well under 1 MB each


class BadLine(ValueError):
    """A line that is no event: its text says why."""


@dataclass(frozen=True, slots=True)
class _Tag:
    type: str


_tag = msgspec.json.Decoder(_Tag)
_decoders: dict[str, msgspec.json.Decoder[Event]] = {
    name: msgspec.json.Decoder(cls) for name, cls in EVENT_TYPES.items()
}
_spec = msgspec.json.Decoder(RunSpec)


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
    return event


def spec_from_json(text: bytes | str) -> RunSpec:
    """A run specification from JSON. Raises `BadLine` when it is none."""
    try:
        return _spec.decode(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadLine(str(error)) from error
    except RecursionError as error:
        raise BadLine("it is nested deeper than any specification") from error
