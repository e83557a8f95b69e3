"""The banner: what happened last is read first."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.banner import Banner, Message


def test_the_latest_message_is_read_first_and_closing_it_brings_back_the_one_before(qtbot: QtBot, theme: Theme) -> None:
    banner = Banner(theme)
    qtbot.addWidget(banner)
    banner.add(Message("warning", "The machine is busy."))
    banner.add(Message("info", "Saved card.png.", ("Show in folder", lambda: None)))
    assert banner.text.text() == "Saved card.png."
    assert not banner.action.isHidden()
    banner.close_button.click()
    assert banner.text.text() == "The machine is busy."
    assert banner.action.isHidden()
    banner.close_button.click()
    assert banner.isHidden()
