"""A live curve of bounded length, so that a million batches cost no more to keep or draw than 2,000."""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left

MAX_POINTS = 2000  # four plots of 6,000 points take 24 ms to paint, of 600 points 11 ms


class Curve:
    """Points (x, y) in order; each kept point is the mean of `stride` consecutive ones.

    When the curve is full, neighbours are merged and the stride doubles. A y of None or NaN is a
    gap: it ends the bucket being filled and stays a NaN point, so the line breaks there.
    """

    def __init__(self, limit: int = MAX_POINTS) -> None:
        self.limit = limit
        self.stride = 1
        self.x = array("d")
        self.y = array("d")
        self._sum_x = self._sum_y = 0.0
        self._count = 0
        self.version = 0

    def __len__(self) -> int:
        return len(self.x)

    def add(self, x: float, y: float | None) -> None:
        """Append one point; x must not decrease."""
        self.version += 1
        if y is None or not math.isfinite(y):
            self._flush()
            if not self.y or not math.isnan(self.y[-1]):
                self._keep(x, math.nan)
            return
        self._sum_x += x
        self._sum_y += y
        self._count += 1
        if self._count >= self.stride:
            self._flush()

    def at(self, x: float) -> float | None:
        """The kept point nearest to `x`; None in a gap, before the first and after the last."""
        i = bisect_left(self.x, x)
        if i == len(self.x) or (i == 0 and self.x[0] != x):
            return None
        before, after = max(i - 1, 0), i
        if math.isnan(self.y[before]) and self.x[after] != x:
            return None
        nearest = before if x - self.x[before] < self.x[after] - x or math.isnan(self.y[after]) else after
        return None if math.isnan(self.y[nearest]) else self.y[nearest]

    def _flush(self) -> None:
        if self._count:
            self._keep(self._sum_x / self._count, self._sum_y / self._count)
            self._sum_x = self._sum_y = 0.0
            self._count = 0

    def _keep(self, x: float, y: float) -> None:
        self.x.append(x)
        self.y.append(y)
        if len(self.x) >= self.limit:
            self._halve()

    def _halve(self) -> None:
        xs, ys = array("d"), array("d")
        i = 0
        while i < len(self.x):
            pair = i + 1 < len(self.x) and not math.isnan(self.y[i]) and not math.isnan(self.y[i + 1])
            if pair:
                xs.append((self.x[i] + self.x[i + 1]) / 2)
                ys.append((self.y[i] + self.y[i + 1]) / 2)
            else:
                xs.append(self.x[i])
                ys.append(self.y[i])
            i += 2 if pair else 1
        if len(xs) > 0.75 * self.limit:  # mostly gaps: the shape matters more than each of them
            kept = [k for k in range(len(xs)) if not math.isnan(ys[k])]
            xs, ys = array("d", [xs[k] for k in kept[::2]]), array("d", [ys[k] for k in kept[::2]])
        self.x, self.y = xs, ys
        self.stride *= 2
