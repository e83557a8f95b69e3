"""The schedule of the Quick protocol, with children that live in this process and speeds that are planted."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from gpubench_gui.core import events as ev
from gpubench_gui.core.findings import Diagnosed, TrickTried
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice, LaunchSpec, RunSpec
from gpubench_gui.core.summary import summarise
from gpubench_gui.runner.plan import Plan
from gpubench_gui.runner.rounds import Quick
from gpubench_gui.runner.supervisor import Halted, Skipped
from gpubench_gui.runner.validity import BlockJudge
from tests.runner.drive import CPU, GPU, check_one_terminal_event_each

StepS = Callable[[LaunchSpec], float]


@dataclass(eq=False)
class FakeChild:
    spec: LaunchSpec
    gone: bool = False
    terminal: ev.LaunchEnded | None = None


@dataclass
class FakeSupervisor:
    """Answers as children would, on a clock of its own that only warm-ups and blocks move."""

    step_s: StepS
    block_s: float = 2.0
    fails: Callable[[LaunchSpec, str], bool] = lambda spec, command: False
    flags: Callable[[int], tuple[str, ...]] = lambda number: ()
    interrupts: dict[int, type[Exception]] = field(default_factory=dict)
    clock: float = 0.0
    log: list[tuple[str, str, int, str]] = field(default_factory=list)
    children: list[FakeChild] = field(default_factory=list)
    spares: list[tuple[str, int]] = field(default_factory=list)  # what was asked of them after how many commands
    before: tuple[ev.Event, ...] = ()  # what the sensors say before the first round

    def now(self) -> float:
        return self.clock

    def launch(self, spec: LaunchSpec) -> Generator[ev.Event, None, FakeChild]:
        child = FakeChild(spec)
        self.children.append(child)
        self.log.append((spec.model, spec.key, spec.round, "launch"))
        yield ev.LaunchStarted(spec.model, spec.key, spec.round, self.clock, 1)
        return child

    def prepare(self, threads: list[int]) -> None:
        self.spares.append(("prepare", len(self.log)))

    def settle(self) -> Iterator[ev.Event]:
        self.spares.append(("settle", len(self.log)))
        yield from ()

    def watch_for(self, seconds: float) -> Iterator[ev.Event]:
        yield from self.before

    def wait_ready(self, child: FakeChild) -> Generator[ev.Event, None, bool]:
        return (yield from self.ask(child, {"do": "launch"}, lambda e: isinstance(e, ev.LaunchReady)))

    def ask(
        self, child: FakeChild, command: dict[str, Any], answered: Callable[[ev.Event], bool]
    ) -> Generator[ev.Event, None, bool]:
        spec, do = child.spec, command["do"]
        assert not child.gone
        for commands in [n for n in self.interrupts if n <= len(self.log)]:
            raise self.interrupts.pop(commands)
        if do != "launch":
            self.log.append((spec.model, spec.key, spec.round, do))
        where = (spec.model, spec.key, spec.round)
        if do == "tune" and not self.fails(spec, do):
            for trick, kept in (("resident", False), ("channels-last", True), ("bf16", True)):
                yield TrickTried(spec.model, spec.key, self.clock, trick, 100.0, 150.0, kept)
        if command.get("then", do) == "end" or self.fails(spec, do):
            outcome: ev.Outcome = "failed" if do != "end" and self.fails(spec, do) else "finished"
            yield self._over(child, outcome)
            return False
        if do == "block":
            self.clock += self.block_s
            step_s = self.step_s(spec)
            flags = self.flags(self.log.count((spec.model, spec.key, spec.round, do)))
            event: ev.Event = ev.BlockTimed(*where, 0, self.clock, 20, 2560, 20 * step_s, None, 0.1, 0.1, flags)
        elif do == "step-zero":
            event = ev.StepZero(*where, "ieee", "abcd", 2.3, 1.0, (1.0, 2.0))
        elif do == "warm-up":
            event = ev.WarmedUp(*where, self.clock, 10, 1.0, True)
        elif do == "evaluate":
            event = ev.EvaluationTimed(*where, self.clock, 1000, 0.1)
        elif do == "shares":
            event = ev.SharesMeasured(*where, 10, 1280, 0.1, 0.1, 0.3, 0.4, 0.1)
        elif do == "diagnose":
            event = Diagnosed(*where, 128, self.step_s(spec), 0.001, 0.002, 0.001, 0.005, 0.004, 1e12)
        else:
            event = ev.LaunchReady(*where, self.clock, 1, "w", "o", {}, {})
        yield event
        assert answered(event)
        return True

    def _over(self, child: FakeChild, outcome: ev.Outcome) -> ev.LaunchEnded:
        s = child.spec
        why = ("error", "it broke", "try again") if outcome == "failed" else ()
        child.terminal = ev.LaunchEnded(s.model, s.key, s.round, self.clock, outcome, *why)
        child.gone = True
        return child.terminal

    def alive(self) -> list[FakeChild]:
        return [c for c in self.children if not c.gone]

    def end(self, children: list[FakeChild]) -> Iterator[ev.Event]:
        for child in children:
            yield self._over(child, "stopped")


def steady(spec: LaunchSpec) -> float:
    return 0.1 if spec.device == "cpu" else 0.01


def noisy(size: float, until: int = 99) -> StepS:
    """The GPU's step time swings by ±`size` from round to round, up to round `until`."""

    def step_s(spec: LaunchSpec) -> float:
        swing = size * (-1) ** spec.round if spec.round < until else 0.0
        return steady(spec) * (math.exp(swing) if spec.key != "cpu" else 1.0)

    return step_s


