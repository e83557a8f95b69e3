"""The main job on a real X server with a real mouse and keyboard: choose, run, watch, save the picture, leave."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)}")


class Screen:
    """An X server of 1280×800 with the program on it."""

    def __init__(self, folder: Path) -> None:
        self._positions = folder / "positions.json"
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        self._environment = {
            **os.environ,
            "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8",
            **{f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")},
        }  # fmt: skip
        self.program = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("watched_app.py")), str(self._positions)],
            env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def close(self) -> None:
        for process in (self.program, self._server):
            process.kill()
            process.wait()
        if self.program.stdout is not None:
            self.program.stdout.close()

    def widgets(self) -> dict[str, list[int]]:
        """Where each named widget is now; under "" the window's title."""
        assert self.program.poll() is None, f"the program ended: {self.program.stdout and self.program.stdout.read()}"
        return json.loads(self._positions.read_text(encoding="utf-8")) if self._positions.exists() else {}

    def wait(self, what: str, found: Callable[[dict[str, list[int]]], bool], seconds: float) -> dict[str, list[int]]:
        """The widgets as soon as `found` says so."""
        ends = time.monotonic() + seconds
        while not found(widgets := self.widgets()):
            assert time.monotonic() < ends, f"no {what} after {seconds} s, but {sorted(widgets)}, {widgets.get('')}"
            time.sleep(0.1)
        return widgets

    def do(self, *arguments: str | int) -> None:
        """One action of xdotool."""
        subprocess.run(["xdotool", *map(str, arguments)], env=self._environment, check=True, capture_output=True)

    def click(self, name: str) -> None:
        """Move the mouse onto the widget called `name` and press its left button."""
        x, y = self.wait(repr(name), lambda widgets: name in widgets, 30)[name]
        self.do("mousemove", "--sync", x, y)
        self.do("click", 1)

    def press(self, *keys: str) -> None:
        self.do("key", *keys)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    shown = Screen(tmp_path)
    yield shown
    shown.close()


def named(pattern: str) -> Callable[[dict[str, list[int]]], bool]:
    """Whether a widget has a name that matches."""
    return lambda widgets: any(re.search(pattern, name) for name in widgets)


def test_a_mouse_and_a_keyboard_do_the_main_job(screen: Screen, tmp_path: Path) -> None:
    screen.wait("end of the search for devices", named("No GPU found|GPU 0"), 60)
    screen.click("How")
    screen.click("Time budget")
    screen.press("Home", "Return")  # the shortest: one minute
    start = re.compile("^(Measure|Run comparison): .*1 min$")
    begun = screen.wait("start button that says one minute", named(start.pattern), 10)
    screen.click(next(name for name in begun if start.search(name)))

    screen.wait("Stop button", named("^Stop the run$"), 20)
    screen.wait("progress in the title", lambda w: re.match(r"\d+", str(w.get("", ""))) is not None, 60)
    done = screen.wait("result", lambda w: re.match(r"\d{4}-\d\d-\d\d", str(w.get("", ""))) is not None, 150)
    assert any(re.search(r"trains .* images per second on ", name) for name in done), sorted(done)

    picture = tmp_path / "card.png"
    screen.press("ctrl+s")
    screen.wait("file dialog", named("File &name:"), 20)
    screen.press("ctrl+a")
    screen.do("type", "--delay", 5, str(picture))
    screen.press("Return")
    screen.wait("message that it is saved", named("(?i)saved"), 60)
    with Image.open(picture) as image:
        assert image.size == (1920, 1080)
        assert len(image.convert("L").getcolors()) > 50  # a drawing, and no empty sheet

    # A window manager would give the window the focus back that the dialog took.
    screen.do("search", "--onlyvisible", "--name", "gpubench", "windowfocus", "--sync")
    screen.press("ctrl+q")
    assert screen.program.wait(timeout=20) == 0
