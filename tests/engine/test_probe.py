"""What the probe says about a device, from the texts that drivers really give."""

from __future__ import annotations

import pytest
import torch

from gpubench_gui.engine import probe
from gpubench_gui.engine.devices import Device
from gpubench_gui.engine.probe import examine, explain

NO_KERNEL = "CUDA error: no kernel image is available for execution on the device"
ARCHITECTURES = ["sm_75", "sm_80", "sm_90", "sm_90a", "compute_90"]


def card(monkeypatch: pytest.MonkeyPatch, capability: tuple[int, int]) -> None:
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda name: capability)
    monkeypatch.setattr(torch.cuda, "get_arch_list", lambda: ARCHITECTURES)


@pytest.mark.parametrize(
    ("capability", "word"), [((12, 0), "newer"), ((10, 0), "newer"), ((6, 1), "older"), ((5, 0), "older")]
)
def test_a_card_without_kernels_gets_the_advice_of_its_direction(
    monkeypatch: pytest.MonkeyPatch, capability: tuple[int, int], word: str
) -> None:
    card(monkeypatch, capability)
    reason, cure = explain("cuda:0", NO_KERNEL)
    assert f"sm_{capability[0]}{capability[1]}" in reason
    assert word in cure
    assert {"newer": "older", "older": "newer"}[word] not in cure


@pytest.mark.parametrize(
    ("text", "reason", "cure"),
    [
        (
            "The NVIDIA driver on your system is too old (found version 11040).",
            "too old",
            "Update the driver",
        ),
        ("CUDA driver version is insufficient for CUDA runtime version", "too old", "Update the driver"),
        ("CUDA unknown error - this may be due to", "slept", "restart the machine"),
        ("CUDA out of memory. Tried to allocate", "memory is full", "Close other programs"),
        ("something new\nand long", "a test step failed: something new", "other devices are not affected"),
        ("", "a test step failed: no message", "other devices"),
    ],
)
def test_every_known_text_has_its_reason_and_cure(text: str, reason: str, cure: str) -> None:
    found = explain("cuda:0", text)
    assert reason in found[0]
    assert cure in found[1]


def test_a_real_step_decides_and_the_cpu_passes_it() -> None:
    found = examine("cpu")
    assert (found.key, found.backend, found.available, found.reason) == ("cpu", "cpu", True, None)


def test_a_device_whose_step_fails_is_listed_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(found: Device) -> None:
        raise RuntimeError("CUDA unknown error")

    monkeypatch.setattr(probe, "train_once", broken)
    found = examine("cpu")
    assert not found.available
    assert "slept" in (found.reason or "")
    assert found.cure
