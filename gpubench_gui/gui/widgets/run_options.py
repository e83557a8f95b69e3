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

from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.spec import DataSpec, Mode, Precision, Protocol, Source, Training
from gpubench_gui.core.wording import PRECISION_NAMES, duration
from gpubench_gui.gui.settings import BATCH_SIZES, BUDGETS_S, MAX_EPOCHS, Choices
from gpubench_gui.gui.widgets.section import Section

_MODES = {"pipeline": mark("From the host"), "resident": mark("On the device")}
_SOURCES = {"synthetic": mark("Built-in images"), "cifar10": "CIFAR-10", "fashion-mnist": "Fashion-MNIST"}
_EXPLAINED = {
    "synthetic": mark("60,000 images in 10 classes, made from a seed. Nothing to download."),
    "cifar10": mark("The official Python version: its folder, the one above it, or the .tar.gz archive."),
    "fashion-mnist": mark(
        "The folder of the four IDX files, packed or not; empty for Debian's package dataset-fashion-mnist. "
        "Widened to three colours."
    ),
}
_PROTOCOLS = {
    "quick": mark("The speedup, in minutes"),
    "study": mark("The speedup, every epoch"),
    "crossover": mark("From which size it pays"),
    "map": mark("The speedup by size and batch"),
    "largest": mark("The largest batch that fits"),
}
_EXPLAINED_PROTOCOLS = {
    "quick": mark("Stops each model when its speed is known well enough, or when its share of the time is up."),
    "study": mark("Trains every epoch on every device and tests the accuracy after each, as the study did."),
    "crossover": mark(
        "Trains a family of networks from 10 thousand to 50 million parameters and closes in on the size at which the "
        "devices are equally fast."
    ),
    "map": mark(
        "Trains that family at four batch sizes, coarsely first, then finely where the devices are equally fast."
    ),
    "largest": mark("Doubles the batch until the memory of each device is full. Nothing is timed."),
}
TIMED = ("quick", "crossover", "map")  # those that end when their time is up


