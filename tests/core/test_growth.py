"""How the speedup grows with the model: planted exponents come back, and intervals only where they are honest."""

from __future__ import annotations

import math

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.catalog import MODELS, STUDY_LADDER
from gpubench_gui.core.growth import Growth, growth, sentence, slope, study_exponents
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice, RunSpec
from gpubench_gui.core.summary import summarise
from tests.demo import CPU, H200

TUNED_CPU = DeviceChoice("cpu+", "cpu", "16 CPU cores, tuned", tuned=True)
TUNED_GPU = DeviceChoice("cuda:0+", "cuda:0", "NVIDIA H200, tuned", tuned=True)


def record_of(
    speedups: dict[str, list[float]],
    devices: tuple[DeviceChoice, ...] = (CPU, H200),
    failed: tuple[str, ...] = (),
) -> RunRecord:
    """A run whose first device takes 1 s a step and whose others are faster by these factors, a round each."""
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec(tuple(speedups), devices), {}))
    for model, factors in speedups.items():
        for choice in devices:
            for round_, factor in enumerate(factors):
                step_s = 1.0 if choice.is_cpu else 1.0 / factor
                record.apply(ev.LaunchStarted(model, choice.key, round_, 1.0, 1))
                timed = (20, 2560, 20 * step_s, None, 0.1, 1.0)
                record.apply(ev.BlockTimed(model, choice.key, round_, 0, 5.0, *timed))
                record.apply(ev.LaunchEnded(model, choice.key, round_, 7.0, "finished"))
            outcome = "failed" if model in failed and not choice.is_cpu else "finished"
            record.apply(ev.CellEnded(model, choice.key, 8.0, outcome, reason="it broke"))
    return record


def only(record: RunRecord) -> Growth:
    (found,) = growth(record, summarise(record))
    return found


def powers(exponent: float, rounds: tuple[float, ...] = (1.0,), models: tuple[str, ...] = STUDY_LADDER) -> RunRecord:
    """Speedups that grow with the parameters to `exponent`, every round scaled by its factor."""
    return record_of({m: [(MODELS[m].parameters / 1e5) ** exponent * r for r in rounds] for m in models})


def test_a_slope_by_hand() -> None:
    # log10: x = 0, 1, 2 and y = 0, 2, 1 have the least-squares slope (-1·0 + 0·2 + 1·1 + 1·0) / 2 = 0.5.
    assert slope([1, 10, 100], [1, 100, 10]) == pytest.approx(0.5)
    assert slope([10, 1000], [3, 300]) == pytest.approx(1.0)
    assert slope([5, 5, 5], [1, 2, 3]) is None


def test_the_studys_own_exponents() -> None:
    # ln(40.6/7) / ln(25 557 032/11 689 512) = 1.7579 / 0.7822
    whole, last = study_exponents()
    assert last == pytest.approx(1.7579 / 0.7822, rel=1e-3)
    assert whole == pytest.approx(0.677, abs=0.001)


def test_rounds_that_every_model_has_give_an_interval_that_no_common_drift_widens() -> None:
    g = only(powers(1.5, rounds=(1.0, 3.0, 0.2)))  # the same factor for all models: no round's slope changes
    assert g.models == STUDY_LADDER
    assert g.by_parameters is not None
    assert (g.by_parameters.basis, g.by_parameters.n) == ("rounds", 3)
    assert g.by_parameters.value == pytest.approx(1.5)
    assert g.by_parameters.low == pytest.approx(1.5)
    assert g.verdict == "confirmed"


def test_the_interval_is_that_of_the_rounds_slopes() -> None:
    # Two models ten times apart in no case, so take slopes 0.4, 0.5, 0.6 by hand: mean 0.5, sd 0.1,
    # t(0.9835, 2) = 5.31 at the confidence for rounds that were looked at: half-width 5.31 · 0.1 / √3 = 0.307.
    small, large = "small-cnn", "resnet50"
    ratio = MODELS[large].parameters / MODELS[small].parameters
    g = only(record_of({small: [2.0, 2.0, 2.0], large: [2 * ratio**s for s in (0.4, 0.5, 0.6)]}))
    assert g.by_parameters is not None
    assert g.by_parameters.value == pytest.approx(0.5)
    assert g.by_parameters.high is not None
    assert g.by_parameters.high - 0.5 == pytest.approx(0.307, abs=0.005)
    assert g.verdict == "not decided"  # an exponent between two models is whatever joins them


def test_without_common_rounds_three_models_give_an_interval_from_their_residuals() -> None:
    points = dict(zip(STUDY_LADDER, (2.0, 7.0, 40.6), strict=True))
    g = only(record_of({m: [s] for m, s in points.items()}))
    assert g.by_parameters is not None
    assert (g.by_parameters.basis, g.by_parameters.n) == ("models", 3)
    assert g.by_parameters.value == pytest.approx(study_exponents()[0])
    # One degree of freedom: t = 12.7. Residual sum 0.4745, spread of log size 8.27: error √(0.4745/1/8.27) = 0.24.
    assert g.by_parameters.low is not None
    assert g.by_parameters.low < 0 < 1 < g.by_parameters.high  # type: ignore[operator]
    assert g.verdict == "not decided"


