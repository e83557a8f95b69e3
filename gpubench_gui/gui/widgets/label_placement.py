"""Where the labels of a scatter plot go so that none covers another or a marker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Box = tuple[float, float, float, float]  # left, top, right, bottom in pixels

# Where a label stands: the shares of its width and height that lie left of and above its point.
ANCHORS = ((1.0, 1.0), (0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (0.5, 1.0), (0.5, 0.0))
GAP = 5.0


@dataclass(frozen=True, slots=True)
class Wish:
    """A label of `width` × `height` pixels at (x, y) pixels, its anchors in order of preference."""

    x: float
    y: float
    width: float
    height: float
    anchors: Sequence[tuple[float, float]] = ANCHORS


def place(wishes: Sequence[Wish], markers: Sequence[tuple[float, float]], area: Box) -> list[Box | None]:
    """The box of each label, first come first served; None where no place inside `area` is free.

    `markers` are the points that no label may cover.
    """
    taken = [(x - GAP, y - GAP, x + GAP, y + GAP) for x, y in markers]
    result: list[Box | None] = []
    for wish in wishes:
        boxes = (_box(wish, anchor) for anchor in wish.anchors)
        free = (b for b in boxes if _inside(b, area) and not any(_overlap(b, other) for other in taken))
        box = next(free, None)
        result.append(box)
        if box is not None:
            taken.append(box)
    return result


def _box(wish: Wish, anchor: tuple[float, float]) -> Box:
    across, up = anchor
    left = wish.x - across * wish.width + GAP * (1 - 2 * across)
    top = wish.y - up * wish.height + GAP * (1 - 2 * up)
    return left, top, left + wish.width, top + wish.height


def _inside(box: Box, area: Box) -> bool:
    return box[0] >= area[0] and box[1] >= area[1] and box[2] <= area[2] and box[3] <= area[3]


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
