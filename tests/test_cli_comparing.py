"""`gpubench compare`, `gpubench baseline` and `gpubench board`, as a shell sees them."""

from __future__ import annotations

import csv
import json

import pytest

from gpubench_gui import compares
from gpubench_gui.cli import main
from tests.board_files import machine_text


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs")
    made = {
        "base": machine_text(1),
        "same": machine_text(1, 1.01),
        "slow": machine_text(1, 1.6),
        "small": machine_text(1, batch_size=64),
        "other": machine_text(2),
    }
    for name, text in made.items():
        (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def baselines(tmp_path, monkeypatch):
    monkeypatch.setattr(compares, "baselines_folder", lambda: tmp_path / "baselines")


def test_compare_prints_a_table_and_what_differs(runs, capsys):
    assert main(["compare", str(runs / "base.jsonl"), str(runs / "slow.jsonl"), str(runs / "small.jsonl")]) == 0
    out = capsys.readouterr().out
    assert "1.60× slower" in out
    assert "Must not be compared: batch size: 128 against 64 (run C)" in out


def test_compare_as_json_has_every_pair_with_its_interval(runs, capsys):
    assert main(["compare", str(runs / "base.jsonl"), str(runs / "slow.jsonl"), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    slow = [p for p in document["pairs"] if p["device"] == "cuda:0"]
    assert all(p["ratio"]["high"] < 1 and p["clear"] and p["run"] == "B" for p in slow)
    assert document["sentence"].endswith("in run A than in run B")


def test_compare_without_any_ratio_is_a_failure_and_one_run_is_wrong_use(runs, capsys):
    assert main(["compare", str(runs / "base.jsonl"), str(runs / "small.jsonl")]) == 1
    assert main(["compare", str(runs / "base.jsonl")]) == 2
    assert "at least two" in capsys.readouterr().err
    assert main(["compare", str(runs / "base.jsonl"), str(runs)]) == 1


@pytest.mark.usefixtures("baselines")
def test_a_check_says_with_its_exit_code_whether_the_machine_became_slower(runs, capsys):
    assert main(["baseline", "check", str(runs / "same.jsonl")]) == 2
    assert "no baseline yet" in capsys.readouterr().err
    assert main(["baseline", "set", str(runs / "base.jsonl")]) == 0
    codes = {n: main(["baseline", "check", str(runs / f"{n}.jsonl")]) for n in ("same", "slow", "small", "other")}
    assert codes == {"same": 0, "slow": 1, "small": 2, "other": 2}
    assert main(["baseline", "check", str(runs / "slow.jsonl"), "--tolerance", "60"]) == 0
    assert main(["baseline", "check", str(runs / "gone.jsonl")]) == 2


@pytest.mark.usefixtures("baselines")
def test_a_check_without_a_run_measures_as_the_baseline_did(runs, monkeypatch, capsys):
    """Its devices, its models and settings; a device that is not there today is no answer, and nothing is measured."""
    from gpubench_gui.core.devices import DeviceInfo
    from gpubench_gui.runner import probe
    from gpubench_gui.store.runs import load
    from gpubench_gui.telemetry import machine as telemetry

    base = load(runs / "base.jsonl")
    gpu = DeviceInfo("cuda:0", "cuda:0", "NVIDIA H200", "cuda", uuid=str(base.started.host["cuda:0 uuid"]))
    cpu = DeviceInfo("cpu", "cpu", "16 CPU cores", "cpu")
    asked = []

    class Measured:
        def __init__(self, run, out, as_json):
            asked.append(run._spec)
            self.record = load(runs / "slow.jsonl")

        def run(self) -> int:
            return 0

    monkeypatch.setattr("gpubench_gui.headless.Headless", Measured)
    monkeypatch.setattr(telemetry, "host_facts", lambda: base.started.host)
    monkeypatch.setattr(probe, "probe_devices", lambda: (cpu, gpu))
    assert main(["baseline", "check"]) == 2
    assert main(["baseline", "set", str(runs / "base.jsonl")]) == 0
    assert main(["baseline", "check"]) == 1
    assert asked == [base.spec]
    absent = DeviceInfo("cuda:0", "cuda:0", "NVIDIA H200", "cuda", False, "lost", "restart", gpu.uuid)
    monkeypatch.setattr(probe, "probe_devices", lambda: (cpu, absent))
    assert main(["baseline", "check"]) == 2
    assert "cannot be used today" in capsys.readouterr().err


def test_the_help_of_a_check_documents_its_exit_codes(capsys):
    with pytest.raises(SystemExit):
        main(["baseline", "check", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "0 no clear change, or faster; 1 clearly slower" in said
    assert "2 no answer" in said


@pytest.mark.parametrize("wrong", ["-1", "100", "fast", "nan"])
def test_a_tolerance_that_is_none_is_wrong_use(wrong):
    with pytest.raises(SystemExit, match="2"):
        main(["baseline", "check", "--tolerance", wrong])


def test_a_board_is_ranked_and_written_as_csv(runs, tmp_path, capsys):
    assert main(["board", str(runs), "--out", str(tmp_path / "board.csv")]) == 0
    assert "ResNet-50, 2 machines" in capsys.readouterr().out
    rows = list(csv.DictReader((tmp_path / "board.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == 6
    assert {r["machine"] for r in rows} == {"Machine A", "Machine B"}
    assert all(float(r["images_per_s"]) > 0 for r in rows)
    assert main(["board", str(tmp_path / "nowhere")]) == 2
    (tmp_path / "empty").mkdir()
    assert main(["board", str(tmp_path / "empty")]) == 1
