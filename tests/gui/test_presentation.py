"""The presentation: its keys, its sizes, that nothing is cut, and guesses from the dialog to the reveal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from gpubench_gui.core.events import RunEnded
from gpubench_gui.core.palette import device_styles
from gpubench_gui.core.slides import slides
from gpubench_gui.core.summary import summarise
from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.gui.presentation import DESIGN, SENTENCE, SMALL, Presentation
from gpubench_gui.gui.presenting import RACE_CPU_MS, RACE_MS
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.guess_dialog import GuessDialog
from tests.core.test_slides import RECORDS
from tests.demo import CPU, H200, demo_events, demo_record
from tests.fake_run import RecordedRun

Open = Callable[..., MainWindow]
KEY = Qt.Key
SIZES = pytest.mark.parametrize("size", [DESIGN, (1920, 1080)])
GUESSES = {"small-cnn": 20.0, "resnet18": 7.0, "resnet50": 40.0}


@pytest.fixture
def stage(qtbot: QtBot, theme: Theme) -> Presentation:
    made = Presentation(theme)
    theme.dress(made)
    qtbot.addWidget(made)
    made.resize(*DESIGN)
    made.show()
    _fill(made, "finished")
    return made


def _fill(stage: Presentation, name: str, guesses: dict[str, float] | None = None) -> int:
    record = RECORDS[name]
    made = slides(record.spec, record, summarise(record), guesses or {})
    stage.show_slides(made, device_styles(record.spec.devices))
    return len(made)


def _shown_labels(stage: Presentation) -> list[QLabel]:
    return [x for x in stage.findChildren(QLabel) if x.isVisible() and x.text()]


@pytest.mark.parametrize(
    ("keys", "step"),
    [
        ([KEY.Key_Right], 1), ([KEY.Key_Space], 1), ([KEY.Key_PageDown], 1), ([KEY.Key_End], 4),
        ([KEY.Key_End, KEY.Key_Right], 4), ([KEY.Key_Left], 0), ([KEY.Key_End, KEY.Key_Left], 3),
        ([KEY.Key_End, KEY.Key_Backspace], 3), ([KEY.Key_End, KEY.Key_PageUp], 3), ([KEY.Key_End, KEY.Key_Home], 0),
    ],
)  # fmt: skip
def test_the_keys_of_a_presenter_move_it(stage: Presentation, keys: list[Qt.Key], step: int) -> None:
    for key in keys:
        QTest.keyClick(stage, key)
    assert stage.step == step
    assert stage.counter.text() == f"{step + 1} of 5"
    assert stage.accessibleName() == f"Presentation, step {step + 1} of 5: {stage.title.text()}"


@SIZES
@pytest.mark.parametrize("name", RECORDS)
def test_every_step_is_in_24_points_and_more_and_nothing_is_cut(
    stage: Presentation, name: str, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    count = _fill(stage, name, GUESSES)
    for step in range(count):
        stage.go(step)
        bottom = stage.counter.y()
        for label in _shown_labels(stage):
            assert label.font().pixelSize() >= SMALL, label.text()
            assert label.heightForWidth(label.width()) <= label.height(), label.text()
            longest = max(label.text().split(), key=len) if label is not stage.points else ""
            assert QFontMetrics(label.font()).horizontalAdvance(longest) <= label.width(), label.text()
            if label not in (stage.counter, stage.hint):
                assert label.geometry().bottom() < bottom, label.text()
        if stage.bars.isVisible():
            assert stage.bars.least_height(stage.bars.width()) <= stage.bars.height(), stage.title.text()
            assert stage.bars.geometry().bottom() < bottom


@SIZES
def test_the_answer_is_in_40_points(stage: Presentation, size: tuple[int, int]) -> None:
    stage.resize(*size)
    while stage.slide is not None and stage.slide.kind != "result":
        stage.go(stage.step + 1)
    assert stage.sentence.font().pixelSize() == round(SENTENCE * size[1] / DESIGN[1])


def test_a_sentence_too_long_for_40_points_shrinks_and_stays_whole(stage: Presentation) -> None:
    long = "ResNet-50 trains faster on one device than on another, as far as this can be told. " * 5
    stage.show_slides((replace(stage.slide, sentence=long, note="", figures=()),), {})
    assert SMALL <= stage.sentence.font().pixelSize() < SENTENCE
    assert stage.sentence.heightForWidth(stage.sentence.width()) <= stage.sentence.height()


def test_new_figures_leave_the_step_that_is_shown(stage: Presentation) -> None:
    _fill(stage, "running")
    stage.go(2)
    assert stage.title.text() == "The result so far"
    _fill(stage, "finished", GUESSES)  # now there is a step more before it
    assert stage.title.text() == "The result"
    assert stage.step == 3


def test_the_devices_differ_in_colour_and_pattern(stage: Presentation, theme: Theme) -> None:
    stage.go(1)
    picture = stage.bars.grab().toImage()
    found = {picture.pixelColor(x, y).name() for x in range(0, picture.width(), 2) for y in range(0, 300, 3)}
    for colour in theme.tokens.series[:2]:
        assert QColor(colour).name() in found
    assert "16 CPU cores: 1" in stage.bars.accessibleDescription()


@pytest.fixture
def plays(open_window: Open, qtbot: QtBot) -> Callable[..., MainWindow]:
    def play(hold: bool = False, guesses: dict[str, float] | None = None, **script: object) -> MainWindow:
        window = open_window(lambda: RecordedRun(demo_events(devices=(CPU, H200), **script), hold))  # type: ignore[arg-type]
        window.guesses.set(guesses or {})
        QTest.keyClick(window, KEY.Key_F5)
        if hold:
            qtbot.waitUntil(lambda: window.session.record.current is not None)
            qtbot.wait(50)
        else:
            qtbot.waitUntil(lambda: not window.session.running)
        window.repaint_text()
        return window

    return play


def _present(window: MainWindow, qtbot: QtBot) -> Presentation:
    QTest.keyClick(window, KEY.Key_F11)
    stage = window.presenter.stage
    assert stage is not None
    qtbot.waitUntil(stage.isActiveWindow)
    return stage


def _settle() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("key", [KEY.Key_Escape, KEY.Key_F11])
def test_f11_presents_on_the_whole_screen_and_esc_or_f11_leaves(
    plays: Callable[..., MainWindow], qtbot: QtBot, key: Qt.Key
) -> None:
    window = plays()
    stage = _present(window, qtbot)
    assert stage.isFullScreen()
    assert QApplication.focusWidget() is stage
    QTest.keyClick(stage, key)
    assert not window.presenter.active
    _settle()
    assert window.findChildren(Presentation) == []


def test_esc_in_the_presentation_does_not_stop_the_run(plays: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = plays(hold=True, until_s=40.0)
    stage = _present(window, qtbot)
    QTest.keyClick(stage, KEY.Key_Escape)
    assert not window.presenter.active
    assert window.session.running
    assert not window.session.stopping


def test_the_race_follows_the_record_slower_while_a_cpu_is_timed(
    plays: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = plays(hold=True, until_s=40.0)
    stage = _present(window, qtbot)
    QTest.keyClick(stage, KEY.Key_Right)
    assert stage.title.text() == "The race"
    record = window.session.record
    for device, pause in (("cpu", RACE_CPU_MS), ("cuda:0", RACE_MS)):
        record.current = ("small-cnn", device)
        window.presenter._tick()
        assert window.presenter._timer.interval() == pause
    before = stage.bars.accessibleDescription()
    record.cell("small-cnn", "cpu").images_per_s.add(record.now_s, 1.0)
    record.version += 1
    window.presenter._tick()
    assert stage.bars.accessibleDescription() != before


def test_plots_are_not_drawn_behind_the_presentation_and_are_after_it(
    plays: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = plays()
    stage = _present(window, qtbot)
    window.session.record.version += 1
    window.repaint_plots()
    assert window._drawn != window.session.record.version
    QTest.keyClick(stage, KEY.Key_Escape)
    assert window._drawn == window.session.record.version


def test_f5_starts_the_first_run_from_the_presentation_but_never_replaces_results(
    open_window: Open, qtbot: QtBot
) -> None:
    made = []
    window = open_window(lambda: made.append(1) or RecordedRun(demo_events(devices=(CPU, H200))))
    stage = _present(window, qtbot)
    assert stage.slide.kind == "question"
    QTest.keyClick(stage, KEY.Key_F5)
    qtbot.waitUntil(lambda: made == [1] and not window.session.running)
    QTest.keyClick(stage, KEY.Key_End)
    assert stage.title.text().startswith("The reason")
    QTest.keyClick(stage, KEY.Key_F5)
    assert made == [1]
    assert not window.session.running


# ---- guesses -------------------------------------------------------------------------------------


def test_without_a_guess_nothing_is_there(plays: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = plays()
    assert not window.answer.guess.isVisible()
    stage = _present(window, qtbot)
    assert "guess" not in [s.kind for s in stage._slides]
    assert "guessed" not in stage.bars.accessibleDescription()


def test_a_guess_is_revealed_under_the_answer_and_in_the_result(plays: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = plays(guesses={"resnet50": 40.0})
    assert window.answer.guess.isVisible()
    assert window.answer.guess.text() == "ResNet-50: guessed 40×, measured 9.07×: 4.4 times too high"
    stage = _present(window, qtbot)
    QTest.keyClick(stage, KEY.Key_Right)
    assert stage.title.text() == "The guess"
    QTest.keyClick(stage, KEY.Key_Right)
    QTest.keyClick(stage, KEY.Key_Right)
    assert "guessed: 40× 4.4 times too high" in stage.bars.accessibleDescription()


def test_a_guess_is_used_up_by_a_run_with_results(plays: Callable[..., MainWindow]) -> None:
    window = plays(guesses={"resnet50": 40.0})
    assert window.guesses.next == {}


def test_a_guess_stays_for_the_next_run_when_this_one_measured_nothing(plays: Callable[..., MainWindow]) -> None:
    window = plays(guesses={"resnet50": 40.0}, failed=[(m, "cuda:0") for m in ("small-cnn", "resnet18", "resnet50")])
    assert window.guesses.next == {"resnet50": 40.0}
    assert "not measured" in window.answer.guess.text()


def test_guesses_can_be_changed_in_a_run_until_it_has_results(plays: Callable[..., MainWindow]) -> None:
    early = plays(hold=True, until_s=5.0)
    early.guesses.set({"small-cnn": 3.0})
    assert early.guesses.of(early.session.record) == {"small-cnn": 3.0}
    late = plays(hold=True, until_s=95.0)
    late.guesses.ask()  # a dialog would hold the test
    assert any("closed" in x.text() for x in late.banner.findChildren(QLabel))


def test_a_saved_run_has_no_guesses(plays: Callable[..., MainWindow]) -> None:
    window = plays(guesses={"resnet50": 40.0})
    other = demo_record()
    window.session.record = other
    assert window.guesses.of(other) == {}


def test_the_dialog_has_a_field_for_each_model_and_says_what_it_cannot_read(qtbot: QtBot, theme: Theme) -> None:
    dialog = GuessDialog(demo_record(until_s=0.0).spec, {"resnet18": 7.5})
    qtbot.addWidget(dialog)
    dialog.show()
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert [f.accessibleName() for f in dialog.fields.values()] == [
        "Guess on Small CNN", "Guess on ResNet-18", "Guess on ResNet-50",
    ]  # fmt: skip
    QTest.keyClicks(dialog.fields["small-cnn"], "much")
    assert dialog.problem.text() == "Small CNN: Type a number, such as 7, 7.5 or 0.5."
    assert not ok.isEnabled()
    dialog.fields["small-cnn"].clear()
    QTest.keyClicks(dialog.fields["small-cnn"], "2,5x")
    assert ok.isEnabled()
    assert dialog.guesses() == {"small-cnn": 2.5, "resnet18": 7.5}


def test_ctrl_g_asks_and_keeps_what_was_typed(open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def type_and_accept(dialog: GuessDialog) -> int:
        dialog.fields["small-cnn"].setText("20")
        return GuessDialog.DialogCode.Accepted

    monkeypatch.setattr(GuessDialog, "exec", type_and_accept)
    window = open_window()
    QTest.keyClick(window, KEY.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert window.guesses.next == {"small-cnn": 20.0}


def test_an_ended_run_is_the_one_revealed(plays: Callable[..., MainWindow]) -> None:
    window = plays(hold=True, until_s=95.0, guesses={"small-cnn": 3.0})
    assert not window.answer.guess.isVisible()
    window.session.record.apply(RunEnded(95.0, "stopped"))
    window.repaint_text()
    assert window.answer.guess.text().startswith("Small CNN: guessed 3×, measured")


def test_a_recorded_run_says_so_on_every_step(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.saved.open_example()
    qtbot.waitUntil(lambda: window.session.record is not None)
    stage = _present(window, qtbot)
    for key in (KEY.Key_Home, KEY.Key_End):
        QTest.keyClick(stage, key)
        assert stage.hint.text().startswith("RECORDED on ")
