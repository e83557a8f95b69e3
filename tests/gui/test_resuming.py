"""A run that ended early is gone on with from the history, in this window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.joining import joined
from gpubench_gui.core.resuming import NotResumable
from gpubench_gui.core.summary import summarise
from gpubench_gui.gui.resuming import Resuming
from tests.core.test_joining import AT, fresh
from tests.store.test_history import measured
from tests.store.test_resuming import OLD, of_this_version


class FakeResumed:
    """Plays the old part and a made-up new one, or is refused."""

    def __init__(self, rest, old, refusal: str | None = None) -> None:
        self.rest, self.old, self.refusal = rest, old, refusal

    def events(self):
        if self.refusal is not None:
            raise NotResumable(self.refusal)
        yield from joined(self.old(), self.rest, of_this_version(fresh(self.rest), "20260315-new"), AT)

    def stop(self) -> None:
        """It ends by itself."""

    def skip_model(self, model: str) -> None:
        """It ends by itself."""


@pytest.fixture
def resuming(open_window, qtbot):
    """A window over a stopped run, a finished one and a sweep, with its history open; `refusal` is why none goes on."""
    window = open_window()
    window.refusal = None

    def make(rest, old, devices):
        window.devices_asked = devices
        return FakeResumed(rest, old, window.refusal)

    window.resuming._make = make
    runs = window.session.runs
    measured(runs, "20260314-old", OLD)
    whole = fresh_whole()
    measured(runs, "20260314-whole", whole)
    first = whole[0]
    sweep = replace(first, run="20260314-map", spec=replace(first.spec, models=("family",), protocol="map"))
    measured(runs, "20260314-map", [sweep])
    dialog = window.history.ask()
    qtbot.waitUntil(lambda: window.history.job is None)
    yield window, dialog
    if window.history._dialog is not None:
        dialog.reject()


def fresh_whole() -> list[ev.Event]:
    from tests.demo import demo_events

    return of_this_version(list(demo_events(("small-cnn",), rounds=1)), "20260314-whole")


def choose(dialog, run: str) -> None:
    ids = [dialog.runs.runs[dialog._source(row)].id for row in range(dialog.found.rowCount())]
    dialog.view.clearSelection()
    dialog.view.selectRow(ids.index(run))


def button(dialog):
    return dialog.act_buttons[dialog.acts.index(dialog.resume)]


def test_the_button_is_there_for_a_run_that_ended_early_and_says_why_not_for_others(resuming):
    _, dialog = resuming
    choose(dialog, "20260314-old")
    assert button(dialog).isEnabled()
    assert button(dialog).toolTip() == "Measure what is missing of this run, and keep the rest"
    choose(dialog, "20260314-whole")
    assert not button(dialog).isEnabled()
    assert button(dialog).toolTip() == "Nothing of this run is missing: it is finished."
    choose(dialog, "20260314-map")
    assert not button(dialog).isEnabled()
    assert "A sweep cannot be resumed" in button(dialog).toolTip()
    dialog.view.selectAll()
    assert not button(dialog).isEnabled()
    assert button(dialog).toolTip() == "Choose one run to resume it."


def test_a_resumed_run_goes_on_in_this_window_and_takes_the_old_ones_place(resuming, qtbot):
    window, dialog = resuming
    choose(dialog, "20260314-old")
    button(dialog).click()
    qtbot.waitUntil(lambda: window.session.record is not None and not window.session.running, timeout=20_000)
    record = window.session.record
    assert record.started.run == "20260315-new"
    assert [c.status for c in summarise(record).cells] == ["finished"] * 4
    assert window.answer.sentence.text() == summarise(record).sentence
    assert "2 of 4 cells are kept as they were" in window.banner.text.text()
    assert {d.key for d in window.devices_asked} == {"cpu", "cuda:0", "cuda:1"}
    ids = [h.id for h in window.history.history.runs()]
    assert "20260315-new" in ids
    assert "20260314-old" not in ids
    assert window.session.record.version == len(list(window.session.events()))


def test_a_run_that_is_refused_is_told_and_shown_as_it_was(resuming, qtbot):
    window, dialog = resuming
    window.refusal = "This run cannot be resumed: PyTorch was 2.12.0 then and is 2.13.0 now."
    choose(dialog, "20260314-old")
    button(dialog).click()
    qtbot.waitUntil(lambda: window.session.record is not None and not window.session.running, timeout=20_000)
    assert window.banner.text.text() == f"{window.refusal} It is kept as it was."
    assert window.session.record.started.run == "20260314-old"
    assert window.saved.strip.isVisible()
    assert window.bar.run.isEnabled()
    assert sorted(h.id for h in window.history.history.runs())[1] == "20260314-old"
    assert len(window.history.history.runs()) == 3


def test_a_run_of_another_version_is_refused_before_anything_begins(resuming, qtbot):
    window, dialog = resuming
    first = OLD[0]
    measured(window.session.runs, "20260314-older", [replace(first, run="20260314-older", version="0.0.1"), *OLD[1:]])
    window.history._refresh()
    choose(dialog, "20260314-older")
    button(dialog).click()
    qtbot.waitUntil(lambda: window.resuming.job is None)
    assert "was measured by gpubench 0.0.1" in window.banner.text.text()
    assert window.session.record is None
    assert not window.session.running


def test_nothing_is_resumed_while_devices_are_looked_for(open_window, qtbot):
    import threading

    found = threading.Event()
    window = open_window(probe=lambda: (found.wait(20), ())[1], wait_for_probe=False)
    run = measured(window.session.runs, "20260314-old", OLD)
    assert isinstance(window.resuming, Resuming)
    window.resuming.start(run)
    assert "still being looked for" in window.banner.text.text()
    assert window.resuming.job is None
    found.set()
    qtbot.waitUntil(lambda: window.search.job is None)
