"""The stretches of the time axis that are shaded."""

from __future__ import annotations

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.shaded import Shaded, shaded
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.validity import BATTERY, CONTENDED
from tests.demo import CPU, H200

SPEC = RunSpec(("small-cnn",), (CPU, H200))


def record(*events: ev.Event) -> RunRecord:
    made = RunRecord()
    made.apply(ev.RunStarted("run", "2026-03-01", "1", SPEC, {}))
    for device in ("cpu", "cuda:0"):
        made.apply(ev.LaunchStarted("small-cnn", device, 0, 0.0, 1))
    for event in events:
        made.apply(event)
    return made


def phase(at_s: float, name: ev.Phase, device: str = "cpu") -> ev.PhaseChanged:
    return ev.PhaseChanged("small-cnn", device, 0, at_s, name)


def block(at_s: float, *flags: str) -> ev.BlockTimed:
    return ev.BlockTimed("small-cnn", "cpu", 0, 0, at_s, 20, 2560, 2.0, None, 1.0, 1.0, flags)


def test_a_warm_up_lasts_from_its_phase_to_the_next_and_an_open_one_until_now() -> None:
    run = record(phase(2.0, "warm-up"), phase(5.0, "measure"), phase(9.0, "warm-up"), ev.Notice(11.0, "info", "x"))
    assert shaded(run) == Shaded(((2.0, 5.0), (9.0, 11.0)))


def test_spans_of_two_devices_that_touch_are_one() -> None:
    run = record(phase(2.0, "warm-up", "cuda:0"), phase(4.0, "wait", "cuda:0"), phase(4.0, "warm-up"))
    assert shaded(run).warm_up == ((2.0, 4.0),)


def test_a_contended_block_is_shaded_and_a_cause_that_stays_is_not() -> None:
    run = record(block(4.0), block(8.0, CONTENDED), block(12.0, BATTERY), block(16.0, CONTENDED))
    assert shaded(run) == Shaded((), ((6.0, 8.0), (14.0, 16.0)), (CONTENDED,))
