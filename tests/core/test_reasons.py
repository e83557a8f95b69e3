"""The reasons behind an answer, in sentences, from the record alone."""

from __future__ import annotations

from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.reasons import reasons, tried_words
from gpubench_gui.core.summary import summarise
from tests.demo import CPU, GPU_TRICKS, H200, demo_record


def test_every_cell_says_what_limits_it_and_every_pair_from_when_on_it_pays() -> None:
    record = demo_record()
    found = reasons(record, summarise(record))
    for model in ("Small CNN", "ResNet-18", "ResNet-50"):
        topics = [r.topic for r in found if r.about == model]
        assert "16 CPU cores: what limits it" in topics
        assert "NVIDIA H200: what limits it" in topics
        assert "NVIDIA H200 against 16 CPU cores" in topics
    grows = next(r for r in found if r.topic == "how the speedup grows")
    assert "to the power" in grows.text


def test_a_tuned_contender_says_what_each_switch_gave() -> None:
    devices = (CPU, H200, CPU.tune(), H200.tune())
    record = demo_record(("resnet18",), devices)
    said = {r.topic: r.text for r in reasons(record, summarise(record))}
    assert said["NVIDIA H200, tuned: what was tried"] == (
        "data on the device: not kept, no clear gain here (1.02×). CUDA graph: 3.53×. bf16: 1.53×."
    )
    assert "bf16: not kept, this chip has no bf16 arithmetic of its own." in said["16 CPU cores, tuned: what was tried"]


def test_a_switch_that_was_refused_has_no_figure() -> None:
    refused = TrickTried("resnet18", "cuda:0", 1.0, "cuda-graph", None, None, False, "refused: no graph")
    assert tried_words([refused]) == "CUDA graph: not kept, refused: no graph."
    kept = TrickTried("resnet18", "cuda:0", 1.0, *GPU_TRICKS[1])
    assert tried_words([kept]) == "CUDA graph: 3.53×."


def test_a_run_that_has_measured_nothing_gives_no_reasons() -> None:
    record = demo_record(until_s=0.0)
    assert reasons(record, summarise(record)) == ()
