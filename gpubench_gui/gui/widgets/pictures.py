"""What stands on the right for each protocol: a picture of its answer, and below it the figures."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import SWEEPS, Protocol
from gpubench_gui.core.summary import Summary
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.crossover_plot import CrossoverPlot
from gpubench_gui.gui.widgets.map_plot import MapPlot
from gpubench_gui.gui.widgets.speedup_plot import SpeedupPlot
from gpubench_gui.gui.widgets.sweep_table import SweepTable


class Pictures(QStackedWidget):
    """Speedup against size for chosen models, for a family of networks, or over size and batch size."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.speedups, self.crossover, self.map = SpeedupPlot(theme), CrossoverPlot(theme), MapPlot(theme)
        for picture in (self.speedups, self.crossover, self.map):
            self.addWidget(picture)

    def show_protocol(self, protocol: Protocol) -> None:
        """Bring the picture of `protocol` to the front."""
        match protocol:
            case "crossover":
                self.setCurrentWidget(self.crossover)
            case "map":
                self.setCurrentWidget(self.map)
            case _:
                self.setCurrentWidget(self.speedups)

    def show_run(self, record: RunRecord, summary: Summary) -> None:
        """The picture of the run's protocol, brought up to `record`."""
        self.show_protocol(record.spec.protocol)
        match record.spec.protocol:
            case "crossover":
                self.crossover.show_record(record)
            case "map":
                self.map.show_record(record)
            case _:
                self.speedups.show_comparisons(summary.comparisons, record.spec.devices)


class Figures(QStackedWidget):
    """`usual`, and in a sweep the table of its points in its place."""

    def __init__(self, theme: Theme, usual: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = usual
        self.points = SweepTable(theme)
        self.addWidget(usual)
        self.addWidget(self.points)

    def show_protocol(self, protocol: Protocol) -> None:
        """Bring the figures of `protocol` to the front."""
        self.setCurrentWidget(self.points if protocol in SWEEPS else self._usual)

    def show_run(self, record: RunRecord) -> None:
        """Bring the table of a sweep up to `record`; `usual` is filled by its owner."""
        self.show_protocol(record.spec.protocol)
        if record.spec.sweeps:
            self.points.show_record(record)
