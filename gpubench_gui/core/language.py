"""The language that sentences are made in: English unless a front end says otherwise.

Text is written in English where it is used, as `tr("{model} trains {ratio} faster", model=…, ratio=…)`; the English
text is the key of its translation. Files are always made in English with plain numbers, whatever the window speaks;
so is everything in a thread that nobody told to `speak`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

THIN = "\N{THIN SPACE}"


@dataclass(frozen=True, slots=True)
class Language:
    """How sentences and numbers are written.

    `translate` gives the template for an English one, "" where it has none; `is_one` tells which counts take the
    singular: 0 does in French.
    """

    translate: Callable[[str], str]
    decimal: str = "."
    group: str = THIN  # between thousands
    is_one: Callable[[int], bool] = lambda number: number == 1


ENGLISH = Language(lambda text: text)
_spoken = ContextVar("_spoken", default=ENGLISH)


def spoken() -> Language:
    """The language in force."""
    return _spoken.get()


def speak(language: Language) -> None:
    """From now on make this thread's sentences and numbers in `language`."""
    _spoken.set(language)


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Make what is said inside in `language`: `@speaking(ENGLISH)` on a function whose result goes into a file."""
    before = spoken()
    speak(language)
    try:
        yield
    finally:
        speak(before)


def tr(text: str, /, **values: object) -> str:
    """`text` in the language in force, with `{name}` replaced by each of `values`; English where nobody translated."""
    template = spoken().translate(text) or text
    return template.format(**values) if values else template


def mark(text: str) -> str:
    """`text` itself: marks a constant that is translated where it is used, with `tr(constant)`."""
    return text


def plural(number: int, one: str, many: str, /, **values: object) -> str:
    """`one` for 1, else `many`, each with `{n}` for the number: plural(3, "{n} round", "{n} rounds") is "3 rounds"."""
    return tr(one if spoken().is_one(number) else many, n=number, **values)
