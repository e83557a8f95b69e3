"""A stand-in for the probe child, for drivers that crash or hang it; `GPUBENCH_STUB` says how."""

from __future__ import annotations

import os
import signal
import sys
import time

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.events import DeviceFound, TorchFound
from gpubench_gui.engine.wire import Wire

trouble = os.environ["GPUBENCH_STUB"]
if trouble == "no torch":
    sys.exit("ModuleNotFoundError: No module named 'torch'")
wire = Wire()
if trouble == "hang at once":
    time.sleep(60)
wire.send(TorchFound("2.14.1+cu130", "13.0", None, ("sm_90",)))
if trouble == "crash on the CPU":
    os.kill(os.getpid(), signal.SIGILL)
wire.send(DeviceFound(DeviceInfo("cpu", "cpu", "CPU", "cpu")))
print("a driver's chatter")
if trouble == "crash":
    os.kill(os.getpid(), signal.SIGSEGV)
if trouble == "hang":
    time.sleep(60)
for i in range(2):
    wire.send(DeviceFound(DeviceInfo(f"cuda:{i}", f"cuda:{i}", "NVIDIA H200", "cuda", uuid=f"uuid-{i}")))
os._exit(0)
