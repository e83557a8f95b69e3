"""The machine is kept awake by a helper that lives as long as the run and no longer."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.spec import RunSpec
from gpubench_gui.runner import awake
from gpubench_gui.runner.run import Run
from tests.runner.drive import CPU, running

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the helpers are programs of Linux and macOS")
NAME = "caffeinate" if sys.platform == "darwin" else "systemd-inhibit"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def fresh_log() -> Iterator[None]:
    awake._say.cache_clear()
    yield
    awake._say.cache_clear()


@pytest.fixture
def stub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A helper that notes its process id and arguments and then does what `then` in its folder says."""
    (tmp_path / "then").write_text("exec cat")
    program = tmp_path / NAME
    program.write_text(f'#!/bin/sh\necho "$$ $*" >> "{tmp_path}/calls"\n. "{tmp_path}/then"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def calls(stub: Path, count: int = 1) -> list[str]:
    until = time.monotonic() + 5
    while time.monotonic() < until:
        lines = (stub / "calls").read_text().splitlines() if (stub / "calls").exists() else []
        if len(lines) >= count:
            return lines
        time.sleep(0.01)
    raise AssertionError("the helper was not started")


def wait_gone(pid: int) -> bool:
    until = time.monotonic() + 5
    while running(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not running(pid)


def test_the_helper_lives_while_it_is_wanted_and_is_waited_for(stub: Path) -> None:
    with awake.kept_awake():
        pid = int(calls(stub)[0].split()[0])
        assert running(pid)
    assert not running(pid)
    with pytest.raises(ProcessLookupError):  # no zombie either
        os.kill(pid, 0)


@pytest.mark.skipif(sys.platform == "darwin", reason="systemd is Linux's")
def test_sleep_and_idle_are_both_inhibited(stub: Path) -> None:
    with awake.kept_awake():
        assert "--what=sleep:idle" in calls(stub)[0]


def test_a_deaf_helper_is_killed(stub: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(awake, "END_S", 0.2)
    (stub / "then").write_text("trap '' TERM HUP; while :; do sleep 0.1; done")
    with awake.kept_awake():
        pid = int(calls(stub)[0].split()[0])
    assert wait_gone(pid)


def test_a_helper_that_refuses_is_said_once_and_stops_nothing(stub: Path, caplog: pytest.LogCaptureFixture) -> None:
    (stub / "then").write_text("exit 1")
    with caplog.at_level(logging.INFO, "gpubench_gui"):
        for count in (1, 2):
            with awake.kept_awake():
                assert wait_gone(int(calls(stub, count)[-1].split()[0]))
                time.sleep(0.05)
    assert caplog.text.count("cannot be kept from sleeping") == 1


def test_without_a_helper_nothing_happens_and_the_log_says_it_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with caplog.at_level(logging.INFO, "gpubench_gui"):
        for _ in range(2):
            with awake.kept_awake():
                pass
    assert caplog.text.count("cannot be kept from sleeping") == 1


@pytest.mark.skipif(sys.platform == "darwin", reason="caffeinate itself watches the process")
def test_a_front_end_that_is_killed_leaves_no_helper(stub: Path) -> None:
    code = "import time; from gpubench_gui.runner.awake import kept_awake\nwith kept_awake(): time.sleep(60)"
    front_end = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    pid = int(calls(stub)[0].split()[0])
    assert running(pid)
    front_end.send_signal(signal.SIGKILL)
    front_end.wait()
    assert wait_gone(pid)


def test_a_run_keeps_the_machine_awake_until_it_ends(stub: Path, stub_runs: object, tmp_path: Path) -> None:
    alive = []
    for event in Run(RunSpec(("small-cnn",), (CPU,), budget_s=600), (), tmp_path / "cache").events():
        if isinstance(event, ev.BlockTimed):
            alive.append(running(int(calls(stub)[0].split()[0])))
    assert alive
    assert all(alive)
    assert len(calls(stub)) == 1
    assert not running(int(calls(stub)[0].split()[0]))
