"""The plots as pictures, from the record alone."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.curve import Curve
from gpubench_gui.core.palette import LIGHT
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.report.axes import spread, tick_text
from gpubench_gui.report.lines import alone, cell_series, points
from gpubench_gui.report.plots import HEIGHT, PLOTS, WIDTH, plot_png
from tests.demo import CPU, H200, LAPTOP, demo_events, demo_record
from tests.report.pictures import Words, colour_share, size


def words(record: RunRecord, name: str) -> Words:
    return Words(WIDTH, HEIGHT, partial(PLOTS[name], record))


@pytest.fixture(scope="module")
def record() -> RunRecord:
    return demo_record(devices=(CPU, H200, LAPTOP))


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_is_1600_by_900_with_title_and_units_and_no_word_cut_off_or_covered(
    record: RunRecord, name: str
) -> None:
    seen = words(record, name)
    assert size(plot_png(record, name)) == (1600, 900)
    assert seen.outside(12) == []
    assert seen.overlapping() == []
    assert any("(" in t and ")" in t for t in seen.texts)


@pytest.mark.parametrize("name", [n for n in PLOTS if n not in ("cpu-load", "memory", "speedup")])
def test_each_line_is_labelled_with_its_device_and_drawn_in_its_colour(record: RunRecord, name: str) -> None:
    text = " ".join(words(record, name).texts).replace("\n", " ")
    assert "NVIDIA H200" in text
    assert colour_share(plot_png(record, name), LIGHT.series[1]) > 0.0002


@pytest.mark.parametrize("name", PLOTS)
def test_a_record_without_anything_in_it_still_gives_a_picture(name: str) -> None:
    seen = words(RunRecord(), name)
    assert seen.outside(12) == []
    assert len(seen.texts) >= 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("time-per-batch", "No batch was timed, so there is no time per batch to show."),
        ("gpu-power", "No GPU power was read during this run."),
        ("memory", "No memory use was read during this run."),
    ],
)
def test_an_empty_plot_says_what_is_missing(name: str, said: str) -> None:
    assert said in words(demo_record(until_s=0), name).texts


def test_an_empty_sensor_plot_says_why() -> None:
    record = demo_record(["small-cnn"], [CPU], until_s=0)
    record.apply(ev.SensorMissing(1.0, None, "GPU meters", "no NVIDIA driver on this system"))
    record.apply(ev.SensorMissing(1.0, None, "Battery", "no battery"))
    texts = words(record, "gpu-utilisation").texts
    assert texts[-2:] == ["No GPU utilisation was read during this run.", "No NVIDIA driver on this system."]


def test_a_gpu_whose_sensor_is_missing_gets_no_line_and_no_zero(record: RunRecord) -> None:
    text = " ".join(words(record, "gpu-power").texts)
    assert "NVIDIA H200" in text
    assert "RTX 6000" not in text


def test_a_loss_that_is_never_finite_is_said_to_be_missing() -> None:
    record = RunRecord()
    for event in demo_events(["small-cnn"], [CPU], until_s=12):
        if isinstance(event, ev.Batches):
            event = replace(event, loss=(None,) * len(event.loss))
        record.apply(event)
    assert "No batch was timed, so there is no loss to show." in words(record, "loss").texts


def test_a_gap_stays_a_gap_and_a_value_between_two_gaps_is_found() -> None:
    curve = Curve()
    for x, y in enumerate([1.0, 2.0, None, 3.0, math.inf, 4.0]):
        curve.add(float(x), y)
    _, values = points(curve)
    assert np.isnan(values).tolist() == [False, False, True, False, True, False]
    assert alone(values).tolist() == [False, False, False, True, False, True]


def test_the_pieces_of_a_device_are_its_models_and_its_last_value_the_last_of_them(record: RunRecord) -> None:
    (cpu, *_) = cell_series(record, lambda c: c.batch_ms)
    assert len(cpu.pieces) == 3
    last = record.cells["resnet50", "cpu"].batch_ms
    assert cpu.last == [v for v in last.y if math.isfinite(v)][-1]


def test_the_warm_up_is_shaded(record: RunRecord) -> None:
    shaded = colour_share(plot_png(record, "time-per-batch"), "#E9ECF0")
    assert shaded > 0.05
    assert "Grey: starting and warming up, not counted" in words(record, "time-per-batch").texts


def test_the_speedup_plot_shows_the_study_and_credits_it(record: RunRecord) -> None:
    texts = words(record, "speedup").texts
    assert {"2×", "7×", "40.6×", "the study: RTX 3050 against an Intel CPU"} <= set(texts)
    assert any("CC BY 4.0" in t for t in texts)
    assert {"Small CNN", "ResNet-18", "ResNet-50"} <= {t.split("  ")[0] for t in texts}


def test_without_a_second_device_the_speedup_plot_says_so() -> None:
    texts = words(demo_record(["resnet18"], [CPU]), "speedup").texts
    assert any("One device alone has no speedup" in t for t in texts)


def test_a_label_with_dollar_signs_is_shown_as_it_is() -> None:
    record = demo_record(["small-cnn"], [CPU, DeviceChoice("cuda:0", "cuda:0", "$\\nomacro{$")], rounds=1)
    for name in PLOTS:
        assert size(plot_png(record, name)) == (1600, 900)


def test_a_long_run_has_its_time_in_minutes() -> None:
    record = demo_record(["small-cnn"], [CPU])
    record.apply(ev.Notice(5400.0, "info", "an hour and a half later"))
    assert "Time since the run began (min)" in words(record, "throughput").texts


def test_labels_are_moved_apart_and_stay_inside() -> None:
    assert spread([0.5, 0.5, 0.9], 0.2, 0.1, 0.9) == pytest.approx([0.5, 0.7, 0.9])
    assert spread([0.95, 0.9], 0.2, 0.1, 0.9) == pytest.approx([0.9, 0.7])


@pytest.mark.parametrize(("value", "text"), [(0.5, "0.5"), (20.0, "20"), (2.5, "2.5"), (0.0, "0"), (100.0, "100")])
def test_numbers_on_a_scale_have_no_needless_zeros(value: float, text: str) -> None:
    assert tick_text(value) == text


def test_another_name_is_refused(record: RunRecord) -> None:
    with pytest.raises(KeyError):
        plot_png(record, "no-such-plot")
