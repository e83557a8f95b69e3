"""A figure measured in pixels from its top left corner, as a page is laid out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import FancyBboxPatch, Rectangle
from matplotlib.transforms import Affine2D

from gpubench_gui.core.palette import LIGHT, Style
from gpubench_gui.report.axes import MARKS
from gpubench_gui.report.canvas import DPI, Weight, font, one_line


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the page; (x, y) is its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


class Page:
    """Draws on `figure` in pixels; y grows downwards."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.width, self.height = (float(v) * DPI for v in figure.get_size_inches())
        # Not the identity: SVG and PDF have 72 of their units to an inch.
        self._pixels = Affine2D().scale(1 / DPI) + figure.dpi_scale_trans

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        weight: Weight = 400,
        colour: str = LIGHT.text,
        align: Literal["left", "right", "center"] = "left",
    ) -> None:
        """One line whose baseline is at `y`."""
        self.figure.text(
            x / self.width,
            1 - y / self.height,
            one_line(text),
            color=colour,
            ha=align,
            va="baseline",
            fontproperties=font(size, weight),
        )

    def block(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """A filled rectangle whose top left corner is (x, y)."""
        corner = (x, self.height - y - height)
        self.figure.add_artist(Rectangle(corner, width, height, facecolor=colour, linewidth=0, transform=self._pixels))

    def whisker(self, low: float, value: float, high: float, y: float, height: float) -> None:
        """An interval at the end of a bar that reaches `value`: light on the bar, dark beyond it."""
        for start, stop, end, colour in ((low, value, low, LIGHT.surface), (value, high, high, LIGHT.text)):
            self.block(start, y - 1, stop - start, 2, colour)
            self.block(end - 1, y - height / 2, 2, height, colour)

    def panel(self, x: float, y: float, width: float, height: float) -> None:
        """A white surface with corners of 6 pixels."""
        box = FancyBboxPatch(
            (x + 6, self.height - y - height + 6),
            width - 12,
            height - 12,
            boxstyle="round,pad=6,rounding_size=6",
            facecolor=LIGHT.surface,
            linewidth=0,
            transform=self._pixels,
            zorder=-1,  # under axes, whose order is 0
        )
        self.figure.add_artist(box)

    def axes(self, x: float, y: float, width: float, height: float) -> Axes:
        """Axes whose data area fills the box."""
        return self.figure.add_axes(
            (x / self.width, 1 - (y + height) / self.height, width / self.width, height / self.height)
        )

    def mark(self, x: float, y: float, style: Style) -> None:
        """A device's marker, centred on `y`, in a box of 24 pixels from `x`."""
        self._marker(x, y, MARKS[style.marker], facecolor=style.of(LIGHT), edgecolor=style.of(LIGHT))

    def ring(self, x: float, y: float) -> None:
        """The open circle of the study, placed as `mark` is."""
        self._marker(x, y, "o", facecolor=LIGHT.surface, edgecolor=LIGHT.muted)

    def _marker(self, x: float, y: float, shape: str, facecolor: str, edgecolor: str) -> None:
        line = Line2D(
            [x + 12],
            [self.height - y],
            linestyle="none",
            marker=shape,
            markersize=9,
            markerfacecolor=facecolor,
            markeredgecolor=edgecolor,
            markeredgewidth=1.6,
            transform=self._pixels,
        )
        self.figure.add_artist(line)
