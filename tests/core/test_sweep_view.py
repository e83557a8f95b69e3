"""What pictures and tables of a sweep show, from planted devices."""

from __future__ import annotations

import pytest

from gpubench_gui.core import crossover, map_grid, speed_map
from gpubench_gui.core.family import MEMBERS
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.sweep_view import lines, on_axis, rows, spoken_cell, spoken_line, spoken_rows
from tests.demo import CPU, H200, LAPTOP
from tests.demo_sweep import SPEEDS, sweep_record


@pytest.fixture(scope="module")
def found() -> RunRecord:
    return sweep_record()


@pytest.fixture(scope="module")
def mapped() -> RunRecord:
    return sweep_record("map", budget_s=400.0)


def test_every_measured_size_is_a_point_on_both_axes(found: RunRecord) -> None:
    answer = crossover.answer(found)
    known = answer.crossovers[0].ratios
    for axis in ("parameters", "gflop"):
        (line,) = lines(found, answer, axis)
        assert [p.size for p in line.points] == [on_axis(MEMBERS[r.index], axis) for r in known]
        assert [p.speedup for p in line.points] == [r.estimate for r in known]


def test_the_fitted_curve_follows_the_planted_speeds_over_the_range_tried(found: RunRecord) -> None:
    (line,) = lines(found, crossover.answer(found), "gflop")
    assert line.fit[0][0] == line.points[0].size
    assert line.fit[-1][0] == line.points[-1].size
    for gflop, speedup in line.fit:
        flop = gflop * 1e9 * 128
        assert speedup == pytest.approx(SPEEDS["cpu"].seconds(flop) / SPEEDS["cuda:0"].seconds(flop), rel=0.1)


def test_where_a_device_pays_is_said_in_the_unit_of_the_axis(found: RunRecord) -> None:
    answer = crossover.answer(found)
    (by_size,), (by_work,) = lines(found, answer, "parameters"), lines(found, answer, "gflop")
    assert by_size.pays_text == "pays from 0.079 M"
    assert by_work.pays_text == "pays from 0.015 GFLOP"


def test_without_a_crossing_nothing_pays_and_without_a_fit_there_is_no_curve() -> None:
    record = sweep_record(until_s=2.0)
    (line,) = lines(record, crossover.answer(record), "parameters")
    assert (line.points, line.fit, line.pays, line.pays_text) == ((), (), None, "")
    assert spoken_line(line) == "NVIDIA H200: not measured yet"


def test_a_row_has_the_rate_of_each_device_and_the_speedup_that_follows_from_them(found: RunRecord) -> None:
    for row in rows(found):
        cpu, gpu = row.rates
        (gain,) = row.speedups
        assert cpu is not None
        assert gpu is not None
        assert gain is not None
        assert gain.value == pytest.approx(gpu / cpu)


def test_a_failed_cell_is_a_row_with_its_reason_and_no_figure(mapped: RunRecord) -> None:
    (row,) = [r for r in rows(mapped) if any(r.failures)]
    assert row.failures == (None, "out of memory at batch 512")
    assert row.rates[1] is None
    assert row.speedups == (None,)


def test_a_cell_that_failed_once_and_ran_later_has_a_rate() -> None:
    record = sweep_record(until_s=2.0)
    model = MEMBERS[0].id
    record.apply(SweepFailed(model, "cpu", 0, 2.0, 128, "died", "its process ended"))
    record.apply(SweepTimed(model, "cpu", 1, 3.0, 128, 10, 1280, 0.5))
    (row,) = rows(record)
    assert row.rates == (pytest.approx(2560.0), None)
    assert row.failures == (None, None)


def test_a_map_is_told_batch_by_batch_with_how_each_value_is_known(mapped: RunRecord) -> None:
    (m,) = speed_map.answer(mapped).maps
    told = list(spoken_rows(m.cells))
    assert [t.split(":")[0] for t in told] == ["Batch 8", "Batch 32", "Batch 128", "Batch 512"]
    assert "interpolated, not measured" in told[1]
    assert "50 M failed: out of memory at batch 512" in told[3]
    assert all(spoken_cell(c) == "not measured" for c in m.cells if c.state == "not measured")


def test_the_line_of_equal_speed_runs_between_cells_of_different_sides(mapped: RunRecord) -> None:
    (m,) = speed_map.answer(mapped).maps
    cells = {(p.column, p.row): p.cell for p in map_grid.cells(m)}
    line = map_grid.contour(m)
    assert len(line) >= 4
    for x, y in line:
        assert 0.5 <= x <= len(m.models) - 0.5
        assert 0.5 <= y <= len(m.batch_sizes) - 0.5
        if y % 1 == 0.5:  # the crossing of a row: its neighbours lie on either side
            known = [cells[int(c), int(y)].speedup for c in (x - 0.5, x + 0.5)]
            assert known[0] is not None
            assert known[1] is not None
            assert known[0].value < 1.1
            assert known[1].value > 0.9


def test_neighbouring_failures_are_said_once() -> None:
    record = sweep_record("map", until_s=2.0)
    for index in (24, 32):
        for key in ("cpu", "cuda:0"):
            at = (MEMBERS[index].id, key, 0, 2.0, 512)
            record.apply(SweepFailed(*at, "out-of-memory", "out of memory at batch 512"))
    record.apply(SweepFailed(MEMBERS[0].id, "cpu", 0, 2.0, 8, "died", "its process ended"))
    (m,) = speed_map.answer(record).maps
    assert map_grid.failures(m) == (
        map_grid.Failure(0, 0, 0, "failed"),
        map_grid.Failure(3, 3, 4, "out of memory"),
    )


def test_only_measured_cells_print_a_figure_and_sizes_fit_under_narrow_columns(mapped: RunRecord) -> None:
    (m,) = speed_map.answer(mapped).maps
    assert all(bool(map_grid.figure(c)) == (c.state == "measured") for c in m.cells)
    assert [map_grid.size_text(n) for n in (10_900, 130_000, 994_000, 1_230_000, 50_100_000)] == [
        *("11k", "130k", "0.99M", "1.2M", "50M"),
    ]


def test_each_of_several_devices_has_its_own_line() -> None:
    record = sweep_record(devices=(CPU, H200, LAPTOP))
    drawn = lines(record, crossover.answer(record), "parameters")
    assert [x.device for x in drawn] == ["cuda:0", "cuda:1"]
    assert all(x.pays is not None for x in drawn)
