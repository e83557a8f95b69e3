"""The program's texts are found, kept beside their translations, and all of them are translated."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

FILES = {"{n} round": ("gpubench_gui/a.py",), "Save & close": ("gpubench_gui/a.py", "gpubench_gui/b.py")}


@pytest.fixture
def translations(script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, with a folder of its own."""
    module = script("translations")
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


def save(translations: ModuleType, messages: list, files=FILES) -> None:
    translations.ts("de").write_text(translations.written("de", messages, files), encoding="utf-8")
    translations.compile_into(translations.ts("de"), translations.qm("de"))


def complete(translations: ModuleType) -> list:
    given = {"{n} round": "{n} Runde", "Save & close": "Speichern & schließen"}
    messages, wrong = translations.filled(translations.updated({}, FILES), given)
    assert wrong == []
    return messages


def test_texts_of_all_four_functions_are_found_and_marked_constants_are_left_to_their_mark(
    translations: ModuleType,
) -> None:
    code = """
tr("one", name=x)
NAME = mark("two " "and a half")
plural(n, "{n} three", "{n} threes")
QCoreApplication.translate("gpubench", "four")
tr("five" if x else "six")
tr(NAME)
page.mark(x - 4, y)
text.translate({1: 2})
"""
    found = ["one", "two and a half", "{n} three", "{n} threes", "four", "five", "six"]
    assert sorted(translations.texts_in(code, "a.py")) == sorted(found)


@pytest.mark.parametrize("text", ['f"{n} rounds"', '"a " + b'])
def test_a_text_put_together_in_the_call_is_refused_with_its_place(translations: ModuleType, text: str) -> None:
    with pytest.raises(translations.NotLiteral, match=r"a\.py:2"):
        list(translations.texts_in(f"\ntr({text})", "a.py"))


def test_an_update_keeps_translations_adds_what_is_new_and_drops_what_is_gone(translations: ModuleType) -> None:
    save(translations, complete(translations))
    now = {"Save & close": ("gpubench_gui/b.py",), "New <b>": ("gpubench_gui/c.py",)}
    messages = translations.updated(translations.read(translations.ts("de")), now)
    assert messages == [
        translations.Message("Save & close", "Speichern & schließen", True),
        translations.Message("New <b>", "", False),
    ]
    save(translations, messages, now)
    assert list(translations.read(translations.ts("de")).values()) == messages


def test_a_complete_translation_has_no_problem(translations: ModuleType) -> None:
    save(translations, complete(translations))
    assert translations.problems_of("de", FILES) == []


def test_what_is_missing_changed_or_out_of_date_is_a_problem(translations: ModuleType) -> None:
    def problems() -> str:
        return "\n".join(translations.problems_of("de", FILES))

    assert "gpubench_de.ts is out of date" in problems()
    good = complete(translations)
    save(translations, [translations.Message("{n} round", "{m} Runde", True), *good[1:]])
    assert "other {names} than in '{n} round'" in problems()
    save(translations, [translations.Message("{n} round", "{n} Runde", False), *good[1:]])
    assert problems() == "de: not translated: '{n} round'"
    save(translations, good)
    translations.qm("de").write_bytes(b"")
    assert problems().startswith("de: gpubench_de.qm is out of date")
    save(translations, good, {**FILES, "Save & close": ("gpubench_gui/b.py",)})
    assert problems().startswith("de: gpubench_de.ts is out of date")


def test_filling_takes_what_fits_and_says_what_does_not(translations: ModuleType) -> None:
    given = {"{n} round": "Runde", "Save & close": "Speichern", "Gone": "Weg"}
    messages, wrong = translations.filled(translations.updated({}, FILES), given)
    assert [m.finished for m in messages] == [False, True]
    assert len(wrong) == 2


def test_every_text_of_the_program_is_translated_and_compiled(script) -> None:
    module = script("translations")
    files = module.texts(module.PACKAGE)
    assert [problem for language in module.LANGUAGES for problem in module.problems_of(language, files)] == []
