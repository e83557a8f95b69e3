"""The bottom bar: the one filled button, Stop, and how far the run is."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from gpubench_gui.core.language import plural, tr
from gpubench_gui.core.progress import Progress
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.wording import duration
from gpubench_gui.gui.widgets.elided import ElidedButton

_STEPS = 1000


class RunBar(QFrame):
    """Idle: what the button will do, or why it cannot. Running: the cell, the bars and the time left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.run = ElidedButton(tr("Run comparison"))
        self.run.setProperty("role", "primary")
        self.run.setCursor(Qt.CursorShape.PointingHandCursor)
        self.stop = QPushButton(tr("Stop"))
        self.stop.setAccessibleName(tr("Stop the run"))
        self.stop.setAccessibleDescription(tr("Ends the run at once and keeps every finished cell. Key: Escape."))
        self.skip = QPushButton(tr("Skip this model"))
        self.text = QLabel()
        self.left = QLabel()
        self.left.setProperty("role", "muted")
        self.overall = _bar(tr("Progress of the whole run"), 6)
        self.cell = _bar(tr("Progress of the current cell"), 3)
        self.cell.setProperty("role", "cell")
        words = QHBoxLayout()
        words.addWidget(self.text, 1)
        words.addWidget(self.left)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addStretch(1)
        column.addLayout(words)
        column.addWidget(self.overall)
        column.addWidget(self.cell)
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.setSpacing(12)
        layout.addWidget(self.run)
        layout.addWidget(self.stop)
        layout.addWidget(self.skip)
        layout.addLayout(column, 1)
        self.show_idle(tr("Run comparison"), None, "")

    def show_idle(self, action: str, problem: str | None, remark: str) -> None:
        """`action` is what the button does, `problem` why it cannot (None: it can), `remark` the rest."""
        self.run.setText(action)
        self.run.setAccessibleName(action)
        self.run.setAccessibleDescription(problem or tr("Starts the run. Keys: F5 or Control and Return."))
        self.run.setToolTip("\n".join((action, problem)) if problem else action)
        self.run.setEnabled(problem is None)
        self.run.setVisible(True)
        self.stop.setVisible(False)
        self.skip.setVisible(False)
        self._say(problem or remark, "problem" if problem else "muted")
        for widget in (self.overall, self.cell, self.left):
            widget.setVisible(False)

    def show_running(self, progress: Progress, stopping: bool, skip_problem: str | None) -> None:
        """`skip_problem` is why the model being measured cannot be skipped (None: it can)."""
        self.run.setVisible(False)
        self.stop.setVisible(True)
        self.stop.setEnabled(not stopping)
        self.skip.setVisible(True)
        self.skip.setEnabled(not stopping and skip_problem is None)
        reason = skip_problem or tr("Goes on with the next model and keeps what was measured of this one.")
        self.skip.setToolTip(reason)
        keys = () if skip_problem else (tr("Keys: Control and K."),)
        self.skip.setAccessibleDescription(" ".join((reason, *keys)))
        self._say(tr("Stopping; every finished cell is kept") if stopping else progress.text, "title")
        left = "" if progress.left_s is None or stopping else tr("about {time} left", time=roughly(progress.left_s))
        if self.left.text() != left:
            self.left.setText(left)
        _set(self.overall, progress.share)
        _set(self.cell, progress.step_share)
        for widget in (self.overall, self.cell, self.left):
            widget.setVisible(True)

    def _say(self, text: str, role: str) -> None:
        if self.text.property("role") != role:
            self.text.setProperty("role", role)
            self.text.style().polish(self.text)
        if self.text.text() != text:
            self.text.setText(text)


def describe(spec: RunSpec) -> str:
    """What the button will do: "Run comparison: 3 models × 2 devices, about 2 min"."""
    time = tr("about {time}", time=duration(spec.budget_s))
    devices = plural(len([d for d in spec.devices if not d.tuned]), "{n} device", "{n} devices")
    models = plural(len(spec.models), "{n} model", "{n} models")
    chosen = tr("{models} × {devices}", models=models, devices=devices)
    match spec.protocol:
        case "crossover":
            return tr("Find the crossover: {devices}, {time}", devices=devices, time=time)
        case "map":
            return tr("Measure the map: {devices}, {time}", devices=devices, time=time)
        case "largest":
            return tr("Find the largest batch: {cells}", cells=chosen)
        case "study":
            amount = plural(spec.training.epochs, "{n} epoch each", "{n} epochs each")
        case _:
            amount = time
    if len(spec.devices) == 1:
        return tr("Measure: {cells}, {amount}", cells=chosen, amount=amount)
    if any(d.tuned for d in spec.devices):
        return tr("Run comparison: {cells}, also tuned, {amount}", cells=chosen, amount=amount)
    return tr("Run comparison: {cells}, {amount}", cells=chosen, amount=amount)


def roughly(seconds: float) -> str:
    """A time left, no finer than it is known: tens of seconds below two minutes, then minutes."""
    return duration(max(10, math.ceil(seconds / 10) * 10) if seconds < 120 else math.ceil(seconds / 60) * 60)


def _bar(name: str, height: int) -> QProgressBar:
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setFixedHeight(height)
    bar.setRange(0, _STEPS)
    bar.setAccessibleName(name)
    return bar


def _set(bar: QProgressBar, share: float | None) -> None:
    """None empties the bar: a bar that runs to and fro would repaint all the time."""
    bar.setValue(0 if share is None else round(share * _STEPS))
