"""What the probe found: every device that could train, usable or not."""

from __future__ import annotations

from dataclasses import dataclass

from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.told import retell


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """One device of this machine. An unusable one says why (`reason`) and what cures it (`cure`).

    `label` is what people call it ("NVIDIA H200", "16 CPU cores"); `backend` is "cpu", "cuda",
    "rocm", "mps" or "xpu"; `uuid` is the driver's, for matching sensors, None where there is none.
    """

    key: str
    device: str
    label: str
    backend: str
    available: bool = True
    reason: str | None = None
    cure: str | None = None
    uuid: str | None = None
    memory_bytes: int | None = None

    @property
    def name(self) -> str:
        """Its label in the language in force."""
        return retell(self.label)

    def choice(self) -> DeviceChoice:
        return DeviceChoice(self.key, self.device, self.label)
