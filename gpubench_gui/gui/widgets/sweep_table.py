"""The measured points of a sweep: one row per size and batch size, a rate per device, failures in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.sweep import pairs
from gpubench_gui.core.sweep_view import Row, failure_word, rows
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import figures, interval, times
from gpubench_gui.gui.theme import SMALL, Theme
from gpubench_gui.gui.widgets.summary_table import ROW_HEIGHT

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_EMPTY = mark(
    "Each size that was tried appears here: images per second on every device, and the speedup with its interval"
)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Column:
    """A heading of one or two lines with what it means."""

    title: str
    tip: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One figure, or a failure in words with its reason."""

    text: str
    reason: str | None = None
    strong: bool = False


def columns(record: RunRecord) -> tuple[Column, ...]:
    """Sizes, a rate for each device, a speedup for each that is compared."""
    several = len(pairs(record.spec)) > 1
    return (
        Column(tr("Parameters\n(M)"), tr("Size of the network in million parameters")),
        Column(tr("GFLOP\nper image"), tr("Work to train on one image")),
        Column(tr("Batch"), tr("Images per step")),
        *(
            Column(
                tr("{device}\nimages/s", device=short_name(d.key)),
                tr("Training images per second on {device}, mean over the rounds", device=retell(d.label)),
            )
            for d in record.spec.devices
        ),
        *(
            column
            for device, base in pairs(record.spec)
            for column in (
                Column(
                    tr("{device}\nspeedup", device=short_name(device)) if several else tr("Speedup"),
                    tr(
                        "How many times faster {device} is than {baseline}",
                        device=retell(record.device(device).label),
                        baseline=retell(record.device(base).label),
                    ),
                ),
                Column(tr("95 %\ninterval"), tr("Of the speedup to its left; none from fewer than three rounds")),
            )
        ),
    )


def entries(row: Row) -> tuple[Entry, ...]:
    """The texts of a row in the order of `columns`."""
    result = [
        Entry(figures(row.parameters / 1e6, 2)),
        Entry(figures(row.train_gflop, 2)),
        Entry(str(row.batch_size)),
    ]
    for rate, reason in zip(row.rates, row.failures, strict=True):
        if rate is not None:
            result.append(Entry(figures(rate)))
        else:
            result.append(Entry(failure_word(reason), retell(reason)) if reason is not None else Entry("–"))
    for gain in row.speedups:
        known = gain is not None and gain.low is not None and gain.high is not None
        result.append(Entry(times(gain.value), None, known) if gain is not None else Entry("–"))
        between = interval(gain.low, gain.high) if gain and gain.low is not None and gain.high is not None else ""
        result.append(Entry(between))
    return tuple(result)


class SweepModel(QAbstractTableModel):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.columns: tuple[Column, ...] = ()
        self.rows: tuple[tuple[Entry, ...], ...] = ()

    def show(self, columns: tuple[Column, ...], rows: tuple[tuple[Entry, ...], ...]) -> bool:
        """Whether anything changed."""
        if (columns, rows) == (self.columns, self.rows):
            return False
        self.beginResetModel()
        self.columns, self.rows = columns, rows
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].title
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self.columns[section].tip
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        row = self.rows[index.row()]
        entry = row[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.text
            case Qt.ItemDataRole.AccessibleTextRole:
                title = self.columns[index.column()].title.replace("\n", " ")
                said = tr("failed: {reason}", reason=entry.reason) if entry.reason else entry.text
                return tr(
                    "{size} M parameters, batch {batch}, {column}: {figure}",
                    size=row[0].text,
                    batch=row[2].text,
                    column=title,
                    figure=said,
                )
            case Qt.ItemDataRole.ToolTipRole:
                return entry.reason
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT
            case Qt.ItemDataRole.ForegroundRole if entry.reason is not None:
                return QColor(self._theme.tokens.bad)
            case Qt.ItemDataRole.FontRole:
                return self._theme.font(12, QFont.Weight.DemiBold if entry.strong else QFont.Weight.Normal)
        return None


class SweepTable(QFrame):
    """Stands where the summary table of another run stands."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._theme = theme
        title = QLabel(tr("Measured points"))
        title.setProperty("role", "title")
        title.setContentsMargins(4, 0, 0, 0)
        self.model = SweepModel(theme)
        self.view = QTableView()
        self.view.setModel(self.model)
        self.view.setAccessibleName(tr("Measured points"))
        self.view.setShowGrid(False)
        self.view.setWordWrap(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.verticalHeader().setVisible(False)
        self.view.verticalHeader().setDefaultSectionSize(theme.px(ROW_HEIGHT))
        self.view.setTabKeyNavigation(False)
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(40)
        self.empty = QLabel(tr(_EMPTY), self.view)
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 4)
        layout.setSpacing(2)
        layout.addWidget(title)
        layout.addWidget(self.view, 1)
        theme.changed.connect(self._follow)
        self.view.viewport().installEventFilter(self)

    def show_record(self, record: RunRecord) -> None:
        """Every point of `record`; nothing happens when they are the same as before."""
        if self.model.show(columns(record), tuple(entries(r) for r in rows(record))):
            self.empty.setVisible(not self.model.rows)
            self._fit_columns()

    def _follow(self) -> None:
        """Take over the theme's colours and size."""
        self.view.verticalHeader().setDefaultSectionSize(self._theme.px(ROW_HEIGHT))
        self._fit_columns()
        self.view.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:  # also when a scroll bar comes or goes
            self._fit_columns()
        return super().eventFilter(watched, event)

    def _fit_columns(self) -> None:
        """As wide as their texts; what is left over goes to all of them in equal shares."""
        self.empty.setGeometry(QRectF(self.view.viewport().rect()).adjusted(24, 0, -24, 0).toRect())
        metrics = QFontMetrics(self._theme.font(12, QFont.Weight.DemiBold))
        titles = QFontMetrics(self._theme.font(SMALL, QFont.Weight.DemiBold))
        widths = []
        for number, column in enumerate(self.model.columns):
            title = max(titles.horizontalAdvance(line) for line in column.title.split("\n"))
            texts = [metrics.horizontalAdvance(row[number].text) for row in self.model.rows]
            widths.append(max([title, *texts]) + 10)
        # Room for the scroll bar is kept free: it comes after the rows, and must not push a column out of sight.
        room = self.view.width() - self.view.verticalScrollBar().sizeHint().width() - 2
        spare = max(0, room - sum(widths)) // max(len(widths), 1)
        for number, width in enumerate(widths):
            self.view.horizontalHeader().resizeSection(number, width + spare)
