"""Vector pictures whose labels come from an edited file: still XML, with the label as it was."""

from __future__ import annotations

from xml.dom import minidom

import pytest
from matplotlib.figure import Figure

from gpubench_gui.report.canvas import font, pictures
from gpubench_gui.report.vector import inline, letters, standalone


def svg_with(label: str) -> bytes:
    def draw(figure: Figure) -> None:
        figure.text(0.1, 0.5, label, fontproperties=font(12))

    return pictures(400, 100, draw, ("svg",))["svg"]


@pytest.mark.parametrize(
    "label",
    ["font-family: all that follows", '#ffffff url(#a) id="b" href="#c"', "<script>alert(1)</script>", "</text>&lt;"],
)
def test_a_label_that_looks_like_markup_is_shown_as_it_is(label: str) -> None:
    svg = svg_with(label)
    for text in (standalone(svg, letters([svg])).decode(), inline(svg, "time", "Time")):
        shown = [node.firstChild.data for node in minidom.parseString(text).getElementsByTagName("text")]
        assert shown == [label]


def test_characters_that_no_xml_may_hold_are_left_out() -> None:
    svg = svg_with("a\x00\x07\x1b\ufffeb")
    for text in (standalone(svg, letters([svg])).decode(), inline(svg, "time", "Time")):
        (node,) = minidom.parseString(text).getElementsByTagName("text")
        assert node.firstChild.data == "a    b"
