"""The command line: what it prints, what it returns, and that it is quick about it."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gpubench_gui import __version__
from gpubench_gui.cli import main
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import CellEnded, Event
from gpubench_gui.runner import probe
from gpubench_gui.store.runs import RunWriter, load, locate, runs_folder
from tests.demo import demo_events
from tests.runner.stubs import use_stubs

ROOT = Path(__file__).parents[1]
CPU = DeviceInfo("cpu", "cpu", "2 CPU cores", "cpu")
GPU = DeviceInfo("cuda:0", "cuda:0", "NVIDIA H200", "cuda", uuid="u")
BROKEN = DeviceInfo(
    "nvidia:0", "nvidia:0", "NVIDIA RTX 5090", "cuda", False, "no kernels for it", "Install a newer build."
)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def gpubench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in this process on a machine with three devices and stub children: code, output, errors."""
    use_stubs(monkeypatch)
    monkeypatch.setattr(probe, "probe_devices", lambda: (CPU, GPU, BROKEN))

    def call(*arguments: str, trouble: dict[str, str] | None = None) -> tuple[int, str, str]:
        monkeypatch.setenv("GPUBENCH_STUB", json.dumps(trouble or {}))
        capsys.readouterr()
        code = main(list(arguments))
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def strict(text: str) -> Any:
    """JSON as the strictest reader takes it."""

    def refuse(word: str) -> None:
        raise AssertionError(f"{word} in JSON")

    return json.loads(text, parse_constant=refuse)


