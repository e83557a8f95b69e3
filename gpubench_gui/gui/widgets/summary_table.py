"""The figures of every cell: one row per model and device, failures in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from gpubench_gui.core.help import FIGURES
from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.palette import Style
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.summary import Summary
from gpubench_gui.gui.summary_rows import Row, rows
from gpubench_gui.gui.theme import SMALL, Theme, line_pen

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
COLUMNS = (
    *(mark("Model"), mark("Device"), mark("Images/s"), "{epochs}", mark("Speedup"), mark("Accuracy")),
    mark("Moving\ndata"),
)
_NAMES, _FIRST_FIGURE, _TIME, _ACCURACY = 2, 2, 3, 5
_TIPS = tuple(FIGURES.values())
_HELP_ROLES = (
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
ROW_HEIGHT = 28


class SummaryModel(QAbstractTableModel):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.rows: tuple[Row, ...] = ()
        self.epochs = 10
        self._icons: dict[tuple[Style, str], QIcon] = {}

    def show_rows(self, new: tuple[Row, ...], epochs: int) -> bool:
        """Whether anything changed; only changed rows are told to the view."""
        if epochs != self.epochs:
            self.epochs = epochs
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if new == self.rows:
            return False
        if len(new) != len(self.rows):
            self.beginResetModel()
            self.rows = new
            self.endResetModel()
            return True
        changed = [i for i, (a, b) in enumerate(zip(self.rows, new, strict=True)) if a != b]
        self.rows = new
        for i in changed:
            self.dataChanged.emit(self.index(i, 0), self.index(i, len(COLUMNS) - 1))
        return True

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _title(section, self.epochs)
        if role in _HELP_ROLES:
            return tr(_TIPS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        row, column = self.rows[index.row()], index.column()
        figure = column >= _FIRST_FIGURE
        match role:
            case Qt.ItemDataRole.DisplayRole:
                if column == 0 and not row.first_of_model:
                    return ""
                if figure and row.words is not None:
                    return row.words if column == _FIRST_FIGURE else ""
                return row.texts[column]
            case Qt.ItemDataRole.AccessibleTextRole:
                if row.words is not None and figure:
                    return row.spoken
                title = self.headerData(column, Qt.Orientation.Horizontal).replace("\n", " ")
                model, device, said = row.texts[0], row.texts[1], row.texts[column]
                return tr(
                    "{model} on {device}, {column}: {figure}", model=model, device=device, column=title, figure=said
                )
            case Qt.ItemDataRole.ToolTipRole:
                return row.tip or None
            case Qt.ItemDataRole.TextAlignmentRole:
                left = row.words is not None and figure
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter if left else _alignment(column)
            case Qt.ItemDataRole.ForegroundRole:
                return self._colour(row, column)
            case Qt.ItemDataRole.FontRole:
                bold = column == 4 and row.words is None and row.texts[4] not in (tr("baseline"), "–")
                return self._theme.font(12, QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
            case Qt.ItemDataRole.DecorationRole if column == 1:
                return self._icon(row.style)
        return None

    def _colour(self, row: Row, column: int) -> QColor | None:
        t = self._theme.tokens
        if column >= _FIRST_FIGURE and row.words is not None:
            return QColor(t.bad if row.failed else t.muted)
        return QColor(t.muted) if row.texts[column] == tr("baseline") else None

    def _icon(self, style: Style) -> QIcon:
        """The device's line sample, at twice the size so that it stays sharp on dense screens."""
        colour = style.of(self._theme.tokens)
        known = self._icons.get((style, colour))
        if known is None:
            pixmap = QPixmap(QSize(40, 20))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setPen(line_pen(colour, style.dash, 4))
            painter.drawLine(0, 10, 40, 10)
            painter.end()
            pixmap.setDevicePixelRatio(2)
            known = self._icons[style, colour] = QIcon(pixmap)
        return known


class SummaryTable(QWidget):
    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.model = SummaryModel(theme)
        self.view = QTableView()
        self.view.setModel(self.model)
        self.view.setAccessibleName(tr("Summary"))
        self.view.setShowGrid(False)
        self.view.setWordWrap(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setIconSize(QSize(20, 10))
        self.view.verticalHeader().setVisible(False)
        self.view.verticalHeader().setDefaultSectionSize(theme.px(ROW_HEIGHT))
        self.view.setTabKeyNavigation(False)
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(40)
        self.empty = QLabel(
            tr(
                "Each model on each device appears here: images per second, training time, speedup with its interval, "
                "accuracy and the share of time spent moving data"
            ),
            self.view,
        )
        self.empty.setProperty("role", "muted")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        theme.changed.connect(self._follow)
        self.view.viewport().installEventFilter(self)

    def show_summary(self, summary: Summary, devices: Sequence[DeviceChoice], epochs: int) -> None:
        new = rows(summary, devices)
        if not self.model.show_rows(new, epochs):
            return
        self.empty.setVisible(not new)
        self.view.clearSpans()
        for i, row in enumerate(new):
            if row.words is not None:
                self.view.setSpan(i, _FIRST_FIGURE, 1, len(COLUMNS) - _FIRST_FIGURE)
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
        header = self.view.horizontalHeader()
        metrics = QFontMetrics(self._theme.font(12, QFont.Weight.DemiBold))
        titles = QFontMetrics(self._theme.font(SMALL, QFont.Weight.DemiBold))
        widths = []
        for column in range(len(COLUMNS)):
            texts = [row.texts[column] for row in self.model.rows if row.words is None or column < _NAMES]
            lines = _title(column, self.model.epochs).split("\n")
            title = max(titles.horizontalAdvance(line) for line in lines)
            widest = max([title, *(metrics.horizontalAdvance(t) for t in texts)])
            widths.append(widest + self._theme.px(34 if column == 1 else 12))
        # Quick measures no accuracy: an empty column would only push the others out of sight.
        has_accuracy = not self.model.rows or any(row.texts[_ACCURACY] for row in self.model.rows)
        header.setSectionHidden(_ACCURACY, not has_accuracy)
        shown = [i for i in range(len(COLUMNS)) if not header.isSectionHidden(i)]
        spare = max(0, self.view.viewport().width() - sum(widths[i] for i in shown)) // len(shown)
        for column in shown:
            header.resizeSection(column, widths[column] + spare)
        area = QRectF(self.view.viewport().geometry()).adjusted(24, 0, -24, 0)
        self.empty.setGeometry(area.toRect())


def _title(column: int, epochs: int) -> str:
    return plural(epochs, "{n} epoch", "{n} epochs") if column == _TIME else tr(COLUMNS[column])


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column < _NAMES else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
