"""A stand-in for the children: speaks their wire, trains nothing, and misbehaves when told to.

`GPUBENCH_STUB` holds JSON: {"KEY/COMMAND" or "KEY/COMMAND@ROUND": TROUBLE}, where KEY is a device's key
(or "data" for the child that prepares images) and COMMAND is "start" or one of the trainer's commands;
"spare/import" is for a child before it knows its launch.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any

from gpubench_gui.core import events as ev
from gpubench_gui.core.family import BY_ID
from gpubench_gui.core.findings import Diagnosed, LargestBatch, SweepTimed
from gpubench_gui.engine.wire import Wire

Where = tuple[str, str, int]
STEPS = 20
SIZE = 128


def main() -> None:
    script: dict[str, str] = json.loads(os.environ.get("GPUBENCH_STUB", "{}"))
    wire = Wire()
    match script.get("spare/import"):
        case "quit":
            sys.exit(1)
        case "slow":
            time.sleep(0.5)
        case "hang":
            time.sleep(60)
    wire.send(ev.Imported(0.0))
    first = wire.receive()
    if first is None:
        sys.exit(1)
    if "data" in first:
        prepare(wire, script)
    else:
        train(wire, first, script)


def prepare(wire: Wire, script: dict[str, str]) -> None:
    wire.send(ev.DataProgress("make", 0, 60_000, "images", None, None))
    match script.get("data/start"):
        case "fail":
            wire.send(ev.DataFailed("The folder holds no images.", "Choose another."))
        case None:
            wire.send(ev.DataReady("nowhere", "stub", 50_000, 10_000, "0" * 64))
        case trouble:
            misbehave(trouble, wire, ("", "", 0), 0.0)


def train(wire: Wire, first: dict[str, Any], script: dict[str, str]) -> None:
    where: Where = (first["model"], first["key"], first["round"])
    origin = float(first["origin_s"])

    def trouble_at(command: str) -> None:
        key = f"{where[1]}/{command}"
        trouble = script.get(f"{key}@{where[2]}") or script.get(key)
        if trouble:
            misbehave(trouble, wire, where, origin)

    trouble_at("start")
    facts: dict[str, str | int | float | None] = {
        name: os.environ.get(name) for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "PYTHONUTF8")
    }
    now = time.perf_counter() - origin
    wire.send(ev.LaunchReady(*where, now, 1, "weights", "order", {"import": 0.0}, facts))
    outcome: ev.Outcome = "stopped"
    while (command := wire.receive()) is not None:
        if command["do"] == "end":
            outcome = "finished"
            trouble_at("end")
            break
        trouble_at(command["do"])
        if command["do"] == "cell":
            wire.send(cell(command, where, origin))
            continue
        for event in answer(command["do"], where, origin):
            wire.send(event)
    wire.send(ev.LaunchEnded(*where, time.perf_counter() - origin, outcome))
    os._exit(0)


def cell(command: dict[str, Any], where: Where, origin: float) -> ev.Event:
    """A cell of a sweep: the CPU at 0.1 TFLOP/s, the rest at 10 TFLOP/s after 20 ms of overhead."""
    work = BY_ID[command["model"]].train_flop * command["batch_size"]
    step_s = work / 1e11 if where[1] == "cpu" else 0.02 + work / 1e13
    place = (command["model"], *where[1:], time.perf_counter() - origin, command["batch_size"])
    return SweepTimed(*place, STEPS, STEPS * command["batch_size"], STEPS * step_s)


def answer(command: str, where: Where, origin: float) -> list[ev.Event]:
    """What a trainer would say, at a speed planted by the device: the CPU ten times slower than the rest."""
    now = time.perf_counter() - origin
    step_s = 0.1 if where[1] == "cpu" else 0.01
    batches = ev.Batches(*where, "measure", 0, 0, (now,), (step_s,), (SIZE,), (2.3,))
    match command:
        case "warm-up":
            return [batches, ev.WarmedUp(*where, now, 10, 1.0, True)]
        case "block":
            return [
                batches,
                ev.BlockTimed(*where, 0, now, STEPS, STEPS * SIZE, STEPS * step_s, None, 0.1, 0.1),
            ]
        case "evaluate":
            return [ev.EvaluationTimed(*where, now, 1000, 0.1)]
        case "step-zero":
            return [ev.StepZero(*where, "ieee", "abcd", 2.3, 1.0, (1.0, 2.0))]
        case "shares":
            return [ev.SharesMeasured(*where, 10, 1280, 0.1, 0.1, 0.3, 0.4, 0.1)]
        case "diagnose":
            return [Diagnosed(*where, SIZE, step_s, 0.001, 0.9 * step_s, 0.001, 0.5 * step_s, 0.4 * step_s, 1e12)]
        case "largest":
            batch = 3200 if where[1] == "cpu" else 1408
            return [LargestBatch(where[0], where[1], now, batch, "memory", batch + 64, 2**30)]
        case _:
            return [ev.EpochDone(*where, now, epoch, 50_000, 5.0, 0.5, 3000, 10_000) for epoch in range(2)]


def misbehave(trouble: str, wire: Wire, where: Where, origin: float) -> None:
    now = time.perf_counter() - origin
    match trouble:
        case "raise":
            raise RuntimeError("CUDA error: an illegal memory access was encountered")
        case "fail":
            cure = "Try batch 64."
            wire.send(ev.LaunchEnded(*where, now, "failed", "out-of-memory", "out of memory at batch 128", cure))
            os._exit(1)
        case "say goodbye twice":
            wire.send(ev.LaunchEnded(*where, now, "failed", "error", "the first", None))
            wire.send(ev.LaunchEnded(*where, now, "failed", "error", "the second", None))
            os._exit(1)
        case "abort":
            os.abort()
        case "segv" | "kill" | "bus":
            number = {"segv": signal.SIGSEGV, "kill": signal.SIGKILL, "bus": signal.SIGBUS}[trouble]
            os.kill(os.getpid(), number)
            time.sleep(60)
        case "quit":
            os._exit(0)
        case "hang" | "deaf":
            time.sleep(60)
        case "mute":
            os.close(wire._out)
            time.sleep(60)
        case "big last word":
            n = 60_000
            wire.send(ev.Batches(*where, "measure", 0, 0, (now,) * n, (0.001234,) * n, (SIZE,) * n, (2.3,) * n))
            os._exit(7)
        case "long last words":
            sys.stderr.write("on the way\n" * 100 + "OSError: No space left on device\n")
            sys.stderr.flush()
            os._exit(1)
        case "flood":
            for batch in range(5000):
                wire.send(ev.Batches(*where, "measure", 0, batch, (now,), (2e-4,), (SIZE,), (2.3,)))
        case "noise":
            print("Files already downloaded and verified")
            sys.stdout.flush()
            os.write(1, b"native noise\n" * 10_000)
            os.system("echo noise of a grandchild")
            sys.stderr.write("a warning\n" * 10_000)
            sys.stderr.buffer.write(b"\xff\xfe no text\n")
            sys.stderr.flush()
        case "garbage":
            os.write(wire._out, b'progress: 10%\n{"type": "Evil"}\n\xff\xfe\n')
        case _:
            raise ValueError(trouble)


if __name__ == "__main__":
    main()
