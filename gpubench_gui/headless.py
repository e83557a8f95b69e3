"""Runs one comparison on the command line: saves it, shows its progress, writes its files, prints its answer."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from gpubench_gui.core import events as ev
from gpubench_gui.core import largest, speed_map, sweep
from gpubench_gui.core.catalog import MODELS
from gpubench_gui.core.family import MEMBERS
from gpubench_gui.core.naming import model_name
from gpubench_gui.core.progress import progress as progress_of
from gpubench_gui.core.reasons import reasons
from gpubench_gui.core.record import GIB, RunRecord
from gpubench_gui.core.summary import Summary, comparison_sentence, summarise
from gpubench_gui.core.wording import count, duration, figures, interval, percent, times, whole
from gpubench_gui.logfile import log_folder, logged
from gpubench_gui.owner import private
from gpubench_gui.report.document import document
from gpubench_gui.report.files import ExportError, export_folder
from gpubench_gui.runner.resumed import ResumedRun
from gpubench_gui.runner.run import Run
from gpubench_gui.store.database import HistoryUnusable
from gpubench_gui.store.keeping import keep, settle
from gpubench_gui.store.runs import RunUnreadable, RunWriter, read_events, runs_folder
from gpubench_gui.streams import abandon_output
from gpubench_gui.terminal import console, print_json, print_table

INTERRUPTED = 130


class Headless:
    """One run with no window. Its events go to the run's own folder before anything is shown."""

    def __init__(self, run: Run | ResumedRun, out: Path | None, as_json: bool) -> None:
        self._run = run
        self._out, self._as_json = out, as_json
        self._record = RunRecord()
        self._console = console(error=True)
        self._refused = False  # by the history

    @property
    def record(self) -> RunRecord:
        """The run as far as it has come."""
        return self._record

    def run(self) -> int:
        """Measure to the end, or to Ctrl+C; 0 only if every cell finished. Raises `NotResumable`, before it began."""
        folder = runs_folder() / self._run.id
        with logged(log_folder() / "gpubench.log") as log_file:
            saved = self._measure(folder)
        if self._record.started is None:
            raise KeyboardInterrupt  # what was to be resumed was stopped before anything was measured
        code = 0 if self._record.ended is not None and self._record.ended.outcome == "finished" else 1
        try:
            written = [self._print_answer(), self._write_report(folder if saved else None)]
        except KeyboardInterrupt:
            again = f"`gpubench export {self._run.id}` writes its files" if saved else "it could not be saved"
            self._say(f"Interrupted after the run had ended, before everything was written: {again}.")
            return INTERRUPTED
        if saved:
            self._say(f"The run is saved as {self._run.id}")
        failed = any(c.ended is not None and c.ended.outcome == "failed" for c in self._record.cells.values())
        if failed and log_file is not None:
            self._say(f"Details are in {log_file}")
        return code if all(written) else 1

    def _print_answer(self) -> bool:
        """The answer on standard output; whether nothing was in the way. A reader that went away is no fault."""
        try:
            if self._as_json:
                print_json(document(self._record))
            else:
                print_answer(self._record, summarise(self._record))
            sys.stdout.flush()
        except BrokenPipeError:
            abandon_output()
        except OSError as error:
            abandon_output()
            self._say(f"The answer could not be printed ({error.strerror or error}).")
            return False
        return True

    def _write_report(self, saved: Path | None) -> bool:
        """The files that were asked for, from the run saved in `saved`; whether all could be written."""
        if self._out is None:
            return True
        try:
            events = partial(read_events, saved) if saved else tuple
            export_folder(self._record, events, self._out, private=private())
        except (ExportError, RunUnreadable) as error:
            self._say(str(error))
            return False
        self._say(f"The report is in {self._out}")
        if not saved:
            self._say("Since the run could not be saved, its batches.csv and samples.csv are empty.")
        return True

    def _measure(self, folder: Path) -> bool:
        """Iterate the run; whether it could be saved all the way."""
        writer: RunWriter | None = None
        with self._interruptible(), self._progress() as progress:
            task = progress.add_task("starting", total=1.0)
            for event in self._run.events():
                self._record.apply(event)
                if isinstance(event, ev.RunStarted):
                    writer = self._writer(folder)
                if writer is not None:
                    try:
                        writer.write(event)
                        self._store(partial(keep, folder, event))
                    except OSError as error:
                        writer.close()
                        writer = None
                        self._say(f"Saving stopped ({error.strerror}); the run goes on and its answer is printed.")
                self._show(event, progress, task)
        if writer is not None:
            writer.close()
            self._store(partial(settle, folder))
        return writer is not None

    def _writer(self, folder: Path) -> RunWriter | None:
        try:
            return RunWriter(folder)
        except OSError as error:
            self._say(f"This run cannot be saved ({error.strerror}); it goes on, and its answer is printed at the end.")
            return None

    def _store(self, into_history: Callable[[], None]) -> None:
        """A history that cannot be used is told once; the run stays in its folder, and comes into it later."""
        try:
            into_history()
        except (HistoryUnusable, RunUnreadable, OSError) as error:
            if not self._refused:
                self._refused = True
                self._say(f"{str(error).removesuffix('.')}. This run is kept in a folder of its own.")

    def _show(self, event: ev.Event, progress: Progress, task: Any) -> None:
        match event:
            case ev.Notice(text=text):
                self._say(text)
            case ev.DataFailed(reason=reason, cure=cure):
                self._say(f"{reason} {cure}")
            case ev.CellEnded(outcome="failed") if self._record.data_failed is None:
                name = model_name(event.model)
                self._say(f"{name} on {event.device} failed: {event.reason}. {event.cure or ''}")
        now = progress_of(self._record)
        progress.update(task, completed=now.share, description=now.text)

    def _say(self, text: str) -> None:
        self._console.print(text, markup=False)

    def _progress(self) -> Progress:
        columns = (TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn())
        return Progress(*columns, console=self._console, disable=not sys.stderr.isatty(), transient=True)

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        """Ctrl+C and a polite kill stop the run and keep what is finished."""
        numbers = [signal.SIGINT, signal.SIGTERM]
        before = [signal.signal(n, lambda *_: self._run.stop()) for n in numbers]
        try:
            yield
        finally:
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)