def measure(
    fake: FakeSupervisor,
    models: tuple[str, ...] = ("small-cnn",),
    devices: tuple[DeviceChoice, ...] = (CPU, GPU),
    budget_s: float = 10_000.0,
    threads: int = 2,
) -> tuple[RunRecord, list[ev.Event]]:
    """Run the schedule to its end; the record that a front end would have, and the events."""
    spec = RunSpec(models, devices, budget_s=budget_s)
    first: list[ev.Event] = [
        ev.RunStarted("r", "", "0", spec, {}),
        ev.DataReady("nowhere", "stub", 50_000, 10_000, "0" * 64),
    ]
    own, seen = RunRecord(), RunRecord()
    for event in first:
        own.apply(event)
        seen.apply(event)
    quick = Quick(fake, Plan(spec, "nowhere", 0.0, threads), own, BlockJudge(devices))
    events: list[ev.Event] = []
    halted = False
    try:
        for event in quick.events():
            events.append(event)
            seen.apply(event)
    except Halted:
        halted = True
    seen.apply(ev.RunEnded(fake.clock, "stopped" if halted else "finished"))
    check_one_terminal_event_each(events)
    ended = {(e.model, e.device) for e in events if isinstance(e, ev.CellEnded)}
    assert ended == {(m, d.key) for m in models for d in devices}, "every cell ends once, whatever happens"
    assert not fake.alive()
    return seen, events


def rounds(record: RunRecord, model: str = "small-cnn", device: str = "cuda:0") -> int:
    return next(c.rounds for c in summarise(record).cells if (c.model, c.device) == (model, device))


def test_devices_take_turns_and_the_next_round_begins_with_the_other() -> None:
    fake = FakeSupervisor(steady)
    measure(fake)
    commands = {r: [(key, do) for _, key, round_, do in fake.log if round_ == r] for r in range(3)}
    assert [key for key, do in commands[0] if do == "launch"] == ["cpu", "cuda:0"]
    assert [key for key, do in commands[1] if do == "launch"] == ["cuda:0", "cpu"]
    assert [key for key, do in commands[2] if do == "launch"] == ["cpu", "cuda:0"]
    # A B B A within a round, so that a steady drift meets both alike.
    assert [key for key, do in commands[0] if do == "block"] == ["cpu", "cuda:0", "cuda:0", "cpu"]
    assert [key for key, do in commands[1] if do == "block"] == ["cuda:0", "cpu", "cpu", "cuda:0"]


