"""The models to train, several at once, each with its size and work."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from gpubench_gui.core.catalog import MODELS, STUDY_LADDER
from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.wording import figures, millions
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.rows import CheckRow
from gpubench_gui.gui.widgets.section import heading


class ModelPicker(QWidget):
    """The study's three first, the others behind "14 more", both in order of their parameters."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        by_size = sorted(MODELS.values(), key=lambda m: m.parameters)
        self.rows: dict[str, CheckRow] = {}
        for model in by_size:
            size, work = millions(model.parameters), figures(model.train_gflop, 2)
            row = CheckRow(theme, model.name, tr("{size} parameters · {work} GFLOP/image", size=size, work=work))
            spoken = tr("{size} parameters, {work} GFLOP to train on one image of 3×32×32", size=size, work=work)
            row.setAccessibleDescription(spoken)
            row.setToolTip(tr("{model}, {variant}: {size}", model=model.name, variant=tr(model.variant), size=spoken))
            row.toggled.connect(self.changed)
            self.rows[model.id] = row
        others = [m.id for m in by_size if m.id not in STUDY_LADDER]
        self._others = QWidget()
        inner = QVBoxLayout(self._others)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        for identifier in others:
            inner.addWidget(self.rows[identifier])
        self.more = QPushButton(_more(len(others)))
        self.more.setProperty("role", "link")
        self.more.setCheckable(True)
        self.more.setAccessibleName(self.more.text())
        self.more.toggled.connect(self._unfold)
        self._count = len(others)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(heading(tr("Models")))
        for identifier in STUDY_LADDER:
            layout.addWidget(self.rows[identifier])
        layout.addWidget(self.more)
        layout.addWidget(self._others)
        self._others.setVisible(False)

    def chosen(self) -> tuple[str, ...]:
        """The ticked models, smallest first."""
        return tuple(identifier for identifier, row in self.rows.items() if row.isChecked())

    def choose(self, models: Iterable[str]) -> None:
        wanted = set(models)
        for identifier, row in self.rows.items():
            row.setChecked(identifier in wanted)
        if wanted - set(STUDY_LADDER):
            self.more.setChecked(True)

    def _unfold(self, open_: bool) -> None:
        self._others.setVisible(open_)
        self.more.setText(tr("Fewer models") if open_ else _more(self._count))
        self.more.setAccessibleName(self.more.text())


def _more(number: int) -> str:
    return plural(number, "{n} more model", "{n} more models")
