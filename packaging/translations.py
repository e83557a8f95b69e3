"""Bring the translations up to date with the program's texts, and compile them for Qt.

    python packaging/translations.py                     update the .ts files, then compile the .qm files beside them
    python packaging/translations.py --check             say what is missing or out of date; change nothing
    python packaging/translations.py --todo de > FILE    what is not translated yet, as JSON {"English": ""}
    python packaging/translations.py --fill de FILE      put such a JSON file, filled in, into the .ts file

A text is what stands in `tr(…)`, `mark(…)`, both texts of `plural(…)` and `QCoreApplication.translate(…)` in
gpubench_gui/. Qt's own pyside6-lupdate takes only the first text of `plural`, hence this extractor; the files it writes
are Qt's (TS 2.1, one context), so that Qt Linguist opens them and pyside6-lrelease compiles them.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gpubench_gui"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "fr", "zh")
CONTEXT = "gpubench"
LRELEASE = Path(sys.executable).parent / "pyside6-lrelease"
TEXTS = {"tr": (0,), "mark": (0,), "plural": (1, 2)}  # which arguments of each function are texts
FIELD = re.compile(r"\{\w*\}")

Files = Mapping[str, tuple[str, ...]]  # the files that use each text


class NotLiteral(ValueError):
    """A text that is put together in the call, so that nobody can translate it; says where."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a .ts file; `translation` is "" where there is none yet."""

    source: str
    translation: str
    finished: bool


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help="say what is missing, change nothing")
    mode.add_argument("--todo", choices=LANGUAGES, metavar="LANGUAGE", help="print what is not translated")
    mode.add_argument("--fill", nargs=2, metavar=("LANGUAGE", "FILE"), help="put translations in")
    chosen = parser.parse_args()
    files = texts(PACKAGE)
    if chosen.check:
        problems = [problem for language in LANGUAGES for problem in problems_of(language, files)]
        print("\n".join(problems) or "All translations are complete.")
        return 1 if problems else 0
    if chosen.todo:
        open_ = [m.source for m in updated(read(ts(chosen.todo)), files) if not m.finished]
        print(json.dumps(dict.fromkeys(open_, ""), ensure_ascii=False, indent=1))
        return 0
    for language in [chosen.fill[0]] if chosen.fill else LANGUAGES:
        messages = updated(read(ts(language)), files)
        if chosen.fill:
            given = json.loads(Path(chosen.fill[1]).read_text(encoding="utf-8"))
            messages, wrong = filled(messages, given)
            print("\n".join(wrong), file=sys.stderr)
        ts(language).parent.mkdir(parents=True, exist_ok=True)
        ts(language).write_text(written(language, messages, files), encoding="utf-8", newline="\n")
        compile_into(ts(language), qm(language))
        left = sum(not m.finished for m in messages)
        print(f"{language}: {len(messages)} texts, {left} of them not translated")
    return 0


def ts(language: str) -> Path:
    return FOLDER / f"gpubench_{language}.ts"


def qm(language: str) -> Path:
    return ts(language).with_suffix(".qm")


# ---- the program's texts ---------------------------------------------------------------------------


def texts(package: Path) -> dict[str, tuple[str, ...]]:
    """Every text with the files that use it, in the order of the first of them. Raises `NotLiteral`."""
    found: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package.parent).as_posix()
        for text in texts_in(path.read_text(encoding="utf-8"), name):
            where = found.setdefault(text, [])
            if name not in where:
                where.append(name)
    return {text: tuple(where) for text, where in sorted(found.items(), key=lambda f: (f[1][0], f[0]))}


def texts_in(code: str, name: str) -> Iterator[str]:
    """The texts of one file. Raises `NotLiteral`."""
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Name(id=called):
                places = TEXTS.get(called, ())
            case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
                places = (1,)
            case _:
                continue
        for place in places:
            if place < len(node.args):
                yield from _literals(node.args[place], f"{name}:{node.lineno}")


def _literals(node: ast.expr, where: str) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from _literals(first, where)
            yield from _literals(second, where)
        case ast.JoinedStr() | ast.BinOp():
            raise NotLiteral(f"{where}: a text to be translated is put together here: write it whole, with {{names}}.")
        case _:  # a constant that was marked elsewhere
            return


# ---- .ts files -------------------------------------------------------------------------------------


def read(path: Path) -> dict[str, Message]:
    """The messages of a .ts file by their English; none where there is no file yet."""
    if not path.exists():
        return {}
    found = {}
    for message in ET.parse(path).getroot().iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        text = (translation.text or "") if translation is not None else ""
        finished = translation is not None and translation.get("type") is None
        found[source] = Message(source, text, finished and bool(text))
    return found


def updated(known: Mapping[str, Message], files: Files) -> list[Message]:
    """A message for each text of the program: that of `known` where there is one, else an unfinished one."""
    return [known.get(text, Message(text, "", False)) for text in files]


def filled(messages: list[Message], given: Mapping[str, str]) -> tuple[list[Message], list[str]]:
    """`messages` with the translations of `given`, and what is wrong with those that were not taken."""
    sources = {m.source for m in messages}
    wrong = [f"not a text of the program: {text!r}" for text in given if text not in sources]
    result = []
    for message in messages:
        text = given.get(message.source, "")
        fault = _fault(Message(message.source, text, True)) if text else None
        if fault:
            wrong.append(fault)
        result.append(Message(message.source, text, True) if text and not fault else message)
    return result, wrong


def written(language: str, messages: list[Message], files: Files) -> str:
    """The .ts file. Lines of code are left out, so that it changes only where a text does."""
    parts = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    parts += [f'<TS version="2.1" language="{language}" sourcelanguage="en">', "<context>"]
    parts.append(f"    <name>{CONTEXT}</name>")
    for message in messages:
        kind = "" if message.finished else ' type="unfinished"'
        parts.append("    <message>")
        parts += [f'        <location filename="../../{name}"/>' for name in files[message.source]]
        parts.append(f"        <source>{escape(message.source)}</source>")
        parts.append(f"        <translation{kind}>{escape(message.translation)}</translation>")
        parts.append("    </message>")
    return "\n".join([*parts, "</context>", "</TS>", ""])


# ---- checks and compiling --------------------------------------------------------------------------


def problems_of(language: str, files: Files) -> list[str]:
    """What keeps a translation from being complete and up to date, a line each."""
    known = read(ts(language))
    messages = updated(known, files)
    problems = [f"{language}: {fault}" for m in messages if (fault := _fault(m))]
    if not ts(language).exists() or ts(language).read_text(encoding="utf-8") != written(language, messages, files):
        problems.append(f"{language}: {ts(language).name} is out of date: run packaging/translations.py")
        return problems
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary) / qm(language).name
        compile_into(ts(language), fresh)
        if not qm(language).exists() or qm(language).read_bytes() != fresh.read_bytes():
            problems.append(f"{language}: {qm(language).name} is out of date: run packaging/translations.py")
    return problems


def _fault(message: Message) -> str | None:
    if not message.finished or not message.translation.strip():
        return f"not translated: {message.source!r}"
    if set(FIELD.findall(message.source)) != set(FIELD.findall(message.translation)):
        return f"other {{names}} than in {message.source!r}: {message.translation!r}"
    return None


def compile_into(source: Path, target: Path) -> None:
    subprocess.run([LRELEASE, "-silent", source, "-qm", target], check=True, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
