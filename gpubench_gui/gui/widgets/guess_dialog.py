"""Asks how many times faster each model will train, before it is measured."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.guess import GuessError, Guesses, parse, shown
from gpubench_gui.core.language import spoken, tr
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.told import retell


class GuessDialog(QDialog):
    """One field per model of `spec`; an empty one is no guess. What cannot be read is said under the fields."""

    def __init__(self, spec: RunSpec, guesses: Guesses, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Guess first"))
        base = spec.baseline
        others = [d for d in spec.devices if not d.tuned and d != base]
        faster = retell(others[0].label) if len(others) == 1 else tr("the fastest other device")
        question = tr(
            "How many times faster will each model train on {device} than on {baseline}?",
            device=faster,
            baseline=retell(base.label),
        )
        asked = QLabel(question)
        asked.setWordWrap(True)
        asked.setProperty("role", "title")
        how = QLabel(tr("7 is seven times as fast, 0.5 half as fast. Leave a field empty to make no guess."))
        how.setWordWrap(True)
        how.setProperty("role", "muted")
        self.fields: dict[str, QLineEdit] = {}
        form = QFormLayout()
        for model in spec.models:
            field = QLineEdit(shown(guesses[model]).replace(spoken().group, "") if model in guesses else "")
            field.setPlaceholderText(tr("times faster"))
            field.setAccessibleName(tr("Guess on {model}", model=MODELS[model].name))
            field.setMaxLength(20)
            field.textChanged.connect(self._check)
            form.addRow(MODELS[model].name, field)
            self.fields[model] = field
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "problem")
        self.problem.setMinimumHeight(self.problem.fontMetrics().height() * 2)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        inner = QWidget()
        inner.setLayout(form)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setMinimumHeight(min(inner.sizeHint().height() + 4, 400))
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        for part in (asked, how, scroll, self.problem, self.buttons):
            layout.addWidget(part)
        self.setMinimumWidth(440)

    def guesses(self) -> Guesses:
        """What was typed, by model. Only of a dialog that was accepted."""
        made = {model: parse(field.text()) for model, field in self.fields.items()}
        return {model: value for model, value in made.items() if value is not None}

    @Slot()
    def _check(self) -> None:
        said = ""
        for model, field in self.fields.items():
            try:
                parse(field.text())
            except GuessError as error:
                said = said or tr("{model}: {problem}", model=MODELS[model].name, problem=error)
                field.setAccessibleDescription(str(error))
            else:
                field.setAccessibleDescription("")
        self.problem.setText(said)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not said)
