"""The largest batch: the search with planted limits, its guard, and a real child that ends within seconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import LargestBatch
from gpubench_gui.engine import largest, resident
from gpubench_gui.engine.child import serve
from gpubench_gui.engine.devices import KINDS, Cuda
from gpubench_gui.engine.feed import Batch
from gpubench_gui.engine.largest import Found, Guard, Verdict, search
from gpubench_gui.engine.resident import peak_resident_bytes
from gpubench_gui.engine.train import Trainer
from gpubench_gui.runner.largest import SHARING
from gpubench_gui.runner.supervisor import Supervisor
from tests.engine.wires import ListWire, launch_spec
from tests.runner.drive import check_one_terminal_event_each, drive

MIB = 1024**2


def up_to(most: int, beyond: Verdict = "memory", least: int = 1) -> tuple[Callable[[int], Verdict], list[int]]:
    """An attempt that fits from `least` to `most` images, and the sizes it was asked for."""
    asked: list[int] = []

    def attempt(size: int) -> Verdict:
        asked.append(size)
        return "too small" if size < least else "fits" if size <= most else beyond

    return attempt, asked


# ---- the search ------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [1, 2, 3, 17, 100, 1000, 1408, 4095, 4096, 33_333])
def test_bisection_ends_within_a_sixteenth_below_the_planted_limit(most: int) -> None:
    attempt, asked = up_to(most)
    found = search(attempt, 50_000)
    assert found.batch_size <= most < found.refused  # type: ignore[operator]
    assert found.refused - found.batch_size <= max(1, found.batch_size // 16)  # type: ignore[operator]
    assert found.limit == "memory"
    assert len(asked) == len(set(asked)) <= 22


def test_the_cap_is_tried_itself_and_ends_the_search() -> None:
    attempt, asked = up_to(10**9)
    assert search(attempt, 1000) == Found(1000, "cap", None)
    assert asked == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000]


def test_a_model_that_normalises_over_the_batch_starts_at_two() -> None:
    attempt, asked = up_to(64, least=2)
    assert search(attempt, 64) == Found(64, "cap", None)
    assert asked[:3] == [1, 2, 4]


def test_not_even_one_image_is_a_batch_of_none() -> None:
    assert search(up_to(0)[0], 100) == Found(0, "memory", 1)
    assert search(up_to(0, "guard")[0], 100) == Found(0, "guard", 1)
    assert search(up_to(1, least=2)[0], 100) == Found(0, "memory", 2)


def test_a_slow_step_counts_and_ends_the_doubling() -> None:
    assert search(lambda size: "slow" if size == 64 else "fits", 1000) == Found(64, "guard", None)


def test_a_slow_step_ends_the_bisection_too() -> None:
    verdicts: dict[int, Verdict] = {128: "memory", 96: "slow"}
    assert search(lambda size: verdicts.get(size, "fits"), 1000) == Found(96, "memory", 128)


def test_the_last_refusal_names_the_limit() -> None:
    verdicts: dict[int, Verdict] = {64: "guard", 48: "memory", 40: "fits", 44: "fits", 46: "fits"}
    assert search(lambda size: verdicts.get(size, "fits"), 1000) == Found(46, "memory", 48)


# ---- the guard -------------------------------------------------------------------------------------


def test_the_guard_draws_a_line_through_the_last_two_sizes() -> None:
    guard = Guard(1000)
    guard.saw(0, 400)
    assert guard.allows(1)
    guard.saw(10, 500)  # 10 bytes an image, 400 of its own
    assert guard.foretold(20) == 600
    guard.saw(20, 640)  # 14 from here on
    assert guard.foretold(40) == 920
    assert guard.allows(45)
    assert not guard.allows(46)


def test_a_guard_that_is_full_before_the_first_step_allows_none() -> None:
    guard = Guard(399)
    guard.saw(0, 400)
    assert not guard.allows(1)


def test_a_device_with_memory_of_its_own_needs_no_line() -> None:
    guard = Guard(None)
    guard.saw(1, 10**15)
    assert guard.allows(10**9)


def test_the_peak_is_this_process_own_and_grows_with_what_it_touches() -> None:
    before = peak_resident_bytes()
    assert before is not None
    held = torch.ones(64 * MIB // 4 + before // 4)  # more than was ever held at once
    after = peak_resident_bytes()
    assert after is not None
    assert after - before >= 32 * MIB
    del held


def test_a_system_that_does_not_tell_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for text in (None, "Name: python\n", "VmHWM:\n", "VmHWM: many kB\n"):
        monkeypatch.setattr(resident, "STATUS", tmp_path / "status")
        if text is not None:
            (tmp_path / "status").write_text(text)
        assert peak_resident_bytes() is None


def test_a_gpu_keeps_room_for_the_display_within_what_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 8 GiB, 5 are free and 1 is this process's own: it may hold 6 less half a GiB, 11/16 of all."""
    limits: list[tuple[float, torch.device]] = []
    monkeypatch.setattr(torch.cuda, "mem_get_info", lambda _: (5 * 1024 * MIB, 8 * 1024 * MIB))
    monkeypatch.setattr(torch.cuda, "memory_reserved", lambda _: 1024 * MIB)
    monkeypatch.setattr(torch.cuda, "set_per_process_memory_fraction", lambda *a: limits.append(a))
    Cuda("cuda:0").keep_free(512 * MIB)
    Cuda("cuda:0").keep_free(100 * 1024 * MIB)
    assert limits == [(11 / 16, torch.device("cuda:0")), (0.0, torch.device("cuda:0"))]