def command(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """A real `gpubench` in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "gpubench_gui.cli", *arguments],
        text=True,
        env=env,
        check=False,
        timeout=170,
        **options,
    )


# ---- start-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["run", "--help"], ["models", "--json"]])
def test_help_version_and_models_import_nothing_heavy(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "gpubench_gui", *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    imported = {line.rsplit("|", 1)[-1].strip().split(".")[0] for line in done.stderr.splitlines()}
    assert "argparse" in imported
    heavy = {"torch", "torchvision", "PySide6", "matplotlib", "psutil", "pynvml", "msgspec", "numpy"}
    assert not imported & heavy


def test_help_names_every_command_and_every_default() -> None:
    assert command("--version", capture_output=True).stdout == f"gpubench {__version__}\n"
    text = command("--help", capture_output=True).stdout
    for word in ("run", "largest", "job", "models", "devices", "export"):
        assert f"\n    {word} " in text
    text = command("run", "--help", capture_output=True).stdout
    for words in ("default: 300", "default: quick", "default: synthetic", "default: 128"):
        assert words in " ".join(text.split())


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["run", "--epochs", "many"], ["run", "--protocol", "slow"], ["export"]]
)
def test_wrong_use_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage: gpubench" in capsys.readouterr().err


# ---- listings ------------------------------------------------------------------------------------


def test_models_as_json_and_as_a_table(gpubench: Run) -> None:
    code, out, err = gpubench("models", "--json")
    rows = strict(out)
    assert (code, err) == (0, "")
    assert [r["id"] for r in rows] == list(MODELS)
    assert {"id", "name", "parameters", "gflop_per_image"} <= set(rows[0])
    assert rows[0]["parameters"] == 545_098
    code, out, _ = gpubench("models")
    assert code == 0
    assert "ResNet-50" in out
    assert "25,557,032" in out


def test_devices_as_json_and_as_a_table_with_reason_and_cure(gpubench: Run) -> None:
    code, out, _ = gpubench("devices", "--json")
    rows = strict(out)
    assert code == 0
    assert [(r["key"], r["available"]) for r in rows] == [
        ("cpu", True),
        ("cuda:0", True),
        ("nvidia:0", False),
    ]
    assert (rows[2]["reason"], rows[2]["cure"]) == (BROKEN.reason, BROKEN.cure)
    code, out, _ = gpubench("devices")
    assert code == 0
    assert "not usable: no kernels for it" in out
    assert "Install a newer build." in out


def test_devices_of_this_machine_really_found() -> None:
    done = command("devices", "--json", capture_output=True)
    assert done.returncode == 0
    rows = strict(done.stdout)
    assert rows[0]["key"] == "cpu"
    assert rows[0]["available"]
    assert "CPU core" in rows[0]["label"]


# ---- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--models", "resnet19"], "Unknown model 'resnet19'"),
        (["--models", ""], "Choose at least one model"),
        (["--models", "resnet18,resnet18"], "listed twice"),
        (["--devices", "cuda:7"], "There is no device 'cuda:7' here. Devices: cpu, cuda:0, nvidia:0."),
        (["--devices", "nvidia:0"], "cannot be used: no kernels for it. Install a newer build."),
        (["--devices", "cpu,cpu"], "listed twice"),
        (["--devices", ""], "Choose at least one device"),
        (["--batch-size", "0"], "Batch size must be above zero"),
        (["--batch-size", "-5"], "Batch size must be above zero"),
        (["--budget", "nan"], "time budget"),
        (["--seed", "-1"], "seed must lie between"),
    ],
)
def test_a_run_that_cannot_be_started_exits_with_2_and_one_sentence(
    gpubench: Run, arguments: list[str], words: str
) -> None:
    code, out, err = gpubench("run", *arguments)
    assert code == 2
    assert out == ""
    assert words in err
    assert err.startswith("gpubench: ")
    assert len(err.strip().splitlines()) == 1


def test_a_kind_of_device_may_be_named_without_its_number(gpubench: Run) -> None:
    code, out, _ = gpubench("run", "--models", "small-cnn", "--devices", "cuda", "--json")
    assert code == 0
    assert [c["device"] for c in strict(out)["cells"]] == ["cuda:0"]


def test_all_devices_means_the_usable_ones_and_none_at_all_is_an_error(
    gpubench: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = gpubench("run", "--models", "small-cnn", "--json")
    assert code == 0
    assert [c["device"] for c in strict(out)["cells"]] == ["cpu", "cuda:0"]
    monkeypatch.setattr(probe, "probe_devices", lambda: (BROKEN,))
    code, _, err = gpubench("run", "--models", "small-cnn")
    assert code == 2
    assert "No device can be used: no kernels for it. Install a newer build." in err


# ---- runs with stub children ---------------------------------------------------------------------

SMALL = ("run", "--models", "small-cnn", "--devices", "cpu,cuda:0", "--budget", "600")


def test_a_finished_run_prints_one_document_with_cells_and_comparisons(gpubench: Run) -> None:
    code, out, err = gpubench(*SMALL, "--json")
    document = strict(out)
    assert code == 0
    assert [(c["model"], c["device"], c["status"]) for c in document["cells"]] == [
        ("small-cnn", "cpu", "finished"),
        ("small-cnn", "cuda:0", "finished"),
    ]
    for cell, rate in zip(document["cells"], (1280, 12_800), strict=True):
        assert cell["images_per_s"] == pytest.approx(rate)
        assert cell["images_per_s_interval"] == [pytest.approx(rate), pytest.approx(rate)]
        assert cell["reason"] is None
    (comparison,) = document["comparisons"]
    assert (comparison["model"], comparison["device"], comparison["baseline"]) == (
        "small-cnn",
        "cuda:0",
        "cpu",
    )
    assert comparison["speedup"] == pytest.approx(10)
    assert len(comparison["speedup_interval"]) == 2
    assert "The run is saved as " in err


def test_a_finished_run_prints_its_sentence_and_a_line_for_each_cell(gpubench: Run) -> None:
    code, out, _ = gpubench(*SMALL)
    assert code == 0
    assert "Small CNN trains 10.0× faster on NVIDIA H200 than on 2 CPU cores" in out
    assert "95 % interval" in out
    assert "finished" in out


def test_a_saved_run_reopens_with_the_same_answer(gpubench: Run) -> None:
    _, out, err = gpubench(*SMALL, "--json")
    name = err.split("saved as ")[1].split()[0]
    assert name == strict(out)["run"]
    record = load(locate(name))
    assert record.ended is not None
    assert record.ended.outcome == "finished"


def test_a_failed_cell_is_exit_code_1_with_its_reason_and_never_a_number(gpubench: Run) -> None:
    code, out, err = gpubench(*SMALL, "--json", trouble={"cuda:0/block": "fail"})
    document = strict(out)
    assert code == 1
    cpu, gpu = document["cells"]
    assert (cpu["status"], gpu["status"]) == ("finished", "failed")
    assert gpu["images_per_s"] is None
    assert gpu["reason"] == "out of memory at batch 128"
    assert document["comparisons"][0]["speedup"] is None
    assert "out of memory at batch 128" in document["comparisons"][0]["reason"]
    assert "Small CNN on cuda:0 failed: out of memory at batch 128. Try batch 64." in err


def test_the_log_that_a_failure_points_to_holds_what_the_child_wrote(gpubench: Run) -> None:
    _, _, err = gpubench(*SMALL, trouble={"cuda:0/block": "raise"})
    (log_file,) = [line.removeprefix("Details are in ") for line in err.splitlines() if "Details are in" in line]
    assert "RuntimeError: CUDA error: an illegal memory access" in Path(log_file).read_text(encoding="utf-8")


def test_images_that_cannot_be_had_are_said_once(gpubench: Run) -> None:
    code, out, err = gpubench(*SMALL, "--json", trouble={"data/start": "fail"})
    assert code == 1
    assert {c["status"] for c in strict(out)["cells"]} == {"failed"}
    assert err.count("The folder holds no images. Choose another.") == 1
    assert "failed:" not in err


def test_a_batch_larger_than_the_data_fails_with_that_reason(gpubench: Run) -> None:
    code, _, err = gpubench(*SMALL, "--batch-size", "50001")
    assert code == 1
    assert "Batch 50001 does not fit: stub has 50000 training images. Choose a smaller batch" in err


def test_out_gets_every_report(gpubench: Run, tmp_path: Path) -> None:
    target = tmp_path / "é 中 reports"
    code, _, err = gpubench(*SMALL, "--out", str(target))
    assert code == 0
    names = {p.name for p in target.rglob("*") if p.is_file()}
    assert {"summary.csv", "batches.csv", "samples.csv", "report.json", "report.png"} <= names
    assert "The report is in" in err


def test_an_out_that_cannot_be_written_is_said_after_the_answer(gpubench: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("mine")
    code, out, err = gpubench(*SMALL, "--out", str(blocked), "--json")
    assert code == 1
    assert strict(out)["comparisons"][0]["speedup"] == pytest.approx(10)
    assert "file cannot be a folder" in err
    assert blocked.read_text() == "mine"


def test_a_disk_that_fills_up_costs_the_saved_run_and_not_the_answer(
    gpubench: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    inner = RunWriter.write
    written: list[Event] = []

    def write(self: RunWriter, event: Event) -> None:
        if len(written) >= 12:
            self.close()
            raise OSError(errno.ENOSPC, "No space left on device")
        written.append(event)
        inner(self, event)

    monkeypatch.setattr(RunWriter, "write", write)
    code, out, err = gpubench(*SMALL, "--json", "--out", str(tmp_path / "out"))
    assert code == 0
    assert strict(out)["comparisons"][0]["speedup"] == pytest.approx(10)
    assert err.count("Saving stopped (No space left on device)") == 1
    assert "saved as" not in err
    assert (tmp_path / "out" / "report.png").exists()
    assert "its batches.csv and samples.csv are empty" in " ".join(err.split())


def test_a_folder_for_runs_that_cannot_be_made_costs_the_saved_run_only(
    gpubench: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "gpubench_gui").write_text("a file where a folder belongs")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, err = gpubench(*SMALL, "--json")
    assert code == 0
    assert strict(out)["outcome"] == "finished"
    assert "This run cannot be saved" in err


STUBBED = """
import sys, pytest
from gpubench_gui.cli import main
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.runner import probe
from tests.runner.stubs import use_stubs
use_stubs(pytest.MonkeyPatch())
gpu = DeviceInfo("cuda:0", "cuda:0", "NVIDIA H200", "cuda")
probe.probe_devices = lambda: (DeviceInfo("cpu", "cpu", "2 CPU cores", "cpu"), gpu)
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_a_run_at_once_with_its_finished_rounds_kept(number: signal.Signals, tmp_path: Path) -> None:
    hang = {"cpu/block@2": "hang", "cuda:0/block@2": "hang"}
    running = subprocess.Popen(
        [sys.executable, "-c", STUBBED, *SMALL, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "GPUBENCH_STUB": json.dumps(hang),
            "XDG_DATA_HOME": str(tmp_path),
        },
    )
    try:
        saved = _wait_for_round(tmp_path, running)
        running.send_signal(number)
        out, err = running.communicate(timeout=10)
    finally:
        running.kill()
    assert running.returncode == 1
    document = strict(out.decode())
    assert document["outcome"] == "stopped"
    assert {c["status"] for c in document["cells"]} == {"stopped"}
    assert [c["rounds"] for c in document["cells"]] == [2, 2]
    assert document["comparisons"][0]["speedup"] == pytest.approx(10)
    assert b"Traceback" not in err
    record = load(saved)
    assert record.ended is not None
    assert record.ended.outcome == "stopped"


def _wait_for_round(home: Path, running: subprocess.Popen[bytes]) -> Path:
    """The folder of the run, once its third round has begun."""
    import time

    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and running.poll() is None:
        for path in (home / "gpubench_gui" / "runs").glob("*/events.jsonl"):
            lines = path.read_text(encoding="utf-8").splitlines()
            if sum('"WarmedUp"' in x and '"round": 2' in x for x in lines) == 2:
                return path.parent
        time.sleep(0.05)
    raise AssertionError(f"the third round never began: {running.communicate()}")


def test_an_interrupt_before_the_run_begins_is_one_line(gpubench: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> tuple[DeviceInfo, ...]:
        raise KeyboardInterrupt

    monkeypatch.setattr(probe, "probe_devices", interrupted)
    code, out, err = gpubench(*SMALL)
    assert (code, out, err) == (130, "", "gpubench: interrupted; nothing was measured\n")


# ---- terminals -----------------------------------------------------------------------------------


def test_a_terminal_without_these_characters_gets_others_and_json_stays_exact() -> None:
    plain = command("models", capture_output=True, env={"PYTHONIOENCODING": "ascii"})
    assert plain.returncode == 0
    assert "ShuffleNet V2 ?1.0" in plain.stdout
    exact = command("models", "--json", capture_output=True, env={"PYTHONIOENCODING": "ascii"})
    assert "ShuffleNet V2 ×1.0" in [m["name"] for m in strict(exact.stdout)]


@pytest.mark.parametrize("arguments", [["models"], ["models", "--json"]])
def test_a_reader_that_went_away_is_no_traceback(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = command(*arguments, stdout=writing, stderr=subprocess.PIPE, env={"PYTHONUNBUFFERED": ""})
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode in (0, 1)


# ---- export --------------------------------------------------------------------------------------


@pytest.fixture
def saved_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a made-up run among the saved ones."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with RunWriter(runs_folder() / "20260314-101500-demo") as writer:
        for event in demo_events(("small-cnn",), failed=[("small-cnn", "cuda:0")]):
            writer.write(event)
    return "20260314-101500-demo"


def test_a_saved_run_is_exported_by_its_id(gpubench: Run, saved_run: str, tmp_path: Path) -> None:
    code, out, err = gpubench("export", saved_run, str(tmp_path / "t"), "--format", "csv,json,md")
    assert (code, err) == (0, "")
    names = {"summary.csv", "batches.csv", "samples.csv", "report.json", "report.md"}
    assert {p.name for p in (tmp_path / "t").iterdir()} == names
    assert len(out.splitlines()) == 5
    rows = (tmp_path / "t" / "summary.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(rows) == 3


def test_a_report_is_exported_again_into_a_folder_named_after_the_run(
    gpubench: Run, saved_run: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert gpubench("export", saved_run, "first", "--format", "json")[0] == 0
    assert gpubench("export", "first/report.json", "--format", "md")[0] == 0
    again = ("export", "first/report.json", "--format", "md")
    (folder,) = tmp_path.glob("gpubench 2026-03-14 *")
    assert (folder / "report.md").exists()
    code, _, err = gpubench(*again)
    assert code == 1
    assert "holds report.md already, and nothing was replaced" in err


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["no-such-run", "x"], 1, "There is no run 'no-such-run'"),
        (["no-such-run", "x", "--format", "csv,docx"], 2, "There is no format 'docx'"),
        (["no-such-run", "x", "--format", ","], 2, "There is no format"),
    ],
)
def test_an_export_that_cannot_be_done_says_why(gpubench: Run, arguments: list[str], code: int, words: str) -> None:
    found, out, err = gpubench("export", *arguments)
    assert (found, out) == (code, "")
    assert words in err
    assert len(err.strip().splitlines()) == 1


def test_a_file_that_is_no_run_is_refused_by_export(gpubench: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello\nworld\n")
    code, _, err = gpubench("export", str(tmp_path / "notes.txt"), str(tmp_path / "t"))
    assert code == 1
    assert "notes.txt" in err
    assert not (tmp_path / "t").exists()


# ---- the real thing ------------------------------------------------------------------------------


def test_a_real_comparison_on_this_cpu_ends_with_one_document() -> None:
    arguments = [
        "run",
        "--models",
        "small-cnn",
        "--devices",
        "cpu",
        "--protocol",
        "quick",
        "--budget",
        "8",
        "--json",
    ]
    done = command(*arguments, capture_output=True)
    assert done.returncode == 0, done.stderr
    document = strict(done.stdout)
    (cell,) = document["cells"]
    assert (cell["model"], cell["device"], cell["status"]) == ("small-cnn", "cpu", "finished")
    assert cell["images_per_s"] > 0
    assert cell["training_s"] > 0
    assert 0 <= cell["moving_data_share"] <= 1
    assert cell["rounds"] >= 1
    assert document["comparisons"] == []
    assert document["data"]["name"]
    events = load(locate(document["run"]))
    assert isinstance(events.cell("small-cnn", "cpu").ended, CellEnded)