def test_every_launch_is_warmed_up_before_its_first_block_and_every_round_samples_evaluation() -> None:
    fake = FakeSupervisor(steady)
    measure(fake)
    for round_ in range(3):
        for key in ("cpu", "cuda:0"):
            mine = [do for _, k, r, do in fake.log if (k, r) == (key, round_)]
            first = ["launch", "step-zero", "warm-up"] if round_ == 0 else ["launch", "warm-up"]
            assert mine[: len(first)] == first
            assert mine.count("block") == 2
            assert mine.count("evaluate") == 1
            assert mine[-1] == "end"
            assert ("shares" in mine) == ("diagnose" in mine) == (round_ == 0)


@pytest.mark.parametrize(("budget_s", "rounds_asked"), [(90.0, [0, 0, 0]), (600.0, [1, 1, 0])])
def test_nobodys_first_ratio_waits_for_anothers_reasons_where_a_second_round_is_sure(
    budget_s: float, rounds_asked: list[int]
) -> None:
    fake = FakeSupervisor(steady)
    models = ("small-cnn", "resnet18", "resnet50")
    measure(fake, models, budget_s=budget_s)
    asked = {m: [r for name, k, r, do in fake.log if (name, k, do) == (m, "cpu", "diagnose")] for m in models}
    assert asked == {m: [r] for m, r in zip(models, rounds_asked, strict=True)}


@pytest.mark.parametrize(
    ("devices", "threads", "rounds_overlapped"), [((CPU, GPU), 2, 0), ((CPU, GPU), 4, 3), ((CPU,), 16, 0)]
)
def test_the_next_children_import_while_an_accelerator_warms_up_and_at_no_other_time(
    devices: tuple[DeviceChoice, ...], threads: int, rounds_overlapped: int
) -> None:
    fake = FakeSupervisor(steady)
    measure(fake, devices=devices, threads=threads)
    doing = [(key, do) for _, key, _, do in fake.log]
    asked = [at for what, at in fake.spares if what == "prepare"]
    assert asked[0] == 0  # the first ones import while a quiet machine is waited for
    assert [doing[at] for at in asked[1:]] == [("cuda:0", "warm-up")] * rounds_overlapped
    settled = [at for what, at in fake.spares if what == "settle"]
    assert [doing[at] for at in settled] == [("cpu", "warm-up")] * 3


@pytest.mark.parametrize(
    ("step_s", "expected"),
    [
        (steady, 3),
        (noisy(0.022), 5),  # ±8.2 % after 3 rounds, ±4.9 % already after 4, where nobody looks
        (noisy(0.036), 8),  # ±5.8 % after 5, ±4.8 % after 6
        (noisy(0.056), 12),  # ±5.8 % after 8, ±4.8 % after 10
        (noisy(0.07), 20),  # ±5.3 % after 12, ±4.7 % after 14
        (noisy(0.3, until=1), 20),  # one launch out of line: ±6.3 % after 12
        (noisy(0.5), 20),  # never known so well: the last look ends it
    ],
)
def test_a_model_is_closed_at_5_percent_and_only_after_3_5_8_12_or_20_rounds(step_s: StepS, expected: int) -> None:
    fake = FakeSupervisor(step_s)
    record, _ = measure(fake)
    assert rounds(record) == expected


def test_models_are_visited_round_by_round_so_that_each_has_an_early_answer() -> None:
    fake = FakeSupervisor(steady)
    measure(fake, ("small-cnn", "resnet18"))
    order = [(model, round_) for model, key, round_, do in fake.log if do == "launch" and key == "cpu"]
    assert order == [(m, r) for r in range(3) for m in ("small-cnn", "resnet18")]


