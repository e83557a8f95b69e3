"""The rules in conftest.py do fail the tests that break them."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]


@pytest.fixture
def outcomes(pytester: pytest.Pytester):
    """Run a test file's text under our conftest.py and pytest settings; the counts of its outcomes."""
    pytester.makeconftest(Path(__file__).with_name("conftest.py").read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = gpu: needs CUDA\n")

    def run(text: str) -> dict[str, int]:
        pytester.makepyfile(textwrap.dedent(text))
        return pytester.runpytest_subprocess("-p", "no:cacheprovider").parseoutcomes()

    return run


def test_an_unexpected_warning_in_the_log_fails_a_test(outcomes):
    found = outcomes(
        """
        import logging
        def test_warns(): logging.getLogger("gpubench").warning("sensor lost")
        def test_informs(): logging.getLogger("gpubench").info("fine")
        def test_looks(caplog): logging.getLogger("gpubench").warning("expected")
        """
    )
    assert found == {"passed": 3, "errors": 1}


def test_a_window_left_over_fails_a_test_and_a_closed_one_does_not(outcomes):
    found = outcomes(
        """
        from PySide6.QtWidgets import QWidget
        kept = []
        def test_leaks(qapp): kept.append(QWidget())
        def test_closes(qtbot): qtbot.addWidget(QWidget())
        def test_drops(qapp): QWidget()
        """
    )
    assert found == {"passed": 3, "errors": 1}


def test_a_gpu_test_is_skipped_where_cuda_cannot_be_used(outcomes, monkeypatch):
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
    found = outcomes(
        """
        import pytest
        @pytest.mark.gpu
        def test_on_gpu(): raise AssertionError
        """
    )
    assert found == {"skipped": 1}
