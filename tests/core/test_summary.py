"""The answer of a run: what becomes a number, what never does, and the sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import ASIDE, RunSpec, Training
from gpubench_gui.core.summary import comparison_sentence, summarise
from tests.demo import CPU, H200, demo_record

M = "resnet50"


def block(device: str, round_: int, step_s: float, flags: tuple[str, ...] = (), number: int = 0) -> ev.BlockTimed:
    """Twenty steps of 128 images at `step_s` seconds each."""
    return ev.BlockTimed(M, device, round_, number, 5.0, 20, 2560, 20 * step_s, None, 0.1, 1.0, flags)


def record_of(
    cpu: list[float],
    gpu: list[float],
    *,
    ended: dict[str, ev.CellEnded] | None = None,
    evaluate_s: float | None = None,
) -> RunRecord:
    """A run of one model with these step times, one launch each; `ended` replaces a cell's ending."""
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec((M,), (CPU, H200)), {}))
    record.apply(ev.DataReady("arrays", "synthetic", 50_000, 10_000, "0" * 64))
    for device, steps in (("cpu", cpu), ("cuda:0", gpu)):
        for round_, step_s in enumerate(steps):
            record.apply(ev.LaunchStarted(M, device, round_, 1.0, 1))
            record.apply(block(device, round_, step_s))
            if evaluate_s is not None:
                record.apply(ev.EvaluationTimed(M, device, round_, 6.0, 1000, evaluate_s))
            record.apply(ev.LaunchEnded(M, device, round_, 7.0, "finished"))
        record.apply((ended or {}).get(device) or ev.CellEnded(M, device, 8.0, "finished"))
    record.apply(ev.RunEnded(9.0, "finished"))
    return record


def test_a_clear_difference_is_said_with_model_both_devices_and_ratio() -> None:
    summary = summarise(record_of([1.15, 1.16, 1.14], [0.1, 0.1, 0.1]))
    assert summary.sentence == "ResNet-50 trains 11.5× faster on NVIDIA H200 than on 16 CPU cores"
    assert "95 % interval" in summary.qualifier
    assert "3 rounds" in summary.qualifier
    assert "IEEE float32" in summary.qualifier
    assert "no warnings" in summary.qualifier
    assert summary.comparisons[0].clear


def test_below_one_it_says_which_device_is_faster() -> None:
    summary = summarise(record_of([0.1, 0.1, 0.1], [0.2, 0.201, 0.199]))
    assert summary.sentence == "ResNet-50 trains 2.00× faster on 16 CPU cores than on NVIDIA H200"
    assert summary.comparisons[0].speedup is not None
    assert summary.comparisons[0].speedup.value == pytest.approx(0.5, rel=1e-3)
    assert "interval 1.9" in summary.qualifier  # turned round like the sentence


def test_an_interval_that_holds_one_is_no_clear_difference() -> None:
    summary = summarise(record_of([0.10, 0.12, 0.09], [0.11, 0.10, 0.10]))
    assert summary.sentence == "ResNet-50: no clear difference between NVIDIA H200 and 16 CPU cores"
    assert not summary.comparisons[0].clear


def test_one_round_is_indicative_and_claims_no_interval() -> None:
    summary = summarise(record_of([1.0], [0.1]))
    comparison = summary.comparisons[0]
    assert comparison.speedup is not None
    assert comparison.speedup.indicative
    assert not comparison.clear
    assert "indicative" in summary.qualifier
    assert "1 round" in summary.qualifier
    assert "interval 1" not in summary.qualifier


@pytest.mark.parametrize("failed", ["cpu", "cuda:0"])
def test_a_failed_cell_never_becomes_a_number(failed: str) -> None:
    end = ev.CellEnded(M, failed, 8.0, "failed", "out-of-memory", "out of memory at batch 128", "Try batch 64.")
    record = record_of([1.0, 1.0, 1.0], [0.1, 0.1, 0.1], ended={failed: end})
    summary = summarise(record)
    comparison = summary.comparisons[0]
    assert comparison.speedup is None
    assert "out of memory at batch 128" in (comparison.reason or "")
    assert record.device(failed).label in (comparison.reason or "")
    assert "no speedup" in comparison_sentence(record, comparison)
    assert "×" not in summary.sentence
    assert "1 failed cell" in summary.qualifier
    working = "NVIDIA H200" if failed == "cpu" else "16 CPU cores"
    assert working in summary.sentence


def test_a_run_in_which_everything_failed_says_that_nothing_was_measured() -> None:
    ended = {
        d: ev.CellEnded(M, d, 8.0, "failed", "died", "the process was ended by SIGSEGV") for d in ("cpu", "cuda:0")
    }
    summary = summarise(record_of([], [], ended=ended))
    assert summary.sentence == "Nothing was measured: no speedup can be given"
    assert all(c.images_per_s is None and c.training_s is None for c in summary.cells)
    assert all(c.speedup is None for c in summary.comparisons)


def test_a_child_without_one_finished_block_gives_no_figure() -> None:
    record = record_of([1.0, 1.0, 1.0], [])
    comparison = summarise(record).comparisons[0]
    assert comparison.speedup is None
    assert comparison.reason == "not measured on both devices yet"


def test_a_block_of_no_time_or_no_steps_is_no_measurement() -> None:
    record = record_of([1.0, 1.0], [])
    record.apply(ev.LaunchStarted(M, "cuda:0", 0, 1.0, 1))
    record.apply(replace(block("cuda:0", 0, 0.1), seconds=0.0))
    record.apply(replace(block("cuda:0", 0, 0.1), steps=0, images=0))
    record.apply(replace(block("cuda:0", 0, 0.1), images=0))
    assert summarise(record).comparisons[0].speedup is None


