"""A real window with a runner and a probe that play what a test wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.gui.main_window import MainWindow, Services
from gpubench_gui.gui.theme import Theme
from tests.demo import CPU, H200
from tests.fake_run import RecordedRun

CPU_INFO = DeviceInfo("cpu", "cpu", CPU.label, "cpu")
GPU_INFO = DeviceInfo("cuda:0", "cuda:0", H200.label, "cuda")
OLD_GPU = DeviceInfo(
    "cuda:1", "cuda:1", "NVIDIA GeForce GTX 1060", "cuda", False,
    "This PyTorch has no code for this GPU.", "Install a PyTorch built for CUDA 12.6.",
)  # fmt: skip


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp)


@pytest.fixture
def open_window(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Callable[..., MainWindow]]:
    """Opens a window, shown and with its probe finished; its runs come from `make`."""
    windows: list[MainWindow] = []

    def open_(
        make: Callable[[], RecordedRun] = lambda: RecordedRun(()),
        probe: Callable[[], tuple[DeviceInfo, ...]] = lambda: (CPU_INFO, GPU_INFO, OLD_GPU),
        wait_for_probe: bool = True,
    ) -> MainWindow:
        def make_run(spec: RunSpec, devices: tuple[DeviceInfo, ...]) -> RecordedRun:
            window.asked = (spec, devices)
            return make()

        window = MainWindow(theme, Services(make_run, probe, CPU_INFO, tmp_path / "runs", tmp_path / "window.ini"))
        windows.append(window)
        window.resize(1280, 800)
        window.show()
        if wait_for_probe:
            qtbot.waitUntil(lambda: window.devices.complete)
        return window

    yield open_
    for window in windows:
        for key in (Qt.Key.Key_Control, Qt.Key.Key_Shift):  # Qt holds a shortcut's for the tests that follow
            QTest.keyRelease(window, key)
        window.session.stop()
        qtbot.waitUntil(lambda w=window: not w.session.running)
        window.close()
        window.deleteLater()
