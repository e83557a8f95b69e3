"""The crossover finder on machines with planted speeds, from its first cell to its sentence."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core.crossover import Crossover, answer, crossover, passing
from gpubench_gui.core.crossover_plan import CELL_S, next_step
from gpubench_gui.core.events import RunEnded, RunStarted
from gpubench_gui.core.family import MEMBERS, flop_at
from gpubench_gui.core.findings import SweepTimed
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.sweep import Found, Ratio
from tests.benchmarks.dense_sweep import Dense, agree
from tests.core.planted import Machine, Speed, crossing_flop, parameters_at, sweep_spec

SERVER = {"cpu": Speed(3e-4, 1.5e12), "cuda:0": Speed(4e-3, 2e13)}
LAPTOP = {"cpu": Speed(1e-3, 2e11), "cuda:0": Speed(60e-3, 5e12)}
THREADS = {"cpu": Speed(1e-3, 8e10), "cuda:0": Speed(8e-3, 1.4e11)}
DENSE_CELLS = 3 * len(MEMBERS)


def measured(machine: Machine, spec: RunSpec | None = None) -> Crossover:
    machine.run(spec or sweep_spec(), next_step, CELL_S)
    return crossover(machine.found, "cuda:0", "cpu", 128)


def truth(speeds: dict[str, Speed]) -> float:
    return parameters_at(crossing_flop(speeds["cpu"], speeds["cuda:0"]) / 128)


def record_of(found: list[Found], spec: RunSpec, *, ended: bool = True) -> RunRecord:
    record = RunRecord()
    record.apply(RunStarted("r", "", "0", spec, {}))
    for event in found:
        record.apply(event)
    if ended:
        record.apply(RunEnded(180.0, "finished"))
    return record


@pytest.mark.parametrize("speeds", [SERVER, LAPTOP, THREADS], ids=["server", "laptop", "threads"])
@pytest.mark.parametrize("noise", [(0.02, 0.01), (0.04, 0.03)], ids=["quiet", "busy"])
def test_the_interval_covers_the_planted_crossover_with_few_cells_and_in_time(
    speeds: dict[str, Speed], noise: tuple[float, float]
) -> None:
    draws, covered, cells, longest = 200, 0, 0, 0.0
    for seed in range(draws):
        machine = Machine(speeds, *noise, seed=seed)
        cells += machine.run(sweep_spec(), next_step, CELL_S)
        size = crossover(machine.found, "cuda:0", "cpu", 128).parameters
        covered += size is not None and bool(size.low and size.high and size.low <= truth(speeds) <= size.high)
        longest = max(longest, machine.now)
    assert covered >= 0.9 * draws
    assert cells / draws < DENSE_CELLS / 3
    assert longest <= 185


def test_without_noise_the_crossover_is_exact_to_a_hundredth_in_parameters_and_work() -> None:
    found = measured(Machine(SERVER))
    assert found.verdict == "crossover"
    assert found.parameters is not None
    assert found.train_flop is not None
    assert found.parameters.value == pytest.approx(truth(SERVER), rel=0.01)
    assert found.train_flop.value == pytest.approx(flop_at(found.parameters.value))
    assert found.train_flop.value == pytest.approx(crossing_flop(SERVER["cpu"], SERVER["cuda:0"]) / 128, rel=0.01)
    assert found.rounds >= 3


def test_the_sentence_names_size_batch_and_interval_and_the_next_one_what_was_fitted() -> None:
    spec = sweep_spec()
    machine = Machine(SERVER, 0.02, 0.01, seed=1)
    machine.run(spec, next_step, CELL_S)
    said = answer(record_of(machine.found, spec))
    assert said.sentence.startswith("On this machine NVIDIA H200 pays from about 0.2")
    assert " M parameters at batch 128 (0." in said.sentence
    assert said.sentence.endswith(" M)")
    assert "GFLOP per image" in said.qualifier
    assert "against 16 CPU cores" in said.qualifier
    assert said.detail.startswith("Measured: ")
    assert "NVIDIA H200 4" in said.detail  # 4 ms of overhead
    assert "TFLOP/s" in said.detail


def test_a_device_that_is_always_ahead_pays_from_the_smallest_size() -> None:
    spec = sweep_spec()
    machine = Machine({"cpu": Speed(5e-3, 1e11), "cuda:0": Speed(1e-3, 1e13)}, 0.03, 0.02)
    found = measured(machine, spec)
    assert found.verdict == "from the smallest"
    assert found.parameters is None
    assert found.rounds >= 3
    assert "pays from the smallest size tried, 0.011 M parameters" in answer(record_of(machine.found, spec)).sentence


def test_a_device_that_is_never_ahead_has_not_reached_it_in_the_range_tried() -> None:
    spec = sweep_spec(budget_s=600)
    machine = Machine({"cpu": Speed(1e-3, 2e12), "cuda:0": Speed(4e-3, 1.5e12)}, 0.03, 0.02)
    assert measured(machine, spec).verdict == "not reached"
    said = answer(record_of(machine.found, spec)).sentence
    assert "was not reached in the range tried (up to 50 M parameters at batch 128)" in said


def test_memory_that_runs_out_ends_the_range_and_the_answer_stands() -> None:
    speeds = {"cpu": SERVER["cpu"], "cuda:0": Speed(4e-3, 2e13, most_flop=128 * MEMBERS[20].train_flop)}
    machine = Machine(speeds, 0.02, 0.01)
    found = measured(machine)
    assert found.parameters is not None
    assert found.parameters.value == pytest.approx(truth(SERVER), rel=0.15)
    assert found.largest is not None
    assert found.largest <= MEMBERS[20].parameters
    refused = [c for c in machine.found if not isinstance(c, SweepTimed)]
    assert len(refused) == 1  # nothing larger was tried in vain


def test_memory_that_runs_out_before_the_crossover_says_how_far_it_got() -> None:
    spec = sweep_spec()
    speeds = {"cpu": SERVER["cpu"], "cuda:0": Speed(4e-3, 2e13, most_flop=128 * MEMBERS[12].train_flop)}
    machine = Machine(speeds)
    assert measured(machine, spec).verdict == "not reached"
    assert "up to 0.13 M parameters" in answer(record_of(machine.found, spec)).sentence


@pytest.mark.parametrize("cells", [0, 1, 3, 6, 9, 12])
def test_a_sweep_stopped_half_way_still_answers(cells: int) -> None:
    spec = sweep_spec()
    machine = Machine(SERVER, 0.02, 0.01)
    if cells:
        machine.run(spec, next_step, CELL_S, cells)
    said = answer(record_of(machine.found, spec))
    assert said.sentence
    assert said.qualifier
    (found,) = said.crossovers
    if cells >= 6:
        assert found.parameters is not None
        assert found.parameters.value == pytest.approx(truth(SERVER), rel=0.6)
    running = answer(record_of(machine.found, spec, ended=False))
    assert running.sentence.startswith("Measuring") == (cells == 0)


def ratios_planted(logs: dict[int, float], rounds: int = 3) -> list[Found]:
    found: list[Found] = []
    for index, log in logs.items():
        for n in range(rounds):
            for key, step in (("cpu", math.exp(log) * (1 + 1e-4 * n)), ("cuda:0", 1.0)):
                found.append(SweepTimed(MEMBERS[index].id, key, n, 0.0, 128, 20, 2560, 20 * step))
    return found


def test_several_crossings_are_all_said() -> None:
    found = ratios_planted({0: -0.5, 6: 0.4, 12: -0.3, 18: 0.6})
    said = answer(record_of(found, sweep_spec()))
    (c,) = said.crossovers
    assert c.verdict == "crossover"
    assert c.parameters is not None
    assert MEMBERS[12].parameters < c.parameters.value < MEMBERS[18].parameters
    assert len(c.others) == 2
    assert "it passed 1× at" in said.sentence


def test_a_device_that_falls_behind_again_does_not_pay_from_anywhere() -> None:
    said = answer(record_of(ratios_planted({0: -0.5, 6: 0.4, 12: 0.3, 18: -0.6}), sweep_spec()))
    assert said.crossovers[0].verdict == "in between"
    assert "does not stay ahead" in said.sentence
    assert said.crossovers[0].parameters is None


def test_two_equal_devices_are_seldom_said_to_cross() -> None:
    same = {"cpu": Speed(1e-3, 1e12), "cuda:0": Speed(1e-3, 1e12)}
    verdicts = [measured(Machine(same, 0.03, 0.02, seed=seed)).verdict for seed in range(60)]
    assert verdicts.count("unclear") >= 45
    assert verdicts.count("crossover") + verdicts.count("in between") <= 4
    said = answer(record_of(ratios_planted({0: 0.01, 6: -0.01, 12: 0.01}, rounds=1), sweep_spec())).sentence
    assert "shows no clear difference" in said


def test_speedups_that_hardly_grow_name_no_size() -> None:
    low, high = Ratio(10, {0: -0.50001, 1: 0.5}), Ratio(11, {0: -0.49999, 1: 0.5})
    assert low.mean < 0 < high.mean
    assert passing(low, high, [low, high]) is None  # each round's crossing is e to the power of thousands away


def test_a_device_that_is_ahead_but_for_sizes_that_are_alike_says_so() -> None:
    said = answer(record_of(ratios_planted({0: -0.01, 6: 0.01, 12: 0.5, 18: 0.9}, rounds=1), sweep_spec()))
    assert said.crossovers[0].verdict == "unclear"
    assert "is clearly ahead from 0.13 M parameters" in said.sentence


def test_the_budget_bounds_what_is_asked_for() -> None:
    machine = Machine({"cpu": Speed(1e-3, 1e10), "cuda:0": Speed(4e-3, 2e11)}, 0.02)
    machine.run(sweep_spec(budget_s=60), next_step, CELL_S)
    assert machine.now <= 75
    biggest = max(MEMBERS.index(m) for m in MEMBERS if any(c.model == m.id for c in machine.found))
    assert biggest < len(MEMBERS) - 1  # a step of 85 s was never begun


@pytest.mark.parametrize("speeds", [SERVER, LAPTOP, THREADS], ids=["server", "laptop", "threads"])
def test_the_finder_agrees_with_a_dense_sweep_at_a_fraction_of_its_time(speeds: dict[str, Speed]) -> None:
    agreed, times = 0, [0.0, 0.0]
    for seed in range(40):
        finder, dense = (Machine(speeds, 0.03, 0.02, seed=seed + shift) for shift in (0, 1000))
        quick = measured(finder)
        dense.run(sweep_spec(), Dense(quick.largest or 0, 3).next_step, CELL_S)
        agreed += agree(quick, crossover(dense.found, "cuda:0", "cpu", 128))
        times = [t + machine.now for t, machine in zip(times, (finder, dense), strict=True)]
    assert agreed >= 36
    assert times[0] < 0.8 * times[1]