def print_answer(record: RunRecord, summary: Summary) -> None:
    """The sentence, a line per cell, a line per comparison."""
    out = console()
    out.print(f"\n{summary.sentence}", style="bold", markup=False)
    out.print(summary.qualifier, markup=False)
    out.print()
    if record.spec.protocol == "largest":
        _print_largest(record, summary)
        return
    if record.spec.sweeps:
        _print_sweep(record)
        return
    rows = []
    for cell in summary.cells:
        rate = cell.images_per_s
        span = interval(rate.low, rate.high) if rate and rate.low and rate.high else ""
        time = duration(cell.training_s.value) if cell.training_s else ""
        foretold = f", {duration(cell.predicted_s)} predicted" if cell.predicted_s else ""
        kind = f" measured{foretold}" if cell.training_measured else " estimated"
        right = percent(cell.accuracy.value) if cell.accuracy else ""
        moving = percent(cell.moving_share) if cell.moving_share is not None else ""
        state = cell.status if not cell.reason else f"{cell.status}: {cell.reason}"
        label = record.device(cell.device).label
        row = (
            MODELS[cell.model].name,
            label,
            figures(rate.value) if rate else "",
            span,
        )
        rows.append((*row, time + kind if time else "", right, moving, state))
    print_table(
        (
            "model",
            "device",
            "images/s",
            "95 % interval",
            count(record.spec.training.epochs, "epoch"),
            "accuracy",
            "moving data",
            "state",
        ),
        rows,
        right=(2, 5, 6),
    )
    out.print()
    out.print(progress_of(record).text, markup=False)
    for comparison in summary.comparisons:
        s = comparison.speedup
        span = f" (95 % interval {interval(s.low, s.high)})" if s and s.low and s.high else ""
        out.print(f"{comparison_sentence(record, comparison)}{span}", markup=False)
    _print_reasons(record, summary)


def _print_sweep(record: RunRecord) -> None:
    """A line per network, batch size and device that was compared with its baseline."""
    rows = []
    batches = (record.spec.training.batch_size,) if record.spec.protocol == "crossover" else speed_map.BATCHES
    for device, base in sweep.pairs(record.spec):
        for batch in batches:
            for ratio in sweep.ratios(record.sweep, device, base, batch):
                member, e = MEMBERS[ratio.index], ratio.estimate
                span = interval(e.low, e.high) if e.low and e.high else ""
                size = (member.id, f"{member.parameters:,}", figures(member.train_gflop, 2), str(batch))
                rows.append((*size, record.device(device).label, times(e.value), span, str(len(ratio.logs))))
    header = ("model", "parameters", "GFLOP per image", "batch", "device", "speedup", "95 % interval", "rounds")
    print_table(header, rows, right=(1, 2, 3, 5, 7))
    out = console()
    out.print()
    out.print(progress_of(record).text, markup=False)
    for cell in record.cells.values():
        if cell.ended is not None and cell.ended.reason:
            out.print(f"{record.device(cell.device).label}: {cell.ended.reason}", markup=False)


def _print_largest(record: RunRecord, summary: Summary) -> None:
    """A line per cell of a search for the largest batch."""
    rows = []
    for cell in summary.cells:
        found = record.largest.get((cell.model, cell.device))
        state = cell.status if not cell.reason else f"{cell.status}: {cell.reason}"
        batch = whole(found.batch_size) if found else ""
        peak = f"{figures(found.peak_memory_bytes / GIB)} GiB" if found and found.peak_memory_bytes else ""
        limit = largest.limit(found) if found else ""
        rows.append((MODELS[cell.model].name, record.device(cell.device).label, batch, peak, limit, state))
    print_table(("model", "device", "largest batch", "memory held", "limit", "state"), rows, right=(2, 3))
    out = console()
    out.print()
    out.print(progress_of(record).text, markup=False)


def _print_reasons(record: RunRecord, summary: Summary) -> None:
    """The sentences behind the answer, model by model."""
    out = console()
    for about, group in groupby(reasons(record, summary), key=lambda r: r.about):
        out.print(f"\n{about}", style="bold", markup=False)
        for reason in group:
            out.print(f"{reason.topic}: {reason.text}", markup=False)
