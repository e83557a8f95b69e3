"""What a sweep measured, folded: ratios by size, the fit of a step's time, what a cell will cost."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core.family import MEMBERS
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.sweep import Found, cell_seconds, failed, fit, fit_device, predicted_step, ratios, step_seconds
from tests.core.planted import Machine, Speed


def timed(index: int, device: str, step_s: float, round_: int = 0, batch: int = 128) -> SweepTimed:
    return SweepTimed(MEMBERS[index].id, device, round_, 0.0, batch, 20, 20 * batch, 20 * step_s)


def test_a_ratio_pairs_the_cells_of_one_round() -> None:
    found = [timed(3, "cpu", 0.4, 0), timed(3, "cuda:0", 0.1, 1), timed(3, "cuda:0", 0.2, 0), timed(5, "cpu", 1.0)]
    (only,) = ratios(found, "cuda:0", "cpu", 128)
    assert only.index == 3
    assert only.logs == {0: pytest.approx(math.log(2))}
    assert ratios(found, "cuda:0", "cpu", 32) == []


def test_what_is_no_measurement_is_left_out() -> None:
    broken: list[Found] = [
        SweepTimed("cnn-9M", "cpu", 0, 0.0, 128, 20, 2560, 1.0),
        SweepTimed(MEMBERS[0].id, "cpu", 0, 0.0, 128, 0, 0, 1.0),
        SweepTimed(MEMBERS[0].id, "cpu", 0, 0.0, 128, 20, 2560, 0.0),
        SweepTimed(MEMBERS[0].id, "cpu", 0, 0.0, 128, 20, 2560, -1.0),
        SweepTimed(MEMBERS[0].id, "cpu", 0, 0.0, 128, 20, 2560, 1e-300),
        SweepTimed(MEMBERS[0].id, "cpu", 0, 0.0, 128, 20, 2560, 1e38),
        SweepFailed(MEMBERS[1].id, "cpu", 0, 0.0, 128, "out-of-memory", "out of memory at batch 128"),
    ]
    assert step_seconds(broken, "cpu", 128) == {}
    assert failed(broken, 128) == {1}
    assert failed(broken, 128, ("cuda:0",)) == set()


@pytest.mark.parametrize("noise", [0.0, 0.05])
def test_the_fit_finds_the_planted_overhead_and_rate(noise: float) -> None:
    machine = Machine({"cpu": Speed(2e-3, 2e11)}, noise, seed=3)
    for index in range(0, 40, 3):
        machine._time("cpu", machine.speeds["cpu"], MEMBERS[index].id, 128, 0, 1.0, 0.5)
    line = fit_device(machine.found, "cpu", (128,))
    assert line is not None
    assert line.overhead_s == pytest.approx(2e-3, rel=1e-6 if not noise else 0.3)
    assert line.flops == pytest.approx(2e11, rel=1e-6 if not noise else 0.1)


def test_neither_part_of_a_fit_falls_below_zero() -> None:
    steep = fit([(1e9, 0.001), (2e9, 0.004), (4e9, 0.016)])
    assert steep is not None
    assert steep.overhead_s == 0
    assert steep.flops is not None
    falling = fit([(1e9, 0.004), (4e9, 0.003)])
    assert falling is not None
    assert falling.flops is None
    assert 0.003 < falling.overhead_s < 0.004
    assert fit([(1e9, 0.004)]) is None
    assert fit([]) is None


def test_the_cost_of_a_cell_grows_from_its_least_time_to_a_few_slow_steps() -> None:
    assert 0.5 < cell_seconds(0.001, 0.5) < 1.5
    assert 0.5 < cell_seconds(0.2, 0.5) < 4
    assert 20 < cell_seconds(10.0, 0.5) < 40


def test_a_larger_step_is_expected_to_take_longer_by_its_work_at_most() -> None:
    found = [timed(10, "cpu", 0.1)]
    larger = predicted_step(found, "cpu", MEMBERS[16], 128)
    assert larger == pytest.approx(0.1 * MEMBERS[16].train_flop / MEMBERS[10].train_flop)
    assert predicted_step(found, "cpu", MEMBERS[4], 128) == pytest.approx(0.1)
    assert predicted_step(found, "cuda:0", MEMBERS[4], 128) is None
