"""Saved runs side by side: the sentence, what differs, two plots and the table of ratios."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.compared import Compared, compare_runs
from gpubench_gui.core.compared_lines import batch_lines, run_style, speedup_lines
from gpubench_gui.core.compared_words import (
    COLUMNS,
    device_name,
    letter,
    qualifier,
    rows,
    run_names,
    sentence,
    told,
    what,
)
from gpubench_gui.core.language import tr
from gpubench_gui.core.plot_table import PlotTable
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.recorded import recorded_on
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.compare_plots import OverlayPlot
from gpubench_gui.gui.widgets.table_dialog import Index, TableModel

SIZE = QSize(1180, 760)  # at 100 %
SIDE = 280
_FIGURES = range(3, 7)  # of the table's columns


@dataclass(frozen=True, slots=True)
class Shown:
    """What the window shows of the runs there are; None while there are fewer than two."""

    compared: Compared | None
    sentence: str
    qualifier: str


class CompareWindow(QDialog):
    """May stay open beside the main window. `add_asked` fires when somebody wants to choose runs to add."""

    add_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Compare runs"))
        self._theme = theme
        self.records: list[RunRecord] = []
        self.shown = Shown(None, "", "")
        self.sentence = _label("headline")
        self.qualifier = _label("muted")
        self.runs = QListWidget()
        self.runs.setAccessibleName(tr("Runs that are compared; the first is what the others are compared with"))
        self.runs.setFrameShape(QFrame.Shape.NoFrame)
        self.runs.setWordWrap(True)
        self.runs.setSpacing(theme.px(2))
        self.runs.setIconSize(QSize(20, 10) * theme.percent / 100)
        self.runs.currentRowChanged.connect(self._enable)
        self.add = QPushButton(tr("&Add runs…"))
        self.add.clicked.connect(self.add_asked)
        self.remove = QPushButton(tr("&Remove"))
        self.remove.clicked.connect(self._remove)
        self.first = QPushButton(tr("&Compare with this one"))
        self.first.clicked.connect(self._make_first)
        self.differences = _label("")
        self.batches = OverlayPlot(theme, False, tr("The time per batch appears here; a sweep has none."))
        self.speedups = OverlayPlot(theme, True, tr("Each run's speedups appear here."))
        self.table = QTableView()
        self._dress_table()
        self._lay_out()
        self.resize(SIZE * theme.percent / 100)
        theme.changed.connect(self._follow)
        self.show_records([])

    def show_records(self, records: Sequence[RunRecord]) -> None:
        """Compare `records` with the first of them."""
        chosen = self.runs.currentRow()
        self.records = list(records)
        self.runs.clear()
        for i, record in enumerate(self.records):
            self.runs.addItem(QListWidgetItem(self._sample(i), f"{letter(i)}   {_title(record)}"))
        self.runs.setCurrentRow(min(max(chosen, 0), len(self.records) - 1))
        self.shown = _shown(self.records)
        self.sentence.setText(self.shown.sentence)
        self.qualifier.setText(self.shown.qualifier)
        self.qualifier.setVisible(bool(self.shown.qualifier))
        compared = self.shown.compared
        made = rows(self.records, compared) if compared is not None else ()
        columns = tuple(tr(c) for c in COLUMNS)
        model = RatioModel(PlotTable(tr("Ratios"), self.shown.sentence, columns, made), self)
        old, before = self.table.model(), self.table.selectionModel()
        self.table.setModel(model)
        for gone in (before, old):
            if gone is not None:
                gone.deleteLater()
        self.table.selectionModel().currentRowChanged.connect(self._show_batches)
        self.table.setVisible(bool(made))
        self._tell_differences()
        self.speedups.show_lines(tr("Speedup against model size"), speedup_lines(self.records))
        if made:
            self.table.selectRow(0)
        else:
            self._show_batches()
        self._enable()

    def _show_batches(self, *_: object) -> None:
        """The curves of the pair that is chosen in the table."""
        compared, row = self.shown.compared, self.table.currentIndex().row()
        if compared is None or not 0 <= row < len(compared.pairs):
            self.batches.show_lines(tr("Time per batch"), ())
            return
        pair = compared.pairs[row]
        owner = self.records[0 if pair.first is not None else pair.run]
        title = tr("Time per batch: {model} on {device}", model=what(pair), device=device_name(owner, pair.device))
        self.batches.show_lines(title, batch_lines(self.records, pair.model, pair.device))

    def _tell_differences(self) -> None:
        compared = self.shown.compared
        found = told(compared, self.records, run_names(len(self.records))) if compared is not None else ()
        if not found:
            words = tr("Nothing that matters differs.") if compared is not None else ""
            self.differences.setText(words)
            return
        parts = []
        for level in dict.fromkeys(x for x, _ in found):
            parts += [level, *(f"•  {words}" for of, words in found if of == level), ""]
        self.differences.setText("\n".join(parts).strip())

    def _remove(self) -> None:
        row = self.runs.currentRow()
        if 0 <= row < len(self.records):
            self.show_records(self.records[:row] + self.records[row + 1 :])

    def _make_first(self) -> None:
        row = self.runs.currentRow()
        if 0 < row < len(self.records):
            self.show_records([self.records[row], *self.records[:row], *self.records[row + 1 :]])
            self.runs.setCurrentRow(0)

    def _enable(self, *_: object) -> None:
        self.remove.setEnabled(bool(self.records))
        self.first.setEnabled(self.runs.currentRow() > 0)

    # ---- building ------------------------------------------------------------------------------------

    def _dress_table(self) -> None:
        self.table.setAccessibleName(tr("Ratios"))
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.verticalHeader().setVisible(False)
        self.table.verticalHeader().setDefaultSectionSize(self._theme.px(24))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)

    def _lay_out(self) -> None:
        px = self._theme.px
        side = QVBoxLayout()
        side.setSpacing(px(8))
        side.addWidget(_label("heading", tr("RUNS")))
        side.addWidget(self.runs, 2)
        buttons = QHBoxLayout()
        for button in (self.add, self.remove):
            buttons.addWidget(button)
        side.addLayout(buttons)
        side.addWidget(self.first)
        side.addWidget(_label("heading", tr("WHAT DIFFERS")))
        scroll = QScrollArea()
        scroll.setWidget(self.differences)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(tr("What differs between the runs"))
        side.addWidget(scroll, 3)
        left = QWidget()
        left.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        left.setFixedWidth(px(SIDE))
        plots = QHBoxLayout()
        plots.setSpacing(px(12))
        plots.addWidget(self.batches, 1)
        plots.addWidget(self.speedups, 1)
        right = QVBoxLayout()
        right.setSpacing(px(12))
        right.addLayout(plots, 3)
        right.addWidget(self.table, 2)
        body = QHBoxLayout()
        body.setSpacing(px(16))
        body.addWidget(left)
        body.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(px(16),) * 4)
        layout.setSpacing(px(8))
        layout.addWidget(self.sentence)
        layout.addWidget(self.qualifier)
        layout.addLayout(body, 1)

    def _sample(self, place: int) -> QIcon:
        """The line of a run, as in the plots; at twice the size so that it stays sharp on dense screens."""
        pixmap = QPixmap(QSize(40, 20) * self._theme.percent / 100)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setPen(self._theme.pen(run_style(place), 4))
        painter.drawLine(0, pixmap.height() // 2, pixmap.width(), pixmap.height() // 2)
        painter.end()
        pixmap.setDevicePixelRatio(2)
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)  # which Qt would tint
        return icon

    def _follow(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(self._theme.px(24))
        for i in range(self.runs.count()):
            self.runs.item(i).setIcon(self._sample(i))


class RatioModel(TableModel):
    """The table of ratios: words to the left, figures to the right."""

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole):
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        return super().data(index, Qt.ItemDataRole.DisplayRole if role == Qt.ItemDataRole.ToolTipRole else role)


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in _FIGURES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _shown(records: Sequence[RunRecord]) -> Shown:
    if len(records) < 2:
        missing = tr("Add two or more saved runs to compare them") if not records else tr("Add another run")
        why = tr("How much faster one run trained than another, and whether that is more than noise.")
        return Shown(None, missing, why)
    compared = compare_runs(records)
    return Shown(compared, sentence(records, compared, run_names(len(records))), qualifier(compared))


def _title(record: RunRecord) -> str:
    """The day, the time and the hardware of a run."""
    started = record.started.started if record.started else ""
    return tr("{run}, {time}", run=recorded_on(record), time=started[11:16])


def _label(role: str, text: str = "") -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return label
