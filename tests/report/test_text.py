"""The summary as text and as Markdown: the same figures as the window's, and nothing that names the owner."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import summarise
from gpubench_gui.report.text import CELLS, escaped, summary_markdown, summary_text, texts
from tests.demo import CPU, H200, demo_events, demo_record
from tests.demo_sweep import sweep_events


def test_text_holds_sentence_qualifier_a_row_per_cell_and_where_it_comes_from() -> None:
    record = demo_record()
    summary, lines = summarise(record), summary_text(record).splitlines()
    assert lines[0] == summary.sentence
    assert lines[1] == summary.qualifier
    assert len([line for line in lines if "16 CPU cores  " in line or "NVIDIA H200  " in line]) == len(summary.cells)
    assert "torch 2.14.1" in lines[-1]
    assert "14 March 2026" in lines[-1]


def test_a_row_tells_throughput_interval_and_speedup() -> None:
    row = next(r for r in texts(demo_record()).rows if r[:2] == ("ResNet-50", "NVIDIA H200"))
    told = dict(zip(CELLS, row, strict=True))
    assert told["Images/s"] == "9 310"
    assert told["95 % interval"] == "9 160 to 9 460"
    assert told["Speedup"] == "9.07×"
    assert told["Interval of the speedup"] == "8.62 to 9.54"


def test_the_baseline_has_no_speedup_and_one_round_no_interval() -> None:
    cpu, gpu = texts(demo_record(["resnet50"], rounds=1)).rows
    assert cpu[4:6] == ("baseline", "")
    assert gpu[3] == "indicative"
    assert gpu[5] == "indicative"


def test_flags_stand_on_their_row() -> None:
    rows = texts(demo_record(["resnet18"], contended=[("resnet18", "cpu")])).rows
    assert [r[-1] for r in rows] == ["contended", ""]


def test_a_failed_cell_says_why_in_two_words_and_has_no_figure() -> None:
    record = demo_record(["resnet50"], failed=[("resnet50", "cuda:0")])
    row = next(r for r in texts(record).rows if r[1] == "NVIDIA H200")
    assert row[2:6] == ("failed: out of memory", "", "", "")


def test_neither_the_images_folder_nor_a_reason_with_a_path_gets_in() -> None:
    record = RunRecord()
    for event in demo_events(["resnet18"], [CPU, H200], failed=[("resnet18", "cuda:0")]):
        if isinstance(event, ev.RunStarted):
            spec = replace(event.spec, data=replace(event.spec.data, source="cifar10", path="/home/planted/cifar"))
            event = replace(event, spec=spec)
        elif isinstance(event, ev.DataReady):
            event = replace(event, folder="/home/planted/cache")
        elif isinstance(event, (ev.LaunchEnded, ev.CellEnded)) and event.outcome == "failed":
            event = replace(event, reason="cannot read /home/planted/x", cure="look at /home/planted/x")
        record.apply(event)
    assert "planted" not in summary_text(record) + summary_markdown(record)


def test_markdown_is_a_table_with_a_cell_for_every_column() -> None:
    record = demo_record()
    lines = [line for line in summary_markdown(record).splitlines() if line.startswith("|")]
    assert len(lines) == 2 + len(summarise(record).cells)
    assert {line.count(" | ") for line in lines} == {len(CELLS) - 1}


def test_signs_that_mean_something_in_markdown_are_shown_as_they_are() -> None:
    odd = replace(H200, label="a|b *c* <d>")
    assert r"a\|b \*c\* \<d\>" in summary_markdown(demo_record(["resnet18"], [CPU, odd]))


@pytest.mark.parametrize("protocol", ["crossover", "map"])
def test_a_sweep_has_a_row_per_measured_point(protocol: str) -> None:
    record = RunRecord()
    for event in sweep_events(protocol, (CPU, H200)):
        record.apply(event)
    t = texts(record)
    assert t.sentence == summarise(record).sentence
    assert len(t.rows) == len(record.sweep) > 0
    assert all(row[4] for row in t.rows)


def test_text_aligns_its_columns() -> None:
    lines = summary_text(demo_record()).splitlines()[3:10]
    column = lines[0].index("Images/s")
    assert all(line[column - 1] == " " and line[column] != " " for line in lines)


def test_markdown_links_nothing_and_stays_on_its_line():
    hostile = "![x](http://example.org/a.png)\n# big &lt; ~~no~~"
    assert escaped(hostile) == "!\\[x\\](http://example.org/a.png) # big \\&lt; \\~\\~no\\~\\~"
