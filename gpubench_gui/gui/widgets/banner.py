"""Messages that need to be seen, the latest first: what somebody just did is answered at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gpubench_gui.core.language import ENGLISH, mark, speaking, tr
from gpubench_gui.core.told import retell
from gpubench_gui.gui.theme import Theme

Level = Literal["info", "warning", "error"]
_WORDS = {"info": mark("Note"), "warning": mark("Warning"), "error": mark("Error")}
_KEPT = 50


@dataclass(frozen=True, slots=True)
class Message:
    """`text` makes the sentence in the language in force; a string is English data, retold in it.

    `action` is an English text, translated where it is shown, and what it does.
    """

    level: Level
    text: str | Callable[[], str]
    action: tuple[str, Callable[[], object]] | None = None

    def sentence(self) -> str:
        return retell(self.text) if isinstance(self.text, str) else self.text()

    def english(self) -> str:
        """Level and sentence, the same in every language."""
        with speaking(ENGLISH):
            return f"{self.level}: {self.sentence()}"


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
        self.action = QPushButton()
        self.action.setAccessibleName(tr("Action of this message"))
        self.action.setProperty("role", "link")
        self.action.clicked.connect(self._act)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setProperty("role", "link")
        self.close_button.setAccessibleName(tr("Close this message"))
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
        if message.english() not in self.texts:
            self._messages.append(message)
            self._show()

    @property
    def messages(self) -> tuple[Message, ...]:
        """What is shown and what waits, oldest first."""
        return tuple(self._messages)

    @property
    def texts(self) -> list[str]:
        """`messages` in English, each with its level."""
        return [message.english() for message in self._messages]

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
        self.level.setText(tr(_WORDS[message.level]))
        self.level.setStyleSheet(f"color: {colour}; font-weight: 600;")
        self.text.setText(message.sentence())
        self.action.setVisible(message.action is not None)
        if message.action is not None:
            self.action.setText(tr(message.action[0]))
            self.action.setAccessibleName(tr(message.action[0]))
        waiting = len(self._messages) - 1
        self.close_button.setText(tr("Next ({n} more)", n=waiting) if waiting else tr("Close"))
