"""Every sensor of a run: where its readings come from, how often, what it said last or why it said nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gpubench_gui.core.energy import PACKAGES
from gpubench_gui.core.events import GpuReading, Sampled
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.naming import short_name
from gpubench_gui.core.record import GIB, RunRecord
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import figures

COLUMNS = (mark("Sensor"), mark("Source"), mark("Read"), mark("State"), mark("Last value"))
OFTEN, RARELY = mark("every 0.5 s"), mark("every 2 s")
BEFORE = mark("The sensors are read while a run lasts. Run a comparison, or open a saved run, to see them here.")
AVAILABLE = mark("available")
NOT_YET = mark("no reading yet")
NEVER = mark("no reading in this run")


@dataclass(frozen=True, slots=True)
class SensorRow:
    """One sensor in words; `value` is "" where nothing was read."""

    name: str
    source: str
    rate: str
    state: str
    value: str

    @property
    def texts(self) -> tuple[str, ...]:
        return self.name, self.source, self.rate, self.state, self.value


# name, the name under which it is reported missing, source, rate, its value in words (None: not read)
_Machine = tuple[str, str, str, str, Callable[[Sampled], str | None]]
_Gpu = tuple[str, str, str, Callable[[GpuReading], str | None]]


def _number(value: float | None, unit: str) -> str | None:
    return None if value is None else f"{figures(value)} {unit}"


def _cores(value: float | None) -> str | None:
    return None if value is None else tr("{n} cores", n=figures(value))


def _memory(used: int | None, total: int | None) -> str | None:
    if used is None:
        return None
    if total is None:
        return tr("{number} {unit}", number=figures(used / GIB), unit=tr("GiB"))
    return tr("{used} of {total} GiB", used=figures(used / GIB), total=figures(total / GIB))


_MACHINE: tuple[_Machine, ...] = (
    (mark("CPU load"), "CPU load", "psutil", OFTEN, lambda s: _number(s.cpu_percent, "%")),
    (
        mark("CPU load of the training"),
        "Training process",
        "psutil",
        OFTEN,
        lambda s: _number(s.child_cpu_percent, "%"),
    ),
    (mark("CPU load of other programs"), "CPU load", "psutil", OFTEN, lambda s: _cores(s.others_cores)),
    (mark("Memory"), "Memory", "psutil", OFTEN, lambda s: _memory(s.memory_used_bytes, s.memory_total_bytes)),
    (
        mark("Memory of the training"),
        "Training process",
        "psutil",
        OFTEN,
        lambda s: _memory(s.child_memory_bytes, None),
    ),
    (PACKAGES, PACKAGES, "RAPL", OFTEN, lambda s: _number(s.cpu_energy_j, "J")),
)
_GPU: tuple[_Gpu, ...] = (
    (mark("GPU utilisation"), "NVML", OFTEN, lambda g: _number(g.utilisation_percent, "%")),
    (mark("GPU memory"), "NVML", OFTEN, lambda g: _memory(g.memory_used_bytes, g.memory_total_bytes)),
    (mark("GPU power"), "NVML", OFTEN, lambda g: _number(g.power_w, "W")),
    (mark("GPU temperature"), "NVML", OFTEN, lambda g: _number(g.temperature_c, "°C")),
    (mark("GPU clock"), "NVML", OFTEN, lambda g: _number(g.sm_clock_mhz, "MHz")),
    (mark("GPU energy"), "NVML", RARELY, lambda g: _number(g.energy_j, "J")),
    (mark("GPU throttling"), "NVML", OFTEN, lambda g: ", ".join(map(retell, g.throttle)) or tr("none")),
)


def sensor_rows(record: RunRecord | None) -> tuple[SensorRow, ...]:
    """The machine's sensors, then those of each GPU of the run; none before a run began."""
    if record is None or record.started is None:
        return ()
    sample = record.last_sample
    why = {(m.device, m.name): m.reason for m in record.missing}
    empty = NOT_YET if record.ended is None else NEVER
    rows = []
    for name, missing, source, rate, read in _MACHINE:
        value = read(sample) if sample is not None else None
        rows.append(_row(tr(name), source, rate, value, why.get((None, missing)), empty))
    for device in record.spec.devices:
        if not device.is_cpu and not device.tuned:
            rows += _gpu(record, device.key, sample, why, empty)
    return tuple(rows)


def _gpu(
    record: RunRecord, key: str, sample: Sampled | None, why: dict[tuple[str | None, str], str], empty: str
) -> list[SensorRow]:
    reading = next((g for g in sample.gpus if g.key == key), None) if sample is not None else None
    no_meter = why.get((key, "GPU")) or why.get((key, "GPU meters")) or why.get((None, "GPU meters"))
    rows = []
    for name, source, rate, read in _GPU:
        reason = why.get((key, name)) or no_meter
        value = read(reading) if reading is not None else None
        if name == "GPU energy" and value is None:  # it is read less often than a sample is taken
            value = _number(_last_energy(record, key), "J")
        if name == "GPU throttling" and reason:  # no reason to throttle and no reading look the same in a sample
            value = None
        named = tr("{sensor}, {device}", sensor=tr(name), device=short_name(key))
        rows.append(_row(named, source, rate, value, reason, empty))
    return rows


def _last_energy(record: RunRecord, key: str) -> float | None:
    curves = record.sensors.gpus.get(key)
    ends = curves.energy_j.ends(0.0, record.now_s) if curves is not None else None
    return ends[1][1] if ends is not None else None


def _row(name: str, source: str, rate: str, value: str | None, reason: str | None, empty: str) -> SensorRow:
    state = retell(reason) if reason else tr(AVAILABLE if value is not None else empty)
    return SensorRow(name, source, tr(rate), state, value or "")
