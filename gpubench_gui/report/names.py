"""The pictures by name, and those that a run has something to show in; read by menus, so it needs no matplotlib."""

from __future__ import annotations

import re

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.language import mark
from gpubench_gui.core.record import RunRecord

# English: `tr` them on the screen.
PLOT_TITLES = {
    "crossover": mark("Where each device begins to pay"),
    "map": mark("Speedup by model and batch size"),
    "speedup": mark("Speedup against model size"),
    "time-per-batch": mark("Time per batch"),
    "throughput": mark("Throughput"),
    "loss": mark("Training loss"),
    "gpu-utilisation": mark("GPU utilisation"),
    "gpu-memory": mark("GPU memory"),
    "gpu-power": mark("GPU power"),
    "cpu-load": mark("CPU load"),
    "memory": mark("Memory"),
}
_SWEEPS = ("crossover", "map")
_BATCHES = ("speedup", "time-per-batch", "throughput", "loss")  # a sweep streams no single batches


_RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)", re.IGNORECASE)
_LONGEST = 80  # Windows allows 260 characters for the whole path


def default_name(record: RunRecord) -> str:
    """What the report of `record` is called: "gpubench 2026-03-14 NVIDIA H200, ResNet-18"; legal on every system."""
    started = record.started
    if started is None:
        return "gpubench"
    spec = record.spec
    machine = next((d.label for d in spec.devices if not d.is_cpu), None) or str(started.host.get("cpu") or "CPU")
    known = [MODELS[m].name for m in spec.models if m in MODELS]
    what = spec.protocol if spec.sweeps else known[0] if len(known) == 1 else f"{len(known)} models"
    return legal(f"gpubench {started.started[:10]} {machine}, {what}")


def legal(name: str) -> str:
    """`name` as Windows, macOS and Linux all take it: none of their signs, reserved words or endings, 80 characters."""
    plain = re.sub(r'[<>:"/\\|?*\x00-\x1f\x7f]', "-", " ".join(name.split()))[:_LONGEST].strip(" .")
    return f"_{plain}" if _RESERVED.match(plain) else plain or "gpubench"


def offered(record: RunRecord) -> tuple[str, ...]:
    """The names of the pictures of `record`: a sweep has its own in place of those made from single batches."""
    if record.started is None or not record.spec.sweeps:
        return tuple(name for name in PLOT_TITLES if name not in _SWEEPS)
    others = [name for name in PLOT_TITLES if name not in (*_SWEEPS, *_BATCHES)]
    return (record.spec.protocol, *others)