def test_a_model_that_is_known_leaves_its_time_to_the_others() -> None:
    def step_s(spec: LaunchSpec) -> float:
        return noisy(0.5)(spec) if spec.model == "resnet18" else steady(spec)

    record, _ = measure(FakeSupervisor(step_s), ("small-cnn", "resnet18"))
    assert rounds(record, "small-cnn") == 3
    assert rounds(record, "resnet18") == 20


def test_no_round_begins_that_would_not_fit_into_the_budget() -> None:
    fake = FakeSupervisor(noisy(0.5))  # four blocks of 2 s: 8 s a round
    record, events = measure(fake, budget_s=35)
    assert rounds(record) == 4
    assert fake.clock == 32
    assert {e.outcome for e in events if isinstance(e, ev.CellEnded)} == {"finished"}
    comparison = summarise(record).comparisons[0]
    assert comparison.speedup is not None
    assert (comparison.speedup.half_width or 0) > 0.05  # what was reached is reported as it is


def test_a_model_the_budget_never_reached_is_stopped_with_that_reason() -> None:
    fake = FakeSupervisor(steady, block_s=20)
    record, events = measure(fake, ("small-cnn", "resnet18"), budget_s=60)
    assert rounds(record, "small-cnn") == 1
    ends = {(e.model, e.device): e for e in events if isinstance(e, ev.CellEnded)}
    assert ends["small-cnn", "cpu"].outcome == "finished"
    assert ends["resnet18", "cpu"].outcome == "stopped"
    assert ends["resnet18", "cpu"].reason == "not measured: the time budget of 60 s was used up"


@pytest.mark.parametrize("command", ["launch", "warm-up", "block", "evaluate", "shares"])
def test_a_device_that_fails_ends_its_cell_and_the_other_goes_on(command: str) -> None:
    fake = FakeSupervisor(steady, fails=lambda spec, do: spec.key == "cuda:0" and do == command)
    record, events = measure(fake)
    ends = {e.device: e for e in events if isinstance(e, ev.CellEnded)}
    assert (ends["cuda:0"].outcome, ends["cuda:0"].reason) == ("failed", "it broke")
    assert ends["cpu"].outcome == "finished"
    assert rounds(record, device="cpu") == 3
    assert [r for _, k, r, do in fake.log if k == "cuda:0" and do == "launch"] == [0]
    assert summarise(record).comparisons[0].speedup is None


def test_a_child_that_dies_of_its_diagnosis_leaves_its_figures_and_the_cell_goes_on() -> None:
    fake = FakeSupervisor(steady, fails=lambda spec, do: spec.key == "cuda:0" and do == "diagnose")
    record, events = measure(fake)
    ends = {e.device: e.outcome for e in events if isinstance(e, ev.CellEnded)}
    assert ends == {"cpu": "finished", "cuda:0": "finished"}
    summary = summarise(record)
    assert [c.rounds for c in summary.cells] == [3, 3]
    assert summary.comparisons[0].speedup is not None
    assert [bool(c.verdict) for c in summary.cells] == [True, False]
    assert ["it broke" in e.text for e in events if isinstance(e, ev.Notice)] == [True]


def test_a_model_that_fails_everywhere_leaves_the_next_one_to_be_measured() -> None:
    fake = FakeSupervisor(steady, fails=lambda spec, do: spec.model == "small-cnn" and do == "launch")
    record, events = measure(fake, ("small-cnn", "resnet18"))
    outcomes = {e.model: e.outcome for e in events if isinstance(e, ev.CellEnded)}
    assert outcomes == {"small-cnn": "failed", "resnet18": "finished"}
    assert rounds(record, "resnet18") == 3


def test_a_late_failure_keeps_the_cells_earlier_blocks_in_the_record() -> None:
    fake = FakeSupervisor(noisy(0.5), fails=lambda spec, do: spec.key == "cuda:0" and spec.round == 2)
    record, _ = measure(fake)
    cell = record.cell("small-cnn", "cuda:0")
    assert sum(len(x.blocks) for x in cell.launches) == 4
    assert cell.ended is not None
    assert cell.ended.outcome == "failed"


