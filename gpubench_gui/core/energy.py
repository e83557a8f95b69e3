"""What training costs in energy on each device, from the readings taken while it trained.

Counted is the device itself: the GPU's whole board for a cell on a GPU, all CPU packages for a cell on the CPU, with
the power that they draw when idle. Not counted are the other device, which idles meanwhile, the CPU that feeds a GPU,
memory modules, fans and the losses of the power supply: the plug shows more.

Readings from the cell's timed blocks and training epochs alone give its mean power; that times the time per image, or
the time of all epochs, is the energy. It is *measured* where the device's own energy counter was read at least twice in
one stretch of training, *estimated* where single readings of its power are all there is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.readings import Readings
from gpubench_gui.core.record import Cell, CellKey, RunRecord, Span
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.told import retell
from gpubench_gui.core.wording import figures, millions

Basis = Literal["measured", "estimated", "unavailable"]
Stretch = tuple[float, float]

TRAINING = ("measure", "train")
# Between two blocks of one child the next command has to come. A reading in so short a pause changes nothing.
PAUSE_S = 0.1
POWER_MEAN_S = 1.0  # NVML's power is a mean over the last second on most GPUs, so the first one shows what came before
NEEDS_COUNTER = mark("not available: needs an NVIDIA GPU with an energy counter")
NEEDS_RAPL = mark("not available: needs read access to RAPL")
TOO_SHORT = mark("not available: no two readings of the energy counter fell into one stretch of training")
NOTHING_TIMED = mark("not available: nothing was timed")
NO_SENSOR = mark("not available: no energy or power was read while it trained")
PACKAGES = mark("CPU energy")  # the sensor's name in `SensorMissing`
IMAGES = 1000


@dataclass(frozen=True, slots=True)
class Energy:
    """`joules` per 1,000 training images and `watt_hours` for all epochs of the run, evaluation included.

    `watts` is the mean power while it trained. `projected` says that the epochs were not trained but their time is
    projected. Each is None where it is not known; `reason` then says why.
    """

    basis: Basis
    joules: float | None
    watt_hours: float | None
    watts: float | None
    reason: str | None = None
    projected: bool = False


@dataclass(frozen=True, slots=True)
class Saving:
    """From which model size a device needs less energy per image than its baseline.

    `parameters` is None where that is not known or not so within the sizes measured; `sentence` says which.
    """

    device: str
    baseline: str
    parameters: float | None
    sentence: str


def energy(
    record: RunRecord, cell: Cell, image_s: float | None, training_s: float | None, trained: bool = False
) -> Energy:
    """The energy of one cell, from its seconds per image and for all epochs (None: not known); `trained` in full."""
    choice = record.device(cell.device)
    counter, power = _sensors(record, choice)
    if image_s is None:
        return Energy("unavailable", None, None, None, tr(NOTHING_TIMED))
    spans = stretches(cell.spans)
    measured = _counted(counter, spans)
    watts = measured if measured is not None else _drawn(power, spans)
    if watts is None:
        return Energy("unavailable", None, None, None, _why_not(record, choice, counter, power))
    hours = None if training_s is None else watts * training_s / 3600
    basis: Basis = "estimated" if measured is None else "measured"
    return Energy(basis, IMAGES * image_s * watts, hours, watts, projected=hours is not None and not trained)


def energy_text(known: Energy) -> str:
    """An energy in words: "38 J per 1,000 images (measured), 5.1 Wh for all epochs (projected)"; else its reason."""
    if known.joules is None:
        return known.reason or tr("not available")
    bases = {"measured": tr("measured"), "estimated": tr("estimated"), "unavailable": tr("not available")}
    told = tr("{joules} J per 1,000 images ({basis})", joules=figures(known.joules), basis=bases[known.basis])
    if known.watt_hours is None:
        return told
    basis = tr("projected") if known.projected else bases[known.basis]
    return f"{told}, {tr('{hours} Wh for all epochs ({basis})', hours=figures(known.watt_hours), basis=basis)}"


def stretches(spans: Iterable[Span]) -> list[Stretch]:
    """The spans in which the cell trained at full speed and that are over; those that follow one another as one."""
    found: list[Stretch] = []
    for span in spans:
        if span.phase not in TRAINING or span.end_s is None:
            continue
        if found and span.start_s - found[-1][1] <= PAUSE_S:
            found[-1] = (found[-1][0], span.end_s)
        else:
            found.append((span.start_s, span.end_s))
    return found


def savings(record: RunRecord, joules: Mapping[CellKey, float]) -> tuple[Saving, ...]:
    """For each device that is compared with another: from which size on it needs less energy per image.

    `joules` are per 1,000 images, of the cells where they are known.
    """
    found = []
    for choice in record.spec.devices:
        base = record.spec.baseline_of(choice)
        if choice == base:
            continue
        points = [
            (MODELS[m].parameters, joules[m, choice.key], joules[m, base.key])
            for m in record.spec.models
            if m in MODELS and (m, choice.key) in joules and (m, base.key) in joules
        ]
        if points:
            parameters = crossing(points)
            text = _saving_sentence(choice.name, base.name, parameters, points)
            found.append(Saving(choice.key, base.key, parameters, text))
    return tuple(found)


def crossing(points: Sequence[tuple[float, float, float]]) -> float | None:
    """The size from which on the first energy is the smaller; None where it is so, or is not, at every size measured.

    `points` are (parameters, joules of the device, joules of its baseline). Between two sizes the logarithm of the
    ratio is taken as linear in that of the size. With several crossings the last counts: from there on it stays so.
    """
    ratios = _ratios(points)
    dearer = [i for i, (_, ratio) in enumerate(ratios) if ratio >= 0]
    if not dearer or dearer[-1] == len(ratios) - 1:
        return None
    (x0, y0), (x1, y1) = ratios[dearer[-1]], ratios[dearer[-1] + 1]
    return math.exp(x0 + (x1 - x0) * y0 / (y0 - y1))


def _ratios(points: Sequence[tuple[float, float, float]]) -> list[tuple[float, float]]:
    """(ln parameters, ln of how many times the baseline's energy), by size."""
    return sorted((math.log(n), math.log(ours / theirs)) for n, ours, theirs in points if min(n, ours, theirs) > 0)


def _saving_sentence(
    label: str, base: str, parameters: float | None, points: Sequence[tuple[float, float, float]]
) -> str:
    words = {"device": label, "baseline": base}
    if parameters is not None:
        return tr(
            "{device} needs less energy per image than {baseline} from about {size} parameters on, boards and CPU "
            "packages alone counted",
            **words,
            size=millions(round(parameters)),
        )
    ratios = _ratios(points)
    if not ratios:
        return tr("It is not known from which size {device} needs less energy per image than {baseline}", **words)
    words |= {end: millions(round(math.exp(x))) for end, (x, _) in (("low", ratios[0]), ("high", ratios[-1]))}
    return tr(_saving_template(ratios), **words)


def _saving_template(ratios: Sequence[tuple[float, float]]) -> str:
    if ratios[-1][1] < 0:
        if len(ratios) == 1:
            return mark(
                "{device} needs less energy per image than {baseline} at {high} parameters, boards and CPU packages "
                "alone counted"
            )
        return mark(
            "{device} needs less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards "
            "and CPU packages alone counted"
        )
    if any(ratio < 0 for _, ratio in ratios):  # it saved some at smaller sizes only
        return mark(
            "{device} needs no less energy per image than {baseline} at {high} parameters, the largest size measured, "
            "boards and CPU packages alone counted"
        )
    if len(ratios) == 1:
        return mark(
            "{device} needs no less energy per image than {baseline} at {high} parameters, boards and CPU packages "
            "alone counted"
        )
    return mark(
        "{device} needs no less energy per image than {baseline} at all sizes from {low} to {high} parameters, boards "
        "and CPU packages alone counted"
    )


def _sensors(record: RunRecord, choice: DeviceChoice) -> tuple[Readings, Readings]:
    """(energy counter, power) of the device; contenders on one board share its sensors."""
    if choice.is_cpu:
        return record.sensors.cpu_energy_j, Readings()
    board = [choice.key, *(d.key for d in record.spec.devices if d.device == choice.device)]
    found = next((record.sensors.gpus[key] for key in board if key in record.sensors.gpus), None)
    return (found.energy_j, found.raw_power_w) if found else (Readings(), Readings())


def _counted(counter: Readings, spans: Iterable[Stretch]) -> float | None:
    """Mean watts between the first and the last reading of each stretch; None where no stretch holds two."""
    joules = seconds = 0.0
    for start, end in spans:
        ends = counter.ends(start, end)
        if ends is None:
            continue
        (first_at, first), (last_at, last) = ends
        if last < first:  # a driver that was loaded anew counts from zero again
            continue
        joules += last - first
        seconds += last_at - first_at
    return joules / seconds if joules > 0 else None


def _drawn(power: Readings, spans: Sequence[Stretch]) -> float | None:
    """Mean of the power readings within the stretches, those of each stretch's first second last resort."""
    for settling in (POWER_MEAN_S, 0.0):
        watts = [w for start, end in spans for _, w in power.inside(start + settling, end)]
        if watts:
            return sum(watts) / len(watts)
    return None


def _why_not(record: RunRecord, choice: DeviceChoice, counter: Readings, power: Readings) -> str:
    if len(counter) or len(power):
        return tr(TOO_SHORT if len(counter) else NO_SENSOR)
    if choice.is_cpu:
        return retell(next((m.reason for m in record.missing if m.name == PACKAGES), NEEDS_RAPL))
    return tr(NEEDS_COUNTER)
