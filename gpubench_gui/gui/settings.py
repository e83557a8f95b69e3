"""What the window remembers between starts, in an INI file. Anything unreadable falls back and says so."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, get_args

from PySide6.QtCore import QByteArray, QSettings

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.spec import Mode, Precision, Protocol
from gpubench_gui.core.zoom import STEPS
from gpubench_gui.gui.language import Code
from gpubench_gui.gui.theme import Look
from gpubench_gui.gui.widgets.columns import Arrangement, Layout

BUDGETS_S = (60, 120, 300, 600, 1800)
BATCH_SIZES = (16, 32, 64, 128, 256, 512, 1024)
MAX_EPOCHS = 200


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices of the left column, devices apart: those are looked for at every start."""

    models: tuple[str, ...] = ("small-cnn",)
    protocol: str = "quick"
    budget_s: int = 300
    epochs: int = 10
    batch_size: int = 128
    precision: str = "ieee"
    mode: str = "pipeline"
    tuned: bool = False
    source: str = "synthetic"
    cifar10_path: str = ""
    cifar10_download: bool = False
    fashion_path: str = ""


def _one_of(*allowed: Any) -> Callable[[str], Any]:
    by_text = {str(value): value for value in allowed}

    def parse(text: str) -> Any:
        return by_text[text]

    return parse


def _models(text: str) -> tuple[str, ...]:
    chosen = tuple(part for part in text.split("+") if part)
    if any(part not in MODELS for part in chosen):
        raise ValueError(text)
    return chosen


def _epochs(text: str) -> int:
    if not 1 <= int(text) <= MAX_EPOCHS:
        raise ValueError(text)
    return int(text)


def _path(text: str) -> str:
    if "\0" in text or len(text) > 4096:
        raise ValueError(text[:20])
    return text


_PARSERS: dict[str, Callable[[str], Any]] = {
    "models": _models,
    "protocol": _one_of(*get_args(Protocol)),
    "budget_s": _one_of(*BUDGETS_S),
    "epochs": _epochs,
    "batch_size": _one_of(*BATCH_SIZES),
    "precision": _one_of(*get_args(Precision)),
    "mode": _one_of(*get_args(Mode)),
    "tuned": _one_of(True, False),
    "source": _one_of("synthetic", "cifar10", "fashion-mnist"),
    "cifar10_path": _path,
    "cifar10_download": _one_of(True, False),
    "fashion_path": _path,
}


_NAMES = {
    "models": mark("models"),
    "protocol": mark("protocol"),
    "budget_s": mark("budget"),
    "epochs": mark("epochs"),
    "batch_size": mark("batch size"),
    "precision": mark("precision"),
    "mode": mark("mode"),
    "tuned": mark("tuned"),
    "source": mark("source"),
    "cifar10_path": mark("cifar10 path"),
    "cifar10_download": mark("cifar10 download"),
    "fashion_path": mark("fashion path"),
}


def _unreadable(names: tuple[str, ...]) -> str:
    settings = ", ".join(tr(_NAMES[name]) for name in names)
    return tr("Saved settings were unreadable and are back to their defaults: {settings}.", settings=settings)


class Settings:
    """The INI file at `path`. Reading never raises; writing to a read-only place is silently given up."""

    def __init__(self, path: Path) -> None:
        # A pipe would be waited for, and a device, reached by a link, be replaced.
        self._special = os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)
        self._path = path / "nowhere" if self._special else path
        self._store = QSettings(str(self._path), QSettings.Format.IniFormat)

    def load(self) -> tuple[Choices, Callable[[], str] | None]:
        """The remembered choices, and what makes a sentence naming those that were unreadable (None: none)."""
        choices, bad = Choices(), []
        for name, parse in _PARSERS.items():
            value = self._store.value(f"choices/{name}")
            if value is None:
                continue
            try:
                choices = replace(choices, **{name: parse(value if isinstance(value, str) else repr(value))})
            except (ValueError, KeyError, TypeError):
                bad.append(name)
        if bad:
            return choices, partial(_unreadable, tuple(bad))
        if self._is_garbage():
            return choices, partial(
                tr, mark("The settings file was unreadable; all settings are back to their defaults.")
            )
        return choices, None

    def _is_garbage(self) -> bool:
        if self._special or self._store.status() != QSettings.Status.NoError:
            return True
        try:
            has_content = self._path.stat().st_size > 0
        except OSError:
            return False
        return has_content and not any(k.startswith(("choices/", "window/")) for k in self._store.allKeys())

    def save(self, choices: Choices) -> None:
        for field in fields(choices):
            value = getattr(choices, field.name)
            self._store.setValue(f"choices/{field.name}", "+".join(value) if field.name == "models" else str(value))

    def first_time(self, name: str) -> bool:
        """True the first time it is asked for `name`, in this start or an earlier one."""
        if self._store.value(f"window/{name}") is not None:
            return False
        self._store.setValue(f"window/{name}", "yes")
        return True

    def geometry(self) -> QByteArray | None:
        """The window's remembered place, None when there is none or it is no byte array."""
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else None

    def layout(self) -> tuple[Layout | None, bool]:
        """Where the panels stood, None where that is not remembered, and whether the choices were shown."""
        state, name = self._store.value("window/panels"), str(self._store.value("window/arrangement"))
        arrangement: Arrangement | None = next((a for a in get_args(Arrangement) if a == name), None)
        known = arrangement is not None and isinstance(state, QByteArray)
        layout = Layout(arrangement, state) if arrangement is not None and known else None
        return layout, str(self._store.value("window/choices")) != "hidden"

    def save_layout(self, layout: Layout, choices_shown: bool) -> None:
        self._store.setValue("window/panels", layout.state)
        self._store.setValue("window/arrangement", layout.arrangement)
        self._store.setValue("window/choices", "shown" if choices_shown else "hidden")

    def zoom(self) -> int:
        """The remembered size of the window's content in per cent; 100 where there is none that is offered."""
        return {str(step): step for step in STEPS}.get(str(self._store.value("window/zoom")), 100)

    def save_zoom(self, percent: int) -> None:
        self._store.setValue("window/zoom", str(percent))

    def language(self) -> Code | None:
        """The remembered language; None where none was chosen that is offered, so that the system decides."""
        value = str(self._store.value("window/language"))
        return next((code for code in get_args(Code) if code == value), None)

    def save_language(self, code: Code) -> None:
        self._store.setValue("window/language", code)

    def look(self) -> Look:
        """The remembered choice of colours; the system's where there is none that is offered."""
        value = str(self._store.value("window/theme"))
        return next((look for look in get_args(Look) if look == value), "system")

    def save_look(self, look: Look) -> None:
        self._store.setValue("window/theme", look)

    def still(self) -> bool | None:
        """Whether reduced motion was chosen; None where nothing was, so that the system decides."""
        return {"yes": True, "no": False}.get(str(self._store.value("window/reduce-motion")))

    def save_still(self, on: bool) -> None:
        self._store.setValue("window/reduce-motion", "yes" if on else "no")

    def save_geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("window/geometry", geometry)
        self._store.sync()
