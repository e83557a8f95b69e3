"""A run without the names of its user and its machine, for files that leave the machine.

What people or the system wrote freely (reasons, notices) loses names and paths; what PyTorch and the driver tell about
the hardware loses paths alone, since "ubuntu" may be both a user and a system. Keys, models and numbers stay: the run
still opens.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import Any

from gpubench_gui.core.events import Batches, Event, Sampled
from gpubench_gui.core.record import RunRecord
from gpubench_gui.report.diagnostics import Private, scrub

_FREE = frozenset(("reason", "cure", "text", "note", "missing", "what"))
_FACTS = frozenset(("host", "facts"))
_FOLDERS = {"folder": "", "path": None}
_KEPT_CURVES = ("sensors", "last_sample")  # numbers and keys of sensors


def anonymous_event(event: Event, private: Private) -> Event:
    """`event` as it may be published."""
    if isinstance(event, (Batches, Sampled)):  # nine of ten events, and nothing but numbers and keys
        return event
    result: Event = _cleaned(event, "", *_scrubbers(private))
    return result


def anonymous_record(record: RunRecord, private: Private) -> RunRecord:
    """A copy of `record` as it may be published; curves and numbers are shared with it."""
    result = copy.copy(record)
    scrubbers = _scrubbers(private)
    for name, value in vars(record).items():
        if name not in _KEPT_CURVES:
            setattr(result, name, _cleaned(value, name, *scrubbers))
    return result


Scrub = Callable[[str], str]


def _scrubbers(private: Private) -> tuple[Scrub, Scrub]:
    return partial(scrub, private=private), partial(scrub, private=Private((), (), private.homes))


def _cleaned(value: Any, name: str, words: Scrub, paths: Scrub) -> Any:
    """`value`, the field `name` of something, cleaned; itself where nothing had to go."""
    if isinstance(value, str):
        return words(value) if name in _FREE else value
    if is_dataclass(value) and not isinstance(value, type):
        changed = {}
        for field in fields(value):
            before = getattr(value, field.name)
            after = (
                _FOLDERS[field.name]
                if field.name in _FOLDERS and before is not None
                else _cleaned(before, field.name, words, paths)
            )
            if after is not before:
                changed[field.name] = after
        return replace(value, **changed) if changed else value
    if isinstance(value, dict):
        if name in _FACTS:
            return {k: paths(v) if isinstance(v, str) else v for k, v in value.items()}
        return {k: _cleaned(v, name, words, paths) for k, v in value.items()}
    if isinstance(value, (list, tuple)) and value and not isinstance(value[0], (int, float)):
        return type(value)(_cleaned(v, name, words, paths) for v in value)
    return value
