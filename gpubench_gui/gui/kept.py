"""What somebody chose and unfolded, carried from one set of widgets to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtWidgets import QAbstractButton

from gpubench_gui.gui.furniture import Furniture
from gpubench_gui.gui.settings import Choices
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.segmented import Segmented


@dataclass(frozen=True, slots=True)
class Kept:
    """The state that only widgets hold; the run and the devices found are kept by others."""

    choices: Choices
    devices: dict[str, bool]  # which of them are switched on
    unfolded: tuple[bool, ...]
    tabs: tuple[str, ...]
    messages: tuple[Message, ...]


def choices(window: Furniture) -> Choices:
    """The choices of the left column, as they are remembered for the next start."""
    training, paths = window.how.training(), window.data.paths()
    return Choices(
        models=window.models.chosen(),
        protocol=window.how.protocol_id,
        budget_s=int(window.how.budget_s),
        epochs=training.epochs,
        batch_size=training.batch_size,
        precision=training.precision,
        mode=training.mode,
        tuned=window.how.tuned.isChecked(),
        source=window.data.source_id,
        cifar10_path=paths["cifar10"],
        cifar10_download=window.data.download.isChecked(),
        fashion_path=paths["fashion-mnist"],
    )


def choose(window: Furniture, chosen: Choices) -> None:
    """Set the left column to `chosen`."""
    window.models.choose(chosen.models)
    window.how.load(chosen)
    window.data.load(chosen)


def keep(window: Furniture) -> Kept:
    """Note the state of the widgets there are."""
    return Kept(
        choices(window),
        {key: row.isChecked() for key, row in window.devices.rows.items()},
        tuple(fold.isChecked() for fold in _folds(window)),
        tuple(tabs.value for tabs in _tabs(window)),
        window.banner.messages,
    )


def put_back(window: Furniture, kept: Kept) -> None:
    """Give the widgets there are now the state noted before. The devices' switches exist already."""
    choose(window, kept.choices)
    for key, row in window.devices.rows.items():
        row.setChecked(kept.devices.get(key, row.isChecked()))
    for fold, open_ in zip(_folds(window), kept.unfolded, strict=True):
        fold.setChecked(open_)
    for tabs, value in zip(_tabs(window), kept.tabs, strict=True):
        tabs.set_value(value)
    for message in kept.messages:
        window.banner.add(message)


def _folds(window: Furniture) -> Iterator[QAbstractButton]:
    yield from (window.models.more, window.how.button, window.data.button)


def _tabs(window: Furniture) -> Iterator[Segmented]:
    yield from (*(panel.tabs for panel in window.panels), window.reading.tabs, window.strip.speeds)