def test_flagged_blocks_give_way_to_clean_ones_but_are_kept_where_there_are_no_others() -> None:
    record = record_of([1.0, 1.0, 1.0], [0.1, 0.1, 0.1])
    record.apply(block("cuda:0", 0, 0.5, ("contended",), 1))
    clean = summarise(record)
    assert clean.comparisons[0].speedup is not None
    assert clean.comparisons[0].speedup.value == pytest.approx(10)
    assert "no warnings" in clean.qualifier

    record = record_of([1.0, 1.0, 1.0], [])
    for round_ in range(3):
        record.apply(ev.LaunchStarted(M, "cuda:0", round_, 1.0, 1))
        record.apply(block("cuda:0", round_, 0.2, ("contended",)))
    flagged = summarise(record)
    assert flagged.comparisons[0].speedup is not None
    assert flagged.comparisons[0].speedup.value == pytest.approx(5)
    assert "beware: contended" in flagged.qualifier


def test_a_launch_that_never_settled_is_flagged() -> None:
    record = record_of([1.0, 1.0], [0.1, 0.1])
    record.apply(ev.WarmedUp(M, "cpu", 1, 3.0, 40, 30.0, False))
    assert summarise(record).cells[0].flags == ("no steady state",)


def test_training_time_of_the_quick_protocol_is_estimated_from_step_and_evaluation() -> None:
    record = record_of([0.128, 0.128], [0.0128, 0.0128], evaluate_s=0.5)
    cpu, gpu = summarise(record).cells
    # 10 epochs × (50,000 images at 1 ms + 10,000 at 0.5 ms)
    assert cpu.training_s is not None
    assert cpu.training_s.value == pytest.approx(10 * (50 + 5))
    assert not cpu.training_measured
    assert gpu.training_s is not None
    assert gpu.training_s.value == pytest.approx(10 * (5 + 5))
    assert cpu.images_per_s is not None
    assert cpu.images_per_s.value == pytest.approx(1000)


def test_training_time_of_a_study_is_the_sum_of_what_was_measured() -> None:
    record = RunRecord()
    spec = RunSpec((M,), (CPU,), "study", training=Training(epochs=2))
    record.apply(ev.RunStarted("r", "", "0", spec, {}))
    record.apply(ev.DataReady("arrays", "synthetic", 1000, 200, "0" * 64))
    record.apply(ev.LaunchStarted(M, "cpu", 0, 1.0, 1))
    record.apply(ev.EpochDone(M, "cpu", 0, 20.0, 0, 1000, 10.0, 1.0, 50, 200))
    halfway = summarise(record).cells[0]
    assert not halfway.training_measured
    assert halfway.training_s is not None
    assert halfway.training_s.value == pytest.approx(22)
    record.apply(ev.EpochDone(M, "cpu", 0, 34.0, 1, 1000, 12.0, 2.0, 100, 200))
    whole = summarise(record).cells[0]
    assert whole.training_measured
    assert whole.training_s is not None
    assert whole.training_s.value == pytest.approx(25)
    assert whole.accuracy is not None
    assert whole.accuracy.value == 0.5
    assert whole.accuracy.epoch == 2  # epochs trained, not the last one's number from 0


def test_the_share_of_moving_data_comes_from_the_diagnosis_pass_only() -> None:
    record = record_of([1.0], [0.1])
    assert summarise(record).cells[0].moving_share is None
    record.apply(ev.SharesMeasured(M, "cpu", 0, 10, 1280, 0.1, 0.3, 0.2, 0.3, 0.1))
    assert summarise(record).cells[0].moving_share == pytest.approx(0.4)


def test_the_headline_is_the_best_known_speedup_of_the_run() -> None:
    record = demo_record()
    summary = summarise(record)
    best = max((c for c in summary.comparisons if c.speedup), key=lambda c: c.speedup.value if c.speedup else 0)
    assert summary.sentence == comparison_sentence(record, best)


def test_with_one_device_only_the_sentence_gives_a_rate_instead_of_a_ratio() -> None:
    summary = summarise(demo_record(("small-cnn",), (CPU,)))
    assert summary.sentence.startswith("Small CNN trains ")
    assert "images per second on 16 CPU cores" in summary.sentence
    assert summary.comparisons == ()


def test_epochs_that_took_no_time_are_no_measurement() -> None:
    record = demo_record(("small-cnn",), protocol="study", epochs=2)
    for launch in record.cell("small-cnn", "cuda:0").launches:
        launch.epochs = [replace(e, train_s=0.0, evaluate_s=0.0) for e in launch.epochs]
    (comparison,) = summarise(record).comparisons
    assert comparison.speedup is None


def test_a_study_keeps_what_it_predicted_beside_what_it_took() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec(("small-cnn",), (CPU,), "study"), {}))
    record.apply(ev.DataReady("arrays", "synthetic", 50_000, 10_000, "0" * 64))
    where = ("small-cnn", "cpu", ASIDE)
    record.apply(ev.LaunchStarted(*where, 0.0, 1))
    record.apply(ev.BlockTimed(*where, 0, 1.0, 10, 1280, 1.28, None, 0.1, 2.0))
    record.apply(ev.EvaluationTimed(*where, 1.0, 1000, 0.5))
    cell = summarise(record).cells[0]
    # 10 epochs of 50,000 images at 1 ms and 10,000 test images at 0.5 ms
    assert cell.predicted_s == pytest.approx(550)
    assert cell.images_per_s is None, "a prediction is no figure of the cell"
    assert cell.training_s is None
