"""How to run and on which images: the two folded parts of the left column."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.spec import DataSpec, Mode, Precision, Protocol, Source, Training
from gpubench_gui.core.wording import PRECISION_NAMES, count, duration
from gpubench_gui.gui.settings import BATCH_SIZES, BUDGETS_S, MAX_EPOCHS, Choices
from gpubench_gui.gui.widgets.section import Section
from gpubench_gui.gui.widgets.segmented import Segmented

_MODES = {"pipeline": "From the host, batch by batch", "resident": "On the device, all at once"}
_SOURCES = {"synthetic": "Built-in images", "cifar10": "CIFAR-10", "fashion-mnist": "Fashion-MNIST"}
_EXPLAINED = {
    "synthetic": "60,000 images in 10 classes, made from a seed. Nothing to download.",
    "cifar10": "The official Python version: its folder, the one above it, or the .tar.gz archive.",
    "fashion-mnist": "The folder of the four IDX files, packed or not; empty for Debian's package "
    "dataset-fashion-mnist. Widened to three colours.",
}
_PROTOCOL_TIPS = {
    "quick": "Stops each model when its speed is known well enough, or when its share of the time is up.",
    "study": "Trains every epoch on every device and tests the accuracy after each, as the study did.",
}


class HowOptions(Section):
    """Protocol, time budget or epochs, batch size, precision, where the images lie."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.protocol = Segmented(
            "Protocol",
            [("quick", "Quick", _PROTOCOL_TIPS["quick"]), ("study", "Study", _PROTOCOL_TIPS["study"])],
            "segment",
        )
        self.explained = QLabel()
        self.explained.setProperty("role", "small")
        self.explained.setWordWrap(True)
        self.budget = _combo("Time budget", {str(s): duration(s) for s in BUDGETS_S})
        self.epochs = QSpinBox()
        self.epochs.setRange(1, MAX_EPOCHS)
        self.epochs.setAccessibleName("Epochs")
        self.batch = _combo("Batch size", {str(n): str(n) for n in BATCH_SIZES})
        self.precision = _combo("Precision", {str(name): text for name, text in PRECISION_NAMES.items()})
        self.mode = _combo("Images", _MODES)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(8, 4, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.protocol)
        column.addWidget(self.explained)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        for row, (text, control) in enumerate(
            (
                ("Time budget", self.budget),
                ("Epochs", self.epochs),
                ("Batch size", self.batch),
                ("Precision", self.precision),
                ("Images", self.mode),
            ),
        ):
            label = QLabel(text)
            label.setBuddy(control)
            grid.addWidget(label, row, 0)
            grid.addWidget(control, row, 1)
        super().__init__("How", content, parent)
        self.protocol.changed.connect(self._update)
        for combo in (self.budget, self.batch, self.precision, self.mode):
            combo.currentIndexChanged.connect(self._update)
        self.epochs.valueChanged.connect(self._update)

    def _update(self) -> None:
        quick = self.protocol.value == "quick"
        self.explained.setText(_PROTOCOL_TIPS[self.protocol.value])
        self.budget.setEnabled(quick)
        amount = duration(self.budget_s) if quick else count(self.epochs.value(), "epoch")
        self.set_summary(
            f"{self.protocol.buttons[self.protocol.value].text()} · {amount} · "
            f"batch {self.batch.currentData()} · {self.precision.currentText()}"
        )
        self.changed.emit()

    @property
    def budget_s(self) -> float:
        return float(self.budget.currentData())

    @property
    def protocol_id(self) -> Protocol:
        return cast(Protocol, self.protocol.value)

    def training(self) -> Training:
        return Training(
            epochs=self.epochs.value(),
            batch_size=int(self.batch.currentData()),
            precision=cast(Precision, self.precision.currentData()),
            mode=cast(Mode, self.mode.currentData()),
        )

    def load(self, choices: Choices) -> None:
        self.protocol.set_value(choices.protocol)
        self.epochs.setValue(choices.epochs)
        for combo, value in (
            (self.budget, str(choices.budget_s)),
            (self.batch, str(choices.batch_size)),
            (self.precision, choices.precision),
            (self.mode, choices.mode),
        ):
            combo.setCurrentIndex(combo.findData(value))
        self._update()


