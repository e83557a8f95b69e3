"""A run on disk: kept as it happens, reopened as far as it came."""

from __future__ import annotations

import gzip
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.lines import to_line
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.core.summary import summarise
from gpubench_gui.store import runs
from gpubench_gui.store.runs import (
    EVENTS_FILE,
    RunUnreadable,
    RunWriter,
    load,
    locate,
    read_events,
    runs_folder,
)
from tests.demo import CPU, demo_events, demo_record

EVENTS = list(demo_events(("small-cnn",), rounds=1))


def saved(folder: Path, events: list[ev.Event] = EVENTS) -> Path:
    with RunWriter(folder) as writer:
        for event in events:
            writer.write(event)
    return folder


def test_what_was_written_comes_back_equal_from_the_folder_and_from_the_file(tmp_path: Path) -> None:
    folder = saved(tmp_path / "é 中 文 a b")
    assert list(read_events(folder)) == EVENTS
    assert list(read_events(folder / EVENTS_FILE)) == EVENTS


def test_a_reopened_run_has_the_summary_it_had(tmp_path: Path) -> None:
    assert summarise(load(saved(tmp_path / "r"))) == summarise(demo_record(("small-cnn",), rounds=1))


def test_every_event_is_in_the_file_before_the_next_one_happens(tmp_path: Path) -> None:
    with RunWriter(tmp_path / "r") as writer:
        for number, event in enumerate(EVENTS[:20], 1):
            writer.write(event)
            assert list(read_events(tmp_path / "r")) == EVENTS[:number]


def test_the_end_of_a_cell_is_forced_to_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forced: list[int] = []
    monkeypatch.setattr(runs.os, "fsync", forced.append)
    with RunWriter(tmp_path / "r") as writer:
        for event in EVENTS:
            before = len(forced)
            writer.write(event)
            assert len(forced) - before == isinstance(event, ev.RunStarted | ev.CellEnded | ev.RunEnded)
    assert len(forced) == 4


def test_a_half_written_last_line_is_dropped(tmp_path: Path) -> None:
    path = saved(tmp_path / "r") / EVENTS_FILE
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    for cut in (last + 1, last + 10, len(whole) - 3):
        path.write_bytes(whole[:cut])
        assert list(read_events(path)) == EVENTS[:-1]


def test_a_run_whose_file_breaks_off_is_shown_as_stopped_with_what_it_had_measured(tmp_path: Path) -> None:
    ends = [i for i, e in enumerate(EVENTS) if isinstance(e, ev.CellEnded)]
    record = load(saved(tmp_path / "r", EVENTS[: ends[0]]))
    assert record.ended is not None
    assert record.ended.outcome == "stopped"
    assert all(launch.ended for cell in record.cells.values() for launch in cell.launches)
    for cell in summarise(record).cells:
        assert cell.status == "stopped"
        assert cell.images_per_s is not None
        assert cell.reason is not None
        assert "breaks off" in cell.reason


def test_a_bad_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = saved(tmp_path / "r") / EVENTS_FILE
    lines = path.read_bytes().splitlines(keepends=True)
    lines[6] = b'{"type": "Batches", "model": 5}\n'
    path.write_bytes(b"".join(lines))
    with pytest.raises(RunUnreadable, match=r"events\.jsonl is damaged in line 7: "):
        load(path)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"hello\n",
        b"hello\nworld\n",
        b"\x00\xff" * 5000,
        b'{"type": "RunEnded"}\n',
        b"[" * 100_000,
    ],
    ids=["empty", "blank", "text", "two lines", "binary", "no event", "nested"],
)
def test_a_file_that_is_no_run_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(RunUnreadable, match=r"notes\.txt"):
        load(path)


