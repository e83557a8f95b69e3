"""Every sensor of the run that is shown: source, rate, whether it is available or why not, last value."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.language import Language, spoken, tr
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.sensors import BEFORE, COLUMNS, SensorRow, sensor_rows
from gpubench_gui.gui.theme import Theme

WIDTH, HEIGHT = 800, 560
FOLLOW_MS = 1000
_STATE = COLUMNS.index("State")


class SensorPanel(QDialog):
    """Follows the run once a second, so it may stay open beside it. `record` gives the one that is shown."""

    def __init__(self, theme: Theme, record: Callable[[], RunRecord | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme, self._record = theme, record
        self._shown: tuple[Language, tuple[SensorRow, ...]] | None = None
        self.note = QLabel()
        self.note.setProperty("role", "muted")
        self.note.setWordWrap(True)
        self.table = QTableWidget(0, len(COLUMNS))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().setVisible(False)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_STATE, QHeaderView.ResizeMode.Stretch)
        self.done_button = QPushButton()
        self.done_button.clicked.connect(self.close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(4 * [theme.px(16)]))
        layout.setSpacing(theme.px(12))
        layout.addWidget(self.note)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(theme.px(WIDTH), theme.px(HEIGHT))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.follow)
        self._timer.start(FOLLOW_MS)
        self.follow()
        self.done_button.setFocus()

    def follow(self) -> None:
        """Bring the table up to the run; nothing happens when no reading and no language is new."""
        record = self._record()
        rows = sensor_rows(record)
        if (spoken(), rows) == self._shown:
            return
        self._shown = spoken(), rows
        self._name()
        self.table.setVisible(bool(rows))
        if rows and record is not None:
            going_on = record.ended is None
            self.note.setText(
                tr("Readings of the run that is going on.") if going_on else tr("Last readings of this run.")
            )
        else:
            self.note.setText(tr(BEFORE))
        self.table.setRowCount(len(rows))
        for i, row in enumerate(rows):
            for column, text in enumerate(row.texts):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                said = tr(
                    "{sensor}, {column}: {text}", sensor=row.name, column=tr(COLUMNS[column]), text=text or tr("none")
                )
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
                self.table.setItem(i, column, item)

    def _name(self) -> None:
        self.setWindowTitle(tr("Sensors"))
        self.table.setAccessibleName(tr("Sensors"))
        self.table.setHorizontalHeaderLabels([tr(title) for title in COLUMNS])
        self.done_button.setText(tr("Close"))
        self.done_button.setAccessibleName(tr("Close the sensors"))
