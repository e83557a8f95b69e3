"""Energy from planted sensors: counters, single power readings, none, and the size from which a device saves some."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.energy import crossing, energy_text, stretches
from gpubench_gui.core.readings import Readings
from gpubench_gui.core.record import RunRecord, Span
from gpubench_gui.core.spec import DeviceChoice, RunSpec, Training
from gpubench_gui.core.summary import CellSummary, summarise
from tests.demo import CPU, H200

M = "resnet50"
TUNED = DeviceChoice("cuda:0-tuned", "cuda:0", "NVIDIA H200, tuned", tuned=True)


def run_of(*devices: DeviceChoice, models: tuple[str, ...] = (M,)) -> RunRecord:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec(models, devices, training=Training(epochs=2)), {}))
    record.apply(ev.DataReady("arrays", "synthetic", 50_000, 10_000, "0" * 64))
    return record


def phase(record: RunRecord, device: str, at_s: float, name: ev.Phase, model: str = M) -> None:
    record.apply(ev.PhaseChanged(model, device, 0, at_s, name))


def timed(record: RunRecord, device: str, start_s: float, end_s: float, model: str = M) -> None:
    """One launch whose block lies from `start_s` to `end_s`, at 1 ms an image, with its evaluation."""
    if record.cell(model, device).launch(0) is None:
        record.apply(ev.LaunchStarted(model, device, 0, start_s - 0.5, 1))
    phase(record, device, start_s, "measure", model)
    record.apply(ev.BlockTimed(model, device, 0, 0, end_s, 20, 2000, 2.0, None, 0.1, 1.0))
    phase(record, device, end_s, "wait", model)
    record.apply(ev.EvaluationTimed(model, device, 0, end_s, 1000, 1.0))


def sample(
    record: RunRecord, at_s: float, cpu_j: float | None = None, gpu_j: float | None = None, watts: float | None = None
) -> None:
    gpus = (ev.GpuReading("cuda:0", power_w=watts, energy_j=gpu_j),)
    record.apply(ev.Sampled(at_s, None, None, None, None, None, None, gpus, (), cpu_j))


def cell(record: RunRecord, device: str, model: str = M) -> CellSummary:
    return next(c for c in summarise(record).cells if (c.model, c.device) == (model, device))


def test_a_counter_gives_measured_joules_of_the_stretch_alone() -> None:
    record = run_of(CPU, H200)
    for at_s, joules in ((8.0, 0.0), (10.1, 100.0), (12.1, 900.0), (14.0, 1660.0), (16.0, 1700.0)):
        sample(record, at_s, gpu_j=5_000_000 + joules)
    timed(record, "cuda:0", 10.0, 14.5)
    known = cell(record, "cuda:0").energy
    assert known.basis == "measured"
    assert known.watts == pytest.approx(400)  # 1,560 J in 3.9 s; what came before and after is idling
    assert known.joules == pytest.approx(400)  # a second per 1,000 images
    assert known.watt_hours == pytest.approx(400 * 2 * (50 + 10) / 3600)  # two epochs, evaluation included


def test_blocks_that_follow_one_another_count_as_one_stretch_and_pauses_end_it() -> None:
    spans = [Span("measure", 1.0, 3.0), Span("measure", 3.02, 5.0), Span("evaluate", 5.0, 6.0), Span("train", 9.0, 9.5)]
    assert stretches([*spans, Span("measure", 12.0)]) == [(1.0, 5.0), (9.0, 9.5)]
    record = run_of(CPU, H200)
    sample(record, 11.0, gpu_j=1000.0)
    sample(record, 13.0, gpu_j=1600.0)
    timed(record, "cuda:0", 10.0, 12.0)
    timed(record, "cuda:0", 12.01, 14.0)
    assert cell(record, "cuda:0").energy.watts == pytest.approx(300)


def test_the_cpus_packages_are_counted_for_the_cpu_and_not_for_the_gpu() -> None:
    record = run_of(CPU, H200)
    for step in range(20):
        sample(record, 10 + 0.5 * step, cpu_j=40.0 * step)
    timed(record, "cpu", 10.2, 14.2)
    timed(record, "cuda:0", 15.0, 19.0)
    assert cell(record, "cpu").energy.watts == pytest.approx(80)
    assert cell(record, "cpu").energy.basis == "measured"
    assert cell(record, "cuda:0").energy.basis == "unavailable"


def test_without_a_counter_the_power_readings_give_an_estimate_that_skips_the_meters_delay() -> None:
    record = run_of(CPU, H200)
    for at_s, watts in ((9.5, 90.0), (10.5, 150.0), (11.5, 300.0), (12.0, 310.0), (13.0, 90.0)):
        sample(record, at_s, watts=watts)
    timed(record, "cuda:0", 10.0, 12.2)
    known = cell(record, "cuda:0").energy
    assert (known.basis, known.watts) == ("estimated", pytest.approx(305))
    assert "(estimated)" in energy_text(known)


def test_a_counter_that_falls_is_not_taken_for_energy() -> None:
    record = run_of(CPU, H200)
    sample(record, 10.1, gpu_j=9000.0, watts=200.0)
    sample(record, 12.1, gpu_j=5.0, watts=200.0)
    timed(record, "cuda:0", 10.0, 12.5)
    assert (cell(record, "cuda:0").energy.basis, cell(record, "cuda:0").energy.watts) == ("estimated", 200)


def test_a_tuned_contender_reads_the_sensors_of_its_board() -> None:
    record = run_of(H200, TUNED)
    sample(record, 10.1, gpu_j=1000.0)
    sample(record, 12.1, gpu_j=1500.0)
    timed(record, TUNED.key, 10.0, 12.5)
    assert cell(record, TUNED.key).energy.watts == pytest.approx(250)


def test_what_is_missing_says_what_it_needs() -> None:
    record = run_of(CPU, H200)
    assert cell(record, "cpu").energy.reason == "not available: nothing was timed"
    for device in ("cpu", "cuda:0"):
        timed(record, device, 10.0, 12.0)
    cpu, gpu = cell(record, "cpu").energy, cell(record, "cuda:0").energy
    assert cpu.reason == "not available: needs read access to RAPL"
    assert gpu.reason == "not available: needs an NVIDIA GPU with an energy counter"
    assert (cpu.joules, cpu.watt_hours, cpu.watts, cpu.basis) == (None, None, None, "unavailable")
    record.apply(ev.SensorMissing(1.0, None, "CPU energy", "not available: needs Linux"))
    assert cell(record, "cpu").energy.reason == "not available: needs Linux"
    sample(record, 11.0, cpu_j=1.0)
    assert "no two readings" in (cell(record, "cpu").energy.reason or "")


def test_a_failed_cell_has_no_energy() -> None:
    record = run_of(CPU)
    for step in range(9):
        sample(record, 10 + 0.5 * step, cpu_j=40.0 * step)
    timed(record, "cpu", 10.2, 13.2)
    record.apply(ev.CellEnded(M, "cpu", 14.0, "failed", "died", "it died"))
    assert cell(record, "cpu").energy.joules is None


def test_the_crossing_is_interpolated_between_logarithms() -> None:
    # Twice the energy at 1 M, half of it at 4 M: equal in the middle of the logarithms.
    assert crossing([(1e6, 20.0, 10.0), (4e6, 10.0, 20.0)]) == pytest.approx(2e6)
    assert crossing([(4e6, 10.0, 20.0), (1e6, 20.0, 10.0)]) == pytest.approx(2e6)
    assert crossing([(1e6, 10.0, 20.0), (4e6, 10.0, 20.0)]) is None
    assert crossing([(1e6, 20.0, 10.0), (4e6, 20.0, 10.0)]) is None
    twice = [(1e6, 20.0, 10.0), (2e6, 10.0, 20.0), (4e6, 20.0, 10.0), (8e6, 5.0, 10.0)]
    assert crossing(twice) == pytest.approx(math.sqrt(4e6 * 8e6))


@pytest.mark.parametrize(
    ("gpu_watts", "expected"),
    [
        ((800.0, 100.0), "NVIDIA H200 needs less energy per image than 16 CPU cores from about "),
        (
            (100.0, 100.0),
            "NVIDIA H200 needs less energy per image than 16 CPU cores at all sizes from 0.545 M to",
        ),
        ((800.0, 800.0), "NVIDIA H200 needs no less energy per image than 16 CPU cores at all sizes from 0.545 M to"),
        (
            (100.0, 800.0),
            "NVIDIA H200 needs no less energy per image than 16 CPU cores at 25.6 M parameters, the largest size",
        ),
    ],
)
def test_the_size_from_which_the_gpu_saves_energy_is_said(gpu_watts: tuple[float, float], expected: str) -> None:
    record = run_of(CPU, H200, models=("small-cnn", M))
    start, cpu_j, gpu_j = 10.0, 0.0, 0.0
    for model, watts in zip(("small-cnn", M), gpu_watts, strict=True):
        for device in ("cpu", "cuda:0"):
            for step in range(5):
                sample(record, start + 0.5 * step, cpu_j + 100.0 * step, gpu_j + watts / 2 * step)
            timed(record, device, start, start + 2.0, model)
            start, cpu_j, gpu_j = start + 10.0, cpu_j + 1000.0, gpu_j + 8000.0
    (found,) = summarise(record).savings
    assert found.sentence.startswith(expected)
    assert (found.parameters is not None) == ("from about" in expected)
    if found.parameters is not None:  # 4 times the CPU's energy at 0.545 M, half of it at 25.6 M: two thirds of the way
        assert found.parameters == pytest.approx(545_098 * (25_557_032 / 545_098) ** (2 / 3))


def test_without_energies_of_both_devices_no_size_is_claimed() -> None:
    record = run_of(CPU, H200)
    timed(record, "cpu", 10.0, 12.0)
    assert summarise(record).savings == ()


def test_readings_out_of_order_or_missing_are_left_out() -> None:
    kept = Readings()
    for at_s, value in ((1.0, 5.0), (2.0, None), (1.5, 6.0), (1.2, 7.0), (3.0, 8.0)):
        kept.add(at_s, value)
    assert kept.inside(1.0, 3.0) == [(1.0, 5.0), (1.5, 6.0), (3.0, 8.0)]
    assert kept.ends(1.1, 3.0) == ((1.5, 6.0), (3.0, 8.0))
    assert kept.ends(1.6, 3.0) is None
    assert kept.ends(4.0, 5.0) is None
