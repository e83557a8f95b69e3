"""The ranking of a board; the name of a machine can be typed over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from gpubench_gui.core.board import COLUMNS, Standing, row
from gpubench_gui.core.language import tr
from gpubench_gui.gui.theme import BODY, Theme

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
RANK, MACHINE, BEWARE = 0, 1, 8
_FIGURES = (0, 4, 5, 6)
ROW_HEIGHT = 26


class BoardModel(QAbstractTableModel):
    """`renamed` carries the key of a machine and what was typed."""

    renamed = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.standings: tuple[Standing, ...] = ()
        self.texts: list[tuple[str, ...]] = []
        self.scale = 1.0

    def show_standings(self, standings: Sequence[Standing], name: Callable[[str], str]) -> None:
        self.beginResetModel()
        self.standings = tuple(standings)
        self.texts = [row(s, name(s.entry.key)) for s in self.standings]
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.standings)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return tr(COLUMNS[section]) if role == Qt.ItemDataRole.DisplayRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if index.column() == MACHINE else usual

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        text, column = self.texts[index.row()][index.column()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return text
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{tr(COLUMNS[column])}: {text}"
            case Qt.ItemDataRole.ToolTipRole:
                return tr("Double-click or press F2 to give this machine a name") if column == MACHINE else text or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(column)
            case Qt.ItemDataRole.FontRole:
                bold = QFont.Weight.DemiBold if column == MACHINE else QFont.Weight.Normal
                return self._theme.font(round(BODY * self.scale), bold)
            case Qt.ItemDataRole.ForegroundRole:
                t = self._theme.tokens
                if column == BEWARE:
                    return QColor(t.warning)
                return QColor(t.muted) if self.standings[index.row()].rank is None else None
        return None

    def setData(self, index: Index, value, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != MACHINE:
            return False
        self.renamed.emit(self.standings[index.row()].entry.key, str(value))
        return True


class BoardTable(QTableView):
    """`chosen` carries the key of the machine in the current row, "" for none."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.board = BoardModel(theme, self)
        self.setModel(self.board)
        self.setAccessibleName(tr("Ranking"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.verticalHeader().setVisible(False)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        self.selectionModel().currentRowChanged.connect(self._choose)
        self.enlarge(1.0)
        theme.changed.connect(self._follow)

    def show_standings(self, standings: Sequence[Standing], name: Callable[[str], str]) -> None:
        """Show another ranking; the machine that was chosen stays so."""
        at = self.currentIndex().row()
        key = self.board.standings[at].entry.key if 0 <= at < len(self.board.standings) else None
        new = len(standings) != len(self.board.standings)
        self.board.show_standings(standings, name)
        if new:
            self.resizeColumnsToContents()
        place = next((i for i, s in enumerate(self.board.standings) if s.entry.key == key), None)
        if place is not None:
            self.setCurrentIndex(self.board.index(place, MACHINE))

    def enlarge(self, factor: float) -> None:
        """Type that many times as large: for a projector."""
        self.board.scale = factor
        self.verticalHeader().setDefaultSectionSize(self._theme.px(ROW_HEIGHT * factor))
        self.resizeColumnsToContents()
        self.viewport().update()

    @Slot()
    def _follow(self) -> None:
        self.enlarge(self.board.scale)

    def _choose(self, current: Index, _: Index) -> None:
        self.chosen.emit(self.board.standings[current.row()].entry.key if current.isValid() else "")


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in _FIGURES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
