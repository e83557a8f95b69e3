"""`gpubench crossover` and `gpubench map`: what they measure, print, write and refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gpubench_gui.cli import choose, main
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.runner import probe
from gpubench_gui.store.runs import load, locate, runs_folder
from tests.runner.stubs import use_stubs

CPU = DeviceInfo("cpu", "cpu", "2 CPU cores", "cpu")
GPU = DeviceInfo("cuda:0", "cuda:0", "NVIDIA H200", "cuda", uuid="u")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def gpubench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in this process on a machine with two devices and stub children: code, output, errors."""
    use_stubs(monkeypatch)
    monkeypatch.setattr(probe, "probe_devices", lambda: (CPU, GPU))

    def call(*arguments: str, trouble: dict[str, str] | None = None) -> tuple[int, str, str]:
        monkeypatch.setenv("GPUBENCH_STUB", json.dumps(trouble or {}))
        capsys.readouterr()
        code = main(list(arguments))
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def test_crossover_prints_its_answer_and_a_line_for_every_size(gpubench: Run, tmp_path: Path) -> None:
    code, out, err = gpubench("crossover", "--budget", "600", "--out", str(tmp_path))
    assert code == 0
    assert "On this machine NVIDIA H200 pays from about 0.08" in out
    assert "cnn-0.011M" in out
    assert "training GFLOP per image" in out
    assert "Fitted per step" in out
    assert "is saved as" in err
    assert (tmp_path / "sweep.csv").read_bytes().count(b"\n") > 20
    assert (tmp_path / "report.png").exists()
    saved = runs_folder() / err.split("is saved as ")[1].split()[0]
    assert load(locate(str(saved))).sweep  # a reopened run has every cell


def test_crossover_prints_one_document_when_asked(gpubench: Run) -> None:
    code, out, _ = gpubench("crossover", "--budget", "600", "--batch-size", "32", "--json")
    found = json.loads(out)
    assert code == 0
    (only,) = found["crossover"]["crossovers"]
    assert only["batch_size"] == 32
    assert only["verdict"] == "crossover"
    assert found["spec"]["protocol"] == "crossover"


def test_map_prints_a_line_for_every_cell(gpubench: Run) -> None:
    code, out, _ = gpubench("map", "--budget", "2000")
    assert code == 0
    assert "NVIDIA H200 pays from about" in out
    assert all(f" {batch} " in out for batch in (8, 32, 128, 512))


def test_a_failing_device_is_named_and_the_code_says_so(gpubench: Run) -> None:
    code, out, err = gpubench("crossover", trouble={"cuda:0/cell": "raise"})
    assert code == 1
    assert "Sweep on cuda:0 failed" in err
    assert "is not known" in out


@pytest.mark.parametrize("command", ["crossover", "map"])
def test_one_device_alone_is_refused_with_the_reason(gpubench: Run, command: str) -> None:
    code, _, err = gpubench(command, "--devices", "cpu")
    assert code == 2
    assert "at least two" in err


def test_a_batch_beyond_the_images_is_refused_before_anything_runs(gpubench: Run) -> None:
    code, _, err = gpubench("crossover", "--batch-size", "60000")
    assert code == 1
    assert "does not fit" in err


def test_the_cpu_with_so_many_threads_is_a_contender_of_its_own() -> None:
    one, two, gpu = choose(("cpu@1", "cpu@2", "cuda:0"), (CPU, GPU))
    assert one == DeviceChoice("cpu-1t", "cpu", "CPU, 1 thread", 1)
    assert two == DeviceChoice("cpu-2t", "cpu", "CPU, 2 threads", 2)
    assert gpu.key == "cuda:0"


@pytest.mark.parametrize(
    "key", ["cpu@0", "cpu@", "cpu@x", "cpu@-1", "cpu@99999", "cpu@" + "9" * 5000, "cuda:0@2", "tpu@1"]
)
def test_a_number_of_threads_that_makes_no_sense_is_wrong_use(gpubench: Run, key: str) -> None:
    code, _, err = gpubench("crossover", "--devices", f"{key},cpu")
    assert code == 2
    assert key in err or "tpu" in err
