"""`gpubench resume`: after Ctrl+C only what is missing is measured, and the list shows one run."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from gpubench_gui.cli import main
from gpubench_gui.core import events as ev
from gpubench_gui.headless import Headless
from gpubench_gui.runner import probe
from gpubench_gui.store.runs import load, locate
from tests.runner.stubs import use_stubs
from tests.test_cli import CPU, GPU

STUDY = ("run", "--models", "small-cnn,resnet18", "--devices", "cpu,cuda:0", "--protocol", "study", "--epochs", "2")
Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def gpubench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Call:
    """Runs a command in this process with stub children, and with Ctrl+C once the given number of cells ended."""
    use_stubs(monkeypatch)
    monkeypatch.setattr(probe, "probe_devices", lambda: (CPU, GPU))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("GPUBENCH_STUB", "{}")
    show = Headless._show

    def call(*arguments: str, interrupted_after: int | None = None) -> tuple[int, str, str]:
        seen: list[ev.Event] = []

        def interrupting(self: Headless, event: ev.Event, *rest: object) -> None:
            show(self, event, *rest)  # type: ignore[arg-type]
            seen.append(event)
            if isinstance(event, ev.CellEnded) and sum(isinstance(e, ev.CellEnded) for e in seen) == interrupted_after:
                os.kill(os.getpid(), signal.SIGINT)

        monkeypatch.setattr(Headless, "_show", interrupting)
        capsys.readouterr()
        code = main(list(arguments))
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def test_an_interrupted_run_is_resumed_and_takes_its_place(gpubench: Call, tmp_path: Path) -> None:
    code, out, _ = gpubench(*STUDY, "--json", interrupted_after=2)
    old = json.loads(out)
    assert (code, old["outcome"]) == (1, "stopped")
    assert [c["status"] for c in old["cells"]] == ["finished", "finished", "stopped", "stopped"]

    code, out, err = gpubench("resume", old["run"], "--json", "--out", str(tmp_path / "report"))
    new = json.loads(out)
    assert (code, new["outcome"]) == (0, "finished")
    assert [c["status"] for c in new["cells"]] == ["finished"] * 4
    assert new["cells"][:2] == old["cells"][:2]
    assert "2 of 4 cells are kept as they were" in err
    assert (tmp_path / "report" / "report.html").exists()
    assert new["host"]["resumed run"] == old["run"]
    record, before = load(locate(new["run"])), load(locate(old["run"]))
    assert len(record.cell("small-cnn", "cpu").launches) == len(before.cell("small-cnn", "cpu").launches)

    (listed,) = json.loads(gpubench("history", "--json")[1])
    assert (listed["id"], listed["resumed"], listed["state"]) == (new["run"], old["run"], "finished")
    code, out, err = gpubench("resume", new["run"])
    assert (code, out) == (2, "")
    assert "Nothing of this run is missing" in err
    assert len(err.splitlines()) == 1


def test_a_resumed_run_may_be_interrupted_and_resumed_again(gpubench: Call) -> None:
    old = json.loads(gpubench(*STUDY, "--json", interrupted_after=1)[1])
    code, out, _ = gpubench("resume", old["run"], "--json", interrupted_after=2)  # the first is the kept one
    half = json.loads(out)
    assert (code, [c["status"] for c in half["cells"]]) == (1, ["finished", "finished", "stopped", "stopped"])
    assert len(json.loads(gpubench("history", "--json")[1])) == 2  # as long as anything is missing nothing is replaced
    code, out, _ = gpubench("resume", half["run"], "--json")
    whole = json.loads(out)
    assert (code, [c["status"] for c in whole["cells"]]) == (0, ["finished"] * 4)


def test_another_machine_is_one_sentence_and_the_run_is_as_it_was(
    gpubench: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = json.loads(gpubench(*STUDY, "--json", interrupted_after=2)[1])
    before = sorted(p.name for p in tmp_path.rglob("*"))
    monkeypatch.setattr(probe, "probe_devices", lambda: (CPU,))
    code, out, err = gpubench("resume", old["run"])
    assert (code, out) == (2, "")
    assert err == "gpubench: This run cannot be resumed: NVIDIA H200 cannot be used now. It is kept as it was.\n"
    assert sorted(p.name for p in tmp_path.rglob("*")) == before


@pytest.mark.parametrize("run", ["no-such-run", "notes.txt"])
def test_what_is_no_run_is_one_sentence(gpubench: Call, run: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello\nworld\n")
    code, out, err = gpubench("resume", run if "." not in run else str(tmp_path / run))
    assert (code, out) == (1, "")
    assert "Nothing was measured" in err
    assert len(err.splitlines()) == 1
