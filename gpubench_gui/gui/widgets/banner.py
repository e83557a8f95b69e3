"""Messages that need to be seen, the latest first: what somebody just did is answered at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gpubench_gui.gui.theme import Theme

Level = Literal["info", "warning", "error"]
_WORDS = {"info": "Note", "warning": "Warning", "error": "Error"}
_KEPT = 50


@dataclass(frozen=True, slots=True)
class Message:
    level: Level
    text: str
    action: tuple[str, Callable[[], object]] | None = None


class Banner(QFrame):
    """Hidden while there is nothing to say. A message that is already waiting is not added again."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._theme = theme
        self._messages: deque[Message] = deque(maxlen=_KEPT)
        self.level = QLabel()
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.text.setAccessibleName("Message")
        self.action = QPushButton()
        self.action.setAccessibleName("Action of this message")
        self.action.setProperty("role", "link")
        self.action.clicked.connect(self._act)
        self.close_button = QPushButton("Close")
        self.close_button.setProperty("role", "link")
        self.close_button.setAccessibleName("Close this message")
        self.close_button.clicked.connect(self._next)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.setSpacing(12)
        layout.addWidget(self.level)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.action)
        layout.addWidget(self.close_button)
        theme.changed.connect(self._show)
        self._show()

    def add(self, message: Message) -> None:
        if message not in self._messages:
            self._messages.append(message)
            self._show()

    @property
    def texts(self) -> list[str]:
        """What is shown and what waits, oldest first."""
        return [f"{message.level}: {message.text}" for message in self._messages]

    def clear(self) -> None:
        self._messages.clear()
        self._show()

    def _next(self) -> None:
        if self._messages:
            self._messages.pop()
        self._show()

    def _act(self) -> None:
        if self._messages and self._messages[-1].action is not None:
            self._messages[-1].action[1]()

    def _show(self) -> None:
        self.setVisible(bool(self._messages))
        if not self._messages:
            return
        message = self._messages[-1]
        t = self._theme.tokens
        colour = {"info": t.accent, "warning": t.warning, "error": t.bad}[message.level]
        self.level.setText(_WORDS[message.level])
        self.level.setStyleSheet(f"color: {colour}; font-weight: 600;")
        self.text.setText(message.text)
        self.action.setVisible(message.action is not None)
        if message.action is not None:
            self.action.setText(message.action[0])
            self.action.setAccessibleName(message.action[0])
        waiting = len(self._messages) - 1
        self.close_button.setText(f"Next ({waiting} more)" if waiting else "Close")
