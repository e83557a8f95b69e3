"""Events as lines of strict JSON, on the wire and on disk."""

from __future__ import annotations

import json
import math
from dataclasses import fields, is_dataclass
from typing import Any

from gpubench_gui.core.events import Event

PNG_CHUNK = b"gbRn"  # of a picture that carries its run: private, ancillary, safe to copy; its data are gzipped lines


def to_line(event: Event) -> str:
    """One line of strict JSON (no NaN, no line break) for `event`.

    Raises ValueError when a number is not finite: the sender decides what None means, not the wire.
    """
    text = json.dumps({"type": type(event).__name__, **plain(event)}, ensure_ascii=False, allow_nan=False)
    # A file name's undecodable bytes are no text: a question mark travels in the place of each.
    return text.encode("utf-8", "replace").decode("utf-8")


def plain(value: Any) -> Any:
    """`value` with dataclasses as dicts; cheaper than `dataclasses.asdict`, which copies every number."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    if isinstance(value, (tuple, list)) and value and is_dataclass(value[0]):
        return [plain(v) for v in value]
    return value


def finite_or_none(value: float) -> float | None:
    """`value`, or None where it is NaN or infinite (a diverged loss)."""
    return value if math.isfinite(value) else None
