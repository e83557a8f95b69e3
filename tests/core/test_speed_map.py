"""The size × batch map on machines with planted speeds: its cells, its line of 1×, what it measures next."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core.events import RunEnded, RunStarted
from gpubench_gui.core.family import MEMBERS
from gpubench_gui.core.findings import SweepTimed
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.speed_map import BATCHES, CELL_S, COARSE, SpeedMap, answer, next_step, speed_map
from tests.core.planted import Machine, Speed, crossing_flop, parameters_at, sweep_spec

SPEEDS = {"cpu": Speed(3e-4, 1.5e12), "cuda:0": Speed(4e-3, 2e13)}
SPEC = sweep_spec("map", budget_s=400)


def mapped(machine: Machine, cells: int | None = None) -> SpeedMap:
    machine.run(SPEC, next_step, CELL_S, cells)
    return speed_map(machine.found, "cuda:0", "cpu")


@pytest.mark.parametrize("noise", [(0.0, 0.0), (0.03, 0.02)], ids=["none", "some"])
def test_the_line_of_equal_speed_is_the_planted_one(noise: tuple[float, float]) -> None:
    found = mapped(Machine(SPEEDS, *noise, seed=2))
    assert len(found.contour) >= 3
    work = crossing_flop(SPEEDS["cpu"], SPEEDS["cuda:0"])
    for log_size, log_batch in found.contour:
        truth = parameters_at(work / 10**log_batch)
        assert abs(math.log(10**log_size / truth)) < (0.25 if any(noise) else 0.15)
    sizes = [x for x, _ in found.contour]
    assert sizes == sorted(sizes)
    rows = {r.batch_size: r for r in found.rows}
    assert rows[8].verdict == rows[32].verdict == "crossover"


def test_the_grid_is_measured_coarsely_and_again_next_to_the_line() -> None:
    machine = Machine(SPEEDS, 0.03, 0.02, seed=4)
    asked = machine.run(SPEC, next_step, CELL_S)
    found = speed_map(machine.found, "cuda:0", "cpu")
    by_place = {(c.model, c.batch_size): c for c in found.cells}
    assert len(by_place) == len(found.cells) == len(found.models) * len(BATCHES)
    assert all(by_place[MEMBERS[i].id, b].state == "measured" for i in COARSE[:4] for b in BATCHES)
    thrice = [c for c in found.cells if c.rounds >= 3]
    assert thrice
    for c in thrice:
        assert c.speedup is not None
        assert c.speedup.low is not None
        assert 0.5 < c.speedup.value < 2.5  # only what lies next to 1× was worth three rounds
    assert asked < 0.5 * len(MEMBERS) * len(BATCHES)
    assert machine.now <= SPEC.budget_s + 10


def test_every_cell_says_whether_it_was_measured() -> None:
    found = mapped(Machine(SPEEDS))
    states = {c.state for c in found.cells}
    assert {"measured", "interpolated"} <= states
    for c in found.cells:
        assert (c.speedup is None) == (c.state in ("not measured", "failed"))
        assert (c.rounds > 0) == (c.state == "measured")
        if c.state == "interpolated":
            assert c.speedup is not None
            flop = c.batch_size * next(m.train_flop for m in MEMBERS if m.id == c.model)
            truth = SPEEDS["cpu"].seconds(flop) / SPEEDS["cuda:0"].seconds(flop)
            assert c.speedup.value == pytest.approx(truth, rel=0.35)
            assert c.speedup.low is None


def test_memory_that_runs_out_fails_its_cell_and_spares_those_beyond() -> None:
    limit = 512 * MEMBERS[10].train_flop
    speeds = {"cpu": SPEEDS["cpu"], "cuda:0": Speed(4e-3, 2e13, most_flop=limit)}
    machine = Machine(speeds)
    found = mapped(machine)
    failed = [c for c in found.cells if c.state == "failed"]
    assert failed
    assert all(c.reason and c.reason.startswith("out of memory") for c in failed)
    refused = [c for c in machine.found if not isinstance(c, SweepTimed)]
    assert len(refused) < 6
    assert any(c.state == "not measured" for c in found.cells)


@pytest.mark.parametrize("cells", [0, 1, 7, 20])
def test_a_map_stopped_half_way_still_answers(cells: int) -> None:
    machine = Machine(SPEEDS, 0.02)
    if cells:
        machine.run(SPEC, next_step, CELL_S, cells)
    record = RunRecord()
    record.apply(RunStarted("r", "", "0", SPEC, {}))
    for event in machine.found:
        record.apply(event)
    if not cells:
        assert answer(record).sentence.startswith("Measuring")
    record.apply(RunEnded(100.0, "stopped"))
    said = answer(record)
    assert "NVIDIA H200" in said.sentence
    assert f"{cells} of {len(COARSE) * len(BATCHES)} cells measured" in said.qualifier


def test_the_sentence_says_the_ends_and_the_line_below_it_the_batch_sizes_between() -> None:
    machine = Machine(SPEEDS)
    machine.run(SPEC, next_step, CELL_S)
    record = RunRecord()
    record.apply(RunStarted("r", "", "0", SPEC, {}))
    for event in machine.found:
        record.apply(event)
    said = answer(record)
    assert said.sentence.startswith("On this machine NVIDIA H200 pays from about ")
    assert [f"at batch {b}" in said.sentence for b in BATCHES] == [True, False, False, True]
    assert [f"at batch {b}" in said.qualifier for b in BATCHES] == [False, True, True, False]
