"""Who a machine is, and when a run counts as slower than its baseline."""

from __future__ import annotations

import pytest

from gpubench_gui.core.baseline import EXIT_CODES, Machine, _same, check, lines, machine, machine_of, parse
from gpubench_gui.core.compared import Pair
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.stats import Estimate
from tests.board_files import machine_events


def run(number: int = 0, slower: float = 1.0, without: str = "", **training) -> RunRecord:
    record = RunRecord()
    for event in machine_events(number, slower, **training):
        if not (without and type(event).__name__ == "BlockTimed" and event.device == without):
            record.apply(event)
    return record


def test_a_machine_is_its_hardware_in_digests_that_lead_back_to_no_name():
    found = machine({"cpu": "AMD EPYC", "logical_cpus": 32}, ["GPU-AB12", "", "cd34"])
    assert found == machine({"logical_cpus": 32, "cpu": "AMD EPYC", "os": "Linux"}, ["cd34", "ab12", "GPU-cd34"])
    assert found != machine({"cpu": "AMD EPYC", "logical_cpus": 16}, ["ab12", "cd34"])
    assert parse(found.id) == found
    assert "ab12" not in found.id
    assert parse("../../etc") is None


def test_a_run_on_some_of_a_machines_gpus_is_of_that_machine():
    whole, part, other = Machine("c", ("a", "b")), Machine("c", ("a",)), Machine("c", ("z",))
    assert whole.overlap(part) == part.overlap(whole) == 1
    assert whole.overlap(other) is None
    assert Machine("d", ("a",)).overlap(part) is None


@pytest.mark.parametrize(("slower", "outcome", "code"), [(1.0, "same", 0), (0.7, "same", 0), (1.4, "slower", 1)])
def test_only_a_clear_slowdown_beyond_the_tolerance_fails(slower, outcome, code):
    found = check(run(), run(slower=slower))
    assert (found.outcome, EXIT_CODES[found.outcome]) == (outcome, code)
    assert len(lines(run(), run(slower=slower), found)) == 6


def test_a_slowdown_within_the_tolerance_or_the_noise_is_no_failure():
    assert check(run(), run(slower=1.4), tolerance=0.5).outcome == "same"
    assert check(run(), run(slower=1.05)).outcome == "same"
    assert "would not show" in check(run(), run()).sentence


def test_a_device_that_was_not_measured_today_is_no_pass():
    found = check(run(), run(without="cuda:0"))
    assert found.outcome == "unknown"
    assert found.sentence == "Not measured today: Small CNN and ResNet-18 and ResNet-50"


def test_a_slow_device_counts_even_where_another_was_not_measured():
    assert check(run(), run(slower=1.5, without="cpu")).outcome == "slower"


def test_other_settings_and_another_machine_give_no_answer():
    other = check(run(), run(batch_size=64))
    assert other.outcome == "unknown"
    assert EXIT_CODES["unknown"] == 2
    elsewhere = check(run(), run(1, slower=3.0))
    assert (elsewhere.outcome, elsewhere.slower) == ("unknown", ())
    assert "another machine" in elsewhere.sentence


def test_the_machine_of_a_run_is_told_by_driver_or_child():
    assert machine_of(run(3)).gpus == machine({}, ["00000003-1bb9-02e6-01f6-09e27c156895"]).gpus


def told(*pairs: tuple[float, float, float]) -> str:
    """The sentence of a check whose ratios are these, each (low, value, high)."""
    made = [Pair("small-cnn", "cpu", 32, 1, 1.0, v, Estimate(v, low, high, 5), ()) for low, v, high in pairs]
    return _same(made, 0.05)


def test_within_the_tolerance_is_said_only_where_the_whole_interval_is():
    assert told((0.96, 0.97, 0.98)) == "Within 5\N{THIN SPACE}% of the baseline"
    doubtful = "Not clearly slower than the baseline by more than 5\N{THIN SPACE}%"
    assert told((0.82, 0.90, 0.97)) == doubtful
    assert told((0.96, 0.97, 0.98), (1.2, 1.3, 1.4)) == doubtful


def test_faster_leaves_room_for_what_is_not_clear():
    assert told((1.1, 1.2, 1.3), (0.6, 0.8, 1.1)) == "Faster than the baseline, nowhere clearly slower"