class DataOptions(Section):
    """Which images: built in, CIFAR-10 from a folder, an archive or the net, Fashion-MNIST from a folder."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.source = _combo("Images", _SOURCES)
        self.explained = QLabel()
        self.explained.setProperty("role", "small")
        self.explained.setWordWrap(True)
        self.path = QLineEdit()
        self.path.setAccessibleName("Folder or archive of the images")
        self.folder = QPushButton("Folder…")
        self.folder.setAccessibleName("Choose a folder of images")
        self.archive = QPushButton("Archive…")
        self.archive.setAccessibleName("Choose a CIFAR-10 archive")
        self.download = QCheckBox("Download if missing (170 MB)")
        self._paths = {"cifar10": "", "fashion-mnist": ""}
        self._shown = "synthetic"
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.folder)
        buttons.addWidget(self.archive)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(8, 4, 8, 8)
        column.setSpacing(8)
        for widget in (self.source, self.explained, self.path):
            column.addWidget(widget)
        column.addLayout(buttons)
        column.addWidget(self.download)
        super().__init__("Data", content, parent)
        self.source.currentIndexChanged.connect(self._update)
        self.path.textChanged.connect(self._update)
        self.download.toggled.connect(self._update)
        self.folder.clicked.connect(self._pick_folder)
        self.archive.clicked.connect(self._pick_archive)

    @property
    def source_id(self) -> Source:
        return cast(Source, self.source.currentData())

    def problem(self) -> str | None:
        """Why these images cannot be used, in one sentence; None when nothing speaks against them."""
        source, path = self.source_id, self.path.text().strip()
        if source == "synthetic" or (source == "cifar10" and self.download.isChecked()):
            return None
        if not path and source == "fashion-mnist":
            return None  # the place where Debian's package puts them
        if not path:
            return f"Choose where the {self.source.currentText()} images are, under Data."
        if not Path(path).expanduser().exists():
            return f"{path} does not exist. Choose another place under Data."
        return None

    def data(self) -> DataSpec:
        source, path = self.source_id, self.path.text().strip()
        if source == "synthetic":
            return DataSpec()
        chosen = str(Path(path).expanduser()) if path else None
        return DataSpec(source, chosen, source == "cifar10" and self.download.isChecked())

    def paths(self) -> dict[str, str]:
        """The remembered place of each source."""
        if self._shown in self._paths:
            self._paths[self._shown] = self.path.text().strip()
        return dict(self._paths)

    def load(self, choices: Choices) -> None:
        self._paths = {"cifar10": choices.cifar10_path, "fashion-mnist": choices.fashion_path}
        self._shown = "synthetic"
        self.download.setChecked(choices.cifar10_download)
        self.source.setCurrentIndex(self.source.findData(choices.source))
        self._update()

    def _update(self) -> None:
        source = self.source_id
        if source != self._shown:
            self.paths()
            self._shown = source
            self.path.setText(self._paths.get(source, ""))
        outside = source != "synthetic"
        self.explained.setText(_EXPLAINED[source])
        for widget in (self.path, self.folder):
            widget.setVisible(outside)
        self.archive.setVisible(source == "cifar10")
        self.download.setVisible(source == "cifar10")
        place = self.path.text().strip()
        where = f" · {Path(place).name}" if outside and place else ""
        self.set_summary(self.source.currentText() + where)
        self.changed.emit()

    def _pick_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, "Folder of the images", self.path.text())
        if chosen:
            self.path.setText(chosen)

    def _pick_archive(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, "CIFAR-10 archive", self.path.text(), "Archive (*.tar.gz *.tgz)")
        if chosen:
            self.path.setText(chosen)


def _combo(name: str, options: dict[str, str]) -> QComboBox:
    combo = QComboBox()
    combo.setAccessibleName(name)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(8)
    for value, text in options.items():
        combo.addItem(text, value)
    return combo
