"""A run that ended early and is to be gone on with: what of it is missing, and whether that can be measured now.

A cell is kept with all its events where it ended finished, or failed for a reason of its own. In the Quick protocol a
model's devices take turns, so that only cells measured together can be compared: a model of which one cell is missing
is measured anew on all its devices. What was measured of a missing cell before is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from gpubench_gui.core import events as ev
from gpubench_gui.core.compared_gate import PROTOCOLS
from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.record import Cell, CellKey, RunRecord
from gpubench_gui.core.spec import RunSpec

Facts = dict[str, str | int | float | None]

# What has to be the same for cells of two days to be figures of one machine.
_HOST = {
    "cpu": "the processor",
    "logical_cpus": "the number of logical CPUs",
    "usable_cpus": "the number of CPU threads that may be used",
    "affinity_cpus": "the number of CPUs that the program is bound to",
    "quota_cpus": "the share of the CPUs that the container may use",
    "os": "the operating system",
    "kernel": "the kernel",
    "battery": "the power supply",
    "nvidia_driver": "the NVIDIA driver",
}
_GPU = {"uuid": "the identity", "mig_mode": "the division (MIG)", "power_limit_w": "the power limit"}
_CHILD = {
    "torch": "PyTorch",
    "cuda": "the CUDA of PyTorch",
    "rocm": "the ROCm of PyTorch",
    "cudnn": "cuDNN",
    "backend": "the back end of {device}",
    "device_name": "the name of {device}",
    "device_uuid": "the identity of {device}",
    "threads": "the number of CPU threads of {device}",  # of a tuned contender a switch that is tried
}


class NotResumable(Exception):
    """A run that cannot be gone on with; its text is the sentence that says why, in English."""


@dataclass(frozen=True, slots=True)
class Rest:
    """What of an ended `record` is to be measured."""

    record: RunRecord
    missing: frozenset[CellKey]

    @property
    def spec(self) -> RunSpec:
        """The run that measures it; a model has the share of the budget that it had before."""
        spec = self.record.spec
        models = tuple(m for m in spec.models if any((m, d.key) in self.missing for d in spec.devices))
        return replace(spec, models=models, budget_s=max(1.0, spec.budget_s * len(models) / len(spec.models)))

    @property
    def done(self) -> frozenset[CellKey]:
        """The cells that are kept."""
        return frozenset(self.record.cells) - self.missing

    @property
    def until_s(self) -> float:
        """When the last launch of a kept cell ended; 0 where there is none."""
        launches = [launch for key in self.done for launch in self.record.cells[key].launches]
        return max((launch.ended.at_s for launch in launches if launch.ended is not None), default=0.0)


def missing(record: RunRecord) -> frozenset[CellKey]:
    """The cells of `record`, an ended run, that would be measured if it were gone on with."""
    spec = record.spec
    found = {key for key, cell in record.cells.items() if not _over(cell)}
    if spec.protocol == "quick":
        models = {model for model, _ in found}
        found = {key for key in record.cells if key[0] in models}
    return frozenset(found)


def rest(record: RunRecord, version: str) -> Rest:
    """What is missing of `record`, an ended run, for this `version` of the program. Raises `NotResumable`."""
    assert record.started is not None
    refuse_version(record.started, version)
    if record.spec.sweeps:
        name = PROTOCOLS[record.spec.protocol]
        raise NotResumable(
            f"A run of the protocol {name} cannot be resumed: which network it times next follows from all that it "
            "has timed before. Run it again."
        )
    lacking = missing(record)
    if not lacking:
        raise NotResumable("Nothing of this run is missing: every cell is finished, or failed for a reason of its own.")
    return Rest(record, lacking)


def refuse_version(start: ev.RunStarted, version: str) -> None:
    """Raise `NotResumable` for a run of another version, newer or older, which may have measured in another way."""
    if start.version != version:
        raise NotResumable(
            f"This run was measured by gpubench {start.version}, and this is {version}: its parts would not be "
            "measured alike. Run it again."
        )


# ---- whether the machine is still the same ---------------------------------------------------------------


def check_devices(rest_: Rest, found: Iterable[DeviceInfo]) -> None:
    """Raise `NotResumable` where a device of the run is not among `found`, or is another one now."""
    by_device = {d.device: d for d in found}
    for choice in rest_.record.spec.devices:
        device = by_device.get(choice.device)
        if device is None or not device.available:
            raise NotResumable(f"This run cannot be resumed: {choice.label} cannot be used now.")
        if choice.key == device.key:  # any other key has a label of its own
            _refuse("the name of a device", choice.label, device.label)


def check_event(rest_: Rest, event: ev.Event) -> None:
    """Raise `NotResumable` where an `event` of the new part tells of another machine than the kept cells do."""
    old = rest_.record
    match event:
        case ev.RunStarted(host=host) if old.started is not None:
            before = old.started.host
            for key, what in _HOST.items():
                _refuse(what, before.get(key), host.get(key))
            for choice in old.spec.devices:
                for key, what in _GPU.items():
                    name = f"{choice.key} {key}"
                    _refuse(f"{what} of {choice.label}", before.get(name), host.get(name))
        case ev.DataReady(digest=digest) if rest_.done and old.data is not None and old.data.digest != digest:
            raise NotResumable(_differs("the content of the images", old.data.digest[:8], digest[:8]))
        case ev.LaunchReady(facts=facts):
            for cell in (old.cells[key] for key in sorted(rest_.done)):
                if cell.ready is not None:
                    _check_facts(rest_, cell, event.device, cell.ready.facts, facts)
        case _:
            pass


def _check_facts(rest_: Rest, cell: Cell, device: str, before: Facts, now: Facts) -> None:
    choice = rest_.record.device(device)
    for key, what in _CHILD.items():
        if key == "torch" or (cell.device == device and not (key == "threads" and choice.tuned)):
            _refuse(what.format(device=choice.label), before.get(key), now.get(key))


def _refuse(what: str, before: object, now: object) -> None:
    """Raise where both are known and differ."""
    if before is not None and now is not None and before != now:
        raise NotResumable(_differs(what, before, now))


def _differs(what: str, before: object, now: object) -> str:
    return f"This run cannot be resumed: {what} was {str(before)[:100]} then and is {str(now)[:100]} now."


def _over(cell: Cell) -> bool:
    """Whether the cell ended by itself: finished, or failed at something that is not the whole run's."""
    end = cell.ended
    return end is not None and (end.outcome == "finished" or (end.outcome == "failed" and end.kind != "data"))
