"""A front end to be killed: starts a child that listens and one that is deaf, says their pids, and waits."""

from __future__ import annotations

import time

from gpubench_gui.core.events import Event
from gpubench_gui.runner.supervisor import Supervisor
from tests.runner.drive import drive, launch_spec, pids
from tests.runner.stubs import STUB

supervisor = Supervisor(time.perf_counter(), STUB)
events: list[Event] = []
listening = drive(supervisor.launch(launch_spec("cpu", origin_s=supervisor.origin_s)), events)
drive(supervisor.wait_ready(listening), events)
deaf = drive(supervisor.launch(launch_spec("cuda:0", origin_s=supervisor.origin_s)), events)
drive(supervisor.wait_ready(deaf), events)
assert deaf.process is not None
deaf.process.send({"do": "block", "seconds": 1.0})
time.sleep(0.5)
print(*pids(events), flush=True)
time.sleep(60)
