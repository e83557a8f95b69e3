"""The list of runs as a table: one row a run, texts made from its header when they are painted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import model_name
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import listed
from gpubench_gui.store.history import RunHeader

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
COLUMNS = (
    mark("Date"), mark("Name"), mark("Answer"), mark("Devices"), mark("Models"), mark("State"), mark("Tags"),
)  # fmt: skip
STATES = {
    "finished": mark("finished"),
    "failed": mark("with failures"),
    "stopped": mark("stopped"),
    "partial": mark("partial"),
}
SORT, SEARCH = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


def texts(run: RunHeader) -> tuple[str, ...]:
    """One for each of `COLUMNS`."""
    return (
        when(run),
        run.name,
        retell(run.answer) or tr("no answer"),
        listed([retell(d) for d in run.devices]),
        listed([model_name(m) for m in run.models]),
        tr(STATES[run.state]),
        ", ".join(run.tags),
    )


def when(run: RunHeader) -> str:
    """Day and time of its start as they were at the place it was measured; "" where it is no date."""
    try:
        return datetime.fromisoformat(run.started).strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return ""


class RunsModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.runs: tuple[RunHeader, ...] = ()

    def show(self, runs: Sequence[RunHeader]) -> None:
        self.beginResetModel()
        self.runs = tuple(runs)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.runs)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return tr(COLUMNS[section]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        run, column = self.runs[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return texts(run)[column]
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(filter(None, (texts(run)[column], run.note)))
            case Qt.ItemDataRole.AccessibleTextRole:
                return tr("{column}: {text}", column=tr(COLUMNS[column]), text=texts(run)[column])
            case _ if role == SORT:
                return run.started if column == 0 else texts(run)[column].casefold()
            case _ if role == SEARCH:
                return "\n".join((*texts(run), run.machine, run.note, run.id)).casefold()
        return None


class Found(QSortFilterProxyModel):
    """The runs that hold every word searched for, anywhere."""

    def __init__(self, runs: RunsModel) -> None:
        super().__init__()
        self._words: tuple[str, ...] = ()
        self._runs = runs
        self.setSourceModel(runs)
        self.setSortRole(SORT)

    def search(self, text: str) -> None:
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        if not self._words:
            return True
        text = self._runs.data(self._runs.index(row, 0), SEARCH)
        return all(word in text for word in self._words)
