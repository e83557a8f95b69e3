"""Everything that can happen during a run, as frozen facts.

A run is its ordered stream of these events: the window, the reports and the statistics are folds
over it (`core/record.py`). On the wire and on disk an event is one line of JSON, an object whose
"type" is the class name. Times called `at_s` and `elapsed_s` are seconds since the run began;
durations are seconds. A value that is not known is None, never 0 or NaN.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.findings import Finding
from gpubench_gui.core.spec import RunSpec

Phase = Literal["start", "warm-up", "measure", "diagnose", "train", "evaluate", "wait"]
Outcome = Literal["finished", "failed", "stopped"]


# ---- the run -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RunStarted:
    """First event of every run. `started` is ISO 8601 with offset; `host` names the hardware, never its owner."""

    run: str
    started: str
    version: str
    spec: RunSpec
    host: dict[str, str | int | float | None]


@dataclass(frozen=True, slots=True)
class RunEnded:
    """Last event of every run."""

    at_s: float
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence for the user that is not about a single cell."""

    at_s: float
    level: Literal["info", "warning"]
    text: str


@dataclass(frozen=True, slots=True)
class DataProgress:
    """Preparing the images: `done` of `total` (None: unknown) in `unit`, at `rate` units a second."""

    step: Literal["download", "check", "decode", "make", "write"]
    done: float
    total: float | None
    unit: Literal["bytes", "images"]
    rate: float | None
    left_s: float | None


@dataclass(frozen=True, slots=True)
class DataReady:
    """The prepared arrays lie in `folder`. `digest` identifies their content (SHA-256, hex)."""

    folder: str
    name: str
    train_images: int
    test_images: int
    digest: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class DataFailed:
    """The images cannot be had: what happened and what to do."""

    reason: str
    cure: str


# ---- one training child --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Imported:
    """A child has imported PyTorch and waits to be told what to train; for the runner alone, in no saved run."""

    seconds: float


@dataclass(frozen=True, slots=True)
class LaunchStarted:
    """The runner started a child for (model, device); `pid` lets the sampler watch it."""

    model: str
    device: str
    round: int
    at_s: float
    pid: int


@dataclass(frozen=True, slots=True)
class LaunchReady:
    """The child built its model. `facts` holds versions, names, precision read back, thread counts.

    `weights_digest` and `order_digest` (SHA-256, hex, first 16 digits) prove that every device
    starts from the same weights and sees the same batches. `startup_s` maps "import", "context",
    "data", "build" to seconds.
    """

    model: str
    device: str
    round: int
    at_s: float
    parameters: int
    weights_digest: str
    order_digest: str
    startup_s: dict[str, float]
    facts: dict[str, str | int | float | None]


@dataclass(frozen=True, slots=True)
class PhaseChanged:
    """`what` names the network and batch size that a sweep's child is at; None elsewhere."""

    model: str
    device: str
    round: int
    at_s: float
    phase: Phase
    what: str | None = None


@dataclass(frozen=True, slots=True)
class Batches:
    """Consecutive training steps that have completed; the arrays are of equal length.

    `elapsed_s[i]` is when batch `first_batch + i` of `epoch` ended (both count from 0), `batch_s[i]`
    how long it took, `images[i]` its size, `loss[i]` its mean cross-entropy (None where it was not finite).
    """

    model: str
    device: str
    round: int
    phase: Phase
    epoch: int
    first_batch: int
    elapsed_s: tuple[float, ...]
    batch_s: tuple[float, ...]
    images: tuple[int, ...]
    loss: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class StepZero:
    """The first batch before any training, to prove that two devices compute the same.

    `logits` are those of the first images, row after row; `loss` the mean cross-entropy of the batch;
    `gradient_norm` the L2 norm over all parameters (reported only). In evaluation mode, since dropout
    draws other numbers on each device. `images_digest` (SHA-256, hex, first 16 digits) identifies the batch.
    """

    model: str
    device: str
    round: int
    precision: str
    images_digest: str
    loss: float | None
    gradient_norm: float | None
    logits: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class WarmedUp:
    """Warm-up is over. `steady` is False when no steady state was seen within its time limit.

    `first_step_s` is the first step alone, with whatever loading and compiling it set off: part of the
    start-up that is shown apart.
    """

    model: str
    device: str
    round: int
    at_s: float
    steps: int
    seconds: float
    steady: bool
    first_step_s: float | None = None


@dataclass(frozen=True, slots=True)
class BlockTimed:
    """A timed block: `steps` full batches between two synchronised clock reads.

    `seconds` is the headline (perf_counter); `marks_s` the sum of the per-step device times (None
    where the back end has no timing events); `issue_s` the host time spent issuing the steps;
    `cpu_s` the processor time the child used. `flags` says what makes the block doubtful.
    """

    model: str
    device: str
    round: int
    block: int
    at_s: float
    steps: int
    images: int
    seconds: float
    marks_s: float | None
    issue_s: float
    cpu_s: float
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EvaluationTimed:
    """A timed stretch of evaluation in the Quick protocol (no accuracy is claimed from it)."""

    model: str
    device: str
    round: int
    at_s: float
    images: int
    seconds: float


