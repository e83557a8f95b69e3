"""The block for a bug report: everything one asks for, and no name of user, host or home folder."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.report.diagnostics import LOG_LINES, Private, diagnostics, scrub
from tests.demo import CPU, H200, demo_events

PLANTED = Private(("quentin",), ("ws-42.example.org", "ws-42"), ("/home/quentin", "/data/homes/quentin"))
NOBODY = Private((), (), ())


def planted_record() -> RunRecord:
    record = RunRecord()
    for event in demo_events(
        ["resnet18"], [CPU, H200], failed=[("resnet18", "cuda:0")], contended=[("resnet18", "cpu")]
    ):
        if isinstance(event, ev.CellEnded) and event.outcome == "failed":
            event = replace(event, reason="cannot read /home/quentin/images on ws-42")
        if isinstance(event, ev.RunEnded):
            record.apply(ev.SensorMissing(1.0, "cuda:0", "GPU power", "the driver on WS-42 does not tell"))
            record.apply(ev.Notice(2.0, "warning", "Quentin's disk is full: /data/homes/quentin/runs"))
        record.apply(event)
    return record


def test_planted_names_are_nowhere_in_the_block() -> None:
    log = ["2026-03-14 INFO quentin@ws-42.example.org: started in /home/quentin/work", r"C:\\Users\\quentin\\x"]
    block = diagnostics({"Python": "3.11"}, planted_record(), log, PLANTED, ["error: /home/quentin is full"])
    assert "quentin" not in block.lower()
    assert "ws-42" not in block.lower()
    assert "~/images on <host>" in block
    assert "<user>@<host>" in block


def test_the_block_holds_versions_devices_flags_sensors_notices_and_the_log() -> None:
    block = diagnostics({"Qt": "6.11.3"}, planted_record(), ["a line of the log"], NOBODY, ["warning: shown now"])
    for part in (
        *("Qt: 6.11.3", "torch 2.14.1", "NVIDIA H200", "os: Debian", "contended", "GPU power (cuda:0): the driver"),
        *("disk is full", "a line of the log", "warning: shown now", "resnet18 on cuda:0"),
    ):
        assert part in block


def test_only_the_last_lines_of_the_log_are_kept() -> None:
    log = [f"line {i}\n" for i in range(100)]
    block = diagnostics({}, None, log, NOBODY, [])
    assert f"line {100 - LOG_LINES}\n" in block
    assert f"line {99 - LOG_LINES}\n" not in block


def test_before_any_run_the_block_says_so() -> None:
    block = diagnostics({"gpubench": "0.1.0"}, None, [], NOBODY, [])
    assert "Last run:\n  none" in block


@pytest.mark.parametrize(
    ("text", "private", "clean"),
    [
        ("analysis by ana", Private(("ana",), (), ()), "analysis by <user>"),
        ("log_ana_1 Ana", Private(("ana",), (), ()), "log_<user>_1 <user>"),
        ("/srv/ana2/x", Private((), (), ("/srv/ana",)), "/srv/ana2/x"),
        ("open('/srv/ana/x')", Private((), (), ("/srv/ana",)), "open('~/x')"),
        ("a/b and /", Private((), (), ("/",)), "a/b and /"),
        ("/home/other/file", Private((), (), ()), "/home/<user>/file"),
        (r"C:\Users\Other\file", Private((), (), ()), r"C:\Users\<user>\file"),
        (r'{"p": "C:\\Users\\Ana B\\x"}', Private((), (), (r"C:\Users\Ana B",)), r'{"p": "~\\x"}'),
        ("", Private(("",), ("",), ("",)), ""),
    ],
)
def test_names_are_replaced_as_words_and_folders_as_paths(text: str, private: Private, clean: str) -> None:
    assert scrub(text, private) == clean
