"""The record of a run is a pure fold over its events."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import LargestBatch, TrickTried
from gpubench_gui.core.record import Cell, RunRecord
from gpubench_gui.core.spec import DeviceChoice, RunSpec
from gpubench_gui.core.summary import summarise
from tests.demo import CPU, H200, demo_events, demo_record

M = "small-cnn"


def curves(cell: Cell) -> tuple[list[float], ...]:
    """Every curve of a cell as lists in which a gap equals a gap."""
    return tuple(
        [x if not math.isnan(x) else -1.0 for part in (c.x, c.y) for x in part]
        for c in (cell.batch_ms, cell.images_per_s, cell.loss)
    )


def test_the_same_events_give_the_same_summary_and_the_same_curves() -> None:
    events = list(demo_events(failed=[("resnet50", "cuda:0")]))
    first, second = RunRecord(), RunRecord()
    for event in events:
        first.apply(event)
    for event in events:
        second.apply(event)
    assert summarise(first) == summarise(second)
    assert [curves(c) for c in first.cells.values()] == [curves(c) for c in second.cells.values()]
    assert first.version == second.version == len(events)


def test_a_run_cut_short_anywhere_can_be_summarised() -> None:
    events = list(demo_events((M,), rounds=2))
    record = RunRecord()
    for number, event in enumerate(events):
        record.apply(event)
        if number % 25 == 0:
            summarise(record)
    assert record.ended is not None


def test_every_chosen_cell_is_there_from_the_first_event_on() -> None:
    record = RunRecord()
    record.apply(next(demo_events()))
    assert list(record.cells) == [(m, d.key) for m in ("small-cnn", "resnet18", "resnet50") for d in (CPU, H200)]
    assert {c.status for c in summarise(record).cells} == {"waiting"}


def test_a_record_without_a_run_has_no_specification() -> None:
    with pytest.raises(ValueError, match="no run yet"):
        _ = RunRecord().spec


def test_events_that_cannot_belong_to_the_run_are_refused() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU,)), {}))
    with pytest.raises(ValueError, match="never started"):
        record.apply(ev.PhaseChanged(M, "cpu", 0, 1.0, "measure"))
    with pytest.raises(ValueError, match="no cell of this run"):
        record.apply(ev.LaunchStarted(M, "cuda:0", 0, 1.0, 1))
    with pytest.raises(ValueError, match="no cell of this run"):
        record.apply(ev.CellEnded("resnet18", "cpu", 1.0, "finished"))


def test_findings_that_cannot_belong_to_the_run_are_refused() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU,)), {}))
    with pytest.raises(ValueError, match="no switch of the tuned profile"):
        record.apply(TrickTried(M, "cpu", 1.0, "magic", 1.0, 2.0, True))
    with pytest.raises(ValueError, match="did not search"):
        record.apply(LargestBatch(M, "cpu", 1.0, 64, "memory", 128, None))
    searched = RunRecord()
    searched.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU,), "largest"), {}))
    with pytest.raises(ValueError, match="below zero"):
        searched.apply(LargestBatch(M, "cpu", 1.0, -64, "memory", 128, None))
    searched.apply(LargestBatch(M, "cpu", 1.0, 0, "memory", 1, None))
    assert searched.largest


def test_batch_arrays_of_unequal_length_are_refused() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU,)), {}))
    record.apply(ev.LaunchStarted(M, "cpu", 0, 0.0, 1))
    with pytest.raises(ValueError, match="zip"):
        record.apply(ev.Batches(M, "cpu", 0, "measure", 0, 0, (1.0, 2.0), (0.1,), (8,), (1.0,)))


def test_waiting_for_its_turn_breaks_a_cells_curves_and_ends_its_span() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU,)), {}))
    for event in (
        ev.LaunchStarted(M, "cpu", 0, 0.0, 1),
        ev.PhaseChanged(M, "cpu", 0, 1.0, "measure"),
        ev.Batches(M, "cpu", 0, "measure", 0, 0, (1.1, 1.2), (0.1, 0.1), (8, 8), (2.0, None)),
        ev.PhaseChanged(M, "cpu", 0, 1.3, "wait"),
        ev.PhaseChanged(M, "cpu", 0, 2.0, "measure"),
    ):
        record.apply(event)
    cell = record.cell(M, "cpu")
    assert [(s.phase, s.start_s, s.end_s) for s in cell.spans] == [
        ("start", 0.0, 1.0),
        ("measure", 1.0, 1.3),
        ("measure", 2.0, None),
    ]
    assert list(cell.batch_ms.y)[:2] == [pytest.approx(100), pytest.approx(100)]
    assert math.isnan(cell.batch_ms.y[2])
    assert list(cell.images_per_s.y)[:2] == [pytest.approx(80), pytest.approx(80)]
    assert cell.loss.y[0] == 2.0
    assert math.isnan(cell.loss.y[1])
    assert (cell.batches, cell.last_batch_s) == (2, 1.2)


def test_a_sensor_that_is_missing_is_a_gap_and_never_a_zero() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU, H200)), {}))
    reading = ev.GpuReading("cuda:0", None, None, None, 250.0)
    record.apply(ev.Sampled(1.0, None, 12.0, None, None, None, None, (reading,)))
    sensors = record.sensors
    assert math.isnan(sensors.cpu.y[0])
    assert sensors.child_cpu.y[0] == 12.0
    assert math.isnan(sensors.gpus["cuda:0"].utilisation.y[0])
    assert sensors.gpus["cuda:0"].power_w.y[0] == 250.0


def test_the_order_of_devices_in_the_record_is_the_specifications() -> None:
    other = DeviceChoice("cuda:1", "cuda:1", "second")
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (H200, other, CPU)), {}))
    assert [d for _, d in record.cells] == ["cuda:0", "cuda:1", "cpu"]


def test_a_million_batches_leave_a_record_of_bounded_size() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU,)), {}))
    record.apply(ev.LaunchStarted(M, "cpu", 0, 0.0, 1))
    n = 5000
    message = ev.Batches(
        M, "cpu", 0, "measure", 0, 0, tuple(i / n for i in range(n)), (1 / n,) * n, (8,) * n, (1.0,) * n
    )
    for second in range(200):
        record.apply(replace(message, elapsed_s=tuple(second + t for t in message.elapsed_s)))
    cell = record.cell(M, "cpu")
    assert cell.batches == 1_000_000
    assert max(len(c) for c in (cell.batch_ms, cell.images_per_s, cell.loss)) <= 2000
    assert cell.images_per_s.y[-1] == pytest.approx(8 * n)


def test_a_study_with_its_demo_stream_has_accuracy_and_a_measured_time() -> None:
    summary = summarise(demo_record((M,), protocol="study", epochs=3))
    for cell in summary.cells:
        assert cell.training_measured
        assert cell.accuracy is not None
        assert cell.accuracy.low < cell.accuracy.value < cell.accuracy.high


def test_a_stream_with_a_second_run_in_it_is_refused() -> None:
    record = demo_record(("small-cnn",), rounds=1)
    assert record.started is not None
    with pytest.raises(ValueError, match="a second run"):
        record.apply(record.started)


@pytest.mark.parametrize(("correct", "total"), [(11, 10), (-1, 10), (0, -1)])
def test_more_right_answers_than_questions_are_refused(correct: int, total: int) -> None:
    record = demo_record(("small-cnn",), protocol="study", epochs=1)
    done = next(iter(record.cells.values())).launches[0].epochs[0]
    with pytest.raises(ValueError, match="images are right"):
        record.apply(replace(done, correct=correct, total=total))
