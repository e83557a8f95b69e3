"""The table behind a plot: every plot opens it in the same way, from its menu or with its key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.language import THIN, mark, tr
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.gui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
KEY = mark("Ctrl+T")
SIZE = QSize(560, 460)  # at 100 %


def offer_table(plot: QWidget, theme: Theme, make: Callable[[], PlotTable]) -> QAction:
    """Let `plot` show what `make` gives then as a table: right click, menu key, or Ctrl+T while it has the keyboard."""
    action = QAction(tr("Show as &table"), plot)
    action.setShortcut(QKeySequence(KEY))
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    action.triggered.connect(lambda: TableDialog(theme, make(), plot.window()).open())
    plot.addAction(action)
    plot.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
    plot.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return action


class TableDialog(QDialog):
    """The sentence, and below it the values as they were when it was opened."""

    def __init__(self, theme: Theme, table: PlotTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(table.title)
        self.sentence = QLabel(table.sentence.replace(THIN, "\N{NARROW NO-BREAK SPACE}"))
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.view = QTableView()
        self.view.setModel(TableModel(table, self))
        self.view.setAccessibleName(table.title)
        self.view.setAccessibleDescription(table.sentence)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setShowGrid(False)
        self.view.setWordWrap(False)
        self.view.setTabKeyNavigation(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.verticalHeader().setVisible(False)
        self.view.verticalHeader().setDefaultSectionSize(theme.px(24))
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.px(16),) * 4)
        layout.setSpacing(theme.px(12))
        layout.addWidget(self.sentence)
        layout.addWidget(self.view, 1)
        layout.addWidget(buttons)
        self.resize(SIZE * theme.percent / 100)
        self.view.setFocus()


class TableModel(QAbstractTableModel):
    """The texts of a table that does not change; figures, which is all but the first column, to the right."""

    def __init__(self, table: PlotTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._table.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return self._table.columns[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        text, title = self._table.rows[index.row()][index.column()], self._table.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.AccessibleTextRole:
                return tr("{column}: {text}", column=title, text=text)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(index.column())
        return None


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
