"""A family of plain convolutional networks whose size grows smoothly from 10 thousand to 50 million parameters.

A member has 3×3 convolutions, each with batch normalisation and ReLU: one to a quarter of its width at 32×32 pixels,
one to half of it at 16×16 and one to all of it at 8×8, with 2×2 max-pool after each, then `depth` more at 4×4, and the
mean over the map into one 10-way layer. Only the body gets deeper, one convolution at a time, so that a step along
the family changes the work and the number of kernels by little: where every stage deepens at once, the kernels of
a step double between two neighbours, and so does the time of a GPU that waits for its host.

Conventions of the figures are those of `core.catalog`; `tests/engine` builds every member and counts both again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

SMALLEST, LARGEST, COUNT = 1e4, 5e7, 40
_DEPTHS = (2, 8)
_PIXELS = (32 * 32, 16 * 16, 8 * 8)  # of the first three convolutions' outputs
_BODY_PIXELS = 4 * 4
CLASSES = 10


@dataclass(frozen=True, slots=True)
class Member:
    """One network: its channels, the number of its 4×4 convolutions, and its figures as in `core.catalog.Model`."""

    id: str
    width: int
    depth: int
    parameters: int
    train_flop: int

    @property
    def channels(self) -> tuple[int, ...]:
        """The outputs of its convolutions, first to last."""
        return _channels(self.width, self.depth)

    @property
    def train_gflop(self) -> float:
        return self.train_flop / 1e9


def _channels(width: int, depth: int) -> tuple[int, ...]:
    return (round(width / 4), round(width / 2), *[width] * (1 + depth))


def _member(index: int) -> Member:
    """Member `index` of `COUNT`: depth grows linearly with it, parameters geometrically, width follows from both."""
    share = index / (COUNT - 1)
    target = SMALLEST * (LARGEST / SMALLEST) ** share
    depth = _DEPTHS[0] + round((_DEPTHS[1] - _DEPTHS[0]) * share)
    width = math.sqrt(target / (9 * (depth + 1 / 2 + 1 / 8)))  # 9 w² for a 3×3 convolution from w to w channels
    grain = 1 if width < 48 else 4 if width < 128 else 8  # odd widths cost a device more than they add
    width = grain * round(width / grain)
    channels = _channels(width, depth)
    layers = list(zip((3, *channels), channels, (*_PIXELS, *[_BODY_PIXELS] * depth), strict=False))
    parameters = sum(9 * before * after + 2 * after for before, after, _ in layers) + CLASSES * (width + 1)
    forward = sum(2 * 9 * before * after * pixels for before, after, pixels in layers) + 2 * CLASSES * width
    first = 2 * 9 * 3 * channels[0] * _PIXELS[0]
    return Member(f"cnn-{_short(parameters / 1e6)}M", width, depth, parameters, 3 * forward - first)


def _short(value: float) -> str:
    """Two significant figures without an exponent: 0.0099, 1.2, 50."""
    return f"{value:.{max(0, 1 - math.floor(math.log10(value)))}f}"


MEMBERS: tuple[Member, ...] = tuple(_member(i) for i in range(COUNT))
BY_ID: dict[str, Member] = {m.id: m for m in MEMBERS}


def flop_at(parameters: float) -> float:
    """Training FLOP per image of a network of the family with that many parameters, between members on logs."""
    return _between(parameters, [m.parameters for m in MEMBERS], [m.train_flop for m in MEMBERS])


def _between(x: float, xs: list[int], ys: list[int]) -> float:
    upper = next((i for i in range(1, len(xs) - 1) if xs[i] >= x), len(xs) - 1)
    low, high = upper - 1, upper
    slope = math.log(ys[high] / ys[low]) / math.log(xs[high] / xs[low])
    return ys[low] * math.exp(slope * math.log(x / xs[low]))
