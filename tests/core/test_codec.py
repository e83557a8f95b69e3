"""Events to lines and back; nothing else gets in."""

from __future__ import annotations

import json
import math
import types
import typing
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from gpubench_gui.codec import MAX_LINE_BYTES, BadLine, from_line
from gpubench_gui.core import events as ev
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.lines import finite_or_none, to_line
from tests.demo import demo_events


def filled(cls: type, present: bool) -> Any:
    """An instance of a dataclass with every field set; optional ones to None unless `present`."""
    hints = typing.get_type_hints(cls)
    return cls(**{f.name: value(hints[f.name], present) for f in fields(cls)})


def value(hint: Any, present: bool) -> Any:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        if type(None) in arguments and not present:
            return None
        return value(next(a for a in arguments if a is not type(None)), present)
    if origin is typing.Literal:
        return arguments[-1]
    if origin is tuple:
        return (value(arguments[0], present),) * 2 if present else ()
    if origin is dict:
        return {"name é 中": value(arguments[1], present)}
    if is_dataclass(hint):
        return filled(hint, present)
    return {str: 'a "b"\nline µ', int: 7, float: 0.1 + 0.2, bool: True}[hint]


@pytest.mark.parametrize("present", [True, False])
@pytest.mark.parametrize("name", ev.EVENT_TYPES)
def test_every_event_type_comes_back_equal(name: str, present: bool) -> None:
    event = filled(ev.EVENT_TYPES[name], present)
    line = to_line(event)
    assert "\n" not in line
    assert from_line(line) == event
    assert from_line(line.encode()) == event


def test_a_whole_run_comes_back_equal() -> None:
    for event in demo_events(("small-cnn",), failed=[("small-cnn", "cuda:0")]):
        assert from_line(to_line(event)) == event


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_a_number_that_is_not_finite_never_reaches_the_wire(bad: float) -> None:
    with pytest.raises(ValueError, match="Out of range float"):
        to_line(ev.RunEnded(bad, "finished"))
    batches = ev.Batches("m", "cpu", 0, "train", 0, 0, (1.0,), (bad,), (8,), (None,))
    with pytest.raises(ValueError, match="Out of range float"):
        to_line(batches)


def test_a_loss_that_is_not_finite_becomes_none() -> None:
    assert finite_or_none(math.nan) is None
    assert finite_or_none(-math.inf) is None
    assert finite_or_none(0.5) == 0.5


def test_undecodable_bytes_of_a_file_name_travel_as_question_marks() -> None:
    line = to_line(ev.DataFailed("No file caf\udce9.", "Look again."))
    assert from_line(line.encode()) == ev.DataFailed("No file caf?.", "Look again.")


GOOD = '{"type": "RunEnded", "at_s": 1.5, "outcome": "finished"}'


def garbage() -> Iterator[tuple[str, bytes | str]]:
    yield "nothing", b""
    yield "no JSON", b"Downloading: 100%"
    yield "half a line", GOOD[:30]
    yield "two values", GOOD + GOOD
    yield "no object", "[1, 2]"
    yield "no type", '{"at_s": 1.5}'
    yield "type is no text", '{"type": 5}'
    yield "unknown type", '{"type": "RunExploded", "at_s": 1.5}'
    yield "a time longer than any run", GOOD.replace("1.5", "1e38")
    yield "a time longer than any run, without exponent", GOOD.replace("1.5", "27000000000.0")
    yield "a time shorter than any", GOOD.replace("1.5", "5e-324")
    yield "field missing", '{"type": "RunEnded", "at_s": 1.5}'
    yield "wrong kind", GOOD.replace("1.5", '"soon"')
    yield "outcome unknown", GOOD.replace("finished", "won")
    yield "NaN", GOOD.replace("1.5", "NaN")
    yield "infinite", GOOD.replace("1.5", "1e999")
    yield "true for a number", GOOD.replace("1.5", "true")
    yield "bytes that are no text", GOOD.encode().replace(b"finished", b"\xff\xfe")
    yield "binary", bytes(range(256))
    yield "whole number beyond any count", GOOD.replace("1.5", "1" + "0" * 400)
    yield "float beyond any measurement", GOOD.replace("1.5", "1e300")
    yield "deep", '{"type": "RunEnded", "x": ' + "[" * 100_000


@pytest.mark.parametrize(("what", "line"), list(garbage()), ids=[what for what, _ in garbage()])
def test_what_is_no_event_is_refused(what: str, line: bytes | str) -> None:
    with pytest.raises(BadLine):
        from_line(line)
    from_line(GOOD)  # what each of them was made from is one


def test_an_unknown_type_is_named_and_cut_short() -> None:
    with pytest.raises(BadLine, match="unknown event type 'Evil") as caught:
        from_line(json.dumps({"type": "Evil" * 1000}))
    assert len(str(caught.value)) < 100


def test_a_line_longer_than_any_event_is_refused_unread() -> None:
    text = "x" * (MAX_LINE_BYTES - 100)
    event = ev.Notice(1.0, "info", text)
    assert from_line(to_line(event)) == event
    with pytest.raises(BadLine, match="longer than any event"):
        from_line(to_line(ev.Notice(1.0, "info", text + "x" * 200)))


def test_an_unusable_device_comes_back_with_its_reason_and_cure() -> None:
    info = DeviceInfo("nvidia:0", "nvidia:0", "NVIDIA H200", "cuda", False, "no CUDA", "install it", "GPU-1", 2**37)
    assert from_line(to_line(ev.DeviceFound(info))) == ev.DeviceFound(info)


def test_what_rounding_leaves_of_a_time_and_numbers_that_are_no_times_come_through() -> None:
    for at_s in ("1e-17", "0.0", "-1e-19", "999999999.0"):
        assert from_line(GOOD.replace("1.5", at_s)) == ev.RunEnded(float(at_s), "finished")
    memory = ev.DataReady("f", "synthetic", 5 * 10**12, 10, "0" * 64)
    assert from_line(to_line(memory)) == memory
