"""The run itself inside its reports, so that a picture or a document opens again as the run it shows.

A PNG carries it in one private chunk `gbRn`, before the end: its data are the bytes of an `events.jsonl.gz`. The chunk
is ancillary and safe to copy, so every reader skips it and editors may keep it. Text chunks are not used: readers
limit their size (libpng to 8 MB, Pillow to 1 MB of text). `store/carried.py` reads it back.
"""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Iterable
from io import BytesIO

from gpubench_gui.core.events import Event
from gpubench_gui.core.lines import PNG_CHUNK, to_line

MAX_CARRIED_BYTES = 8 * 1024 * 1024  # a picture must stay one that can be mailed
_END = struct.pack(">I4sI", 0, b"IEND", zlib.crc32(b"IEND"))


def packed(events: Iterable[Event]) -> bytes | None:
    """`events` as compressed lines, the same bytes for the same run; None where there are none, or more
    than a picture carries."""
    buffer, some = BytesIO(), False
    with gzip.GzipFile(filename="", fileobj=buffer, mode="wb", compresslevel=6, mtime=0) as file:
        for event in events:
            some = True
            file.write(to_line(event).encode() + b"\n")
            if buffer.tell() > MAX_CARRIED_BYTES:
                return None
    return buffer.getvalue() if some and buffer.tell() <= MAX_CARRIED_BYTES else None


def png_with_run(png: bytes, run: bytes | None) -> bytes:
    """`png` with the packed `run` in front of its end. Raises ValueError for what is no whole PNG."""
    if not png.endswith(_END):
        raise ValueError("the picture is not whole")
    if run is None:
        return png
    chunk = struct.pack(">I", len(run)) + PNG_CHUNK + run + struct.pack(">I", zlib.crc32(PNG_CHUNK + run))
    return png[: -len(_END)] + chunk + _END
