"""What each launch of a plan is told."""

from __future__ import annotations

from dataclasses import replace

from gpubench_gui.core.spec import RunSpec, Training
from gpubench_gui.runner.plan import HOST_THREADS, Plan
from tests.runner.drive import CPU, GPU

SPEC = RunSpec(("small-cnn",), (CPU, GPU), training=Training(seed=9))


def test_the_cpu_gets_every_usable_thread_and_a_gpus_host_a_few() -> None:
    plan = Plan(SPEC, "arrays", 1.5, 16)
    assert plan.launch("small-cnn", CPU, 0).threads == 16
    assert plan.launch("small-cnn", GPU, 0).threads == HOST_THREADS
    assert Plan(SPEC, "arrays", 1.5, 2).launch("small-cnn", GPU, 0).threads == 2


def test_a_chosen_number_of_threads_is_honoured() -> None:
    assert Plan(SPEC, "arrays", 1.5, 16).launch("small-cnn", replace(CPU, threads=3), 0).threads == 3


def test_every_device_is_told_the_same_training_data_and_clock() -> None:
    plan = Plan(SPEC, "arrays", 1.5, 16)
    cpu, gpu = plan.launch("small-cnn", CPU, 2), plan.launch("small-cnn", GPU, 2)
    assert (cpu.device, cpu.key, gpu.device, gpu.key) == ("cpu", "cpu", "cuda:0", "cuda:0")
    for launch in (cpu, gpu):
        assert (launch.training, launch.data_dir, launch.origin_s) == (SPEC.training, "arrays", 1.5)
        assert launch.round == 2
