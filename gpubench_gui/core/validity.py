"""What makes a timed block doubtful: one word for each cause, decided from the sensors' readings alone.

A flag annotates: a doubtful block is measured again a few times, then kept with its flag. What a
sensor does not tell (None) gives no flag: not known is not the same as good, but it is no fault.
Rules 22 to 26 of "How it measures" say where the limits come from.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from gpubench_gui.core.events import BlockTimed, GpuReading, Sampled
from gpubench_gui.core.language import mark, tr

Facts = Mapping[str, str | int | float | None]

CONTENDED = mark("contended")
FEWER_CORES = mark("fewer cores than threads")
HOT = mark("throttled: heat")
SLOWED = mark("throttled: hardware")
CLOCK_FELL = mark("clock fell")
CLOCK_DIFFERS = mark("clock differs between rounds")
LOW_CLOCK = mark("low clock")
SWAPPING = mark("swapping")
BATTERY = mark("battery")
SUSPENDED = mark("suspended")
QUOTA = mark("quota")
OTHER_GPU_PROCESS = mark("other GPU process")
MARKS_DISAGREE = mark("device and wall clock disagree")
CLOCK_JUMPED = mark("clock jumped")


@dataclass(frozen=True, slots=True)
class Flag:
    """A cause in one sentence, in English. A transient one may be gone at the next try; a standing one stays."""

    sentence: str
    transient: bool


FLAGS: dict[str, Flag] = {
    CONTENDED: Flag(mark("Other programs used the processor while this was timed."), True),
    FEWER_CORES: Flag(mark("The training got less processor time than its threads could use."), False),
    HOT: Flag(mark("The GPU slowed down because it was too hot."), True),
    SLOWED: Flag(mark("The GPU's hardware slowed it down, as when its power supply falls short."), True),
    CLOCK_FELL: Flag(mark("The GPU's clock fell by more than 5 % while this was timed."), True),
    CLOCK_DIFFERS: Flag(mark("The GPU's clock was more than 5 % off that of earlier rounds."), False),
    LOW_CLOCK: Flag(mark("The GPU ran below 75 % of its default clock."), False),
    SWAPPING: Flag(mark("Memory was short: the system moved pages to or from the disk."), True),
    BATTERY: Flag(mark("The machine ran on battery, where most machines are slower."), False),
    SUSPENDED: Flag(mark("The machine slept, or the training was paused, while this was timed."), True),
    QUOTA: Flag(mark("The container had used up its processor time and had to wait."), False),
    OTHER_GPU_PROCESS: Flag(mark("Another program was computing on the same GPU."), False),
    MARKS_DISAGREE: Flag(mark("The device's own clock and the processor's differ by more than 2 %."), True),
    CLOCK_JUMPED: Flag(mark("The clock jumped: the time measured cannot be true."), True),
}

OTHERS_CORES = 0.1
# The readings of an idle 16-core machine scatter by up to 0.4 cores over half a second (median of what others used:
# 0.02), since processor time is counted in ticks; 2 % of it is a disturbance that shows.
OTHERS_SHARE = 0.02
# A child that has its cores to itself uses 98 % of threads × time on 2 threads and on 16, since idle
# threads wait busily between two operations; bound to one core, two threads use 50 %.
CPU_SHARE = 0.95
CLOCK_CHANGE = 0.05
LOW_SHARE = 0.75
LATE_S = 0.1  # a reading is stamped once all sensors were read, shortly after it was true
SLACK_S = 0.05  # the phase is announced before its clock starts; rounding apart, it cannot be shorter than the block

HEAT = frozenset({"software thermal", "hardware thermal"})
SUPPLY = frozenset({"power brake"})
UMBRELLA = "hardware slowdown"  # NVML sets it for heat as well as for the power supply


@dataclass(frozen=True, slots=True)
class Context:
    """What is known of a block besides its own figures; None where it is not known.

    `device` is the key under which the sensors know the device; `threads` is what a CPU child was given;
    `default_clock_mhz` the GPU's default (or highest) SM clock;
    `earlier_clocks_mhz` the clocks of this cell's earlier rounds, of blocks that nothing transient befell;
    `began_s` when the child announced the block, in seconds since the run began.
    """

    device: str
    is_cpu: bool
    threads: int | None = None
    default_clock_mhz: float | None = None
    earlier_clocks_mhz: tuple[float, ...] = ()
    began_s: float | None = None
    logical_cpus: int = 1


def others_limit(logical_cpus: int) -> float:
    """The cores that others may use before a block counts as contended: 0.1, or 2 % of a large machine."""
    return max(OTHERS_CORES, OTHERS_SHARE * logical_cpus)


def block_flags(block: BlockTimed, samples: Sequence[Sampled], context: Context) -> tuple[str, ...]:
    """The words for all that is wrong with `block`, those it already carries first, each once.

    `samples` are the readings of the run so far in any order; those that fall outside the block are
    left out here. A block whose time cannot be true gets that one flag: nothing else can be told of it.
    """
    if clock_jumped(block, context.began_s):
        return _once((*block.flags, CLOCK_JUMPED))
    inside = _inside(block, samples)
    found = list(block.flags)
    noticed = {flag for sample in inside for flag in sample.flags}
    found += [flag for flag in (SWAPPING, BATTERY, SUSPENDED, QUOTA) if flag in noticed]
    processor = _processor_flag(block, inside, context)
    if processor and not (processor == FEWER_CORES and noticed & {SUSPENDED, QUOTA}):  # those explain it
        found.append(processor)
    if not context.is_cpu:
        found += _gpu_flags(_readings(inside, context.device), context)
    return _once(found)


def clock_jumped(block: BlockTimed, began_s: float | None) -> bool:
    """Whether the block's time cannot be true: none, negative, infinite, or longer than its phase lasted."""
    if not (math.isfinite(block.seconds) and math.isfinite(block.at_s) and block.seconds > 0):
        return True
    return began_s is not None and block.at_s - began_s < block.seconds - SLACK_S


