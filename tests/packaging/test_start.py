from __future__ import annotations

import importlib.util

import pytest


@pytest.fixture
def start(script, monkeypatch, tmp_path):
    module = script("start")
    monkeypatch.setattr(module.sys, "argv", ["start.py"])
    monkeypatch.setattr(module.sys, "platform", "linux")
    monkeypatch.setattr(module, "REPORT", tmp_path / "gpubench-report")
    monkeypatch.setattr(module.environment, "prepare", lambda: "python")
    monkeypatch.setattr(module.system_packages, "provide_qt_libraries", lambda: None)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return module


@pytest.fixture
def commands(start, monkeypatch):
    """The commands that start.py ran; each of them exits with 3."""
    ran: list[list[object]] = []
    monkeypatch.setattr(start.subprocess, "call", lambda command: ran.append(command) or 3)
    return ran


def test_a_display_gets_the_window(start, commands, monkeypatch):
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert start.main() == 3
    assert commands == [["python", "-m", "gpubench_gui"]]


def test_no_display_gets_a_headless_run_and_the_place_of_its_report(start, commands, capsys):
    assert start.main() == 3
    assert commands == [["python", "-m", "gpubench_gui", "run", "--out", start.REPORT]]
    said = capsys.readouterr()
    assert str(start.REPORT) in said.out
    assert "Not every part" in said.err


def test_a_failed_set_up_is_one_line_and_starts_nothing(start, commands, monkeypatch, capsys):
    def fail():
        raise start.environment.SetupError("The disk is full.")

    monkeypatch.setattr(start.environment, "prepare", fail)
    assert start.main() == 1
    assert capsys.readouterr().err == "The disk is full.\n"
    assert commands == []


def test_the_scripts_folder_does_not_hide_the_library_of_the_same_name():
    found = importlib.util.find_spec("packaging.version")
    assert found is not None
    assert "site-packages" in found.origin
