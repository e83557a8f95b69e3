"""`gpubench largest` and `gpubench job`, and where growth, break-even and the largest batch stand in each output."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from gpubench_gui.core.events import RunStarted
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import FAMILY, RunSpec
from gpubench_gui.core.summary import summarise
from gpubench_gui.headless import print_answer
from gpubench_gui.report.card import card_png
from gpubench_gui.report.document import document
from gpubench_gui.report.provenance import settings_line
from gpubench_gui.report.tables import summary_csv
from gpubench_gui.store.runs import RunWriter, runs_folder
from tests.core.test_largest import found, record_of
from tests.demo import CPU, H200, demo_events, demo_record
from tests.test_cli import Run, gpubench, strict

__all__ = ["gpubench"]  # a fixture

THIN = "\N{THIN SPACE}"


@pytest.fixture
def saved() -> str:
    """The id of the demonstration run, saved."""
    name = f"demo-{len(list(runs_folder().glob('demo-*')))}"
    with RunWriter(runs_folder() / name) as writer:
        for event in demo_events():
            writer.write(event)
    return name


def table(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


# ---- largest ---------------------------------------------------------------------------------------


def test_largest_prints_a_line_a_cell_and_writes_its_files(gpubench: Run, tmp_path: Path) -> None:
    code, out, err = gpubench("largest", "--models", "small-cnn,resnet50", "--out", str(tmp_path / "out"))
    assert code == 0, err
    assert f"ResNet-50: batch 1{THIN}408 fits on NVIDIA H200, 3{THIN}200 on 2 CPU cores" in out
    assert out.count("the device's memory ends it") == 4
    assert "no speedup" not in out
    rows = table((tmp_path / "out" / "summary.csv").read_bytes())
    assert [r["largest_batch"] for r in rows] == ["3200", "1408", "3200", "1408"]
    assert (tmp_path / "out" / "report.png").stat().st_size > 10_000


def test_largest_as_json(gpubench: Run) -> None:
    code, out, _ = gpubench("largest", "--devices", "cuda", "--models", "resnet18", "--json")
    document = strict(out)
    assert code == 0
    (entry,) = document["largest"]
    assert (entry["model"], entry["device"], entry["batch_size"]) == ("resnet18", "cuda:0", 1408)
    assert (entry["limit"], entry["refused"], entry["peak_memory_bytes"]) == ("memory", 1472, 2**30)
    assert entry["sentence"].startswith(f"ResNet-18 on NVIDIA H200: batch 1{THIN}408 fits")
    assert (document["growth"], document["comparisons"]) == ([], [])


def test_largest_of_a_child_that_is_killed_fails_that_cell_alone(gpubench: Run) -> None:
    code, out, err = gpubench("largest", "--models", "resnet18", trouble={"cpu/largest": "kill"})
    assert code == 1
    assert f"ResNet-18: batch 1{THIN}408 fits on NVIDIA H200" in out
    assert "failed: the process was ended by SIGKILL" in out
    assert "ResNet-18 on cpu failed" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(("--models", "alexnet"), "Unknown model 'alexnet'"), (("--devices", "tpu"), "There is no device 'tpu' here")],
)
def test_largest_of_what_is_not_there_is_wrong_use(gpubench: Run, arguments: tuple[str, ...], words: str) -> None:
    code, out, err = gpubench("largest", *arguments)
    assert (code, out) == (2, "")
    assert words in err


# ---- job -------------------------------------------------------------------------------------------


def test_job_prints_hours_a_device_and_when_the_gpu_is_ahead(gpubench: Run, saved: str) -> None:
    code, out, err = gpubench("job", saved, "--images", "1000000", "--epochs", "90")
    assert (code, err) == (0, "")
    assert f"1{THIN}000{THIN}000 images, 90 epochs" in out
    assert "projection: assumes your images cost the same as these 3×32×32 ones" in out
    lines = [line for line in out.splitlines() if line.startswith("ResNet-50 ")]
    assert len(lines) == 2
    assert all(" h to " in line or " min to " in line for line in lines)
    assert "ResNet-50, NVIDIA H200 against 16 CPU cores: ahead" in out


def test_job_as_json_is_labelled_a_projection(gpubench: Run, saved: str) -> None:
    code, out, _ = gpubench("job", saved, "--images", "1000", "--epochs", "3", "--json")
    result = strict(out)
    assert code == 0
    assert result["is"].startswith("projection")
    assert (result["images"], result["epochs"]) == (1000, 3)
    assert len(result["projections"]) == 6
    first = result["projections"][0]
    assert first["seconds"]["low"] < first["seconds"]["value"] < first["seconds"]["high"]
    assert [b["device"] for b in result["break_even"]] == ["cuda:0"] * 3


@pytest.mark.parametrize(
    ("images", "epochs", "words"),
    [
        ("0", "1", "The number of images must be at least 1, not 0."),
        ("-3", "1", "The number of images must be at least 1, not -3."),
        ("1", "0", "The number of epochs must be at least 1, not 0."),
        ("9" * 30, "1", "The number of images must be at most"),
    ],
)
def test_a_job_that_is_none_is_wrong_use(gpubench: Run, saved: str, images: str, epochs: str, words: str) -> None:
    code, out, err = gpubench("job", saved, f"--images={images}", "--epochs", epochs)
    assert (code, out) == (2, "")
    assert words in err


@pytest.mark.parametrize("images", ["nan", "1e6", "many", "1.5", ""])
def test_images_that_are_no_number_are_wrong_use(
    gpubench: Run, saved: str, images: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        gpubench("job", saved, f"--images={images}", "--epochs", "1")
    assert caught.value.code == 2
    assert "--images" in capsys.readouterr().err


def test_job_on_a_run_that_is_not_there_or_measured_nothing_fails(gpubench: Run, tmp_path: Path) -> None:
    code, out, err = gpubench("job", "no-such-run", "--images", "1", "--epochs", "1")
    assert (code, out) == (1, "")
    assert "There is no run 'no-such-run'" in err
    with RunWriter(tmp_path / "run") as writer:
        for event in demo_events(until_s=0.0):
            writer.write(event)
    code, out, _ = gpubench("job", str(tmp_path / "run"), "--images", "1", "--epochs", "1")
    assert code == 1
    assert "no projection" in out


def test_job_on_a_search_or_a_sweep_says_that_it_timed_no_models(gpubench: Run, tmp_path: Path) -> None:
    for protocol, models in (("largest", ("resnet18",)), ("crossover", (FAMILY,)), ("map", (FAMILY,))):
        with RunWriter(tmp_path / protocol) as writer:
            writer.write(RunStarted("r", "", "0", RunSpec(models, (CPU, H200), protocol), {}))
        code, out, err = gpubench("job", str(tmp_path / protocol), "--images", "1", "--epochs", "1")
        assert (code, out) == (1, "")
        assert "This run timed no chosen models" in err


# ---- in the files and in the answer ----------------------------------------------------------------


def test_the_document_carries_growth_and_break_even() -> None:
    result = document(demo_record())
    (g,) = result["growth"]
    assert (g["device"], g["baseline"]) == ("cuda:0", "cpu")
    assert g["by_parameters"]["basis"] == "rounds"
    assert g["by_parameters"]["low"] < g["by_parameters"]["value"] < g["by_parameters"]["high"]
    assert g["by_work"]["n"] == 3
    assert g["verdict"] in ("confirmed", "contradicted", "not decided")
    assert g["study_last_segment"] == pytest.approx(2.247, abs=0.001)
    assert "The study's own points" in g["sentence"]
    for comparison in result["comparisons"]:
        assert comparison["break_even"]["words"]
        assert comparison["break_even"]["kind"] in ("after", "first", None)
    assert result["largest"] == []
    json.dumps(result, allow_nan=False)


def test_the_table_carries_break_even_and_largest_batch() -> None:
    rows = table(summary_csv(demo_record()))
    cpu, gpu = rows[0], rows[1]
    assert (cpu["break_even"], cpu["break_even_batches"], cpu["largest_batch"]) == ("", "", "")
    assert gpu["break_even"] in ("after", "first")
    record = record_of(found("resnet50", "cuda:0", 1408, "memory", 1472))
    rows = table(summary_csv(record))
    last = rows[-1]
    assert (last["largest_batch"], last["largest_batch_limit"]) == ("1408", "memory")
    assert last["largest_batch_peak_memory_bytes"] == str(2**30)
    assert rows[0]["largest_batch"] == ""


def test_a_record_of_a_search_makes_every_report() -> None:
    for record in (record_of(), record_of(found("resnet50", "cuda:0", 0, "memory", 1)), record_of(ended=False)):
        json.dumps(document(record), allow_nan=False)
        assert summary_csv(record)
    record = record_of(found("resnet50", "cpu", 64))
    assert card_png(record).startswith(b"\x89PNG")
    assert settings_line(record).startswith("Search for the largest batch · IEEE float32")


def answer(record: RunRecord, capsys: pytest.CaptureFixture[str]) -> str:
    print_answer(record, summarise(record))
    return " ".join(capsys.readouterr().out.split())


def test_the_answer_on_the_terminal_says_break_even_and_growth(capsys: pytest.CaptureFixture[str]) -> None:
    text = answer(demo_record(), capsys)
    assert "NVIDIA H200 against 16 CPU cores: Ahead after" in text
    assert "The speedup on NVIDIA H200 against 16 CPU cores grows with the parameters to the power" in text
    alone = answer(demo_record(["resnet18"]), capsys)
    assert "parameters to the power" not in alone
    assert "at least two models" not in alone
