"""A folder that anybody drops anything into."""

from __future__ import annotations

import gzip
import os
import sys

import pytest

from gpubench_gui.report.carried import png_with_run
from gpubench_gui.store import board as store_board
from gpubench_gui.store.board import SETTLED_S, BoardFolder
from gpubench_gui.store.board_names import BoardNames
from tests.board_files import machine_text
from tests.report.test_carried import PNG


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def text() -> str:
    return machine_text(1)


def test_files_and_folders_of_runs_make_a_board(tmp_path, text):
    (tmp_path / "a.jsonl").write_text(text, encoding="utf-8")
    (tmp_path / "b.jsonl.gz").write_bytes(gzip.compress(machine_text(2).encode()))
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "events.jsonl").write_text(machine_text(3), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("hello", encoding="utf-8")
    (tmp_path / "copy of a.jsonl").write_text(text, encoding="utf-8")
    found = BoardFolder(tmp_path).scan()
    assert len(found.entries) == 3
    assert (found.files, found.writing, found.refused, found.more) == (4, (), (), False)


def test_files_chosen_at_once_are_a_board_too(tmp_path, text):
    (tmp_path / "a.jsonl").write_text(text, encoding="utf-8")
    assert len(BoardFolder(None, [tmp_path / "a.jsonl", tmp_path / "gone.jsonl"]).scan().entries) == 1


def test_a_half_written_file_is_said_so_and_read_again_when_it_has_grown(tmp_path, text):
    clock = Clock()
    folder, path = BoardFolder(tmp_path, clock=clock), tmp_path / "a.jsonl"
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    first = folder.scan()
    assert (first.entries, first.writing, first.refused) == ((), ("a.jsonl",), ())
    path.write_text(text, encoding="utf-8")
    assert len(folder.scan().entries) == 1
    half = gzip.compress(text.encode())
    (tmp_path / "b.jsonl.gz").write_bytes(half[: len(half) // 2])
    assert folder.scan().writing == ("b.jsonl.gz",)


def test_a_file_that_stays_half_is_taken_as_far_as_it_goes_and_rubbish_counts_as_no_run(tmp_path, text):
    clock = Clock()
    folder = BoardFolder(tmp_path, clock=clock)
    (tmp_path / "half.jsonl").write_text(text[: 3 * len(text) // 4], encoding="utf-8")
    (tmp_path / "rubbish.jsonl").write_text("PK\x03\x04", encoding="utf-8")
    assert set(folder.scan().writing) == {"half.jsonl", "rubbish.jsonl"}
    clock.now += SETTLED_S
    settled = folder.scan()
    assert len(settled.entries) == 1
    assert (settled.writing, settled.refused) == ((), ("rubbish.jsonl",))


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes or links of this kind there")
def test_links_and_pipes_are_passed_over(tmp_path, text):
    outside = tmp_path / "outside"
    (outside / "run").mkdir(parents=True)
    (outside / "run" / "events.jsonl").write_text(text, encoding="utf-8")
    folder = tmp_path / "shared"
    folder.mkdir()
    (folder / "link.jsonl").symlink_to(outside / "run" / "events.jsonl")
    (folder / "linked").symlink_to(outside / "run", target_is_directory=True)
    os.mkfifo(folder / "pipe.jsonl")
    found = BoardFolder(folder).scan()
    assert (found.entries, found.files) == ((), 0)


def test_large_files_are_refused_unread_and_small_ones_that_unpack_to_much_too(tmp_path, text, monkeypatch):
    (tmp_path / "large.jsonl").write_text(text, encoding="utf-8")
    (tmp_path / "bomb.jsonl.gz").write_bytes(gzip.compress(b"{}\n" * 1_000_000))
    monkeypatch.setattr(store_board, "MAX_BYTES", len(text) - 1)
    monkeypatch.setattr(store_board, "MAX_UNPACKED", 2_000_000)
    monkeypatch.setattr(store_board, "load", lambda path: pytest.fail(f"{path} was read"))
    assert set(BoardFolder(tmp_path).scan().refused) == {"large.jsonl", "bomb.jsonl.gz"}


def test_a_folder_that_went_away_keeps_its_machines_and_says_why(tmp_path, text):
    (tmp_path / "share").mkdir()
    (tmp_path / "share" / "a.jsonl").write_text(text, encoding="utf-8")
    folder = BoardFolder(tmp_path / "share")
    assert len(folder.scan().entries) == 1
    (tmp_path / "share" / "a.jsonl").unlink()
    (tmp_path / "share").rmdir()
    gone = folder.scan()
    assert len(gone.entries) == 1
    assert gone.problem


def test_only_changed_files_are_read_again_and_removed_ones_leave(tmp_path, text, monkeypatch):
    reads = []
    real = store_board.load
    monkeypatch.setattr(store_board, "load", lambda path: reads.append(path.name) or real(path))
    (tmp_path / "a.jsonl").write_text(text, encoding="utf-8")
    folder = BoardFolder(tmp_path)
    folder.scan()
    folder.scan()
    assert reads == ["a.jsonl"]
    (tmp_path / "a.jsonl").unlink()
    assert folder.scan().entries == ()


def test_a_scan_that_has_had_its_time_leaves_the_rest_for_the_next(tmp_path, text):
    ticks = iter(range(10_000))
    folder = BoardFolder(tmp_path, clock=lambda: float(next(ticks)))
    for i in range(6):
        (tmp_path / f"{i}.jsonl").write_text(text.replace("run-1", f"run-{i}"), encoding="utf-8")
    first = folder.scan(limit_s=3)
    assert first.more
    while folder.scan(limit_s=3).more:
        pass
    assert folder.scan(limit_s=0).files == 6


def test_names_are_kept_and_a_damaged_file_of_names_is_no_harm(tmp_path):
    path = tmp_path / "board.json"
    names = BoardNames(path)
    names.meet(["b", "a"], settled=True)
    assert [names.name(k) for k in ("a", "b")] == ["Machine A", "Machine B"]
    names.rename("a", "  Big\nOne ")
    again = BoardNames(path)
    again.meet(["0", "a", "b"], settled=False)
    assert [again.name(k) for k in ("a", "b", "0")] == ["Big One", "Machine B", "Machine C"]
    again.rename("a", "")
    assert again.name("a") == "Machine A"
    for rubbish in (b"", b"[]", b'{"places": {"a": -1, "b": 1e9}}', b'{"nicknames": 3}', b"\xff"):
        path.write_bytes(rubbish)
        bad = BoardNames(path)
        bad.meet(["x"], settled=False)
        assert bad.name("x") == "Machine A"


def test_letters_given_while_files_are_still_read_are_not_for_good(tmp_path):
    names = BoardNames(tmp_path / "board.json")
    names.meet(["z"], settled=False)
    assert names.name("z") == "Machine A"
    names.meet(["a", "z"], settled=True)
    assert (names.name("a"), names.name("z")) == ("Machine A", "Machine B")


def test_a_picture_that_unpacks_to_more_than_a_run_is_refused_unread(tmp_path, text, monkeypatch):
    monkeypatch.setattr(store_board, "MAX_UNPACKED", len(text) - 1)
    (tmp_path / "bomb.png").write_bytes(png_with_run(PNG, gzip.compress(text.encode())))
    (tmp_path / "other.png").write_bytes(PNG)
    clock = Clock()
    folder = BoardFolder(tmp_path, clock=clock)
    assert (folder.scan().refused, folder.scan().writing) == (("bomb.png",), ("other.png",))


def test_names_nested_without_end_are_no_names(tmp_path):
    (tmp_path / "board.json").write_bytes(b'{"x":' + b"[" * 1_000_000)
    names = BoardNames(tmp_path / "board.json")
    names.meet(["a"], settled=False)
    assert names.name("a") == "Machine A"
