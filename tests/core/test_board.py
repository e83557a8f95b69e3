"""Who is on a board, in which order, and by which name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core.board import (
    COLUMNS,
    default_name,
    entry,
    nickname,
    one_per_machine,
    places,
    rival,
    row,
    standings,
    usual_model,
)
from gpubench_gui.core.events import RunStarted
from gpubench_gui.core.record import RunRecord
from tests.board_files import machine_events
from tests.demo import demo_record
from tests.demo_sweep import sweep_record


def record(number: int, slower: float = 1.0, **training) -> RunRecord:
    made = RunRecord()
    for event in machine_events(number, slower, **training):
        made.apply(event)
    return made


def test_a_run_contributes_its_fastest_device_and_its_speedup_over_the_cpu():
    found = entry(record(1))
    assert [r.model for r in found.results] == ["small-cnn", "resnet18", "resnet50"]
    assert {r.device for r in found.results} == {"NVIDIA H200"}
    assert all(r.speedup.value == pytest.approx(r.images_per_s / r.cpu_images_per_s, rel=0.1) for r in found.results)


def test_runs_that_timed_no_chosen_models_are_not_on_the_board():
    assert entry(sweep_record()) is None
    assert entry(RunRecord()) is None


def test_nothing_of_an_entry_names_user_host_or_path():
    def started(event):
        return replace(event, host={**event.host, "user": "anna", "hostname": "annas-laptop"})

    made = RunRecord()
    for event in machine_events(1):
        made.apply(started(event) if isinstance(event, RunStarted) else event)
    assert "anna" not in repr(entry(made))


def test_the_latest_run_of_a_machine_counts_and_copies_count_once():
    early, late = entry(record(1)), replace(entry(record(1, 2.0)), started="2027-01-01")
    other = entry(record(2))
    found = one_per_machine([early, late, late, other])
    assert len(found) == 2
    assert late in found
    assert early not in found
    assert [e.key for e in found] == sorted(e.key for e in found)


def test_machines_without_a_gpu_are_not_taken_for_one_another():
    one = demo_record()  # it knows no UUID
    two = demo_record()
    two.started = replace(two.started, run="another")
    assert entry(one).key != entry(two).key
    assert entry(one).key == entry(demo_record()).key


def test_the_fastest_stands_first_and_other_settings_are_not_ranked():
    entries = [entry(record(1, 2.0)), entry(record(2)), entry(record(3, 0.1, batch_size=64)), entry(record(4, 3.0))]
    found = standings(entries, "resnet50")
    assert [s.rank for s in found] == [1, 2, 3, None]
    assert [s.entry.run for s in found] == ["run-2", "run-1", "run-4", "run-3"]
    assert found[-1].beware == ("batch 64",)
    assert {len(row(s, "name")) for s in found} == {len(COLUMNS)}
    assert standings(entries, "vit_b_16") == ()


def test_the_model_that_most_have_is_ranked_the_largest_of_those():
    assert usual_model([entry(record(1)), entry(record(2))]) == "resnet50"
    assert usual_model([]) is None


def test_letters_go_by_hash_order_and_stay_when_machines_come():
    first = places(["b", "a"], {})
    assert first == {"a": 0, "b": 1}
    assert places(["0", "a", "b"], first) == {"0": 2, "a": 0, "b": 1}
    assert [default_name(i) for i in (0, 25, 26, 27, 701, 702)] == [
        f"Machine {x}" for x in ("A", "Z", "AA", "AB", "ZZ", "AAA")
    ]


def test_a_nickname_is_one_short_line():
    assert nickname("  the\nfast\tone \x1b[31m ") == "the fast one [31m"
    assert len(nickname("x" * 500)) == 40
    assert nickname(" \n ") == ""


def test_no_machine_is_called_fastest_by_less_than_the_noise():
    def board(*slower: float):
        return standings([entry(record(i, s)) for i, s in enumerate(slower)], "resnet50")

    close = board(1.0, 1.02)
    assert rival(close) == close[1]
    assert rival(board(1.0, 2.0)) is None
    assert rival(board(1.0)) is None
    few = [replace(p, result=replace(p.result, between=None)) for p in board(1.0, 2.0)]
    assert rival(few) == few[1]
    assert rival([close[0], replace(close[1], rank=None)]) is None
