"""When a device counts as settled, with step times and a clock that are planted."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from gpubench_gui.engine import warm_up as module
from gpubench_gui.engine.train import Stretch
from gpubench_gui.engine.warm_up import warm_up


class Planted:
    """Runs no steps: moves a clock of its own by the step time planted for each."""

    def __init__(self, step_s: Callable[[int], float], monkeypatch: pytest.MonkeyPatch) -> None:
        self._step_s = step_s
        self.clock = 100.0
        self.steps = 0
        self.windows: list[int] = []
        monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: self.clock))

    def __call__(self, count: int) -> Stretch:
        seconds = sum(self._step_s(self.steps + i) for i in range(count))
        self.windows.append(count)
        self.steps += count
        self.clock += seconds
        return Stretch(count, count * 128, seconds, seconds, seconds, seconds)


def test_a_steady_cpu_is_settled_after_one_second_and_ten_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = Planted(lambda i: 0.05, monkeypatch)
    warm = warm_up(planted, is_cpu=True)
    assert warm.steady
    assert warm.steps == planted.steps >= 10
    assert 1.0 <= warm.seconds < 2.0


def test_an_accelerator_gets_three_seconds_for_its_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    warm = warm_up(Planted(lambda i: 0.01, monkeypatch), is_cpu=False)
    assert warm.steady
    assert 3.0 <= warm.seconds < 3.5


def test_a_slow_first_step_is_told_apart_and_no_part_of_the_steady_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    planted = Planted(lambda i: 2.0 if i == 0 else 0.05, monkeypatch)
    warm = warm_up(planted, is_cpu=True)
    assert warm.steady
    assert warm.first_step_s == pytest.approx(2.0)
    assert warm.steps >= 10


def test_speeding_up_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = Planted(lambda i: 0.1 * 0.9 ** min(len(planted.windows), 8), monkeypatch)
    assert warm_up(planted, is_cpu=True).steady
    assert len(planted.windows) == 10  # the first step, seven windows that got faster, and two alike


def test_a_device_that_never_settles_is_flagged_at_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = Planted(lambda i: 0.05 if len(planted.windows) % 2 else 0.08, monkeypatch)
    warm = warm_up(planted, is_cpu=True)
    assert not warm.steady
    assert 30 <= warm.seconds < 32
    assert warm.steps == planted.steps


def test_a_slow_model_is_warmed_up_in_smaller_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = Planted(lambda i: 1.5, monkeypatch)
    warm = warm_up(planted, is_cpu=True)
    assert warm.steady
    assert planted.windows == [1, 2, 2]
    assert warm.seconds == pytest.approx(7.5)


def test_a_model_of_a_quarter_second_a_step_gets_windows_of_one_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    planted = Planted(lambda i: 0.25, monkeypatch)
    assert warm_up(planted, is_cpu=True).steady
    assert planted.windows[:2] == [1, 2]
    assert set(planted.windows[2:]) == {4}


def test_even_a_model_of_a_minute_a_step_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    warm = warm_up(Planted(lambda i: 60.0 + 10 * i, monkeypatch), is_cpu=True)
    assert warm.steps == 3
    assert not warm.steady


def test_pace_shortens_the_least_time_and_no_other_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = Planted(lambda i: 0.01, monkeypatch)
    warm = warm_up(planted, is_cpu=True, pace=0.125)
    assert warm.steady
    assert 0.125 <= warm.seconds < 0.3
    assert warm.steps >= 10
    assert not warm_up(Planted(lambda i: 0.01 * 1.1 ** min(i, 900), monkeypatch), is_cpu=True, pace=0.0).steady
