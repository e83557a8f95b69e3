"""The CSV files: what a spreadsheet, Python and pandas read back."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.summary import summarise
from gpubench_gui.report.tables import CHUNK_ROWS, batches_csv, csv_cell, samples_csv, summary_csv
from tests.demo import CPU, H200, LAPTOP, demo_events, demo_record


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def record_of(events: Iterable[ev.Event]) -> RunRecord:
    record = RunRecord()
    for event in events:
        record.apply(event)
    return record


def one_batch(took: float, loss: float | None) -> list[ev.Event]:
    first = next(demo_events(["small-cnn"], [CPU]))
    return [
        first,
        ev.LaunchStarted("small-cnn", "cpu", 0, 1.0, 1),
        ev.Batches("small-cnn", "cpu", 0, "measure", 0, 7, (2.5,), (took,), (128,), (loss,)),
    ]


def test_the_summary_has_a_row_per_cell_with_the_figures_to_the_last_digit() -> None:
    record = demo_record()
    cells = summarise(record).cells
    table = rows(summary_csv(record))
    assert [(r["model"], r["device"]) for r in table] == [(c.model, c.device) for c in cells]
    assert [float(r["images_per_s"]) for r in table] == [c.images_per_s.value for c in cells if c.images_per_s]


def test_a_failed_cell_has_empty_figures_and_its_reason() -> None:
    table = rows(summary_csv(demo_record(failed=[("resnet50", "cuda:0")])))
    row = next(r for r in table if (r["model"], r["device"]) == ("resnet50", "cuda:0"))
    assert (row["status"], row["reason"]) == ("failed", "out of memory at batch 128")
    figures = ("images_per_s", "images_per_s_low", "training_s", "speedup", "accuracy", "moving_data_share")
    assert all(row[name] == "" for name in figures)


def test_speedup_stands_on_the_rows_of_the_devices_that_are_not_the_baseline() -> None:
    table = rows(summary_csv(demo_record(["resnet18"])))
    assert [(r["device"], r["baseline"], bool(r["speedup"])) for r in table] == [
        ("cpu", "", False),
        ("cuda:0", "cpu", True),
    ]


def test_a_study_run_says_that_its_time_is_measured_and_has_accuracies() -> None:
    study = rows(summary_csv(demo_record(["small-cnn"], protocol="study", epochs=2)))
    quick = rows(summary_csv(demo_record(["small-cnn"])))
    assert {r["training_time_is"] for r in study} == {"measured"}
    assert {r["training_time_is"] for r in quick} == {"estimated"}
    assert all(0 < float(r["accuracy_low"]) < float(r["accuracy"]) < float(r["accuracy_high"]) < 1 for r in study)


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "＝"])
def test_text_that_a_spreadsheet_would_run_is_neutralised(start: str) -> None:
    label = f"{start}1+1"
    events = list(demo_events(["small-cnn"], [CPU, DeviceChoice("cuda:0", "cuda:0", label)]))
    table = rows(summary_csv(record_of(events)))
    assert len(table) == 2
    assert table[1]["device_label"] == "'" + label.replace("\r", "\n")


def test_numbers_below_zero_stay_numbers() -> None:
    assert csv_cell(-0.5) == -0.5
    assert csv_cell("-0.5") == "'-0.5"


@pytest.mark.parametrize("value", [None, float("nan"), float("inf"), float("-inf")])
def test_what_is_no_number_is_an_empty_cell(value: float | None) -> None:
    assert csv_cell(value) == ""


def test_names_in_other_scripts_survive_and_the_file_begins_with_a_byte_order_mark() -> None:
    label = 'é中µs, the "first"\nof two'
    events = demo_events(["small-cnn"], [CPU, DeviceChoice("cuda:0", "cuda:0", label)])
    data = summary_csv(record_of(events))
    assert data.startswith(b"\xef\xbb\xbfrun,")
    assert rows(data)[1]["device_label"] == label


def test_batches_have_a_row_each_and_lines_end_in_a_line_feed() -> None:
    data = b"".join(batches_csv(one_batch(0.064, 2.25)))
    assert data.decode("utf-8-sig").split("\n") == [
        "run,model,device,round,phase,epoch,batch,elapsed_s,batch_s,images_per_s,loss",
        "20260314-101500-demo,small-cnn,cpu,0,measure,0,7,2.5,0.064,2000.0,2.25",
        "",
    ]


def test_a_loss_that_was_not_finite_and_a_batch_without_time_leave_empty_cells() -> None:
    (row,) = rows(b"".join(batches_csv(one_batch(0.0, None))))
    assert (row["batch_s"], row["images_per_s"], row["loss"]) == ("0.0", "", "")


def test_every_batch_of_the_run_is_in_the_file_and_devices_of_different_length_are_no_trouble() -> None:
    models, devices = ["small-cnn", "resnet18"], [CPU, H200, LAPTOP]
    table = rows(b"".join(batches_csv(demo_events(models, devices))))
    expected = {key: cell.batches for key, cell in demo_record(models, devices).cells.items()}
    counted = {key: sum((r["model"], r["device"]) == key for r in table) for key in expected}
    assert counted == expected
    assert len(set(counted.values())) > 1


def test_the_batches_are_written_as_they_are_read() -> None:
    read = 0

    def endless() -> Iterator[ev.Event]:
        nonlocal read
        start, launch, batch = one_batch(0.1, 1.0)
        yield start
        yield launch
        while True:
            read += 1
            yield batch

    pieces = batches_csv(endless())
    assert next(pieces).count(b"\n") == CHUNK_ROWS + 1
    assert read <= CHUNK_ROWS + 1
    assert not next(pieces).startswith(b"\xef\xbb\xbf")


def test_samples_have_a_row_per_gpu_and_a_missing_sensor_is_empty() -> None:
    table = rows(b"".join(samples_csv(demo_events(["small-cnn"], [CPU, H200, LAPTOP]))))
    assert [r["gpu"] for r in table[:4]] == ["cuda:0", "cuda:1"] * 2
    assert table[0]["elapsed_s"] == table[1]["elapsed_s"]
    assert float(table[0]["gpu_power_w"]) > 0
    assert table[1]["gpu_power_w"] == ""


def test_samples_without_a_gpu_have_one_row_each() -> None:
    samples = [e for e in demo_events(["small-cnn"], [CPU]) if isinstance(e, ev.Sampled)]
    table = rows(b"".join(samples_csv(samples)))
    assert len(table) == len(samples)
    assert {(r["gpu"], r["gpu_utilisation_percent"]) for r in table} == {("", "")}


def test_an_unknown_cpu_load_is_empty_and_an_idle_one_is_zero() -> None:
    sample = next(e for e in demo_events(["small-cnn"], [CPU]) if isinstance(e, ev.Sampled))
    events = [replace(sample, cpu_percent=None), replace(sample, cpu_percent=0.0)]
    assert [r["cpu_percent"] for r in rows(b"".join(samples_csv(events)))] == ["", "0.0"]


def test_pandas_reads_the_tables_with_numbers_as_numbers() -> None:
    pandas = pytest.importorskip("pandas")
    summary = pandas.read_csv(io.BytesIO(summary_csv(demo_record(failed=[("resnet50", "cuda:0")]))))
    batches = pandas.read_csv(io.BytesIO(b"".join(batches_csv(demo_events(["small-cnn"])))))
    assert summary.columns[0] == "run"
    assert summary["images_per_s"].dtype.kind == "f"
    assert summary["images_per_s"].isna().sum() == 1
    assert [batches[name].dtype.kind for name in ("batch", "elapsed_s", "loss")] == ["i", "f", "f"]


def test_why_a_cell_is_as_fast_as_it_is_and_what_it_costs_have_columns_of_their_own() -> None:
    record = demo_record(["resnet50"])
    cpu, gpu = rows(summary_csv(record))
    verdict = next(c.verdict for c in summarise(record).cells if c.device == "cuda:0")
    assert verdict is not None
    assert (gpu["verdict"], gpu["why"]) == (verdict.bound, verdict.sentence)
    assert verdict.achieved_flops is not None
    assert float(gpu["achieved_gflops"]) == verdict.achieved_flops / 1e9
    assert float(gpu["peak_gflops"]) == 50_000
    assert float(gpu["share_of_peak"]) == pytest.approx(float(gpu["achieved_gflops"]) / 50_000)
    assert gpu["energy_is"] == "estimated"  # this made-up GPU tells its power and counts no energy
    assert float(gpu["energy_j_per_1000_images"]) > 0
    assert float(gpu["energy_wh"]) > 0
    assert gpu["energy_missing"] == ""
    assert (cpu["energy_is"], cpu["energy_j_per_1000_images"], cpu["energy_wh"]) == ("unavailable", "", "")
    assert cpu["energy_missing"] == "not available: needs read access to RAPL"


def test_a_cell_that_nobody_looked_at_has_an_empty_verdict() -> None:
    (row,) = rows(summary_csv(record_of(one_batch(0.1, 1.0))))
    assert [row[name] for name in ("verdict", "why", "achieved_gflops", "share_of_peak")] == [""] * 4


def test_the_energy_of_the_packages_is_a_column_of_the_samples() -> None:
    sample = next(e for e in demo_events(["small-cnn"], [CPU]) if isinstance(e, ev.Sampled))
    table = rows(b"".join(samples_csv([sample, replace(sample, cpu_energy_j=12.5)])))
    assert [r["cpu_energy_j"] for r in table] == ["", "12.5"]
