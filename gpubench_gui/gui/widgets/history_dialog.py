"""The history: a search, the table of runs, and what can be done with the one chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.spec import SWEEPS
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.history_table import Found, RunsModel
from gpubench_gui.store.history import RunHeader

SIZE = QSize(1000, 560)  # at 100 %
WIDTHS = (140, 150, 250, 160, 120, 112, 90)  # of the columns, at 100 %
_EMPTY = mark("No runs yet. Each run is kept here from its first second on, and can be opened again at any time.")
_NONE_FOUND = mark("No run holds all of these words.")


class HistoryDialog(QDialog):
    """Says what is asked for; whoever opened it does it and shows the runs anew."""

    open_asked = Signal(str)
    replay_asked = Signal(str)
    resume_asked = Signal(str)
    folder_asked = Signal()
    renamed = Signal(str, str)
    tagged = Signal(str, object)
    annotated = Signal(str, str)
    delete_asked = Signal(object)
    undo_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("History"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search name, device, model, answer, tag or note"))
        self.search.setAccessibleName(tr("Search the runs"))
        self.search.setClearButtonEnabled(True)
        self.runs = RunsModel()
        self.found = Found(self.runs)
        self.search.textChanged.connect(self._search)
        self.view = self._table(theme)
        self.empty = QLabel(tr(_EMPTY))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.view)
        self.pages.addWidget(self.empty)
        self.count = QLabel()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.open_button = QPushButton(tr("Open"))
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(lambda: self._one(self.open_asked.emit))
        self.undo = QPushButton(tr("Undo delete"))
        self.undo.setShortcut(QKeySequence(QKeySequence.StandardKey.Undo))
        self.undo.clicked.connect(self.undo_asked)
        self.undo.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.px(16),) * 4)
        layout.setSpacing(theme.px(12))
        layout.addWidget(self.search)
        layout.addWidget(self.pages, 1)
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        for button in (self.undo, *self._buttons(), self.open_button):
            row.addWidget(button)
        row.addWidget(buttons)
        layout.addLayout(row)
        self.resize(SIZE * theme.percent / 100)
        self._follow()

    def show_runs(self, runs: Sequence[RunHeader], can_undo: bool = False) -> None:
        """List `runs`; the one chosen stays chosen."""
        chosen = self.chosen()
        self.runs.show(runs)
        self.undo.setVisible(can_undo)
        ids = [self.runs.runs[self._source(row)].id for row in range(self.found.rowCount())]
        if ids:
            self.view.selectRow(ids.index(chosen[0]) if chosen and chosen[0] in ids else 0)
            if not self.search.text():  # a page that is not shown takes no keyboard
                self.pages.setCurrentIndex(0)
                self.view.setFocus()
        self._follow()

    def chosen(self) -> tuple[str, ...]:
        """The ids of the runs chosen, from top to bottom."""
        rows = sorted(index.row() for index in self.view.selectionModel().selectedRows())
        return tuple(self.runs.runs[self._source(row)].id for row in rows)

    def _source(self, row: int) -> int:
        return self.found.mapToSource(self.found.index(row, 0)).row()

    def _table(self, theme: Theme) -> QTableView:
        view = QTableView()
        view.setModel(self.found)
        view.setAccessibleName(tr("Runs"))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.verticalHeader().setVisible(False)
        view.verticalHeader().setDefaultSectionSize(theme.px(28))
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        for column, width in enumerate(WIDTHS):
            view.setColumnWidth(column, theme.px(width))
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        view.setSortingEnabled(True)
        view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        view.activated.connect(lambda _: self._one(self.open_asked.emit))
        view.selectionModel().selectionChanged.connect(lambda *_: self._follow())
        self.resume = self._action(view, tr("Res&ume"), lambda: self._one(self.resume_asked.emit))
        self.acts = [
            self.resume,
            self._action(view, tr("&Replay"), lambda: self._one(self.replay_asked.emit)),
            self._action(view, tr("Re&name…"), lambda: self._one(self._rename), "F2"),
            self._action(view, tr("&Tags…"), lambda: self._one(self._tag)),
            self._action(view, tr("N&ote…"), lambda: self._one(self._annotate)),
            self._action(view, tr("&Delete"), self._delete, "Del"),
        ]
        self._action(view, tr("Show the &folder"), self.folder_asked.emit)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        return view

    def _action(self, view: QTableView, text: str, slot: Callable[[], None], key: str = "") -> QAction:
        action = QAction(text, view)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: slot())
        view.addAction(action)
        return action

    def _buttons(self) -> list[QPushButton]:
        self.act_buttons = []
        for action in self.acts:
            button = QPushButton(action.text())
            button.setAutoDefault(False)
            button.clicked.connect(action.trigger)
            self.act_buttons.append(button)
        return self.act_buttons

    def _search(self, text: str) -> None:
        self.found.search(text)
        self._follow()

    def _follow(self) -> None:
        """The buttons and the count follow what is listed and chosen."""
        shown, all_ = self.found.rowCount(), self.runs.rowCount()
        self.pages.setCurrentIndex(0 if shown else 1)
        self.empty.setText(tr(_NONE_FOUND) if all_ else tr(_EMPTY))
        if shown == all_:
            self.count.setText(plural(all_, "{n} run", "{n} runs"))
        else:
            self.count.setText(plural(all_, "{shown} of {n} run", "{shown} of {n} runs", shown=shown))
        number = len(self.chosen()) if shown else 0
        self.open_button.setEnabled(number == 1)
        for action, button in zip(self.acts, self.act_buttons, strict=True):
            action.setEnabled(number == 1 or (number > 1 and action is self.acts[-1]))
            if action is self.resume:
                problem = self._resume_problem()
                action.setEnabled(problem is None)
                action.setToolTip(problem or tr("Measure what is missing of this run, and keep the rest"))
                button.setToolTip(action.toolTip())
            button.setEnabled(action.isEnabled())

    def _resume_problem(self) -> str | None:
        """Why the run chosen cannot be resumed, in one sentence; None where it may well be."""
        chosen = self.chosen()
        if len(chosen) != 1:
            return tr("Choose one run to resume it.")
        header = self._header(chosen[0])
        if header.state == "finished":
            return tr("Nothing of this run is missing: it is finished.")
        if header.protocol in SWEEPS:
            return tr("A sweep cannot be resumed: each step follows from those before. Run it again.")
        return None

    def _one(self, then: Callable[[str], object]) -> None:
        chosen = self.chosen()
        if len(chosen) == 1:
            then(chosen[0])

    def _header(self, run: str) -> RunHeader:
        return next(r for r in self.runs.runs if r.id == run)

    def _rename(self, run: str) -> None:
        name, accepted = QInputDialog.getText(self, tr("Rename"), tr("Name of the run"), text=self._header(run).name)
        if accepted:
            self.renamed.emit(run, name)

    def _tag(self, run: str) -> None:
        old = ", ".join(self._header(run).tags)
        tags, accepted = QInputDialog.getText(self, tr("Tags"), tr("Tags, with commas between"), text=old)
        if accepted:
            self.tagged.emit(run, tuple(tags.split(",")))

    def _annotate(self, run: str) -> None:
        note, accepted = QInputDialog.getMultiLineText(self, tr("Note"), tr("Note on the run"), self._header(run).note)
        if accepted:
            self.annotated.emit(run, note)

    def _delete(self) -> None:
        if chosen := self.chosen():
            self.delete_asked.emit(chosen)
