"""One thread that reads every sensor while a run lasts, and nothing when none does."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from typing import Self

from gpubench_gui.core.events import GpuReading, Sampled, SensorMissing
from gpubench_gui.telemetry.gpu import GpuMeter
from gpubench_gui.telemetry.host import HostMeter
from gpubench_gui.telemetry.nvidia import match
from gpubench_gui.telemetry.nvml import Nvml

log = logging.getLogger(__name__)

# The driver averages utilisation over 1/6 to 1 s: faster polls repeat old values. One reading takes
# 0.6 to 1.0 ms of CPU time for the machine (2 vCPUs of an EPYC) and 0.5 ms for a busy H200, with
# another 3.0 ms every 2 s for its energy counter: together 0.5 % of one core.
INTERVAL_S = 0.5
WINDOW_S = 1.0
JOIN_S = 2.0  # a driver call that hangs must not hold up Stop; the thread is a daemon


class Sampler:
    """Emits a `Sampled` every `interval_s` seconds, and one `SensorMissing` for each sensor that fails.

    `origin_s` is the `perf_counter` of the run's start; `gpus` maps the key of each GPU in the run
    to its UUID as PyTorch reports it (None or "": not told). `emit` is called on the sampling
    thread only, and not after the `with` block has ended. NVML is open only inside the block, and
    only when there are GPUs. CPU and memory figures have the base that `HostMeter` states.
    """

    def __init__(
        self,
        origin_s: float,
        emit: Callable[[Sampled | SensorMissing], None],
        gpus: Mapping[str, str | None],
        interval_s: float = INTERVAL_S,
    ) -> None:
        self._origin_s = origin_s
        self._emit = emit
        self._gpus = dict(gpus)
        self._interval_s = interval_s
        self._host = HostMeter()
        self._stop = threading.Event()
        self._closed = False
        self._own_pids: set[int] = set()
        self._told: set[tuple[str | None, str]] = set()
        self._cost_s = 0.0
        self._thread = threading.Thread(target=self._main, name="sampler", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(JOIN_S)
        self._closed = True
        if self._thread.is_alive():
            log.info("a sensor did not answer within %g s of the end of the run", JOIN_S)

    def watch(self, pid: int) -> None:
        """Count the process `pid` as training from the next reading on."""
        self._own_pids.add(pid)
        self._host.watch(pid)

    def unwatch(self, pid: int) -> None:
        """Stop counting the process `pid`."""
        self._host.unwatch(pid)

    @property
    def cost_s(self) -> float:
        """CPU seconds the sampling thread has used so far: what monitoring cost."""
        return self._cost_s

    def _main(self) -> None:
        try:
            self._host.prime()
            if not self._gpus:
                self._loop([])
                return
            with Nvml() as nvml:
                self._loop(self._meters(nvml))
        except Exception:  # a run goes on without its sensors; the log says why they ended
            log.exception("sampling ended early")

    def _meters(self, nvml: Nvml) -> list[GpuMeter]:
        if nvml.reason is not None:
            self._miss(None, "GPU meters", nvml.reason)
            return []
        meters = []
        for key, uuid in self._gpus.items():
            found = match(nvml, uuid)
            if found.reason is None:
                meters.append(GpuMeter(nvml, key, found))
            else:
                self._miss(key, "GPU meters", found.reason)
        return meters

    def _loop(self, meters: list[GpuMeter]) -> None:
        began = due = time.perf_counter()
        while True:
            self._cost_s = time.thread_time()
            now = time.perf_counter()
            due += self._interval_s
            if due < now:  # a slow driver: readings that are late are left out, not made up for
                due = now + self._interval_s
            if self._stop.wait(due - now):
                break
            meters = self._sample(meters)
        if time.perf_counter() - began < WINDOW_S:
            for meter in meters:
                text = f"the run was too short: the driver averages over up to {WINDOW_S:g} s"
                self._miss(meter.key, "GPU utilisation", text)
        self._cost_s = time.thread_time()

    def _sample(self, meters: list[GpuMeter]) -> list[GpuMeter]:
        """Read everything once; the GPUs that are still there."""
        gpus: list[GpuReading] = []
        living = []
        for meter in meters:
            reading = meter.read(frozenset(self._own_pids))
            if reading is not None:
                gpus.append(reading)
                living.append(meter)
            for name, reason in meter.missing.items():
                self._miss(meter.key, name, reason)
        host = self._host.read()
        for name, reason in self._host.missing.items():
            self._miss(None, name, reason)
        self._send(
            Sampled(
                at_s=self._now(),
                cpu_percent=host.cpu_percent,
                child_cpu_percent=host.child_cpu_percent,
                others_cores=host.others_cores,
                memory_used_bytes=host.memory_used_bytes,
                memory_total_bytes=host.memory_total_bytes,
                child_memory_bytes=host.child_memory_bytes,
                gpus=tuple(gpus),
                flags=host.flags,
                cpu_energy_j=host.cpu_energy_j,
            )
        )
        return living

    def _miss(self, device: str | None, name: str, reason: str) -> None:
        if (device, name) not in self._told:
            self._told.add((device, name))
            self._send(SensorMissing(self._now(), device, name, reason))

    def _send(self, event: Sampled | SensorMissing) -> None:
        if not self._closed:  # a thread that was stuck in the driver past the end stays silent
            self._emit(event)

    def _now(self) -> float:
        return time.perf_counter() - self._origin_s
