"""The table of sensors: what was read, and why not."""

from __future__ import annotations

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.sensors import NEVER, NOT_YET, OFTEN, RARELY, SensorRow, sensor_rows
from gpubench_gui.telemetry.gpu import RARE_S
from gpubench_gui.telemetry.sampler import INTERVAL_S
from tests.demo import CPU, H200, demo_events, demo_record


def by_name(record: RunRecord) -> dict[str, SensorRow]:
    return {row.name: row for row in sensor_rows(record)}


def begun() -> RunRecord:
    record = RunRecord()
    record.apply(next(demo_events(["resnet18"], [CPU, H200])))
    return record


def sample(at_s: float, **gpu: float | None) -> ev.Sampled:
    return ev.Sampled(at_s, None, 0.0, 1.25, 2**30, 2**31, None, (ev.GpuReading("cuda:0", **gpu),))  # type: ignore[arg-type]


def test_before_any_run_there_is_no_sensor() -> None:
    assert sensor_rows(None) == ()
    assert sensor_rows(RunRecord()) == ()


def test_a_sensor_that_was_read_is_available_with_its_last_value() -> None:
    rows = by_name(demo_record(["resnet18"]))
    assert rows["CPU load"].state == "available"
    assert rows["GPU power, GPU 0"].value.endswith(" W")
    assert (rows["GPU power, GPU 0"].source, rows["CPU energy"].source) == ("NVML", "RAPL")


def test_a_missing_sensor_says_why_and_shows_no_value() -> None:
    record = begun()
    record.apply(ev.SensorMissing(1.0, "cuda:0", "GPU energy", "this board has no counter"))
    record.apply(ev.SensorMissing(1.0, None, "CPU energy", "only root may read it"))
    rows = by_name(record)
    assert (rows["GPU energy, GPU 0"].state, rows["GPU energy, GPU 0"].value) == ("this board has no counter", "")
    assert rows["CPU energy"].state == "only root may read it"


def test_a_driver_that_is_missing_is_the_reason_of_all_meters_of_the_gpu() -> None:
    record = begun()
    record.apply(ev.SensorMissing(1.0, None, "GPU meters", "no NVIDIA driver"))
    gpu = [row for name, row in by_name(record).items() if name.endswith("GPU 0")]
    assert len(gpu) == 7
    assert {row.state for row in gpu} == {"no NVIDIA driver"}
    assert {row.value for row in gpu} == {""}


def test_zero_is_a_value_and_none_is_not() -> None:
    record = begun()
    record.apply(sample(1.0, utilisation_percent=0.0))
    rows = by_name(record)
    assert rows["GPU utilisation, GPU 0"].value == "0 %"
    assert (rows["CPU load"].value, rows["CPU load"].state) == ("", NOT_YET)
    assert rows["CPU load of the training"].value == "0 %"


def test_energy_read_rarely_keeps_its_last_value_between_its_readings() -> None:
    record = begun()
    for at_s, joules in ((1.0, 100.0), (2.0, None), (3.0, 250.0), (4.0, None)):
        record.apply(sample(at_s, energy_j=joules))
    assert by_name(record)["GPU energy, GPU 0"].value == "250 J"


def test_a_run_that_ended_without_a_reading_says_so() -> None:
    record = begun()
    record.apply(ev.RunEnded(2.0, "finished"))
    assert by_name(record)["CPU load"].state == NEVER


def test_a_run_on_the_cpu_alone_lists_no_gpu() -> None:
    assert not [r for r in sensor_rows(demo_record(["resnet18"], [CPU])) if "GPU" in r.name]


def test_the_rates_are_those_of_the_sampler() -> None:
    assert f"every {INTERVAL_S:g} s" == OFTEN
    assert f"every {RARE_S:g} s" == RARELY
