"""How far a run is, and what its devices are called for short."""

from __future__ import annotations

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.progress import progress
from gpubench_gui.core.record import RunRecord
from tests.demo import demo_events, demo_record


@pytest.mark.parametrize(
    ("key", "name"), [("cpu", "CPU"), ("cuda:1", "GPU 1"), ("cpu-again", "CPU again"), ("mps", "GPU")]
)
def test_short_names(key, name):
    assert short_name(key) == name


def test_progress_never_runs_backwards_and_ends_at_1():
    record, last = RunRecord(), 0.0
    for event in demo_events(("small-cnn", "resnet18")):
        record.apply(event)
        share = progress(record).share
        assert share >= last
        last = share
    assert last == 1.0


def test_the_bar_of_a_study_moves_within_an_epoch():
    record, shares = RunRecord(), set()
    for event in demo_events(("small-cnn",), protocol="study", epochs=2):
        record.apply(event)
        if record.cells and not any(c.ended or any(x.epochs for x in c.launches) for c in record.cells.values()):
            shares.add(progress(record).step_share)
    within = [s for s in shares if s and 0 < s < 0.5]
    assert len(within) > 5


def test_the_images_being_prepared_are_told_with_their_share():
    record = RunRecord()
    for event in demo_events():
        record.apply(event)
        if record.data_progress and record.data_progress.done:
            break
    state = progress(record)
    assert state.text.startswith("Making the images · 50")
    assert state.step_share == 0.5


def test_a_study_run_knows_its_time_left_once_every_device_was_measured():
    early = demo_record(("small-cnn", "resnet18"), protocol="study", until_s=10.0)
    assert progress(early).left_s is None
    late = demo_record(("small-cnn", "resnet18"), protocol="study", until_s=100.0)
    left = progress(late).left_s
    total = demo_record(("small-cnn", "resnet18"), protocol="study").now_s
    assert left == pytest.approx(total - 100.0, rel=0.5)


def test_the_end_says_what_watching_cost() -> None:
    record = demo_record()
    record.apply(ev.MonitoringCost(100.0, 100.0, 2.5, 0.5))
    assert "2.5\N{THIN SPACE}% of one core" in progress(record).text
