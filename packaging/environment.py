"""The virtual environment `.venv` in the checkout: made once, reused while it is complete.

Standard library only, so that any Python 3.11 or newer can run it on a fresh machine.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import system_packages

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = VENV / "gpubench-complete"
LOG = VENV / "pip.log"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"

OLDEST, NEWEST = (3, 11), (3, 14)  # what PyTorch and PySide6 publish wheels for, from our floor on
# On Linux PyTorch's wheel comes with CUDA: 2.9 GB to download and 5.9 GB installed, all packages together.
DOWNLOAD_GB, DISK_GB = (3, 6) if sys.platform == "linux" else (0.5, 2)
LEAST_GB = 1.5  # not even a build of PyTorch without CUDA fits into less


class SetupError(Exception):
    """The environment cannot be made; its text is the one line that the user reads."""


def prepare(extra: str | None = None) -> Path:
    """The environment's Python, with the project and its optional dependencies `extra` installed.

    Raises `SetupError` when it cannot be made. What is installed already is kept and used.
    """
    check_python(sys.version_info[:2], sys.maxsize > 2**32)
    wanted = fingerprint()
    if _usable() and is_complete(_read_stamp(), wanted, extra):
        return PYTHON
    if not _usable():
        _create()
    STAMP.unlink(missing_ok=True)
    _install(extra)
    STAMP.write_text(f"{wanted} {extra or ''}".strip(), encoding="utf-8")
    return PYTHON


def check_python(version: tuple[int, ...], is_64_bit: bool) -> None:
    """Raise `SetupError` unless there are builds of PyTorch and Qt for this interpreter."""
    if OLDEST <= version <= NEWEST and is_64_bit:
        return
    this = ".".join(map(str, version)) + ("" if is_64_bit else " for 32 bits")
    others = [f"python3.{minor}" for minor in range(NEWEST[1], OLDEST[1] - 1, -1)]
    found = next((name for name in others if shutil.which(name)), None)
    cure = (
        f"Run this script with {found}, which is installed."
        if found
        else "Install such a version and run this script with it."
    )
    raise SetupError(f"Python 3.{OLDEST[1]} to 3.{NEWEST[1]} for 64 bits is needed, and this is {this}. {cure}")


def fingerprint() -> str:
    """Changes whenever what `.venv` must hold changes, or the checkout was moved."""
    digest = hashlib.sha256(str(ROOT).encode())
    for file in (ROOT / "pyproject.toml", CONSTRAINTS):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def is_complete(stamp: str, wanted: str, extra: str | None) -> bool:
    """True if an environment so stamped holds `wanted`; one with extras serves those who want none."""
    done, _, had = stamp.partition(" ")
    return done == wanted and (extra is None or extra == had)


def explain(stderr: str) -> str:
    """What pip's error output means for the user, as one line."""
    again = "What was installed so far is kept; run the same command again to go on."
    if re.search(r"No space left|Errno 28|not enough space|quota exceeded", stderr, re.IGNORECASE):
        return (
            f"The disk is full: the packages need about {DISK_GB} GB here, and as much again for a while in "
            "the temporary folder and pip's cache. Free some space, then run the same command again."
        )
    if re.search(r"CERTIFICATE_VERIFY_FAILED|SSLError", stderr):
        return (
            "The package index was reached but its certificate could not be verified. Check the computer's "
            f"clock and your proxy's certificate (pip's setting `cert`). {again}"
        )
    network = (
        r"NewConnectionError|NameResolutionError|name resolution|getaddrinfo failed|ConnectTimeout"
        r"|ReadTimeout|ProxyError|ProtocolError|IncompleteRead|Connection (refused|reset|aborted)"
        r"|Network is unreachable"
    )
    if re.search(network, stderr):
        return f"The package index cannot be reached. Check the network and the proxy settings. {again}"
    if none := re.search(r"No matching distribution found for ([^\s;]+)", stderr):
        this = f"Python {sys.version_info[0]}.{sys.version_info[1]} on {sys.platform}"
        return f"There is no build of {none[1]} for {this}. Try another version of Python."
    errors = [line for line in stderr.splitlines() if line.lower().startswith("error")]
    last = errors[-1].removeprefix("ERROR: ") if errors else "pip ended without saying why"
    return f"The packages could not be installed: {last} (pip's full account is in {LOG})."


def _usable() -> bool:
    """True if `.venv` holds a Python that runs and has pip: neither half made nor orphaned by an upgrade."""
    if not PYTHON.exists():
        return False
    probe = subprocess.run([PYTHON, "-c", "import pip"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return probe.returncode == 0


def _read_stamp() -> str:
    return STAMP.read_text(encoding="utf-8") if STAMP.exists() else ""


def _create() -> None:
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    package = f"python3.{sys.version_info[1]}-venv"
    if missing and not system_packages.install([package]):
        raise SetupError(
            f"This Python cannot make virtual environments: first run sudo apt-get install {package}, "
            "then the same command again."
        )
    if VENV.exists():
        if not (VENV / "pyvenv.cfg").exists() and any(VENV.iterdir()):
            raise SetupError(f"{VENV} exists and is no virtual environment. Move it away, then run this again.")
        shutil.rmtree(VENV)
    # Inside another environment `sys.executable` may be the very one just removed; venv itself asks
    # for the interpreter behind it in the same way.
    base = getattr(sys, "_base_executable", sys.executable)
    made = subprocess.run(
        [base, "-m", "venv", VENV], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        reason = (made.stderr or made.stdout).strip().splitlines()[-1:] or ["no reason given"]
        raise SetupError(f"The virtual environment {VENV} could not be made: {reason[0]}")


def _install(extra: str | None) -> None:
    if not (_site_packages() / "torch").exists():
        _announce()
    command = [
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-input",
        "--retries",
        "3",
    ]
    command += ["--log", str(LOG), "--constraint", str(CONSTRAINTS)]
    command += [] if sys.stdout.isatty() else ["--quiet", "--progress-bar", "off"]  # progress bars are for people
    command += ["--editable", f".[{extra}]" if extra else "."]
    LOG.unlink(missing_ok=True)
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise SetupError(explain(done.stderr))
    make_path_file_relative(_site_packages())


def _site_packages() -> Path:
    """Where the environment keeps its packages; a path that need not exist yet."""
    if sys.platform == "win32":
        return VENV / "Lib" / "site-packages"
    return next(VENV.glob("lib/python3*/site-packages"), VENV / "lib")


def make_path_file_relative(site_packages: Path) -> None:
    """Point the editable install's path file at the checkout by a relative path, which is plain ASCII.

    Python before 3.12.4 reads the file in the locale's encoding: with the absolute path of a checkout in
    a folder called "é" it dies at start under LC_ALL=C, and does not find the project on Windows.
    """
    text = os.path.relpath(ROOT, site_packages)
    (site_packages / "_gpubench_gui.pth").write_text(text + "\n", encoding="ascii")


def _announce() -> None:
    """Say what is about to be downloaded; raise `SetupError` where it can't possibly fit."""
    free = shutil.disk_usage(ROOT).free / 1e9
    if free < LEAST_GB:
        raise SetupError(
            f"Only {free:.1f} GB are free in {ROOT}, and the packages need about {DISK_GB} GB. "
            "Free some space, then run the same command again."
        )
    print(
        f"Installing PyTorch, Qt and the rest into {VENV}, once: about {DOWNLOAD_GB} GB to download, "
        f"{DISK_GB} GB on disk ({free:.0f} GB are free). This takes some minutes.",
        flush=True,
    )
