"""When the GPU is ahead, start-up included: planted start-ups and step times with the answer by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.break_even import BreakEven, break_evens, sentence, words
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.summary import summarise
from tests.demo import CPU, H200

M = "resnet18"
THIN = "\N{THIN SPACE}"


def record_of(
    cpu: list[tuple[float, float, float | None]],
    gpu: list[tuple[float, float, float | None]],
    *,
    failed: bool = False,
    warm: bool = True,
) -> RunRecord:
    """A run of one model; each launch has (start-up, seconds per step, seconds of its first step)."""
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU, H200)), {}))
    for device, launches in (("cpu", cpu), ("cuda:0", gpu)):
        for round_, (startup_s, step_s, first_s) in enumerate(launches):
            where = (M, device, round_)
            record.apply(ev.LaunchStarted(*where, 1.0, 1))
            startup = {"import": startup_s / 2, "context": startup_s / 2}
            record.apply(ev.LaunchReady(*where, 1.0, 11_689_512, "w", "o", startup, {}))
            if warm:
                record.apply(ev.WarmedUp(*where, 2.0, 10, 1.0, True, first_s))
            record.apply(ev.BlockTimed(*where, 0, 5.0, 20, 2560, 20 * step_s, None, 0.1, 1.0))
            record.apply(ev.LaunchEnded(*where, 7.0, "finished"))
        end = ev.CellEnded(M, device, 8.0, "finished")
        if failed and device != "cpu":
            end = replace(end, outcome="failed", reason="it broke")
        record.apply(end)
    return record


def only(record: RunRecord) -> BreakEven:
    (found,) = break_evens(record, summarise(record))
    return found


def test_start_up_lost_over_seconds_won_by_each_batch() -> None:
    # The GPU starts 3 s later and its first step takes 1 s more than the others; the CPU's first takes 0.5 s more.
    # (3 + 1 - 0.5) / (0.1 - 0.01) = 38.9 batches, at 5 + 1 + 38.9 · 0.01 = 6.39 s.
    record = record_of([(2.0, 0.1, 0.6)], [(5.0, 0.01, 1.01)])
    b = only(record)
    assert b.kind == "after"
    assert b.batches is not None
    assert b.seconds is not None
    assert b.batches.value == pytest.approx(3.5 / 0.09)
    assert b.seconds.value == pytest.approx(6.0 + 0.01 * 3.5 / 0.09)
    assert b.batches.low is None
    assert words(b) == "ahead after 39 batches (6.4 s)"
    assert sentence(record, b) == "ResNet-18, NVIDIA H200 against 16 CPU cores: ahead after 39 batches (6.4 s)"


def test_three_rounds_give_an_interval_that_holds_the_planted_value() -> None:
    rounds = ([(2.0, 0.1, 0.1)] * 3, [(s, 0.01, 0.01) for s in (10.9, 11.0, 11.2)])
    b = only(record_of(*rounds))
    assert b.batches is not None
    assert b.batches.n == 3
    assert b.batches.value == pytest.approx(100.4, rel=0.001)  # mean log of 8.9, 9 and 9.2 s, over 0.09
    assert b.batches.low < 100 < b.batches.high  # type: ignore[operator]
    assert b.batches.half_width == pytest.approx(0.053, abs=0.002)  # 5.31 · 0.0168 / √3 on the logs
    assert words(b).startswith("ahead after 101 batches (12 s; 95")


def test_a_first_step_that_was_no_slower_adds_nothing() -> None:
    b = only(record_of([(1.0, 0.1, 0.1)], [(1.9, 0.01, 0.001)]))
    assert b.batches is not None
    assert b.batches.value == pytest.approx(0.9 / 0.09)


def test_a_device_that_starts_no_later_is_ahead_from_the_first_batch() -> None:
    for startup_s in (1.0, 2.0, 2.05):
        b = only(record_of([(2.0, 0.1, 0.1)], [(startup_s, 0.01, 0.01)]))
        assert (b.kind, b.batches, b.seconds) == ("first", None, None)
        assert words(b) == "ahead from the first batch"


def test_a_device_that_is_slower_per_batch_never_is() -> None:
    b = only(record_of([(9.0, 0.1, 0.1)], [(1.0, 0.2, 0.2)]))
    assert (b.kind, b.batches) == ("never", None)
    assert words(b) == "never: it is slower per batch"


def test_no_clear_difference_is_not_decided() -> None:
    rounds = ([(1.0, s, 0.1) for s in (0.10, 0.12, 0.09)], [(3.0, s, 0.1) for s in (0.11, 0.10, 0.10)])
    assert only(record_of(*rounds)).kind == "not decided"


def test_a_round_that_led_from_the_start_leaves_the_value_without_an_interval() -> None:
    b = only(record_of([(2.0, 0.1, 0.1)] * 3, [(s, 0.01, 0.01) for s in (1.9, 5.0, 5.1)]))
    assert b.batches is not None
    assert b.batches.value == pytest.approx(2.0 / 0.09)  # mean start-ups 4 and 2
    assert (b.batches.low, b.batches.n) == (None, 3)


@pytest.mark.parametrize("gpu", [[(5.0, 0.01, None)], []])
def test_what_was_not_timed_is_not_known(gpu: list[tuple[float, float, float | None]]) -> None:
    b = only(record_of([(2.0, 0.1, 0.6)], gpu))
    assert (b.kind, b.batches) == (None, None)
    assert words(b).startswith("not known: ")


def test_a_failed_cell_is_not_known_with_its_reason() -> None:
    b = only(record_of([(2.0, 0.1, 0.6)], [(5.0, 0.01, 1.0)], failed=True))
    assert b.kind is None
    assert words(b) == "not known: failed on NVIDIA H200: it broke"


def test_epochs_in_full_hold_their_first_step() -> None:
    record = record_of([(2.0, 0.1, None)], [(5.0, 0.01, None)], warm=False)
    for device, step_s in (("cpu", 0.1), ("cuda:0", 0.01)):
        launch = record.cell(M, device).launches[0]
        launch.blocks.clear()
        record.apply(ev.EpochDone(M, device, 0, 9.0, 0, 12_800, 100 * step_s, 1.0, 10, 100))
    b = only(record)
    assert b.batches is not None
    assert b.batches.value == pytest.approx(3.0 / 0.09)


def test_absurd_times_are_no_figure() -> None:
    b = only(record_of([(2.0, 0.1, 0.1)], [(1e308, 0.09999999999, 1e308)]))
    assert b.kind is None
    assert "no" in words(b)


def test_thousands_of_batches_are_rounded_to_three_figures() -> None:
    b = only(record_of([(0.0, 0.1, 0.1)], [(1234.56, 0.0, 0.0)]))
    assert b.kind is None  # a step of no time is no measurement
    b = only(record_of([(0.0, 0.2, 0.2)], [(1234.56, 0.1, 0.1)]))
    assert words(b) == f"ahead after 12{THIN}300 batches (41 min)"
