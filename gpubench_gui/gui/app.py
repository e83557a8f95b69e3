"""Starts the window. Imports no torch: that takes seconds and happens in the training children alone."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from gpubench_gui import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window and return its exit code. `argv` lacks the program's name (None: the process's own)."""
    parser = argparse.ArgumentParser(
        prog="gpubench-gui", description="Compare how fast image models train on the CPU and on the GPU."
    )
    parser.add_argument("run", nargs="?", type=Path, help="a saved run to open: its folder or its events.jsonl")
    parser.add_argument("--version", action="version", version=f"gpubench-gui {__version__}")
    options = parser.parse_args(argv)

    try:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        print(
            f"The window cannot be opened: a library that Qt needs is missing ({error}). "
            "Install it, or use the command gpubench, which needs no window.",
            file=sys.stderr,
        )
        return 1

    from gpubench_gui.folders import NoHome
    from gpubench_gui.gui.errors import ErrorReporter
    from gpubench_gui.gui.language import install, system_language
    from gpubench_gui.gui.main_window import MainWindow
    from gpubench_gui.gui.settings import Settings
    from gpubench_gui.gui.theme import Theme
    from gpubench_gui.gui.widgets.banner import Message
    from gpubench_gui.logfile import log_folder, start_log

    try:
        outside, log_file = services(), log_folder() / "gpubench-gui.log"
    except NoHome as error:
        print(error, file=sys.stderr)
        return 1
    app = QApplication.instance() or QApplication(["gpubench-gui"])
    assert isinstance(app, QApplication)
    app.setApplicationName("gpubench-gui")
    app.setApplicationDisplayName("gpubench")
    app.setDesktopFileName("gpubench-gui")
    reporter = ErrorReporter(log_file if start_log(log_file) else None)
    reporter.install()
    install(app, Settings(outside.settings).language() or system_language())
    theme = Theme(app)
    app.setWindowIcon(icon())
    window = MainWindow(theme, outside)
    reporter.raised.connect(lambda text: window.banner.add(Message("error", text)))
    window.show()
    QTimer.singleShot(50, window.history.look_after)  # after the first paint
    if options.run is not None:
        window.saved.open(options.run)
    code = app.exec()
    reporter.uninstall()
    if not window.session.join(0):
        # The run's thread is deaf. Qt would abort the process for a thread it cannot end; every
        # event is on disk already, so leaving at once loses nothing.
        logging.shutdown()
        os._exit(code)
    return code


def services():
    """The real runner, probe and folders."""
    from platformdirs import user_config_path

    from gpubench_gui.folders import own
    from gpubench_gui.gui.main_window import Services
    from gpubench_gui.runner.probe import cpu_device, probe_devices
    from gpubench_gui.runner.run import Run
    from gpubench_gui.store.runs import cache_folder, runs_folder

    return Services(
        make_run=lambda spec, devices: Run(spec, devices, cache_folder()),
        probe=probe_devices,
        cpu=cpu_device(),
        runs=runs_folder(),
        settings=own(user_config_path) / "window.ini",
    )


def icon():
    from PySide6.QtGui import QIcon

    from gpubench_gui.assets import resource

    return QIcon(str(resource("icons/gpubench.svg")))


if __name__ == "__main__":
    sys.exit(main())
