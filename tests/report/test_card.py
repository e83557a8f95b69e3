"""The report card: always 1920×1080, nothing cut off, nothing on top of anything else."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from gpubench_gui.core.catalog import MODELS, STUDY_CREDIT, STUDY_LADDER
from gpubench_gui.core.palette import LIGHT
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.summary import summarise
from gpubench_gui.report.card import HEIGHT, WIDTH, card_png, draw_card
from tests.demo import CPU, H200, LAPTOP, demo_record
from tests.report.pictures import Words, colour_share, pixels, size

EIGHT = tuple(MODELS)[::2][:8]
GPUS = tuple(DeviceChoice(f"cuda:{i}", f"cuda:{i}", f"NVIDIA RTX {i} Ada Generation") for i in range(7))
EVERYWHERE = tuple((m, d) for m in STUDY_LADDER for d in ("cpu", "cuda:0"))

RUNS: dict[str, dict[str, Any]] = {
    "three models on CPU and GPU": {},
    "one model on the CPU alone": {"models": ("resnet50",), "devices": (CPU,)},
    "one model on a GPU with a long name": {"models": ("resnet18",), "devices": (CPU, LAPTOP)},
    "eight models on three devices": {"models": EIGHT, "devices": (CPU, H200, LAPTOP)},
    "eight models in full with accuracies": {
        "models": EIGHT,
        "devices": (CPU, H200, LAPTOP),
        "protocol": "study",
        "epochs": 1,
    },
    "all models": {"models": tuple(MODELS)},
    "eight devices": {"devices": (CPU, *GPUS), "rounds": 2},
    "two GPUs without a CPU": {"devices": (H200, LAPTOP)},
    "one failed cell": {"failed": (("resnet50", "cuda:0"),), "contended": (("resnet18", "cpu"),)},
    "everything failed": {"failed": EVERYWHERE},
    "just begun": {"until_s": 4},
}


def words(record: RunRecord) -> Words:
    return Words(WIDTH, HEIGHT, partial(draw_card, record, summarise(record)))


@pytest.fixture(scope="module")
def normal() -> bytes:
    return card_png(demo_record())


@pytest.mark.parametrize("run", RUNS.values(), ids=list(RUNS))
def test_no_word_is_cut_off_or_covered(run: dict[str, Any]) -> None:
    seen = words(demo_record(**run))
    assert seen.outside(20) == []
    assert seen.overlapping() == []


def test_the_card_measures_1920_by_1080_and_has_its_own_background_to_the_edges(normal: bytes) -> None:
    assert size(normal) == (1920, 1080)
    edge = pixels(normal)[[0, -1], :, :].reshape(-1, 3)
    assert {tuple(int(v) for v in p) for p in edge} == {(0xF6, 0xF7, 0xF9)}


def test_the_same_run_gives_the_same_bytes(normal: bytes) -> None:
    assert card_png(demo_record()) == normal


def test_the_card_holds_sentence_figures_provenance_and_the_credit_of_the_study() -> None:
    record = demo_record()
    texts = words(record).texts
    text = "\n".join(texts)
    assert summarise(record).sentence in texts
    assert {"Small CNN", "ResNet-18", "ResNet-50", "9.07×", "8.62 to 9.54", "40.6×"} <= set(texts)
    for part in ("AMD EPYC 9454", "torch 2.14.1", "IEEE float32", "3 rounds", "14 March 2026", STUDY_CREDIT):
        assert part in text


def test_a_failed_cell_is_said_in_words_and_has_no_figure() -> None:
    texts = words(demo_record(failed=[("resnet50", "cuda:0")])).texts
    assert "out of memory" in texts
    assert "failed on NVIDIA H200: out of memory at batch 128" in texts
    assert any(t.startswith("ResNet-50 on NVIDIA H200 failed: out of memory") for t in texts)


def test_flags_are_shown_as_a_warning() -> None:
    assert "beware: contended" in words(demo_record(contended=[("resnet18", "cpu")])).texts


def test_times_are_called_measured_or_estimated_as_they_are() -> None:
    assert "10 epochs, estimated" in words(demo_record()).texts
    assert "2 epochs, measured" in words(demo_record(protocol="study", epochs=2)).texts


def test_accuracy_is_shown_with_its_interval_where_it_was_measured_and_not_claimed_elsewhere() -> None:
    study = words(demo_record(["small-cnn"], protocol="study", epochs=2)).texts
    assert "Accuracy, one seed (%)" in study
    assert any("±" in t for t in study)
    assert not any("Accuracy" in t for t in words(demo_record()).texts)


def test_one_device_alone_shows_throughput_and_claims_no_speedup() -> None:
    texts = words(demo_record(["resnet50"], [CPU])).texts
    assert "Training throughput on 16 CPU cores (images/s)" in texts
    assert "Speedup" not in texts
    assert colour_share(card_png(demo_record(["resnet50"], [CPU])), LIGHT.series[0]) > 0.005


def test_a_device_beside_its_own_tuned_self_shows_both_throughputs_and_claims_no_speedup() -> None:
    texts = words(demo_record(["resnet50"], [CPU, CPU.tune()])).texts
    assert "Training throughput on 16 CPU cores (images/s)" in texts
    assert sum(t.startswith("tuned, ") for t in texts) == 1
    assert "Speedup" not in texts


def test_a_slower_gpu_is_called_slower() -> None:
    assert any(t.endswith(", slower") for t in words(demo_record(devices=(H200, LAPTOP))).texts)


def test_what_the_table_leaves_out_is_said() -> None:
    texts = words(demo_record(tuple(MODELS))).texts
    assert "8 of 17 models are shown. All are in summary.csv." in texts


def test_with_many_gpus_the_provenance_still_ends_with_the_date() -> None:
    texts = words(demo_record(devices=(CPU, *GPUS), rounds=1)).texts
    assert any("torch 2.14.1" in t and t.endswith("14 March 2026") for t in texts)


def test_a_sentence_of_two_lines_leaves_no_single_word_over() -> None:
    record = demo_record(["resnet18"], (CPU, LAPTOP))
    lines = [t for t in words(record).texts if t in summarise(record).sentence and " " in t][:2]
    assert " ".join(lines) == summarise(record).sentence
    assert all(len(line.split()) > 3 for line in lines)


@pytest.mark.parametrize("label", ["$\\nomacro{$", "é中µs GPU", "A" * 200, "two\nlines"])
def test_any_device_label_can_be_drawn(label: str) -> None:
    seen = words(demo_record(devices=(CPU, DeviceChoice("cuda:0", "cuda:0", label)), rounds=1))
    assert seen.outside(20) == []
    assert any(label.split("\n")[0][:9] in t for t in seen.texts)


def test_a_record_without_a_run_is_refused() -> None:
    with pytest.raises(ValueError, match="no run yet"):
        card_png(RunRecord())
