"""Open gpubench_gui from a fresh checkout: set up what it needs, then show the window.

    python3 packaging/start.py        (Windows: py packaging\\start.py)

Where there is no display, the default comparison runs without a window instead and its report is
written to the folder gpubench-report in the checkout.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import environment
import system_packages

REPORT = environment.ROOT / "gpubench-report"


def main() -> int:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    try:
        python = environment.prepare()
        system_packages.provide_qt_libraries()
        return open_window(python) if has_display() else run_headless(python)
    except environment.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. Run the same command again to go on.", file=sys.stderr)
        return 130


def has_display() -> bool:
    """False on a Linux machine with neither X11 nor Wayland; Windows and macOS always have one."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_window(python: Path) -> int:
    return subprocess.call([python, "-m", "gpubench_gui"])


def run_headless(python: Path) -> int:
    """Run the default comparison and say where its report is; the exit code is the run's own."""
    print(
        f"There is no display here, so the default comparison runs without a window. Its report: {REPORT}",
        flush=True,
    )
    code = subprocess.call([python, "-m", "gpubench_gui", "run", "--out", REPORT])
    if code == 0:
        print(f"Done. The report is in {REPORT}")
    else:
        print(f"Not every part of the comparison finished. What did finish is in {REPORT}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
