"""My job: what a training of one's own would take, projected from the run that is shown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.job import PROJECTION, Job, Projection, project
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import Summary
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import as_sentence, duration

COLUMNS = (mark("Model"), mark("Device"), mark("Projected time"), mark("95 % interval"))
MOST = 2_000_000_000  # what a spin box can hold
ROW_PADDING = 10  # pixels, above and below a line of type together


class JobPanel(QWidget):
    """Two numbers in, one line per model and device out. Follows the run that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[RunRecord, Summary] | None = None
        self.images = _number(tr("Images in my training set"), 1_281_167)
        self.epochs = _number(tr("Epochs"), 90)
        form = QHBoxLayout()
        form.setSpacing(8)
        for text, box in ((tr("Images"), self.images), (tr("Epochs"), self.epochs)):
            label = QLabel(text)
            label.setBuddy(box)
            form.addWidget(label)
            form.addWidget(box)
            box.valueChanged.connect(self._write)
        form.addStretch(1)
        self.table = QTableWidget(0, len(COLUMNS))
        self.table.setHorizontalHeaderLabels([tr(title) for title in COLUMNS])
        self.table.setAccessibleName(tr("My job on each device"))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().setVisible(False)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        for column in range(len(COLUMNS)):
            if (title := self.table.horizontalHeaderItem(column)) is not None:
                title.setTextAlignment(_alignment(column))
        self.note = QLabel()
        self.note.setProperty("role", "small")
        self.note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(6)
        layout.addLayout(form)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.note)
        self._fit_rows()
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "table"):
            self._fit_rows()

    def _fit_rows(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROW_PADDING)

    def show_run(self, record: RunRecord, summary: Summary) -> None:
        self._shown = record, summary
        self._write()

    def _write(self) -> None:
        lines: list[tuple[str, ...]] = []
        if self._shown is not None:
            record, summary = self._shown
            job = Job(self.images.value(), self.epochs.value())
            lines = [_line(p) for p in project(record, summary, job)]
        self.table.setRowCount(len(lines))
        for row, texts in enumerate(lines):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_alignment(column))
                self.table.setItem(row, column, item)
        measured = any(texts[2] != "–" for texts in lines)
        self.note.setText(
            as_sentence(tr("{projection}; evaluation is not in it.", projection=tr(PROJECTION)))
            if measured
            else tr("Once a comparison is measured, this projects it to a training of your own.")
        )


def _line(p: Projection) -> tuple[str, ...]:
    where = MODELS[p.model].name, short_name(p.device)
    if p.seconds is None:
        return *where, "–", retell(p.reason or "")
    low, high = p.seconds.low, p.seconds.high
    if low is None or high is None:
        span = tr("indicative")
    else:
        span = tr("{low} to {high}", low=duration(low), high=duration(high))
    return *where, f"≈ {duration(p.seconds.value)}", span


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column < 2 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _number(name: str, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(1, MOST)
    box.setGroupSeparatorShown(True)
    box.setValue(value)
    box.setAccessibleName(name)
    box.setMinimumWidth(120)
    return box