def test_only_devices_with_memory_of_their_own_do_without_a_guard() -> None:
    assert {name for name, kind in KINDS.items() if kind.shares_memory} == {"cpu", "mps"} == set(SHARING)


# ---- in a launch -----------------------------------------------------------------------------------


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch, torch_settings: None) -> list[int]:
    """The sizes of the steps that were asked for; real ones are only run up to 4 images."""
    sizes: list[int] = []
    real = Trainer.update

    def update(self: Trainer, batch: Batch) -> torch.Tensor:
        sizes.append(batch.size)
        return real(self, Batch(batch.images[:4], batch.labels[:4], min(4, batch.size)))

    monkeypatch.setattr(Trainer, "update", update)
    monkeypatch.setattr(largest, "volunteer", lambda: None)  # this process is not the one to be ended first
    return sizes


def run(wire: ListWire, folder: Path, **command: object) -> ListWire:
    wire._commands += [{"do": "largest", "guard_bytes": None, "cap": 640, **command}, {"do": "end"}]
    serve(wire, launch_spec(folder, batch_size=32))  # type: ignore[arg-type]
    return wire


def test_out_of_memory_is_a_result_and_the_search_goes_on(
    steps: list[int], arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Trainer.update

    def update(self: Trainer, batch: Batch) -> torch.Tensor:
        loss = counted(self, batch)
        if batch.size > 300:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB.")
        return loss

    monkeypatch.setattr(Trainer, "update", update)
    wire = run(ListWire(), arrays_dir)
    (found,) = wire.of(LargestBatch)
    assert (found.model, found.device, found.limit) == ("small-cnn", "cpu", "memory")
    assert 300 - 300 // 16 <= found.batch_size <= 300 < found.refused
    assert found.peak_memory_bytes > 0
    assert steps[:10] == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
    assert wire.sent[-1].outcome == "finished"  # type: ignore[union-attr]
    signs = [e for e in wire.of(ev.PhaseChanged) if e.phase == "diagnose"]
    assert len(signs) == len(steps) + 1  # one before each try, and the command's own


def test_a_step_that_takes_too_long_ends_the_search_and_says_so(
    steps: list[int], arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(largest, "SLOW_S", 0.0)
    wire = run(ListWire(), arrays_dir)
    (found,) = wire.of(LargestBatch)
    assert (found.batch_size, found.limit, found.refused) == (1, "guard", None)
    (notice,) = wire.of(ev.Notice)
    assert "ended at 1 image: one step took" in notice.text


def test_another_fault_than_memory_ends_the_launch_as_failed(
    steps: list[int], arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def update(self: Trainer, batch: Batch) -> torch.Tensor:
        raise RuntimeError("CUDA error: an illegal memory access was encountered")

    monkeypatch.setattr(Trainer, "update", update)
    wire = run(ListWire(), arrays_dir)
    assert wire.of(LargestBatch) == []
    assert wire.sent[-1].kind == "device-error"  # type: ignore[union-attr]


def test_a_stop_takes_effect_before_the_next_try(steps: list[int], arrays_dir: Path) -> None:
    wire = run(ListWire(stop=lambda: len(steps) == 3), arrays_dir)
    assert steps == [1, 2, 4]
    assert wire.of(LargestBatch) == []
    assert wire.sent[-1].outcome == "stopped"  # type: ignore[union-attr]


def test_a_guard_that_cannot_be_kept_is_a_failure_not_a_batch_of_none(
    steps: list[int], arrays_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(largest, "peak_resident_bytes", lambda: None)
    wire = run(ListWire(), arrays_dir, guard_bytes=10**12)
    assert wire.of(LargestBatch) == []
    assert "no batch is safe to try" in wire.sent[-1].reason  # type: ignore[union-attr]
    assert steps == []


@pytest.mark.parametrize("more", [0, 96 * MIB])
def test_a_real_child_stays_below_its_guard(more: int, arrays_dir: Path) -> None:
    """With a guard a little above what PyTorch itself holds, found by asking such a child once."""
    supervisor, events = Supervisor(time.perf_counter()), []
    try:
        spec = replace(launch_spec(arrays_dir), origin_s=supervisor.origin_s)
        child = drive(supervisor.launch(spec), events)
        assert drive(supervisor.wait_ready(child), events)
        assert child.process is not None
        status = Path(f"/proc/{child.process.pid}/status").read_text()
        held = int(status.split("VmHWM:")[1].split()[0]) * 1024
        guard = held + more if more else held - MIB
        command = {"do": "largest", "guard_bytes": guard, "cap": 50_000}
        assert drive(supervisor.ask(child, command, lambda e: isinstance(e, LargestBatch)), events)
        found = next(e for e in events if isinstance(e, LargestBatch))
        assert Path(f"/proc/{child.process.pid}/oom_score_adj").read_text().strip() == "1000"
        assert not drive(supervisor.ask(child, {"do": "end"}, lambda _: False), events)
        check_one_terminal_event_each(events)
    finally:
        supervisor.kill_all()
    assert found.limit == "guard"
    if more:
        assert found.batch_size >= 8
        assert found.refused is not None
        assert found.peak_memory_bytes is not None
        assert found.peak_memory_bytes <= guard + 32 * MIB  # a line is a forecast
    else:
        assert (found.batch_size, found.refused, found.peak_memory_bytes) == (0, 1, None)


@pytest.mark.gpu
def test_on_cuda_the_device_runs_out_of_memory_and_the_answer_trains(arrays_dir: Path) -> None:
    """ResNet-50's model with up to a million images a batch, which no GPU holds."""
    supervisor, events = Supervisor(time.perf_counter()), []
    try:
        spec = replace(launch_spec(arrays_dir, "resnet50", "cuda:0"), device="cuda:0", origin_s=supervisor.origin_s)
        child = drive(supervisor.launch(spec), events)
        assert drive(supervisor.wait_ready(child), events)
        command = {"do": "largest", "guard_bytes": None, "cap": 1_000_000}
        assert drive(supervisor.ask(child, command, lambda e: isinstance(e, LargestBatch)), events), child.terminal
        assert not drive(supervisor.ask(child, {"do": "end"}, lambda _: False), events)
    finally:
        supervisor.kill_all()
    found = next(e for e in events if isinstance(e, LargestBatch))
    assert found.limit == "memory"
    assert found.batch_size >= 128
    assert found.refused is not None
    assert found.refused - found.batch_size <= found.batch_size // 16
    assert found.peak_memory_bytes is not None
    assert found.peak_memory_bytes > 1024**3
    assert child.terminal is not None
    assert child.terminal.outcome == "finished"
