"""Quantiles and intervals against published tables, and their coverage by simulation."""

from __future__ import annotations

import math
import random

import pytest

from gpubench_gui.core.stats import (
    CONFIDENCE,
    LOOKED_AT_CONFIDENCE,
    binomial_interval,
    geometric,
    next_one,
    paired_ratio,
    t_quantile,
)

# Two-sided 95 % and 99 % points of Student's t, as printed in every table.
TABLE_95 = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    7: 2.365,
    9: 2.262,
    11: 2.201,
    19: 2.093,
    30: 2.042,
}
TABLE_99 = {1: 63.657, 2: 9.925, 3: 5.841, 4: 4.604, 10: 3.169, 30: 2.750, 120: 2.617}


@pytest.mark.parametrize(("df", "value"), TABLE_95.items())
def test_t_quantile_at_95_percent_is_the_tables(df: int, value: float) -> None:
    assert t_quantile(0.975, df) == pytest.approx(value, abs=5e-4)


@pytest.mark.parametrize(("df", "value"), TABLE_99.items())
def test_t_quantile_at_99_percent_is_the_tables(df: int, value: float) -> None:
    assert t_quantile(0.995, df) == pytest.approx(value, abs=6e-4)


def test_geometric_mean_and_interval_by_hand() -> None:
    found = geometric([1.0, 2.0, 4.0], CONFIDENCE)
    assert found is not None
    # Logs 0, ln 2, 2 ln 2: mean ln 2, deviation ln 2, t(0.975, 2) = 4.302653.
    half = 4.302653 * math.log(2) / math.sqrt(3)
    assert found.value == pytest.approx(2.0)
    assert found.low == pytest.approx(2 * math.exp(-half), rel=1e-5)
    assert found.high == pytest.approx(2 * math.exp(half), rel=1e-5)
    assert found.half_width == pytest.approx(math.expm1(half), rel=1e-5)
    assert found.n == 3
    assert not found.indicative


def test_one_launch_has_no_interval_and_is_indicative() -> None:
    found = geometric([3.0])
    assert found is not None
    assert (found.value, found.low, found.high, found.n) == (pytest.approx(3.0), None, None, 1)
    assert found.indicative
    assert found.half_width is None


def test_values_that_are_no_measurement_are_left_out_and_none_are_left_is_none() -> None:
    assert geometric([]) is None
    assert geometric([0.0, math.nan, math.inf, -1.0]) is None
    found = geometric([math.nan, 5.0])
    assert found is not None
    assert found.n == 1


def test_inverse_and_scaled_keep_the_interval_around_the_value() -> None:
    found = geometric([2.0, 2.2, 1.9])
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    inverse = found.inverse()
    assert (inverse.low, inverse.high) == (pytest.approx(1 / found.high), pytest.approx(1 / found.low))
    assert inverse.half_width == pytest.approx(found.half_width)
    scaled = found.scaled(10)
    assert (scaled.value, scaled.low) == (pytest.approx(10 * found.value), pytest.approx(10 * found.low))
    alone = geometric([2.0])
    assert alone is not None
    assert alone.inverse().low is None
    assert alone.scaled(3).high is None


def test_ratio_pairs_rounds_and_leaves_out_those_that_only_one_side_finished() -> None:
    cpu = {0: 10.0, 1: 20.0, 2: 40.0, 5: 99.0}
    gpu = {0: 1.0, 1: 2.0, 2: 4.0, 3: 1.0}
    found = paired_ratio(cpu, gpu)
    assert found is not None
    assert found.n == 3
    assert found.value == pytest.approx(10)
    # Drift that meets both sides alike cancels: the pairs agree although each side varies fourfold.
    assert found.half_width == pytest.approx(0, abs=1e-9)


def test_ratio_without_a_common_round_is_none() -> None:
    assert paired_ratio({0: 1.0}, {1: 1.0}) is None
    assert paired_ratio({0: 1.0}, {0: 0.0}) is None


@pytest.mark.parametrize("rounds", [3, 5])
@pytest.mark.parametrize("spread", [0.01, 0.049])  # 4.9 % between launches were measured on a quiet machine
def test_the_95_percent_interval_of_a_fixed_number_of_launches_holds_the_truth_93_to_97_percent_of_the_time(
    rounds: int, spread: float
) -> None:
    rng = random.Random(1000 * rounds + round(1e4 * spread))
    hits = 0
    for _ in range(2000):
        found = geometric([100 * math.exp(rng.gauss(0, spread)) for _ in range(rounds)], CONFIDENCE)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        hits += found.low <= 100 <= found.high
    assert 0.93 <= hits / 2000 <= 0.97


def test_the_interval_of_rounds_that_were_looked_at_is_wider_than_that_of_a_fixed_number() -> None:
    values = [1.0, 1.1, 0.95]
    looked_at, fixed = geometric(values), geometric(values, CONFIDENCE)
    assert looked_at == geometric(values, LOOKED_AT_CONFIDENCE)
    assert looked_at is not None
    assert fixed is not None
    assert (looked_at.half_width or 0) > (fixed.half_width or 0)
    assert looked_at.value == fixed.value


@pytest.mark.parametrize("rounds", [3, 5, 8])
def test_the_interval_of_the_next_one_holds_it_in_95_of_100_cases_where_that_of_the_mean_does_not(rounds: int) -> None:
    draw = random.Random(rounds)
    kept = {geometric: 0, next_one: 0}
    for _ in range(2_000):
        *seen, following = [math.exp(draw.gauss(0.0, 0.08)) for _ in range(rounds + 1)]
        for interval_of in kept:
            found = interval_of(seen)
            kept[interval_of] += found.low <= following <= found.high
    assert 0.94 <= kept[next_one] / 2_000 <= 0.985  # the adjustment for the looks widens it a little
    assert kept[geometric] / 2_000 < 0.9


def test_binomial_interval_is_the_published_score_interval() -> None:
    # Newcombe (1998), Statistics in Medicine 17:857-872, table I, method 3 (score, no continuity correction).
    published = {
        (81, 263): (0.2553, 0.3662),
        (15, 148): (0.0624, 0.1605),
        (0, 20): (0.0000, 0.1611),
        (1, 29): (0.0061, 0.1718),
    }
    for (correct, total), (low, high) in published.items():
        assert binomial_interval(correct, total) == pytest.approx((low, high), abs=6e-5)


def test_binomial_interval_stays_between_0_and_1_and_mirrors() -> None:
    assert binomial_interval(20, 20)[1] == 1.0
    assert binomial_interval(0, 20)[0] == 0.0
    low, high = binomial_interval(7, 20)
    mirrored = binomial_interval(13, 20)
    assert (low, high) == (pytest.approx(1 - mirrored[1]), pytest.approx(1 - mirrored[0]))


def test_rounds_of_any_spread_give_finite_bounds_above_zero() -> None:
    found = geometric([1e-300, 1.0, 1e300])
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert 0 < found.low < found.value < found.high < math.inf
    assert found.half_width is not None