def test_residuals_by_hand() -> None:
    models = ("small-cnn", "resnet18", "resnet50")
    x = [math.log(MODELS[m].parameters) for m in models]
    middle = sum(x) / 3
    bend = [0.1, -0.2, 0.1]
    y = [0.8 * a + b for a, b in zip(x, bend, strict=True)]
    g = only(record_of({m: [math.exp(v - y[0])] for m, v in zip(models, y, strict=True)}))
    spread = sum((a - middle) ** 2 for a in x)
    fitted = 0.8 + sum((a - middle) * b for a, b in zip(x, bend, strict=True)) / spread
    left = sum((b - (fitted - 0.8) * (a - middle)) ** 2 for a, b in zip(x, bend, strict=True))
    assert g.by_parameters is not None
    assert g.by_parameters.value == pytest.approx(fitted)
    assert g.by_parameters.high == pytest.approx(fitted + 12.7062 * math.sqrt(left / spread), rel=1e-4)


def test_two_models_of_one_round_are_indicative_and_decide_nothing() -> None:
    record = powers(2.0, models=("small-cnn", "resnet50"))
    g = only(record)
    assert g.by_parameters is not None
    assert g.by_parameters.value == pytest.approx(2.0)
    assert (g.by_parameters.low, g.by_parameters.high) == (None, None)
    assert g.verdict == "not decided"
    assert "(indicative)" in sentence(record, g)
    assert "two models are too few to tell" in sentence(record, g)


def test_work_is_a_figure_of_its_own() -> None:
    g = only(record_of({m: [(MODELS[m].train_flop / 1e7) ** 0.9] * 3 for m in STUDY_LADDER}))
    assert g.by_work is not None
    assert g.by_parameters is not None
    assert g.by_work.value == pytest.approx(0.9)
    assert g.by_parameters.value != pytest.approx(0.9, abs=0.05)


@pytest.mark.parametrize(
    ("exponent", "words"), [(1.3, "this machine confirms"), (0.7, "this machine contradicts"), (-0.5, "contradicts")]
)
def test_the_sentence_gives_the_verdict_with_its_figures_and_the_studys(exponent: float, words: str) -> None:
    record = powers(exponent, rounds=(1.0, 1.1, 0.9))
    text = sentence(record, only(record))
    assert words in text
    assert f"to the power {exponent:.2f} (95\N{THIN SPACE}% interval" in text
    assert "on NVIDIA H200 against 16 CPU cores" in text
    assert "0.677 over all three and 2.25 between the last two" in text


def test_one_model_has_no_exponent_and_says_why() -> None:
    record = record_of({"resnet18": [4.0, 4.0, 4.0]})
    g = only(record)
    assert (g.by_parameters, g.by_work, g.verdict) == (None, None, None)
    assert "is not known: it needs the speedups of at least two models, and there is 1" in sentence(record, g)


def test_a_failed_model_is_left_out_and_named_when_too_few_are_left() -> None:
    three = {m: [2.0, 2.0, 2.0] for m in STUDY_LADDER}
    assert only(record_of(three, failed=("resnet18",))).models == ("small-cnn", "resnet50")
    g = only(record_of({m: [2.0] for m in ("small-cnn", "resnet18")}, failed=("resnet18",)))
    assert g.by_parameters is None
    assert g.reason is not None
    assert "(ResNet-18: failed on NVIDIA H200: it broke)" in g.reason


def test_models_of_one_size_have_no_exponent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODELS, "resnet34", MODELS["resnet18"])
    g = only(record_of({"resnet18": [2.0], "resnet34": [3.0]}))
    assert (g.by_parameters, g.by_work) == (None, None)
    assert g.reason == "all its models are of the same size"


def test_a_speedup_that_is_no_number_is_left_out() -> None:
    record = record_of({m: [2.0] for m in STUDY_LADDER})
    block = ev.BlockTimed("resnet18", "cuda:0", 0, 1, 6.0, 20, 2560, float("inf"), None, 0.1, 1.0)
    record.cell("resnet18", "cuda:0").launches[0].blocks[:] = [block]
    assert only(record).models == ("small-cnn", "resnet50")


def test_each_device_grows_against_the_baseline_of_its_own_profile() -> None:
    record = record_of({m: [2.0, 2.0] for m in STUDY_LADDER}, (CPU, H200, TUNED_CPU, TUNED_GPU))
    assert [(g.device, g.baseline) for g in growth(record, summarise(record))] == [
        ("cuda:0", "cpu"),
        ("cuda:0+", "cpu+"),
    ]


def test_a_search_for_the_largest_batch_has_no_growth() -> None:
    record = RunRecord()
    record.apply(ev.RunStarted("r", "", "0", RunSpec(("resnet18", "resnet50"), (CPU, H200), "largest"), {}))
    assert growth(record, summarise(record)) == ()
