"""Every text that a window shows or says to a screen reader, and what of it nobody translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pyqtgraph as pg
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsSimpleTextItem,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QTextEdit,
    QWidget,
)

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import Language
from gpubench_gui.gui.widgets.legend import Legend
from gpubench_gui.gui.widgets.quiet_plot import QuietPlot
from gpubench_gui.gui.widgets.rows import CheckRow

BRACKETED = Language(lambda text: f"⟦{text}⟧")
_ACCENTS = str.maketrans("aeiouAEIOUncy", "äéîõûÀÉÏÖÜñçý")
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
# Names, which are the same in every language, and what Qt itself says, which has translations of its own.
_NAMES = (
    *(model.name for model in MODELS.values()),
    *("NVIDIA H200", "NVIDIA GeForce GTX 1060", "NVIDIA GeForce RTX 3050 Laptop GPU", "GPU 0", "GPU 1", "CUDA"),
    *("Undocks and re-attaches the dock widget", "Closes the dock widget"),
)


def longer(text: str) -> str:
    """`text` with accents and at least 40 % longer, its placeholders and mnemonic kept."""
    parts = re.split(r"(\{\w+\}|&\w)", text)
    accented = "".join(p if i % 2 else p.translate(_ACCENTS) for i, p in enumerate(parts))
    room = -(-len(text) * 2 // 5)
    return accented + (" " + "éxpansion " * room)[: room + 1].rstrip() if room else accented


LONGER = Language(longer, decimal=",", group=".")


def untranslated(text: str) -> str:
    """What of `text`, made in `BRACKETED`, is outside all brackets and is more than one word; "" for none."""
    for name in _NAMES:
        text = text.replace(name, "")
    text = re.sub(r"(Ctrl|Shift)\+[^\s⟧)]+", "", text)  # keys: Qt translates those
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = inner
    return text.strip() if len(re.findall(r"[^\W\d_]{2,}", text)) > 1 else ""


def said(top: QWidget) -> Iterator[tuple[str, str]]:
    """(where, text) of everything in `top`: widgets, menus, tables, plots."""
    for widget in (top, *top.findChildren(QWidget)):
        if not _foreign(widget):
            for text in _widget(widget):
                yield f"{type(widget).__name__} {widget.objectName()}", text
    for action in top.findChildren(QAction):
        parent = action.parent()
        if isinstance(parent, QWidget) and not _foreign(parent):
            yield "action", action.text()
            yield "action's tip", action.toolTip()
    for plot in top.findChildren(QuietPlot):
        for text in _plot(plot):
            yield "plot", text


def _foreign(widget: QWidget) -> bool:
    """Whether it is of a menu that pyqtgraph makes for every plot, and which is never shown."""
    above: QWidget | None = widget
    within_menu = False
    while above is not None:
        if within_menu and isinstance(above, QuietPlot):
            return True
        within_menu = within_menu or isinstance(above, QMenu)
        above = above.parentWidget()
    return within_menu and not isinstance(widget, QMenu)


def _widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.toolTip(), widget.whatsThis())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QMenu):
        yield widget.title()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(i) for i in range(widget.count()))
    if isinstance(widget, QTextEdit):
        yield from widget.toPlainText().split("\n")
    if isinstance(widget, CheckRow):
        yield widget.detail
    if isinstance(widget, Legend):
        yield from (name for name, _ in widget.entries)
    if isinstance(widget, QTableView):
        yield from _model(widget.model())


def _model(model: QAbstractItemModel) -> Iterator[str]:
    for column in range(model.columnCount()):
        for role in _ROLES:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
            for row in range(model.rowCount()):
                yield str(model.data(model.index(row, column), role) or "")


def _plot(plot: QuietPlot) -> Iterator[str]:
    for side in ("left", "bottom"):
        axis = plot.getAxis(side)
        yield axis.labelText
        yield from (text for level in axis._tickLevels or () for _, text in level)
    for item in plot.scene().items():
        if isinstance(item, pg.TextItem):
            yield item.textItem.toPlainText()
        if isinstance(item, QGraphicsSimpleTextItem):
            yield item.text()


def cut(top: QWidget) -> list[str]:
    """What is visible in `top`, does not fit into its place and cannot be read in full in a tool tip either."""
    found = []
    for widget in top.findChildren(QWidget):
        if widget.isVisible() and not widget.visibleRegion().isEmpty():
            text, fits = _fit(widget)
            if text and not fits and text not in widget.toolTip():
                found.append(f"{type(widget).__name__}: {text} ({widget.width()}×{widget.height()})")
    return found


def _fit(widget: QWidget) -> tuple[str, bool]:
    """The text of `widget`, "" where it has none of the kinds that are looked at, and whether it has the room."""
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel):
        text, inner = widget.text(), widget.contentsRect()
        if widget.wordWrap():
            return text, widget.heightForWidth(widget.width()) <= widget.height() + 1
        return text, metrics.horizontalAdvance(text) <= inner.width() + 1
    if isinstance(widget, CheckRow):
        return widget.text(), False  # it elides both of its lines
    if isinstance(widget, QComboBox):
        return widget.currentText(), metrics.horizontalAdvance(widget.currentText()) <= widget.width() - 32
    if isinstance(widget, QAbstractButton):
        return widget.text(), widget.sizeHint().width() <= widget.width() + 1
    return "", True
