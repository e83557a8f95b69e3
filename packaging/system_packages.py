"""Debian and Ubuntu packages that the program needs: installed where that is allowed, else named.

Standard library only. On other systems nothing is ever missing: there the wheels bring all they need.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

# What `ldd` names as coming from outside the PySide6 6.11 wheel for its xcb, wayland and offscreen
# plugins, less what these packages bring along themselves.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}

# What some tests use; without it they are skipped.
TEST_TOOLS = {
    "/usr/share/datasets/fashion-mnist/train-images-idx3-ubyte.gz": "dataset-fashion-mnist",
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/xdotool": "xdotool",
}


def provide_qt_libraries() -> None:
    """Install the libraries that Qt's window needs and this system lacks, else name them in one line."""
    missing = missing_qt_packages()
    if missing and not install(missing):
        print(f"The window needs system libraries that are missing: sudo apt-get install {' '.join(missing)}")


def provide_test_tools() -> None:
    """Install what some tests use, each package for itself; name what cannot be had."""
    if sys.platform != "linux":
        return
    for path, package in TEST_TOOLS.items():
        if not Path(path).exists() and not install([package]):
            print(f"{package} cannot be installed here; the tests that need it will be skipped.")


def missing_qt_packages() -> list[str]:
    """Debian's names of the libraries that the dynamic loader cannot find; empty except on Linux."""
    if sys.platform != "linux":
        return []
    return sorted({package for library, package in QT_LIBRARIES.items() if not _loads(library)})


def install(packages: Sequence[str]) -> bool:
    """Install Debian packages without asking anything; False where that is not allowed or fails."""
    root = _as_root()
    if root is None or shutil.which("apt-get") is None:
        return False
    print(f"Installing system packages: {' '.join(packages)}", flush=True)
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    wanted = [*apt, "install", "-y", "--no-install-recommends", *packages]
    # The package lists of a fresh container are empty, those of a used machine mostly fresh enough.
    return _succeeds(wanted) or (_succeeds([*apt, "update"]) and _succeeds(wanted))


def _as_root() -> list[str] | None:
    """What to put before a command so that it runs as root without a password; None if nothing does."""
    if sys.platform == "win32":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and _succeeds(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def _succeeds(command: Sequence[str]) -> bool:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode == 0


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
