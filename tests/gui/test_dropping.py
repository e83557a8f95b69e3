"""Saved runs dropped on the window, and the dialog that writes their reports."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from gpubench_gui.gui.widgets.export_dialog import ExportDialog, free_name
from gpubench_gui.report.formats import CARD, FORMATS, Saved, picture
from gpubench_gui.store.runs import RunWriter
from tests.demo import demo_events, demo_record
from tests.fake_run import RecordedRun

MODELS = ("small-cnn",)


def events():
    return demo_events(MODELS, rounds=2)


@pytest.fixture
def run(tmp_path: Path) -> Path:
    with RunWriter(tmp_path / "saved") as writer:
        for event in events():
            writer.write(event)
    return tmp_path / "saved"


def drop(window, *paths: Path) -> bool:
    """Drag `paths` in and let them fall; whether the window took them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, left, none)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), copy, data, left, none))
    return enter.isAccepted()


@pytest.mark.parametrize("kind", ["folder", "events", "png"])
def test_a_run_dropped_on_the_window_opens(open_window, qtbot, run, tmp_path, kind):
    path = {"folder": run, "events": run / "events.jsonl", "png": tmp_path / "card.png"}[kind]
    if kind == "png":
        path.write_bytes(picture(Saved(demo_record(MODELS, rounds=2), events, None), CARD))
    window = open_window()
    assert drop(window, path)
    qtbot.waitUntil(lambda: window.saved.job is None)
    assert window.answer.sentence.text().startswith("Small CNN trains ")


def test_a_picture_without_a_run_gets_a_sentence(open_window, qtbot, tmp_path):
    window = open_window()
    window.grab().save(str(tmp_path / "window.png"))
    drop(window, tmp_path / "window.png")
    qtbot.waitUntil(lambda: window.saved.job is None)
    assert "window.png is a picture that carries no run." in window.banner.text.text()
    assert window.session.record is None


def test_text_is_not_taken_and_two_files_are_one_too_many(open_window, run):
    window = open_window()
    assert not drop(window)
    assert drop(window, run, run)
    assert window.banner.text.text() == "Drop one run at a time."
    assert window.saved.job is None


def test_nothing_replaces_a_run_that_goes_on(open_window, qtbot, run):
    window = open_window(lambda: RecordedRun(demo_events(MODELS, until_s=5), True))
    window.start()
    qtbot.waitUntil(lambda: window.session.record.started is not None)
    drop(window, run)
    assert "A run is going on." in window.banner.text.text()
    assert window.saved.job is None


# ---- the dialog ------------------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot, theme, tmp_path):
    made = ExportDialog(theme, demo_record(MODELS), tmp_path)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.drawn, timeout=60_000):
        made.show()
    return made


def save(dialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Save).isEnabled()


def test_everything_is_chosen_at_first_and_the_card_is_shown(dialog):
    assert dialog.formats() == tuple(FORMATS)
    assert dialog.everything.checkState() == Qt.CheckState.Checked
    assert dialog.card.pixmap().width() > 400
    assert dialog.folder().name == "gpubench 2026-03-14 NVIDIA H200, Small CNN"
    assert save(dialog)


def test_the_files_follow_the_choice_and_none_cannot_be_written(dialog):
    dialog.everything.click()
    assert not save(dialog)
    assert dialog.problem.text() == "Choose at least one kind of report."
    dialog.boxes["md"].click()
    assert dialog.files.text() == "1 file will be written:\nreport.md"
    assert dialog.everything.checkState() == Qt.CheckState.PartiallyChecked
    assert save(dialog)


def test_a_folder_that_is_there_is_never_chosen(dialog, tmp_path):
    (tmp_path / "taken").mkdir()
    dialog.name.setText("taken")
    assert not save(dialog)
    assert "nothing is replaced" in dialog.problem.text()
    dialog.place.setText(str(tmp_path / "gone"))
    assert "There is no folder" in dialog.problem.text()
    assert free_name(tmp_path, "taken") == "taken 2"


@pytest.mark.parametrize("place", ["", "."])
def test_a_place_that_depends_on_where_the_program_was_started_is_refused(dialog, place):
    dialog.place.setText(place)
    assert not save(dialog)
    assert dialog.problem.text() == f"There is no folder {place or '–'}. Choose another place."
