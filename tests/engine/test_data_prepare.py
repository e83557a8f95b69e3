"""The preparing child: one terminal event, a cache that follows its source, and nothing half-written."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gpubench_gui.core.spec import DataSpec
from gpubench_gui.engine import prepare as module
from gpubench_gui.engine import write_arrays as writer
from gpubench_gui.engine.arrays import open_arrays
from gpubench_gui.engine.datasets import download as download_module
from gpubench_gui.engine.datasets import fashion_mnist, synthetic
from gpubench_gui.engine.datasets.archive import Truncated
from gpubench_gui.engine.datasets.download import URL_VARIABLE
from gpubench_gui.engine.datasets.images import DataError
from gpubench_gui.engine.prepare import prepare
from tests.engine.cifar_files import (
    ARCHIVE,
    batch,
    files_below,
    python2_pickle,
    write_archive,
    write_folder,
)
from tests.engine.loopback import sending, serving
from tests.engine.quiet import quiet

REPOSITORY = Path(__file__).parents[2]


# ---- the cache ------------------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A synthetic set that takes milliseconds."""
    monkeypatch.setattr(synthetic, "TRAIN", 60)
    monkeypatch.setattr(synthetic, "TEST", 20)


@pytest.mark.usefixtures("small")
def test_the_synthetic_set_is_made_once_for_each_seed(tmp_path: Path) -> None:
    first, arrays = prepare(DataSpec(), tmp_path, 0, quiet())
    assert (arrays.meta.train, arrays.meta.test) == (60, 20)
    made = (first / "meta.json").stat().st_ino
    again, _ = prepare(DataSpec(), tmp_path, 0, quiet())
    other, _ = prepare(DataSpec(), tmp_path, 1, quiet())
    assert again == first
    assert (first / "meta.json").stat().st_ino == made
    assert other != first
    assert {path.name for path in tmp_path.iterdir()} == {first.name, other.name}
    assert first.name.startswith("synthetic-")


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("name", ["meta.json", "train_images.npy", "test_labels.npy"])
def test_a_damaged_cache_is_made_again(tmp_path: Path, name: str) -> None:
    folder, arrays = prepare(DataSpec(), tmp_path, 0, quiet())
    digest = arrays.meta.digest
    data = (folder / name).read_bytes()
    (folder / name).write_bytes(data[: len(data) // 2])
    _, arrays = prepare(DataSpec(), tmp_path, 0, quiet())
    assert arrays.meta.digest == digest
    assert (folder / name).read_bytes() == data


@pytest.mark.parametrize("inner", [True, False])
def test_both_levels_of_a_folder_share_one_cache(tmp_path: Path, inner: bool) -> None:
    folder = write_folder(tmp_path / "data")
    path = folder if inner else folder.parent
    made, _ = prepare(DataSpec("cifar10", str(path)), tmp_path / "cache", 0, quiet())
    other, _ = prepare(DataSpec("cifar10", str(folder)), tmp_path / "cache", 7, quiet())
    assert made == other


def test_a_changed_source_is_read_again(tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "data")
    spec = DataSpec("cifar10", str(folder))
    _, before = prepare(spec, tmp_path / "cache", 0, quiet())
    (folder / "data_batch_2").write_bytes(python2_pickle(batch(77)))
    _, after = prepare(spec, tmp_path / "cache", 0, quiet())
    assert before.meta.digest != after.meta.digest


def test_a_folder_and_an_archive_of_the_same_pictures_have_the_same_digest(tmp_path: Path) -> None:
    archive = write_archive(tmp_path)
    _, packed = prepare(DataSpec("cifar10", str(archive)), tmp_path / "cache", 0, quiet())
    _, plain = prepare(DataSpec("cifar10", str(tmp_path / "unpacked")), tmp_path / "cache", 0, quiet())
    assert packed.meta.digest == plain.meta.digest
    assert packed.meta.note is not None


def test_a_complete_source_is_used_without_writing_to_it(tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "data")
    before = {path: path.stat().st_mtime_ns for path in (folder.parent, folder, *folder.iterdir())}
    for path in before:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        spec = DataSpec("cifar10", str(folder.parent), download=True)
        prepare(spec, tmp_path / "cache", 0, quiet())
        assert {path: path.stat().st_mtime_ns for path in before} == before
        assert files_below(folder.parent) == {p.relative_to(folder.parent).as_posix() for p in before} - {"."}
    finally:
        for path in before:
            path.chmod(0o755)


def test_the_installed_fashion_mnist_is_prepared_without_a_folder(tmp_path: Path) -> None:
    if not fashion_mnist.INSTALLED.is_dir():
        pytest.skip(f"the package {fashion_mnist.PACKAGE} is not installed")
    folder, arrays = prepare(DataSpec("fashion-mnist"), tmp_path, 0, quiet())
    assert folder.name.startswith("fashion-mnist-")
    assert (arrays.meta.name, arrays.meta.train, arrays.meta.test) == ("Fashion-MNIST", 60_000, 10_000)
    assert arrays.meta.mean[0] == pytest.approx(0.2860 * (28 / 32) ** 2, abs=1e-4)


# ---- downloading ----------------------------------------------------------------------------------


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[bytes]:
    """A server with a small archive that counts as the official one; its bytes."""
    data = write_archive(tmp_path / "server").read_bytes()
    checksum = hashlib.md5(data).hexdigest()
    original = download_module.download
    monkeypatch.setattr(download_module, "download", lambda *a: original(*a, md5=checksum))
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with serving(sending(data)) as url:
        monkeypatch.setenv(URL_VARIABLE, url)
        yield data


@pytest.mark.parametrize("state", ["absent", "empty", "truncated", "incomplete"])
def test_a_download_fills_a_folder_that_holds_no_usable_copy(tmp_path: Path, served: bytes, state: str) -> None:
    data = tmp_path / "data"
    if state != "absent":
        data.mkdir()
    if state == "truncated":
        (data / ARCHIVE).write_bytes(served[:1000])
    if state == "incomplete":
        (write_folder(data) / "data_batch_5").unlink()
    _, arrays = prepare(DataSpec("cifar10", str(data), download=True), tmp_path / "cache", 0, quiet())
    assert arrays.meta.train == 100
    assert (data / ARCHIVE).read_bytes() == served


def test_without_a_folder_the_download_goes_to_the_cache_and_is_found_there_later(
    tmp_path: Path, served: bytes
) -> None:
    first, _ = prepare(DataSpec("cifar10", download=True), tmp_path / "cache", 0, quiet())
    assert (tmp_path / "cache" / ARCHIVE).read_bytes() == served
    again, _ = prepare(DataSpec("cifar10"), tmp_path / "cache", 0, quiet())
    assert again == first


def test_a_path_that_names_the_missing_archive_is_where_it_is_downloaded_to(tmp_path: Path, served: bytes) -> None:
    path = tmp_path / "data" / ARCHIVE
    prepare(DataSpec("cifar10", str(path), download=True), tmp_path / "cache", 0, quiet())
    assert path.read_bytes() == served


def test_a_file_of_the_users_own_naming_is_never_replaced(tmp_path: Path, served: bytes) -> None:
    path = tmp_path / "mine.tar.gz"
    path.write_bytes(served[:1000])
    with pytest.raises(Truncated):
        prepare(DataSpec("cifar10", str(path), download=True), tmp_path / "cache", 0, quiet())
    assert path.read_bytes() == served[:1000]
    assert not (tmp_path / ARCHIVE).exists()


def test_without_permission_to_download_nothing_is_fetched(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="not downloaded before"):
        prepare(DataSpec("cifar10"), tmp_path, 0, quiet())
    with pytest.raises(DataError, match="holds no CIFAR-10"):
        prepare(DataSpec("cifar10", str(tmp_path)), tmp_path, 0, quiet())


def test_a_disk_that_fills_up_during_a_download_is_named(
    tmp_path: Path, served: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert served

    def full(*_: object) -> str:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(download_module, "_copy", full)
    with pytest.raises(DataError, match="is full: 170 MB are needed"):
        prepare(DataSpec("cifar10", download=True), tmp_path / "cache", 0, quiet())
    assert not files_below(tmp_path / "cache")


# ---- the child ------------------------------------------------------------------------------------


@contextmanager
def child(**environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A real preparing child; killed at the end if it still runs."""
    command = [sys.executable, "-m", "gpubench_gui.engine.prepare"]
    variables = {**os.environ, "PYTHONPATH": str(REPOSITORY), "no_proxy": "127.0.0.1", **environment}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=variables) as process:
        timer = threading.Timer(60, process.kill)
        timer.start()
        try:
            yield process
        finally:
            timer.cancel()
            process.kill()


def request(process: subprocess.Popen[bytes], cache: Path, source: str, path: Path | None = None, **more: Any) -> None:
    data = {"source": source, "path": None if path is None else str(path), "download": False} | more
    assert process.stdin is not None
    process.stdin.write(json.dumps({"data": data, "cache": str(cache), "seed": 0}).encode() + b"\n")
    process.stdin.flush()


def events(process: subprocess.Popen[bytes]) -> list[dict[str, Any]]:
    """Everything the child still says, its standard input left open."""
    assert process.stdout is not None
    return [json.loads(line) for line in process.stdout]


def assert_one_terminal(found: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    assert [e["type"] for e in found[:-1]] == ["DataProgress"] * (len(found) - 1)
    assert found[-1]["type"] == kind
    return found[-1]


def test_a_folder_of_any_name_is_read_under_the_c_locale(tmp_path: Path) -> None:
    here = tmp_path / "é 中 文 a b"
    write_folder(here)
    with child(LC_ALL="C", LANG="C") as process:
        request(process, here / "cache ü", "cifar10", here)
        ready = assert_one_terminal(events(process), "DataReady")
        assert process.wait() == 0
    assert (ready["name"], ready["train_images"], ready["test_images"]) == ("CIFAR-10", 100, 20)
    assert "official" in ready["note"]
    assert Path(ready["folder"]).parent == here / "cache ü"
    assert open_arrays(ready["folder"]).meta.digest == ready["digest"]


def test_a_failure_is_one_event_with_a_cure_and_exit_code_1(tmp_path: Path) -> None:
    with child() as process:
        request(process, tmp_path / "cache", "cifar10", tmp_path / "ü nowhere")
        failed = assert_one_terminal(events(process), "DataFailed")
        assert process.wait() == 1
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert "ü nowhere" in failed["reason"]
    assert "synthetic data" in failed["cure"]
    assert not (tmp_path / "cache").exists()


def test_the_end_of_the_input_stops_the_child_in_the_middle_and_leaves_nothing(tmp_path: Path) -> None:
    with child() as process:
        request(process, tmp_path / "cache", "synthetic")
        assert process.stdout is not None
        first = json.loads(process.stdout.readline())
        assert (first["type"], first["step"]) == ("DataProgress", "make")
        assert any(name.endswith(".part") for name in files_below(tmp_path / "cache"))
        assert process.stdin is not None
        process.stdin.close()
        failed = assert_one_terminal([first, *events(process)], "DataFailed")
        assert process.wait() == 1
    assert "stopped" in failed["reason"]
    assert not files_below(tmp_path / "cache")


def test_the_end_of_the_input_stops_a_stalled_download(tmp_path: Path) -> None:
    end = threading.Event()
    with (
        serving(sending(b"\x1f\x8b" + bytes(100_000), announced=10_000_000, then=end)) as url,
        child(**{URL_VARIABLE: url}) as process,
    ):
        request(process, tmp_path / "cache", "cifar10", download=True)
        assert process.stdout is not None
        seen = []
        while not seen or seen[-1]["done"] < 100_002:
            seen.append(json.loads(process.stdout.readline()))
        assert seen[-1]["total"] == 10_000_000
        assert process.stdin is not None
        process.stdin.close()
        failed = assert_one_terminal(seen + events(process), "DataFailed")
        assert process.wait() == 1
        assert not end.is_set()
        end.set()
    assert "stopped" in failed["reason"]
    assert not files_below(tmp_path / "cache")


def test_a_server_that_answers_with_an_error_ends_the_child_with_its_sentence(tmp_path: Path) -> None:
    with serving(sending(b"<html>", status=503)) as url, child(**{URL_VARIABLE: url}) as process:
        request(process, tmp_path / "cache", "cifar10", download=True)
        failed = assert_one_terminal(events(process), "DataFailed")
        assert process.wait() == 1
    assert "answered 503" in failed["reason"]


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"[]",
        b'{"data": {"source": "imagenet", "path": null, "download": false}, "cache": "x", "seed": 0}',
        b'{"data": {"source": "synthetic", "path": 3, "download": false}, "cache": "x", "seed": 0}',
        b'{"data": {"source": "synthetic", "path": null, "download": false}, "cache": "x", "seed": -1}',
    ],
)
def test_a_request_that_is_none_is_refused(line: bytes) -> None:
    with pytest.raises(DataError, match="was not understood"):
        module._request(json.loads(line))


def test_a_cache_whose_name_could_not_travel_in_the_answer_is_refused() -> None:
    data = {"source": "synthetic", "path": None, "download": False}
    with pytest.raises(DataError, match="no valid text"):
        module._request({"data": data, "cache": "/tmp/\udcff", "seed": 0})


def test_an_error_nobody_thought_of_still_ends_in_one_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sent: list[Any] = []

    class FakeWire:
        stopped = False

        def receive(self) -> dict[str, Any]:
            data = {"source": "synthetic", "path": None, "download": False}
            return {"data": data, "cache": str(tmp_path), "seed": 0}

        def send(self, event: Any) -> None:
            sent.append(event)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("nobody thought of it")

    monkeypatch.setattr(module, "Wire", FakeWire)
    monkeypatch.setattr(writer, "_write", broken)
    assert module.main() == 1
    assert len(sent) == 1
    assert "ZeroDivisionError: nobody thought of it" in sent[0].reason
    assert "Traceback" in capsys.readouterr().err
    assert not files_below(tmp_path)


def test_the_child_imports_neither_torch_nor_what_a_download_needs() -> None:
    code = "import sys, gpubench_gui.engine.prepare; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=REPOSITORY)
    loaded = set(done.stdout.split())
    assert "numpy" in loaded
    assert not loaded & {"torch", "torchvision", "msgspec", "psutil", "ssl", "urllib.request"}


def test_a_name_that_is_too_long_is_no_fault_of_the_program(tmp_path: Path) -> None:
    with child() as process:
        request(process, tmp_path / "cache", "cifar10", tmp_path / ("a" * 300))
        failed = assert_one_terminal(events(process), "DataFailed")
    assert "cannot be reached" in failed["reason"]
    assert "report" not in failed["cure"]
