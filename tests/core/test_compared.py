"""Runs against each other: Welch's ratio, what is noise, and the words."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.compared import compare_runs, rates, welch_ratio
from gpubench_gui.core.compared_lines import batch_lines, run_style, speedup_lines
from gpubench_gui.core.compared_words import COLUMNS, letter, qualifier, rows, run_names, sentence, told, verdict
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import LOOKED_AT_CONFIDENCE, t_quantile
from tests.demo import demo_events, demo_record
from tests.demo_sweep import sweep_record


def edited(edit, events=None) -> RunRecord:
    """The demo run after `edit` has seen each event."""
    record = RunRecord()
    for event in events if events is not None else demo_events():
        record.apply(edit(event))
    return record


def slower(factor: float, scatter: float = 0.0, **demo) -> RunRecord:
    noise = random.Random(5)

    def edit(event):
        if isinstance(event, ev.RunStarted):
            return replace(event, run="other", started="2026-03-15T10:15:00+01:00")
        if isinstance(event, ev.BlockTimed):
            return replace(event, seconds=event.seconds * factor * math.exp(noise.gauss(0, scatter)))
        return event

    return edited(edit, demo_events(**demo))


def test_welch_widens_with_the_degrees_of_freedom_that_unequal_variances_leave():
    # Variances of the means: 0.01 / 3 and 0.016667 / 4; Welch and Satterthwaite's formula then gives 4.96, down to 4.
    a, b = [math.exp(x) for x in (1.0, 1.1, 1.2)], [math.exp(x) for x in (0.6, 0.9, 0.7, 0.8)]
    found = welch_ratio(a, b)
    half = t_quantile((1 + LOOKED_AT_CONFIDENCE) / 2, 4) * math.sqrt(0.0075)
    assert math.log(found.value) == pytest.approx(0.35)
    assert math.log(found.low) == pytest.approx(0.35 - half)
    assert math.log(found.high) == pytest.approx(0.35 + half)
    assert found.n == 3


def test_the_interval_covers_the_truth_in_about_95_of_100_pairs_of_equal_runs():
    noise, covered = random.Random(1), 0
    for _ in range(1000):
        a = [math.exp(noise.gauss(0, 0.05)) for _ in range(5)]
        b = [math.exp(noise.gauss(0, 0.15)) for _ in range(3)]
        found = welch_ratio(a, b)
        covered += found.low <= 1 <= found.high
    assert 930 <= covered <= 995


def test_fewer_than_three_rounds_on_either_side_are_indicative_and_never_clear():
    assert welch_ratio([2.0] * 9, [1.0, 1.0]).low is None
    assert welch_ratio([2.0], [1.0] * 9).indicative
    compared = compare_runs([demo_record(rounds=5), slower(3.0, rounds=2)])
    assert not any(p.clear for p in compared.pairs)
    assert {verdict(p) for p in compared.pairs} == {"indicative: fewer than 3 rounds"}
    assert sentence([], compared, run_names(2)).startswith("Only an indication")


@pytest.mark.parametrize("hostile", [[], [0.0, -1.0, math.nan], [math.inf]])
def test_what_is_no_throughput_gives_no_ratio(hostile):
    assert welch_ratio(hostile, [1.0, 1.0, 1.0]) is None


def test_equal_rounds_without_any_spread_are_no_division_by_zero():
    found = welch_ratio([2.0] * 3, [1.0] * 3)
    assert (found.low, found.value, found.high) == pytest.approx((2, 2, 2))


def test_noise_is_called_noise_and_a_clear_difference_by_its_size():
    first = demo_record()
    same = compare_runs([first, slower(1.0, 0.02)])
    assert not any(p.clear for p in same.pairs)
    assert sentence([first, first], same, run_names(2)) == "No clear difference: all 6 ratios lie within the noise"
    half = compare_runs([first, slower(2.0)])
    assert all(p.clear and p.ratio.value == pytest.approx(0.5, rel=0.05) for p in half.pairs)
    assert "faster on" in sentence([first, first], half, run_names(2))
    assert "in run A than in run B" in sentence([first, first], half, run_names(2))
    assert qualifier(half) == "6 ratios, each with its 95 % interval · no warnings"


def test_three_runs_are_each_compared_with_the_first():
    runs = [demo_record(), slower(2.0), slower(0.5)]
    compared = compare_runs(runs)
    assert {p.run for p in compared.pairs} == {1, 2}
    assert all(p.ratio.value < 1 for p in compared.pairs if p.run == 1)
    assert all(p.ratio.value > 1 for p in compared.pairs if p.run == 2)
    made = rows(runs, compared)
    assert {len(row) for row in made} == {len(COLUMNS)}
    assert {row[2] for row in made} == {"B", "C"}


def test_a_failed_cell_is_never_a_number():
    broken = demo_record(failed=[("resnet50", "cuda:0")])
    assert ("resnet50", "cuda:0", 128) not in rates(broken)
    pair = next(p for p in compare_runs([demo_record(), broken]).pairs if (p.model, p.device) == ("resnet50", "cuda:0"))
    assert (pair.ratio, pair.measured) == (None, False)
    assert verdict(pair) == "measured in one run only"


def test_sweeps_are_compared_size_by_size():
    compared = compare_runs([sweep_record(), sweep_record()])
    judged = [p for p in compared.pairs if p.ratio is not None]
    assert judged
    assert all(p.ratio.value == pytest.approx(1) for p in judged)
    assert all("at batch" in row[0] for row in rows([sweep_record()] * 2, compared))


def test_a_sweep_against_chosen_models_is_refused_and_has_nothing_in_common():
    compared = compare_runs([demo_record(), sweep_record()])
    assert all(p.ratio is None for p in compared.pairs)
    assert ("Must not be compared", "protocol: Quick against Crossover") in told(
        compared, [demo_record(), sweep_record()], run_names(2)
    )


def test_one_run_is_no_comparison():
    with pytest.raises(ValueError, match="two runs"):
        compare_runs([demo_record()])


def test_letters_go_on_after_z_and_styles_differ_in_more_than_colour():
    assert [letter(i) for i in (0, 25, 26)] == ["A", "Z", "A2"]
    assert len({run_style(i) for i in range(8)}) == 8


def test_lines_begin_at_their_first_batch_and_speedups_go_by_size():
    runs = [demo_record(), slower(2.0)]
    lines = batch_lines(runs, "resnet18", "cuda:0")
    assert [(line.name, line.x[0]) for line in lines] == [("A", 0.0), ("B", 0.0)]
    sizes = speedup_lines(runs)
    assert [line.name for line in sizes] == ["A GPU 0", "B GPU 0"]
    assert all(list(line.x) == sorted(line.x) for line in sizes)
    assert batch_lines(runs, "vit_b_16", "cuda:0") == ()


def test_the_sentence_names_both_devices_where_the_runs_have_different_ones():
    def other(event):
        if isinstance(event, ev.RunStarted):
            devices = tuple(d if d.is_cpu else replace(d, label="NVIDIA L4") for d in event.spec.devices)
            return replace(event, spec=replace(event.spec, devices=devices))
        if isinstance(event, ev.BlockTimed) and event.device != "cpu":
            return replace(event, seconds=event.seconds * 3)
        return event

    records = [demo_record(), edited(other)]
    found = compare_runs(records)
    said = sentence(records, found, run_names(2))
    assert "faster on NVIDIA H200 in run A than on NVIDIA L4 in run B" in said
    assert {row[1] for row in rows(records, found)} >= {"NVIDIA H200 / NVIDIA L4"}
