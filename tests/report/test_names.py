"""Names of reports that every system takes."""

from __future__ import annotations

import pytest

from gpubench_gui.report.names import default_name, legal
from tests.demo import CPU, H200, demo_record
from tests.demo_sweep import sweep_record


def test_a_report_is_named_after_date_machine_and_models() -> None:
    assert (
        default_name(demo_record(("resnet18",), (CPU, H200), until_s=1)) == "gpubench 2026-03-14 NVIDIA H200, ResNet-18"
    )
    assert default_name(demo_record(until_s=1)).endswith("NVIDIA H200, 3 models")
    assert default_name(sweep_record("map", until_s=1)).endswith(", map")


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ('a<b>:"/\\|?*c', "a-b--------c"),
        ("con", "_con"),
        ("LPT1.txt", "_LPT1.txt"),
        ("console", "console"),
        ("ends in a dot. ", "ends in a dot"),
        ("two\nlines\x00", "two lines-"),
        ("...", "gpubench"),
        ("x" * 300, "x" * 80),
    ],
)
def test_a_name_is_legal_on_every_system(name: str, made: str) -> None:
    assert legal(name) == made
