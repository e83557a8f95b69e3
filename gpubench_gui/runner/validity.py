"""Gives each timed block its flags, from everything the children and the sensors said until then."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import replace

from gpubench_gui.core.events import BlockTimed, Event, LaunchReady, PhaseChanged, Sampled
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.validity import Context, Facts, block_flags, clock_mhz, is_doubtful

KEPT_SAMPLES = 2400  # 20 minutes at two a second: longer than any block that is not given up


class BlockJudge:
    """A fold over a run's events that fills in `BlockTimed.flags`.

    Feed it every event with `see`, in the order in which they pass, and replace each BlockTimed by what
    `judge` returns. `gpus` maps the key of a GPU to its facts as from `telemetry.nvidia.gpu_facts`;
    `logical_cpus` is the machine's number, on which depends what counts as a disturbance.
    A block is judged by the readings that have arrived when it ends. The one that covers its last
    moments may come up to half a second later and is not waited for: of a block of 2 s it would be the
    fourth or fifth, and a sleep of half a second after each block would cost a tenth of the budget.
    """

    def __init__(
        self, devices: Iterable[DeviceChoice], gpus: Mapping[str, Facts] | None = None, logical_cpus: int = 1
    ) -> None:
        devices = tuple(devices)
        self._logical_cpus = logical_cpus
        # A tuned contender is read by the sensors of its device, which stands first in the run.
        self._sensor = {d.key: next(x.key for x in devices if x.device == d.device) for d in devices}
        self._is_cpu = {d.key: d.is_cpu for d in devices}
        self._default_mhz = {key: _default_clock(facts) for key, facts in (gpus or {}).items()}
        self._samples: deque[Sampled] = deque(maxlen=KEPT_SAMPLES)
        self._threads: dict[tuple[str, str, int], int] = {}
        self._began_s: dict[tuple[str, str, int], float] = {}
        self._clocks_mhz: dict[tuple[str, str], list[tuple[int, float]]] = {}

    def see(self, event: Event) -> None:
        """Note what matters of `event`; a BlockTimed goes to `judge`."""
        match event:
            case Sampled():
                self._samples.append(event)
            case LaunchReady():
                threads = event.facts.get("threads")
                if isinstance(threads, int):
                    self._threads[event.model, event.device, event.round] = threads
            case PhaseChanged(phase="measure"):
                self._began_s[event.model, event.device, event.round] = event.at_s
            case _:
                pass

    def judge(self, block: BlockTimed) -> BlockTimed:
        """`block` with its flags, those the child gave it first; notes its clock for the rounds to come."""
        where = (block.model, block.device, block.round)
        clocks = self._clocks_mhz.setdefault(where[:2], [])
        is_cpu = self._is_cpu.get(block.device, False)
        sensor = self._sensor.get(block.device, block.device)
        context = Context(
            device=sensor,
            is_cpu=is_cpu,
            threads=self._threads.get(where) if is_cpu else None,
            default_clock_mhz=self._default_mhz.get(sensor),
            earlier_clocks_mhz=tuple(clock for round_, clock in clocks if round_ < block.round),
            began_s=self._began_s.pop(where, None),
            logical_cpus=self._logical_cpus,
        )
        judged = replace(block, flags=block_flags(block, self._samples, context))
        clock = clock_mhz(block, self._samples, sensor)
        if clock is not None and not is_doubtful(judged.flags):
            clocks.append((block.round, clock))
        return judged

    def worth_retry(self, block: BlockTimed) -> bool:
        """Whether what befell a judged block may be gone at the next try."""
        return is_doubtful(block.flags)


def _default_clock(facts: Facts) -> float | None:
    """The default SM clock, else the highest: consumer cards have no default of their own."""
    for name in ("sm_clock_default_mhz", "sm_clock_max_mhz"):
        value = facts.get(name)
        if isinstance(value, int | float):
            return float(value)
    return None
