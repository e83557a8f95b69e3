"""A switch for every device of the machine; one that cannot be used says why and what cures it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.language import tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.palette import device_styles
from gpubench_gui.core.record import GIB
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import figures
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.rows import SwitchRow
from gpubench_gui.gui.widgets.section import heading

_BACKENDS = {"cuda": "CUDA", "rocm": "AMD ROCm", "mps": "Apple Metal", "xpu": "Intel XPU", "cpu": ""}


class DeviceToggles(QWidget):
    """The CPU is offered at once; `show_devices` adds what the probe found and switches the first GPU on."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.devices: dict[str, DeviceInfo] = {}
        self.rows: dict[str, SwitchRow] = {}
        self.complete = False  # whether the search is over
        self._place = QVBoxLayout()
        self._place.setSpacing(0)
        self.status = QLabel()
        self.status.setProperty("role", "small")
        self.status.setWordWrap(True)
        self.status.setContentsMargins(8, 4, 4, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(heading(tr("Devices")))
        layout.addLayout(self._place)
        layout.addWidget(self.status)

    def looking(self, cpu: DeviceInfo) -> None:
        """While the probe runs: the CPU alone, and a line that says so."""
        self.complete = False
        self._rebuild((cpu,), {cpu.key})
        self.status.setText(tr("Looking for devices…"))
        self.status.setVisible(True)

    def show_devices(self, devices: tuple[DeviceInfo, ...]) -> None:
        """What the probe found. The CPU and the first usable GPU start switched on."""
        self.complete = True
        on = {d.key for d in devices if d.backend == "cpu" and d.available}
        first = next((d.key for d in devices if d.backend != "cpu" and d.available), None)
        cpu_wanted = all(row.isChecked() for key, row in self.rows.items() if self.devices[key].backend == "cpu")
        self._rebuild(devices, ({first} if first else set()) | (on if cpu_wanted else set()))
        none = not any(d.backend != "cpu" for d in devices)
        self.status.setText(tr("No GPU found: the CPU can still be measured.") if none else "")
        self.status.setVisible(none)

    def failed(self, reason: str) -> None:
        """The search itself went wrong; the CPU stays."""
        self.complete = True
        self.status.setText(" ".join((reason, tr("The CPU can still be measured."))))
        self.status.setVisible(True)

    def chosen(self) -> tuple[DeviceInfo, ...]:
        return tuple(d for key, d in self.devices.items() if self.rows[key].isChecked())

    def choices(self) -> tuple[DeviceChoice, ...]:
        return tuple(d.choice() for d in self.chosen())

    def _rebuild(self, devices: tuple[DeviceInfo, ...], on: set[str]) -> None:
        while (item := self._place.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.devices = {d.key: d for d in devices}
        self.rows = {}
        for device in devices:
            row = SwitchRow(self._theme, retell(device.label), _detail(device))
            row.setEnabled(device.available)
            row.setChecked(device.available and device.key in on)
            row.toggled.connect(self._toggled)
            self.rows[device.key] = row
            self._place.addWidget(row)
            if not device.available:
                self._place.addWidget(_why(device))
                row.setAccessibleDescription(" ".join((tr("Cannot be used."), *_told(device))))
        self._toggled()

    def _toggled(self) -> None:
        styles = device_styles(self.choices())
        for key, row in self.rows.items():
            row.set_style(styles.get(key))
        self.changed.emit()


def _detail(device: DeviceInfo) -> str:
    backend = _BACKENDS.get(device.backend, device.backend)
    parts = [short_name(device.key), backend] if backend else [short_name(device.key)]
    if device.memory_bytes:
        parts.append(tr("{number} {unit}", number=figures(device.memory_bytes / GIB), unit=tr("GiB")))
    return " · ".join(parts)


def _told(device: DeviceInfo) -> list[str]:
    """Why it cannot be used, and what cures it, as far as they are known."""
    return [retell(part) for part in (device.reason, device.cure) if part]


def _why(device: DeviceInfo) -> QLabel:
    label = QLabel(" ".join(_told(device)))
    label.setProperty("role", "warning")
    label.setWordWrap(True)
    label.setContentsMargins(48, 0, 4, 6)
    return label
