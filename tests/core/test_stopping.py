"""The rule that ends a run: when it looks, and what its intervals cover on series with planted troubles."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray

from gpubench_gui.core import events as ev
from gpubench_gui.core.estimate import image_seconds_by_round, throughput
from gpubench_gui.core.record import Cell, Launch
from gpubench_gui.core.stats import LOOKS, Estimate, paired_ratio
from gpubench_gui.core.stopping import known

NARROW, WIDE = Estimate(8.0, 7.9, 8.1, 3), Estimate(8.0, 7.0, 9.0, 3)


def test_a_figure_within_5_percent_is_known_at_a_look_and_at_no_other_moment() -> None:
    assert [n for n in range(1, 21) if known([NARROW], n)] == list(LOOKS)


@pytest.mark.parametrize("other", [WIDE, Estimate(8.0, None, None, 1), None])
def test_one_figure_that_is_not_known_keeps_all_going(other: Estimate | None) -> None:
    assert known([NARROW, NARROW], 3)
    assert not known([NARROW, other], 3)


def test_5_percent_is_the_edge() -> None:
    assert known([Estimate(1.0, 1 / 1.0499, 1.0499, 3)], 3)
    assert not known([Estimate(1.0, 1 / 1.0501, 1.0501, 3)], 3)


# ---- coverage: 2,000 runs each, as the runner makes them -------------------------------------------

DRAWS = 2000
STEPS, BATCH = 20, 128
STEP_S = {"cpu": 0.08, "gpu": 0.01}
TRUTH = STEP_S["cpu"] / STEP_S["gpu"]
STEP_SPREAD = 0.10  # of one step
# Of a round's ratio for reasons not named below. From 1 to 8 %, all troubles below are covered in 93.2 to 97.2 % of
# runs, most with spikes on an otherwise still machine (≤ 2 %): an outlier widens an interval more than it moves it.
ROUND_SPREAD = 0.03
Blocks = NDArray[np.float64]


@dataclass(frozen=True)
class Trouble:
    """What makes steps slower than the truth. Shares of a step's time; `autocorrelation` is from step to step."""

    autocorrelation: float = 0.0
    drift: float = 0.0  # from one block to the next, without end
    spikes: float = 0.0  # share of the blocks that take three times as long
    launches: float = 0.0  # spread between launches


TROUBLES = {
    "autocorrelation": Trouble(autocorrelation=0.95),
    "drift": Trouble(drift=0.03),
    "spikes": Trouble(spikes=0.02),
    "launches that differ": Trouble(launches=0.05),
    "all together": Trouble(0.95, 0.03, 0.02, 0.05),
}


def block_factors(trouble: Trouble, rng: np.random.Generator) -> Blocks:
    """How many times its true time each block takes: draws × rounds × 4, in the order of the clock (A B B A)."""
    shape = (DRAWS, LOOKS[-1], 4)
    noise = rng.normal(0, STEP_SPREAD, (*shape, STEPS))
    rho = trouble.autocorrelation
    for i in range(1, STEPS):  # stationary: each step has the same spread
        noise[..., i] = rho * noise[..., i - 1] + np.sqrt(1 - rho**2) * noise[..., i]
    factors: Blocks = np.exp(noise - STEP_SPREAD**2 / 2).mean(axis=-1)
    at = np.arange(LOOKS[-1] * 4).reshape(LOOKS[-1], 4)
    factors *= 1 + trouble.drift * at
    factors[rng.random(shape) < trouble.spikes] *= 3
    first, second = np.exp(rng.normal(0, trouble.launches, (2, *shape[:2])))
    factors *= np.stack([first, second, second, first], axis=-1)
    own = np.exp(rng.normal(0, ROUND_SPREAD, shape[:2]))
    factors[..., (0, 3)] *= own[..., np.newaxis]
    return factors


def add_round(cells: dict[str, Cell], round_: int, blocks: list[float]) -> None:
    """One round of both devices, A B B A, A being another one in each round."""
    order = ("cpu", "gpu") if round_ % 2 == 0 else ("gpu", "cpu")
    for key, positions in zip(order, ((0, 3), (1, 2)), strict=True):
        launch = Launch(round_, 0.0)
        for number, position in enumerate(positions):
            seconds = blocks[position] * STEPS * STEP_S[key]
            timed = (STEPS, STEPS * BATCH, seconds, seconds, seconds, seconds)
            launch.blocks.append(ev.BlockTimed("small-cnn", key, round_, number, 0.0, *timed))
        cells[key].launches.append(launch)


def measured(blocks: list[list[float]], paired: bool) -> Estimate:
    """What one run would show: rounds until the rule ends it."""
    cells = {key: Cell("small-cnn", key) for key in STEP_S}
    for round_ in range(LOOKS[-1]):
        add_round(cells, round_, blocks[round_])
        if round_ + 1 not in LOOKS:
            continue
        if paired:
            found = paired_ratio(image_seconds_by_round(cells["cpu"]), image_seconds_by_round(cells["gpu"]))
        else:
            found = throughput(cells["cpu"])
        if known([found], round_ + 1):
            break
    assert found is not None
    return found


def coverage(trouble: Trouble, truth: float, paired: bool) -> tuple[float, set[int]]:
    """How often the final interval holds `truth`, and after which numbers of rounds runs ended."""
    rng = np.random.default_rng(2026)
    hits, ends = 0, set()
    for blocks in block_factors(trouble, rng):
        found = measured(blocks.tolist(), paired)
        assert found.low is not None
        assert found.high is not None
        hits += found.low <= truth <= found.high
        ends.add(found.n)
    return hits / DRAWS, ends


@pytest.mark.parametrize("name", TROUBLES)
def test_the_interval_of_a_speedup_holds_the_truth_in_93_to_97_percent_of_runs_despite(name: str) -> None:
    covered, ends = coverage(TROUBLES[name], TRUTH, paired=True)
    assert 0.93 <= covered <= 0.97
    assert len(ends) > 1, "runs that all end at one look do not try the rule"


@pytest.mark.parametrize("name", ["autocorrelation", "launches that differ"])
def test_the_interval_of_a_throughput_holds_the_truth_in_93_to_97_percent_of_runs_despite(name: str) -> None:
    covered, ends = coverage(TROUBLES[name], BATCH / STEP_S["cpu"], paired=False)
    assert 0.93 <= covered <= 0.97
    assert len(ends) > 1
