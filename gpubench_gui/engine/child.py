"""The training child: `python -m gpubench_gui.engine.child`, one model on one device.

PyTorch is imported first, so that a child may be started while another warms up and wait for its turn. The first
line on standard input is a `LaunchSpec`; the lines after it are commands:

    {"do": "step-zero"}                                 answered by StepZero
    {"do": "warm-up", "pace": 1.0}                      answered by WarmedUp
    {"do": "block", "seconds": 2.0}                     answered by BlockTimed
    {"do": "evaluate", "seconds": 0.5}                  answered by EvaluationTimed
    {"do": "shares"}                                    answered by SharesMeasured
    {"do": "diagnose"}                                  answered by Diagnosed
    {"do": "tune", "seconds": 20, "compile": false, "then": "end"}
                                                        answered by one TrickTried per switch, then as "end"
    {"do": "train"}                                     answered by one EpochDone per epoch
    {"do": "largest", "guard_bytes": null, "cap": 9}    answered by LargestBatch
    {"do": "end"}                                       answered by LaunchEnded

The child of a sweep has a command of its own instead: see `engine/sweep.py`.
Between commands the child sleeps. End of input means stop. Whatever happens, the last line out is
one LaunchEnded.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
import traceback
from typing import TYPE_CHECKING, Any

from gpubench_gui.core.events import (
    BlockTimed,
    EpochDone,
    EvaluationTimed,
    Imported,
    LaunchEnded,
    LaunchReady,
    Outcome,
    Phase,
    PhaseChanged,
    WarmedUp,
)
from gpubench_gui.core.spec import FAMILY, LaunchSpec, Training
from gpubench_gui.core.validity import MARKS_DISAGREE
from gpubench_gui.engine.failure import explain
from gpubench_gui.engine.wire import Wire

if TYPE_CHECKING:
    from gpubench_gui.engine.sweep import SweepChild

MIN_STEPS = 20
SLOW_STEPS = 5
SLOW_FACTOR = 2
LEAD_IN_S = 0.1
SIGN_OF_LIFE_S = 10.0
PHASES: dict[str, Phase] = {
    "step-zero": "diagnose",
    "warm-up": "warm-up",
    "block": "measure",
    "evaluate": "evaluate",
    "shares": "diagnose",
    "diagnose": "diagnose",
    "tune": "diagnose",
    "train": "train",
    "largest": "diagnose",
}


class Child:
    """Answers the front end's commands for one launch."""

    def __init__(self, wire: Wire, spec: LaunchSpec, import_s: float) -> None:
        from gpubench_gui.engine.launch import Launch

        self._import_s = import_s
        self._wire, self._spec = wire, spec
        self._launch = Launch(wire, spec)
        self._blocks = 0
        self._next_sign_s = SIGN_OF_LIFE_S

    def now(self) -> float:
        return time.perf_counter() - self._spec.origin_s

    @property
    def _where(self) -> tuple[str, str, int]:
        return self._spec.model, self._spec.key, self._spec.round

    def announce(self) -> None:
        built = self._launch.built
        startup = {"import": self._import_s, **built.startup_s}
        ready = LaunchReady(
            *self._where,
            self.now(),
            built.parameters,
            built.weights_digest,
            built.order_digest,
            {k: round(v, 4) for k, v in startup.items()},
            built.facts,
        )
        self._wire.send(ready)
        self._phase("wait")

    def _phase(self, phase: Phase) -> None:
        self._wire.send(PhaseChanged(*self._where, self.now(), phase))

    def do(self, command: dict[str, Any]) -> None:
        """Carry out one command and answer it."""
        name = str(command["do"])
        self._phase(PHASES[name])
        if name == "step-zero":
            self._wire.send(self._launch.step_zero())
        elif name == "warm-up":
            warm = self._launch.warm_up(float(command.get("pace", 1.0)))
            spent = (warm.steps, warm.seconds)
            self._wire.send(WarmedUp(*self._where, self.now(), *spent, warm.steady, warm.first_step_s))
        elif name == "block":
            self._block(float(command["seconds"]))
        elif name == "evaluate":
            seconds = float(command["seconds"])
            _, images, took = self._launch.trainer.evaluate(lambda n, t: n >= 2 and t >= seconds)
            self._wire.send(EvaluationTimed(*self._where, self.now(), images, took))
        elif name == "shares":
            self._wire.send(self._launch.shares())
        elif name == "diagnose":
            self._wire.send(self._launch.diagnose())
        elif name == "tune":
            from gpubench_gui.engine.tune import tune

            for tried in tune(self._wire, self._launch, float(command["seconds"]), bool(command["compile"])):
                self._wire.send(tried)
        elif name == "train":
            self._train()
        elif name == "largest":
            from gpubench_gui.engine.largest import LargestSearch

            search = LargestSearch(self._wire, self._spec, self._launch.trainer, command["guard_bytes"])
            self._wire.send(search.run(int(command["cap"])))
        self._phase("wait")

    def _block(self, least_s: float) -> None:
        # While the other device had its turn, this one's threads slept and its caches went cold: the first step of a
        # block took 1.3 to 1.6 times the others' on two cores, which met the device that is asleep longer.
        self._launch.trainer.run("warm-up", lambda steps, seconds: steps >= 1 and seconds >= LEAD_IN_S)

        def enough(steps: int, seconds: float) -> bool:
            many = steps >= MIN_STEPS and seconds >= least_s
            return many or (steps >= SLOW_STEPS and seconds >= SLOW_FACTOR * least_s)

        s = self._launch.trainer.run("measure", enough)
        disagree = abs(s.marks_s - s.seconds) > 0.02 * s.seconds
        flags = (MARKS_DISAGREE,) if disagree else ()
        counted = (s.steps, s.images)
        timed = (s.seconds, s.marks_s, s.issue_s, s.cpu_s)
        self._wire.send(BlockTimed(*self._where, self._blocks, self.now(), *counted, *timed, flags))
        self._blocks += 1

    def _train(self) -> None:
        trainer = self._launch.trainer
        for epoch in range(self._spec.training.epochs):
            images, train_s = trainer.train_epoch(epoch)
            self._phase("evaluate")
            self._next_sign_s = SIGN_OF_LIFE_S
            correct, total, evaluate_s = trainer.evaluate(self._not_enough)
            done = EpochDone(*self._where, self.now(), epoch, images, train_s, evaluate_s, correct, total)
            self._wire.send(done)
            self._phase("train")

    def _not_enough(self, _: int, seconds: float) -> bool:
        """Never enough; gives a sign of life, since a slow device may need longer than the front end waits."""
        if seconds >= self._next_sign_s:
            self._next_sign_s += SIGN_OF_LIFE_S
            self._phase("evaluate")
        return False

    def peak_memory_bytes(self) -> int | None:
        return self._launch.peak_memory_bytes()


