"""What lands on the clipboard."""

from __future__ import annotations

import getpass
import socket

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gpubench_gui.gui import clipboard
from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.report.text import summary_markdown, summary_text
from tests.demo import CPU, H200, demo_events
from tests.fake_run import RecordedRun


@pytest.fixture
def done(open_window, qtbot) -> MainWindow:
    window = open_window(lambda: RecordedRun(demo_events(["resnet18"], [CPU, H200])))
    window.start()
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    QGuiApplication.clipboard().clear()
    return window


def test_one_key_copies_text_table_and_picture_at_once(done, qtbot):
    done.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is done)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(done, Qt.Key.Key_C, keys)
    qtbot.waitUntil(lambda: not done.exports.busy, timeout=30_000)
    data, record = QGuiApplication.clipboard().mimeData(), done.session.record
    assert data.text() == summary_text(record)
    assert bytes(data.data("text/markdown").data()).decode() == summary_markdown(record)
    assert bytes(data.data("image/png").data()).startswith(b"\x89PNG")
    assert data.hasImage()
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (1920, 1080)
    assert "Copied the summary" in done.banner.text.text()


def test_the_picture_is_drawn_beside_the_window(done, qtbot, monkeypatch):
    import threading

    threads: list[bool] = []

    def slow(record):
        threads.append(threading.current_thread() is threading.main_thread())
        return clipboard.Copied("text", "markdown", b"")

    monkeypatch.setattr("gpubench_gui.gui.exports.summarised", slow)
    done.exports.copy()
    qtbot.waitUntil(lambda: not done.exports.busy)
    assert threads == [False]


def test_without_results_there_is_nothing_to_copy(open_window):
    window = open_window()
    assert not window.actions_.copy.isEnabled()
    window.exports.copy()
    assert not window.exports.busy


def test_diagnostics_name_neither_user_nor_machine(done, monkeypatch, tmp_path):
    monkeypatch.setattr(getpass, "getuser", lambda: "planted-user")
    monkeypatch.setattr(socket, "gethostname", lambda: "planted-host.example.org")
    monkeypatch.setenv("HOME", "/srv/planted-home")
    log = tmp_path / "gpubench-gui.log"
    log.write_text("planted-user@planted-host wrote /srv/planted-home/x\n", encoding="utf-8")
    monkeypatch.setattr(clipboard, "log_folder", lambda: tmp_path)
    action = next(a for m in done.menuBar().actions() for a in m.menu().actions() if "diagnostics" in a.text())
    action.trigger()
    block = QGuiApplication.clipboard().text()
    assert "<user>@<host> wrote ~/x" in block
    assert "planted" not in block
    assert "PySide6" in block
    assert "NVIDIA H200" in block


def test_diagnostics_can_be_copied_before_any_run_and_without_a_log(open_window, monkeypatch, tmp_path):
    monkeypatch.setattr(clipboard, "log_folder", lambda: tmp_path / "none")
    clipboard.copy_diagnostics(None, [])
    assert "Last run:\n  none" in QGuiApplication.clipboard().text()
