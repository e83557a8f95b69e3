"""Real children under real trouble: bound to one core, and paused in the middle of a block."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.validity import Context, block_flags
from gpubench_gui.runner.supervisor import Supervisor, TrainingChild
from gpubench_gui.runner.validity import BlockJudge
from gpubench_gui.telemetry.sampler import Sampler
from tests.engine.wires import launch_spec
from tests.runner.drive import drive

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="binds and pauses processes the way Linux does")
CPU = DeviceChoice("cpu", "cpu", "2 CPU cores")


@pytest.fixture
def supervisor() -> Iterator[Supervisor]:
    """A supervisor whose children are watched by a real sampler, as in a run."""
    made = Supervisor(time.perf_counter())
    with Sampler(made.origin_s, made.post, {}, 0.1) as sampler:
        made.watch, made.unwatch = sampler.watch, sampler.unwatch
        yield made
        made.kill_all()


def start(supervisor: Supervisor, arrays_dir: Path, events: list[ev.Event]) -> TrainingChild:
    spec = replace(launch_spec(arrays_dir, batch_size=64), origin_s=supervisor.origin_s)
    child = drive(supervisor.launch(spec), events)
    assert drive(supervisor.wait_ready(child), events)
    return child


def timed(supervisor: Supervisor, child: TrainingChild, events: list[ev.Event]) -> ev.BlockTimed:
    command = {"do": "block", "seconds": 1.0}
    assert drive(supervisor.ask(child, command, lambda e: isinstance(e, ev.BlockTimed)), events)
    return next(e for e in reversed(events) if isinstance(e, ev.BlockTimed))


def judged(block: ev.BlockTimed, events: list[ev.Event]) -> ev.BlockTimed:
    judge = BlockJudge((CPU,))
    for event in events:
        judge.see(event)
    return judge.judge(block)


def test_two_threads_bound_to_one_core_are_flagged(supervisor: Supervisor, arrays_dir: Path) -> None:
    events: list[ev.Event] = []
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        child = start(supervisor, arrays_dir, events)
    finally:
        os.sched_setaffinity(0, allowed)
    block = timed(supervisor, child, events)
    assert block.cpu_s < 1.05 * block.seconds
    assert {"contended", "fewer cores than threads"} & set(judged(block, events).flags)
    # Whatever else this machine does meanwhile: beside quiet others the cause is told.
    quiet = [replace(e, others_cores=0.0, flags=()) for e in events if isinstance(e, ev.Sampled)]
    assert block_flags(block, quiet, Context("cpu", is_cpu=True, threads=2)) == ("fewer cores than threads",)


def test_a_child_paused_for_more_than_a_second_is_flagged_and_tried_again(
    supervisor: Supervisor, arrays_dir: Path
) -> None:
    events: list[ev.Event] = []
    child = start(supervisor, arrays_dir, events)
    assert child.process is not None
    pid = child.process.pid
    timers = [
        threading.Timer(0.3, os.kill, (pid, signal.SIGSTOP)),
        threading.Timer(1.6, os.kill, (pid, signal.SIGCONT)),
    ]
    for timer in timers:
        timer.start()
    block = judged(timed(supervisor, child, events), events)
    for timer in timers:
        timer.join()
    assert block.seconds > 1.3
    assert "suspended" in block.flags
    assert "fewer cores than threads" not in block.flags, "the pause explains it"
    assert BlockJudge((CPU,)).worth_retry(block)
