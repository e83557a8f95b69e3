"""The kinds of report and the files that each consists of. Read by the dialog, so it imports no matplotlib."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from gpubench_gui.core.events import Event
from gpubench_gui.core.language import ENGLISH, mark, speaking
from gpubench_gui.core.record import RunRecord
from gpubench_gui.report.anonymous import anonymous_event, anonymous_record
from gpubench_gui.report.carried import packed, png_with_run
from gpubench_gui.report.diagnostics import Private
from gpubench_gui.report.document import run_json
from gpubench_gui.report.markdown import markdown
from gpubench_gui.report.names import offered
from gpubench_gui.report.tables import batches_csv, samples_csv, summary_csv, sweep_csv

if TYPE_CHECKING:
    from gpubench_gui.report.canvas import Kind

# In the order in which they are offered; English: `tr` them on the screen.
FORMATS = {
    "png": mark("PNG pictures: the report card and every plot; each opens again as the run"),
    "html": mark("HTML page: everything on one page, works offline, prints"),
    "md": mark("Markdown: the answer and its tables"),
    "json": mark("JSON: every figure and every event; opens again as the run"),
    "csv": mark("CSV tables: results, every batch, every sensor reading"),
    "svg": mark("SVG vector pictures of the card and the plots"),
    "pdf": mark("PDF vector pictures of the card and the plots"),
}
PICTURES: tuple[Kind, ...] = ("png", "svg", "pdf")
CARD = "report"
Contents = dict[str, Callable[[], bytes | Iterable[bytes]]]


@dataclass(frozen=True, slots=True)
class Saved:
    """A run to report on: its record, and its events from the start as often as they are asked for.

    `private` are names that must not leave the machine; None leaves everything as it is.
    """

    record: RunRecord
    events: Callable[[], Iterable[Event]]
    private: Private | None

    def published(self) -> Saved:
        """The same run without those names."""
        private = self.private
        if private is None:
            return self
        events = self.events
        return Saved(
            anonymous_record(self.record, private),
            lambda: (anonymous_event(event, private) for event in events()),
            None,
        )


def planned(record: RunRecord, formats: Sequence[str]) -> list[str]:
    """The files of `formats` by their names in the folder, in the order in which they are written."""
    names: list[str] = []
    for name in FORMATS:
        if name in formats:
            names += _files(record, name)
    return names


def contents(saved: Saved, formats: Sequence[str]) -> Contents:
    """What makes each file of `planned`. Raises ValueError for a record that holds no run yet."""
    saved = saved.published()
    record, events = saved.record, saved.events
    kinds = tuple(k for k in PICTURES if k in formats or (k == "svg" and "html" in formats))
    drawn = cache(partial(_draw_all, record, kinds))
    run = cache(lambda: packed(events()))
    letters = cache(lambda: _letters(drawn()))
    makers: Contents = {
        "summary.csv": lambda: summary_csv(record),
        "batches.csv": lambda: batches_csv(events()),
        "samples.csv": lambda: samples_csv(events()),
        "sweep.csv": lambda: sweep_csv(record),
        "report.json": lambda: run_json(record, events()),
        "report.md": lambda: markdown(record),
        "report.html": lambda: _page(record, drawn(), letters()),
    }

    def pictures_of(name: str) -> Contents:
        path = name if name == CARD else f"plots/{name}"
        return {
            f"{path}.png": lambda: png_with_run(drawn()[name]["png"], run()),
            f"{path}.svg": lambda: _standalone(drawn()[name]["svg"], letters()),
            f"{path}.pdf": lambda: drawn()[name]["pdf"],
        }

    for name in (CARD, *offered(record)):
        makers |= pictures_of(name)
    return {name: _in_english(makers[name]) for name in planned(record, formats)}


@speaking(ENGLISH)
def picture(saved: Saved, name: str) -> bytes:
    """The card (`CARD`) or a plot as a PNG that carries its run."""
    saved = saved.published()
    if name == CARD:
        from gpubench_gui.report.card import card_png

        png = card_png(saved.record)
    else:
        from gpubench_gui.report.plots import plot_png

        png = plot_png(saved.record, name)
    return png_with_run(png, packed(saved.events()))


def _in_english(make: Callable[[], bytes | Iterable[bytes]]) -> Callable[[], bytes | Iterable[bytes]]:
    def made() -> bytes | Iterable[bytes]:
        with speaking(ENGLISH):
            return make()

    return made


def _files(record: RunRecord, name: str) -> list[str]:
    if name in PICTURES:
        return [f"{CARD}.{name}", *(f"plots/{plot}.{name}" for plot in offered(record))]
    if name == "csv":
        sweep = record.started is not None and record.spec.sweeps
        return ["summary.csv", "batches.csv", "samples.csv", *(["sweep.csv"] if sweep else [])]
    return [f"report.{name}"]


# ---- what needs matplotlib: half a second and tens of megabytes that a window does not pay before ------------


Drawn = dict[str, "dict[Kind, bytes]"]


def _draw_all(record: RunRecord, kinds: Sequence[Kind]) -> Drawn:
    from gpubench_gui.report.card import card_pictures
    from gpubench_gui.report.plots import plot_pictures

    return {CARD: card_pictures(record, kinds)} | {name: plot_pictures(record, name, kinds) for name in offered(record)}


def _letters(drawn: Drawn) -> frozenset[str]:
    from gpubench_gui.report.vector import letters

    return letters(kinds["svg"] for kinds in drawn.values())


def _standalone(svg: bytes, used: frozenset[str]) -> bytes:
    from gpubench_gui.report.vector import standalone

    return standalone(svg, used)


def _page(record: RunRecord, drawn: Drawn, used: frozenset[str]) -> bytes:
    from gpubench_gui.report.page_html import page_html

    return page_html(record, {name: kinds["svg"] for name, kinds in drawn.items() if name != CARD}, used)
