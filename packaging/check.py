"""Pass every check from a fresh checkout: set up what is needed, then lint, types, contracts, wheel, tests.

    python3 packaging/check.py        (Windows: py packaging\\check.py)

All of them run, whatever fails; the exit code is 0 only if all passed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import environment
import system_packages

ROOT = environment.ROOT


def main() -> int:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    try:
        python = environment.prepare("dev")
    except environment.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    system_packages.provide_qt_libraries()
    system_packages.provide_test_tools()

    checks: dict[str, Callable[[], bool]] = {
        "ruff check": lambda: runs(python, "-m", "ruff", "check"),
        "ruff format": lambda: runs(python, "-m", "ruff", "format", "--check"),
        "mypy": lambda: runs(python, "-m", "mypy"),
        "import contracts": lambda: runs(python.with_name("lint-imports"), "--no-logo"),
        "wheel": lambda: wheel_is_whole(python),
        "pytest": lambda: runs(python, "-m", "pytest"),
    }
    results: list[tuple[str, bool, float]] = []
    for name, check in checks.items():
        print(f"---- {name}", flush=True)
        began = time.perf_counter()
        results.append((name, check(), time.perf_counter() - began))
    print("----")
    for name, passed, seconds in results:
        print(f"{name:18}{'passed' if passed else 'FAILED':8}{seconds:6.1f} s")
    return 0 if all(passed for _, passed, _ in results) else 1


def runs(*command: str | Path) -> bool:
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode == 0


def wheel_is_whole(python: Path) -> bool:
    """Build the wheel, then find every module and resource of the checkout in it, by `resource()` too."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = str(Path(temporary).resolve())
        if not runs(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, "."):
            return False
        (built,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(built) as wheel:
            missing = expected_in_wheel() - set(wheel.namelist())
            wheel.extractall(folder)
        if missing:
            print(f"{built.name} lacks {', '.join(sorted(missing))}")
            return False
        program = (
            f"import sys; sys.path.insert(0, {folder!r}); from gpubench_gui.assets import resource; "
            f"print('resources in the wheel:', resource('fonts').relative_to({folder!r}).parent)"
        )
        return runs(python, "-c", program)


def expected_in_wheel() -> set[str]:
    """Names inside the wheel of every module and every resource of this checkout."""
    modules = {file.relative_to(ROOT).as_posix() for file in (ROOT / "gpubench_gui").rglob("*.py")}
    resources = ROOT / "resources"
    files = (file for file in resources.rglob("*") if file.is_file())
    return modules | {f"gpubench_gui/_resources/{file.relative_to(resources).as_posix()}" for file in files}


if __name__ == "__main__":
    sys.exit(main())
