"""Real child processes that end in every way a child can end."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gpubench_gui.core.events import (
    Batches,
    BlockTimed,
    Event,
    LaunchEnded,
    LaunchReady,
    LaunchStarted,
    Notice,
)
from gpubench_gui.runner import process
from gpubench_gui.runner import supervisor as module
from gpubench_gui.runner.supervisor import Halted, Skipped, Supervisor, TrainingChild
from tests.runner.drive import check_one_terminal_event_each, drive, launch_spec, pids, running

Plant = Callable[[dict[str, str]], None]
BLOCK = {"do": "block", "seconds": 0.1}


def start(supervisor: Supervisor, events: list[Event], key: str = "cpu", threads: int = 2) -> TrainingChild:
    spec = launch_spec(key, threads=threads, origin_s=supervisor.origin_s)
    return drive(supervisor.launch(spec), events)


def wait_ready(supervisor: Supervisor, child: TrainingChild, events: list[Event]) -> bool:
    return drive(supervisor.wait_ready(child), events)


def block(supervisor: Supervisor, child: TrainingChild, events: list[Event]) -> bool:
    return drive(supervisor.ask(child, BLOCK, lambda e: isinstance(e, BlockTimed)), events)


def terminal(events: list[Event]) -> LaunchEnded:
    check_one_terminal_event_each(events)
    return next(e for e in reversed(events) if isinstance(e, LaunchEnded))


def test_a_child_that_finishes_says_so_itself(supervisor: Supervisor) -> None:
    events: list[Event] = []
    child = start(supervisor, events)
    assert isinstance(events[0], LaunchStarted)
    assert wait_ready(supervisor, child, events)
    assert block(supervisor, child, events)
    assert not drive(supervisor.ask(child, {"do": "end"}, lambda _: False), events)
    assert terminal(events).outcome == "finished"
    assert child.gone
    assert supervisor.alive() == []


def test_threads_and_text_encoding_are_in_the_childs_environment_before_any_import(
    supervisor: Supervisor,
) -> None:
    events: list[Event] = []
    wait_ready(supervisor, start(supervisor, events, threads=3), events)
    ready = next(e for e in events if isinstance(e, LaunchReady))
    assert ready.facts == {"OMP_NUM_THREADS": "3", "MKL_NUM_THREADS": "3", "PYTHONUTF8": "1"}


@pytest.mark.parametrize(
    ("trouble", "kind", "words"),
    [
        ("raise", "died", "ended with status 1: RuntimeError: CUDA error: an illegal memory access"),
        ("fail", "out-of-memory", "out of memory at batch 128"),
        ("quit", "died", "ended with status 0"),
        ("say goodbye twice", "error", "the first"),
    ],
)
def test_a_child_that_fails_in_a_block_ends_its_launch_once_with_the_reason(
    supervisor: Supervisor, plant: Plant, trouble: str, kind: str, words: str
) -> None:
    plant({"cpu/block": trouble})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert not block(supervisor, child, events)
    end = terminal(events)
    assert (end.outcome, end.kind) == ("failed", kind)
    assert words in (end.reason or "")
    assert child.terminal is end


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
@pytest.mark.parametrize(
    ("trouble", "signal_name", "cure"),
    [
        ("abort", "SIGABRT", "log names the cause"),
        ("segv", "SIGSEGV", "log names the cause"),
        ("kill", "SIGKILL", "run out of memory"),
        ("bus", "SIGBUS", "/dev/shm"),
    ],
)
def test_a_child_ended_by_a_signal_is_named_with_a_cure_and_keeps_its_batches(
    supervisor: Supervisor, plant: Plant, trouble: str, signal_name: str, cure: str
) -> None:
    plant({"cpu/evaluate": trouble})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert block(supervisor, child, events)
    before = time.monotonic()
    assert not drive(supervisor.ask(child, {"do": "evaluate"}, lambda _: False), events)
    assert time.monotonic() - before < 10  # it would sleep for 60
    end = terminal(events)
    assert (end.outcome, end.kind) == ("failed", "died")
    assert signal_name in (end.reason or "")
    assert cure in (end.cure or "")
    assert any(isinstance(e, Batches) for e in events)
    assert any(isinstance(e, BlockTimed) for e in events)


def test_a_child_that_dies_before_it_is_ready_is_noticed(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/start": "raise"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert not wait_ready(supervisor, child, events)
    assert terminal(events).kind == "died"


def test_asking_a_child_that_is_gone_returns_at_once(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/start": "quit"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert not wait_ready(supervisor, child, events)
    assert not block(supervisor, child, events)
    check_one_terminal_event_each(events)


def test_a_child_that_was_ready_while_another_was_waited_for_is_ready(supervisor: Supervisor) -> None:
    events: list[Event] = []
    first, second = start(supervisor, events, "cpu"), start(supervisor, events, "cuda:0")
    for child in (second, first, first):
        assert wait_ready(supervisor, child, events)
    assert [type(e) for e in events].count(LaunchReady) == 2


def test_the_death_of_one_child_leaves_the_other_at_work(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cuda:0/warm-up": "segv"})
    events: list[Event] = []
    cpu = start(supervisor, events, "cpu")
    assert wait_ready(supervisor, cpu, events)
    gpu = start(supervisor, events, "cuda:0")
    assert wait_ready(supervisor, gpu, events)
    assert not drive(supervisor.ask(gpu, {"do": "warm-up"}, lambda _: False), events)
    assert block(supervisor, cpu, events)
    assert not drive(supervisor.ask(cpu, {"do": "end"}, lambda _: False), events)
    ends = {e.device: e.outcome for e in events if isinstance(e, LaunchEnded)}
    assert ends == {"cuda:0": "failed", "cpu": "finished"}
    check_one_terminal_event_each(events)


def test_a_second_try_after_a_device_error_is_a_fresh_process_and_works(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/block@0": "raise"})
    events: list[Event] = []
    first = start(supervisor, events)
    assert wait_ready(supervisor, first, events)
    assert not block(supervisor, first, events)
    second = drive(supervisor.launch(launch_spec("cpu", 1, origin_s=supervisor.origin_s)), events)
    assert wait_ready(supervisor, second, events)
    assert block(supervisor, second, events)
    assert len(set(pids(events))) == 2


def test_a_last_message_larger_than_a_pipe_is_read_before_the_end_is_told(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/block": "big last word"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert not block(supervisor, child, events)
    assert sum(len(e.batch_s) for e in events if isinstance(e, Batches)) == 60_000
    assert "status 7" in (terminal(events).reason or "")
    assert isinstance(events[-1], LaunchEnded)


def test_the_reason_waits_for_the_last_words_of_a_child(
    supervisor: Supervisor, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process.log, "info", lambda *_: time.sleep(0.005))  # reading them takes half a second
    plant({"cpu/block": "long last words"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert not block(supervisor, child, events)
    end = terminal(events)
    assert end.reason == "the process ended with status 1: OSError: No space left on device"
    assert end.cure == "Free some disk space and run again."


def test_a_flood_of_messages_arrives_whole_and_in_order(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/block": "flood"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert block(supervisor, child, events)
    flood = [e.first_batch for e in events if isinstance(e, Batches)]
    assert flood == [*range(5000), 0]


def test_noise_on_both_outputs_never_disturbs_the_events(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/block": "noise"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert block(supervisor, child, events)
    assert not drive(supervisor.ask(child, {"do": "end"}, lambda _: False), events)
    assert terminal(events).outcome == "finished"


def test_lines_that_are_no_events_are_logged_and_skipped(
    supervisor: Supervisor, plant: Plant, caplog: pytest.LogCaptureFixture
) -> None:
    plant({"cpu/block": "garbage"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert block(supervisor, child, events)
    warnings = [r.getMessage() for r in caplog.records if r.levelno == logging.WARNING]
    assert len(warnings) == 3
    assert all("no event" in w for w in warnings)


def test_stop_ends_a_hanging_child_after_its_second_of_grace(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/block": "hang"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    threading.Timer(0.2, supervisor.halt).start()
    with pytest.raises(Halted):
        block(supervisor, child, events)
    before = time.monotonic()
    events += supervisor.end(supervisor.alive())
    assert time.monotonic() - before < 5 * module.STOP_GRACE_S  # it would sleep for 60 s; the machine may be loaded
    assert terminal(events).outcome == "stopped"
    assert not any(running(p) for p in pids(events))


def test_stop_lets_a_child_that_listens_say_goodbye_itself(supervisor: Supervisor) -> None:
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    supervisor.halt()
    with pytest.raises(Halted):
        block(supervisor, child, events)
    events += supervisor.end(supervisor.alive())
    assert terminal(events).outcome == "stopped"
    assert child.process is not None
    assert child.process.outcome().code == 0


def test_skip_is_taken_once_and_a_deaf_child_that_it_ends_has_not_failed(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/block@0": "deaf"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    threading.Timer(0.2, supervisor.skip, [child.spec.model]).start()
    with pytest.raises(Skipped):
        block(supervisor, child, events)
    events += supervisor.end(supervisor.alive())
    assert terminal(events).outcome == "stopped"
    following = drive(supervisor.launch(launch_spec("cpu", 1, origin_s=supervisor.origin_s)), events)
    assert wait_ready(supervisor, following, events)
    assert block(supervisor, following, events)


def test_a_silent_child_is_announced_once_and_given_up_later(
    supervisor: Supervisor, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant({"cpu/block": "hang"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    monkeypatch.setattr(module, "SILENT_NOTICE_S", 0.3)
    monkeypatch.setattr(module, "SILENT_LIMIT_S", 1.0)
    assert not block(supervisor, child, events)
    notices = [e for e in events if isinstance(e, Notice)]
    assert len(notices) == 1
    assert notices[0].level == "warning"
    assert "No batch from small-cnn on cpu for" in notices[0].text
    end = terminal(events)
    assert (end.outcome, end.kind) == ("failed", "silent")
    assert "memory" not in (end.cure or "")  # it was ended by us, not by the system
    assert not running(pids(events)[0])


def test_a_child_that_dies_in_its_sleep_is_not_called_silent(
    supervisor: Supervisor, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[Event] = []
    cpu, gpu = start(supervisor, events, "cpu"), start(supervisor, events, "cuda:0")
    assert wait_ready(supervisor, cpu, events)
    assert wait_ready(supervisor, gpu, events)
    monkeypatch.setattr(module, "SILENT_LIMIT_S", 1.0)
    time.sleep(1.1)  # the GPU's child sleeps for longer than a child that works may be silent
    os.kill(pids(events)[1], 9)
    while gpu.terminal is None:
        assert block(supervisor, cpu, events)
    assert gpu.terminal.kind == "died"


def test_a_child_that_closes_its_output_and_lives_on_is_ended(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/block": "mute"})
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert not block(supervisor, child, events)
    assert terminal(events).outcome == "failed"
    assert not running(pids(events)[0])


def test_sensor_events_posted_from_another_thread_pass_through_a_wait(supervisor: Supervisor) -> None:
    events: list[Event] = []
    child = start(supervisor, events)
    supervisor.post(Notice(0.5, "info", "from elsewhere"))
    assert wait_ready(supervisor, child, events)
    assert Notice(0.5, "info", "from elsewhere") in events


def test_the_sampler_is_told_of_every_child_and_of_its_end(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cuda:0/start": "segv"})
    watched: list[int] = []
    unwatched: list[int] = []
    supervisor.watch, supervisor.unwatch = watched.append, unwatched.append
    events: list[Event] = []
    gpu = start(supervisor, events, "cuda:0")
    assert not wait_ready(supervisor, gpu, events)
    cpu = start(supervisor, events, "cpu")
    assert wait_ready(supervisor, cpu, events)
    assert watched == pids(events)
    assert unwatched == watched[:1]


def test_kill_all_leaves_no_process(supervisor: Supervisor, plant: Plant) -> None:
    plant({"cpu/start": "deaf", "cuda:0/start": "deaf"})
    events: list[Event] = []
    start(supervisor, events, "cpu")
    start(supervisor, events, "cuda:0")
    assert all(running(p) for p in pids(events))
    supervisor.kill_all()
    assert not any(running(p) for p in pids(events))


def test_files_in_the_current_folder_do_not_take_the_place_of_the_childs_modules(
    supervisor: Supervisor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("random", "json", "queue", "torch", "cuda", "gpubench_gui"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\nraise SystemExit(9)\n")
    monkeypatch.chdir(tmp_path)
    events: list[Event] = []
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert not (tmp_path / "ran").exists()


# ---- spare children -------------------------------------------------------------------------------


def test_a_spare_child_gets_the_launch_of_its_thread_count_and_nobody_hears_of_it_before(
    supervisor: Supervisor,
) -> None:
    watched: list[int] = []
    supervisor.watch = watched.append
    supervisor.prepare([3, 2])
    events: list[Event] = []
    drive(supervisor.settle(), events)
    assert events == []
    child = start(supervisor, events, threads=2)
    assert wait_ready(supervisor, child, events)
    ready = next(e for e in events if isinstance(e, LaunchReady))
    assert ready.facts["OMP_NUM_THREADS"] == "2"
    assert pids(events) == watched[1:]  # no third process was started
    supervisor.prepare([3, 2])
    assert len(watched) == 3  # one of the two was still there
    supervisor.kill_all()
    assert not any(running(pid) for pid in watched)


def test_what_is_settled_has_imported(supervisor: Supervisor, plant: Plant) -> None:
    plant({"spare/import": "slow"})
    supervisor.prepare([2])
    before = time.monotonic()
    drive(supervisor.settle(), [])
    assert time.monotonic() - before >= 0.5


@pytest.mark.parametrize("trouble", ["quit", "hang"])
def test_a_spare_child_that_dies_or_hangs_costs_the_round_nothing_but_its_start(
    supervisor: Supervisor, plant: Plant, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "IMPORT_LIMIT_S", 0.5)
    watched: list[int] = []
    supervisor.watch = watched.append
    plant({"spare/import": trouble})
    supervisor.prepare([2])
    plant({})
    events: list[Event] = []
    drive(supervisor.settle(), events)
    child = start(supervisor, events)
    assert wait_ready(supervisor, child, events)
    assert pids(events) == watched[1:]
    assert not running(watched[0])


def test_a_stop_is_obeyed_while_spare_children_import(supervisor: Supervisor, plant: Plant) -> None:
    plant({"spare/import": "hang"})
    supervisor.prepare([2])
    supervisor.halt()
    with pytest.raises(Halted):
        drive(supervisor.settle(), [])
