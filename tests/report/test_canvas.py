"""The same picture everywhere: whatever the fonts, folders and settings of the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gpubench_gui.report.canvas import shorten, shorten_all, text_width, wrap, wrap_shortened
from gpubench_gui.report.card import card_png
from tests.demo import demo_record

ROOT = Path(__file__).resolve().parents[2]
DRAW = """
import sys
from gpubench_gui.report.card import card_png
from tests.demo import demo_record
sys.stdout.buffer.write(card_png(demo_record()))
"""
LIGHT_IMPORTS = """
import sys
import gpubench_gui.report.document, gpubench_gui.report.files, gpubench_gui.report.tables
sys.exit("matplotlib" in sys.modules)
"""


def python(code: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    kept = {k: v for k, v in os.environ.items() if k not in ("HOME", "MPLCONFIGDIR", "XDG_CACHE_HOME")}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=cwd,
        env={**kept, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        timeout=120,
        check=False,
    )


def test_no_home_no_writable_folder_and_strange_settings_change_nothing_and_say_nothing(
    tmp_path: Path,
) -> None:
    (tmp_path / "matplotlibrc").write_text("font.size: 30\nsavefig.dpi: 50\naxes.facecolor: red\n")
    blocker = tmp_path / "a file"
    blocker.write_bytes(b"")
    done = python(DRAW, tmp_path, MPLCONFIGDIR=str(blocker / "matplotlib"))
    assert done.stderr.decode() == ""
    assert done.returncode == 0
    assert done.stdout == card_png(demo_record())


def test_tables_and_documents_are_written_without_matplotlib(tmp_path: Path) -> None:
    assert python(LIGHT_IMPORTS, tmp_path).returncode == 0


def test_a_text_that_fits_is_left_alone_and_another_ends_in_an_ellipsis() -> None:
    assert shorten("NVIDIA H200", 14, 500) == "NVIDIA H200"
    cut = shorten("NVIDIA H200", 14, 60)
    assert cut.startswith("NV")
    assert cut.endswith("…")
    assert text_width(cut, 14) <= 60
    assert shorten("NVIDIA H200", 14, 3) == ""


def test_of_several_texts_the_longest_gives_way() -> None:
    labels = ["16 CPU cores", "NVIDIA RTX 6000 Ada Generation Laptop GPU"]
    room = sum(text_width(t, 14) for t in labels) - 60
    short, long = shorten_all(labels, 14, room)
    assert short == "16 CPU cores"
    assert long.endswith("…")
    assert text_width(short, 14) + text_width(long, 14) <= room
    assert shorten_all(labels, 14, room + 61) == labels


def test_text_wraps_between_words_and_never_inside_a_number() -> None:
    number = "1\N{THIN SPACE}520"
    lines = wrap(f"trains {number} images per second", 16, text_width(f"trains {number}", 16) + 2, 5)
    assert lines is not None
    assert lines[0] == f"trains {number}"
    assert " ".join(lines) == f"trains {number} images per second"


def test_text_that_needs_too_many_lines_is_refused_or_cut() -> None:
    text = "one two three four five six seven"
    assert wrap(text, 16, 100, 2) is None
    lines = wrap_shortened(text, 16, 100, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(text_width(line, 16) <= 100 for line in lines)


@pytest.mark.parametrize("width", [1, 5])
def test_a_width_too_small_for_any_letter_is_no_error(width: int) -> None:
    assert all(line == "" for line in wrap_shortened("some words", 16, width, 3))
