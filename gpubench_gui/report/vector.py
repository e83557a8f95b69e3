"""Vector pictures as files of their own and as parts of a page: the font inside, no outside address, no script."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable
from functools import cache
from html import unescape
from io import BytesIO

from gpubench_gui.assets import resource
from gpubench_gui.core.palette import LIGHT, Theme
from gpubench_gui.report.canvas import LATIN_FILES, Weight

_FAMILY = "'gpubench Inter', Inter, 'Helvetica Neue', Arial, sans-serif"
_ENGLISH = frozenset(map(chr, range(0x20, 0x7F))) | frozenset("×·…–—±≥≤%\N{THIN SPACE}")
_HEADER = re.compile(r"^.*?(?=<svg )", re.DOTALL)
_TEXT = re.compile(r"<text[^>]*>([^<]*)</text>")
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_TAG = re.compile(r"<[^>]*>")  # matplotlib escapes ">" within attributes
_NO_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")  # a label from outside may hold them


def standalone(svg: bytes, used: frozenset[str]) -> bytes:
    """The SVG as a file of its own, with the characters `used` of the font (of all pictures: cutting takes time)."""
    text = _with_family(svg)
    style = f"<style>{font_faces(used)}</style>"
    return text.replace("<defs>", f"<defs>{style}", 1).encode()


def inline(svg: bytes, name: str, title: str, *, dark: bool = True) -> str:
    """The SVG as a part of an HTML page that has the fonts, as wide as its place.

    `name` keeps its ids apart from those of the other pictures; with `dark` its colours are the page's variables.
    """

    def adapted(tag: re.Match[str]) -> str:
        text = re.sub(r'id="([^"]*)"', rf'id="{name}-\1"', tag[0])
        text = re.sub(r'href="#([^"]*)"', rf'href="#{name}-\1"', text)
        text = re.sub(r"url\(#([^)]*)\)", rf"url(#{name}-\1)", text)
        return _COLOUR.sub(_variable, text) if dark else text

    text = _TAG.sub(adapted, _HEADER.sub("", _with_family(svg), count=1))
    return re.sub(r'(<svg [^>]*?)width="[^"]*" height="[^"]*"', rf'\1role="img" aria-label="{title}"', text, count=1)


def variables(theme: Theme) -> str:
    """The colours of pictures in `theme`, as CSS variables named after those of the light one."""
    return " ".join(f"--{name[1:]}: {colours(theme)[i]};" for name, i in _VARIABLES.items())


def colours(theme: Theme) -> tuple[str, ...]:
    """The colours of `theme` in the order that `_VARIABLES` counts in."""
    return (
        theme.background,
        theme.surface,
        theme.text,
        theme.muted,
        theme.grid,
        theme.bad,
        theme.warning,
        *theme.series,
    )


_VARIABLES = {colour.lower(): i for i, colour in enumerate(colours(LIGHT))}


def letters(svgs: Iterable[bytes]) -> frozenset[str]:
    """The characters in the words of `svgs`, and those of any English text."""
    return _ENGLISH | frozenset(c for svg in svgs for words in _TEXT.findall(svg.decode()) for c in unescape(words))


def font_faces(used: frozenset[str]) -> str:
    """CSS that brings the bundled font, cut down to the characters `used`."""
    return "".join(
        f"@font-face{{font-family:'gpubench Inter';font-weight:{weight};"
        f"src:url(data:font/woff;base64,{_woff(weight, used)}) format('woff')}}"
        for weight in LATIN_FILES
    )


def _variable(colour: re.Match[str]) -> str:
    return f"var(--{colour[0][1:]})" if colour[0] in _VARIABLES else colour[0]


def _with_family(svg: bytes) -> str:
    """The SVG with our list of fonts in its tags alone, and without characters that no XML may hold."""
    text = _NO_XML.sub(" ", svg.decode())
    return _TAG.sub(lambda tag: re.sub(r"font-family: [^;\"]*", f"font-family: {_FAMILY}", tag[0]), text)


@cache
def _woff(weight: Weight, used: frozenset[str]) -> str:
    from fontTools import subset  # a dependency of matplotlib

    options = subset.Options(flavor="woff", hinting=False, layout_features=["kern", "calt", "ccmp"])
    font = subset.load_font(str(resource(LATIN_FILES[weight])), options)
    buffer = BytesIO()
    with font:
        cutter = subset.Subsetter(options)
        cutter.populate(text="".join(used))
        cutter.subset(font)
        subset.save_font(font, buffer, options)
    return base64.b64encode(buffer.getvalue()).decode()
