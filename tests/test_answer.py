"""The lines under the table that the command line prints: the reasons behind the answer."""

from __future__ import annotations

import re

import pytest

from gpubench_gui.core.summary import summarise
from gpubench_gui.headless import print_answer
from tests.demo import demo_record


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COLUMNS", "200")
    record = demo_record(["small-cnn", "resnet50"])
    print_answer(record, summarise(record))
    return re.sub(r"\s+", " ", capsys.readouterr().out)


def test_each_cell_has_its_verdict_in_one_sentence(printed: str) -> None:
    small, large = printed.split(" ResNet-50 16 CPU cores: what limits it")
    assert "NVIDIA H200: what limits it: Launch-bound: the CPU needs 3.7 ms to gather a batch" in small
    assert large.startswith(": Compute-bound: 60 % of the time")


def test_energy_is_badged_and_what_is_missing_is_said_once_a_device(printed: str) -> None:
    watts = r"NVIDIA H200: energy: [\d.]+ J per 1,000 images \(estimated\), [\d.]+ Wh for all epochs \(projected\)"
    assert re.search(watts, printed)
    assert printed.count("16 CPU cores: energy: Not available: needs read access to RAPL") == 1