def import_engine() -> tuple[float, BaseException | None]:
    """Import all that a launch needs: the seconds it took, and what went wrong if it did."""
    start = time.perf_counter()
    fault: BaseException | None = None
    try:
        importlib.import_module("gpubench_gui.engine.launch")
    except BaseException as error:  # there is no launch yet whose failure it could be
        fault = error
    return time.perf_counter() - start, fault


def _child(wire: Wire, spec: LaunchSpec, import_s: float) -> Child | SweepChild:
    if spec.model != FAMILY:
        return Child(wire, spec, import_s)
    from gpubench_gui.engine.sweep import SweepChild

    return SweepChild(wire, spec, import_s)


def serve(wire: Wire, spec: LaunchSpec, import_s: float = 0.0, fault: BaseException | None = None) -> int:
    """Run one launch to its terminal event, which is a failure where there is a `fault` already; the exit code."""
    origin, where = spec.origin_s, (spec.model, spec.key, spec.round)
    outcome: Outcome = "stopped"
    kind = reason = cure = None
    peak: int | None = None
    try:
        if fault is not None:
            raise fault
        child = _child(wire, spec, import_s)
        child.announce()
        while (command := wire.receive()) is not None:
            if command.get("do") == "end":
                outcome = "finished"
                break
            child.do(command)
            if command.get("then") == "end":
                outcome = "finished"
                break
        peak = child.peak_memory_bytes()
    except BaseException as error:
        if wire.stopped:
            outcome = "stopped"
        else:
            outcome = "failed"
            failure = explain(error, spec.training.batch_size)
            kind, reason, cure = failure.kind, failure.reason, failure.cure
            traceback.print_exc()
    finally:
        at = time.perf_counter() - origin
        wire.send(LaunchEnded(*where, at, outcome, kind, reason, cure, peak))
    return 0 if outcome == "finished" else 1


def main() -> None:
    wire = Wire()
    import_s, fault = import_engine()
    wire.send(Imported(round(import_s, 4)))
    first = wire.receive()
    if first is None:
        os._exit(1)  # never needed: a child that was started ahead of its turn and got none
    spec = LaunchSpec(**{**first, "training": Training(**first["training"])})
    code = serve(wire, spec, import_s, fault)
    sys.stderr.flush()
    # All has been said. Tearing down torch and a device context takes up to a second and can hang.
    os._exit(code)


if __name__ == "__main__":
    main()
