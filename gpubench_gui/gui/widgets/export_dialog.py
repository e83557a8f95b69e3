"""What to write and where, with the files and the card as they will be."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.gui.background import Background
from gpubench_gui.gui.theme import Theme
from gpubench_gui.report.formats import FORMATS, planned
from gpubench_gui.report.names import default_name, legal

PREVIEW = QSize(480, 270)  # at 100 %
SHOWN_FILES = 9


class ExportDialog(QDialog):
    """Asks for the formats and the folder of `record`'s reports; nothing is written before `accepted`.

    A folder that holds one of the files already cannot be chosen: no report replaces another.
    """

    drawn = Signal()

    def __init__(self, theme: Theme, record: RunRecord, place: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export reports"))
        self._record = record
        self._size = PREVIEW * theme.percent / 100
        self.boxes = {name: QCheckBox(tr(what)) for name, what in FORMATS.items()}
        self.everything = QCheckBox(tr("Everything in one folder"))
        self.place = QLineEdit(str(place))
        self.place.setAccessibleName(tr("Place of the new folder"))
        self.name = QLineEdit(free_name(place, default_name(record)))
        self.name.setCursorPosition(0)  # its beginning says what it is
        self.name.setAccessibleName(tr("Name of the new folder"))
        self.names = QCheckBox(tr("Keep the names of user, machine and folders in the messages"))
        self.card = QLabel(tr("Drawing the report card…"))
        self.card.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.card.setFixedSize(self._size)
        self.card.setProperty("role", "muted")
        self.card.setAccessibleName(tr("Preview of the report card"))
        self.files = QLabel()
        self.files.setProperty("role", "small")
        self.files.setWordWrap(True)
        self.files.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.files.setMinimumHeight(self.files.fontMetrics().height() * (SHOWN_FILES + 2))
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "problem")
        self.problem.setMinimumHeight(self.problem.fontMetrics().height() * 2)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Save | kinds.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out(theme)
        self.everything.setTristate(True)
        for box in self.boxes.values():
            box.setChecked(True)
            box.toggled.connect(self._check)
        self.everything.clicked.connect(self._all_or_none)
        self.name.textChanged.connect(self._check)
        self.place.textChanged.connect(self._check)
        self._check()
        self._job = Background(self._draw)
        self._job.done.connect(self._show_card)
        self._job.failed.connect(lambda _: self.card.setText(tr("The card cannot be drawn here.")))
        self.finished.connect(lambda _: self._job.forget())
        self._job.start()

    def formats(self) -> tuple[str, ...]:
        return tuple(name for name, box in self.boxes.items() if box.isChecked())

    def folder(self) -> Path:
        """The folder that is to be made."""
        return Path(self.place.text()) / legal(self.name.text())

    def _lay_out(self, theme: Theme) -> None:
        choose = QPushButton(tr("Choose…"))
        choose.clicked.connect(self._choose_place)
        row = QHBoxLayout()
        row.addWidget(self.place, 1)
        row.addWidget(choose)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("In"), row)
        form.addRow(tr("New folder"), self.name)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(theme.px(8))
        left.addWidget(self.everything)
        kinds = QVBoxLayout()
        kinds.setContentsMargins(theme.px(20), 0, 0, theme.px(12))
        kinds.setSpacing(theme.px(8))
        for box in self.boxes.values():
            kinds.addWidget(box)
        left.addLayout(kinds)
        left.addLayout(form)
        left.addWidget(self.names)
        left.addStretch(1)
        right.setSpacing(theme.px(8))
        right.addWidget(self.card)
        right.addWidget(self.files, 1)
        columns = QHBoxLayout()
        columns.setSpacing(theme.px(24))
        columns.addLayout(left, 1)
        columns.addLayout(right)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.px(16),) * 4)
        layout.setSpacing(theme.px(12))
        layout.addLayout(columns, 1)
        layout.addWidget(self.problem)
        layout.addWidget(self.buttons)

    def _choose_place(self) -> None:
        if chosen := QFileDialog.getExistingDirectory(self, tr("Place of the new folder"), self.place.text()):
            self.place.setText(chosen)

    def _all_or_none(self) -> None:
        on = not all(box.isChecked() for box in self.boxes.values())
        for box in self.boxes.values():
            box.setChecked(on)
        self._check()

    def _check(self) -> None:
        chosen, names = self.formats(), planned(self._record, self.formats())
        state = Qt.CheckState
        whole = (
            state.Checked if len(chosen) == len(self.boxes) else state.PartiallyChecked if chosen else state.Unchecked
        )
        self.everything.setCheckState(whole)
        shown = names[:SHOWN_FILES]
        if len(names) > len(shown):
            rest = len(names) - len(shown)
            shown = [*shown, plural(rest, "and {n} more file", "and {n} more files")]
        title = plural(len(names), "{n} file will be written:", "{n} files will be written:")
        self.files.setText("\n".join([title, *shown]) if names else "")
        problem = self._why_not(chosen)
        self.problem.setText(problem)
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(not problem)

    def _why_not(self, chosen: tuple[str, ...]) -> str:
        if not chosen:
            return tr("Choose at least one kind of report.")
        if not self.name.text().strip():
            return tr("Give the new folder a name.")
        try:
            place = Path(self.place.text())
            if not (place.is_absolute() and place.is_dir()):  # "" would be wherever the program was started
                return tr("There is no folder {folder}. Choose another place.", folder=self.place.text() or "–")
            if self.folder().exists():
                return tr(
                    "{name} is there already, and nothing is replaced. Choose another name.", name=self.folder().name
                )
        except (OSError, ValueError) as error:
            return tr("The place cannot be used ({reason}). Choose another one.", reason=error)
        return ""

    def _draw(self) -> bytes:
        from gpubench_gui.report.card import card_png

        return card_png(self._record)

    def _show_card(self, png: bytes) -> None:
        picture = QPixmap()
        picture.loadFromData(png)
        ratio = self.devicePixelRatioF()
        picture = picture.scaled(
            self._size * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        picture.setDevicePixelRatio(ratio)
        self.card.setPixmap(picture)
        self.drawn.emit()


def free_name(place: Path, name: str) -> str:
    """`name`, with a number where it is taken in `place`."""
    number, found = 1, name
    while (place / found).exists() and number < 1000:
        number += 1
        found = f"{name} {number}"
    return found
