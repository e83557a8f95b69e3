from __future__ import annotations

import pytest


@pytest.fixture
def system_packages(script, monkeypatch):
    module = script("system_packages")
    monkeypatch.setattr(module.sys, "platform", "linux")
    return module


def test_only_the_packages_of_libraries_that_do_not_load_are_missing(system_packages, monkeypatch):
    monkeypatch.setattr(system_packages, "_loads", lambda library: library != "libxcb-cursor.so.0")
    assert system_packages.missing_qt_packages() == ["libxcb-cursor0"]


def test_without_rights_the_missing_libraries_are_named_in_one_line(system_packages, monkeypatch, capsys):
    monkeypatch.setattr(system_packages, "_loads", lambda library: library not in {"libEGL.so.1", "libGL.so.1"})
    monkeypatch.setattr(system_packages, "_as_root", lambda: None)
    system_packages.provide_qt_libraries()
    out = capsys.readouterr().out
    assert out.endswith("sudo apt-get install libegl1 libgl1\n")
    assert out.count("\n") == 1


def test_package_lists_are_fetched_only_when_the_first_try_fails(system_packages, monkeypatch):
    commands: list[str] = []

    def first_fails(command):
        commands.append("update" if command[-1] == "update" else "install")
        return len(commands) > 1

    monkeypatch.setattr(system_packages, "_succeeds", first_fails)
    monkeypatch.setattr(system_packages, "_as_root", list)
    monkeypatch.setattr(system_packages.shutil, "which", lambda name: f"/usr/bin/{name}")
    assert system_packages.install(["libegl1"])
    assert commands == ["install", "update", "install"]


def test_nothing_is_missing_on_other_systems(system_packages, monkeypatch):
    monkeypatch.setattr(system_packages.sys, "platform", "darwin")
    monkeypatch.setattr(system_packages, "_loads", lambda library: False)
    assert system_packages.missing_qt_packages() == []
