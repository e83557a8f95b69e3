"""The pictures by name, and those that a run has something to show in; read by menus, so it needs no matplotlib."""

from __future__ import annotations

from gpubench_gui.core.record import RunRecord

PLOT_TITLES = {
    "crossover": "Where each device begins to pay",
    "map": "Speedup by model and batch size",
    "speedup": "Speedup against model size",
    "time-per-batch": "Time per batch",
    "throughput": "Throughput",
    "loss": "Training loss",
    "gpu-utilisation": "GPU utilisation",
    "gpu-memory": "GPU memory",
    "gpu-power": "GPU power",
    "cpu-load": "CPU load",
    "memory": "Memory",
}
_SWEEPS = ("crossover", "map")
_BATCHES = ("speedup", "time-per-batch", "throughput", "loss")  # a sweep streams no single batches


def offered(record: RunRecord) -> tuple[str, ...]:
    """The names of the pictures of `record`: a sweep has its own in place of those made from single batches."""
    if record.started is None or not record.spec.sweeps:
        return tuple(name for name in PLOT_TITLES if name not in _SWEEPS)
    others = [name for name in PLOT_TITLES if name not in (*_SWEEPS, *_BATCHES)]
    return (record.spec.protocol, *others)
