from __future__ import annotations

import site
import sys

import pytest


def test_an_environment_with_extras_serves_those_who_want_none(script):
    environment = script("environment")
    assert environment.is_complete("abc dev", "abc", None)
    assert environment.is_complete("abc dev", "abc", "dev")


def test_an_environment_without_extras_or_for_other_requirements_is_not_complete(script):
    environment = script("environment")
    assert not environment.is_complete("abc", "abc", "dev")
    assert not environment.is_complete("abc dev", "abd", None)
    assert not environment.is_complete("", "abc", None)


def test_a_changed_pin_changes_the_fingerprint(script, monkeypatch, tmp_path):
    environment = script("environment")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "CONSTRAINTS", tmp_path / "constraints.txt")
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / "constraints.txt").write_text("torch==2.9.0")
    before = environment.fingerprint()
    (tmp_path / "constraints.txt").write_text("torch==2.9.1")
    assert environment.fingerprint() != before


@pytest.mark.parametrize(("version", "bits"), [((3, 10), True), ((3, 15), True), ((3, 12), False)])
def test_an_interpreter_without_wheels_is_refused_in_one_line(script, version, bits):
    environment = script("environment")
    with pytest.raises(environment.SetupError, match=r"3\.11 to 3\.14 for 64 bits is needed") as refusal:
        environment.check_python(version, bits)
    assert "\n" not in str(refusal.value)


def test_a_suitable_interpreter_on_the_path_is_named(script, monkeypatch):
    environment = script("environment")
    monkeypatch.setattr(environment.shutil, "which", lambda name: name if name == "python3.12" else None)
    with pytest.raises(environment.SetupError, match=r"Run this script with python3\.12"):
        environment.check_python((3, 10), True)


@pytest.mark.parametrize(
    ("stderr", "sentence"),
    [
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
            "disk is full",
        ),
        (
            "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\n"
            "ERROR: No matching distribution found for hatchling",
            "index cannot be reached",
        ),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]", "certificate"),
        ("ERROR: No matching distribution found for torch>=2.9; extra == 'x'", "no build of torch>=2.9 for"),
        ("ERROR: first\nnoise\nERROR: ResolutionImpossible\n", "ResolutionImpossible"),
        ("", "without saying why"),
    ],
)
def test_a_failed_installation_is_explained_in_one_line(script, stderr, sentence):
    text = script("environment").explain(stderr)
    assert sentence in text
    assert "\n" not in text


def test_a_folder_that_is_no_environment_is_not_deleted(script, monkeypatch, tmp_path):
    environment = script("environment")
    (tmp_path / "thesis.tex").write_text("years of work")
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "bin" / "python")
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp")
    with pytest.raises(environment.SetupError, match="Move it away"):
        environment.prepare()
    assert (tmp_path / "thesis.tex").exists()


def test_a_disk_without_room_is_refused_before_the_download(script, monkeypatch, capsys):
    environment = script("environment")
    usage = type("Usage", (), {"free": 10**9})
    monkeypatch.setattr(environment.shutil, "disk_usage", lambda _: usage)
    with pytest.raises(environment.SetupError, match=r"Only 1\.0 GB are free"):
        environment._announce()
    assert not capsys.readouterr().out


def test_the_checkout_is_found_from_a_folder_that_no_ascii_locale_can_spell(script, monkeypatch, tmp_path):
    environment = script("environment")
    root = tmp_path / "é 中"
    packages = root / ".venv" / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    monkeypatch.setattr(environment, "ROOT", root)
    environment.make_path_file_relative(packages)
    assert (packages / "_gpubench_gui.pth").read_bytes().isascii()
    monkeypatch.setattr(sys, "path", list(sys.path))
    site.addsitedir(str(packages))
    assert str(root) in sys.path
