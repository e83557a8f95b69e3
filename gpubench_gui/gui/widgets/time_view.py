"""What all live plots share: the stretch of time they show and the moment pointed at."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gpubench_gui.gui.scales import LABEL_ROOM, Scale, time_scale, time_stretch

SHORTEST_S = 1.0
LEAST_SHARE = 0.6  # of the axis for the lines, however long their names are


class TimeView(QObject):
    """It follows the run until someone pans or zooms; `go_live` follows again. Times are seconds of the run."""

    moved = Signal()  # another stretch is shown
    pointed = Signal()  # another moment is pointed at, or none

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now_s = 0.0
        self.at_s: float | None = None
        self._stretch: tuple[float, float] | None = None
        self._shares: dict[object, float] = {}

    @property
    def following(self) -> bool:
        return self._stretch is None

    @property
    def scale(self) -> Scale:
        """The time axis of every live plot."""
        return self._whole() if self._stretch is None else time_stretch(*self._stretch)

    def leave_room(self, plot: object, share: float) -> None:
        """`plot` wants its lines to end within `share` of the width, the rest is for their names."""
        self._shares[plot] = max(LEAST_SHARE, min(LABEL_ROOM, share))

    def begin(self) -> None:
        """Another run is shown: from its beginning, nothing pointed at."""
        self.now_s = 0.0
        self.point(None)
        self.go_live()

    def go_live(self) -> None:
        if self._stretch is not None:
            self._stretch = None
            self.moved.emit()

    def pan(self, by_s: float) -> None:
        """Show what lies `by_s` seconds later, within the run."""
        low, high = self._bounds()
        by_s = max(-low, min(by_s, self._whole().high - high))
        self._show(low + by_s, high + by_s)

    def zoom(self, factor: float, about_s: float) -> None:
        """`factor` times as many seconds as before, with `about_s` staying where it is."""
        low, high = self._bounds()
        end = self._whole().high
        length = max(SHORTEST_S, min(end, (high - low) * factor))
        first = about_s - (about_s - low) / (high - low) * length
        first = max(0.0, min(first, end - length))
        self._show(first, first + length)

    def point(self, at_s: float | None) -> None:
        """Point at a moment in every plot, or at none."""
        if at_s != self.at_s:
            self.at_s = at_s
            self.pointed.emit()

    def step(self, steps: int) -> None:
        """Move the moment by hundredths of what is shown; it begins at the latest."""
        low, high = self._bounds()
        if self.at_s is None:
            self.point(max(low, min(self.now_s, high)))
        else:
            self.point(max(low, min(self.at_s + steps * (high - low) / 100, high)))

    def _whole(self) -> Scale:
        return time_scale(self.now_s, min(self._shares.values(), default=LABEL_ROOM))

    def _bounds(self) -> tuple[float, float]:
        return self._stretch or (0.0, self._whole().high)

    def _show(self, low: float, high: float) -> None:
        if (low, high) != self._bounds():
            self._stretch = low, high
            self.moved.emit()
