"""Numbers as people read them."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core.language import ENGLISH, THIN, Language, plural, speaking, tr
from gpubench_gui.core.wording import as_sentence, duration, figures, interval, listed, millions, percent, times, whole


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (40.6, "40.6"),
        (1520, "1,520"),
        (0.03123, "0.0312"),
        (1, "1.00"),
        (9.996, "10.0"),
        (99.96, "100"),
        (999.9, "1,000"),
        (0.09996, "0.100"),
        (123_456_789, "123,000,000"),
        (-2.345, "-2.35"),
        (0, "0"),
    ],
)
def test_three_significant_figures_and_never_an_exponent(value: float, text: str) -> None:
    assert figures(value) == text.replace(",", THIN)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_not_available(value: float) -> None:
    assert figures(value) == "n/a"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0312, "0.031 s"),
        (8.24, "8.2 s"),
        (9.97, "10 s"),
        (59.4, "59 s"),
        (59.6, "1 min"),
        (134, "2 min 14 s"),
        (599.6, "10 min"),
        (3569, "59 min"),
        (3599, "1 h"),
        (3600, "1 h"),
        (5400, "1 h 30 min"),
        (86_399, "24 h"),
        (100_000, "28 h"),
    ],
)
def test_durations_as_people_say_them(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_an_interval_has_as_many_figures_as_tell_its_ends_apart() -> None:
    assert interval(11.1, 11.9) == "11.1 to 11.9"
    assert interval(11.11, 11.14) == "11.11 to 11.14"
    assert interval(0.501, 2) == "0.501 to 2.00"
    assert interval(11.1111, 11.1111) == "11.111 to 11.111"


def test_units_follow_their_numbers() -> None:
    assert times(11.52) == "11.5×"
    assert percent(0.1234) == "12.3\N{THIN SPACE}%"
    assert percent(1, 0) == "100\N{THIN SPACE}%"
    assert millions(545_098) == "0.545 M"
    assert millions(11_689_512) == "11.7 M"


_GERMAN = {"{n} round": "{n} Runde", "{n} rounds": "{n} Runden", "{low} to {high}": "{low} bis {high}"}
GERMAN = Language(lambda text: _GERMAN.get(text, ""), ",", ".")


def test_numbers_have_the_signs_of_the_language_in_force() -> None:
    with speaking(GERMAN):
        assert [figures(40.6), times(1520.0), whole(1_234_567), percent(0.954)] == [
            "40,6",
            "1.520×",
            "1.234.567",
            f"95,4{THIN}%",
        ]
        assert interval(11.12, 11.93) == "11,1 bis 11,9"
    assert figures(40.6) == "40.6"


def test_a_text_without_a_translation_stays_english_and_counts_take_their_form() -> None:
    with speaking(GERMAN):
        assert tr("nobody translated this") == "nobody translated this"
        assert [plural(n, "{n} round", "{n} rounds") for n in (0, 1, 2)] == ["0 Runden", "1 Runde", "2 Runden"]
    french = Language(lambda text: text, is_one=lambda number: number < 2)
    with speaking(french):
        assert plural(0, "{n} round", "{n} rounds") == "0 round"


def test_a_function_that_speaks_english_leaves_the_language_of_its_caller() -> None:
    @speaking(ENGLISH)
    def content() -> str:
        return figures(40.6)

    with speaking(GERMAN):
        assert [content(), figures(40.6)] == ["40.6", "40,6"]


def test_lists_and_clauses() -> None:
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"])] == ["", "a", "a and b and c"]
    assert [as_sentence("ahead"), as_sentence("It is."), as_sentence("它更快。")] == ["Ahead.", "It is.", "它更快。"]
