"""The window's pure parts: scales, label places, joined curves."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest

from gpubench_gui.core.curve import Curve
from gpubench_gui.gui.plots import LIVE_PLOTS, join, why_empty
from gpubench_gui.gui.scales import linear_scale, log_scale, time_scale
from gpubench_gui.gui.widgets.label_placement import Wish, place
from gpubench_gui.gui.widgets.live_plot import apart


@pytest.mark.parametrize("now", [0, 25, 61, 299, 3601, 90_000, 1e6])
def test_the_time_axis_holds_now_with_room_for_the_labels(now):
    scale = time_scale(now)
    assert scale.high * 0.86 > now
    assert len(scale.ticks) <= 16


def test_the_time_axis_moves_in_few_steps():
    assert len({time_scale(s) for s in range(3600)}) < 20


@pytest.mark.parametrize("top", [0.003, 1, 7.3, 100, 12_345, math.nan, 0])
def test_a_linear_axis_begins_at_0_and_holds_the_top(top):
    scale = linear_scale(top)
    assert scale.low == 0
    assert scale.high >= (top if top > 0 else 0)
    assert 2 <= len(scale.ticks) <= 7


@pytest.mark.parametrize(("low", "high"), [(1, 1), (0.004, 3), (12, 90_000), (math.nan, math.nan), (0, 5)])
def test_a_log_axis_holds_both_ends_and_names_at_least_one_tick(low, high):
    scale = log_scale(low, high)
    if low > 0:
        assert scale.low <= math.log10(low) + 1e-4
        assert scale.high >= math.log10(high) - 1e-4
    assert len(scale.ticks) >= 1


def test_joined_curves_keep_their_gaps_and_their_bound():
    curves = [Curve(), Curve()]
    for i in range(3000):
        curves[i % 2].add(i, float(i + 1))
    x, y = join(curves, log=True, limit=500)
    assert len(x) == len(y) <= 500
    assert np.isnan(y).any()
    assert np.nanmax(y) <= math.log10(3000) + 1e-9


def test_nothing_to_join_is_empty():
    x, y = join([Curve()], log=True)
    assert len(x) == len(y) == 0


def test_labels_keep_their_distance_and_stay_inside():
    placed = apart([50.0, 52.0, 99.0], 14, 7, 93)
    assert placed == sorted(placed)
    assert all(b - a >= 14 for a, b in pairwise(placed))
    assert placed[0] >= 7
    assert placed[-1] <= 93


def test_labels_of_points_on_one_spot_do_not_cover_each_other():
    boxes = place([Wish(50, 50, 30, 12)] * 4, [(50, 50)], (0, 0, 100, 100))
    shown = [b for b in boxes if b is not None]
    assert len(shown) >= 2
    for i, a in enumerate(shown):
        for b in shown[i + 1 :]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def test_a_label_without_a_free_place_is_left_out():
    assert place([Wish(5, 5, 300, 12)], [], (0, 0, 100, 100)) == [None]


def test_every_plot_of_the_table_says_what_will_appear_and_what_it_means():
    for plot in LIVE_PLOTS:
        assert why_empty(plot, None) == plot.empty
        assert plot.meaning
