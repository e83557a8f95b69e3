"""Files are in English with plain numbers, whatever language the window speaks; the clipboard's text follows it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from gpubench_gui.core.language import Language, speaking
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import summarise
from gpubench_gui.report import plots
from gpubench_gui.report.card import card_png
from gpubench_gui.report.diagnostics import Private, diagnostics
from gpubench_gui.report.document import document_json
from gpubench_gui.report.files import export_folder
from gpubench_gui.report.tables import summary_csv, sweep_csv
from gpubench_gui.report.text import summary_markdown, summary_text
from tests.demo import CPU, H200, demo_events, demo_record
from tests.demo_sweep import sweep_record

# Every text is marked and every number has other signs, so that nothing can look English by chance.
OTHER = Language(lambda text: f"«{text}»", ",", "'")

RECORDS = {
    "compared": demo_record(contended=[("resnet18", "cpu")]),
    "failed": demo_record(("small-cnn",), failed=[("small-cnn", "cuda:0")]),
    "tuned": demo_record(("resnet18",), (CPU, H200, CPU.tune(), H200.tune())),
    "crossover": sweep_record(),
    "map": sweep_record("map", budget_s=400.0),
}
CONTENTS: dict[str, Callable[[RunRecord], object]] = {
    "document": document_json,
    "summary": summary_csv,
    "sweep": sweep_csv,
    "card": card_png,
    "diagnostics": lambda record: diagnostics({}, record, [], Private((), (), ()), []),
}


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("content", CONTENTS)
def test_what_goes_into_files_is_the_same_in_every_language(content: str, name: str) -> None:
    make = partial(CONTENTS[content], RECORDS[name])
    english = make()
    with speaking(OTHER):
        assert make() == english


@pytest.mark.parametrize(("name", "plot"), [("compared", "speedup"), ("compared", "loss"), ("crossover", "crossover")])
def test_a_plot_is_the_same_in_every_language(name: str, plot: str) -> None:
    english = plots.plot_png(RECORDS[name], plot)
    with speaking(OTHER):
        assert plots.plot_png(RECORDS[name], plot) == english


def test_a_whole_export_is_the_same_in_every_language(tmp_path: Path) -> None:
    record, events = demo_record(("small-cnn",)), partial(demo_events, ("small-cnn",))
    english = export_folder(record, events, tmp_path / "english")
    with speaking(OTHER):
        other = export_folder(record, events, tmp_path / "other")
    assert [p.name for p in other] == [p.name for p in english]
    assert all(one.read_bytes() == two.read_bytes() for one, two in zip(english, other, strict=True))


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("text", [summary_text, summary_markdown])
def test_the_text_of_the_clipboard_is_in_the_language_of_the_window(
    text: Callable[[RunRecord], str], name: str
) -> None:
    record = RECORDS[name]
    with speaking(OTHER):
        said, sentence = text(record), summarise(record).sentence
    assert "«" in sentence
    assert sentence.split("»")[0] in said.replace("\\", "")
