"""The baseline of a machine: a copy of one run, so that it outlives the run it came from.

One file for each machine, named by the digests of its hardware; a home folder that a whole lab shares holds the
baselines of all its machines.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from platformdirs import user_data_path

from gpubench_gui.core.baseline import Machine, machine_of, parse
from gpubench_gui.core.events import Event
from gpubench_gui.core.lines import to_line
from gpubench_gui.core.record import RunRecord
from gpubench_gui.folders import own
from gpubench_gui.store.runs import load

ENDING = ".jsonl.gz"


def baselines_folder() -> Path:
    """Where baselines are kept. Raises `folders.NoHome`."""
    return own(user_data_path) / "baselines"


def save_baseline(record: RunRecord, events: Iterable[Event], folder: Path) -> Path:
    """Make a run, with all its `events`, the baseline of the machine it was measured on; the file.

    Takes the place of the baseline before, whole or not at all. Raises OSError when the disk refuses.
    """
    path = folder / f"{machine_of(record).id}{ENDING}"
    folder.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{secrets.token_hex(4)}.part")
    try:
        with temporary.open("xb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file:
                for event in events:
                    file.write(to_line(event) + "\n")
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(temporary, path)
    finally:
        with contextlib.suppress(OSError):  # after a rename there is nothing left to remove
            temporary.unlink()
    return path


def find_baseline(machine: Machine, folder: Path) -> Path | None:
    """The baseline of `machine`: of those it may be, the one that knows most of its GPUs, then fewest others."""
    found = []
    for path in folder.glob(f"{machine.cpu}*{ENDING}"):
        known = parse(path.name.removesuffix(ENDING))
        shared = known.overlap(machine) if known else None
        if known is not None and shared is not None:
            found.append((-shared, len(known.gpus), path))
    return min(found)[2] if found else None


def load_baseline(record: RunRecord, folder: Path) -> RunRecord | None:
    """The baseline of the machine that `record` was measured on, None where it has none. Raises `RunUnreadable`."""
    path = find_baseline(machine_of(record), folder)
    return load(path) if path is not None else None
