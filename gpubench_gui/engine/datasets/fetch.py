"""Reading from a server without being held up by it, and what its failures mean in the user's words."""

from __future__ import annotations

import http.client
import queue
import socket
import ssl
import threading
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Failed:
    """Why reading ended early, in a sentence."""

    reason: str


class Fetch:
    """A download on a thread of its own, because a thread waiting for a silent server cannot be interrupted.

    `next` gives the announced size (an int, 0 when unknown), then chunks of bytes, then b"" at the end, or
    what `Failed`. The thread is a daemon: one that still waits when the download is given up ends at its
    time limit or with the process. It touches no file.
    """

    def __init__(self, url: str, timeout_s: float) -> None:
        self._url, self._timeout_s = url, timeout_s
        self._items: queue.Queue[int | bytes | Failed] = queue.Queue(maxsize=16)
        self._abandoned = threading.Event()

    def __enter__(self) -> Fetch:
        threading.Thread(target=self._run, name="download", daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._abandoned.set()

    def next(self, wait_s: float) -> int | bytes | Failed | None:
        """The next item, or None when there is none after `wait_s`."""
        with suppress(queue.Empty):
            return self._items.get(timeout=wait_s)
        return None

    def _put(self, item: int | bytes | Failed) -> bool:
        while not self._abandoned.is_set():
            with suppress(queue.Full):
                self._items.put(item, timeout=0.2)
                return True
        return False

    def _run(self) -> None:
        try:
            request = urllib.request.Request(self._url, headers={"User-Agent": "gpubench-gui"})
            # An opener of our own: urlopen's shared one would keep the proxies of its first use.
            with urllib.request.build_opener().open(request, timeout=self._timeout_s) as response:
                length = response.headers.get("Content-Length", "")
                going = self._put(int(length) if length.isdecimal() else 0)
                while going and (data := response.read1(1 << 18)):
                    going = self._put(data)
            self._put(b"")
        except Exception as error:  # whatever it is, the waiting side must hear of it
            if isinstance(error, urllib.error.HTTPError):
                error.close()  # it holds the connection
            self._put(Failed(explained(error, self._url, self._timeout_s)))


def explained(error: Exception, url: str, timeout_s: float) -> str:
    """One sentence on why `url` could not be read."""
    host = urlsplit(url).hostname or url
    if isinstance(error, urllib.error.HTTPError):
        return f"{host} answered {error.code} ({error.reason}) instead of sending the archive; nothing was kept."
    if isinstance(error, urllib.error.URLError) and isinstance(error.reason, Exception):
        error = error.reason
    if isinstance(error, ssl.SSLCertVerificationError):
        return (
            f"The certificate of {host} was not accepted ({error.verify_message}), so nothing was "
            "downloaded: a proxy that opens connections, a wrong clock or missing root certificates can be "
            "the cause."
        )
    if isinstance(error, ssl.SSLError):
        return f"No secure connection to {host} came about ({error.reason}); a proxy may stand between."
    if isinstance(error, socket.gaierror):
        return f"The address of {host} was not found: this machine may be offline, or need a proxy."
    if isinstance(error, TimeoutError):
        return f"{host} sent nothing for {timeout_s:g} seconds, so the download was given up; nothing was kept."
    if isinstance(error, ConnectionRefusedError):
        return f"{host}, or the proxy in between, refused the connection; nothing was downloaded."
    if isinstance(error, (ConnectionError, http.client.IncompleteRead)):
        return f"The connection to {host} broke off; the part that had arrived was removed."
    if "tunnel connection failed" in str(error).lower():  # http.client's only mark for it
        return f"The proxy did not let the download through ({error}); nothing was downloaded."
    return f"The archive could not be downloaded from {host} ({error}); nothing was kept."
