"""Speedup over model size and batch size as a heat map, one device against its baseline."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gpubench_gui.core import speed_map
from gpubench_gui.core.language import tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import Style, device_styles
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.speed_map import SpeedMap
from gpubench_gui.core.sweep_view import spoken_cell, spoken_rows
from gpubench_gui.core.wording import figures, whole
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.heat_map import EMPTY, HeatMap
from gpubench_gui.gui.widgets.segmented import Segmented
from gpubench_gui.gui.widgets.table_dialog import offer_table


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that is drawn."""

    maps: tuple[SpeedMap, ...]
    styles: tuple[tuple[str, Style], ...]
    sentence: str


class MapPlot(QFrame):
    """The card around the heat map: its title, a switch where several devices are compared."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._shown: Shown | None = None
        self.title = QLabel(tr("Speedup by model and batch size"))
        self.title.setProperty("role", "title")
        self.device: Segmented | None = None
        self.map = HeatMap(theme)
        self.map.setAccessibleName(tr("Speedup by model size and batch size"))
        self.map.setAccessibleDescription(tr(EMPTY))
        self.table_action = offer_table(self.map, theme, self.table)
        self._header = QHBoxLayout()
        self._header.setContentsMargins(4, 2, 4, 0)
        self._header.addWidget(self.title, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(2)
        layout.addLayout(self._header)
        layout.addWidget(self.map, 1)

    def show_record(self, record: RunRecord) -> None:
        """Draw the maps of `record`; nothing happens when they are the same as before."""
        found = speed_map.answer(record)
        shown = Shown(found.maps, tuple(device_styles(record.spec.devices).items()), found.sentence)
        if shown == self._shown:
            return
        before, self._shown = self._shown, shown
        if before is None or [m.device for m in before.maps] != [m.device for m in shown.maps]:
            self._offer([m.device for m in shown.maps])
        self._draw()

    def _offer(self, devices: list[str]) -> None:
        """A switch between the devices; one alone needs none."""
        if self.device is not None:
            self._header.removeWidget(self.device)
            self.device.deleteLater()
            self.device = None
        if len(devices) > 1:
            self.device = Segmented(
                tr("Device"), [(d, short_name(d), tr("The map of {device}", device=short_name(d))) for d in devices]
            )
            self.device.changed.connect(self._draw)
            self._header.addWidget(self.device)

    def _map(self) -> SpeedMap | None:
        """The one chosen."""
        if self._shown is None or not self._shown.maps:
            return None
        chosen = self.device.value if self.device is not None else self._shown.maps[0].device
        return next(m for m in self._shown.maps if m.device == chosen)

    def table(self) -> PlotTable:
        """A row for each cell of the map."""
        one = self._map()
        cells = one.cells if one is not None else ()
        rows = tuple(
            (figures(c.parameters / 1e6, 2), whole(c.batch_size), spoken_cell(c))
            for c in sorted(cells, key=lambda c: (c.batch_size, c.parameters))
        )
        columns = tr("Million parameters"), tr("Batch size"), tr("Speedup")
        sentence = self._shown.sentence if self._shown is not None and cells else tr(EMPTY)
        return PlotTable(self.title.text(), sentence, columns, rows)

    def _draw(self) -> None:
        one = self._map()
        if one is None or self._shown is None:
            return
        names = short_name(one.baseline), short_name(one.device)
        self.title.setText(tr("Speedup of {device} over {baseline}", device=names[1], baseline=names[0]))
        self.map.show_map(one, dict(self._shown.styles), names)
        self.map.setAccessibleDescription(". ".join([self._shown.sentence, *spoken_rows(one.cells)]))