class HowOptions(Section):
    """Protocol, time budget or epochs, batch size, precision, where the images lie."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.protocol = _combo(tr("What to find out"), _translated(_PROTOCOLS))
        self.explained = QLabel()
        self.explained.setProperty("role", "small")
        self.explained.setWordWrap(True)
        self.budget = _combo(tr("Time budget"), {str(s): duration(s) for s in BUDGETS_S})
        self.epochs = QSpinBox()
        self.epochs.setRange(1, MAX_EPOCHS)
        self.epochs.setAccessibleName(tr("Epochs"))
        self.batch = _combo(tr("Batch size"), {str(n): str(n) for n in BATCH_SIZES})
        self.precision = _combo(
            tr("Precision"), _translated({str(name): text for name, text in PRECISION_NAMES.items()})
        )
        self.mode = _combo(tr("Images"), _translated(_MODES))
        self.tuned = QCheckBox(tr("Best against best too"))
        self.tuned.setToolTip(
            tr(
                "Each device once more with every trick that helps it: CUDA graphs, bf16, channels-last, its best "
                "number of threads. Each trick is tried first and kept only if it helps."
            )
        )
        self.tuned.setAccessibleDescription(self.tuned.toolTip())
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
        column.addWidget(self.tuned)
        for row, (text, control) in enumerate(
            (
                (tr("Time budget"), self.budget),
                (tr("Epochs"), self.epochs),
                (tr("Batch size"), self.batch),
                (tr("Precision"), self.precision),
                (tr("Images"), self.mode),
            ),
        ):
            label = QLabel(text)
            label.setBuddy(control)
            grid.addWidget(label, row, 0)
            grid.addWidget(control, row, 1)
        super().__init__(tr("How"), content, parent)
        self.tuned.toggled.connect(self._update)
        for combo in (self.protocol, self.budget, self.batch, self.precision, self.mode):
            combo.currentIndexChanged.connect(self._update)
        self.epochs.valueChanged.connect(self._update)

    def _update(self) -> None:
        protocol = self.protocol_id
        timed = protocol in TIMED
        self.explained.setText(tr(_EXPLAINED_PROTOCOLS[protocol]))
        self.budget.setEnabled(timed)
        self.epochs.setEnabled(protocol in ("quick", "study"))
        self.batch.setEnabled(protocol in ("quick", "study", "crossover"))
        self.tuned.setEnabled(protocol == "quick")
        amounts = {"study": plural(self.epochs.value(), "{n} epoch", "{n} epochs"), "largest": ""}
        parts = [
            self.protocol.currentText(),
            amounts.get(protocol, duration(self.budget_s)),
            tr("batch {size}", size=self.batch.currentData()) if self.batch.isEnabled() else "",
            self.precision.currentText(),
            tr("best against best") if self.is_tuned else "",
        ]
        self.set_summary(" · ".join(part for part in parts if part))
        self.changed.emit()

    @property
    def budget_s(self) -> float:
        return float(self.budget.currentData())

    @property
    def protocol_id(self) -> Protocol:
        return cast(Protocol, self.protocol.currentData())

    @property
    def is_tuned(self) -> bool:
        """Whether tuned contenders are wanted in a run that can have them."""
        return self.tuned.isChecked() and self.tuned.isEnabled()

    def training(self) -> Training:
        return Training(
            epochs=self.epochs.value(),
            batch_size=int(self.batch.currentData()),
            precision=cast(Precision, self.precision.currentData()),
            mode=cast(Mode, self.mode.currentData()),
        )

    def load(self, choices: Choices) -> None:
        self.tuned.setChecked(choices.tuned)
        self.epochs.setValue(choices.epochs)
        for combo, value in (
            (self.protocol, choices.protocol),
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
        self.source = _combo(tr("Images"), _translated(_SOURCES))
        self.explained = QLabel()
        self.explained.setProperty("role", "small")
        self.explained.setWordWrap(True)
        self.path = QLineEdit()
        self.path.setAccessibleName(tr("Folder or archive of the images"))
        self.folder = QPushButton(tr("Folder…"))
        self.folder.setAccessibleName(tr("Choose a folder of images"))
        self.archive = QPushButton(tr("Archive…"))
        self.archive.setAccessibleName(tr("Choose a CIFAR-10 archive"))
        self.download = QCheckBox(tr("Download if missing (170 MB)"))
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
        super().__init__(tr("Data"), content, parent)
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
            return tr("Choose where the {source} images are, under Data.", source=self.source.currentText())
        if not Path(path).expanduser().exists():
            return tr("{path} does not exist. Choose another place under Data.", path=path)
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
        self.explained.setText(tr(_EXPLAINED[source]))
        for widget in (self.path, self.folder):
            widget.setVisible(outside)
        self.archive.setVisible(source == "cifar10")
        self.download.setVisible(source == "cifar10")
        place = self.path.text().strip()
        where = f" · {Path(place).name}" if outside and place else ""
        self.set_summary(self.source.currentText() + where)
        self.changed.emit()

    def _pick_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder of the images"), self.path.text())
        if chosen:
            self.path.setText(chosen)

    def _pick_archive(self) -> None:
        kinds = tr("Archive (*.tar.gz *.tgz)")
        chosen, _ = QFileDialog.getOpenFileName(self, tr("CIFAR-10 archive"), self.path.text(), kinds)
        if chosen:
            self.path.setText(chosen)


def _translated(options: dict[str, str]) -> dict[str, str]:
    return {value: tr(text) for value, text in options.items()}


def _combo(name: str, options: dict[str, str]) -> QComboBox:
    combo = QComboBox()
    combo.setAccessibleName(name)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(8)
    combo.currentTextChanged.connect(combo.setToolTip)  # which a narrow column cuts
    for value, text in options.items():
        combo.addItem(text, value)
    return combo
