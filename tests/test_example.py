"""The recorded run that ships with the program."""

from __future__ import annotations

from gpubench_gui.assets import resource
from gpubench_gui.core.summary import summarise
from gpubench_gui.store.runs import load, read_events

EXAMPLE = resource("examples/h200-quick.jsonl.gz")


def test_the_recorded_example_compares_the_studys_ladder_on_a_gpu_and_a_cpu() -> None:
    record = load(EXAMPLE)
    summary = summarise(record)
    speedups = [c.speedup.value for c in summary.comparisons if c.speedup]
    assert len(speedups) == 3
    assert speedups == sorted(speedups)
    assert all(s > 1 for s in speedups)
    assert all(c.parity is not None and c.parity.problem is None for c in summary.comparisons)
    assert "NVIDIA H200" in summary.sentence


def test_the_recorded_example_names_no_path() -> None:
    folders = [event.folder for event in read_events(EXAMPLE) if hasattr(event, "folder")]
    assert folders == ["prepared"]
