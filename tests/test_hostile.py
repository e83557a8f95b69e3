"""Hostile and clumsy use that crosses layers: each ends in one sentence, with the right exit code and nothing lost."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gpubench_gui import cli, headless
from gpubench_gui.cli import main
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.folders import NoHome, own
from gpubench_gui.runner import probe
from gpubench_gui.store.runs import locate
from tests.runner.stubs import use_stubs

ROOT = Path(__file__).parents[1]
POSIX = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals and descriptors")
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's parent-death signal")
RUN = ("run", "--models", "small-cnn", "--devices", "cpu", "--budget", "5")

# A front end whose children are stubs, so that a run takes a second.
FRONT_END = """
import sys
from unittest.mock import patch
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.runner import data, probe, run
from gpubench_gui.runner.supervisor import Supervisor
from functools import partial
from gpubench_gui.__main__ import main
data.PREPARE = "tests.runner.stub_child"
run.Supervisor = partial(Supervisor, module="tests.runner.stub_child")
probe.probe_devices = lambda: (DeviceInfo("cpu", "cpu", "2 CPU cores", "cpu"),)
sys.exit(main())
"""


def shell(command: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """`command`, in which `gpubench` is the program with stub children."""
    script = tmp_path / "front_end.py"
    script.write_text(FRONT_END, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "GPUBENCH_STUB": "{}"}
    command = f'gpubench() {{ "{sys.executable}" "{script}" "$@"; }}; {command}'
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=env, cwd=tmp_path, check=False, timeout=120
    )


@pytest.fixture
def stubs(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Stub children and a machine with a CPU, for commands in this process."""
    use_stubs(monkeypatch)
    monkeypatch.setattr(probe, "probe_devices", lambda: (DeviceInfo("cpu", "cpu", "2 CPU cores", "cpu"),))
    monkeypatch.setenv("GPUBENCH_STUB", "{}")
    return monkeypatch


# ---- output that goes nowhere ------------------------------------------------------------------------


@POSIX
def test_a_reader_that_went_away_costs_neither_the_report_nor_the_exit_code(tmp_path: Path) -> None:
    done = shell(f"gpubench {' '.join(RUN)} --out report | true; exit ${{PIPESTATUS[0]}}", tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "report" / "report.png").exists()
    assert "The run is saved as" in done.stderr
    assert "Traceback" not in done.stderr


@FULL
def test_an_answer_that_a_full_disk_refuses_is_said_and_the_report_is_written(tmp_path: Path) -> None:
    done = shell(f"gpubench {' '.join(RUN)} --out report > /dev/full", tmp_path)
    assert done.returncode == 1
    assert "The answer could not be printed (No space left on device)." in done.stderr
    assert (tmp_path / "report" / "summary.csv").exists()
    assert "Traceback" not in done.stderr


@FULL
def test_a_list_that_a_full_disk_refuses_is_one_sentence(tmp_path: Path) -> None:
    for listing in ("models", "models --json", "devices"):
        done = shell(f"gpubench {listing} > /dev/full", tmp_path)
        assert done.returncode == 1
        assert "No space left on device" in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


@POSIX
def test_a_list_whose_reader_went_away_is_no_failure(tmp_path: Path) -> None:
    for listing in ("models", "models --json"):
        done = shell(f"gpubench {listing} | true; exit ${{PIPESTATUS[0]}}", tmp_path)
        assert (done.returncode, done.stderr) == (0, "")


@POSIX
def test_closed_standard_streams_are_no_failure(tmp_path: Path) -> None:
    assert shell("gpubench models >&- 2>&- <&-", tmp_path).returncode == 0
    done = shell(f"gpubench {' '.join(RUN)} --out report >&- 2>&- <&-", tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "report" / "summary.csv").exists()


# ---- interruptions -----------------------------------------------------------------------------------


def test_an_interruption_after_the_run_says_how_to_get_its_files(
    stubs: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    stubs.setattr(headless, "export_folder", interrupted)
    assert main([*RUN, "--out", str(tmp_path / "o")]) == 130
    said = " ".join(capsys.readouterr().err.split())
    assert "Interrupted after the run had ended" in said
    name = said.split("`gpubench export ")[1].split("`")[0]
    assert locate(name)


@POSIX
def test_an_interrupted_search_for_devices_leaves_no_probe_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probe, "PROBE", "tests.runner.stub_probe")
    monkeypatch.setenv("GPUBENCH_STUB", "hang at once")
    started: list[int] = []
    real = probe.ChildProcess

    def noted(*arguments: Any) -> Any:
        child = real(*arguments)
        started.append(child.pid)
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        return child

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(probe, "ChildProcess", noted)
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            probe.probe_devices()
    finally:
        signal.signal(signal.SIGALRM, before)
    with pytest.raises(ProcessLookupError):
        os.kill(started[0], 0)


