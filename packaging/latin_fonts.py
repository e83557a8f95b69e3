"""Make the faces that reports are drawn with anew from the window's: python packaging/latin_fonts.py

A PDF embeds quadratic (TrueType) outlines cleanly, the cubic ones of Inter's OpenType files as loose shapes whose words
cannot be searched. So each `Inter-*.otf` becomes an `Inter-*-Latin.ttf`: Latin letters and the signs of the reports
alone, outlines within one unit of a thousandth of the type size. Needs fontTools.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
SIGNS = "−×≤≥≈±·…‰†•€™µ²³½¼¾→←↑↓∞√∆ΩπΔμσ"
CHARACTERS = {*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2000, 0x2030), *map(ord, SIGNS)}
LIMITS = (
    "maxZones", "maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
    "maxSizeOfInstructions", "maxComponentElements", "maxPoints", "maxContours", "maxCompositePoints",
    "maxCompositeContours", "maxComponentDepth",
)  # fmt: skip


def latin(source: Path) -> TTFont:
    """The face at `source`, cut down to `CHARACTERS` and with quadratic outlines."""
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = []  # kerning would cost each picture a fifth of its time: every PDF cuts the face anew
    options.notdef_outline, options.hinting = True, False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=CHARACTERS)
    cutter.subset(font)
    _make_quadratic(font)
    return font


def _make_quadratic(font: TTFont) -> None:
    shapes, glyphs = font.getGlyphSet(), {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(shapes)
        shapes[name].draw(Cu2QuPen(pen, 1.0, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = font.getGlyphOrder(), glyphs
    font["maxp"].tableVersion = 0x00010000
    for limit in LIMITS:  # counted anew when the file is written, except that one zone is there
        setattr(font["maxp"], limit, int(limit == "maxZones"))
    for cubic in ("CFF ", "VORG"):
        if cubic in font:
            del font[cubic]
    font["post"].formatType, font["post"].extraNames, font["post"].mapping = 2.0, [], {}
    font["head"].glyphDataFormat = 0
    font.sfntVersion = "\x00\x01\x00\x00"


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for source in sorted(FONTS.glob("Inter-*.otf")):
        target = source.with_name(f"{source.stem}-Latin.ttf")
        latin(source).save(target)
        print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
