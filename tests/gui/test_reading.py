"""The tabs over the results: figures, reasons, and a job of one's own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gpubench_gui.core.summary import summarise
from gpubench_gui.gui.widgets.job_panel import JobPanel
from gpubench_gui.gui.widgets.reading import Reading
from gpubench_gui.gui.widgets.why_panel import EMPTY, WhyPanel
from tests.demo import CPU, H200, demo_record

RECORD = demo_record()
SUMMARY = summarise(RECORD)


def test_a_click_on_why_shows_the_reasons_of_the_run_that_is_shown(theme, qtbot):
    reading = Reading(theme)
    qtbot.addWidget(reading)
    reading.show()
    reading.show_run(RECORD, SUMMARY)
    assert reading.table.model.rowCount() == 6
    assert reading.why.text.toPlainText() == EMPTY  # not filled while it is not seen
    QTest.mouseClick(reading.tabs.buttons["why"], Qt.MouseButton.LeftButton)
    text = reading.why.text.toPlainText()
    assert "NVIDIA H200: what limits it" in text
    assert "how the speedup grows" in text
    assert reading.why.isVisible()
    assert not reading.table.isVisible()


def test_reasons_that_did_not_change_leave_a_scrolled_text_alone(theme, qtbot):
    reading = Reading(theme)
    qtbot.addWidget(reading)
    reading.resize(400, 200)
    reading.show()
    reading.tabs.set_value("why")
    reading.show_run(RECORD, SUMMARY)
    bar = reading.why.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    reading.show_run(RECORD, SUMMARY)
    assert bar.value() == bar.maximum()


def test_names_in_the_reasons_are_text_and_never_markup(theme, qtbot):
    evil = H200.__class__("cuda:0", "cuda:0", "<b>GPU</b> & <img src='x'>")
    record = demo_record(("small-cnn",), (CPU, evil))
    reading = Reading(theme)
    qtbot.addWidget(reading)
    reading.tabs.set_value("why")
    reading.show_run(record, summarise(record))
    assert "<b>GPU</b> & <img src='x'>" in reading.why.text.toPlainText()


def test_the_why_panel_follows_the_theme(theme, qtbot):
    panel = WhyPanel(theme)
    qtbot.addWidget(panel)
    theme.follow(Qt.ColorScheme.Dark)
    dark = panel.text.toHtml()
    theme.follow(Qt.ColorScheme.Light)
    assert panel.text.toHtml() != dark


def test_a_job_is_projected_to_every_cell_and_follows_the_numbers(qtbot):
    panel = JobPanel()
    qtbot.addWidget(panel)
    assert panel.table.rowCount() == 0
    assert "Once a comparison is measured" in panel.note.text()
    panel.show_run(RECORD, SUMMARY)
    assert panel.table.rowCount() == 6
    before = [panel.table.item(row, 2).text() for row in range(6)]
    assert all(text.startswith("≈ ") for text in before)
    assert "rojection" in panel.note.text()
    panel.epochs.setValue(9)
    after = [panel.table.item(row, 2).text() for row in range(6)]
    assert all(a != b for a, b in zip(before, after, strict=True))


def test_a_cell_without_a_figure_gives_no_projection(qtbot):
    record = demo_record(("small-cnn",), failed=[("small-cnn", "cuda:0")])
    panel = JobPanel()
    qtbot.addWidget(panel)
    panel.show_run(record, summarise(record))
    assert [panel.table.item(1, column).text() for column in (2, 3)] == ["–", "out of memory at batch 128"]
