"""The window in another language: taken on while it runs, nothing forgotten, nothing lost, nothing cut."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gpubench_gui.assets import resource
from gpubench_gui.core.language import ENGLISH, THIN, Language, speak, speaking, spoken, tr
from gpubench_gui.core.wording import figures
from gpubench_gui.gui.board import BoardWindow
from gpubench_gui.gui.language import TONGUES, chosen, install
from gpubench_gui.gui.main_window import MainWindow
from gpubench_gui.gui.settings import Settings
from gpubench_gui.gui.theme import CHINESE_FILES, Theme
from gpubench_gui.gui.widgets.banner import Banner, Message
from tests.demo import CPU, H200, demo_events
from tests.fake_run import RecordedRun
from tests.gui.words import BRACKETED, LONGER, cut, longer, said, untranslated

MODELS = ("small-cnn", "resnet18")
STATES = ("idle", "running", "done")


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    install(qapp, "en")
    QLocale.setDefault(before)


@pytest.fixture
def window_in(qtbot: QtBot, open_window: Callable[..., MainWindow]) -> Callable[[str], MainWindow]:
    """A window that is idle, in the middle of a run, or after one."""

    def open_(state: str) -> MainWindow:
        end = {"until_s": 95.0} if state == "running" else {}
        events = tuple(demo_events(MODELS, (CPU, H200), **end))
        window = open_window(lambda: RecordedRun(events, state == "running"))
        window.models.choose(MODELS)
        if state != "idle":
            window.start()
            record = window.session.record
            assert record is not None
            if state == "running":
                last_s = max(getattr(event, "at_s", 0.0) for event in events)
                qtbot.waitUntil(lambda: record.now_s >= last_s)
            else:
                qtbot.waitUntil(lambda: not window.session.running)
            window.repaint_plots()
            window.repaint_text()
        return window

    return open_


def take(window: MainWindow, language: Language) -> None:
    speak(language)
    window.rebuild()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the widgets before these
    QApplication.processEvents()


def texts(window: MainWindow) -> list[str]:
    return [text for _, text in said(window)]


@pytest.mark.parametrize("state", STATES)
def test_after_a_switch_no_english_text_is_left(window_in, state: str) -> None:
    window = window_in(state)
    take(window, BRACKETED)
    left = {f"{where}: {text}" for where, text in said(window) if untranslated(text)}
    assert not left
    assert sum("⟦" in text for text in texts(window)) > 200


@pytest.mark.parametrize("tab", ["why", "job"])
def test_the_other_tabs_of_a_result_are_translated_too(window_in, tab: str) -> None:
    window = window_in("done")
    take(window, BRACKETED)
    window.reading.tabs.set_value(tab)
    assert not {text for text in texts(window) if untranslated(text)}


@pytest.mark.parametrize("dialog", ["help_sheet", "sensor_panel"])
def test_dialogs_are_translated(window_in, dialog: str) -> None:
    window = window_in("done")
    take(window, BRACKETED)
    sheet = getattr(window.actions_, dialog)()
    assert not {text for _, text in said(sheet) if untranslated(text)}
    sheet.close()


def test_sensors_that_stay_open_follow_the_language(window_in) -> None:
    window = window_in("running")
    panel = window.actions_.sensor_panel()
    assert panel.windowTitle() == "Sensors"
    take(window, BRACKETED)
    panel.follow()
    assert panel.windowTitle() == "⟦Sensors⟧"
    assert not {text for _, text in said(panel) if untranslated(text)}
    panel.close()


@pytest.mark.parametrize("state", STATES)
def test_a_switch_there_and_back_changes_nothing(window_in, state: str) -> None:
    window = window_in(state)
    window.how.epochs.setValue(7)
    window.banner.add(Message("info", lambda: tr("Close")))
    record = window.session.record
    take(window, ENGLISH)
    before = texts(window)
    take(window, BRACKETED)
    assert window.session.record is record
    assert window.session.running == (state == "running")
    take(window, ENGLISH)
    assert sorted(texts(window)) == sorted(before)
    assert window.models.chosen() == MODELS
    assert window.how.epochs.value() == 7


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
@pytest.mark.parametrize("state", STATES)
def test_texts_of_nearly_half_as_long_again_are_not_cut(window_in, state: str, size: tuple[int, int]) -> None:
    window = window_in(state)
    window.resize(*size)
    take(window, LONGER)
    for section in (window.how, window.data):
        section.button.setChecked(True)
    window.data.source.setCurrentIndex(1)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    assert cut(window) == []


def test_the_long_language_keeps_placeholders_and_is_long() -> None:
    assert "{name}" in longer("Save {name} now")
    assert len(longer("Save the report card")) >= 1.4 * len("Save the report card")


def test_the_menu_switches_at_once_and_the_choice_is_remembered(window_in) -> None:
    window = window_in("running")
    window.actions_.languages.actions["de"].trigger()
    assert window.settings.language() == "de"
    assert spoken().decimal == ","
    assert figures(1234.5, 5) == f"1{THIN}234,5"
    assert window.how.epochs.locale().language() == QLocale.Language.German
    assert window.actions_.languages.actions["de"].isChecked()
    assert window.session.running
    window.actions_.languages.actions["en"].trigger()
    assert spoken() is ENGLISH
    assert window.how.epochs.locale().language() == QLocale.Language.English


def test_the_study_is_credited_in_the_language_too(window_in, qapp: QApplication) -> None:
    install(qapp, "de")
    window = window_in("idle")
    assert "zehn Epochen" in window.pictures.speedups.plot.toolTip()


def test_every_language_is_named_in_itself(window_in) -> None:
    names = [action.text() for action in window_in("idle").actions_.languages.actions.values()]
    assert names == ["English", "Deutsch", "Français", "简体中文"]


def test_qt_speaks_the_language_as_well(qapp: QApplication) -> None:
    for code, word in (("de", "Abbrechen"), ("fr", "Annuler"), ("zh", "取消"), ("en", "Cancel")):
        install(qapp, code)
        assert qapp.translate("QPlatformTheme", "Cancel") == word


@pytest.mark.parametrize(
    ("code", "number"), [("en", f"1{THIN}234.5"), ("de", f"1{THIN}234,5"), ("fr", f"1{THIN}234,5"), ("zh", "1,234.5")]
)
def test_numbers_follow_the_language(qapp: QApplication, code, number: str) -> None:
    install(qapp, code)
    assert figures(1234.5, 5) == number


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["de-AT", "en-US"], "de"),
        (["pt-BR", "fr-CA"], "fr"),
        (["zh-Hans-CN", "zh-CN"], "zh"),
        (["zh-Hant-TW", "zh-TW"], "en"),
        (["ja-JP"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_there_is_counts(wanted: list[str], code: str) -> None:
    assert chosen(wanted) == code


def test_an_unknown_remembered_language_is_none(tmp_path) -> None:
    (tmp_path / "window.ini").write_text("[window]\nlanguage=tlh\n")
    assert Settings(tmp_path / "window.ini").language() is None


def test_a_waiting_message_is_told_in_the_language_in_force_and_kept_in_english(theme: Theme, qtbot: QtBot) -> None:
    banner = Banner(theme)
    qtbot.addWidget(banner)
    with speaking(BRACKETED):
        banner.add(Message("info", lambda: tr("Saved {name} in {folder}.", name="a.png", folder="pictures")))
        banner.add(Message("info", lambda: tr("Saved {name} in {folder}.", name="a.png", folder="pictures")))
        assert banner.text.text() == "⟦Saved a.png in pictures.⟧"
        assert banner.texts == ["info: Saved a.png in pictures."]


def test_the_bundled_faces_have_every_character_of_the_chinese_translation(theme: Theme) -> None:
    path = resource("translations/gpubench_zh.ts")
    found = ElementTree.parse(path).getroot().iter("translation")
    letters = {letter for one in found for letter in "".join(one.itertext()) if letter >= "\u2e80"}
    if not letters:
        pytest.skip("gpubench_zh.ts has no Chinese text yet")
    for name in CHINESE_FILES:
        face = QRawFont(str(resource(f"fonts/{name}")), 12)
        assert not {letter for letter in letters if not face.supportsCharacter(ord(letter))}


def test_chinese_is_drawn_with_the_bundled_face_where_the_machine_has_none(theme: Theme) -> None:
    name = next(t.name for t in TONGUES if t.code == "zh")
    assert "Noto Sans CJK SC" in QFontDatabase.families()
    for file in CHINESE_FILES:
        face = QRawFont(str(resource(f"fonts/{file}")), 12)
        assert all(face.supportsCharacter(ord(letter)) for letter in name)


def test_windows_that_stand_open_beside_it_take_on_the_language_too(window_in):
    window = window_in("done")
    window.comparing.compare([window.session.record])
    window.comparing.show_board()
    window.actions_.languages.actions["de"].trigger()
    dialog = window.comparing.dialog
    (board,) = (b for b in window.findChildren(BoardWindow) if b.isVisible())
    assert (dialog.windowTitle(), board.windowTitle()) == ("Läufe vergleichen", "Klassentafel")
    assert dialog.records == [window.session.record]
    dialog.close()
    board.close()
