"""What the benchmark scripts make of their measurements, with planted ones."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice, RunSpec
from gpubench_gui.core.stats import Estimate
from tests.benchmarks import same_against_same as same
from tests.benchmarks import time_to_answer as answer
from tests.benchmarks.driving import finished_rounds
from tests.benchmarks.quick_against_full import Outcome, row
from tests.benchmarks.window_against_headless import kept, rate

CPU, GPU = DeviceChoice("cpu", "cpu", "2 CPU cores"), DeviceChoice("cuda:0", "cuda:0", "a GPU")
SETTINGS: dict[str, object] = {"rounds": 3, "pace": 0.125, "batch_size": 32}


def comparisons(spread: float, count: int = 200) -> list[same.Comparison]:
    rng = random.Random(7)

    def draw() -> float:
        return 0.001 * math.exp(rng.gauss(0, spread))

    return [same.Comparison(n, tuple((draw(), draw()) for _ in range(3))) for n in range(count)]


def test_alike_sides_are_told_apart_rarely_and_a_planted_10_percent_nearly_always() -> None:
    text = same.verdict(comparisons(0.01))
    holds, excludes = (int(line.split(" in ")[1].split(" of ")[0]) for line in text.splitlines())
    assert 186 <= holds <= 199
    assert excludes >= 190


def test_the_planted_slow_down_falls_on_either_side_and_on_the_same_one_when_asked_again() -> None:
    exact = [same.Comparison(n, ((1.0, 1.0),) * 3) for n in range(40)]
    planted = [c.planted() for c in exact]
    assert planted == [c.planted() for c in exact]
    assert {round(e.value, 3) for e in planted if e} == {1.1, round(1 / 1.1, 3)}


def line(number: int, settings: dict[str, object] = SETTINGS) -> str:
    row = {
        "comparison": number,
        "settings": settings,
        "seconds_per_image": [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
    }
    return json.dumps(row) + "\n"


def test_an_interrupted_calibration_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "same.jsonl"
    assert same.read(path, SETTINGS) == []
    path.write_text(line(0) + line(1) + line(2)[:30])
    assert [c.number for c in same.read(path, SETTINGS)] == [0, 1]
    assert path.read_text() == line(0) + line(1), "the half-written line is gone, so that the next one stands alone"
    assert same.read(path, SETTINGS)[1].seconds == ((1.0, 2.0), (3.0, 4.0), (5.0, 6.0))


def test_comparisons_of_other_settings_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "same.jsonl"
    path.write_text(line(0, {**SETTINGS, "rounds": 5}))
    with pytest.raises(ValueError, match="give --out another name"):
        same.read(path, SETTINGS)


def test_an_estimate_that_misses_by_more_than_3_percent_outside_its_interval_is_beyond_the_bound() -> None:
    narrow = Estimate(100.0, 98.0, 102.0, 3)
    assert Outcome(narrow, 101.0).held
    near, far = Outcome(narrow, 102.5), Outcome(narrow, 105.0)
    assert (near.held, near.good, far.good) == (False, True, False)
    assert near.miss == pytest.approx(-0.0244, abs=1e-4)
    assert "beyond the bound" in row("small-cnn", far, 3)
    assert "beyond the bound" not in row("small-cnn", near, 3)
    assert not Outcome(Estimate(100.0, None, None, 1), 100.0).held


def test_the_share_the_window_keeps_is_paired_and_needs_three_pairs_for_an_interval() -> None:
    found = kept([(98.0, 100.0), (49.0, 50.0), (196.0, 200.0)])
    assert found is not None
    assert found.value == pytest.approx(0.98)
    assert found.low == pytest.approx(0.98)
    two = kept([(98.0, 100.0), (49.0, 50.0)])
    assert two is not None
    assert two.low is None


# ---- a planted run on both devices ----------------------------------------------------------------

START_S = {"import": 2.0, "context": 0.5, "data": 0.25, "build": 0.25}


def play(record: RunRecord, watch: answer.Watch | None = None) -> None:
    """One model, three rounds of 20 s; in each, both children start together and take turns."""
    order: list[ev.Event] = [ev.RunStarted("r", "", "0", RunSpec(("small-cnn",), (CPU, GPU)), {})]
    for round_ in range(3):
        at = 20.0 * round_ + 1
        order += [ev.LaunchStarted("small-cnn", key, round_, at, 1) for key in ("cpu", "cuda:0")]
        for key in ("cpu", "cuda:0"):
            order.append(ev.LaunchReady("small-cnn", key, round_, at + 3.5, 1, "w", "o", START_S, {}))
        for key, step_s, start in (("cpu", 0.1, at + 4), ("cuda:0", 0.01, at + 9)):
            where = ("small-cnn", key, round_)
            order.append(ev.PhaseChanged(*where, start, "warm-up"))
            order.append(ev.PhaseChanged(*where, start + 1, "measure"))
            order.append(ev.BlockTimed(*where, 0, start + 3, 20, 2560, 20 * step_s, None, 0.0, 0.0, ("contended",)))
            order.append(ev.PhaseChanged(*where, start + 3, "evaluate"))
            order.append(ev.PhaseChanged(*where, start + 4, "wait"))
        order += [ev.LaunchEnded("small-cnn", key, round_, at + 14, "finished") for key in ("cpu", "cuda:0")]
    for event in order:
        record.apply(event)
        if watch is not None:
            watch.see(record, event)


def test_a_round_is_over_once_every_device_has_ended_its_launch() -> None:
    record = RunRecord()
    play(record)
    assert finished_rounds(record, "small-cnn") == 3
    record.apply(ev.LaunchStarted("small-cnn", "cpu", 3, 61.0, 1))
    record.apply(ev.LaunchEnded("small-cnn", "cpu", 3, 62.0, "finished"))
    assert finished_rounds(record, "small-cnn") == 3


def test_the_time_of_a_run_is_divided_without_counting_a_second_twice() -> None:
    record = RunRecord()
    play(record)
    parts = answer.split(record, 70.0)
    assert parts == pytest.approx(
        {
            "blocks": 3 * 2 * 2.0,
            "warm-up": 3 * 2 * 1.0,
            "evaluation": 3 * 2 * 1.0,
            "diagnosis": 0.0,
            "build": 3 * 1.0,
            "import": 3 * 2.5,  # with the start of the process, and once for the two side by side
            "rest": 70.0 - 3 * (4.0 + 2.0 + 2.0 + 1.0 + 2.5),
        }
    )


def test_a_model_is_answered_by_its_first_ratio_and_known_only_at_a_look() -> None:
    record, watch = RunRecord(), answer.Watch()
    play(record, watch)
    assert list(watch.first) == list(watch.settled) == ["small-cnn"]
    assert watch.first["small-cnn"] < watch.settled["small-cnn"]
    early = answer.Watch(settled={})
    first_round = RunRecord()
    play(first_round)
    for cell in first_round.cells.values():
        del cell.launches[2:]
    early.see(first_round, ev.LaunchEnded("small-cnn", "cpu", 1, 40.0, "finished"))
    assert early.settled == {}
    assert answer.row(first_round, early, "small-cnn").split()[2] == "never"


def test_flagged_blocks_count_against_the_window() -> None:
    record = RunRecord()
    play(record)
    del record.cells["small-cnn", "cuda:0"]
    assert rate(record) == pytest.approx(1280.0)
