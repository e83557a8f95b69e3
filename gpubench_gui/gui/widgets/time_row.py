"""The line below the live plots: what their axis is, what the bands are, and the way back to the run."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gpubench_gui.core.language import tr
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.legend import Legend, Shade
from gpubench_gui.gui.widgets.quiet_plot import AXIS_WIDTH
from gpubench_gui.gui.widgets.time_view import TimeView


class TimeRow(QWidget):
    """The button "Live" is there while the plots show another stretch than the run's latest."""

    def __init__(self, theme: Theme, times: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._times = theme, times
        self.live = QPushButton(tr("Live"))
        self.live.setProperty("role", "live")
        self.live.setAccessibleDescription(tr("The plots follow the run again. Keys: Control and L."))
        self.live.setToolTip(tr("Follow the run again (Ctrl+L)"))
        self.live.clicked.connect(times.go_live)
        self._left = QWidget()
        held = QHBoxLayout(self._left)
        held.setContentsMargins(0, 0, 4, 0)
        held.addWidget(self.live)
        self.title = QLabel()
        self.title.setProperty("role", "small")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.legend = Legend(theme)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 4, 0)
        layout.setSpacing(0)
        layout.addWidget(self._left)
        layout.addWidget(self.title, 1)
        layout.addWidget(self.legend)
        times.moved.connect(self._follow)
        theme.changed.connect(self._fit)
        self._follow()
        self._fit()

    def show_unit(self, unit: str) -> None:
        self.title.setText(tr("Time since the run began ({unit})", unit=tr(unit)))

    def show_bands(self, entries: Sequence[tuple[str, Shade]]) -> None:
        self.legend.show_entries(entries)

    def _follow(self) -> None:
        self.live.setVisible(not self._times.following)

    def _fit(self) -> None:
        self._left.setFixedWidth(self._theme.px(AXIS_WIDTH))
        self.setFixedHeight(self._theme.px(20))
