"""Every validity flag on its way into the files."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import summarise
from gpubench_gui.core.validity import FLAGS
from gpubench_gui.report.document import document_json
from gpubench_gui.report.tables import summary_csv
from tests.demo import CPU, H200, demo_events


def flagged_record(*words: str) -> RunRecord:
    """A run in which every block on the GPU carries these flags."""
    record = RunRecord()
    for event in demo_events(["resnet18"], [CPU, H200]):
        if isinstance(event, ev.BlockTimed) and event.device == "cuda:0":
            event = replace(event, flags=words)
        record.apply(event)
    return record


@pytest.mark.parametrize("word", sorted(FLAGS))
def test_a_flag_stands_in_csv_json_and_qualifier_and_the_figure_stays(word: str) -> None:
    record = flagged_record(word)
    table = list(csv.DictReader(io.StringIO(summary_csv(record).decode("utf-8-sig"), newline="")))
    assert {r["device"]: r["flags"] for r in table} == {"cpu": "", "cuda:0": word}
    assert all(float(r["images_per_s"]) > 0 for r in table)
    cells = json.loads(document_json(record))["cells"]
    assert {c["device"]: c["flags"] for c in cells} == {"cpu": [], "cuda:0": [word]}
    assert summarise(record).qualifier.endswith(f"beware: {word}")


def test_several_flags_stand_side_by_side_each_once() -> None:
    record = flagged_record("battery", "clock fell")
    table = list(csv.DictReader(io.StringIO(summary_csv(record).decode("utf-8-sig"), newline="")))
    assert table[1]["flags"] == "battery; clock fell"
    assert summarise(record).qualifier.endswith("beware: battery, clock fell")
