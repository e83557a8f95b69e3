"""The download: all a network can do ends in one sentence, and only the right bytes get the real name."""

from __future__ import annotations

import errno
import hashlib
import http.client
import http.server
import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError

import pytest

from gpubench_gui.engine.datasets.download import MD5, URL_VARIABLE, address, download
from gpubench_gui.engine.datasets.fetch import explained
from gpubench_gui.engine.datasets.images import DataError, Stopped
from tests.engine.cifar_files import ARCHIVE, files_below, write_archive
from tests.engine.loopback import sending, serving
from tests.engine.quiet import quiet, recorded

GZIP = b"\x1f\x8b"


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The loopback server is reached directly whatever proxy is set; no thread outlives a test."""
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    yield
    for thread in threading.enumerate():
        if thread.name == "download":
            thread.join(60)


def failure(folder: Path, url: str, monkeypatch: pytest.MonkeyPatch, timeout_s: float = 20.0) -> DataError:
    """The error of a download from `url`, after which `folder` must be empty."""
    monkeypatch.setenv(URL_VARIABLE, url)
    with pytest.raises(DataError) as caught:
        download(folder, quiet(), timeout_s=timeout_s)
    assert not files_below(folder)
    assert "synthetic data" in caught.value.cure
    return caught.value


def test_the_archive_arrives_under_its_name_with_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = write_archive(tmp_path / "server").read_bytes()
    requests: list[str] = []

    def answer(handler: http.server.BaseHTTPRequestHandler) -> None:
        requests.append(handler.path)
        sending(data)(handler)

    progress, events = recorded()
    with serving(answer) as url:
        monkeypatch.setenv(URL_VARIABLE, url)
        path = download(tmp_path / "data" / "new", progress, md5=hashlib.md5(data).hexdigest())
    assert requests == [f"/data/{ARCHIVE}"]
    assert path == tmp_path / "data" / "new" / ARCHIVE
    assert path.read_bytes() == data
    assert files_below(tmp_path / "data") == {"new", f"new/{ARCHIVE}"}
    assert {(e.step, e.unit) for e in events} == {("download", "bytes")}
    assert events[-1].done == events[-1].total == len(data)
    assert [e.done for e in events] == sorted(e.done for e in events)


def test_a_broken_archive_of_that_name_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = write_archive(tmp_path / "server").read_bytes()
    target = tmp_path / "data" / ARCHIVE
    target.parent.mkdir()
    target.write_bytes(data[:100])
    with serving(sending(data)) as url:
        monkeypatch.setenv(URL_VARIABLE, url)
        download(target.parent, quiet(), md5=hashlib.md5(data).hexdigest())
    assert target.read_bytes() == data


def test_a_failed_download_keeps_the_file_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ARCHIVE).write_bytes(b"older")
    with serving(sending(GZIP + b"other")) as url:
        monkeypatch.setenv(URL_VARIABLE, url)
        with pytest.raises(DataError):
            download(tmp_path, quiet())
    assert files_below(tmp_path) == {ARCHIVE}
    assert (tmp_path / ARCHIVE).read_bytes() == b"older"


def test_other_bytes_than_the_official_ones_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sending(GZIP + b"other")) as url:
        error = failure(tmp_path, url, monkeypatch)
    assert f"not {MD5}" in error.reason


def test_a_web_page_in_place_of_the_archive_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sending(b"<!DOCTYPE html><title>Please log in</title>")) as url:
        assert "answered with a web page" in failure(tmp_path, url, monkeypatch).reason


@pytest.mark.parametrize(("status", "words"), [(503, "Service Unavailable"), (403, "Forbidden"), (404, "Not Found")])
def test_an_http_error_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, words: str) -> None:
    with serving(sending(b"<html>", status=status)) as url:
        assert f"answered {status} ({words})" in failure(tmp_path, url, monkeypatch).reason


def test_a_connection_cut_at_half_says_how_far_it_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    half = GZIP + bytes(49_998)
    with serving(sending(half, announced=100_000)) as url:
        assert "ended after 50,000 of 100,000 bytes" in failure(tmp_path, url, monkeypatch).reason


def test_a_server_that_falls_silent_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = threading.Event()
    with serving(sending(GZIP + bytes(1000), announced=100_000, then=end)) as url:
        assert "sent nothing for 0.3 seconds" in failure(tmp_path, url, monkeypatch, timeout_s=0.3).reason
        end.set()


def test_a_server_that_never_answers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = threading.Event()
    with serving(lambda _: end.wait(60) and None) as url:
        assert "sent nothing for 0.3 seconds" in failure(tmp_path, url, monkeypatch, timeout_s=0.3).reason
        end.set()


@pytest.mark.parametrize("silent", ["before the answer", "within the answer"])
def test_a_stop_does_not_wait_for_a_silent_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: str) -> None:
    end, stop = threading.Event(), threading.Event()
    half = sending(GZIP + bytes(1000), announced=100_000, then=end)
    progress, events = recorded(stop.is_set)

    def answer(handler: http.server.BaseHTTPRequestHandler) -> None:
        if silent == "before the answer":
            threading.Timer(0.1, stop.set).start()
            end.wait(60)
        else:
            threading.Timer(0.3, stop.set).start()
            half(handler)

    with serving(answer) as url:
        monkeypatch.setenv(URL_VARIABLE, url)
        with pytest.raises(Stopped):  # long before the server, which waits for `end`, says anything more
            download(tmp_path, progress, timeout_s=600)
        assert not end.is_set()
        end.set()
    assert not files_below(tmp_path)
    assert (events[-1].done > 0) == (silent == "within the answer")


def test_a_certificate_nobody_vouches_for_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sending(GZIP), tls=True) as url:
        reason = failure(tmp_path, url, monkeypatch).reason
    for word in ("certificate", "proxy", "clock", "root certificates", "nothing was downloaded"):
        assert word in reason


def test_plain_text_where_tls_belongs_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sending(GZIP)) as url:
        reason = failure(tmp_path, url.replace("http:", "https:"), monkeypatch).reason
    assert "No secure connection" in reason


def test_a_refused_connection_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}/data"
        assert "refused the connection" in failure(tmp_path, url, monkeypatch).reason


def test_a_proxy_that_forbids_the_download_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sending(b"")) as proxy:  # answers CONNECT with 501, as it knows only GET
        monkeypatch.setenv("https_proxy", proxy.removesuffix("/data"))
        monkeypatch.delenv("no_proxy")
        monkeypatch.delenv("NO_PROXY", raising=False)
        reason = failure(tmp_path, "https://data.invalid/", monkeypatch).reason
    assert "proxy did not let the download through" in reason


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (URLError(socket.gaierror(-2, "Name or service not known")), "address of example.org was not found"),
        (URLError(TimeoutError("timed out")), "sent nothing for 30 seconds"),
        (URLError(OSError(errno.ENETUNREACH, os.strerror(errno.ENETUNREACH))), "Network is unreachable"),
        (ConnectionResetError(), "broke off"),
        (http.client.IncompleteRead(b""), "broke off"),
        (ValueError("unknown url type: 'x'"), "could not be downloaded"),
    ],
)
def test_every_network_error_becomes_a_sentence(error: Exception, words: str) -> None:
    sentence = explained(error, "https://example.org/data", 30.0)
    assert words in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("base", ["http://host/data", "http://host/data/", f"http://host/data/{ARCHIVE}"])
def test_the_address_can_be_a_folder_or_the_archive(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(URL_VARIABLE, base)
    assert address() == f"http://host/data/{ARCHIVE}"


def test_without_the_variable_the_authors_site_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(URL_VARIABLE, raising=False)
    assert address() == "https://www.cs.toronto.edu/~kriz/cifar-10-python.tar.gz"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(DataError, match=r"Writing to .*file"):
        download(tmp_path / "file", quiet())


def test_what_a_killed_download_left_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = tmp_path / f".{ARCHIVE}-dead.part"
    left.write_bytes(GZIP)
    old = time.time() - 7200
    os.utime(left, (old, old))
    with serving(sending(b"", status=503)) as url:
        failure(tmp_path, url, monkeypatch)
    assert not left.exists()


def test_at_most_ten_events_a_second_are_sent() -> None:
    from gpubench_gui.engine.datasets.progress import Progress

    now = [100.0]
    times: list[float] = []
    progress = Progress(lambda _: times.append(now[0]), lambda: False, clock=lambda: now[0])
    for done in range(10_001):
        progress.update("download", done, 10_000, "bytes")
        now[0] += 0.0007
    assert len(times) > 30
    assert max(sum(t <= u < t + 1 for u in times) for t in times) <= 10
