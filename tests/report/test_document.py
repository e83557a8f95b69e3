"""The JSON document that other programs read."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from typing import Any, NoReturn

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DataSpec
from gpubench_gui.core.summary import summarise
from gpubench_gui.report.document import document, document_json
from gpubench_gui.report.tables import summary_csv
from tests.demo import CPU, H200, demo_events, demo_record


def strict(data: bytes) -> Any:
    def refuse(word: str) -> NoReturn:
        raise AssertionError(f"{word} is not JSON")

    return json.loads(data, parse_constant=refuse)


def test_cells_and_comparisons_carry_the_figures_of_the_summary() -> None:
    record = demo_record()
    summary, result = summarise(record), strict(document_json(record))
    cell, compared = result["cells"][1], result["comparisons"][0]
    figure, speedup = summary.cells[1].images_per_s, summary.comparisons[0].speedup
    assert figure is not None
    assert speedup is not None
    assert (cell["model"], cell["device"], cell["status"]) == ("small-cnn", "cuda:0", "finished")
    assert (cell["images_per_s"], cell["images_per_s_interval"]) == (figure.value, [figure.low, figure.high])
    assert (compared["device"], compared["baseline"]) == ("cuda:0", "cpu")
    assert (compared["speedup"], compared["speedup_interval"]) == (speedup.value, [speedup.low, speedup.high])
    assert result["sentence"] == summary.sentence


def test_a_failed_cell_is_null_with_its_reason_on_both_lists() -> None:
    result = document(demo_record(failed=[("resnet50", "cuda:0")]))
    cell = next(c for c in result["cells"] if c["status"] == "failed")
    compared = next(c for c in result["comparisons"] if c["model"] == "resnet50")
    assert (cell["images_per_s"], cell["images_per_s_interval"]) == (None, None)
    assert cell["reason"] == "out of memory at batch 128"
    assert (compared["speedup"], compared["speedup_interval"]) == (None, None)
    assert "out of memory" in compared["reason"]


def test_a_single_round_has_no_interval() -> None:
    result = document(demo_record(["small-cnn"], rounds=1))
    assert [c["images_per_s_interval"] for c in result["cells"]] == [None, None]
    assert result["cells"][0]["images_per_s"] > 0


def test_a_number_that_json_has_no_word_for_becomes_null() -> None:
    record = demo_record(["small-cnn"])
    assert record.started is not None
    record.started = replace(record.started, host={"cpu": "a", "load": float("nan"), "quota_cpus": float("inf")})
    assert strict(document_json(record))["host"] == {"cpu": "a", "load": None, "quota_cpus": None}


def test_the_folder_of_the_images_is_left_out() -> None:
    first, *rest = demo_events(["small-cnn"], [CPU], rounds=1)
    assert isinstance(first, ev.RunStarted)
    data = DataSpec("cifar10", path="/home/ada/pictures")
    record = RunRecord()
    for event in (replace(first, spec=replace(first.spec, data=data)), *rest):
        record.apply(event)
    assert b"/home/ada" not in document_json(record)


def test_a_run_still_going_on_says_so() -> None:
    result = document(demo_record(until_s=20))
    assert result["outcome"] is None
    assert {c["status"] for c in result["cells"]} == {"running", "waiting"}


def test_a_record_without_a_run_is_refused() -> None:
    with pytest.raises(ValueError, match="no run yet"):
        document(RunRecord())


def test_each_cell_says_why_and_what_it_costs_in_energy() -> None:
    record = demo_record(["small-cnn", "resnet50"])
    cells = {(c["model"], c["device"]): c for c in strict(document_json(record))["cells"]}
    why = cells["small-cnn", "cuda:0"]["why"]
    assert why["verdict"] == "launch-bound"
    assert why["sentence"].startswith("Launch-bound: the CPU needs 3.7")
    assert (why["uncertain"], why["missing"]) == (False, None)
    assert why["share_of_peak"] == pytest.approx(why["achieved_gflops"] / why["peak_gflops"])
    energy = cells["resnet50", "cuda:0"]["energy"]
    assert energy["basis"] == "estimated"
    assert energy["joules_per_1000_images"] > 0
    assert energy["watt_hours"] > 0
    assert cells["resnet50", "cpu"]["energy"] == {
        "basis": "unavailable",
        "joules_per_1000_images": None,
        "watt_hours": None,
        "watt_hours_are": "unavailable",
        "watts": None,
        "reason": "not available: needs read access to RAPL",
    }


def test_the_size_from_which_energy_is_saved_is_listed_with_its_sentence() -> None:
    record = RunRecord()
    for event in demo_events(["small-cnn", "resnet50"], rounds=1):  # the CPUs' packages draw 200 W all the time
        record.apply(replace(event, cpu_energy_j=200 * event.at_s) if isinstance(event, ev.Sampled) else event)
    (saved,) = strict(document_json(record))["energy_savings"]
    assert (saved["device"], saved["baseline"]) == ("cuda:0", "cpu")
    assert "less energy per image" in saved["sentence"]


def test_what_was_tried_for_a_tuned_contender_is_in_the_document_and_what_was_kept_in_the_table() -> None:
    record = demo_record(("resnet18",), (CPU, H200, CPU.tune(), H200.tune()))
    cells = {c["device"]: c for c in document(record)["cells"]}
    assert [(t["trick"], t["kept"]) for t in cells["cuda:0-tuned"]["tricks"]] == [
        *(("resident", False), ("cuda-graph", True), ("bf16", True)),
    ]
    assert cells["cpu"]["tricks"] == []
    rows = {r["device"]: r for r in csv.DictReader(io.StringIO(summary_csv(record).decode("utf-8-sig")))}
    assert rows["cuda:0-tuned"]["tricks"] == "cuda-graph; bf16"
    assert rows["cpu"]["tricks"] == ""
