"""The choices of colours and motion: in the menu, live, remembered, and the system's word where nothing is chosen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton

import gpubench_gui.gui
from gpubench_gui.core.palette import DARK, HIGH_CONTRAST, LIGHT
from gpubench_gui.gui import looks, motion
from gpubench_gui.gui.main_window import PLOTS_CPU_MS, PLOTS_MS
from gpubench_gui.gui.settings import Settings
from tests.demo import H200, demo_events
from tests.fake_run import RecordedRun


@pytest.fixture(autouse=True)
def system_look(theme):
    yield
    theme.choose("system")
    theme.follow(Qt.ColorScheme.Light)


def window_colour() -> str:
    return QApplication.palette().color(QPalette.ColorRole.Window).name().upper()


def test_each_theme_of_the_menu_shows_at_once_and_is_ticked(open_window, theme):
    window = open_window()
    chosen = window.actions_.looks
    for look, tokens in (("dark", DARK), ("high-contrast", HIGH_CONTRAST), ("light", LIGHT)):
        chosen.themes[look].trigger()
        assert theme.tokens is tokens
        assert window_colour() == tokens.background
        assert window.grab().toImage().pixelColor(640, 70).name().upper() == tokens.background
        assert [name for name, action in chosen.themes.items() if action.isChecked()] == [look]


def test_a_chosen_theme_outlasts_the_systems_changes_and_the_system_is_followed_again(open_window, theme):
    chosen = open_window().actions_.looks
    chosen.themes["high-contrast"].trigger()
    theme.follow(Qt.ColorScheme.Dark)
    assert theme.tokens is HIGH_CONTRAST
    chosen.themes["system"].trigger()
    assert theme.tokens is DARK


def test_the_theme_is_remembered_for_the_next_window(open_window, theme, tmp_path):
    open_window().actions_.looks.themes["high-contrast"].trigger()
    assert Settings(tmp_path / "window.ini").look() == "high-contrast"
    theme.choose("system")
    again = open_window()
    assert theme.tokens is HIGH_CONTRAST
    assert again.actions_.looks.themes["high-contrast"].isChecked()


def test_a_theme_that_is_not_offered_is_the_systems(tmp_path):
    (tmp_path / "window.ini").write_text("[window]\ntheme=neon\nreduce-motion=perhaps\n")
    settings = Settings(tmp_path / "window.ini")
    assert (settings.look(), settings.still()) == ("system", None)


class Hints:
    """What Qt knows of the system's accessibility from 6.10 on."""

    def __init__(self, asked: Qt.ContrastPreference) -> None:
        self._asked = asked

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._asked


@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="this Qt does not tell about high contrast")
def test_a_system_that_asks_for_high_contrast_gets_it_unless_another_theme_is_chosen(theme, monkeypatch):
    monkeypatch.setattr(theme, "_accessibility", Hints(Qt.ContrastPreference.HighContrast))
    assert theme.wanted() is HIGH_CONTRAST
    monkeypatch.setattr(theme, "look", "light")
    assert theme.wanted() is LIGHT


def test_a_qt_that_knows_nothing_of_high_contrast_follows_the_scheme_alone(theme, monkeypatch):
    monkeypatch.setattr(theme, "_accessibility", None)
    theme.follow(Qt.ColorScheme.Dark)
    assert theme.tokens is DARK


def test_zoom_keeps_the_chosen_theme(open_window, theme):
    window = open_window()
    window.actions_.looks.themes["high-contrast"].trigger()
    window.actions_.zoom.larger()
    assert theme.tokens is HIGH_CONTRAST
    window.actions_.zoom.usual()


# ---- motion ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "asked"), [("1", True), ("yes", True), ("0", False)])
def test_the_environment_can_ask_for_less_motion(word, asked):
    assert motion.system_asks({motion.VARIABLE: word}) is asked


def test_without_a_word_motion_is_what_the_system_asks_for_and_a_choice_is_remembered(
    open_window, monkeypatch, tmp_path
):
    monkeypatch.setattr(looks, "system_asks", lambda: True)
    window = open_window()
    assert window.actions_.looks.still
    assert Settings(tmp_path / "window.ini").still() is None
    window.actions_.looks.motion.trigger()
    assert Settings(tmp_path / "window.ini").still() is False
    assert not open_window().actions_.looks.still


def test_with_reduced_motion_nothing_slides_in_and_plots_move_once_a_second(open_window, qtbot):
    QApplication.setEffectEnabled(Qt.UIEffect.UI_AnimateCombo, True)
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), (H200,), until_s=9.0), hold=True))
    assert window._plots_timer.interval() == PLOTS_MS
    window.actions_.looks.motion.trigger()
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateCombo)
    window.start()
    qtbot.waitUntil(lambda: window._plots_timer.interval() == PLOTS_CPU_MS)
    window.actions_.looks.motion.trigger()


def test_nothing_in_the_window_is_animated():
    """Whoever adds an animation has to switch it off for reduced motion, and to say so here."""
    moving = ("QPropertyAnimation", "QVariantAnimation", "QTimeLine", "QSequentialAnimationGroup", "QMovie")
    folder = Path(gpubench_gui.gui.__file__).parent
    names = {
        (path.name, node.id)
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id in moving
    }
    assert names == set()


# ---- what is said and seen -----------------------------------------------------------------------------


def spoken(widget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_a_screen_reader_says_the_answer_itself_and_every_other_text(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), until_s=9.0)))
    window.start()
    qtbot.waitUntil(lambda: not window.session.running)
    answer = window.answer
    assert spoken(answer.sentence) == answer.sentence.text() != ""
    assert spoken(answer.qualifier) == answer.qualifier.text() != ""
    hidden = [
        (label.text(), spoken(label))
        for label in window.findChildren(QLabel)
        if label.isVisible() and label.text().casefold() not in spoken(label).casefold()
    ]
    assert hidden == []


@pytest.mark.parametrize("look", ["light", "dark", "high-contrast"])
@pytest.mark.parametrize("kind", [QCheckBox, QPushButton])
def test_the_control_with_the_keyboard_is_seen_and_so_is_one_that_is_off(qtbot, theme, look, kind):
    theme.choose(look)
    control = kind("Words")
    other = QPushButton("Other")
    for widget in (control, other):
        qtbot.addWidget(widget)
        theme.dress(widget)
        widget.show()

    def picture():
        return control.grab().toImage()

    control.clearFocus()
    plain = picture()
    control.activateWindow()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(control.hasFocus)
    assert picture() != plain
    control.clearFocus()
    control.setEnabled(False)
    assert picture() != plain
    if kind is QCheckBox:
        control.setEnabled(True)
        control.setChecked(True)
        assert picture() != plain
