"""The colours of the map: figures that can be read on all of them, and the two sides told apart."""

from __future__ import annotations

import itertools

import pytest

from gpubench_gui.core.palette import DARK, LIGHT, Theme, device_styles
from gpubench_gui.core.shades import at, contrast, ink, key_ticks, limit, mix, place, shade, side_hues
from gpubench_gui.core.spec import DeviceChoice

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
CPU = DeviceChoice("cpu", "cpu", "CPU")
GPUS = [DeviceChoice(f"cuda:{i}", f"cuda:{i}", f"GPU {i}") for i in range(6)]


@THEMES
def test_a_figure_can_be_read_on_every_cell_of_every_pair_of_hues(theme: Theme) -> None:
    for hues in itertools.permutations(theme.series, 2):
        for i in range(-100, 101):
            colour = at(i / 100, theme, hues)
            for cell in (colour, mix(colour, theme.surface, 0.6)):
                assert contrast(ink(cell), cell) >= 4.5


@THEMES
def test_equal_speed_is_the_surface_and_either_side_has_its_own_hue(theme: Theme) -> None:
    hues = (theme.series[0], theme.series[1])
    assert shade(1.0, 10.0, theme, hues) == theme.surface
    assert shade(0.1, 10.0, theme, hues) == hues[0]
    assert shade(10.0, 10.0, theme, hues) == shade(99.0, 10.0, theme, hues) == hues[1]
    assert shade(1.01, 10.0, theme, hues) != shade(1 / 1.01, 10.0, theme, hues)


def test_a_factor_is_as_far_from_the_middle_on_both_sides() -> None:
    assert place(3.0, 30.0) == pytest.approx(-place(1 / 3, 30.0))
    assert place(1.0, 30.0) == 0
    assert 0 < place(1.5, 30.0) < place(3.0, 30.0) < place(30.0, 30.0) == 1


@pytest.mark.parametrize(("speedups", "end"), [([], 3.0), ([0.9, 1.2], 3.0), ([0.02, 4], 100.0), ([1e9], 1000.0)])
def test_the_scale_ends_at_a_round_factor_that_holds_both_sides(speedups: list[float], end: float) -> None:
    assert limit(speedups) == end


@pytest.mark.parametrize("end", [3.0, 10.0, 30.0, 100.0, 300.0, 1000.0])
def test_the_key_names_1_and_both_ends_with_room_between(end: float) -> None:
    ticks = key_ticks(end)
    assert ticks[0] == pytest.approx(1 / end)
    assert ticks[-1] == end
    assert 1.0 in ticks
    places = [place(t, end) for t in ticks]
    assert all(b - a > 0.3 for a, b in itertools.pairwise(places))


def test_two_devices_of_one_colour_get_two_hues() -> None:
    styles = device_styles([CPU, *GPUS])
    first, second = side_hues(styles, "cuda:3", "cuda:0", LIGHT)
    assert styles["cuda:3"].colour == styles["cuda:0"].colour
    assert first != second
    assert side_hues(styles, "cuda:0", "cpu", LIGHT) == (LIGHT.series[0], LIGHT.series[1])
