"""One sensor's readings as they came, for figures that a smoothed curve cannot give."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right


class Readings:
    """Times in seconds of the run and values, in the order of time. Two a second for a day take 2.8 MB."""

    def __init__(self) -> None:
        self._at = array("d")
        self._values = array("d")

    def __len__(self) -> int:
        return len(self._at)

    def add(self, at_s: float, value: float | None) -> None:
        """Keep a reading; a missing one, or one that comes out of its order, is left out."""
        if value is not None and (not self._at or at_s > self._at[-1]):
            self._at.append(at_s)
            self._values.append(value)

    def inside(self, start_s: float, end_s: float) -> list[tuple[float, float]]:
        """(time, value) of each reading from `start_s` to `end_s`, both included."""
        first, last = bisect_left(self._at, start_s), bisect_right(self._at, end_s)
        return list(zip(self._at[first:last], self._values[first:last], strict=True))

    def ends(self, start_s: float, end_s: float) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """The first and the last reading from `start_s` to `end_s`; None where there are no two."""
        first, last = bisect_left(self._at, start_s), bisect_right(self._at, end_s) - 1
        if last <= first:
            return None
        return (self._at[first], self._values[first]), (self._at[last], self._values[last])
