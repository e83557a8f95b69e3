"""Whole sweeps with stub children: fresh ones each round, one terminal event for everything, whatever happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from gpubench_gui.core import crossover, speed_map
from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import SweepFailed, SweepTimed
from gpubench_gui.core.progress import progress
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import FAMILY, DeviceChoice, RunSpec
from gpubench_gui.core.summary import summarise
from gpubench_gui.core.sweep import CLEAR
from gpubench_gui.core.validity import CLOCK_DIFFERS, CONTENDED
from gpubench_gui.runner.run import Run
from gpubench_gui.runner.validity import BlockJudge
from tests.core.planted import Speed, crossing_flop, parameters_at
from tests.runner.drive import CPU, GPU, check_one_terminal_event_each, pids, running

Plant = Callable[[dict[str, str]], None]
FIND = RunSpec((FAMILY,), (CPU, GPU), "crossover", budget_s=600)
MAP = replace(FIND, protocol="map")
TRUTH = parameters_at(crossing_flop(Speed(0.0, 1e11), Speed(0.02, 1e13)) / 128)  # of the stub's two devices


def collect(
    spec: RunSpec, tmp_path: Path, at: Callable[[Run, ev.Event], None] = lambda run, event: None
) -> tuple[list[ev.Event], RunRecord]:
    """All events of a run and its record; what holds for every sweep is checked."""
    run = Run(spec, (), tmp_path)
    events: list[ev.Event] = []
    record = RunRecord()
    for event in run.events():
        events.append(event)
        record.apply(event)
        assert progress(record).text
        at(run, event)
    check_one_terminal_event_each(events)
    cells = sorted((e.model, e.device) for e in events if isinstance(e, ev.CellEnded))
    assert cells == sorted((FAMILY, d.key) for d in spec.devices)
    assert isinstance(events[-1], ev.RunEnded)
    assert not any(running(p) for p in pids(events))
    summary = summarise(record)
    assert summary.sentence
    assert summary.cells == summary.comparisons == ()
    return events, record


def outcomes(events: list[ev.Event]) -> dict[str, str]:
    return {e.device: e.outcome for e in events if isinstance(e, ev.CellEnded)}


def test_a_sweep_finds_the_planted_crossover_in_rounds_of_fresh_children(stub_runs: Plant, tmp_path: Path) -> None:
    events, record = collect(FIND, tmp_path)
    (found,) = crossover.answer(record).crossovers
    assert found.parameters is not None
    assert found.parameters.value == pytest.approx(TRUTH, rel=0.04)
    assert found.rounds >= 3
    assert outcomes(events) == {"cpu": "finished", "cuda:0": "finished"}
    rounds = {e.round for e in events if isinstance(e, SweepTimed)}
    assert len(set(pids(events))) == 2 * len(rounds)
    assert "pays from about" in summarise(record).sentence


def test_devices_take_turns_in_an_order_that_flips(stub_runs: Plant, tmp_path: Path) -> None:
    events, _ = collect(FIND, tmp_path)
    timed = [e for e in events if isinstance(e, SweepTimed)]
    firsts = [a.device for a, b in zip(timed[::2], timed[1::2], strict=True) if a.model == b.model]
    assert len(firsts) == len(timed) // 2
    assert abs(firsts.count("cpu") - firsts.count("cuda:0")) <= 0.3 * len(firsts)
    assert any(a != b for a, b in pairwise(firsts))


def test_the_progress_names_the_device_of_the_sweep(stub_runs: Plant, tmp_path: Path) -> None:
    texts: list[str] = []
    record = RunRecord()
    for event in Run(FIND, (), tmp_path).events():
        record.apply(event)
        texts.append(progress(record).text)
    assert any(t.startswith("Sweep · ") and " on GPU 0" in t for t in texts)
    assert texts[-1].startswith("Finished")


def test_a_map_measures_the_grid_and_finds_the_line(stub_runs: Plant, tmp_path: Path) -> None:
    events, record = collect(replace(MAP, budget_s=3000), tmp_path)
    (found,) = speed_map.answer(record).maps
    assert outcomes(events) == {"cpu": "finished", "cuda:0": "finished"}
    assert sum(c.state == "measured" for c in found.cells) >= 24
    row = next(r for r in found.rows if r.batch_size == 128)
    assert row.parameters is not None
    assert row.parameters.value == pytest.approx(TRUTH, rel=0.05)
    assert max(r.mean for r in row.ratios) > CLEAR


@pytest.mark.parametrize("trouble", ["raise", "segv"])
def test_a_device_whose_children_die_again_and_again_is_given_up(
    stub_runs: Plant, tmp_path: Path, trouble: str
) -> None:
    stub_runs({"cuda:0/cell": trouble})
    events, record = collect(FIND, tmp_path)
    assert outcomes(events) == {"cpu": "finished", "cuda:0": "failed"}
    lost = [e for e in events if isinstance(e, SweepFailed)]
    assert len(lost) == 3
    assert {e.device for e in lost} == {"cuda:0"}
    ended = record.cell(FAMILY, "cuda:0").ended
    assert ended is not None
    assert ended.reason
    assert "not known" in summarise(record).sentence


def test_what_befell_a_timing_is_kept_with_it_and_said(
    stub_runs: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def contended(judge: BlockJudge, block: ev.BlockTimed) -> ev.BlockTimed:
        assert block.cpu_s > 0
        return replace(block, flags=(CONTENDED, CLOCK_DIFFERS))

    monkeypatch.setattr(BlockJudge, "judge", contended)
    _, record = collect(FIND, tmp_path)
    timed = [e for e in record.sweep if isinstance(e, SweepTimed)]
    assert {e.flags for e in timed} == {(CONTENDED,)}  # other networks, other clocks: that is no fault
    assert f"beware: contended in {len(timed)} of {len(timed)} timings" in summarise(record).qualifier


def test_one_death_costs_one_cell_and_a_new_round(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cuda:0/cell@1": "kill"})
    events, record = collect(FIND, tmp_path)
    assert outcomes(events) == {"cpu": "finished", "cuda:0": "finished"}
    assert len([e for e in events if isinstance(e, SweepFailed)]) == 1
    (found,) = crossover.answer(record).crossovers
    assert found.parameters is not None
    assert found.parameters.value == pytest.approx(TRUTH, rel=0.05)


def test_a_device_that_cannot_start_ends_the_sweep_and_says_why(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cuda:0/start": "raise"})
    events, record = collect(FIND, tmp_path)
    assert outcomes(events) == {"cpu": "stopped", "cuda:0": "failed"}
    ended = record.cell(FAMILY, "cpu").ended
    assert ended is not None
    assert ended.reason == "not measured: another device was given up"


def test_with_three_devices_one_that_fails_leaves_the_answer_of_the_other(stub_runs: Plant, tmp_path: Path) -> None:
    stub_runs({"cuda:1/start": "raise"})
    spec = replace(FIND, devices=(CPU, GPU, DeviceChoice("cuda:1", "cuda:1", "another")))
    events, record = collect(spec, tmp_path)
    assert outcomes(events) == {"cpu": "finished", "cuda:0": "finished", "cuda:1": "failed"}
    first, second = crossover.answer(record).crossovers
    assert first.verdict == "crossover"
    assert second.smallest is None


def skip(run: Run) -> None:
    run.skip_model(FAMILY)


@pytest.mark.parametrize(("order", "why"), [(Run.stop, "stopped after 3 cells"), (skip, "skipped after 3")])
def test_what_a_sweep_measured_before_it_was_stopped_is_kept(
    stub_runs: Plant, tmp_path: Path, order: Callable[[Run], None], why: str
) -> None:
    seen: list[str] = []

    def stop(run: Run, event: ev.Event) -> None:
        if isinstance(event, SweepTimed) and event.device == "cuda:0":
            seen.append(event.model)
            if len(seen) == 3:
                order(run)

    events, record = collect(FIND, tmp_path, stop)
    assert set(outcomes(events).values()) == {"stopped"}
    ended = record.cell(FAMILY, "cuda:0").ended
    assert ended is not None
    assert (ended.reason or "").startswith(why)
    assert 5 <= len(record.sweep) <= 7  # one that was asked for may still be answered
    assert "parameters" in summarise(record).sentence
