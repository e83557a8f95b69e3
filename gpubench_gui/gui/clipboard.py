"""What is put on the clipboard: the summary in three forms at once, and the block for a bug report."""

from __future__ import annotations

import platform
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

import PySide6
from PySide6.QtCore import QByteArray, QMimeData, qVersion
from PySide6.QtGui import QGuiApplication, QImage

from gpubench_gui import __version__
from gpubench_gui.core.record import RunRecord
from gpubench_gui.folders import NoHome
from gpubench_gui.logfile import log_folder
from gpubench_gui.owner import private
from gpubench_gui.report.diagnostics import LOG_LINES, diagnostics

PACKAGES = ("numpy", "matplotlib", "pyqtgraph", "psutil", "nvidia-ml-py")


@dataclass(frozen=True, slots=True)
class Copied:
    """A summary ready for the clipboard; `png` is the report card."""

    text: str
    markdown: str
    png: bytes


def summarised(record: RunRecord) -> Copied:
    """Takes half a second, most of it for the picture: to be called beside the window."""
    from gpubench_gui.report.card import card_png
    from gpubench_gui.report.text import summary_markdown, summary_text

    return Copied(summary_text(record), summary_markdown(record), card_png(record))


def put(copied: Copied) -> None:
    """All forms at once: whoever pastes takes the one it understands."""
    data = QMimeData()
    data.setText(copied.text)
    data.setData("text/markdown", QByteArray(copied.markdown.encode()))
    data.setData("image/png", QByteArray(copied.png))
    data.setImageData(QImage.fromData(copied.png))
    QGuiApplication.clipboard().setMimeData(data)


def copy_diagnostics(record: RunRecord | None, notes: Sequence[str]) -> None:
    """The block for a bug report; `notes` are the messages that the window shows."""
    QGuiApplication.clipboard().setText(diagnostics(_versions(), record, _log(), private(), notes))


def _versions() -> dict[str, str]:
    known = {
        "gpubench": __version__,
        "System": f"{platform.system()} {platform.release()}, {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "Qt": f"{qVersion()}, PySide6 {PySide6.__version__}, platform {QGuiApplication.platformName()}",
    }
    for name in PACKAGES:
        try:
            known[name] = version(name)
        except PackageNotFoundError:
            known[name] = "not installed"
    return known


def _log() -> list[str]:
    """The end of the window's log file; empty where there is none."""
    try:
        with open(log_folder() / "gpubench-gui.log", encoding="utf-8", errors="replace") as file:
            return list(deque(file, LOG_LINES))
    except (OSError, NoHome):
        return []
