"""The mark on a run that was measured earlier, across the window, and how fast it plays."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.shades import mix
from gpubench_gui.gui.theme import SMALL, Theme
from gpubench_gui.gui.widgets.segmented import Segmented

SPEEDS = {"1": 1.0, "10": 10.0, "60": 60.0, "end": math.inf}
_OPTIONS = (
    ("1", "1×", mark("In its own time.")),
    ("10", "10×", mark("Ten times as fast as it was measured.")),
    ("60", "60×", mark("A minute in a second.")),
    ("end", mark("To the end"), mark("As fast as it can be shown.")),
)


class RecordedStrip(QFrame):
    """Hidden until `show_mark`; then there for as long as the run is. `speed_changed` carries a factor."""

    speed_changed = Signal(float)
    replay_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recorded")
        self.setAccessibleName(tr("Recorded run"))
        self._theme = theme
        self.word = QLabel(tr("RECORDED"))
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.speeds = Segmented(tr("Replay speed"), [(speed, tr(name), tr(tip)) for speed, name, tip in _OPTIONS])
        self.speeds.changed.connect(lambda identifier: self.speed_changed.emit(SPEEDS[identifier]))
        self.replay = QPushButton(tr("Replay"))
        self.replay.setProperty("role", "link")
        self.replay.setAccessibleName(tr("Replay this run"))
        self.replay.setAccessibleDescription(
            tr("Plays the run again as it was measured; nothing is measured or saved.")
        )
        self.replay.setToolTip(tr("Plays the run again as it was measured."))
        self.replay.clicked.connect(self.replay_asked)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 3, 8, 3)
        layout.setSpacing(6)
        layout.addWidget(self.word)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.speeds)
        layout.addWidget(self.replay)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @property
    def speed(self) -> float:
        return SPEEDS[self.speeds.value]

    def show_mark(self, text: str, playing: bool) -> None:
        """Say when and where it was measured; the speeds are for one that plays, Replay for one that does not."""
        self.text.setText(tr("on {origin}", origin=text))
        self.text.setToolTip(text)
        self.text.setAccessibleName(tr("Recorded on {origin}", origin=text))
        self.speeds.setVisible(playing)
        self.replay.setVisible(not playing)
        self.show()

    def _restyle(self) -> None:
        t = self._theme.tokens
        self.setStyleSheet(
            f"QFrame#recorded {{ background: {mix(t.surface, t.warning, 0.12)}; border: none;"
            f" border-top: 1px solid {t.warning}; border-bottom: 1px solid {t.warning}; }}"
        )
        self.word.setStyleSheet(f"color: {t.warning}; font-weight: 600; font-size: {SMALL + 1}px;")
