"""A sweep in every report: the document, the tables, the card, the plots."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from gpubench_gui.core import crossover_plan, speed_map
from gpubench_gui.core.events import CellEnded, Event, LaunchEnded, LaunchStarted, RunEnded, RunStarted
from gpubench_gui.core.family import BY_ID, MEMBERS
from gpubench_gui.core.findings import SweepTimed
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import FAMILY, Protocol
from gpubench_gui.report.card import card_png
from gpubench_gui.report.document import document, document_json
from gpubench_gui.report.files import export_folder
from gpubench_gui.report.tables import summary_csv, sweep_csv
from tests.core.planted import Machine, Speed, sweep_spec

SPEEDS = {"cpu": Speed(3e-4, 1.5e12), "cuda:0": Speed(4e-3, 2e13, most_flop=128 * MEMBERS[34].train_flop)}


def planted_events(protocol: Protocol, cells: int | None = None) -> list[Event]:
    """A sweep on a planted machine, to its end or for so many cells."""
    spec = sweep_spec(protocol, 600.0)
    machine = Machine(SPEEDS, 0.03, 0.02, seed=1)
    if cells != 0:
        plan = crossover_plan.next_step if protocol == "crossover" else speed_map.next_step
        machine.run(spec, plan, 0.5, cells)
    started = RunStarted("20260314-150926-ab12", "2026-03-14T15:09:26+01:00", "0.1.0", spec, {"cpu": "a CPU"})
    return [
        started,
        *(LaunchStarted(FAMILY, d.key, 0, 0.0, 1) for d in spec.devices),
        *machine.found,
        *(LaunchEnded(FAMILY, d.key, 0, machine.now, "finished") for d in spec.devices),
        *(CellEnded(FAMILY, d.key, machine.now, "finished") for d in spec.devices),
        RunEnded(machine.now, "finished"),
    ]


def planted(protocol: Protocol, cells: int | None = None) -> RunRecord:
    record = RunRecord()
    for event in planted_events(protocol, cells):
        record.apply(event)
    return record


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


def test_the_document_of_a_crossover_holds_its_figures_and_what_they_rest_on() -> None:
    found = json.loads(document_json(planted("crossover")))
    assert found["map"] is None
    assert found["cells"] == found["comparisons"] == []
    (only,) = found["crossover"]["crossovers"]
    low, high = only["parameters_interval"]
    assert low < only["parameters"] < high
    assert only["verdict"] == "crossover"
    assert only["rounds"] >= 3
    assert len(only["speedups"]) >= 8
    assert all(s["speedup"] > 0 for s in only["speedups"])
    assert found["crossover"]["fits"]["cuda:0"]["overhead_ms"] == pytest.approx(4, rel=0.3)


def test_the_document_of_a_map_holds_every_cell_with_its_state() -> None:
    found = document(planted("map"))
    assert found["crossover"] is None
    (only,) = found["map"]
    assert len(only["cells"]) == len(only["models"]) * len(only["batch_sizes"])
    assert {"measured", "interpolated"} <= {c["state"] for c in only["cells"]}
    assert len(only["contour_log10_parameters_batch"]) >= 2


def test_the_table_of_a_sweep_has_a_row_for_every_cell_that_was_asked_for() -> None:
    record = planted("crossover")
    table = rows(sweep_csv(record))
    assert len(table) == len(record.sweep)
    for row, event in zip(table, record.sweep, strict=True):
        assert row["model"] == event.model
        assert int(row["parameters"]) == BY_ID[event.model].parameters
        assert float(row["train_gflop"]) == pytest.approx(BY_ID[event.model].train_gflop)
        assert (row["kind"] == "") == isinstance(event, SweepTimed)
        if isinstance(event, SweepTimed):
            assert float(row["images_per_s"]) == pytest.approx(event.images / event.seconds)
            assert float(row["step_ms"]) == pytest.approx(1e3 * event.seconds / event.steps)
        else:
            assert row["kind"] == "out-of-memory"
            assert row["images_per_s"] == ""
    assert rows(summary_csv(record)) == []


@pytest.mark.parametrize("protocol", ["crossover", "map"])
@pytest.mark.parametrize("cells", [None, 0, 3])
def test_every_file_of_a_sweep_can_be_written(protocol: Protocol, cells: int | None, tmp_path: Path) -> None:
    record = planted(protocol, cells)
    written = export_folder(record, tuple, tmp_path)
    assert tmp_path / "sweep.csv" in written
    assert all(p.stat().st_size > 0 for p in written)
    assert (tmp_path / "report.png").read_bytes() == card_png(record)
