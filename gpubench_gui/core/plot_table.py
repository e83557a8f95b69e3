"""What a plot shows, as words and as a table: for a screen reader, and for whoever wants the numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlotTable:
    """`sentence` says the same in words; every row has one text for each of `columns`."""

    title: str
    sentence: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