def is_doubtful(flags: Iterable[str]) -> bool:
    """Whether a block with these flags gives way to one without: a transient cause, or one nobody here knows."""
    return any(flag not in FLAGS or FLAGS[flag].transient for flag in flags)


def _readings(samples: Iterable[Sampled], device: str) -> list[GpuReading]:
    """The readings of one GPU, in the order of `samples`."""
    return [g for s in samples for g in s.gpus if g.key == device]


def clock_mhz(block: BlockTimed, samples: Iterable[Sampled], device: str) -> float | None:
    """The median SM clock within the block, None where no reading tells; a single odd one hardly moves it."""
    return _median(_readings(_inside(block, samples), device))


def standing_notes(host: Facts, gpus: Mapping[str, Facts]) -> tuple[str, ...]:
    """What is worth knowing about the machine and makes no block invalid, a sentence each.

    `host` as from `telemetry.machine.host_facts`; `gpus` maps each GPU's label to its facts as from
    `telemetry.nvidia.gpu_facts`. Facts that are missing say nothing.
    """
    notes = []
    if host.get("hypervisor") == "yes":
        notes.append(tr("This is a virtual machine: other guests of its host may slow it down unseen."))
    for label, facts in gpus.items():
        if facts.get("display_active") == "yes":
            notes.append(tr("{device} also drives a display, which takes a little of its time.", device=label))
        if facts.get("mig_mode") == "on":
            notes.append(tr("{device} is divided (MIG): only a slice of it was measured.", device=label))
        limit, default = facts.get("power_limit_w"), facts.get("power_limit_default_w")
        if isinstance(limit, int | float) and isinstance(default, int | float) and limit < default:
            watts = {"limit": f"{limit:.0f}", "usual": f"{default:.0f}"}
            notes.append(tr("{device} is limited to {limit} W of its usual {usual} W.", device=label, **watts))
    return tuple(notes)


def _inside(block: BlockTimed, samples: Iterable[Sampled]) -> list[Sampled]:
    """The readings taken during the block, in the order of their time."""
    began, end = block.at_s - block.seconds, block.at_s + LATE_S
    return sorted((s for s in samples if began < s.at_s <= end), key=lambda s: s.at_s)


def _processor_flag(block: BlockTimed, inside: Sequence[Sampled], context: Context) -> str | None:
    known = [s.others_cores for s in inside if s.others_cores is not None]
    if known and fmean(known) > others_limit(context.logical_cpus):
        return CONTENDED
    short = context.is_cpu and context.threads and block.cpu_s < CPU_SHARE * context.threads * block.seconds
    if not short:
        return None
    return FEWER_CORES if known else CONTENDED  # without a reading of the others, they are the likelier cause


def _gpu_flags(gpu: Sequence[GpuReading], context: Context) -> list[str]:
    found = []
    reasons = [frozenset(g.throttle) for g in gpu]
    if any(r & HEAT for r in reasons):
        found.append(HOT)
    if any(r & SUPPLY or (UMBRELLA in r and not r & HEAT) for r in reasons):
        found.append(SLOWED)
    if _fell([g.sm_clock_mhz for g in gpu if g.sm_clock_mhz is not None]):
        found.append(CLOCK_FELL)
    clock = _median(gpu)
    if clock is not None:
        earlier = context.earlier_clocks_mhz
        if earlier and abs(clock / median(earlier) - 1) > CLOCK_CHANGE:
            found.append(CLOCK_DIFFERS)
        if context.default_clock_mhz is not None and clock < LOW_SHARE * context.default_clock_mhz:
            found.append(LOW_CLOCK)
    if any(g.other_processes for g in gpu):
        found.append(OTHER_GPU_PROCESS)
    return found


def _fell(clocks: Iterable[float]) -> bool:
    """Whether a clock lies more than 5 % below an earlier one; a clock that rises from idle does not."""
    highest = 0.0
    for clock in clocks:
        highest = max(highest, clock)
        if clock < (1 - CLOCK_CHANGE) * highest:
            return True
    return False


def _median(gpu: Iterable[GpuReading]) -> float | None:
    known = [g.sm_clock_mhz for g in gpu if g.sm_clock_mhz is not None]
    return median(known) if known else None


def _once(flags: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(flags))
