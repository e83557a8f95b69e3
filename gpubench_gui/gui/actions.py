"""Every action with its key, in the menus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QMessageBox

from gpubench_gui import __version__
from gpubench_gui.core.catalog import STUDY_CREDIT
from gpubench_gui.gui.clipboard import copy_diagnostics
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.help_sheet import HelpSheet
from gpubench_gui.gui.widgets.sensor_panel import SensorPanel
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
        file, run, view, help_ = (_menu(bar, text) for text in ("&File", "&Run", "&View", "&Help"))
        self.open = _action(file, "&Open run…", window.saved.ask_open, "Ctrl+O")
        self.example = _action(file, "Open the &recorded example", window.saved.open_example)
        self.replay = _action(file, "Re&play a run…", window.saved.ask_replay)
        self.replay_example = _action(file, "Replay the recorded e&xample", window.saved.replay_example)
        file.addSeparator()
        self.csv = _action(file, "&Export CSV folder…", window.exports.csv, "Ctrl+E")
        self.card = _action(file, "&Save report card PNG…", window.exports.card, "Ctrl+S")
        self.plots = _menu(file, "Save &plot PNG")
        self._pictures = {
            name: _action(self.plots, f"{title}…", lambda _=False, n=name: window.exports.plot(n))
            for name, title in PLOT_TITLES.items()
        }
        self.plots.aboutToShow.connect(self._offer_plots)
        self.copy = _action(file, "&Copy summary", window.exports.copy, "Ctrl+Shift+C")
        file.addSeparator()
        _action(file, "&Quit", window.close, "Ctrl+Q")
        self.run = _action(run, "&Run comparison", window.start, "F5", "Ctrl+Return", "Ctrl+Enter")
        self.stop = _action(run, "&Stop", window.stop, "Esc")
        self.skip = _action(run, "Skip this &model", window.skip_model, "Ctrl+K")
        self.guess = _action(run, "&Guess first…", window.guesses.ask, "Ctrl+G")
        run.addSeparator()
        self.look = _action(run, "Look for &devices again", window.look_for_devices)
        _action(view, "Zoom &in", self.zoom.larger, "Ctrl++", "Ctrl+=")
        _action(view, "Zoom &out", self.zoom.smaller, "Ctrl+-")
        _action(view, "&Usual size", self.zoom.usual, "Ctrl+0")
        view.addSeparator()
        self.present = _action(view, "&Presentation", window.presenter.toggle, "F11")
        _action(help_, "&Keys and how to read a result", self.help_sheet, "F1")
        _action(help_, "&Sensors…", self.sensor_panel)
        help_.addSeparator()
        _action(help_, "Copy &diagnostics", self._copy_diagnostics)
        _action(help_, "Show the &log folder", _show_logs)
        _action(help_, "&About gpubench", self._about)
        self.follow(running=False, has_results=False)

    def follow(self, running: bool, has_results: bool) -> None:
        self.stop.setEnabled(running)
        self.skip.setEnabled(False)
        for action in (self.open, self.example, self.replay, self.replay_example, self.look):
            action.setEnabled(not running)
        if running:
            self.run.setEnabled(False)
        for action in (self.csv, self.card, self.copy, self.plots.menuAction()):
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
                keys = " or ".join(key.toString(native) for key in action.shortcuts())
                found.append((action.text().replace("&", "").rstrip("…"), keys))
        return found

    def help_sheet(self) -> HelpSheet:
        """Show the keys and how a result is read."""
        sheet = HelpSheet(self._theme, self.keys_in_words(), self._window)
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
        text = "Copied the diagnostics. They name the hardware and the versions, and neither you nor this machine."
        window.banner.add(Message("info", text))

    def _about(self) -> None:
        QMessageBox.about(
            self._window,
            "About gpubench",
            f"gpubench {__version__} trains image models on your CPU and your GPU and shows how much "
            f"faster which one is.\n\nReference points: {STUDY_CREDIT}.\n\nMIT licence. Typeface: Inter, "
            "SIL Open Font License.",
        )


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
