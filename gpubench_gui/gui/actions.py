"""Every action with its key, in the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QMessageBox

from gpubench_gui import __version__
from gpubench_gui.assets import resource
from gpubench_gui.core.catalog import STUDY_CREDIT
from gpubench_gui.logfile import log_folder
from gpubench_gui.report.names import PLOT_TITLES, offered

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

# A Quick run of the study's ladder on an NVIDIA H200 and 16 CPU cores, for machines that have no GPU to show.
EXAMPLE = "examples/h200-quick.jsonl.gz"


class Actions:
    """The window's menus. `follow` switches each action on where it makes sense."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        bar = window.menuBar()
        file, run, help_ = (_menu(bar, text) for text in ("&File", "&Run", "&Help"))
        self.open = _action(file, "&Open run…", window.open_run, "Ctrl+O")
        self.example = _action(file, "Open the &recorded example", lambda: window.open_path(resource(EXAMPLE)))
        file.addSeparator()
        self.csv = _action(file, "&Export CSV folder…", window.exports.csv, "Ctrl+E")
        self.card = _action(file, "&Save report card PNG…", window.exports.card, "Ctrl+S")
        self.plots = _menu(file, "Save &plot PNG")
        self._pictures = {
            name: _action(self.plots, f"{title}…", lambda _=False, n=name: window.exports.plot(n))
            for name, title in PLOT_TITLES.items()
        }
        self.plots.aboutToShow.connect(self._offer_plots)
        file.addSeparator()
        _action(file, "&Quit", window.close, "Ctrl+Q")
        self.run = _action(run, "&Run comparison", window.start, "F5", "Ctrl+Return", "Ctrl+Enter")
        self.stop = _action(run, "&Stop", window.stop, "Esc")
        run.addSeparator()
        self.look = _action(run, "Look for &devices again", window.look_for_devices)
        _action(help_, "Show the &log folder", _show_logs)
        _action(help_, "&About gpubench", self._about)
        self.follow(running=False, has_results=False)

    def follow(self, running: bool, has_results: bool) -> None:
        self.stop.setEnabled(running)
        for action in (self.open, self.example, self.look):
            action.setEnabled(not running)
        if running:
            self.run.setEnabled(False)
        for action in (self.csv, self.card, self.plots.menuAction()):
            action.setEnabled(has_results)

    def _offer_plots(self) -> None:
        """Only pictures that the run has something to show in."""
        record = self._window.session.record
        names = offered(record) if record is not None else ()
        for name, action in self._pictures.items():
            action.setVisible(name in names)

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
