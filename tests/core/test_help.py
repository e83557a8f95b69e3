"""The texts of help: one for each thing, and the sentence of each flag."""

from __future__ import annotations

from gpubench_gui.core.help import DOUBTS, METERS, QUALIFIER, READING, explain, qualifier_help
from gpubench_gui.core.validity import FLAGS


def test_every_flag_is_explained_by_its_own_sentence() -> None:
    for name, flag in FLAGS.items():
        assert explain([name]) == f"{name}: {flag.sentence}"


def test_a_flag_that_nobody_knows_is_still_named() -> None:
    assert explain(["new doubt"]) == "new doubt."


def test_the_line_under_the_answer_explains_the_flags_it_names_and_no_others() -> None:
    told = qualifier_help("95 % interval 1.1 to 1.2 · beware: contended, no steady state")
    assert told.startswith(QUALIFIER)
    assert DOUBTS["contended"] in told
    assert DOUBTS["no steady state"] in told
    assert DOUBTS["battery"] not in told


def test_a_line_without_warnings_explains_none() -> None:
    assert qualifier_help("3 rounds · no warnings") == QUALIFIER


def test_utilisation_says_that_full_use_is_not_full_speed() -> None:
    assert METERS["utilisation"] == "Share of time in which any kernel ran; 100 % does not mean full speed."


def test_five_sentences_say_how_a_result_is_read() -> None:
    assert len(READING) == 5
