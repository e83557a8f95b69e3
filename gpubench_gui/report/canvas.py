"""Pictures that look the same wherever they are rendered: own font, own colours, no display.

Importing this module imports matplotlib (about half a second); only exports do.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from typing import Any, Literal

import matplotlib
from matplotlib import font_manager
from matplotlib.figure import Figure
from matplotlib.ft2font import FT2Font

from gpubench_gui.assets import resource
from gpubench_gui.core.palette import LIGHT

DPI = 100
FAMILY = "gpubench Inter"  # a name of its own, so that no font installed on the system can answer to it
FALLBACK = "gpubench Inter, all of it"
Weight = Literal[400, 500, 600]
Kind = Literal["png", "svg", "pdf"]
# What matplotlib writes of its own accord: the same run gives the same bytes without it.
_NOT_TOLD: dict[Kind, tuple[str, ...]] = {
    "png": ("Software",),
    "svg": ("Creator", "Date", "Format", "Type"),
    "pdf": ("Creator", "Producer", "CreationDate"),
}
# The Latin letters and signs alone, as TrueType: a PDF cannot hold the OpenType outlines in a way all readers know.
LATIN_FILES: dict[Weight, str] = {
    400: "fonts/Inter-Regular-Latin.ttf",
    500: "fonts/Inter-Medium-Latin.ttf",
    600: "fonts/Inter-SemiBold-Latin.ttf",
}
FONT_FILES: dict[Weight, str] = {
    400: "fonts/Inter-Regular.otf",
    500: "fonts/Inter-Medium.otf",
    600: "fonts/Inter-SemiBold.otf",
}
MISSING_GLYPH = "Glyph .* missing from"  # a character of a label that the font lacks is drawn as a box

_drawing = threading.Lock()  # matplotlib's settings and Python's warning filters are one per process


def png(width: int, height: int, draw: Callable[[Figure], None]) -> bytes:
    """A PNG of exactly `width` × `height` pixels with what `draw` puts on the figure."""
    return pictures(width, height, draw, ("png",))["png"]


def pictures(width: int, height: int, draw: Callable[[Figure], None], kinds: Sequence[Kind]) -> dict[Kind, bytes]:
    """One drawing in several kinds of file: laid out once. Text stays text in SVG and PDF."""
    with _drawing, _settings():
        figure = Figure(figsize=(width / DPI, height / DPI), dpi=DPI, facecolor=LIGHT.background)
        draw(figure)
        return {kind: _saved(figure, kind) for kind in kinds}


def _saved(figure: Figure, kind: Kind) -> bytes:
    buffer = BytesIO()
    # zlib's level 3 instead of 6: a sixth of the time, a tenth more bytes.
    how: dict[str, Any] = {"pil_kwargs": {"compress_level": 3}} if kind == "png" else {}
    figure.savefig(buffer, format=kind, metadata=dict.fromkeys(_NOT_TOLD[kind]), **how)
    return buffer.getvalue()


@contextmanager
def _settings() -> Iterator[None]:
    """matplotlib's defaults and ours, whatever the user's own configuration says."""
    _register_fonts()
    with matplotlib.rc_context(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=MISSING_GLYPH)
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(
            {
                "font.family": [FAMILY, FALLBACK],
                "font.size": 12,
                "font.weight": 400,
                "text.parse_math": False,  # a label with dollar signs is shown as it is
                "svg.fonttype": "none",  # text, not outlines
                "svg.hashsalt": "gpubench",
                "pdf.fonttype": 42,  # 3 cuts words into pieces that cannot be searched for
                "text.color": LIGHT.text,
                "axes.facecolor": LIGHT.surface,
                "axes.edgecolor": LIGHT.grid,
                "axes.labelcolor": LIGHT.muted,
                "axes.linewidth": 1.0,
                "axes.spines.top": False,
                "axes.spines.right": False,
                "axes.axisbelow": True,
                "grid.color": LIGHT.grid,
                "grid.linewidth": 0.8,
                "xtick.color": LIGHT.grid,
                "ytick.color": LIGHT.grid,
                "xtick.labelcolor": LIGHT.muted,
                "ytick.labelcolor": LIGHT.muted,
                "lines.dash_capstyle": "butt",
                "lines.scale_dashes": True,
            }
        )
        yield


@cache
def _register_fonts() -> None:
    for name, files in ((FAMILY, LATIN_FILES), (FALLBACK, FONT_FILES)):
        for weight, file in files.items():
            entry = font_manager.FontEntry(str(resource(file)), name=name, weight=weight, size="scalable")
            font_manager.fontManager.ttflist.append(entry)


# ---- text that knows its size ----------------------------------------------------------------------


def font(size: float, weight: Weight = 400) -> font_manager.FontProperties:
    """The bundled font at `size` points."""
    return font_manager.FontProperties(family=[FAMILY, FALLBACK], size=size, weight=weight)


def one_line(text: str) -> str:
    """`text` with a space for every line end: a label from outside never breaks a layout."""
    return " ".join(text.splitlines())


def text_width(text: str, size: float, weight: Weight = 400) -> float:
    """Width of one line in pixels."""
    ruler = _ruler(LATIN_FILES[weight])
    if not all(map(ruler.get_char_index, map(ord, one_line(text)))):
        ruler = _ruler(FONT_FILES[weight])
    ruler.set_size(size, DPI)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=MISSING_GLYPH)
        ruler.set_text(one_line(text))
    return ruler.get_width_height()[0] / 64  # in 64ths of a pixel


@cache
def _ruler(file: str) -> FT2Font:
    return FT2Font(str(resource(file)))


def shorten(text: str, size: float, limit: float, weight: Weight = 400) -> str:
    """`text` on one line of at most `limit` pixels, cut with an ellipsis; "" when not one letter fits."""
    text = one_line(text)
    if text_width(text, size, weight) <= limit:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(text[:middle].rstrip() + "…", size, weight) <= limit:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else ""


def shorten_all(texts: Sequence[str], size: float, limit: float, weight: Weight = 400) -> list[str]:
    """`texts` cut so that together they fit into `limit` pixels: the longest ones give way first."""
    widths = [text_width(t, size, weight) for t in texts]
    left, cap = limit, limit
    for rank, width in enumerate(sorted(widths)):
        cap = left / (len(widths) - rank)
        if width > cap:
            break
        left -= width
    return [shorten(t, size, max(cap, w if w <= cap else 0), weight) for t, w in zip(texts, widths, strict=True)]


def wrap(text: str, size: float, limit: float, lines: int, weight: Weight = 400) -> list[str] | None:
    """`text` in at most `lines` lines of `limit` pixels, broken at plain spaces; None when it needs more.

    A word wider than a line is shortened.
    """
    result: list[str] = []
    for word in _words(text):
        short = shorten(word, size, limit, weight)
        longer = f"{result[-1]} {short}" if result else short
        if result and text_width(longer, size, weight) <= limit:
            result[-1] = longer
        else:
            result.append(short)
    return result if len(result) <= lines else None


def wrap_shortened(text: str, size: float, limit: float, lines: int, weight: Weight = 400) -> list[str]:
    """As `wrap`, but a text that needs more lines ends in an ellipsis."""
    words = _words(text)
    for count in range(len(words), 0, -1):
        shown = " ".join(words[:count]) + ("…" if count < len(words) else "")
        if (found := wrap(shown, size, limit, lines, weight)) is not None:
            return found
    return []


def _words(text: str) -> list[str]:
    """At plain spaces and line ends only: a thin space inside "1 520" holds its digits together."""
    return [word for word in one_line(text).split(" ") if word]