@LINUX
def test_a_paused_child_does_not_outlive_a_front_end_that_was_killed() -> None:
    front_end = (
        "import subprocess, sys, time\n"
        "p = subprocess.Popen([sys.executable, '-m', 'tests.runner.stub_child'], stdin=subprocess.PIPE, "
        "stdout=subprocess.PIPE)\n"
        "p.stdin.write(b'{\"data\": {}}\\n'); p.stdin.flush()\n"
        "p.stdout.readline()\n"
        "print(p.pid, flush=True)\n"
        "time.sleep(60)\n"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT), "GPUBENCH_STUB": json.dumps({"data/start": "hang"})}
    parent = subprocess.Popen([sys.executable, "-c", front_end], stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT)
    with parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        try:
            os.kill(child, signal.SIGSTOP)
            parent.kill()
            until = time.monotonic() + 10
            while running(child) and time.monotonic() < until:
                time.sleep(0.05)
            assert not running(child)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


# ---- requests that cannot be meant -------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        [*RUN, "--out", ""],
        [*RUN, "--data", "cifar10", "--data-path", ""],
        ["export", "x", ""],
    ],
)
def test_an_empty_name_does_not_mean_the_current_folder(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "the name is empty" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--data-path", "/images"], "--data-path needs --data cifar10 or --data fashion-mnist"),
        (["--download"], "--download needs --data cifar10"),
        (["--epochs", "9" * 400], "Epochs must be at most"),
        (["--batch-size", "9" * 400], "Batch size must be at most"),
    ],
)
def test_a_request_that_would_be_ignored_or_overflow_is_refused(
    stubs: pytest.MonkeyPatch, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*RUN, *arguments]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert len(said.err.strip().splitlines()) == 1


def test_a_batch_that_does_not_fit_is_the_reason_of_every_cell(
    stubs: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*RUN, "--batch-size", "50001", "--json"]) == 1
    (cell,) = json.loads(capsys.readouterr().out)["cells"]
    assert (cell["status"], cell["reason"]) == ("failed", "batch 50001 does not fit")


@pytest.mark.parametrize("name", ["", "a" * 300, "no\0name"])
def test_a_name_that_no_run_can_have_is_no_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", name, "x"]) == 1
    assert "There is no run" in capsys.readouterr().err


def raises() -> Callable[..., Path]:
    def find(*_: Any, **__: Any) -> Path:
        raise RuntimeError("could not determine the home directory")

    return find


@pytest.mark.parametrize("find", [raises(), lambda *_, **__: Path("~/.cache/gpubench_gui")])
def test_an_account_without_a_home_folder_is_told_what_to_set(find: Callable[..., Path]) -> None:
    with pytest.raises(NoHome, match="Set the environment variable HOME"):
        own(find)


def test_a_run_without_a_home_folder_is_one_sentence(
    stubs: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stubs.setattr("gpubench_gui.store.runs.user_data_path", raises())
    assert main([*RUN]) == cli.FAILED
    said = capsys.readouterr().err
    assert "HOME" in said
    assert len(said.strip().splitlines()) == 1


# ---- run files made to harm --------------------------------------------------------------------------


@pytest.fixture
def limited() -> Iterator[None]:
    """At most 3 GB of address space: what would unpack without end fails instead of filling the machine."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (3_000_000_000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


def test_a_small_file_that_unpacks_to_a_line_without_end_is_refused_early(
    tmp_path: Path, limited: None, capsys: pytest.CaptureFixture[str]
) -> None:
    from gpubench_gui.core.lines import to_line
    from tests.demo import demo_events

    path = tmp_path / "bomb.jsonl.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write((to_line(next(iter(demo_events(("small-cnn",))))) + "\n").encode())
        for _ in range(100):
            file.write(bytes(2_000_000))
    assert main(["export", str(path), str(tmp_path / "t"), "--format", "csv"]) == 1
    said = capsys.readouterr().err
    assert "is damaged in line 2: a line of 16777217 bytes is longer than any event" in said
    assert "Nothing was written" in said
    assert not (tmp_path / "t").exists()
