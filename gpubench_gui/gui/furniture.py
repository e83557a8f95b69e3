"""The widgets of the window, all made in one place; what they do is said in `main_window.py`."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QMenuBar, QScrollArea

from gpubench_gui.core.language import tr
from gpubench_gui.gui.layout import GAP, central, choosing_column, reading_column, stack
from gpubench_gui.gui.plots import GROUPS
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.answer import Answer
from gpubench_gui.gui.widgets.banner import Banner
from gpubench_gui.gui.widgets.columns import Columns
from gpubench_gui.gui.widgets.device_toggles import DeviceToggles
from gpubench_gui.gui.widgets.dock import Dock
from gpubench_gui.gui.widgets.live_plot import LivePanel
from gpubench_gui.gui.widgets.model_picker import ModelPicker
from gpubench_gui.gui.widgets.pictures import Figures, Pictures
from gpubench_gui.gui.widgets.reading import Reading
from gpubench_gui.gui.widgets.recorded_strip import RecordedStrip
from gpubench_gui.gui.widgets.run_bar import RunBar
from gpubench_gui.gui.widgets.run_options import DataOptions, HowOptions
from gpubench_gui.gui.widgets.time_view import TimeView


class Furniture(QMainWindow):
    """A window that can be furnished more than once: a language is taken on by making every text anew."""

    models: ModelPicker
    devices: DeviceToggles
    how: HowOptions
    data: DataOptions
    answer: Answer
    banner: Banner
    times: TimeView
    panels: list[LivePanel]
    pictures: Pictures
    reading: Reading
    figures: Figures
    bar: RunBar
    strip: RecordedStrip
    side: QScrollArea
    columns: Columns

    def furnish(self, theme: Theme) -> None:
        """Make every widget, in the place of those there were, and an empty menu bar."""
        self.models, self.devices = ModelPicker(theme), DeviceToggles(theme)
        self.how, self.data = HowOptions(), DataOptions()
        self.answer, self.banner = Answer(), Banner(theme)
        self.times = TimeView()
        last = GROUPS[-1]
        self.panels = [LivePanel(theme, self.times, *group, bottom=group is last) for group in GROUPS]
        self.pictures, self.reading = Pictures(theme), Reading(theme)
        self.figures = Figures(theme, self.reading)
        self.bar, self.strip = RunBar(), RecordedStrip(theme)
        self.side = choosing_column(self.choosers)
        docks = (
            Dock(theme, "live", tr("Live plots"), stack(self.panels)),
            Dock(theme, "picture", tr("Comparison"), self.pictures),
            Dock(theme, "figures", tr("Figures"), self.figures),
        )
        self.columns = Columns(docks, GAP)
        whole = central(self.strip, self.side, reading_column(self.answer, self.banner, self.columns), self.bar)
        self.times.setParent(whole)
        self.setMenuBar(QMenuBar(self))  # Qt destroys the one before, as it does the central widget
        self.setCentralWidget(whole)

    @property
    def choosers(self) -> tuple[ModelPicker, DeviceToggles, HowOptions, DataOptions]:
        """The parts of the left column, from top to bottom."""
        return self.models, self.devices, self.how, self.data
