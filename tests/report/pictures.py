"""Looking at pictures from a test: their size, their pixels, and where their words stand."""

from __future__ import annotations

import struct
from collections.abc import Callable
from io import BytesIO
from itertools import combinations
from unittest.mock import patch

import numpy as np
from matplotlib.backend_bases import RendererBase
from matplotlib.figure import Figure
from matplotlib.image import imread
from matplotlib.text import Text
from matplotlib.transforms import Bbox
from numpy.typing import NDArray

from gpubench_gui.report.canvas import png


def size(data: bytes) -> tuple[int, int]:
    """Width and height in the header of a PNG."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def pixels(data: bytes) -> NDArray[np.uint8]:
    """Height × width × 3 bytes."""
    return np.asarray(np.round(imread(BytesIO(data))[:, :, :3] * 255), dtype=np.uint8)


def colour_share(data: bytes, colour: str) -> float:
    """Share of the pixels that have exactly `colour`, "#RRGGBB"."""
    wanted = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return float((pixels(data) == wanted).all(axis=2).mean())


class Words:
    """The texts that a figure really draws, with the boxes they take, in pixels from the bottom left."""

    def __init__(self, width: int, height: int, draw: Callable[[Figure], None]) -> None:
        self.width, self.height = width, height
        self.boxes: list[tuple[str, Bbox]] = []

        original = Text.draw

        def note(text: Text, renderer: RendererBase) -> None:
            original(text, renderer)
            if text.get_visible() and text.get_text().strip():
                self.boxes.append((text.get_text(), text.get_window_extent(renderer)))

        with patch.object(Text, "draw", note):
            png(width, height, draw)

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.boxes]

    def outside(self, margin: float) -> list[str]:
        """Texts that come closer than `margin` pixels to the edge."""
        inner = Bbox.from_extents(margin, margin, self.width - margin, self.height - margin)
        return [
            text
            for text, box in self.boxes
            if not (box.x0 >= inner.x0 and box.y0 >= inner.y0 and box.x1 <= inner.x1 and box.y1 <= inner.y1)
        ]

    def overlapping(self) -> list[tuple[str, str]]:
        """Pairs of texts whose letters run into each other: boxes without ascent and descent."""
        cores = [
            (t, Bbox.from_extents(b.x0, b.y0 + 0.25 * b.height, b.x1, b.y1 - 0.25 * b.height)) for t, b in self.boxes
        ]
        return [(s, t) for (s, a), (t, b) in combinations(cores, 2) if a.overlaps(b)]
