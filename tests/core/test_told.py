"""Messages that come as data are retold in the language in force, and none of them is forgotten."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gpubench_gui
from gpubench_gui.core.language import ENGLISH, Language, speaking
from gpubench_gui.core.told import TOLD, retell

PACKAGE = Path(gpubench_gui.__file__).parent
SOURCES = ("runner", "engine", "telemetry")
FIELD = re.compile(r"\{\w*\}")
FEWEST_WORDS = 3  # what is shorter is a name, a key or a piece of a message

GERMAN = Language(
    lambda text: {
        "not measured: {reason}": "nicht gemessen: {reason}",
        "the time budget of {seconds} s was used up": "das Zeitbudget von {seconds} s war aufgebraucht",
        "{n} CPU cores": "{n} CPU-Kerne",
        "{device}, tuned": "{device}, abgestimmt",
        "battery": "Akku",
    }.get(text, "")
)

# What no window shows as it stands, and why it needs no place in `TOLD`.
PIECES = {
    "CIFAR-10 in {} is incomplete: {} {} missing.": "two messages, for one and for many",
    "Fashion-MNIST in {} is incomplete: {} (or the same with .gz) {} missing.": "two messages, for one and for many",
    "Where the time of {} on {} goes is not known": "the beginning of a message",
    "Why {} is as fast as it is could not be found: {}.": "the beginning of a message",
    "Other programs keep {} cores busy. After {} s the measuring goes on all the same.": "the beginning of a message",
    "GPU meters are off; training is not affected:": "the beginning of a message",
    "{}: {}. The rest is kept.": "the end of a message",
    "{} The rest is kept.": "the end of a message",
    "{} Close them for figures that can be trusted.": "the end of a message",
    "{}the package nvidia-ml-py cannot be loaded. Reinstall it to use them.": "the end of a message",
    "and {} MB are free": "a piece of a message",
    "The disk that holds {} is full: {} MB are needed{}. Nothing half-written was kept.": "two messages",
    "ended at {}: one step took {} s": "a piece of a message",
    "The search for the largest batch of {} {}.": "a message that is whole in `TOLD`",
    "The images cannot be reached: {}{}.": "a message with one place for both",
    "Preparing the images failed: {}: {}.": "a message with one place for both",
    "this PyTorch build has no kernels for its architecture (sm_{}{})": "a message with one place for both",
    "it is no valid pickle ({}: {})": "a message with one place for both",
    "it asks to load {}.{}, which no data set needs": "a message with one place for both",
    "{} holds {} where {} {} belongs.": "a message with one place for both",
    "{} cannot be read: {}: {}": "a message with one place for both",
    "{}_labels.npy has labels outside 0..{}.": "a message with one place for the file's name",
    "not available: needs read access to RAPL (/{}/intel-rapl:*/energy_uj)": "a message with one place for the file",
    "the run broke off ({}: {})": "a message with one place for both",
    "{} is not between {} and {}": "for the log: a sensor's impossible value has a message of its own",
    "{} is no number": "for the log: a sensor's impossible value has a message of its own",
    "{} is no text": "for the log: a sensor's impossible value has a message of its own",
    "an empty text": "for the log: a sensor's impossible value has a message of its own",
    "{} is no command of a sweep": "for the log: a fault of this program",
    "ignored a command that is no JSON: {}": "for the log: a fault of this program",
    "This run cannot be resumed now: {} {}": "a message with one place for both",
    "no module named 'torch'": "looked for in another program's words",
    "no space left": "looked for in another program's words",
    "out of memory": "looked for in another program's words",
    "can't allocate memory": "looked for in another program's words",
    "not enough memory": "looked for in another program's words",
    "found no nvidia driver": "looked for in another program's words",
    "no cuda gpus are available": "looked for in another program's words",
    "no cuda-capable device": "looked for in another program's words",
    "invalid device ordinal": "looked for in another program's words",
    "not compiled with": "looked for in another program's words",
    "not linked with support": "looked for in another program's words",
    "without mps backend": "looked for in another program's words",
    "no hip gpus": "looked for in another program's words",
    "no xpu devices": "looked for in another program's words",
    "no kernel image": "looked for in another program's words",
    "more than 1 value per channel": "looked for in another program's words",
    "not compatible with the current pytorch": "looked for in another program's words",
    "tunnel connection failed": "looked for in another program's words",
    "--why=A measurement is going on": "for the operating system",
    "this system offers no way to do so": "for the log",
    "No module named {}": "for Python, whose words these are",
    "This program's CPU load": "a name for the log",
    "{} ended with code {}": "for the log",
    "the device's work": "the beginning of a message",
    "the fastest rate": "the beginning of a message",
    "not measured: stopped": "two messages, one within the other",
}


def messages(code: str) -> Iterator[str]:
    """The texts of a source that are long enough for a message, "{}" for each value; neither docstrings nor logs."""
    tree = ast.parse(code)
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(id(node.value))
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id in ("log", "re")
        ):
            left_out |= {id(inner) for inner in ast.walk(node)}
        elif isinstance(node, ast.JoinedStr):  # its pieces are no texts of their own
            for value in node.values:
                format_spec = value.format_spec if isinstance(value, ast.FormattedValue) else value
                left_out |= {id(inner) for inner in ast.walk(format_spec)} if format_spec is not None else set()
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        text = None
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        elif isinstance(node, ast.JoinedStr):
            text = "".join(v.value if isinstance(v, ast.Constant) else "{}" for v in node.values)
        if text is not None and len(text.replace("{}", "").split()) >= FEWEST_WORDS:
            yield text.strip()


def test_every_message_of_the_runner_the_child_and_the_sensors_can_be_retold() -> None:
    known = {FIELD.sub("{}", text) for text in TOLD} | PIECES.keys()
    sources = [path for name in SOURCES for path in sorted((PACKAGE / name).rglob("*.py"))]
    found = {FIELD.sub("{}", text) for path in sources for text in messages(path.read_text(encoding="utf-8"))}
    assert sorted(found - known) == []
    assert sorted(PIECES.keys() - found) == []  # exemptions that nothing needs any more


def test_a_message_that_is_new_is_found_and_a_docstring_is_none() -> None:
    code = (
        '"""A text that explains."""\nlog.info("a line for the log %s", 1)\nx = f"the {name} fell off at {n:.1f} s"\n'
    )
    assert list(messages(code)) == ["the {} fell off at {} s"]


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("16 CPU cores", "16 CPU-Kerne"),
        ("16 CPU cores, tuned", "16 CPU-Kerne, abgestimmt"),
        (
            "not measured: the time budget of 30 s was used up",
            "nicht gemessen: das Zeitbudget von 30 s war aufgebraucht",
        ),
        ("battery", "Akku"),
        ("NVIDIA H200", "NVIDIA H200"),
        ("RuntimeError: something {odd}", "RuntimeError: something {odd}"),
        ("", ""),
    ],
)
def test_a_message_is_retold_with_what_it_quotes_and_others_words_are_left(english: str, german: str) -> None:
    with speaking(GERMAN):
        assert retell(english) == german
    with speaking(ENGLISH):
        assert retell(english) == english


@pytest.mark.parametrize("template", [t for t in TOLD if FIELD.search(t)])
def test_the_longest_template_that_fits_is_taken(template: str) -> None:
    """Each gives itself back: no shorter one takes its place, and what stands between is found."""
    text = FIELD.sub("7", template)
    marked = Language(lambda found: f"«{found}»" if "{" in found else found)
    with speaking(marked):
        assert retell(text) == f"«{text}»"
