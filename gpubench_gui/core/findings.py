"""What the deeper looks found, as frozen facts of the run's stream: diagnosis, tricks, sweeps and limits.

The conventions are those of `core.events`, whose `Event` these belong to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Diagnosed:
    """Why a cell is as fast as it is, from a pass of its own that no other figure rests on.

    All are seconds per training step of `images` images: `step_s` of the undisturbed loop in this pass; of the host
    `data_s` for gathering the batch and `issue_s` for issuing the rest of the step to an idle device; `copy_s` of the
    copy to the device with nothing else under way; `device_s` the sum of what the device ran, the copy left out (on the
    CPU, where issuing is the work itself, that of the operators), and `matrix_s` the part
    of it in matrix products and convolutions, both from a short profiled section (None where it cannot be profiled).
    `peak_flops` is the better of a large matrix product and a convolution on the same device and in the same
    precision, in FLOP/s. `missing` says what could not be measured, and why.
    """

    model: str
    device: str
    round: int
    images: int
    step_s: float
    data_s: float
    issue_s: float
    copy_s: float
    device_s: float | None
    matrix_s: float | None
    peak_flops: float | None
    missing: str | None = None


@dataclass(frozen=True, slots=True)
class TrickTried:
    """One switch of the tuned profile, tried on one model and device in blocks that alternate with the best so far.

    `before` and `after` are images per second without and with it, None where the device refused; `low` and `high`
    the 95 % interval of their ratio; `kept` is whether it stays on, and `reason` why not.
    """

    model: str
    device: str
    at_s: float
    trick: str
    before: float | None
    after: float | None
    kept: bool
    reason: str | None = None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class SweepTimed:
    """One network of `core.family` at one batch size on one device, timed in the sweep child of a round.

    `seconds` is that of `BlockTimed`: full batches between two synchronised clock reads; `flags` too.
    """

    model: str
    device: str
    round: int
    at_s: float
    batch_size: int
    steps: int
    images: int
    seconds: float
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SweepFailed:
    """A cell of a sweep that could not be measured; `kind` and `reason` are those of `LaunchEnded`."""

    model: str
    device: str
    round: int
    at_s: float
    batch_size: int
    kind: str
    reason: str


@dataclass(frozen=True, slots=True)
class LargestBatch:
    """The largest batch that trains on a device, 0 where not even one image does.

    `limit` says what ended the search: the device's "memory", the "guard" that keeps the machine usable, or the "cap"
    of the images there are. `refused` is the smallest batch that did not fit (None where none was refused).
    """

    model: str
    device: str
    at_s: float
    batch_size: int
    limit: Literal["memory", "guard", "cap"]
    refused: int | None
    peak_memory_bytes: int | None


Finding = Diagnosed | TrickTried | SweepTimed | SweepFailed | LargestBatch
