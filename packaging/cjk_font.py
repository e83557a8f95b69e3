"""Makes the bundled Chinese faces anew: python packaging/cjk_font.py [FOLDER]

They are cut out of Debian's `fonts-noto-cjk` (FOLDER holds its NotoSansCJK-*.ttc): the characters of the Chinese
translation, and the punctuation and the full-width forms that any text may bring. To be run when that changes.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
SOURCE = Path("/usr/share/fonts/opentype/noto")
FAMILY = "Noto Sans CJK SC"
WEIGHTS = ("Regular", "Bold")
COMMON = "简体中文" + "".join(map(chr, (*range(0x3000, 0x3020), *range(0xFF01, 0xFF5F), 0x00B7, 0x2014, 0x2026)))


def characters(translation: Path) -> set[str]:
    """Every character of the translated texts in a .ts file; none where there is no such file yet."""
    if not translation.exists():
        return set()
    root = ElementTree.parse(translation).getroot()
    return {letter for found in root.iter("translation") for letter in "".join(found.itertext())}


def wanted() -> set[str]:
    """What the bundled faces must have beside Latin letters, which Inter has."""
    return {c for c in characters(RESOURCES / "translations/gpubench_zh.ts") if c >= "\u2e80"} | set(COMMON)


def main(source: Path) -> None:
    for weight in WEIGHTS:
        fonts = TTCollection(source / f"NotoSansCJK-{weight}.ttc").fonts
        font = next(f for f in fonts if f["name"].getDebugName(1) == FAMILY)
        options = Options(layout_features=["locl", "ccmp", "vert"], name_IDs=["*"], notdef_outline=True)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=map(ord, wanted()))
        subsetter.subset(font)
        target = RESOURCES / f"fonts/NotoSansSC-{weight}.otf"
        font.save(target)
        print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE)
