"""Who and what machine this is, so that reports and diagnostics can leave it out."""

from __future__ import annotations

import getpass
import platform
import socket
from contextlib import suppress
from pathlib import Path

from gpubench_gui.report.diagnostics import Private


def private() -> Private:
    """The names of this machine and its user, as far as they are known."""
    users, homes = set[str](), set[str]()
    hosts = {platform.node(), socket.gethostname()}
    with suppress(OSError, KeyError, ImportError):  # a process without an entry in the list of users
        users.add(getpass.getuser())
    with suppress(OSError, RuntimeError):
        home = Path.home()
        homes |= {str(home), str(home.resolve())}
    hosts |= {host.partition(".")[0] for host in hosts}
    return Private(tuple(users), tuple(hosts - {"", "localhost"}), tuple(homes - {""}))
