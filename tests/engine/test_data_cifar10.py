"""CIFAR-10 from folders and archives: found at either level, checked, and never unpacked or run."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import pickle
import tarfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from gpubench_gui.engine.datasets import archive, cifar10
from gpubench_gui.engine.datasets.archive import Truncated
from gpubench_gui.engine.datasets.images import DataError, ImageSet, Stopped
from tests.engine.cifar_files import (
    A_BATCH,
    ARCHIVE,
    BATCHES,
    FOLDER,
    batch,
    files_below,
    python2_pickle,
    write_archive,
    write_folder,
)
from tests.engine.quiet import quiet, recorded


def read(path: Path) -> ImageSet:
    return cifar10.read(cifar10.locate(path), quiet())


def assert_holds_the_six_batches(images: ImageSet) -> None:
    chunks = list(images.chunks)
    assert [c.split for c in chunks] == ["train"] * 5 + ["test"]
    for number, chunk in enumerate(chunks, start=1):
        expected = batch(number)
        assert np.array_equal(chunk.images.reshape(A_BATCH, 3072), expected[b"data"])
        assert chunk.labels.tolist() == expected[b"labels"]
        assert chunk.labels.dtype == np.int64
    assert (images.train, images.test) == (5 * A_BATCH, A_BATCH)


def test_the_parent_folder_and_the_inner_folder_are_both_accepted(tmp_path: Path) -> None:
    inner = write_folder(tmp_path)
    assert_holds_the_six_batches(read(tmp_path))
    assert_holds_the_six_batches(read(inner))


def test_an_inner_folder_of_another_name_is_accepted(tmp_path: Path) -> None:
    assert_holds_the_six_batches(read(write_folder(tmp_path).rename(tmp_path / "pictures")))


def test_the_archive_and_its_folder_are_both_accepted(tmp_path: Path) -> None:
    path = write_archive(tmp_path)
    assert_holds_the_six_batches(read(path))
    assert_holds_the_six_batches(read(tmp_path))


def test_an_unpacked_copy_is_preferred_to_an_archive_beside_it(tmp_path: Path) -> None:
    (tmp_path / ARCHIVE).write_bytes(b"torn")
    write_folder(tmp_path)
    assert_holds_the_six_batches(read(tmp_path))


def test_an_archive_stands_in_for_an_incomplete_folder_beside_it(tmp_path: Path) -> None:
    write_archive(tmp_path)
    (write_folder(tmp_path) / "test_batch").unlink()
    assert_holds_the_six_batches(read(tmp_path))


def test_a_copy_with_other_bytes_carries_a_note_and_the_official_bytes_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_folder(tmp_path)
    assert "not consist of the official bytes" in str(read(folder).note)
    for name in BATCHES:
        monkeypatch.setitem(cifar10.MD5, name, hashlib.md5((folder / name).read_bytes()).hexdigest())
    assert read(folder).note is None


@pytest.mark.parametrize("name", BATCHES)
@pytest.mark.parametrize("inner", [True, False])
def test_the_one_missing_file_is_named(tmp_path: Path, name: str, inner: bool) -> None:
    folder = write_folder(tmp_path)
    (folder / name).unlink()
    with pytest.raises(DataError, match=rf"incomplete: {name} is missing"):
        read(folder if inner else tmp_path)


def test_an_empty_folder_is_told_what_was_looked_for(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        read(tmp_path)
    for name in (FOLDER, ARCHIVE, *BATCHES):
        assert name in caught.value.reason
    assert "synthetic data" in caught.value.cure


def test_a_path_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"no folder or archive .*nowhere"):
        read(tmp_path / "nowhere")


def test_reading_writes_nothing_beside_the_data(tmp_path: Path) -> None:
    write_archive(tmp_path)
    write_folder(tmp_path)
    before = files_below(tmp_path)
    for path in (tmp_path, tmp_path / ARCHIVE):
        list(read(path).chunks)
    assert files_below(tmp_path) == before


def test_a_hostile_batch_is_refused_and_its_marker_never_made(tmp_path: Path) -> None:
    class Hostile:
        def __reduce__(self) -> tuple[object, ...]:
            return os.system, (f"touch '{tmp_path / 'marker'}'",)

    folder = write_folder(tmp_path)
    (folder / "data_batch_1").write_bytes(pickle.dumps({b"data": Hostile()}, 2))
    with pytest.raises(
        DataError, match=r"data_batch_1 was refused: it asks to load \w+\.system.*Nothing in it was run"
    ):
        read(tmp_path)
    assert not (tmp_path / "marker").exists()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({b"data": np.zeros((A_BATCH, 3071), np.uint8)}, "no pictures of 3×32×32"),
        ({b"data": b"none"}, "no pictures of 3×32×32"),
        ({b"labels": [0] * (A_BATCH - 1)}, "one label for each of its 20"),
        ({b"labels": [0] * (A_BATCH - 1) + [10]}, "labels outside 0..9"),
        ({b"labels": [0] * (A_BATCH - 1) + [-1]}, "labels outside 0..9"),
        ({b"labels": [0] * (A_BATCH - 1) + [b"0"]}, "labels outside 0..9"),
        ({b"data": np.zeros((0, 3072), np.uint8), b"labels": []}, "one label for each of its 0"),
    ],
)
def test_a_batch_of_another_structure_is_refused(tmp_path: Path, change: dict[bytes, object], sentence: str) -> None:
    folder = write_folder(tmp_path)
    (folder / "data_batch_3").write_bytes(python2_pickle(batch(3) | change))
    with pytest.raises(DataError, match=f"data_batch_3 .*{sentence}"):
        read(folder)


@pytest.mark.parametrize("share", [0.0, 0.001, 0.1, 0.5, 0.9, 0.9999])
def test_a_truncated_archive_is_refused(tmp_path: Path, share: float) -> None:
    path = write_archive(tmp_path)
    data = path.read_bytes()
    path.write_bytes(data[: int(share * len(data))])
    with pytest.raises(Truncated, match=r"cut short or damaged|no data_batch_1"):
        read(path)
    assert {p.name for p in tmp_path.iterdir()} == {"unpacked", ARCHIVE}


def test_an_archive_with_a_wrong_checksum_at_its_end_is_refused(tmp_path: Path) -> None:
    path = write_archive(tmp_path)
    data = bytearray(path.read_bytes())
    data[-8] ^= 1
    path.write_bytes(data)
    with pytest.raises(Truncated, match="CRC"):
        read(path)


@pytest.mark.parametrize("content", [b"<html>503</html>", gzip.compress(b"<html>503</html>" * 99)])
def test_a_web_page_saved_as_the_archive_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ARCHIVE).write_bytes(content)
    with pytest.raises(Truncated, match="cut short or damaged"):
        read(tmp_path)


def add(tar: tarfile.TarFile, name: str, **attributes: object) -> None:
    entry = tarfile.TarInfo(name)
    data = b"evil"
    entry.size = len(data)
    for key, value in attributes.items():
        setattr(entry, key, value)
    tar.addfile(entry, io.BytesIO(data))


HOSTILE_ENTRIES: dict[str, Callable[[tarfile.TarFile], None]] = {
    "points outside": lambda tar: add(tar, "../evil"),
    "points outside the folder": lambda tar: add(tar, f"{FOLDER}/../../evil"),
    "points out": lambda tar: add(tar, "a\\..\\..\\evil"),
    "absolute name": lambda tar: add(tar, "/tmp/evil"),
    "has an absolute name": lambda tar: add(tar, "C:\\evil"),
    "is a link": lambda tar: add(tar, f"{FOLDER}/data_batch_1", type=tarfile.SYMTYPE, linkname="/etc", size=0),
    "a link": lambda tar: add(tar, f"{FOLDER}/data_batch_1", type=tarfile.LNKTYPE, linkname="../x", size=0),
    "no ordinary file": lambda tar: add(tar, "device", type=tarfile.CHRTYPE, size=0),
    "is no ordinary file": lambda tar: add(tar, "pipe", type=tarfile.FIFOTYPE, size=0),
}


@pytest.mark.parametrize("why", HOSTILE_ENTRIES)
def test_an_archive_with_a_hostile_entry_is_refused_and_nothing_written(tmp_path: Path, why: str) -> None:
    folder = tmp_path / "inner" / "data"
    folder.mkdir(parents=True)
    with tarfile.open(folder / ARCHIVE, "w:gz") as tar:
        HOSTILE_ENTRIES[why](tar)
    with pytest.raises(DataError, match=f"was refused: its entry .* {why}.*Nothing was unpacked"):
        read(folder)
    assert files_below(tmp_path) == {"inner", "inner/data", f"inner/data/{ARCHIVE}"}


def test_an_entry_that_claims_too_many_bytes_is_refused(tmp_path: Path) -> None:
    entry = tarfile.TarInfo(f"{FOLDER}/data_batch_1")
    entry.size = 1 << 36
    (tmp_path / ARCHIVE).write_bytes(gzip.compress(entry.tobuf() + bytes(10240)))
    with pytest.raises(DataError, match="claims 68,719,476,736 bytes"):
        read(tmp_path)


def test_an_archive_that_unpacks_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "_MAX_TOTAL", 3_000_000)
    with tarfile.open(tmp_path / ARCHIVE, "w:gz") as tar:
        for number in range(4):
            entry = tarfile.TarInfo(f"zeros{number}")
            entry.size = 1_000_000
            tar.addfile(entry, io.BytesIO(bytes(entry.size)))
    with pytest.raises(DataError, match="unpacks to more than 500 MB"):
        read(tmp_path)


def test_an_entry_that_appears_twice_is_refused(tmp_path: Path) -> None:
    folder = write_folder(tmp_path)
    path = tmp_path / "twice.tar.gz"
    with tarfile.open(path, "w:gz") as tar:
        for name in [*BATCHES, "data_batch_2"]:
            tar.add(folder / name, f"{FOLDER}/{name}")
    with pytest.raises(DataError, match=r"data_batch_2' appears twice"):
        read(path)


def test_an_archive_of_something_else_says_what_it_lacks(tmp_path: Path) -> None:
    path = tmp_path / "other.tar.gz"
    with tarfile.open(path, "w:gz") as tar:
        add(tar, "readme.txt")
    with pytest.raises(DataError, match=r"has no data_batch_1, .*test_batch"):
        read(path)


@pytest.mark.parametrize("form", [write_folder, write_archive])
def test_a_stop_ends_the_reading(tmp_path: Path, form: Callable[[Path], Path]) -> None:
    copy = cifar10.locate(form(tmp_path))
    progress, _ = recorded(stopped=lambda: True)
    with pytest.raises(Stopped):
        cifar10.read(copy, progress)


@pytest.mark.parametrize("form", [write_folder, write_archive])
def test_progress_reaches_its_total_once(tmp_path: Path, form: Callable[[Path], Path]) -> None:
    copy = cifar10.locate(form(tmp_path))
    progress, events = recorded()
    cifar10.read(copy, progress)
    assert [e.done == e.total for e in events].count(True) == 1
    assert events[-1].done == events[-1].total
