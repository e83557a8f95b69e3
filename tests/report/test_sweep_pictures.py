"""Card and plots of a sweep: nothing cut off, nothing covered, the same answer as everywhere."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gpubench_gui.core import crossover, speed_map
from gpubench_gui.core.events import RunEnded
from gpubench_gui.core.palette import LIGHT
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.shades import shade
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.summary import summarise
from gpubench_gui.report import card, plots
from gpubench_gui.report.card import card_png, draw_card
from gpubench_gui.report.files import export_folder
from gpubench_gui.report.names import PLOT_TITLES, offered
from gpubench_gui.report.plots import PLOTS, SWEEP_PLOTS, plot_png
from gpubench_gui.report.sweep_card import MAX_ROWS, table
from gpubench_gui.report.sweep_plots import scale_end
from tests.core.planted import Speed
from tests.demo import CPU, H200, LAPTOP, demo_record
from tests.demo_sweep import sweep_events, sweep_record
from tests.report.pictures import Words, colour_share, size

RUNS: dict[str, dict[str, Any]] = {
    "a crossover": {},
    "a crossover of two GPUs": {"devices": (CPU, H200, LAPTOP)},
    "a crossover at its first look": {"until_s": 24.0},
    "a crossover just begun": {"until_s": 2.0},
    "a GPU that never pays": {"speeds": {"cpu": Speed(4e-4, 6e11), "cuda:0": Speed(0.5, 6e11)}},
    "a map": {"protocol": "map", "budget_s": 400.0},
    "a map of two GPUs": {"protocol": "map", "devices": (CPU, H200, LAPTOP), "budget_s": 400.0},
    "a map stopped half-way": {"protocol": "map", "budget_s": 400.0, "until_s": 36.0},
    "a map just begun": {"protocol": "map", "until_s": 2.0},
    "a long label": {"devices": (CPU, DeviceChoice("cuda:0", "cuda:0", "A" * 90))},
}
EACH = pytest.mark.parametrize("run", RUNS.values(), ids=list(RUNS))


def card_words(record: RunRecord) -> Words:
    return Words(card.WIDTH, card.HEIGHT, partial(draw_card, record, summarise(record)))


def plot_words(record: RunRecord) -> Words:
    return Words(plots.WIDTH, plots.HEIGHT, partial(SWEEP_PLOTS[record.spec.protocol], record))


@EACH
def test_no_word_of_the_card_is_cut_off_or_covered(run: dict[str, Any]) -> None:
    seen = card_words(sweep_record(**run))
    assert seen.outside(20) == []
    assert seen.overlapping() == []


@EACH
def test_no_word_of_the_plot_is_cut_off_or_covered(run: dict[str, Any]) -> None:
    seen = plot_words(sweep_record(**run))
    assert seen.outside(12) == []
    assert seen.overlapping() == []
    assert any("(" in t and ")" in t for t in seen.texts)


def test_card_and_plot_of_a_crossover_have_their_sizes_and_the_colour_of_the_device() -> None:
    record = sweep_record()
    for data, expected in ((card_png(record), (1920, 1080)), (plot_png(record, "crossover"), (1600, 900))):
        assert size(data) == expected
        assert colour_share(data, LIGHT.series[1]) > 0.0002


def test_every_measured_cell_of_a_map_is_filled_with_its_colour() -> None:
    record = sweep_record("map", budget_s=400.0)
    (m,) = speed_map.answer(record).maps
    data = plot_png(record, "map")
    assert size(data) == (1600, 900)
    for cell in m.cells:
        if cell.state == "measured" and cell.speedup is not None:
            colour = shade(cell.speedup.value, scale_end(m), LIGHT, (LIGHT.series[0], LIGHT.series[1]))
            assert colour_share(data, colour) > 0.003


def test_the_card_holds_the_answer_the_points_and_their_origin() -> None:
    record = sweep_record()
    texts = card_words(record).texts
    found = crossover.answer(record)
    assert found.sentence in " ".join(texts)
    assert found.qualifier in texts
    assert {"pays from 0.079 M", "0.977×", "0.924 to 1.03", "same speed"} <= set(texts)
    assert any("AMD EPYC 9454" in t and "14 March 2026" in t for t in texts)
    assert any(t.startswith("Measured: 9 sizes") for t in texts)
    assert not any("RTX 3050" in t for t in texts)


def test_the_card_shows_at_most_twelve_points_and_says_where_all_are() -> None:
    record = sweep_record("map", budget_s=400.0)
    headings, body, note = table(record)
    assert len(body) == MAX_ROWS == 12
    assert note == "12 of 32 points are shown; all are in sweep.csv."
    assert {len(line) for line in body} == {len(headings)}


def test_a_failed_cell_is_words_in_picture_and_table() -> None:
    texts = card_words(sweep_record("map", budget_s=400.0)).texts
    assert texts.count("out of memory") + texts.count("out of\nmemory") == 2


def test_a_sweep_without_a_point_says_so() -> None:
    begun = sweep_record(until_s=2.0)
    assert "No size is measured yet." in card_words(begun).texts
    begun.apply(RunEnded(2.0, "stopped"))
    assert "No size was measured." in card_words(begun).texts
    assert "No size was measured on both devices" in plot_words(begun).texts


def test_a_run_offers_the_pictures_it_has_something_to_show_in() -> None:
    assert set(offered(demo_record(until_s=4))) == set(PLOTS)
    assert set(offered(RunRecord())) == set(PLOTS)
    names = offered(sweep_record("map", until_s=2.0))
    assert names[0] == "map"
    assert "crossover" not in names
    assert "loss" not in names
    assert set(PLOT_TITLES) == set(PLOTS) | set(SWEEP_PLOTS)


@pytest.mark.parametrize("protocol", ["crossover", "map"])
def test_the_export_of_a_sweep_has_its_picture_and_its_table(protocol: Any, tmp_path: Path) -> None:
    record = sweep_record(protocol, until_s=24.0)
    written = export_folder(record, lambda: sweep_events(protocol, until_s=24.0), tmp_path)
    names = {p.relative_to(tmp_path).as_posix() for p in written}
    assert {f"plots/{protocol}.png", "sweep.csv", "report.png"} <= names
    assert "plots/speedup.png" not in names
