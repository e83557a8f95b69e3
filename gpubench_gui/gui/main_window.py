"""The window: choose on the left, start at the bottom, watch in the middle, read at the top and right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMessageBox

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.language import tr
from gpubench_gui.core.progress import progress
from gpubench_gui.core.question import question
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.skipping import skip_problem
from gpubench_gui.core.spec import FAMILY, SWEEPS, RunSpec, SpecError
from gpubench_gui.core.summary import summarise
from gpubench_gui.core.told import retell
from gpubench_gui.gui.actions import Actions
from gpubench_gui.gui.comparing import Comparing
from gpubench_gui.gui.device_search import DeviceSearch
from gpubench_gui.gui.dropping import Dropping
from gpubench_gui.gui.exports import Exports
from gpubench_gui.gui.furniture import Furniture
from gpubench_gui.gui.guesses import GuessBook
from gpubench_gui.gui.history import HistoryBook
from gpubench_gui.gui.kept import choices, keep, put_back
from gpubench_gui.gui.presenting import Presenter
from gpubench_gui.gui.remembering import remember, restore
from gpubench_gui.gui.resuming import MakeResumed, Resuming, resumed_run
from gpubench_gui.gui.saved_runs import SavedRuns
from gpubench_gui.gui.session import RunSession
from gpubench_gui.gui.settings import Settings
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.run_bar import describe
from gpubench_gui.gui.worker import RunLike

# A repaint in this process slows a CPU cell that trains on all cores: 18 % at 30 Hz. All of its threads wait
# for the one that lost its core, so even a hundredth of a core counts.
PLOTS_CPU_MS, PLOTS_MS, TEXT_MS = 2000, 100, 500
CLOSE_WAIT_MS = 8000  # a child gets 3 s to end by itself before it is killed
PROBE_DELAY_MS = 50
NAME = "gpubench"


@dataclass(frozen=True, slots=True)
class Services:
    """What the window needs from outside; tests bring their own."""

    make_run: Callable[[RunSpec, tuple[DeviceInfo, ...]], RunLike]
    probe: Callable[[], tuple[DeviceInfo, ...]]
    cpu: DeviceInfo
    runs: Path
    settings: Path
    resume_run: MakeResumed = resumed_run


class MainWindow(Furniture):
    def __init__(self, theme: Theme, services: Services) -> None:
        super().__init__()
        self._theme, self._services = theme, services
        self.settings = Settings(services.settings)
        self.session = RunSession(services.runs, self)
        self.search = DeviceSearch(self, services.probe, services.cpu)
        self.saved, self.guesses, self.exports = SavedRuns(self), GuessBook(self), Exports(theme, self)
        self.dropping = Dropping(self)
        self.history = HistoryBook(self)
        self.resuming = Resuming(self, services.resume_run)
        self.presenter = Presenter(theme, self)
        self.comparing = Comparing(
            theme, self, services.runs.parent / "baselines", services.settings.with_name("board.json")
        )
        self._closing = False
        self._drawn = self._told = -1
        self._notices = 0
        self._shown: str | None = None  # the model that the bar names
        self._plots_timer = self._timer(PLOTS_MS, self.repaint_plots)
        self._text_timer = self._timer(TEXT_MS, self.repaint_text)
        self.session.arrived.connect(self._pace)
        self.session.ended.connect(self._ended)
        self.session.crashed.connect(self._tell_crash)
        self.setWindowTitle(NAME)
        self.setMinimumSize(1024, 640)
        theme.dress(self)
        self._build()
        restore(self)
        self.search.show()
        # After the first paint: the probe's import of PyTorch would take the CPU from it.
        QTimer.singleShot(PROBE_DELAY_MS, self.search.start)

    # ---- building ------------------------------------------------------------------------------------

    def _timer(self, interval_ms: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(interval_ms)
        timer.timeout.connect(slot)
        return timer

    def _build(self) -> None:
        self.furnish(self._theme)
        self.actions_ = Actions(self, self._theme)
        self.actions_.zoom.restore()
        self.actions_.looks.restore()
        for part in self.choosers:
            part.changed.connect(self.refresh_choices)
        self.bar.run.clicked.connect(self.start)
        self.bar.stop.clicked.connect(self.stop)
        self.bar.skip.clicked.connect(self.skip_model)
        self.saved.mark_again()

    @Slot()
    def restore_usual_layout(self) -> None:
        """Every part of the window where it stands at the first start."""
        self.actions_.side.setChecked(True)
        self.columns.restore_usual()

    def rebuild(self) -> None:
        """Make every widget and menu anew, in the language in force, and show what was shown. A run goes on."""
        kept, layout, side = keep(self), self.columns.layout_now(), self.actions_.side.isChecked()
        self._build()
        self.columns.restore_layout(layout)
        self.actions_.side.setChecked(side)
        self.search.show()
        put_back(self, kept)
        self.comparing.rebuild()
        self._drawn = self._told = -1
        if self.session.running:
            self._set_choosing(False)
            self.repaint_plots()
            self.repaint_text()
        else:
            self._settle()

    @Slot(object)
    def _tell_crash(self, said: Callable[[], str]) -> None:
        self.banner.add(Message("error", said))

    # ---- choosing ------------------------------------------------------------------------------------

    def spec(self) -> RunSpec:
        """The run as chosen now; `check` says whether it can be started."""
        protocol, devices = self.how.protocol_id, self.devices.choices()
        return RunSpec(
            models=(FAMILY,) if protocol in SWEEPS else self.models.chosen(),
            devices=devices + tuple(d.tune() for d in devices if self.how.is_tuned),
            protocol=protocol,
            budget_s=self.how.budget_s,
            data=self.data.data(),
            training=self.how.training(),
        )

    def problem(self) -> str | None:
        """Why the chosen run cannot be started, in one sentence; None when it can."""
        try:
            self.spec().check()
        except SpecError as error:
            return str(error)
        return self.data.problem()

    @Slot()
    def refresh_choices(self) -> None:
        """The button and, while no run is shown, the question follow the choices."""
        if self.session.running:
            return
        spec = self.spec()
        problem = self.problem()
        self.actions_.run.setEnabled(problem is None)
        self.bar.show_idle(describe(spec), problem, self._remark())
        if self.session.record is None:
            self.answer.show_text(*question(spec))
            self.pictures.show_protocol(spec.protocol)
            self.figures.show_protocol(spec.protocol)

    def _remark(self) -> str:
        record = self.session.record
        if record is not None and record.started is not None and record.ended is not None:
            return progress(record).text
        return tr("Results save themselves while the run goes on.")

    # ---- running -------------------------------------------------------------------------------------

    @Slot()
    def start(self) -> None:
        """Run what is chosen."""
        if self.session.running or self.problem() is not None:
            return
        spec, devices = self.spec(), self.devices.chosen()
        self.settings.save(choices(self))
        self.saved.unmark()
        self.begin(lambda: self._services.make_run(spec, devices))
        how = tr("The images are prepared first, then every device starts in turn.")
        self.answer.show_text(tr("Getting ready"), how)

    def begin(self, make_run: Callable[[], RunLike], recorded: Path | None = None) -> None:
        """Follow a run, or the replay of the one saved at `recorded`. Only when none is running."""
        self.banner.clear()
        self._show_new_record()
        self.guesses.begin()
        self.session.start(make_run, recorded)
        self._set_choosing(False)
        self._plots_timer.start(PLOTS_MS)
        self._text_timer.start()
        self.bar.stop.setFocus()

    @Slot()
    def stop(self) -> None:
        """End the run at once. Every finished cell is kept."""
        if self.session.running:
            self.session.stop()
            self._told = -1
            self.repaint_text()

    @Slot()
    def skip_model(self) -> None:
        """Leave the model that the bar names for the next one. What was measured of it is kept."""
        if self.skip_problem() is None and self._shown is not None:
            self.session.skip_model(self._shown)
            self.repaint_text()

    def skip_problem(self) -> str | None:
        """Why there is no model to skip, in one sentence; None when there is."""
        record = self.session.record
        if record is None or self.session.replaying:
            return tr("A replay measures nothing, so there is nothing to skip.")
        return skip_problem(record, self.session.skipped)

    @Slot()
    def _pace(self) -> None:
        """Plots are drawn every two seconds while a CPU is timed or motion is reduced, ten times a second otherwise."""
        record = self.session.record
        if record is None or record.started is None:
            return
        timed = None if self.session.replaying else record.current
        on_cpu = timed is not None and record.device(timed[1]).is_cpu
        wanted = PLOTS_CPU_MS if on_cpu or self.actions_.looks.still else PLOTS_MS
        if self._plots_timer.interval() != wanted:
            self._plots_timer.setInterval(wanted)

    @Slot()
    def _ended(self) -> None:
        self._plots_timer.stop()
        self._text_timer.stop()
        if not self.saved.replay_ended() and not self.resuming.refused():
            self._settle()
        if self._closing:
            self.close()

    def _settle(self) -> None:
        """Nothing is running: the choices can be made again, and what is shown is all of it."""
        self._set_choosing(True)
        self.repaint_plots()
        self.repaint_text()
        self.refresh_choices()

    def _set_choosing(self, on: bool) -> None:
        for part in self.choosers:
            part.setEnabled(on)
        self.actions_.follow(running=not on, has_results=self.session.record is not None and on)

    def _show_new_record(self) -> None:
        self._drawn = self._told = -1
        self._notices = 0

    # ---- painting: nothing here runs per event ---------------------------------------------------------

    @Slot()
    def repaint_plots(self) -> None:
        """Draw what changed since the last time."""
        record = self.session.record
        if record is None or record.version == self._drawn or self.isMinimized() or self.presenter.active:
            return
        fresh = self._drawn < 0
        self._drawn = record.version
        for panel in self.panels:
            panel.repaint_from(record, fresh)

    @Slot()
    def repaint_text(self) -> None:
        """The progress; the sentence, the table and the speedups where a figure changed."""
        self.session.nudge()
        record = self.session.record
        if record is None or record.started is None:
            return
        if record.results != self._told:
            self._told = record.results
            summary = summarise(record)
            self.answer.show_text(summary.sentence, summary.qualifier, self.guesses.revealed(record, summary))
            self.presenter.show_run(record, summary)
            self.pictures.show_run(record, summary)
            self.reading.show_run(record, summary)
            self.figures.show_run(record)
            self._tell_notices(record)
        if self.session.running:
            self._shown = record.current[0] if record.current is not None else None
            state = self.saved.told(progress(record))
            problem = self.skip_problem()
            self.bar.show_running(state, self.session.stopping, problem)
            self.actions_.skip.setEnabled(problem is None)
            replay = (tr("Replay"),) if self.session.replaying else ()
            self.setWindowTitle(" · ".join((*replay, f"{state.share:.0%}", NAME)))
        else:
            self.setWindowTitle(f"{record.started.started[:10]} · {NAME}")

    def _tell_notices(self, record: RunRecord) -> None:
        for notice in record.notices[self._notices :]:
            self.banner.add(Message(notice.level, partial(retell, notice.text)))
        self._notices = len(record.notices)
        failed = record.data_failed
        if failed is not None:
            self.banner.add(Message("error", lambda: " ".join((retell(failed.reason), retell(failed.cure)))))

    # ---- opening and closing ---------------------------------------------------------------------------

    def show_saved(self, record: RunRecord, path: Path) -> None:
        """Show the run saved at `path` instead of the one before. Only when none is running."""
        self.session.show(record, path)
        self.guesses.recall(record)
        self._show_new_record()
        self._settle()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.session.running and not self._closing:
            if not self._confirm_close():
                event.ignore()
                return
            if self.session.running:  # it may have ended while the question stood
                self._closing = True
                remember(self)  # now, too: what is waited for may end this process
                self.session.stop()
                self.repaint_text()
                QTimer.singleShot(CLOSE_WAIT_MS, self, self.close)  # a run that does not end must not hold the window
                event.ignore()
                return
        self._plots_timer.stop()
        self._text_timer.stop()
        for job in (self.search.job, self.saved.job, self.history.job, self.resuming.job):
            if job is not None:
                job.forget()
        self.exports.wait(10.0)
        self.comparing.wait(10.0)
        remember(self)
        event.accept()

    def _confirm_close(self) -> bool:
        answer = QMessageBox.question(
            self,
            tr("A run is going on"),
            tr("Stop the run and close? Every finished cell is kept and can be opened again."),
            QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No,
            QMessageBox.StandardButton.No,
        )
        return answer == QMessageBox.StandardButton.Yes
