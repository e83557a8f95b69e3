"""The colours, dashes and markers of window and reports, as plain data.

Every text and series colour has at least its theme's `contrast` on background and surface: 4.5 (WCAG 2.2, level AA),
in high contrast 7 (level AAA); tests compute it. The series hues lie near Okabe and Ito's vermilion, blue, green and
purple, darkened or lightened until they pass; dash and marker say the same thing again without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core.spec import DeviceChoice

Marker = Literal["circle", "square", "triangle", "diamond"]


@dataclass(frozen=True, slots=True)
class Theme:
    """Colour tokens as "#RRGGBB". `series` is CPU, first, second and third GPU; `grid` is decoration only.

    `border` surrounds controls and panels; `focus_px` is the width of the ring around the one that has the keyboard.
    """

    background: str
    surface: str
    text: str
    muted: str
    accent: str
    good: str
    warning: str
    bad: str
    grid: str
    border: str
    series: tuple[str, str, str, str]
    contrast: float = 4.5
    focus_px: int = 2


LIGHT = Theme(
    background="#F6F7F9",
    surface="#FFFFFF",
    text="#1B1F24",
    muted="#57606A",
    accent="#0067B1",
    good="#1A7F37",
    warning="#8A5A00",
    bad="#B3261E",
    grid="#D0D7DE",
    border="#D0D7DE",
    series=("#B84A00", "#0067B1", "#00714F", "#8A3A74"),
)
DARK = Theme(
    background="#12161B",
    surface="#1B2128",
    text="#E6EAEF",
    muted="#9BA7B4",
    accent="#6CB6FF",
    good="#57C46B",
    warning="#E3B341",
    bad="#FF8A80",
    grid="#2F3944",
    border="#2F3944",
    series=("#F0A040", "#6CB6FF", "#4CC9A0", "#E093C4"),
)
HIGH_CONTRAST = Theme(
    background="#000000",
    surface="#000000",
    text="#FFFFFF",
    muted="#BDBDBD",
    accent="#FFE94A",
    good="#8CFF9E",
    warning="#FFC86B",
    bad="#FFB0A8",
    grid="#6E6E6E",
    border="#FFFFFF",
    series=("#FFB454", "#8CCBFF", "#66E8BC", "#FFB3E3"),
    contrast=7.0,
    focus_px=3,
)

# On and off lengths in line widths; an empty tuple is a solid line.
DASHES: tuple[tuple[float, ...], ...] = ((), (5.0, 2.5), (1.2, 1.8), (6.0, 2.0, 1.2, 2.0))
MARKERS: tuple[Marker, ...] = ("circle", "square", "triangle", "diamond")


@dataclass(frozen=True, slots=True)
class Style:
    """How one device is drawn everywhere: `colour` indexes `Theme.series`."""

    colour: int
    dash: tuple[float, ...]
    marker: Marker

    def of(self, theme: Theme) -> str:
        """The colour in `theme`, "#RRGGBB"."""
        return theme.series[self.colour]


def device_styles(devices: Sequence[DeviceChoice]) -> dict[str, Style]:
    """The style of each device by its key, the same for the same list of devices.

    The first CPU is solid orange. The others take the accelerators' three colours in turn; from the
    fourth on dash and marker move on against the colour, so nine accelerators all look different. A tuned contender
    has its device's colour, with the last dash and marker.
    """
    styles: dict[str, Style] = {}
    others = 0
    cpu_seen = False
    for choice in devices:
        if choice.tuned:
            continue
        if choice.is_cpu and not cpu_seen:
            styles[choice.key] = Style(0, DASHES[0], MARKERS[0])
            cpu_seen = True
            continue
        shape = 1 + (others + others // 3) % 3
        styles[choice.key] = Style(1 + others % 3, DASHES[shape], MARKERS[shape])
        others += 1
    for choice in devices:
        if choice.tuned:
            plain = next((d for d in devices if d.device == choice.device and not d.tuned), None)
            styles[choice.key] = Style(styles[plain.key].colour if plain else 0, DASHES[3], MARKERS[3])
    return styles
