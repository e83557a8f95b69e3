"""Writing reports: whole or not at all, with one clear sentence when it cannot be done."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from gpubench_gui.report.files import ExportError, check_free, export_folder, write_atomic
from gpubench_gui.report.formats import planned
from gpubench_gui.report.plots import PLOTS
from tests.demo import demo_events, demo_record


def refuse(code: int) -> Iterator[bytes]:
    yield b"half of it"
    raise OSError(code, os.strerror(code))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.ENOSPC, "The disk is full, so a.csv was not written"),
        (errno.EDQUOT, "The disk is full"),
        (errno.EACCES, "a.csv cannot be written: it is write-protected or open in another program"),
        (errno.EROFS, "write-protected"),
        (errno.EIO, "a.csv cannot be written"),
    ],
)
def test_an_error_half_way_keeps_the_old_file_and_says_what_happened(tmp_path: Path, code: int, said: str) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")
    with pytest.raises(ExportError, match=said) as caught:
        write_atomic(path, refuse(code))
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.csv"]
    assert "The results themselves are kept: " in str(caught.value)
    assert str(caught.value).count("\n") == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_disk_that_is_full_for_real_is_called_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.open
    monkeypatch.setattr(Path, "open", lambda self, *args: real(Path("/dev/full"), "wb"))
    with pytest.raises(ExportError, match="The disk is full"):
        write_atomic(tmp_path / "a.csv", b"x" * 100_000)
    assert os.listdir(tmp_path) == []


def test_a_rename_that_is_refused_because_the_file_is_open_elsewhere_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")

    def locked(source: object, target: object) -> None:
        raise PermissionError(errno.EACCES, "The process cannot access the file")

    monkeypatch.setattr(os, "replace", locked)
    with pytest.raises(ExportError, match="open in another program"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.csv"]


def test_a_write_protected_file_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(ExportError, match="write-protected"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.csv"]


def test_a_missing_folder_and_a_folder_in_the_place_of_the_file_are_named(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match=r"The folder for a\.csv does not exist"):
        write_atomic(tmp_path / "gone" / "a.csv", b"new")
    (tmp_path / "a.csv").mkdir()
    with pytest.raises(ExportError, match=r"a\.csv is a folder"):
        write_atomic(tmp_path / "a.csv", b"new")


def test_a_file_in_the_place_of_the_export_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "out").write_bytes(b"")
    with pytest.raises(ExportError, match="out cannot be a folder: a file is in its place"):
        export_folder(demo_record(until_s=1), lambda: demo_events(until_s=1), tmp_path / "out")


def test_an_error_of_the_source_passes_through_and_leaves_no_half_file(tmp_path: Path) -> None:
    def source() -> Iterator[bytes]:
        yield b"half"
        raise KeyError("a fault of ours")

    with pytest.raises(KeyError):
        write_atomic(tmp_path / "a.csv", source())
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "usual").write_bytes(b"")
    write_atomic(tmp_path / "ours", b"")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_an_export_writes_every_report_and_nothing_else(tmp_path: Path) -> None:
    written = export_folder(demo_record(until_s=12), lambda: demo_events(until_s=12), tmp_path / "new" / "out")
    found = {p.relative_to(tmp_path / "new" / "out").as_posix() for p in (tmp_path).rglob("*") if p.is_file()}
    files = {"summary.csv", "batches.csv", "samples.csv", "report.json", "report.md", "report.html"}
    pictures = ("report", *(f"plots/{name}" for name in PLOTS))
    assert found == files | {f"{name}.{kind}" for name in pictures for kind in ("png", "svg", "pdf")}
    assert len(written) == len(found)
    assert all(p.stat().st_size > 100 for p in written)


@pytest.mark.parametrize("name", ["", ".", "/"])
def test_a_name_that_is_only_a_folder_is_refused_as_one(name: str) -> None:
    with pytest.raises(ExportError, match="is a folder"):
        write_atomic(Path(name), b"new")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_device_or_a_pipe_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    path = tmp_path / "pipe.png"
    os.mkfifo(path)
    for special in (path, Path("/dev/null")):
        with pytest.raises(ExportError, match="is no ordinary file"):
            write_atomic(special, b"new")
        assert not special.is_file()


@pytest.mark.skipif(os.name != "posix", reason="links need a privilege elsewhere")
def test_a_link_stays_one_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "store").mkdir()
    link = tmp_path / "link.png"
    link.symlink_to(tmp_path / "store" / "real.png")
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "store" / "real.png").read_bytes() == b"new"
    loop = tmp_path / "loop.png"
    loop.symlink_to(loop)
    with pytest.raises(ExportError, match=r"loop\.png cannot be written"):
        write_atomic(loop, b"new")


def test_a_folder_that_holds_a_report_already_is_not_written_over(tmp_path: Path) -> None:
    record = demo_record(until_s=1)
    (tmp_path / "report.md").write_bytes(b"mine")
    with pytest.raises(ExportError, match=r"holds report\.md already, and nothing was replaced"):
        check_free(tmp_path, planned(record, ("json", "md")))
    check_free(tmp_path, planned(record, ("json",)))
    check_free(tmp_path / "new", planned(record, ("md",)))
