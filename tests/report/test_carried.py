"""Reports that carry their run: they open again as the run they show, and hostile ones get a sentence."""

from __future__ import annotations

import gzip
import json
import struct
import tracemalloc
import zlib
from pathlib import Path

import jsonschema
import pytest

from gpubench_gui.assets import resource
from gpubench_gui.core.lines import to_line
from gpubench_gui.report.carried import packed, png_with_run
from gpubench_gui.report.document import document, run_json
from gpubench_gui.report.formats import CARD, Saved, picture
from gpubench_gui.store import carried, runs
from gpubench_gui.store.runs import RunUnreadable, load, read_events
from tests.demo import CPU, H200, demo_events, demo_record
from tests.demo_sweep import sweep_events, sweep_record
from tests.report.pictures import pixels

MODELS = ("small-cnn",)
EVENTS = list(demo_events(MODELS, (CPU, H200)))
RECORD = demo_record(MODELS, (CPU, H200))


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


START = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
PNG = START + chunk(b"IDAT", zlib.compress(b"\0\0")) + chunk(b"IEND", b"")


@pytest.fixture(scope="module")
def card() -> bytes:
    return picture(Saved(RECORD, lambda: EVENTS, None), CARD)


def refused(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    with pytest.raises(RunUnreadable) as caught:
        load(path)
    said = str(caught.value)
    assert said.startswith(path.name)
    assert said.endswith(".")
    assert "\n" not in said
    return said


def test_a_card_opens_again_as_the_run_it_shows_and_is_still_a_picture(card: bytes, tmp_path: Path) -> None:
    path = tmp_path / "card.PNG"
    path.write_bytes(card)
    assert list(read_events(path)) == EVENTS
    assert document(load(path)) == document(RECORD)
    assert pixels(card).shape == (1080, 1920, 3)
    assert len(card) < 4e6


def test_the_chunk_is_an_events_file_and_every_checksum_holds(card: bytes) -> None:
    at, found = 8, {}
    while at < len(card):
        length, name = struct.unpack(">I4s", card[at : at + 8])
        data, check = card[at + 8 : at + 8 + length], card[at + 8 + length : at + 12 + length]
        assert zlib.crc32(name + data) == struct.unpack(">I", check)[0]
        found[name] = data
        at += 12 + length
    assert list(found)[-2:] == [b"gbRn", b"IEND"]
    assert gzip.decompress(found[b"gbRn"]).decode().splitlines() == [to_line(e) for e in EVENTS]


def test_the_same_run_gives_the_same_bytes() -> None:
    assert packed(EVENTS) == packed(EVENTS)


def test_a_run_that_is_too_large_is_left_out_of_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gpubench_gui.report.carried.MAX_CARRIED_BYTES", 1000)
    assert packed(EVENTS) is None
    assert png_with_run(PNG, None) == PNG


@pytest.mark.parametrize("protocol", ["quick", "study", "crossover", "map"])
def test_a_json_report_fits_its_schema_and_opens_again(protocol: str, tmp_path: Path) -> None:
    if protocol in ("crossover", "map"):
        events = list(sweep_events(protocol, until_s=24.0))
        record = sweep_record(protocol, until_s=24.0)
    else:
        events, record = list(demo_events(MODELS, protocol=protocol)), demo_record(MODELS, protocol=protocol)
    data = b"".join(run_json(record, events))
    schema = json.loads(resource("schema/report.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(json.loads(data, parse_constant=pytest.fail))
    (tmp_path / "report.json").write_bytes(data)
    assert list(read_events(tmp_path / "report.json")) == events
    assert json.loads(data)["events"][0]["type"] == "RunStarted"


# ---- hostile files ---------------------------------------------------------------------------------


def test_a_picture_of_another_program_says_that_it_carries_no_run(tmp_path: Path) -> None:
    assert "carries no run" in refused(tmp_path / "x.png", PNG)


@pytest.mark.parametrize("end", [4, 8, 12, 40, -20, -13, -1])
def test_a_truncated_picture_is_refused(card: bytes, tmp_path: Path, end: int) -> None:
    if end < 0:  # the run came through whole, or the file says that it did not
        path = tmp_path / "x.png"
        path.write_bytes(card[: end - 12])
        with pytest.raises(RunUnreadable, match="cut short"):
            load(path)
    else:
        refused(tmp_path / "x.png", card[:end])


def test_a_wrong_checksum_is_called_damage(card: bytes, tmp_path: Path) -> None:
    at = card.index(b"gbRn") + 100
    assert "damaged" in refused(tmp_path / "x.png", card[:at] + bytes([card[at] ^ 1]) + card[at + 1 :])


def test_a_chunk_that_claims_more_than_the_file_is_refused(tmp_path: Path) -> None:
    assert "cut short" in refused(tmp_path / "x.png", START + struct.pack(">I4s", 0xFFFFFFFF, b"gbRn") + b"\0" * 20)


def test_a_chunk_that_is_no_gzip_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tmp_path / "x.png", png_with_run(PNG, b"not gzip"))


def test_a_bomb_without_line_ends_is_refused_by_its_first_line(tmp_path: Path) -> None:
    bomb = gzip.compress(b" " * 200_000_000, 9)
    assert len(bomb) < 1e6
    refused(tmp_path / "x.png", png_with_run(PNG, bomb))


def test_a_bomb_of_good_lines_ends_at_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "MAX_RUN_BYTES", 100_000)
    notice = b'{"type":"Notice","at_s":1,"level":"info","text":"a"}\n'
    bomb = gzip.compress(to_line(EVENTS[0]).encode() + b"\n" + notice * 10_000)
    assert "more than any run" in refused(tmp_path / "x.png", png_with_run(PNG, bomb))


def test_files_that_are_too_large_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carried, "MAX_PNG_BYTES", 50)
    monkeypatch.setattr(carried, "MAX_JSON_BYTES", 50)
    assert "larger than any picture" in refused(tmp_path / "x.png", PNG + b"\0" * 100)
    assert "larger than any report" in refused(tmp_path / "x.json", b" " * 100)


FIRST = to_line(EVENTS[0]).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff",
        b"[]",
        b"NaN",
        b'{"format": 1}',
        b'{"format": 1, "events": 3}',
        b'{"format": 1, "events": []}',
        b'{"format": 1, "events": [NaN]}',
        b'{"format": 1, "events": [' + FIRST + b', {"type": "RunEnded", "at_s": NaN, "outcome": "finished"}]}',
        b'{"format": 1, "events": [' + b"[" * 100_000 + b"]" * 100_000 + b"]}",
        b'{"a":' * 100_000,
        b'{"format": 1, "events": [{"type": "os.system"}]}',
    ],
    ids=lambda data: data[:40].decode("latin-1"),
)
def test_documents_that_are_no_report_are_refused(tmp_path: Path, data: bytes) -> None:
    said = refused(tmp_path / "x.json", data)
    assert any(why in said for why in ("is no report of this program", "holds no run", "is nested deeper"))


@pytest.mark.parametrize("item", [b"0", b"{}", b'{"type":""}'])
def test_a_list_of_nothing_is_refused_at_its_first_item(tmp_path: Path, item: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b'{"format": 1, "events": [' + b",".join([item] * 300_000) + b"]}")
    tracemalloc.start()
    try:
        with pytest.raises(RunUnreadable, match="no report of this program"):
            load(path)
        assert tracemalloc.get_traced_memory()[1] < 4 * path.stat().st_size + 1_000_000
    finally:
        tracemalloc.stop()
