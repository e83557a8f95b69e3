"""The switches of the tuned profile, as data: what each is called and what it does to a launch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gpubench_gui.core.findings import TrickTried
from gpubench_gui.core.language import mark, plural, tr
from gpubench_gui.core.spec import LaunchSpec, Precision
from gpubench_gui.core.stats import Estimate, geometric

GRAPH, RESIDENT, CHANNELS_LAST = "cuda-graph", "resident", "channels-last"
BF16, TF32, FUSED, COMPILE, THREADS = "bf16", "tf32", "fused-optimiser", "compile", "threads"


LOOKS = (3, 6)
LOOK_CONFIDENCE = 0.975
WORTH = 1.02  # a gain that is surely smaller is not looked for further
FARTHEST = 1e6  # a switch that changes more by this factor was not timed: the file was edited


@dataclass(frozen=True, slots=True)
class Trick:
    """One switch: its `name` as people write it, and in a few words what it does."""

    id: str
    name: str
    meaning: str


TRICKS: dict[str, Trick] = {
    t.id: t
    for t in (
        Trick(
            RESIDENT, mark("data on the device"), "all images lie in the device's memory, so that no batch is copied"
        ),
        Trick(GRAPH, mark("CUDA graph"), "the whole step is recorded once and launched as one piece of work"),
        Trick(CHANNELS_LAST, mark("channels-last"), "a pixel's channels lie side by side in memory"),
        Trick(BF16, "bf16", "convolutions and matrix products in bfloat16, weights kept in float32"),
        Trick(TF32, "TF32", "convolutions and matrix products in TF32"),
        Trick(FUSED, mark("fused optimiser"), "one kernel updates all weights"),
        Trick(THREADS, mark("thread count"), "as many CPU threads as train fastest"),
        Trick(COMPILE, "torch.compile", "PyTorch's compiler makes one program of the model"),
    )
}


def known(trick: str) -> bool:
    """Whether it names a switch of this program; the thread count has a value, the others have none."""
    value = trick.partition("=")[2]
    return trick in TRICKS or (base(trick) == THREADS and value.isascii() and value.isdecimal() and len(value) <= 4)


def base(trick: str) -> str:
    """The id of a switch without its value: "threads" of "threads=4"."""
    return trick.partition("=")[0]


def name(trick: str) -> str:
    """As people write it: "CUDA graph", "4 threads"."""
    value = trick.partition("=")[2]
    return plural(int(value), "{n} thread", "{n} threads") if value else tr(TRICKS[base(trick)].name)


def effective(spec: LaunchSpec) -> LaunchSpec:
    """`spec` with those of its tricks carried out that are ordinary settings: precision, mode, threads."""
    training, threads = spec.training, spec.threads
    for trick in spec.tricks:
        if trick in (BF16, TF32):
            precision: Precision = "bf16" if trick == BF16 else "tf32"
            training = replace(training, precision=precision)
        elif trick == RESIDENT:
            training = replace(training, mode="resident")
        elif base(trick) == THREADS:
            threads = int(trick.partition("=")[2])
    return replace(spec, training=training, threads=threads)


def kept(tried: Sequence[TrickTried]) -> tuple[str, ...]:
    """The switches that stay on, in the order in which they were tried."""
    return tuple(t.trick for t in tried if t.kept)


def gain(tried: TrickTried) -> Estimate | None:
    """How many times faster the switch made the device, with its interval; None where it was refused."""
    if not (tried.before and tried.after):
        return None
    ratio = tried.after / tried.before
    if min(tried.before, tried.after) <= 0 or not 1 / FARTHEST < ratio < FARTHEST:
        return None
    if tried.low is None or tried.high is None or not 0 < tried.low <= tried.high:
        return Estimate(ratio, None, None, LOOKS[0])
    return Estimate(ratio, tried.low, tried.high, LOOKS[0])


def helps(pairs: Sequence[tuple[float, float]]) -> tuple[bool | None, Estimate | None]:
    """Whether a switch made a device faster, from pairs of rates without and with it; None: another pair is needed.

    The t interval of the ratio is looked at after three and after six pairs, at 97.5 % each, so that a switch that does
    nothing is kept in one of forty tries: "faster in both of two pairs" kept it in one of five where blocks scatter by
    3 to 8 %.
    """
    found = geometric([after / before for before, after in pairs], LOOK_CONFIDENCE)
    if len(pairs) not in LOOKS or found is None or found.low is None or found.high is None:
        return None, found
    if found.low > 1:
        return True, found
    if len(pairs) == LOOKS[-1] or found.high < WORTH:
        return False, found
    return None, found
