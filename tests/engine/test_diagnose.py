"""The look at why a step takes as long as it does: on a fake device whose bottleneck is planted, and on the CPU."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn

from gpubench_gui.core.events import Batches
from gpubench_gui.core.findings import Diagnosed
from gpubench_gui.core.spec import LaunchSpec, Training
from gpubench_gui.engine import diagnose as module
from gpubench_gui.engine.devices import Device, device
from gpubench_gui.engine.diagnose import diagnose
from gpubench_gui.engine.launch import Launch
from gpubench_gui.engine.peak import SMALLEST, Size, peak_flops
from gpubench_gui.engine.profiled import Row, Work, is_matrix_kernel, is_matrix_operator, profiled, summed
from gpubench_gui.engine.train import Trainer
from tests.engine import planted
from tests.engine.slow_device import SlowDevice
from tests.engine.wires import ListWire, launch_spec

pytestmark = pytest.mark.usefixtures("torch_settings")
# Far above what a loaded machine adds to a step whose real work is a layer of 8 by 10.
SLOW_S, RUN_S = 0.15, 0.002


@pytest.fixture
def no_peak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fastest rate takes 0.3 s to find, and most tests do not need it."""
    monkeypatch.setattr(module, "peak_flops", lambda *_: 1e12)


class FakeModel(nn.Module):
    """Keeps the host busy for `issue_s` a step and its device for `run_s`."""

    def __init__(self, owner: SlowDevice, issue_s: float, run_s: float) -> None:
        super().__init__()
        self._owner, self._issue_s, self._run_s = owner, issue_s, run_s
        self.layer = nn.Linear(8, 10)

    def forward(self, images: torch.Tensor) -> torch.Tensor:
        time.sleep(self._issue_s)
        self._owner.work(self._run_s)
        result: torch.Tensor = self.layer(images)
        return result


class FakeFeed(planted.PlantedFeed):
    """A feed whose copies take the device `copy_s` each, behind the host's back."""

    def __init__(self, owner: SlowDevice, sleep_s: float = 0.0, copy_s: float = 0.0) -> None:
        super().__init__(owner, (8, 8), sleep_s=sleep_s)
        self._owner, self._copy_s = owner, copy_s

    def deliver(self) -> Any:
        self._owner.work(self._copy_s)
        return super().deliver()


def fake_trainer(
    issue_s: float = 0.0005, run_s: float = RUN_S, sleep_s: float = 0.0, copy_s: float = 0.0
) -> tuple[Trainer, LaunchSpec]:
    torch.set_num_threads(1)  # threads that wait for each other take 20 ms themselves on a loaded machine
    slow = SlowDevice()
    spec = LaunchSpec("small-cnn", "cpu", "cuda:0", 0, "", 0.0, 1, Training(batch_size=8))
    feed = FakeFeed(slow, sleep_s, copy_s)
    return Trainer(ListWire(), spec, slow, FakeModel(slow, issue_s, run_s), feed), spec  # type: ignore[arg-type]


def bound(seen: Diagnosed) -> str | None:
    return planted.verdict(seen, None, seen.step_s / seen.images, False).bound


@pytest.mark.parametrize("profiler", [True, False], ids=["profiled", "without a profiler"])
@pytest.mark.parametrize(
    ("slow", "expected"),
    [
        ({"issue_s": SLOW_S}, "launch-bound"),
        ({"sleep_s": SLOW_S}, "data-bound"),
        ({"copy_s": SLOW_S}, "transfer-bound"),
    ],
)
@pytest.mark.usefixtures("no_peak")
def test_what_holds_a_fake_accelerator_up_is_found(
    monkeypatch: pytest.MonkeyPatch, slow: dict[str, float], expected: str, profiler: bool
) -> None:
    if profiler:
        monkeypatch.setattr(module, "profiled", lambda *_: Work(3 * RUN_S, 3 * RUN_S / 2))
    seen = diagnose(*fake_trainer(**slow))
    assert bound(seen) == expected
    assert seen.device_s == (pytest.approx(RUN_S) if profiler else None)
    assert (seen.missing is None) == profiler


