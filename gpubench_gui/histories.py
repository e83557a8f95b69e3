"""The saved runs on the command line: `gpubench history`."""

from __future__ import annotations

from gpubench_gui.core.lines import plain
from gpubench_gui.core.naming import model_name
from gpubench_gui.store.history import History
from gpubench_gui.store.keeping import take_in_all
from gpubench_gui.store.runs import runs_folder
from gpubench_gui.streams import complain
from gpubench_gui.terminal import print_json, print_table


def print_history(as_json: bool) -> None:
    """Print every saved run, latest first. Raises `HistoryUnusable`."""
    history = History(runs_folder())
    take_in_all(history)
    runs = history.runs()
    if history.told is not None:
        complain(history.told)
    if as_json:
        print_json([plain(h) for h in runs])
        return
    rows = [
        (
            h.id,
            h.name,
            ", ".join(model_name(m) for m in h.models),
            ", ".join(h.devices),
            h.answer,
            h.state,
            ", ".join(h.tags),
        )
        for h in runs
    ]
    print_table(("id", "name", "models", "devices", "answer", "state", "tags"), rows)
