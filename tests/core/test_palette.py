"""Colours that can be read, and devices that can be told apart."""

from __future__ import annotations

import pytest

from gpubench_gui.core.palette import DARK, HIGH_CONTRAST, LIGHT, Theme, device_styles
from gpubench_gui.core.spec import DeviceChoice

CPU = DeviceChoice("cpu", "cpu", "16 CPU cores")
CPU_AGAIN = DeviceChoice("cpu-again", "cpu", "16 CPU cores, again")
GPUS = [DeviceChoice(f"cuda:{i}", f"cuda:{i}", f"GPU {i}") for i in range(9)]


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "high-contrast"])
def test_every_text_and_series_colour_can_be_read_on_background_and_surface(theme: Theme) -> None:
    words = (theme.text, theme.muted, theme.accent, theme.good, theme.warning, theme.bad, *theme.series)
    weakest = min(contrast(colour, ground) for colour in words for ground in (theme.background, theme.surface))
    assert weakest >= theme.contrast >= 4.5


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_the_cpu_is_solid_orange_and_the_first_gpu_dashed_blue_wherever_they_stand_in_the_list() -> None:
    for devices in ([CPU, GPUS[0]], [GPUS[0], CPU]):
        styles = device_styles(devices)
        assert (styles["cpu"].of(LIGHT), styles["cpu"].dash) == ("#B84A00", ())
        assert styles["cuda:0"].of(LIGHT) == "#0067B1"
        assert styles["cuda:0"].dash


def test_a_cpu_and_nine_gpus_all_look_different() -> None:
    styles = device_styles([CPU, *GPUS])
    assert len({(s.colour, s.marker) for s in styles.values()}) == 10


def test_the_second_contender_of_a_cpu_against_itself_looks_different() -> None:
    styles = device_styles([CPU, CPU_AGAIN])
    assert styles["cpu"] != styles["cpu-again"]
