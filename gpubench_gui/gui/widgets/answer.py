"""The sentence: before a run what will be learnt, during it the best answer so far, after it the answer.

None of its labels has an accessible name: a screen reader says that instead of the text, which is the answer.
"""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gpubench_gui.core.help import qualifier_help


class Answer(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = QLabel()
        self.sentence.setProperty("role", "headline")
        self.sentence.setWordWrap(True)
        self.qualifier = QLabel()
        self.qualifier.setProperty("role", "muted")
        self.qualifier.setWordWrap(True)
        self.guess = QLabel()
        self.guess.setWordWrap(True)
        self.guess.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(2)
        layout.addWidget(self.sentence)
        layout.addWidget(self.qualifier)
        layout.addWidget(self.guess)

    def show_text(self, sentence: str, qualifier: str, guess: str = "") -> None:
        """`guess` says how near a guess made before the run came; without one nothing is there."""
        if self.sentence.text() != sentence:
            self.sentence.setText(sentence)
        if self.qualifier.text() != qualifier:
            self.qualifier.setText(qualifier)
            how = qualifier_help(qualifier)
            self.qualifier.setToolTip(how)
            self.qualifier.setWhatsThis(how)
            self.qualifier.setAccessibleDescription(how)
        self.guess.setText(guess)
        self.guess.setVisible(bool(guess))
