"""Runs carried by reports: the events inside a PNG or a JSON document of this program, checked before they are used.

Nothing from outside is trusted: lengths and checksums are checked, sizes limited, and each line then goes through the
same door as any event (`codec`).
"""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import IO, Literal

import msgspec

from gpubench_gui.core.events import EVENT_TYPES
from gpubench_gui.core.lines import PNG_CHUNK

PNG_START = b"\x89PNG\r\n\x1a\n"
MAX_PNG_BYTES = 64 * 1024 * 1024
MAX_JSON_BYTES = 512 * 1024 * 1024
MAX_CHUNK_BYTES = 32 * 1024 * 1024


class NothingCarried(ValueError):
    """A file that carries no run; its text completes "NAME …." in a sentence."""


class _Document(msgspec.Struct):
    """Of a report in JSON, only what the run is made from: everything else in it can be computed again."""

    format: int
    events: list[msgspec.Raw]


class _Outlined(msgspec.Struct, gc=False):
    """An event by its name alone: what is none is refused where it begins."""

    type: Literal[tuple(EVENT_TYPES)]  # type: ignore[valid-type]  # mypy wants them written out


class _Outline(msgspec.Struct):
    """Of the same report, looked at first: in a list of nothing each "0," would take thirty times its two bytes."""

    events: list[_Outlined]


def compressed_run(path: Path) -> IO[bytes]:
    """The `events.jsonl.gz` inside the PNG at `path`. Raises `NothingCarried` and OSError."""
    data = _whole(path, MAX_PNG_BYTES, "is larger than any picture of this program")
    found = next((content for name, content in _chunks(data) if name == PNG_CHUNK), None)
    if found is None:
        raise NothingCarried("is a picture that carries no run")
    if len(found) > MAX_CHUNK_BYTES:
        raise NothingCarried("carries more than any run")
    return BytesIO(found)


def _whole(path: Path, limit: int, too_large: str) -> bytes:
    """What the file holds; no more is asked for than its size, since `read` reserves what it is asked for."""
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        if size > limit:
            raise NothingCarried(too_large)
        return file.read(size)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Name and data of each chunk, up to the end; a checksum that does not hold ends it."""
    at = len(PNG_START)
    if not data.startswith(PNG_START):
        raise NothingCarried("is no PNG picture")
    while at < len(data):
        head = data[at : at + 8]
        if len(head) < 8:
            raise NothingCarried("is cut short")
        length, name = struct.unpack(">I4s", head)
        content, check = data[at + 8 : at + 8 + length], data[at + 8 + length : at + 12 + length]
        if len(content) < length or len(check) < 4:
            raise NothingCarried("is cut short")
        if name == PNG_CHUNK and zlib.crc32(name + content) != struct.unpack(">I", check)[0]:
            raise NothingCarried("is damaged: the checksum of its run is wrong")
        yield name, content
        if name == b"IEND":
            return
        at += 12 + length
    raise NothingCarried("is cut short")


def document_lines(path: Path) -> Iterator[bytes]:
    """The events inside the JSON report at `path`, one line each. Raises `NothingCarried` and OSError."""
    data = _whole(path, MAX_JSON_BYTES, "is larger than any report of this program")
    try:
        msgspec.json.decode(data, type=_Outline)
        document = msgspec.json.decode(data, type=_Document)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise NothingCarried(f"is no report of this program that carries a run ({error})") from error
    except RecursionError as error:
        raise NothingCarried("is nested deeper than any report") from error
    return (bytes(raw) for raw in document.events)