def test_one_device_alone_is_measured_until_its_own_rate_is_known() -> None:
    record, _ = measure(FakeSupervisor(steady), devices=(CPU,))
    assert rounds(record, device="cpu") == 3
    assert summarise(record).comparisons == ()


def test_three_devices_are_closed_together_when_both_ratios_are_known() -> None:
    third = DeviceChoice("cuda:1", "cuda:1", "another")

    def step_s(spec: LaunchSpec) -> float:
        return noisy(0.028)(spec) if spec.key == "cuda:1" else steady(spec)

    record, _ = measure(FakeSupervisor(step_s), devices=(CPU, GPU, third))
    assert [c.rounds for c in summarise(record).cells] == [5, 5, 5]


def test_a_stop_keeps_the_finished_rounds_and_ends_every_cell_as_stopped() -> None:
    fake = FakeSupervisor(noisy(0.5))
    fake.interrupts[16 + 12 + 12] = Halted  # the commands of three rounds, the first with its passes of diagnosis
    record, events = measure(fake, ("small-cnn",))
    assert rounds(record) == 3
    ends = [e for e in events if isinstance(e, ev.CellEnded)]
    assert {e.outcome for e in ends} == {"stopped"}
    assert all("after 3 rounds" in (e.reason or "") for e in ends)
    assert summarise(record).comparisons[0].speedup is not None


def test_a_stop_in_the_first_round_leaves_no_figure_behind() -> None:
    fake = FakeSupervisor(steady, interrupts={3: Halted})
    record, events = measure(fake, ("small-cnn", "resnet18"))
    assert {e.reason for e in events if isinstance(e, ev.CellEnded)} == {"not measured: stopped"}
    assert summarise(record).comparisons[0].speedup is None


def test_skipping_a_model_ends_it_and_goes_on_with_the_next() -> None:
    fake = FakeSupervisor(steady, interrupts={3: Skipped})
    record, events = measure(fake, ("small-cnn", "resnet18"))
    ends = {e.model: e for e in events if isinstance(e, ev.CellEnded)}
    assert (ends["small-cnn"].outcome, ends["small-cnn"].reason) == ("stopped", "not measured: skipped")
    assert ends["resnet18"].outcome == "finished"
    assert rounds(record, "resnet18") == 3


def test_a_model_that_was_skipped_stays_stopped_when_the_run_is_stopped_later() -> None:
    first_rounds = 14 + 18  # the commands of both models, the last of them with its passes of diagnosis
    fake = FakeSupervisor(noisy(0.5), interrupts={first_rounds + 2: Skipped, first_rounds + 2 + 4: Halted})
    _, events = measure(fake, ("small-cnn", "resnet18"))
    ends = {e.model: e for e in events if isinstance(e, ev.CellEnded)}
    assert (ends["small-cnn"].outcome, ends["small-cnn"].reason) == ("stopped", "skipped after 1 round")
    assert (ends["resnet18"].outcome, ends["resnet18"].reason) == ("stopped", "stopped after 1 round")


@pytest.mark.parametrize("interrupt", [Halted, Skipped])
def test_a_device_that_failed_before_the_stop_is_failed_with_its_reason(interrupt: type[Exception]) -> None:
    fake = FakeSupervisor(
        steady, fails=lambda spec, do: spec.key == "cuda:0" and do == "warm-up", interrupts={6: interrupt}
    )
    _, events = measure(fake)
    ends = {e.device: e for e in events if isinstance(e, ev.CellEnded)}
    assert (ends["cuda:0"].outcome, ends["cuda:0"].reason) == ("failed", "it broke")
    assert ends["cpu"].outcome == "stopped"


def test_a_doubtful_block_is_kept_and_tried_again_up_to_three_times() -> None:
    fake = FakeSupervisor(steady, flags=lambda number: ("contended",) if number == 1 else ())
    record, _ = measure(fake, devices=(CPU,))
    launch = record.cell("small-cnn", "cpu").launches[0]
    assert [b.flags for b in launch.blocks] == [("contended",), (), ()]
    assert "contended" not in summarise(record).qualifier


