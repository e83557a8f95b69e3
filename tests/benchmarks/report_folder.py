"""How long the report folder of a six-cell Study takes, every format in it: python tests/benchmarks/report_folder.py

Prints processor seconds and the seconds that passed, the import of matplotlib included; the first should be at most 3.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.owner import private
from gpubench_gui.report.files import export_folder
from tests.demo import demo_events, demo_record


def main() -> None:
    events = list(demo_events(protocol="study"))
    record = demo_record(protocol="study")
    with tempfile.TemporaryDirectory() as folder:
        passed, worked = time.perf_counter(), time.process_time()
        written = export_folder(record, lambda: events, Path(folder) / "report", private=private())
        worked, passed = time.process_time() - worked, time.perf_counter() - passed
        size = sum(path.stat().st_size for path in written) / 1e6
    print(f"{len(written)} files, {size:.1f} MB, {len(events)} events: {worked:.2f} s of work, {passed:.2f} s passed")


if __name__ == "__main__":
    main()
