"""The steps of a presentation, for every kind of run and at every stage of it."""

from __future__ import annotations

import pytest

from gpubench_gui.core.guess import Guesses
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.slides import ROWS, Slide, race, slides
from gpubench_gui.core.summary import summarise
from tests.demo import CPU, H200, LAPTOP, demo_record
from tests.demo_sweep import sweep_record

GUESSES = {"small-cnn": 20.0, "resnet50": 40.0}


def steps(record: RunRecord, guesses: Guesses | None = None) -> tuple[Slide, ...]:
    return slides(record.spec, record, summarise(record), guesses or {})


def kinds(made: tuple[Slide, ...]) -> list[str]:
    return list(dict.fromkeys(s.kind for s in made))


ALL = ["question", "guess", "race", "result", "reason"]
RECORDS = {
    "finished": demo_record(),
    "running": demo_record(until_s=95.0),
    "starting": demo_record(until_s=0.0),
    "failed": demo_record(failed=[(m, H200.key) for m in ("small-cnn", "resnet18", "resnet50")]),
    "study": demo_record(("small-cnn",), protocol="study"),
    "alone": demo_record(devices=(CPU,)),
    "tuned": demo_record(("resnet18",), (CPU, H200, CPU.tune(), H200.tune())),
    "many": demo_record(("small-cnn", "resnet18", "resnet50", "vit_b_16"), (CPU, H200, LAPTOP)),
    "crossover": sweep_record(),
    "crossover starting": sweep_record(until_s=2.0),
    "map": sweep_record("map", (CPU, H200, LAPTOP), budget_s=400.0),
    "map starting": sweep_record("map", until_s=2.0),
}


@pytest.mark.parametrize("name", RECORDS)
def test_every_run_has_its_steps_in_order_and_each_has_words(name: str) -> None:
    made = steps(RECORDS[name])
    assert kinds(made) == [k for k in ALL if k != "guess"]
    assert all(s.title and s.sentence for s in made)
    assert all(len(s.bars) <= ROWS for s in made if s.kind == "result")


def test_a_guess_adds_a_step_and_stands_under_what_was_measured() -> None:
    made = steps(demo_record(), GUESSES)
    assert kinds(made) == ALL
    guess = next(s for s in made if s.kind == "guess")
    assert [f.large for f in guess.figures] == ["20×", "40×"]
    bars = next(s for s in made if s.kind == "result").bars
    assert [b.label for b in bars] == ["Small CNN", "guessed", "ResNet-18", "ResNet-50", "guessed"]
    assert bars[1].small == "6.1 times too high"


def test_a_guess_is_not_judged_while_the_run_goes_on() -> None:
    result = next(s for s in steps(demo_record(until_s=95.0), GUESSES) if s.kind == "result")
    assert [b.small for b in result.bars if b.label == "guessed"] == ["", ""]
    assert result.title == "The result so far"


def test_before_a_run_the_steps_say_what_will_come() -> None:
    made = slides(demo_record().spec, None, None, {"resnet18": 7.0})
    assert kinds(made) == ALL
    assert made[0].sentence.startswith("How much faster does each model train")
    assert made[2].note == "F5 starts it."


def test_a_running_race_has_a_rate_for_every_device_and_a_share() -> None:
    record = demo_record(until_s=95.0)
    now = race(record, summarise(record))
    assert now.sentence == "ResNet-18 is trained on 16 CPU cores and NVIDIA H200 in turns"
    assert [b.label for b in now.bars] == ["16 CPU cores", "NVIDIA H200"]
    assert all(b.value and b.large.endswith("images/s") for b in now.bars)
    assert now.share is not None
    assert 0 < now.share < 1


def test_a_race_that_is_over_shows_the_model_of_the_answer() -> None:
    record = demo_record()
    summary = summarise(record)
    now = race(record, summary)
    assert now.sentence == "The race is over: images per second with ResNet-50"
    assert now.share is None
    told = {c.device: c.images_per_s for c in summary.cells if c.model == "resnet50"}
    assert [b.value for b in now.bars] == [e.value for e in told.values() if e]


def test_a_sweeps_race_compares_one_size() -> None:
    now = race(RECORDS["crossover"], summarise(RECORDS["crossover"]))
    assert now.sentence == "The race is over: images per second with 26 M parameters"
    assert all(b.value for b in now.bars)


def test_bars_carry_the_interval() -> None:
    bar = next(s for s in steps(demo_record()) if s.kind == "result").bars[-1]
    assert bar.low is not None
    assert bar.high is not None
    assert bar.value is not None
    assert bar.low < bar.value < bar.high
    assert bar.small == "8.62 to 9.54"


def test_a_failure_is_words_in_the_result_and_its_cure_a_reason() -> None:
    made = steps(demo_record(failed=[("resnet50", H200.key)]))
    bar = next(s for s in made if s.kind == "result").bars[-1]
    assert (bar.value, bar.small, bar.bad) == (None, "failed: out of memory at batch 128", True)
    last = made[-1]
    assert last.sentence.startswith("Out of memory at batch 128.")
    assert last.note == "ResNet-50 · NVIDIA H200: failed"


def test_the_first_reason_is_on_the_faster_device_of_the_answers_model() -> None:
    reason = next(s for s in steps(demo_record()) if s.kind == "reason")
    assert reason.note == "ResNet-50 · NVIDIA H200: what limits it"


def test_a_crossovers_bars_lie_on_both_sides_of_one() -> None:
    result = next(s for s in steps(RECORDS["crossover"]) if s.kind == "result")
    values = [b.value for b in result.bars if b.value]
    assert values[0] < 1 < values[-1]
    assert result.reference


def test_each_device_of_a_map_has_its_own_sentence_and_sizes() -> None:
    results = [s for s in steps(RECORDS["map"]) if s.kind == "result"]
    assert [s.title for s in results] == ["The result: GPU 0", "The result: GPU 1"]
    assert LAPTOP.label not in results[0].sentence
    assert LAPTOP.label in results[1].sentence
    assert [f.small for f in results[0].figures] == [f"at batch {n}" for n in (8, 32, 128, 512)]