@pytest.mark.usefixtures("no_peak")
def test_each_part_is_timed_by_itself() -> None:
    seen = diagnose(*fake_trainer(issue_s=0.02, run_s=0.06, sleep_s=0.05, copy_s=0.03))
    assert seen.images == 8
    assert 0.05 <= seen.data_s < 0.08
    assert 0.03 <= seen.copy_s < 0.06  # not the 60 ms of the step before, nor the gathering
    assert 0.02 <= seen.issue_s < 0.05  # not the 60 ms that the device takes for it
    assert seen.step_s >= 0.09  # the device copies and runs while the host gathers and issues


@pytest.mark.usefixtures("no_peak")
def test_an_accelerator_that_cannot_be_profiled_says_so_and_keeps_the_rest() -> None:
    seen = diagnose(*fake_trainer())
    assert (seen.device_s, seen.matrix_s) == (None, None)
    assert seen.missing == "the device's work: PyTorch cannot profile a device of the kind 'fake'"
    assert seen.peak_flops == 1e12


def test_a_device_short_of_memory_has_no_fastest_rate_and_keeps_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> float:
        raise RuntimeError("out of memory\nmore lines")

    monkeypatch.setattr(module, "peak_flops", refuse)
    seen = diagnose(*fake_trainer())
    assert seen.peak_flops is None
    assert "the fastest rate: out of memory" in (seen.missing or "")
    assert seen.step_s > 0


@pytest.mark.parametrize(
    "plant",
    [
        planted.sleeping,
        partial(planted.large_products, batch=1024, width=1024),
        partial(planted.elementwise, batch=128, width=10_000),
    ],
    ids=["sleeping", "products", "elements"],
)
def test_what_holds_the_cpu_up_is_found(plant: Callable[[Device], planted.Planted]) -> None:
    torch.set_num_threads(1)  # two that wait for each other on a loaded machine take longer than the work itself
    case = plant(device("cpu"))
    seen, found = planted.examine(case, device("cpu"), "cpu", 1)
    assert found.bound == case.expected, (seen, found.sentence)
    assert seen.missing is None
    assert seen.peak_flops is not None
    assert seen.peak_flops > 1e9


@pytest.mark.usefixtures("no_peak")
def test_a_real_launch_is_looked_at_and_keeps_its_mode_precision_and_curves(arrays_dir: Path) -> None:
    wire = ListWire()
    launch = Launch(wire, launch_spec(arrays_dir, batch_size=32))
    launch.trainer.run("warm-up", lambda steps, _: steps >= 2)
    launch.trainer.model.eval()
    told, before = len(wire.of(Batches)), torch.backends.fp32_precision
    seen = launch.diagnose()
    assert not launch.trainer.model.training
    assert torch.backends.fp32_precision == before
    assert len(wire.of(Batches)) == told, "its steps are no part of the curves"
    assert (seen.model, seen.device, seen.images) == ("small-cnn", "cpu", 32)
    assert seen.device_s is not None
    assert seen.matrix_s is not None
    assert 0 < seen.matrix_s < seen.device_s
    assert seen.step_s == pytest.approx(seen.data_s + seen.copy_s + seen.issue_s)


def test_memory_that_the_diagnosis_takes_is_not_counted_as_the_trainings(
    monkeypatch: pytest.MonkeyPatch, arrays_dir: Path
) -> None:
    launch = Launch(ListWire(), launch_spec(arrays_dir, batch_size=32))
    held = [1_000]
    monkeypatch.setattr(type(launch.device), "peak_memory_bytes", lambda _: held[0])
    monkeypatch.setattr(module, "peak_flops", lambda *_: held.__setitem__(0, 9_000) or 1e12)
    assert launch.peak_memory_bytes() == 1_000
    launch.diagnose()
    assert launch.peak_memory_bytes() == 1_000


