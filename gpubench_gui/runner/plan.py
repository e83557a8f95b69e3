"""What every launch of a run shares."""

from __future__ import annotations

from dataclasses import dataclass

from gpubench_gui.core.spec import DeviceChoice, LaunchSpec, RunSpec

HOST_THREADS = 4
BLOCK_S = 2.0
EVALUATE_S = 0.5


@dataclass(frozen=True, slots=True)
class Plan:
    """A specification with what had to be found out first: where the images lie, how many threads the CPU has.

    `pace` multiplies every least duration (warm-up, block, evaluation): 1, but for a calibration in a hurry.
    """

    spec: RunSpec
    data_dir: str
    origin_s: float
    threads: int
    pace: float = 1.0
    logical_cpus: int = 1

    def launch(self, model: str, device: DeviceChoice, round_: int, tricks: tuple[str, ...] = ()) -> LaunchSpec:
        return LaunchSpec(
            model=model,
            device=device.device,
            key=device.key,
            round=round_,
            data_dir=self.data_dir,
            origin_s=self.origin_s,
            threads=device.threads or (self.threads if device.is_cpu else min(HOST_THREADS, self.threads)),
            training=self.spec.training,
            tricks=tricks,
        )