@dataclass(frozen=True, slots=True)
class EpochDone:
    """One full epoch of the Study protocol, counted from 0: training seconds, then the test set.

    `train_s` covers every batch of the epoch, the last partial one included; `correct` of `total`
    test images were classified right.
    """

    model: str
    device: str
    round: int
    at_s: float
    epoch: int
    images: int
    train_s: float
    evaluate_s: float
    correct: int
    total: int


@dataclass(frozen=True, slots=True)
class SharesMeasured:
    """Where a step's time goes, from a pass of its own with a synchronise after each part.

    Seconds summed over `steps` steps; the sum exceeds an undisturbed step, so only the shares are
    shown. Moving data is `data_s` (gathering the batch on the host) plus `copy_s` (to the device).
    """

    model: str
    device: str
    round: int
    steps: int
    images: int
    data_s: float
    copy_s: float
    forward_s: float
    backward_s: float
    optimiser_s: float


@dataclass(frozen=True, slots=True)
class LaunchEnded:
    """The one terminal event of a child: sent by it, or made by the runner when it died without one.

    `kind` names the failure ("out-of-memory", "batch-too-small", "device-error", "died", "silent",
    "error"; None when it finished); `reason` is the sentence shown, `cure` what the user can do.
    """

    model: str
    device: str
    round: int
    at_s: float
    outcome: Outcome
    kind: str | None = None
    reason: str | None = None
    cure: str | None = None
    peak_memory_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class CellEnded:
    """The one terminal event of a (model, device) cell, after its last launch.

    `kind` is that of `LaunchEnded`, or "data" (no images to train on), or "stopped".
    """

    model: str
    device: str
    at_s: float
    outcome: Outcome
    kind: str | None = None
    reason: str | None = None
    cure: str | None = None


# ---- sensors -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GpuReading:
    """One GPU at one moment; None where the sensor is missing. `key` is the device's key in the run.

    `energy_j` is read less often than the rest, and None in between. `other_processes` counts the foreign
    processes that compute on the GPU, None where they cannot be told from our own.
    """

    key: str
    utilisation_percent: float | None = None
    memory_used_bytes: int | None = None
    memory_total_bytes: int | None = None
    power_w: float | None = None
    temperature_c: float | None = None
    sm_clock_mhz: float | None = None
    energy_j: float | None = None
    throttle: tuple[str, ...] = ()
    other_processes: int | None = None


@dataclass(frozen=True, slots=True)
class Sampled:
    """One reading of every sensor.

    `cpu_percent` is the whole machine (100 = every logical CPU busy), `child_cpu_percent` the
    training processes on the same base, `others_cores` what everyone else used, in cores. `flags` are
    words of `core.validity` that hold for the whole machine since the reading before. `cpu_energy_j` is
    what all CPU packages have used since sampling began; it never falls.
    """

    at_s: float
    cpu_percent: float | None
    child_cpu_percent: float | None
    others_cores: float | None
    memory_used_bytes: int | None
    memory_total_bytes: int | None
    child_memory_bytes: int | None
    gpus: tuple[GpuReading, ...] = ()
    flags: tuple[str, ...] = ()
    cpu_energy_j: float | None = None


@dataclass(frozen=True, slots=True)
class MonitoringCost:
    """What watching cost: processor seconds of the front-end process (window or command line, sampler included)
    over `seconds` of the run; `sampler_s` is the sampling thread's part of it."""

    at_s: float
    seconds: float
    cpu_s: float
    sampler_s: float


@dataclass(frozen=True, slots=True)
class SensorMissing:
    """A sensor that cannot be read on this system, said once: `name` ("GPU utilisation"), why, for which device."""

    at_s: float
    device: str | None
    name: str
    reason: str


# ---- the probe -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TorchFound:
    """The PyTorch that will train: its version and what it was built for (None: not built for it)."""

    version: str
    cuda: str | None
    rocm: str | None
    architectures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeviceFound:
    """A device PyTorch lists, after a real operation on it succeeded or failed."""

    device: DeviceInfo


ProbeEvent = TorchFound | DeviceFound
LaunchEvent = (
    LaunchStarted
    | LaunchReady
    | PhaseChanged
    | Batches
    | StepZero
    | WarmedUp
    | BlockTimed
    | EvaluationTimed
    | EpochDone
    | SharesMeasured
    | LaunchEnded
)
DataEvent = DataProgress | DataReady | DataFailed
SensorEvent = Sampled | SensorMissing | MonitoringCost
Event = (
    RunStarted | RunEnded | Notice | DataEvent | Imported | LaunchEvent | CellEnded | Finding | SensorEvent | ProbeEvent
)

EVENT_TYPES: dict[str, type] = {cls.__name__: cls for cls in Event.__args__}
