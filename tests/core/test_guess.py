"""Guesses: what people type, and how near it came."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gpubench_gui.core.guess import GuessError, judge, parse, problem, revealed, reveals, sentence, shown
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import summarise
from tests.demo import CPU, H200, LAPTOP, demo_record
from tests.demo_sweep import sweep_record

MEASURED = Estimate(7.9, 7.6, 8.2, 5)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("7", 7.0), ("7x", 7.0), ("7,5×", 7.5), ("0.5", 0.5), (" 12 X ", 12.0), (".5", 0.5), ("0,125", 0.125),
        ("10 000", 10_000.0), ("10\N{THIN SPACE}000×", 10_000.0), ("7.25", 7.25),
    ],
)  # fmt: skip
def test_what_people_type_is_read(typed: str, value: float) -> None:
    assert parse(typed) == value


@pytest.mark.parametrize("typed", ["", "   "])
def test_nothing_typed_is_no_guess(typed: str) -> None:
    assert parse(typed) is None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "above 0"), ("-3", "above 0"), ("0.0", "above 0"), ("10001", "10\N{THIN SPACE}000 at most"),
        ("0.00001", "at least 0.0001"), ("much", "Type a number"), ("nan", "Type a number"), ("inf", "Type a number"),
        ("1e3", "Type a number"), ("x", "Type a number"), ("7..5", "Type a number"), ("٣", "Type a number"),
        ("1,000", "read in two ways"), ("9" * 400, "at most"),
    ],
)  # fmt: skip
def test_what_is_no_guess_is_refused_with_a_sentence(typed: str, said: str) -> None:
    with pytest.raises(GuessError, match=said) as refused:
        parse(typed)
    assert str(refused.value).endswith(".")


def test_a_guess_is_shown_without_figures_that_nobody_typed() -> None:
    assert [shown(g) for g in (20.0, 7.5, 0.5, 10_000.0)] == ["20×", "7.5×", "0.5×", "10\N{THIN SPACE}000×"]
    assert all(parse(shown(g)) == g for g in (20.0, 7.5, 0.0001, 10_000.0))


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        (20.0, "2.5 times too high"), (8.0, "within the interval"), (7.6, "within the interval"),
        (4.0, "2.0 times too low"), (8.4, "6 % too high"), (7.2, "10 % too low"),
    ],
)  # fmt: skip
def test_a_guess_is_judged_against_value_and_interval(guess: float, said: str) -> None:
    assert judge(guess, MEASURED) == said


def test_without_an_interval_a_guess_is_not_said_to_lie_in_one() -> None:
    bare = replace(MEASURED, low=None, high=None)
    assert judge(7.9, bare) == "less than 1 % off"
    assert judge(8.2, bare) == "4 % too high"


def test_the_sentence_has_guess_and_truth() -> None:
    assert sentence(20.0, MEASURED) == "guessed 20×, measured 7.90×: 2.5 times too high"


def test_a_guess_is_held_against_the_fastest_device() -> None:
    record = demo_record(("resnet18",), (CPU, H200, LAPTOP))
    (found,) = reveals(record, summarise(record), {"resnet18": 7.0, "vgg16_bn": 3.0})
    assert found.comparison is not None
    assert found.comparison.device == H200.key


def test_a_tuned_contender_decides_only_where_nothing_else_was_measured() -> None:
    record = demo_record(("resnet18",), (CPU, H200, CPU.tune(), H200.tune()))
    (found,) = reveals(record, summarise(record), {"resnet18": 7.0})
    assert found.comparison is not None
    assert found.comparison.device == H200.key


def test_nothing_is_revealed_before_the_end_or_without_a_guess() -> None:
    going_on, over = demo_record(until_s=95.0), demo_record()
    assert revealed(going_on, summarise(going_on), {"small-cnn": 20.0}) == ""
    assert revealed(over, summarise(over), {}) == ""
    said = revealed(over, summarise(over), {"small-cnn": 20.0, "resnet50": 9.0})
    assert said.startswith("Small CNN: guessed 20×, measured 3.30×: 6.1 times too high · ResNet-50: guessed 9×")


def test_a_failed_model_is_said_not_to_be_measured() -> None:
    record = demo_record(("resnet50",), failed=[("resnet50", H200.key)])
    assert revealed(record, summarise(record), {"resnet50": 9.0}) == "ResNet-50: guessed 9×, not measured"


def test_there_must_be_something_to_guess() -> None:
    spec = demo_record(until_s=0.0).spec
    assert problem(spec) is None
    assert "two devices" in (problem(replace(spec, devices=(CPU, CPU.tune()))) or "")
    assert "one model" in (problem(replace(spec, models=())) or "")
    assert "chosen models" in (problem(sweep_record(until_s=0.0).spec) or "")
