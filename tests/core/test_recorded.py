"""The words of the mark, and which model may be skipped."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.recorded import recorded_on
from gpubench_gui.core.skipping import skip_problem
from gpubench_gui.core.spec import DeviceChoice, RunSpec
from tests.demo import CPU, H200, demo_record
from tests.demo_sweep import sweep_events


def begun(devices: tuple[DeviceChoice, ...], started: str) -> RunRecord:
    record = RunRecord()
    record.apply(ev.RunStarted("run", started, "1", RunSpec(("small-cnn",), devices), {}))
    return record


@pytest.mark.parametrize(
    ("devices", "started", "text"),
    [
        ((CPU, H200), "2026-11-30T21:03:00+00:00", "30 Nov 2026, NVIDIA H200"),
        ((CPU,), "2026-03-01T00:00:00+09:00", "1 Mar 2026, 16 CPU cores"),
        (
            (CPU, H200, replace(H200, key="cuda:1", label="Another")),
            "2026-03-01",
            "1 Mar 2026, NVIDIA H200 and Another",
        ),
        ((CPU, H200), "some day", "NVIDIA H200"),
    ],
)
def test_the_mark_names_the_day_and_the_accelerators(
    devices: tuple[DeviceChoice, ...], started: str, text: str
) -> None:
    assert recorded_on(begun(devices, started)) == text


def test_a_tuned_contender_is_not_named_twice() -> None:
    assert recorded_on(begun((CPU, H200, H200.tune()), "2026-03-01")) == "1 Mar 2026, NVIDIA H200"


def test_a_model_can_be_skipped_while_another_is_left() -> None:
    record = demo_record(("small-cnn", "resnet18"), until_s=30.0)
    assert record.current is not None
    assert skip_problem(record, ()) is None
    other = ({"small-cnn", "resnet18"} - {record.current[0]}).pop()
    assert "last model" in (skip_problem(record, {other}) or "")
    assert "being skipped" in (skip_problem(record, {record.current[0]}) or "")


def test_nothing_can_be_skipped_before_or_after_the_measuring_nor_in_a_sweep() -> None:
    assert skip_problem(RunRecord(), ()) is not None
    assert skip_problem(demo_record(("small-cnn", "resnet18")), ()) is not None
    assert "last model" in (skip_problem(demo_record(("small-cnn",), until_s=10.0), ()) or "")
    sweep = RunRecord()
    for event in sweep_events("crossover", (CPU, H200), until_s=24.0):
        sweep.apply(event)
    assert "sweep" in (skip_problem(sweep, ()) or "")
