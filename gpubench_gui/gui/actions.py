"""Every action with its key, in the menus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial, reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QMessageBox

from gpubench_gui import __version__
from gpubench_gui.core.catalog import study_credit
from gpubench_gui.core.language import mark, tr
from gpubench_gui.gui.clipboard import copy_diagnostics
from gpubench_gui.gui.language_menu import Languages
from gpubench_gui.gui.looks import Looks
from gpubench_gui.gui.panels_menu import fill
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.help_sheet import HelpSheet
from gpubench_gui.gui.widgets.sensor_panel import SensorPanel
from gpubench_gui.gui.widgets.time_plot import KEYS
from gpubench_gui.gui.zoom import Zoom
from gpubench_gui.logfile import log_folder
from gpubench_gui.report.names import PLOT_TITLES, offered

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow


class Actions:
    """The window's menus. `follow` switches each action on where it makes sense."""

    def __init__(self, window: MainWindow, theme: Theme) -> None:
        self._window, self._theme = window, theme
        self.zoom = Zoom(window, theme, window.settings)
        bar = window.menuBar()
        file, run, view, help_ = (_menu(bar, text) for text in (tr("&File"), tr("&Run"), tr("&View"), tr("&Help")))
        self.open = _action(file, tr("&Open run…"), window.saved.ask_open, "Ctrl+O")
        self.history = _action(file, tr("&History…"), window.history.ask, "Ctrl+H")
        self.example = _action(file, tr("Open the &recorded example"), window.saved.open_example)
        self.replay = _action(file, tr("Re&play a run…"), window.saved.ask_replay)
        self.replay_example = _action(file, tr("Replay the recorded e&xample"), window.saved.replay_example)
        file.addSeparator()
        self.reports = _action(file, tr("&Export reports…"), window.exports.reports, "Ctrl+E")
        self.card = _action(file, tr("&Save report card PNG…"), window.exports.card, "Ctrl+S")
        self.plots = _menu(file, tr("Save &plot PNG"))
        self._pictures = {
            name: _action(
                self.plots, tr("{picture}…", picture=tr(title)), lambda _=False, n=name: window.exports.plot(n)
            )
            for name, title in PLOT_TITLES.items()
        }
        self.plots.aboutToShow.connect(self._offer_plots)
        self.copy = _action(file, tr("&Copy summary"), window.exports.copy, "Ctrl+Shift+C")
        file.addSeparator()
        self.compare = _action(file, tr("Compare ru&ns…"), window.comparing.ask, "Ctrl+D")
        self.baseline = _action(file, tr("Set as &baseline"), window.comparing.set_baseline)
        self.board = _action(file, tr("Class boar&d…"), window.comparing.show_board, "Ctrl+B")
        file.addSeparator()
        _action(file, tr("&Quit"), window.close, "Ctrl+Q")
        self.run = _action(run, tr("&Run comparison"), window.start, "F5", "Ctrl+Return", "Ctrl+Enter")
        self.stop = _action(run, tr("&Stop"), window.stop, "Esc")
        self.skip = _action(run, tr("Skip this &model"), window.skip_model, "Ctrl+K")
        self.guess = _action(run, tr("&Guess first…"), window.guesses.ask, "Ctrl+G")
        run.addSeparator()
        self.look = _action(run, tr("Look for &devices again"), window.search.start)
        _action(view, tr("Zoom &in"), self.zoom.larger, "Ctrl++", "Ctrl+=")
        _action(view, tr("Zoom &out"), self.zoom.smaller, "Ctrl+-")
        _action(view, tr("&Usual size"), self.zoom.usual, "Ctrl+0")
        view.addSeparator()
        themes = _menu(view, tr("&Theme"))
        self.languages = Languages(_menu(view, tr("L&anguage")), window)
        self.looks = Looks(themes, view.addAction(tr("&Reduce motion")), theme, window.settings)
        view.addSeparator()
        self.side = fill(_menu(view, tr("&Panels")), window)
        view.addSeparator()
        self.live = _action(view, tr("Follow the run &live"), window.times.go_live, "Ctrl+L")
        self.present = _action(view, tr("&Presentation"), window.presenter.toggle, "F11")
        _action(help_, tr("&Keys and how to read a result"), self.help_sheet, "F1")
        _action(help_, tr("&Sensors…"), self.sensor_panel)
        help_.addSeparator()
        _action(help_, tr("Copy &diagnostics"), self._copy_diagnostics)
        _action(help_, tr("Show the &log folder"), _show_logs)
        _action(help_, tr("&About gpubench"), self._about)
        self.follow(running=False, has_results=False)

    def follow(self, running: bool, has_results: bool) -> None:
        self.stop.setEnabled(running)
        self.skip.setEnabled(False)
        for action in (self.open, self.history, self.example, self.replay, self.replay_example, self.look):
            action.setEnabled(not running)
        if running:
            self.run.setEnabled(False)
        for action in (self.reports, self.card, self.copy, self.plots.menuAction(), self.baseline):
            action.setEnabled(has_results)

    def _offer_plots(self) -> None:
        """Only pictures that the run has something to show in."""
        record = self._window.session.record
        names = offered(record) if record is not None else ()
        for name, action in self._pictures.items():
            action.setVisible(name in names)

    def keys_in_words(self) -> list[tuple[str, str]]:
        """(what it does, its keys as this system writes them) of every action that has one, in menu order."""
        found = []
        for action in every_action(self._window.menuBar()):
            if action.shortcuts():
                native = QKeySequence.SequenceFormat.NativeText
                keys = reduce(_either, (key.toString(native) for key in action.shortcuts()))
                found.append((without_mnemonic(action.text()).rstrip("…"), keys))
        return found

    def help_sheet(self) -> HelpSheet:
        """Show the keys and how a result is read."""
        keys = [*self.keys_in_words(), *((tr(what), tr(key)) for what, key in KEYS)]
        sheet = HelpSheet(self._theme, keys, self._window)
        sheet.open()
        return sheet

    def sensor_panel(self) -> SensorPanel:
        """Show where the readings come from; it may stay open beside a run."""
        panel = SensorPanel(self._theme, lambda: self._window.session.record, self._window)
        panel.show()
        return panel

    def _copy_diagnostics(self) -> None:
        window = self._window
        copy_diagnostics(window.session.record, window.banner.texts)
        text = mark(
            "Copied the diagnostics. They name the hardware and the versions, and neither you nor this machine."
        )
        window.banner.add(Message("info", partial(tr, text)))

    def _about(self) -> None:
        QMessageBox.about(
            self._window,
            tr("About gpubench"),
            "\n\n".join(
                (
                    tr(
                        "gpubench {version} trains image models on your CPU and your GPU and shows how much "
                        "faster which one is.",
                        version=__version__,
                    ),
                    tr("Reference points: {study}.", study=study_credit()),
                    tr("MIT licence. Typefaces: Inter and Noto Sans SC, SIL Open Font License."),
                )
            ),
        )


def _either(one: str, other: str) -> str:
    return tr("{one} or {other}", one=one, other=other)


def without_mnemonic(text: str) -> str:
    """The text of an action without its "&", and without the letter in brackets where the text has none: "打开(&O)"."""
    return re.sub(r"\(&\w\)", "", text).replace("&", "")


def _show_logs() -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_folder())))


def every_action(menu: QMenuBar | QMenu) -> Iterator[QAction]:
    """The actions below `menu`, those of its menus too, from top to bottom; neither menus nor separators."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from every_action(below)
        elif not action.isSeparator():
            yield action


def _menu(parent: QMenuBar | QMenu, text: str) -> QMenu:
    """A menu that is destroyed with its parent, which the one that `addMenu(text)` returns is not."""
    menu = QMenu(text, parent)
    parent.addMenu(menu)
    return menu


def _action(menu: QMenu, text: str, slot, *keys: str) -> QAction:
    action = menu.addAction(text)
    action.triggered.connect(slot)
    action.setShortcuts([QKeySequence(key) for key in keys])
    return action
