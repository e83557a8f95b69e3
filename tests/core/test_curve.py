"""A live curve stays small whatever is fed to it, and its gaps stay gaps."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core.curve import MAX_POINTS, Curve


def test_a_million_points_are_kept_as_at_most_two_thousand_with_the_same_mean_and_span() -> None:
    curve = Curve()
    n, longest = 1_000_000, 0
    for i in range(n):
        curve.add(i * 1e-3, 5.0 + (i % 2))
        longest = max(longest, len(curve))
    assert longest <= MAX_POINTS
    assert len(curve) > MAX_POINTS / 4
    assert min(curve.y) == max(curve.y) == 5.5
    assert curve.x[0] < n * 1e-3 * 0.001
    assert curve.x[-1] > n * 1e-3 * 0.998
    assert list(curve.x) == sorted(curve.x)
    assert curve.version == n


def test_a_short_curve_keeps_every_point() -> None:
    curve = Curve()
    for i in range(100):
        curve.add(i, i * i)
    assert list(curve.x) == list(range(100))
    assert list(curve.y) == [i * i for i in range(100)]


@pytest.mark.parametrize("missing", [None, math.nan, math.inf])
def test_a_value_that_is_not_known_breaks_the_line(missing: float | None) -> None:
    curve = Curve()
    for x, y in ((0, 1.0), (1, missing), (2, missing), (3, 2.0)):
        curve.add(x, y)
    assert list(curve.x) == [0, 1, 3]
    assert curve.y[0] == 1.0
    assert math.isnan(curve.y[1])
    assert curve.y[2] == 2.0


def test_gaps_survive_the_merging_of_points_and_no_point_mixes_both_sides() -> None:
    curve = Curve(limit=100)
    for i in range(5000):
        curve.add(i, None if i % 1000 == 500 else float(i // 1000 * 2 + (i % 1000 > 500)))
    assert len(curve) <= 100
    assert sum(map(math.isnan, curve.y)) == 5
    finite = [y for y in curve.y if not math.isnan(y)]
    # Between gap k and gap k+1 the value steps from 2k+1 to 2k+2; only that step may be averaged.
    before_first = curve.y[: [math.isnan(y) for y in curve.y].index(True)]
    assert set(before_first) == {0.0}
    assert finite == sorted(finite)


def test_a_curve_that_is_mostly_gaps_is_bounded_too() -> None:
    curve = Curve(limit=200)
    for i in range(100_000):
        curve.add(i, None if i % 2 else 1.0)
        assert len(curve) <= 200
    assert any(not math.isnan(y) for y in curve.y)
    assert curve.x[-1] >= 99_000


def test_an_all_gap_curve_is_one_gap() -> None:
    curve = Curve()
    for i in range(10_000):
        curve.add(i, None)
    assert len(curve) == 1


def test_the_value_at_a_moment_is_that_of_the_nearest_point() -> None:
    curve = Curve()
    for x, y in ((1.0, 10.0), (2.0, 20.0), (4.0, 40.0)):
        curve.add(x, y)
    assert [curve.at(x) for x in (1.0, 1.4, 1.6, 2.9, 3.1, 4.0)] == [10.0, 10.0, 20.0, 20.0, 40.0, 40.0]


def test_there_is_no_value_before_the_first_point_after_the_last_and_in_a_gap() -> None:
    curve = Curve()
    assert curve.at(0.0) is None
    curve.add(1.0, 10.0)
    curve.add(2.0, 20.0)
    curve.add(3.0, None)
    curve.add(8.0, 80.0)
    assert [curve.at(x) for x in (0.9, 3.1, 5.0, 7.9, 8.1)] == [None] * 5
    assert curve.at(2.4) == 20.0
    assert curve.at(8.0) == 80.0
