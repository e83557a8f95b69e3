"""How long a board takes to read a folder of 200 machines: python tests/benchmarks/board_files.py [COUNT]"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from gpubench_gui.store.board import BoardFolder
from tests.board_files import write_machines


def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        write_machines(Path(scratch), count)
        folder = BoardFolder(Path(scratch))
        for what in ("first scan", "scan with nothing new"):
            began, cpu = time.perf_counter(), time.process_time()
            found = folder.scan()
            wall_s, cpu_s = time.perf_counter() - began, time.process_time() - cpu
            print(f"{what}: {len(found.entries)} machines, {wall_s:.2f} s, of it {cpu_s:.2f} s of processor time")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
