"""A sweep in the window: it runs, ends and is opened again like any other run."""

from __future__ import annotations

import pytest

from tests.fake_run import RecordedRun
from tests.report.test_sweep import planted_events


@pytest.mark.parametrize("protocol", ["crossover", "map"])
@pytest.mark.parametrize("cells", [None, 2])
def test_the_window_shows_the_answer_of_a_sweep(open_window, qtbot, protocol, cells):
    window = open_window(lambda: RecordedRun(planted_events(protocol, cells)))
    window.bar.run.click()
    qtbot.waitUntil(lambda: not window.session.running and window.answer.sentence.text() != "", timeout=10_000)
    qtbot.waitUntil(lambda: " pays " in window.answer.sentence.text())  # its question before the run has no such word
    assert "Measuring" not in window.answer.sentence.text()