def test_a_compressed_run_opens_and_a_damaged_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "example.jsonl.gz"
    whole = gzip.compress((saved(tmp_path / "r") / EVENTS_FILE).read_bytes())
    path.write_bytes(whole)
    assert list(read_events(path)) == EVENTS
    broken = bytearray(whole)
    broken[len(whole) // 2] ^= 0xFF
    for content in (
        whole[: len(whole) // 2],
        whole[:5],
        b"no gzip at all",
        bytes(broken),
        whole[:-4] + b"junk",
    ):
        path.write_bytes(content)
        with pytest.raises(RunUnreadable, match=r"example\.jsonl\.gz"):
            load(path)


def test_events_that_do_not_begin_with_a_run_are_refused(tmp_path: Path) -> None:
    path = tmp_path / EVENTS_FILE
    path.write_text("".join(to_line(e) + "\n" for e in EVENTS[1:]), encoding="utf-8")
    with pytest.raises(RunUnreadable, match="does not begin like a run"):
        load(path)


def test_well_formed_events_that_make_no_run_are_refused(tmp_path: Path) -> None:
    started = EVENTS[0]
    assert isinstance(started, ev.RunStarted)
    stranger = ev.CellEnded("small-cnn", "cuda:7", 1.0, "finished")
    with pytest.raises(RunUnreadable, match="'cuda:7' is no cell of this run"):
        load(saved(tmp_path / "a", [started, stranger]))
    unknown = replace(started, spec=RunSpec(("resnet9000",), (CPU,)))
    with pytest.raises(RunUnreadable, match="Unknown model 'resnet9000'"):
        load(saved(tmp_path / "b", [unknown]))


def test_a_folder_without_a_run_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RunUnreadable, match=r"events\.jsonl cannot be read"):
        load(tmp_path)
    with pytest.raises(RunUnreadable, match=r"gone\.jsonl cannot be read"):
        load(tmp_path / "gone.jsonl")


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / EVENTS_FILE).mkdir()
    with pytest.raises(RunUnreadable, match=r"events\.jsonl cannot be read"):
        load(tmp_path)


def test_a_run_is_found_by_folder_file_or_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = saved(runs_folder() / "20260314-101500-demo")
    assert locate("20260314-101500-demo") == folder
    assert locate(str(folder)) == folder
    assert locate(str(folder / EVENTS_FILE)) == folder / EVENTS_FILE
    with pytest.raises(RunUnreadable, match="There is no run 'another'"):
        locate("another")


def test_a_second_run_never_overwrites_the_first(tmp_path: Path) -> None:
    saved(tmp_path / "r")
    with pytest.raises(FileExistsError):
        RunWriter(tmp_path / "r")
    assert list(read_events(tmp_path / "r")) == EVENTS


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_an_error_at_the_event_that_does_not_fit_and_closing_is_quiet(tmp_path: Path) -> None:
    writer = RunWriter(tmp_path / "r")
    for event in EVENTS[:10]:
        writer.write(event)
    whole = writer._file
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        writer._file = full
        with pytest.raises(OSError, match="No space left"):
            writer.write(EVENTS[10])
        writer.close()
    whole.close()
    assert list(read_events(tmp_path / "r")) == EVENTS[:10]


WRITE_AND_HANG = """
import sys, time
from pathlib import Path
from gpubench_gui.store.runs import RunWriter
from tests.demo import demo_events
writer = RunWriter(Path(sys.argv[1]))
for number, event in enumerate(demo_events(("small-cnn",), rounds=1)):
    if number == 30:
        print("ready", flush=True)
        time.sleep(60)
    writer.write(event)
"""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_writer_that_was_killed_leaves_every_event_so_far(tmp_path: Path) -> None:
    root = str(Path(__file__).parents[2])
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITE_AND_HANG, str(tmp_path / "r")],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert writer.stdout is not None
    with writer.stdout:
        assert writer.stdout.readline() == b"ready\n"
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    assert list(read_events(tmp_path / "r")) == EVENTS[:30]


@pytest.mark.parametrize("run", ["../../etc/x", "a/b", "a\\b", "", "x" * 200, "a\nb"])
def test_a_run_whose_id_could_lead_an_export_elsewhere_is_refused(tmp_path: Path, run: str) -> None:
    first = EVENTS[0]
    assert isinstance(first, ev.RunStarted)
    with pytest.raises(RunUnreadable, match="no plain name"):
        load(saved(tmp_path / "r", [replace(first, run=run), *EVENTS[1:]]))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_or_a_device_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    (tmp_path / "folder" / EVENTS_FILE).mkdir(parents=True)
    for path in (tmp_path / "pipe.jsonl", Path("/dev/zero"), tmp_path / "folder"):
        with pytest.raises(RunUnreadable, match="it is no ordinary file"):
            load(path)