def test_a_machine_that_is_never_quiet_is_measured_and_flagged_without_retrying_for_ever() -> None:
    fake = FakeSupervisor(steady, flags=lambda number: ("contended",))
    record, _ = measure(fake, devices=(CPU,))
    blocks = [len(launch.blocks) for launch in record.cell("small-cnn", "cpu").launches]
    assert sum(blocks) == 2 * len(blocks) + 6  # two a round, and six retries in the whole run
    assert "contended" in summarise(record).qualifier
    assert summarise(record).cells[0].images_per_s is not None


def reading(at_s: float, others: float | None) -> ev.Sampled:
    return ev.Sampled(at_s, 50.0, 50.0, others, None, None, None)


def test_measuring_goes_on_on_a_busy_machine_and_says_so() -> None:
    fake = FakeSupervisor(steady, before=tuple(reading(i, 0.8) for i in range(4)))
    record, _ = measure(fake, devices=(CPU,))
    assert ["0.8 cores busy" in n.text for n in record.notices] == [True]
    assert rounds(record, device="cpu") == 3


@pytest.mark.parametrize(
    "others", [[None, 0.8, 0.05, 0.05, 0.9], [None, None, 0.9]], ids=["quiet at last", "not known"]
)
def test_nothing_is_said_where_the_machine_became_quiet_or_cannot_tell(others: list[float | None]) -> None:
    fake = FakeSupervisor(steady, before=tuple(reading(i, x) for i, x in enumerate(others)))
    record, _ = measure(fake, devices=(CPU,))
    assert record.notices == []


# ---- tuned contenders -----------------------------------------------------------------------------


def test_a_tuned_contender_is_tuned_once_and_trains_with_what_helped() -> None:
    fake = FakeSupervisor(lambda spec: steady(spec) / (2.0 if spec.tricks else 1.0))
    record, _ = measure(fake, devices=(CPU, GPU, CPU.tune(), GPU.tune()))
    assert [(key, do) for _, key, round_, do in fake.log if round_ == -1] == [
        *(("cpu-tuned", "launch"), ("cpu-tuned", "tune")),
        *(("cuda:0-tuned", "launch"), ("cuda:0-tuned", "tune")),
    ]
    assert {c.spec.tricks for c in fake.children if c.spec.round >= 0 and c.spec.key.endswith("tuned")} == {
        ("channels-last", "bf16")
    }
    assert {c.spec.tricks for c in fake.children if not c.spec.key.endswith("tuned")} == {()}
    assert [t.trick for t in record.tricks["small-cnn", "cuda:0-tuned"]] == ["resident", "channels-last", "bf16"]


def test_tuned_is_compared_with_tuned_and_the_headline_is_the_same_settings() -> None:
    fake = FakeSupervisor(lambda spec: steady(spec) / (2.0 if spec.tricks and spec.key != "cpu-tuned" else 1.0))
    record, _ = measure(fake, devices=(CPU, GPU, CPU.tune(), GPU.tune()))
    found = summarise(record)
    assert [(c.device, c.baseline) for c in found.comparisons] == [("cuda:0", "cpu"), ("cuda:0-tuned", "cpu-tuned")]
    plain, tuned = (c.speedup for c in found.comparisons)
    assert plain is not None
    assert tuned is not None
    assert tuned.value == pytest.approx(2 * plain.value)
    assert "tuned" not in found.sentence
    assert "best against best 20.0×" in found.qualifier


def test_a_tuning_that_breaks_off_is_said_and_the_contender_is_measured_all_the_same() -> None:
    fake = FakeSupervisor(steady, fails=lambda spec, do: do == "tune")
    record, _ = measure(fake, devices=(CPU, CPU.tune()))
    assert [n.text for n in record.notices] == [
        "Tuning Small CNN on 2 CPU cores, tuned broke off: it broke. What helped is kept."
    ]
    assert rounds(record, device="cpu-tuned") == 3
