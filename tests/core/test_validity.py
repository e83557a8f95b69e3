"""Which block is doubtful and why: every flag provoked, and nothing flagged for want of a sensor."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pytest

from gpubench_gui.core import validity as v
from gpubench_gui.core.estimate import usable_blocks
from gpubench_gui.core.events import BlockTimed, GpuReading, Sampled
from gpubench_gui.core.record import Launch
from gpubench_gui.core.validity import Context, block_flags, clock_jumped, is_doubtful, standing_notes

ON_CPU = Context("cpu", is_cpu=True, threads=2)
ON_GPU = Context("cuda:0", is_cpu=False, default_clock_mhz=1980.0)
# From 8 s to 10 s after the run began; a child with two threads that got them.
CPU_BLOCK = BlockTimed("resnet18", "cpu", 0, 0, 10.0, 20, 2560, 2.0, 2.0, 1.9, 3.92)
GPU_BLOCK = replace(CPU_BLOCK, device="cuda:0", cpu_s=1.0)
TIMES = (8.3, 8.8, 9.3, 9.8)


def samples(
    *,
    others: Sequence[float | None] = (0.02,) * 4,
    clocks: Sequence[float | None] = (1980.0,) * 4,
    throttle: Sequence[tuple[str, ...]] = ((),) * 4,
    flags: Sequence[tuple[str, ...]] = ((),) * 4,
    processes: int | None = 0,
    at: Sequence[float] = TIMES,
) -> list[Sampled]:
    """Four readings within the block."""
    return [
        Sampled(
            t, 50.0, 48.0, o, 1, 2, 1,
            (GpuReading("cuda:0", 90.0, sm_clock_mhz=c, throttle=w, other_processes=processes),),
            f,
        )
        for t, o, c, w, f in zip(at, others, clocks, throttle, flags, strict=True)
    ]  # fmt: skip


def test_an_undisturbed_block_has_no_flag() -> None:
    assert block_flags(CPU_BLOCK, samples(), ON_CPU) == ()
    assert block_flags(GPU_BLOCK, samples(), ON_GPU) == ()


@pytest.mark.parametrize(
    ("others", "flags"),
    [
        ((0.0, 0.3, 0.0, 0.0), ()),  # 0.075 cores on average
        ((0.0, 0.3, 0.0, 0.2), ("contended",)),
        ((None, None, None, 0.2), ("contended",)),
        ((None, None, None, None), ()),
    ],
)
def test_other_programs_above_a_tenth_of_a_core_contend(
    others: tuple[float | None, ...], flags: tuple[str, ...]
) -> None:
    assert block_flags(CPU_BLOCK, samples(others=others), ON_CPU) == flags
    assert block_flags(GPU_BLOCK, samples(others=others), ON_GPU) == flags


def test_a_cpu_child_short_of_processor_time_is_told_apart_by_what_others_did() -> None:
    short = replace(CPU_BLOCK, cpu_s=0.94 * 4.0)
    assert block_flags(replace(CPU_BLOCK, cpu_s=0.96 * 4.0), samples(), ON_CPU) == ()
    assert block_flags(short, samples(), ON_CPU) == ("fewer cores than threads",)
    assert block_flags(short, samples(others=(0.5,) * 4), ON_CPU) == ("contended",)
    assert block_flags(short, [], ON_CPU) == ("contended",)
    assert block_flags(short, samples(), replace(ON_CPU, threads=None)) == ()
    assert block_flags(replace(short, device="cuda:0"), samples(), replace(ON_GPU, threads=2)) == ()


@pytest.mark.parametrize("why", ["suspended", "quota"])
def test_a_pause_or_a_quota_explains_missing_processor_time(why: str) -> None:
    short = replace(CPU_BLOCK, cpu_s=1.0)
    assert block_flags(short, samples(flags=((), (why,), (), ())), ON_CPU) == (why,)


@pytest.mark.parametrize(
    ("words", "flags"),
    [
        (("software thermal",), ("throttled: heat",)),
        (("hardware thermal",), ("throttled: heat",)),
        (("hardware slowdown", "hardware thermal"), ("throttled: heat",)),
        (("hardware slowdown",), ("throttled: hardware",)),
        (("hardware slowdown", "power brake"), ("throttled: hardware",)),
        (("power brake", "software thermal"), ("throttled: heat", "throttled: hardware")),
        (("power cap", "clock setting", "sync boost", "display clock"), ()),
    ],
)
def test_heat_and_hardware_slow_downs_are_flagged_and_a_power_cap_is_not(
    words: tuple[str, ...], flags: tuple[str, ...]
) -> None:
    seen = samples(throttle=((), (), words, ()))
    assert block_flags(GPU_BLOCK, seen, ON_GPU) == flags
    assert block_flags(CPU_BLOCK, seen, ON_CPU) == (), "the GPU rested in a block of the CPU"
    assert block_flags(GPU_BLOCK, seen, replace(ON_GPU, device="cuda:1")) == (), "another GPU's"


@pytest.mark.parametrize(
    ("clocks", "flags"),
    [
        ((1980.0, 1980.0, 1890.0, 1980.0), ()),
        ((1980.0, 1980.0, 1870.0, 1980.0), ("clock fell",)),
        ((1980.0, None, None, 1860.0), ("clock fell",)),
        ((345.0, 1980.0, 1980.0, 1980.0), ()),
        ((None, None, None, None), ()),
    ],
)
def test_a_clock_that_falls_more_than_five_percent_is_flagged_and_one_that_rises_is_not(
    clocks: tuple[float | None, ...], flags: tuple[str, ...]
) -> None:
    assert block_flags(GPU_BLOCK, samples(clocks=clocks), ON_GPU) == flags
    shuffled = samples(clocks=clocks)[::-1]
    assert block_flags(GPU_BLOCK, shuffled, ON_GPU) == flags, "by the time of the readings, not their order"


@pytest.mark.parametrize(("clock", "differs"), [(1900.0, False), (1870.0, True), (2070.0, False), (2085.0, True)])
def test_a_clock_off_that_of_earlier_rounds_is_flagged(clock: float, differs: bool) -> None:
    context = replace(ON_GPU, default_clock_mhz=None, earlier_clocks_mhz=(1980.0, 1980.0, 1200.0))
    flags = block_flags(GPU_BLOCK, samples(clocks=(clock,) * 4), context)
    assert flags == (("clock differs between rounds",) if differs else ())


def test_a_clock_below_three_quarters_of_the_default_is_flagged() -> None:
    assert block_flags(GPU_BLOCK, samples(clocks=(1490.0,) * 4), ON_GPU) == ()
    assert block_flags(GPU_BLOCK, samples(clocks=(1480.0,) * 4), ON_GPU) == ("low clock",)
    assert block_flags(GPU_BLOCK, samples(clocks=(345.0,) * 4), replace(ON_GPU, default_clock_mhz=None)) == ()


@pytest.mark.parametrize("word", ["swapping", "battery", "suspended", "quota"])
def test_what_one_reading_within_the_block_noticed_is_flagged(word: str) -> None:
    seen = samples(flags=((), (word,), (word,), ()))
    assert block_flags(CPU_BLOCK, seen, ON_CPU) == (word,)
    assert block_flags(GPU_BLOCK, seen, ON_GPU) == (word,)


@pytest.mark.parametrize(("count", "flags"), [(2, ("other GPU process",)), (0, ()), (None, ())])
def test_another_process_on_the_gpu_is_flagged_where_it_is_sure(count: int | None, flags: tuple[str, ...]) -> None:
    assert block_flags(GPU_BLOCK, samples(processes=count), ON_GPU) == flags
    assert block_flags(CPU_BLOCK, samples(processes=count), ON_CPU) == ()


def test_readings_outside_the_block_say_nothing_of_it() -> None:
    bad = (("swapping",),) * 4
    assert block_flags(GPU_BLOCK, samples(flags=bad, others=(2.0,) * 4, at=(1.0, 7.5, 8.0, 10.2)), ON_GPU) == ()
    assert block_flags(GPU_BLOCK, samples(flags=bad, at=(1.0, 7.5, 8.0, 10.1)), ON_GPU) == ("swapping",)
    assert block_flags(GPU_BLOCK, samples(flags=bad, at=(1.0, 7.5, 8.001, 10.2)), ON_GPU) == ("swapping",)


def test_without_any_sensor_there_is_no_flag() -> None:
    assert block_flags(GPU_BLOCK, [], ON_GPU) == ()
    deaf = [Sampled(t, None, None, None, None, None, None, (GpuReading("cuda:0"),)) for t in TIMES]
    assert block_flags(GPU_BLOCK, deaf, replace(ON_GPU, earlier_clocks_mhz=(1980.0,))) == ()
    assert block_flags(CPU_BLOCK, deaf, ON_CPU) == ()


def test_what_the_child_said_comes_first_and_each_word_once() -> None:
    said = replace(GPU_BLOCK, flags=("device and wall clock disagree", "swapping"))
    seen = samples(flags=(("swapping",),) * 4, others=(1.0,) * 4)
    assert block_flags(said, seen, ON_GPU) == ("device and wall clock disagree", "swapping", "contended")


@pytest.mark.parametrize("seconds", [0.0, -1.0, math.nan, math.inf])
def test_a_time_that_cannot_be_true_is_a_clock_that_jumped(seconds: float) -> None:
    block = replace(CPU_BLOCK, seconds=seconds)
    assert block_flags(block, samples(others=(2.0,) * 4), ON_CPU) == ("clock jumped",)


def test_a_block_that_took_longer_than_its_phase_is_a_clock_that_jumped() -> None:
    assert not clock_jumped(CPU_BLOCK, None)
    assert not clock_jumped(CPU_BLOCK, 7.99)
    assert clock_jumped(CPU_BLOCK, 9.0)
    assert clock_jumped(replace(CPU_BLOCK, at_s=math.nan), None)
    assert block_flags(CPU_BLOCK, samples(), replace(ON_CPU, began_s=9.0)) == ("clock jumped",)


# ---- what flags do ---------------------------------------------------------------------------------

STANDING = {
    "fewer cores than threads", "clock differs between rounds", "low clock", "battery", "quota", "other GPU process",
}  # fmt: skip


def test_every_flag_is_explained_in_a_sentence_and_transient_or_standing() -> None:
    words = {value for name, value in vars(v).items() if name.isupper() and isinstance(value, str)} - {v.UMBRELLA}
    assert words == set(v.FLAGS)
    assert all(f.sentence.endswith(".") and ";" not in word for word, f in v.FLAGS.items())
    assert {word for word, f in v.FLAGS.items() if not f.transient} == STANDING
    assert not is_doubtful(STANDING)
    assert is_doubtful(["battery", "swapping"])
    assert is_doubtful(["a word of a later version"])


def launch(*blocks: BlockTimed) -> Launch:
    made = Launch(0, 1.0)
    made.blocks.extend(blocks)
    return made


@pytest.mark.parametrize("word", sorted(v.FLAGS))
def test_a_transient_flag_gives_way_to_a_clean_block_and_a_standing_one_counts(word: str) -> None:
    flagged = replace(CPU_BLOCK, flags=(word,))
    counted = usable_blocks(launch(flagged, CPU_BLOCK))
    assert counted == ([flagged, CPU_BLOCK] if word in STANDING else [CPU_BLOCK])
    assert usable_blocks(launch(flagged, flagged)) == [flagged, flagged], "never throws everything away"


@pytest.mark.parametrize("seconds", [0.0, -1.0, math.nan, math.inf])
def test_a_time_that_is_no_positive_number_never_counts(seconds: float) -> None:
    impossible = replace(CPU_BLOCK, seconds=seconds, flags=("clock jumped",))
    contended = replace(CPU_BLOCK, flags=("contended",))
    assert usable_blocks(launch(impossible)) == []
    assert usable_blocks(launch(impossible, contended)) == [contended]


# ---- what is only worth knowing --------------------------------------------------------------------


def test_facts_of_the_machine_become_sentences() -> None:
    card: v.Facts = {
        "display_active": "yes", "mig_mode": "on", "power_limit_w": 600.0, "power_limit_default_w": 700.0,
    }  # fmt: skip
    notes = standing_notes({"hypervisor": "yes"}, {"NVIDIA H200": card})
    assert len(notes) == 4
    for words in ("virtual machine", "NVIDIA H200 also drives a display", "MIG", "600 W of its usual 700 W"):
        assert sum(words in note for note in notes) == 1


def test_facts_that_are_good_or_missing_say_nothing() -> None:
    good: v.Facts = {
        "display_active": "no", "mig_mode": "off", "power_limit_w": 700.0, "power_limit_default_w": 700.0,
    }  # fmt: skip
    unknown: v.Facts = dict.fromkeys(good)
    assert standing_notes({"hypervisor": "no"}, {"a": good, "b": unknown, "c": {}}) == ()
    assert standing_notes({"hypervisor": None}, {}) == ()
    assert standing_notes({}, {}) == ()
