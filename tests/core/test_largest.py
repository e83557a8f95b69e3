"""What the search for the largest batch says, and that nothing else of a summary breaks without any timing."""

from __future__ import annotations

from typing import Literal

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.core.largest import headline, sentence
from gpubench_gui.core.progress import progress
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.summary import summarise
from tests.demo import CPU, H200

THIN = "\N{THIN SPACE}"


def found(
    model: str,
    device: str,
    batch: int,
    limit: Literal["memory", "guard", "cap"] = "memory",
    refused: int | None = None,
) -> LargestBatch:
    return LargestBatch(model, device, 5.0, batch, limit, refused, 2**30)


def record_of(*results: LargestBatch, ended: bool = True) -> RunRecord:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec(("small-cnn", "resnet50"), (CPU, H200), "largest"), {}))
    for event in results:
        record.apply(ev.LaunchStarted(event.model, event.device, 0, 1.0, 1))
        record.apply(event)
        record.apply(ev.LaunchEnded(event.model, event.device, 0, 5.0, "finished"))
        record.apply(ev.CellEnded(event.model, event.device, 5.0, "finished"))
    if ended:
        record.apply(ev.RunEnded(9.0, "finished"))
    return record


def test_the_headline_is_of_the_largest_model_with_the_gpu_first() -> None:
    record = record_of(
        found("small-cnn", "cpu", 9), found("resnet50", "cpu", 3200), found("resnet50", "cuda:0", 1408, "memory", 1472)
    )
    summary = summarise(record)
    assert summary.sentence == f"ResNet-50: batch 1{THIN}408 fits on NVIDIA H200, 3{THIN}200 on 16 CPU cores"
    assert summary.qualifier == "IEEE float32 · no warnings"
    assert summary.comparisons == ()
    assert [c.status for c in summary.cells] == ["finished", "waiting", "finished", "finished"]
    assert all(c.images_per_s is None for c in summary.cells)


def test_a_model_without_any_answer_gives_way_to_one_that_has_one() -> None:
    assert headline(record_of(found("small-cnn", "cpu", 640))) == "Small CNN: batch 640 fits on 16 CPU cores"


def test_not_even_one_image() -> None:
    record = record_of(found("resnet50", "cpu", 64), found("resnet50", "cuda:0", 0, "memory", 1))
    text = "ResNet-50: batch 64 fits on 16 CPU cores, not even one image fits on NVIDIA H200"
    assert headline(record) == text
    words = "ResNet-50 on NVIDIA H200: not even one image fits; the device's memory ends it"
    assert sentence(record, record.largest["resnet50", "cuda:0"]) == words


def test_no_answer_yet_and_none_at_all() -> None:
    assert headline(record_of(ended=False)).startswith("Searching")
    assert headline(record_of()).startswith("Nothing was found")


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (found("resnet50", "cpu", 1408, "memory", 1472), f"1{THIN}472 does not; the device's memory ends it"),
        (found("resnet50", "cpu", 1408, "guard", 1472), "was not tried; ended to keep the machine usable"),
        (found("resnet50", "cpu", 1408, "guard"), "fits; a larger one would keep the machine busy for too long"),
        (found("resnet50", "cpu", 50_000, "cap"), f"batch 50{THIN}000 fits; those are all the images there are"),
    ],
)
def test_each_limit_in_words(result: LargestBatch, words: str) -> None:
    text = sentence(record_of(result), result)
    assert text.startswith("ResNet-50 on 16 CPU cores: batch ")
    assert text.endswith(words)


def test_progress_names_the_search_and_claims_no_time_left() -> None:
    record = record_of(found("small-cnn", "cpu", 9), ended=False)
    record.apply(ev.LaunchStarted("small-cnn", "cuda:0", 0, 6.0, 1))
    record.apply(ev.PhaseChanged("small-cnn", "cuda:0", 0, 6.0, "diagnose"))
    now = progress(record)
    assert now.text == "Small CNN on GPU 0 · 2 of 4 · searching for the largest batch"
    assert now.left_s is None
