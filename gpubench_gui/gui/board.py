"""The class board: a window that ranks every machine whose result file lies in a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.board import models, rival, standings, usual_model
from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.naming import model_name
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import times
from gpubench_gui.gui.board_watch import BoardWatch
from gpubench_gui.gui.theme import BODY, HEADLINE, Theme
from gpubench_gui.gui.widgets.board_plot import BoardPlot
from gpubench_gui.gui.widgets.board_table import BoardTable
from gpubench_gui.store.board import Board
from gpubench_gui.store.board_names import BoardNames

SIZE = QSize(1180, 760)  # at 100 %
LARGE = 1.6  # type on the whole screen, for the back row


class BoardWindow(QDialog):
    """Follows a folder until it is closed. Names are kept in the file at `names`."""

    def __init__(self, theme: Theme, names: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Class board"))
        self._theme, self.names = theme, BoardNames(names)
        self.board = Board()
        self._watching = False
        self._followed: tuple[Path | None, Sequence[Path]] = (None, ())
        self._model: str | None = None  # that somebody chose
        self.sentence, self.state = QLabel(), QLabel()
        for label, role in ((self.sentence, "headline"), (self.state, "muted")):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("role", role)
            label.setWordWrap(True)
        self.model = QComboBox()
        self.model.setAccessibleName(tr("Model that is ranked"))
        self.model.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.model.activated.connect(self._choose_model)
        self.folder = QPushButton(tr("Choose &folder…"))
        self.folder.clicked.connect(self._ask_folder)
        self.files = QPushButton(tr("Choose f&iles…"))
        self.files.clicked.connect(self._ask_files)
        self.csv = QPushButton(tr("Save &CSV…"))
        self.csv.clicked.connect(self._ask_csv)
        self.full = QPushButton(tr("F&ull screen"))
        self.full.setToolTip("F11")
        self.full.clicked.connect(self.toggle_full)
        self.plot, self.table = BoardPlot(theme), BoardTable(theme)
        self.table.chosen.connect(self.plot.choose)
        self.table.board.renamed.connect(self._rename)
        QShortcut(QKeySequence("F11"), self, self.toggle_full)
        self.watch = BoardWatch(self)
        self.watch.found.connect(self.show_board)
        self._lay_out()
        self.resize(SIZE * theme.percent / 100)
        theme.changed.connect(self._size)
        self.show_board(Board())

    def follow(self, folder: Path | None, files: Sequence[Path] = ()) -> None:
        """Show the machines of `folder`, or of `files`, from now on."""
        self._watching, self._followed = True, (folder, files)
        self.show_board(Board(more=True))
        self.watch.watch(folder, files)

    def take_over(self, other: BoardWindow) -> None:
        """Stand where `other` does and show the same."""
        self.restoreGeometry(other.saveGeometry())
        self._model = other._model
        if other._watching:
            self.follow(*other._followed)
        self._size()

    @Slot(object)
    def show_board(self, board: Board) -> None:
        """Show another state of the files."""
        self.board = board
        self.names.meet((e.key for e in board.entries), settled=self._watching and not board.more)
        known = models(board.entries)
        if self._model not in known:
            self._model = None
        ranked = self._model or usual_model(board.entries)
        if [self.model.itemData(i) for i in range(self.model.count())] != list(known):
            self.model.clear()
            for model in known:
                self.model.addItem(model_name(model), model)
        if ranked is not None:
            self.model.setCurrentIndex(known.index(ranked))
        for part in (self.model, self.csv):
            part.setEnabled(bool(known))
        self._repaint()

    def _repaint(self) -> None:
        model = self.model.currentData()
        places = standings(self.board.entries, model) if model else ()
        self.table.show_standings(places, self.names.name)
        self.table.setVisible(bool(places))
        self.plot.show_board(self.board.entries, model, self.names.name)
        self.sentence.setText(self._sentence())
        self.state.setText(self._state())

    def _sentence(self) -> str:
        if not self.board.entries:
            if not self._watching:
                return tr("Choose the folder that the result files are dropped in")
            return tr("Looking for result files…") if self.board.more else tr("No result file is there yet")
        places = standings(self.board.entries, self.model.currentData())
        fastest, second = places[0], rival(places)
        name, model = self.names.name(fastest.entry.key), model_name(fastest.result.model)
        device, s = fastest.result.device, fastest.result.speedup
        if second is not None:
            return tr(
                "No machine is clearly fastest for {model}; {machine} and {second} lead",
                model=model,
                machine=name,
                second=self.names.name(second.entry.key),
            )
        if s is None:
            return tr("{machine} trains {model} fastest, on {device}", machine=name, model=model, device=device)
        return tr(
            "{machine} trains {model} fastest, on {device}: {ratio} its CPU",
            machine=name,
            model=model,
            device=device,
            ratio=times(s.value),
        )

    def _state(self) -> str:
        """How many there are, and what is wrong with the rest; no file is named, since the whole class looks on."""
        b = self.board
        if b.problem is not None:
            return tr("The folder cannot be read ({why}). It is tried again.", why=retell(b.problem))
        if not self._watching:
            return tr("Everybody saves a run and drops its events file there; the board fills by itself.")
        parts = [plural(len(b.entries), "{n} machine", "{n} machines")]
        if b.more:
            parts.append(tr("reading more files"))
        if b.writing:
            parts.append(plural(len(b.writing), "{n} file is still being written", "{n} files are still being written"))
        if b.refused:
            words = "{n} file is no run of this program", "{n} files are no runs of this program"
            parts.append(plural(len(b.refused), *words))
        return " · ".join(parts)

    @Slot()
    def toggle_full(self) -> None:
        """The whole screen with large type, and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self._size()

    def _size(self) -> None:
        full = bool(self.windowState() & Qt.WindowState.WindowFullScreen)
        factor = LARGE if full else 1.0
        self.table.enlarge(factor)
        self.plot.enlarge(factor)
        for part in (self.folder, self.files, self.csv):
            part.setVisible(not full)
        self.full.setText(tr("L&eave full screen") if full else tr("F&ull screen"))
        px = self._theme.px
        sizes = ((self.sentence, HEADLINE), (self.state, BODY)) if full else ()
        for label in (self.sentence, self.state):
            label.setStyleSheet("")
        for label, size in sizes:
            label.setStyleSheet(f"font-size: {px(size * factor)}px;")

    def keyPressEvent(self, event) -> None:
        if event.key() == Qt.Key.Key_Escape and self.windowState() & Qt.WindowState.WindowFullScreen:
            self.toggle_full()
            return
        super().keyPressEvent(event)

    def _choose_model(self) -> None:
        self._model = self.model.currentData()
        self._repaint()

    def _rename(self, key: str, text: str) -> None:
        self.names.rename(key, text)
        self._repaint()

    def _ask_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder of the result files"))
        if chosen:
            self.follow(Path(chosen))

    def _ask_files(self) -> None:
        kinds = ";;".join((tr("Runs (*.jsonl *.jsonl.gz *.png *.json)"), tr("All files (*)")))
        chosen, _ = QFileDialog.getOpenFileNames(self, tr("Result files"), "", kinds)
        if chosen:
            self.follow(None, [Path(path) for path in chosen])

    def _ask_csv(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save the ranking"), "board.csv", tr("CSV table (*.csv)"))
        if chosen:
            self.save(Path(chosen))

    def save(self, path: Path) -> None:
        """Write the ranking of every model to `path`; what went wrong is said below the sentence."""
        from gpubench_gui.report.board import board_csv
        from gpubench_gui.report.files import ExportError, write_atomic

        entries = self.board.entries
        try:
            write_atomic(path, board_csv(entries, models(entries), self.names.name))
        except ExportError as error:
            self.state.setText(retell(str(error)))
            return
        self.state.setText(tr("Saved {name}.", name=path.name))

    def reject(self) -> None:
        """Close, which Escape and the frame's button end in."""
        self.watch.stop()
        super().reject()

    def _lay_out(self) -> None:
        px = self._theme.px
        buttons = QHBoxLayout()
        buttons.setSpacing(px(8))
        buttons.addWidget(self.model)
        buttons.addStretch(1)
        for button in (self.folder, self.files, self.csv, self.full):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.plot)
        split.addWidget(self.table)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([px(400), px(260)])
        split.setChildrenCollapsible(False)
        split.setHandleWidth(px(12))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(px(16),) * 4)
        layout.setSpacing(px(8))
        layout.addWidget(self.sentence)
        layout.addWidget(self.state)
        layout.addLayout(buttons)
        layout.addWidget(split, 1)
