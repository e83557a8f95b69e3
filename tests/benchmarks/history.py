"""How long the history takes for 1,000 runs, how large a Study of six cells is in it, and what kills cost.

    python tests/benchmarks/history.py [KILLS]

With KILLS (200 for the full check) a writing process is killed that many times at random moments first.
"""

from __future__ import annotations

import random
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.store.database import connected, sound, transaction
from gpubench_gui.store.history import HISTORY_FILE, History
from gpubench_gui.store.runs import load
from tests.demo import demo_events
from tests.store.test_history import killed, lost, measured

RUNS = 1000


def main() -> int:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    with tempfile.TemporaryDirectory() as name:
        _kill(Path(name), kills)
    with tempfile.TemporaryDirectory() as name:
        _measure(Path(name))
    return 0


def _kill(runs: Path, kills: int) -> None:
    moments, cells, gone, unsound = random.Random(1), 0, 0, 0
    for number in range(kills):
        said = killed(runs, f"k{number}", moments.uniform(0.0, 0.4))
        cells += len(said)
        gone += len(lost(runs, said))
        unsound += not sound(runs / HISTORY_FILE)
    if kills:
        repaired = len(list(runs.glob("history-damaged-*")))
        print(f"{kills} kills: {cells} finished cells, {gone} lost, {unsound} unsound, {repaired} repaired")


def _measure(runs: Path) -> None:
    measured(runs, "study", list(demo_events(protocol="study")))
    history = History(runs)
    print(f"Study of six cells: {len(history.events('study').getvalue()) / 1e6:.2f} MB")
    measured(runs, "quick", list(demo_events()))
    header, events = history.header("quick"), history.events("quick").getvalue()
    assert header is not None
    with connected(history.path) as database, transaction(database):
        for number in range(RUNS):
            copy = replace(header, id=f"run-{number:04}")
            columns = ", ".join(c for c in header.__slots__ if c != "id")
            database.execute(
                f"INSERT INTO runs (id, {columns}, taken) SELECT ?, {columns}, taken FROM runs WHERE id = 'quick'",
                (copy.id,),
            )
            database.execute("INSERT INTO pieces VALUES (?, 1, ?)", (copy.id, events))
    for what, job in (
        ("list", history.runs),
        ("reopen", lambda: load(history.address("run-0500"))),
        ("examine", history.examine),
    ):
        took = []
        for _ in range(5):
            began = perf_counter()
            job()
            took.append(perf_counter() - began)
        print(f"{what}: {min(took) * 1e3:.0f} to {max(took) * 1e3:.0f} ms")
    print(f"history of {RUNS} runs: {history.path.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    sys.exit(main())