@pytest.mark.usefixtures("no_peak")
def test_a_slow_model_is_looked_at_for_a_few_steps_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LIMIT_S", 0.05)
    trainer, spec = fake_trainer(issue_s=0.1)
    start = time.perf_counter()
    seen = diagnose(trainer, spec)
    assert time.perf_counter() - start < 0.9  # one step each, where ten, five and three would take 1.8 s
    assert seen.step_s >= 0.1


# ---- the profiler's rows ----------------------------------------------------------------------------


def test_kernels_are_counted_once_and_given_to_the_operator_that_started_them() -> None:
    rows = [
        Row("aten::convolution", False, 1e-3, 0.0),
        Row("aten::cudnn_convolution", False, 1e-3, 6e-3),
        Row("aten::convolution_backward", False, 1e-3, 2e-3),
        Row("aten::batch_norm", False, 1e-3, 1e-3),
        Row("void cutlass_80_simt_sgemm_128x64", True, 0.0, 6e-3),
        Row("a name nobody knows", True, 0.0, 2e-3),
        Row("bn_fw_tr_1C11_kernel_NCHW", True, 0.0, 1e-3),
    ]
    assert summed(rows, on_host=False) == Work(pytest.approx(9e-3), pytest.approx(8e-3))


def test_kernels_of_a_replayed_graph_are_told_by_their_names() -> None:
    rows = [
        Row("cudaGraphLaunch", False, 1e-3, 0.0),
        Row("sm90_xmma_fprop_implicit_gemm_bf16", True, 0.0, 4e-3),
        Row("void cudnn::ops::nchwToNhwcKernel<...>", True, 0.0, 1e-3),
        Row("vectorized_elementwise_kernel", True, 0.0, 2e-3),
    ]
    assert summed(rows, on_host=False) == Work(pytest.approx(7e-3), pytest.approx(4e-3))


@pytest.mark.parametrize(
    "name",
    [
        *("aten::mm", "aten::addmm", "aten::bmm", "aten::baddbmm", "aten::mkldnn_convolution", "aten::_convolution"),
        *("aten::convolution_backward", "aten::cudnn_convolution", "aten::_scaled_dot_product_flash_attention"),
        *("aten::_efficient_attention_backward", "aten::_slow_conv2d_forward", "aten::miopen_convolution"),
        "aten::_scaled_dot_product_flash_attention_for_cpu",
    ],
)
def test_products_and_convolutions_are_known_by_the_names_of_their_operators(name: str) -> None:
    assert is_matrix_operator(name)


@pytest.mark.parametrize(
    "name", ["aten::max_pool2d_with_indices", "aten::copy_", "AddmmBackward0", "aten::mul", "aten::native_batch_norm"]
)
def test_other_operators_are_not_taken_for_products(name: str) -> None:
    assert not is_matrix_operator(name)


def test_batch_norm_and_layout_kernels_of_cudnn_are_not_taken_for_convolutions() -> None:
    assert not is_matrix_kernel("void cudnn::bn_fw_tr_1C11_singleread<float>")
    assert not is_matrix_kernel("void nhwcToNchwKernel<float>")
    assert is_matrix_kernel("nvjet_sm90_tst_128x128_64x6_1x2_h_bz_TNT")


def test_a_profiler_that_sees_nothing_on_the_device_gives_a_reason() -> None:
    with pytest.raises(RuntimeError, match="saw nothing"):
        profiled(device("cpu"), lambda: None)


# ---- the fastest rate -------------------------------------------------------------------------------


def test_smaller_operations_are_tried_where_memory_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fits(_: object, __: object, size: Size) -> float:
        tried.append(size.n)
        if size.n > SMALLEST:
            raise RuntimeError("out of memory")
        return 5.0

    monkeypatch.setattr("gpubench_gui.engine.peak._best", fits)
    assert peak_flops(device("cpu"), "ieee") == 5.0
    assert tried == [1024, 512, 256]
    monkeypatch.setattr("gpubench_gui.engine.peak._best", lambda *_: (_ for _ in ()).throw(RuntimeError("none")))
    with pytest.raises(RuntimeError, match="none"):
        peak_flops(device("cpu"), "ieee")
