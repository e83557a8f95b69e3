"""A server on the loopback address that answers the data set's download in the way a test wants."""

from __future__ import annotations

import contextlib
import http.server
import ssl
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

Answer = Callable[[http.server.BaseHTTPRequestHandler], None]

CERTIFICATE = Path(__file__).with_name("self_signed.pem")


class _Server(http.server.ThreadingHTTPServer):
    # A handler may be waiting for the end of a test; closing the server must not wait for the handler.
    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that went away is what several tests are about."""


@contextlib.contextmanager
def serving(answer: Answer, *, tls: bool = False) -> Iterator[str]:
    """The address of a server that hands each GET request to `answer`."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answer(self)

        def log_message(self, *_: object) -> None:
            """Keep the test's output clean."""

    server = _Server(("127.0.0.1", 0), Handler)
    if tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield f"{'https' if tls else 'http'}://127.0.0.1:{server.server_port}/data"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def sending(data: bytes, *, status: int = 200, announced: int | None = None, then: object = None) -> Answer:
    """Answers with `data`; announces another length if told so; waits for the event `then` before closing."""

    def answer(handler: http.server.BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        handler.send_header("Content-Length", str(len(data) if announced is None else announced))
        handler.end_headers()
        handler.wfile.write(data)
        handler.wfile.flush()
        if isinstance(then, threading.Event):
            then.wait(60)

    return answer
