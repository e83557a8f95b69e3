"""The tables of a run as CSV.

All of them: UTF-8 with a byte order mark (spreadsheets need it to read "×" and "é"; Python reads it
as "utf-8-sig"), commas, lines ended by LF, numbers with a dot and every digit they have, units in
the headers, a missing value as an empty cell. Text that a spreadsheet would run as a formula begins
with an apostrophe.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from gpubench_gui.core.break_even import BreakEven, break_even
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.events import Batches, Event, GpuReading, RunStarted, Sampled
from gpubench_gui.core.language import ENGLISH, speaking
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.stats import Estimate
from gpubench_gui.core.summary import CellSummary, Comparison, summarise
from gpubench_gui.core.tricks import kept
from gpubench_gui.report.sweep import SWEEP, sweep_rows

Value = str | int | float | bool | None
BOM = b"\xef\xbb\xbf"
# The signs that start a formula, their full-width twins, and what spreadsheets strip before looking.
FORMULA_STARTS = tuple("=+-@\t\r\n＝＋－＠")
CHUNK_ROWS = 2000


@dataclass(frozen=True, slots=True)
class Row:
    """All that a row of the summary is made of."""

    record: RunRecord
    cell: CellSummary
    choice: DeviceChoice
    comparison: Comparison | None

    def fact(self, name: str) -> Value:
        ready = self.record.cell(self.cell.model, self.cell.device).ready
        return ready.facts.get(name) if ready else None

    @property
    def speedup(self) -> Estimate | None:
        return self.comparison.speedup if self.comparison else None

    @property
    def break_even(self) -> BreakEven | None:
        return break_even(self.record, self.comparison) if self.comparison else None

    @property
    def tricks(self) -> tuple[str, ...]:
        return kept(self.record.tricks.get((self.cell.model, self.cell.device), ()))

    def largest(self, name: str) -> Value:
        found = self.record.largest.get((self.cell.model, self.cell.device))
        return getattr(found, name) if found else None


def _part(estimate: Estimate | None, part: str) -> Value:
    return None if estimate is None else getattr(estimate, part)


def _training_is(cell: CellSummary) -> Value:
    if cell.training_s is None:
        return None
    return "measured" if cell.training_measured else "estimated"


def _giga(value: float | None) -> Value:
    return None if value is None else value / 1e9


def _ready(row: Row, name: str) -> Value:
    ready = row.record.cell(row.cell.model, row.cell.device).ready
    return getattr(ready, name) if ready else None


SUMMARY: tuple[tuple[str, Callable[[Row], Value]], ...] = (
    ("run", lambda r: r.record.started.run if r.record.started else None),
    ("started", lambda r: r.record.started.started if r.record.started else None),
    ("model", lambda r: r.cell.model),
    ("model_name", lambda r: MODELS[r.cell.model].name),
    ("model_variant", lambda r: MODELS[r.cell.model].variant),
    ("parameters", lambda r: MODELS[r.cell.model].parameters),
    ("train_gflop_per_image", lambda r: MODELS[r.cell.model].train_gflop),
    ("device", lambda r: r.cell.device),
    ("device_label", lambda r: r.choice.label),
    ("status", lambda r: r.cell.status),
    ("rounds", lambda r: r.cell.rounds),
    ("images_per_s", lambda r: _part(r.cell.images_per_s, "value")),
    ("images_per_s_low", lambda r: _part(r.cell.images_per_s, "low")),
    ("images_per_s_high", lambda r: _part(r.cell.images_per_s, "high")),
    ("training_s", lambda r: _part(r.cell.training_s, "value")),
    ("training_s_low", lambda r: _part(r.cell.training_s, "low")),
    ("training_s_high", lambda r: _part(r.cell.training_s, "high")),
    ("training_s_predicted", lambda r: r.cell.predicted_s),
    ("training_time_is", lambda r: _training_is(r.cell)),
    ("speedup", lambda r: _part(r.speedup, "value")),
    ("speedup_low", lambda r: _part(r.speedup, "low")),
    ("speedup_high", lambda r: _part(r.speedup, "high")),
    ("baseline", lambda r: r.comparison.baseline if r.comparison else None),
    ("break_even", lambda r: r.break_even.kind if r.break_even else None),
    ("break_even_batches", lambda r: _part(r.break_even.batches if r.break_even else None, "value")),
    ("break_even_s", lambda r: _part(r.break_even.seconds if r.break_even else None, "value")),
    ("accuracy", lambda r: r.cell.accuracy.value if r.cell.accuracy else None),
    ("accuracy_low", lambda r: r.cell.accuracy.low if r.cell.accuracy else None),
    ("accuracy_high", lambda r: r.cell.accuracy.high if r.cell.accuracy else None),
    ("accuracy_after_epochs", lambda r: r.cell.accuracy.epoch if r.cell.accuracy else None),
    ("moving_data_share", lambda r: r.cell.moving_share),
    ("verdict", lambda r: r.cell.verdict.bound if r.cell.verdict else None),
    ("why", lambda r: r.cell.verdict.sentence if r.cell.verdict else None),
    ("achieved_gflops", lambda r: _giga(r.cell.verdict.achieved_flops if r.cell.verdict else None)),
    ("peak_gflops", lambda r: _giga(r.cell.verdict.peak_flops if r.cell.verdict else None)),
    ("share_of_peak", lambda r: r.cell.verdict.peak_share if r.cell.verdict else None),
    ("tricks", lambda r: "; ".join(r.tricks) or None),
    ("energy_j_per_1000_images", lambda r: r.cell.energy.joules),
    ("energy_wh", lambda r: r.cell.energy.watt_hours),
    ("energy_wh_is", lambda r: "projected" if r.cell.energy.projected else r.cell.energy.basis),
    ("energy_is", lambda r: r.cell.energy.basis),
    ("energy_missing", lambda r: r.cell.energy.reason),
    ("startup_s", lambda r: r.cell.startup_s),
    ("largest_batch", lambda r: r.largest("batch_size")),
    ("largest_batch_limit", lambda r: r.largest("limit")),
    ("largest_batch_peak_memory_bytes", lambda r: r.largest("peak_memory_bytes")),
    ("flags", lambda r: "; ".join(r.cell.flags) or None),
    ("reason", lambda r: r.cell.reason),
    ("cure", lambda r: r.cell.cure),
    ("protocol", lambda r: r.record.spec.protocol),
    ("mode", lambda r: r.record.spec.training.mode),
    ("epochs", lambda r: r.record.spec.training.epochs),
    ("batch_size", lambda r: r.record.spec.training.batch_size),
    ("learning_rate", lambda r: r.record.spec.training.learning_rate),
    ("momentum", lambda r: r.record.spec.training.momentum),
    ("weight_decay", lambda r: r.record.spec.training.weight_decay),
    ("seed", lambda r: r.record.spec.training.seed),
    ("precision", lambda r: r.record.spec.training.precision),
    ("matmul_precision_read_back", lambda r: r.fact(_own_precision(r, "matmul"))),
    ("convolution_precision_read_back", lambda r: r.fact(_own_precision(r, "convolution"))),
    ("threads", lambda r: r.fact("threads")),
    ("data", lambda r: r.record.spec.data.source),
    ("data_sha256", lambda r: r.record.data.digest if r.record.data else None),
    ("weights_digest", lambda r: _ready(r, "weights_digest")),
    ("order_digest", lambda r: _ready(r, "order_digest")),
    ("torch", lambda r: r.fact("torch")),
    ("cuda", lambda r: r.fact("cuda")),
    ("rocm", lambda r: r.fact("rocm")),
    ("cudnn", lambda r: r.fact("cudnn")),
    ("program_version", lambda r: r.record.started.version if r.record.started else None),
)

BATCHES = (
    *("run", "model", "device", "round", "phase", "epoch", "batch"),
    *("elapsed_s", "batch_s", "images_per_s", "loss"),
)
SAMPLES = (
    *("run", "elapsed_s", "cpu_percent", "training_cpu_percent", "others_cores"),
    *("memory_used_bytes", "memory_total_bytes", "training_memory_bytes", "cpu_energy_j", "flags"),
    *("gpu", "gpu_utilisation_percent", "gpu_memory_used_bytes", "gpu_memory_total_bytes", "gpu_power_w"),
    *("gpu_temperature_c", "gpu_sm_clock_mhz", "gpu_energy_j", "gpu_throttle"),
)


@speaking(ENGLISH)
def summary_csv(record: RunRecord) -> bytes:
    """A row per (model, device) cell, the failed and the unfinished ones too.

    Shares and accuracies lie between 0 and 1; `_low` and `_high` bound a 95 % interval, empty where
    a single round gives none. `speedup` is against `baseline`, on the rows of the other devices.
    """
    summary = summarise(record)
    comparisons = {(c.model, c.device): c for c in summary.comparisons}
    rows = (
        Row(record, cell, record.device(cell.device), comparisons.get((cell.model, cell.device)))
        for cell in summary.cells
    )
    return b"".join(_table([name for name, _ in SUMMARY], ([value(r) for _, value in SUMMARY] for r in rows)))


@speaking(ENGLISH)
def sweep_csv(record: RunRecord) -> bytes:
    """A row per cell of a sweep, in the order of measuring, the failed ones too; `step_ms` is one training step."""
    return b"".join(_table(SWEEP, sweep_rows(record)))


def batches_csv(events: Iterable[Event]) -> Iterator[bytes]:
    """A row per training batch, warm-up included, as pieces of the file; holds 2,000 rows at a time.

    `batch` counts from 0 within its epoch, or within the launch outside epochs; `elapsed_s` is when
    the batch ended, in seconds since the run began.
    """
    return _table(BATCHES, _batch_rows(events))


def samples_csv(events: Iterable[Event]) -> Iterator[bytes]:
    """A row per sensor reading and GPU, as pieces of the file; one row with no `gpu` where there is none.

    The machine's own columns repeat on the rows of one reading: group by `elapsed_s` before adding
    them up. `cpu_percent` is 100 when every logical CPU is busy.
    """
    return _table(SAMPLES, _sample_rows(events))


def _batch_rows(events: Iterable[Event]) -> Iterator[Sequence[Value]]:
    run = ""
    for event in events:
        if isinstance(event, RunStarted):
            run = event.run
        elif isinstance(event, Batches):
            where = (run, event.model, event.device, event.round, event.phase, event.epoch)
            timed = zip(event.elapsed_s, event.batch_s, event.images, event.loss, strict=True)
            for batch, (elapsed, took, images, loss) in enumerate(timed, event.first_batch):
                yield *where, batch, elapsed, took, images / took if took > 0 else None, loss


def _sample_rows(events: Iterable[Event]) -> Iterator[Sequence[Value]]:
    run = ""
    for event in events:
        if isinstance(event, RunStarted):
            run = event.run
        elif isinstance(event, Sampled):
            machine: tuple[Value, ...] = (
                *(run, event.at_s, event.cpu_percent, event.child_cpu_percent, event.others_cores),
                *(event.memory_used_bytes, event.memory_total_bytes, event.child_memory_bytes, event.cpu_energy_j),
                "; ".join(event.flags) or None,
            )
            for gpu in event.gpus or (None,):
                yield *machine, *_gpu_values(gpu)


def _gpu_values(gpu: GpuReading | None) -> tuple[Value, ...]:
    if gpu is None:
        return (None,) * 9
    return (
        *(gpu.key, gpu.utilisation_percent, gpu.memory_used_bytes, gpu.memory_total_bytes, gpu.power_w),
        *(gpu.temperature_c, gpu.sm_clock_mhz, gpu.energy_j, "; ".join(gpu.throttle) or None),
    )


def _own_precision(row: Row, kind: str) -> str:
    """The fact that tells a device's own arithmetic: the CPU has its own switch for matrix products."""
    return f"cpu_{kind}_precision" if row.choice.is_cpu and kind == "matmul" else f"{kind}_precision"


# ---- cells and pieces ------------------------------------------------------------------------------


def csv_cell(value: Value) -> Value:
    """`value` as it may stand in a table: None and what is no number become "", formulas become text."""
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return ""
    if isinstance(value, str):
        mark = "'" if value.startswith(FORMULA_STARTS) else ""
        # Python before 3.13 writes a lone CR unquoted, and readers then see the end of the row.
        return mark + value.replace("\r\n", "\n").replace("\r", "\n")
    return value


def _table(header: Sequence[str], rows: Iterable[Sequence[Value]]) -> Iterator[bytes]:
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(header)
    lead = BOM
    for count, row in enumerate(rows, 1):
        writer.writerow([csv_cell(v) for v in row])
        if count % CHUNK_ROWS == 0:
            yield lead + buffer.getvalue().encode()
            lead = b""
            buffer.seek(0)
            buffer.truncate()
    yield lead + buffer.getvalue().encode()
