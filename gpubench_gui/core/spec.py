"""What is to be run: the specification of a comparison and of each training child."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.told import retell

Source = Literal["synthetic", "cifar10", "fashion-mnist"]
Protocol = Literal["quick", "study", "crossover", "map", "largest"]
Precision = Literal["ieee", "default", "tf32", "bf16", "tuned"]
Mode = Literal["pipeline", "resident"]

# The one entry of `RunSpec.models` in a sweep, whose networks are the members of `core.family`.
FAMILY = "family"
SWEEPS: tuple[Protocol, ...] = ("crossover", "map")

# The round of a launch beside the rounds, whose blocks are no figure of the cell: it tunes, or predicts a Study.
ASIDE = -1

LARGEST = 1_000_000  # of epochs, of a batch: far above any use, far below what a float can hold


_AT_LEAST = (
    mark("Epochs must be above zero, not {value}."),
    mark("Batch size must be above zero, not {value}."),
    mark("Learning rate must be above zero, not {value}."),
)
_AT_MOST = (
    mark("Epochs must be at most {most}."),
    mark("Batch size must be at most {most}."),
    mark("Learning rate must be at most {most}."),
)


class SpecError(ValueError):
    """A specification that cannot be run; its text is the sentence the user reads."""


@dataclass(frozen=True, slots=True)
class DataSpec:
    """Which images to train on.

    `path` is a folder or archive for "cifar10", a folder for "fashion-mnist", and unused for
    "synthetic". `download` lets "cifar10" be fetched when `path` holds no copy.
    """

    source: Source = "synthetic"
    path: str | None = None
    download: bool = False


@dataclass(frozen=True, slots=True)
class DeviceChoice:
    """One contender of a comparison.

    `key` is unique within the run ("cpu", "cuda:0", "cpu-again"); `device` is what PyTorch calls
    it; `label` is what people call it ("NVIDIA H200", "16 CPU cores"). `threads` overrides the
    number of CPU threads (None: as many as cores, affinity and quota allow). A `tuned` contender is the same device
    with every switch of `core.tricks` that helps it; it is compared with the tuned baseline alone.
    """

    key: str
    device: str
    label: str
    threads: int | None = None
    tuned: bool = False

    @property
    def is_cpu(self) -> bool:
        return self.device == "cpu"

    @property
    def name(self) -> str:
        """Its label in the language in force."""
        return retell(self.label)

    def tune(self) -> DeviceChoice:
        """The same device as a tuned contender."""
        return replace(self, key=f"{self.key}-tuned", label=f"{self.label}, tuned", tuned=True)


@dataclass(frozen=True, slots=True)
class Training:
    """Hyper-parameters, the same on every device. Defaults are the study's."""

    epochs: int = 10
    batch_size: int = 128
    learning_rate: float = 0.01
    momentum: float = 0.9
    weight_decay: float = 5e-4
    seed: int = 0
    precision: Precision = "ieee"
    mode: Mode = "pipeline"


@dataclass(frozen=True, slots=True)
class RunSpec:
    """A whole comparison: every model on every device, by one protocol.

    "quick" and "study" compare chosen models; "crossover" and "map" sweep the family of `core.family` (`models` is
    then `(FAMILY,)`); "largest" finds the largest batch of each model. `budget_s` bounds the measuring time of the
    whole run, in seconds; the Study protocol ignores it.
    """

    models: tuple[str, ...]
    devices: tuple[DeviceChoice, ...]
    protocol: Protocol = "quick"
    budget_s: float = 300.0
    data: DataSpec = field(default_factory=DataSpec)
    training: Training = field(default_factory=Training)

    def check(self) -> None:
        """Raise `SpecError` with one sentence when this run cannot be started."""
        from gpubench_gui.core.catalog import MODELS

        unknown = [m for m in self.models if m not in MODELS]
        if self.sweeps:
            if self.models != (FAMILY,):
                raise SpecError(tr("A sweep trains its own family of networks: choose no models for it."))
            if len(self.devices) < 2:
                raise SpecError(tr("A sweep compares devices: choose at least two."))
        if self.protocol != "quick" and any(d.tuned for d in self.devices):
            raise SpecError(tr("Best against best is measured by the quick protocol alone."))
        if not self.sweeps and unknown:
            raise SpecError(
                tr("Unknown model {model}. Known models: {known}.", model=repr(unknown[0]), known=", ".join(MODELS))
            )
        if not self.models:
            raise SpecError(tr("Choose at least one model."))
        if not self.devices:
            raise SpecError(tr("Choose at least one device."))
        if (model := _twice(self.models)) is not None:
            raise SpecError(tr("Model {name} is listed twice.", name=repr(model)))
        if (device := _twice([d.key for d in self.devices])) is not None:
            raise SpecError(tr("Device {name} is listed twice.", name=repr(device)))
        t = self.training
        for value, low, high in zip((t.epochs, t.batch_size, t.learning_rate), _AT_LEAST, _AT_MOST, strict=True):
            if not value > 0:
                raise SpecError(tr(low, value=value))
            if not value <= LARGEST:
                raise SpecError(tr(high, most=LARGEST))
        if not 0 <= t.seed < 2**32:
            raise SpecError(tr("The seed must lie between 0 and {most}, not {value}.", most=2**32 - 1, value=t.seed))
        if not 1 <= self.budget_s <= 86_400:
            value_s = f"{self.budget_s:g}"
            raise SpecError(tr("The time budget must lie between 1 and 86400 seconds, not {value}.", value=value_s))

    @property
    def sweeps(self) -> bool:
        return self.protocol in SWEEPS

    @property
    def baseline(self) -> DeviceChoice:
        """The device that speedups are measured against: the CPU if chosen, else the first device."""
        return self.baseline_of(next((d for d in self.devices if not d.tuned), self.devices[0]))

    def baseline_of(self, choice: DeviceChoice) -> DeviceChoice:
        """What `choice` is compared with: the baseline of its own profile, same settings or tuned."""
        alike = [d for d in self.devices if d.tuned == choice.tuned]
        return next((d for d in alike if d.is_cpu), alike[0])


def _twice(names: Sequence[str]) -> str | None:
    return next((n for n in names if list(names).count(n) > 1), None)


@dataclass(frozen=True, slots=True)
class LaunchSpec:
    """What one training child is told on the first line of its standard input.

    `round` counts launches of one (model, device) from 0. `data_dir` holds the prepared arrays
    (see `engine/arrays.py`). `origin_s` is the front end's `perf_counter` at the start of the run:
    that clock is the same for all processes, so every `at_s` lies on one axis. `tricks` are the switches of
    `core.tricks` that are on.
    """

    model: str
    device: str
    key: str
    round: int
    data_dir: str
    origin_s: float
    threads: int
    training: Training
    tricks: tuple[str, ...] = ()
