"""Every validity flag on its way into the window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gpubench_gui.core import events as ev
from gpubench_gui.core.validity import FLAGS
from tests.demo import CPU, H200, demo_events
from tests.fake_run import RecordedRun


def test_flags_stand_in_the_windows_line_under_the_answer_and_on_their_row(open_window, qtbot):
    events = [
        replace(e, flags=tuple(FLAGS)) if isinstance(e, ev.BlockTimed) and e.device == "cuda:0" else e
        for e in demo_events(["resnet18"], [CPU, H200])
    ]
    window = open_window(lambda: RecordedRun(events))
    QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.session.running, timeout=20_000)
    shown = window.answer.qualifier.text()
    model = window.reading.table.model
    tips = [model.data(model.index(row, 0), Qt.ItemDataRole.ToolTipRole) or "" for row in range(model.rowCount())]
    assert "beware" in shown
    for word in FLAGS:
        assert word in shown
        assert word in tips[1]
        assert word not in tips[0]
    assert window.answer.qualifier.wordWrap(), "however many there are, all can be read"
