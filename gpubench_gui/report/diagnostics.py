"""One block of text for a bug report, in which the names of user, host and home folder are replaced."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gpubench_gui.core.language import ENGLISH, speaking
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import cell_flags, summarise
from gpubench_gui.report.provenance import hardware_line, settings_line

LOG_LINES = 40
NOTICES = 10
NOTHING = "none"
# Folders that hold one folder for each user, on Linux, macOS and Windows; the next part of the path is a name.
_HOMES = re.compile(r"((?:^|(?<=[\s\"'(=:]))/(?:home|Users)/|[A-Za-z]:\\{1,2}Users\\{1,2})[^/\\\s:\"']+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Private:
    """What must not leave the machine; an empty text hides nothing."""

    users: tuple[str, ...]
    hosts: tuple[str, ...]
    homes: tuple[str, ...]


@speaking(ENGLISH)
def diagnostics(
    versions: Mapping[str, str], record: RunRecord | None, log: Sequence[str], private: Private, notes: Sequence[str]
) -> str:
    """`versions` maps "gpubench", "Python", "Qt" … to theirs; `log` are lines, oldest first, of which the last
    40 are kept; `notes` are messages that the window shows now."""
    parts = [("Versions", [f"{name}: {version}" for name, version in versions.items()])]
    parts += _run(record) if record is not None and record.started is not None else [("Last run", [NOTHING])]
    parts += [("Messages", list(notes)), (f"Log, last {LOG_LINES} lines", [line.rstrip() for line in log[-LOG_LINES:]])]
    blocks = ["\n".join([f"{title}:", *(f"  {line}" for line in lines or [NOTHING])]) for title, lines in parts]
    return scrub("\n\n".join(blocks), private) + "\n"


def scrub(text: str, private: Private) -> str:
    """`text` with "~" for the home folder, "<host>" and "<user>" for the names, whatever their case.

    Names are replaced where they stand as words, so that a user called "ana" leaves "analysis" alone.
    """
    for home in sorted(private.homes, key=len, reverse=True):
        if len(home.strip("/\\")) > 1:
            for written in (home.replace("\\", "\\\\"), home):  # as in Python's and JSON's strings, and plain
                text = re.sub(re.escape(written) + r"(?![\w-])", "~", text, flags=re.IGNORECASE)
    text = _HOMES.sub(r"\1<user>", text)
    for names, mark in ((private.hosts, "<host>"), (private.users, "<user>")):
        for name in sorted(filter(None, names), key=len, reverse=True):
            pattern = rf"(?<![^\W_]){re.escape(name)}(?![^\W_])"
            text = re.sub(pattern, mark, text, flags=re.IGNORECASE)
    return text


def _run(record: RunRecord) -> list[tuple[str, list[str]]]:
    started, summary = record.started, summarise(record)
    assert started is not None
    outcome = record.ended.outcome if record.ended else "not ended"
    flags = {flag for cell in record.cells.values() for flag in cell_flags(cell)}
    flags |= {flag for c in record.sweep for flag in getattr(c, "flags", ())}
    return [
        (
            "Last run",
            [
                f"program {started.version}, {outcome}",
                settings_line(record),
                hardware_line(record),
                summary.sentence,
                summary.qualifier,
            ],
        ),
        ("Machine", [f"{name}: {value}" for name, value in started.host.items() if value is not None]),
        ("Devices", _devices(record)),
        ("Cells that did not finish", _failures(record)),
        ("Flags", sorted(flags)),
        ("Missing sensors", [f"{m.name}{f' ({m.device})' if m.device else ''}: {m.reason}" for m in record.missing]),
        ("Last notices", [f"{n.at_s:.0f} s, {n.level}: {n.text}" for n in record.notices[-NOTICES:]]),
    ]


def _devices(record: RunRecord) -> list[str]:
    """What the children told about torch and the device, once for each device."""
    told: dict[str, str] = {}
    for cell in record.cells.values():
        if cell.ready is not None and cell.device not in told:
            facts = ", ".join(f"{name} {value}" for name, value in cell.ready.facts.items() if value is not None)
            told[cell.device] = f"{cell.device}, {record.device(cell.device).label}: {facts}"
    return list(told.values())


def _failures(record: RunRecord) -> list[str]:
    ended = [c.ended for c in record.cells.values() if c.ended is not None and c.ended.outcome == "failed"]
    lines = [f"{e.model} on {e.device}: {e.kind}, {e.reason}" for e in ended]
    if record.data_failed is not None:
        lines.append(f"images: {record.data_failed.reason}")
    return lines
