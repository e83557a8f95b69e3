"""The window: choose on the left, start at the bottom, watch in the middle, read at the top and right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.progress import progress
from gpubench_gui.core.question import question
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.skipping import skip_problem
from gpubench_gui.core.spec import FAMILY, SWEEPS, RunSpec, SpecError
from gpubench_gui.core.summary import summarise
from gpubench_gui.gui.actions import Actions
from gpubench_gui.gui.background import Background
from gpubench_gui.gui.exports import Exports
from gpubench_gui.gui.guesses import GuessBook
from gpubench_gui.gui.layout import central, choosing_column, reading_column
from gpubench_gui.gui.plots import GROUPS
from gpubench_gui.gui.presenting import Presenter
from gpubench_gui.gui.saved_runs import SavedRuns
from gpubench_gui.gui.session import RunSession
from gpubench_gui.gui.settings import Choices, Settings
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.answer import Answer
from gpubench_gui.gui.widgets.banner import Banner, Message
from gpubench_gui.gui.widgets.device_toggles import DeviceToggles
from gpubench_gui.gui.widgets.live_plot import LivePanel
from gpubench_gui.gui.widgets.model_picker import ModelPicker
from gpubench_gui.gui.widgets.pictures import Figures, Pictures
from gpubench_gui.gui.widgets.reading import Reading
from gpubench_gui.gui.widgets.recorded_strip import RecordedStrip
from gpubench_gui.gui.widgets.run_bar import RunBar, describe
from gpubench_gui.gui.widgets.run_options import DataOptions, HowOptions
from gpubench_gui.gui.worker import RunLike

# A repaint in this process slows a CPU cell that trains on all cores: 18 % at 30 Hz. All of its threads wait
# for the one that lost its core, so even a hundredth of a core counts.
PLOTS_CPU_MS, PLOTS_MS, TEXT_MS = 1000, 100, 500
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


class MainWindow(QMainWindow):
    def __init__(self, theme: Theme, services: Services) -> None:
        super().__init__()
        self._theme, self._services = theme, services
        self.settings = Settings(services.settings)
        self.session = RunSession(services.runs, self)
        self.models = ModelPicker(theme)
        self.devices = DeviceToggles(theme)
        self.how = HowOptions()
        self.data = DataOptions()
        self.answer = Answer()
        self.banner = Banner(theme)
        self.panels = [LivePanel(theme, group, title, i == len(GROUPS) - 1) for i, (group, title) in enumerate(GROUPS)]
        self.pictures = Pictures(theme)
        self.reading = Reading(theme)
        self.figures = Figures(theme, self.reading)
        self.bar = RunBar()
        self.saved = SavedRuns(self, RecordedStrip(theme))
        self.exports = Exports(self, self.session, self.banner)
        self.guesses, self.presenter = GuessBook(self), Presenter(theme, self)
        self.actions_ = Actions(self, theme)
        self._probe: Background | None = None
        self._closing = False
        self._drawn = self._told = -1
        self._notices = 0
        self.setWindowTitle(NAME)
        self.setMinimumSize(1024, 640)
        choices = choosing_column([self.models, self.devices, self.how, self.data])
        results = reading_column(self.answer, self.banner, self.panels, [self.pictures, self.figures])
        self.setCentralWidget(central(self.saved.strip, choices, results, self.bar))
        self._plots_timer = self._timer(PLOTS_MS, self.repaint_plots)
        self._text_timer = self._timer(TEXT_MS, self.repaint_text)
        self._connect()
        self._restore()
        self.devices.looking(services.cpu)
        # After the first paint: the probe's import of PyTorch would take the CPU from it.
        QTimer.singleShot(PROBE_DELAY_MS, self.look_for_devices)

    # ---- building ------------------------------------------------------------------------------------

    def _timer(self, interval_ms: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(interval_ms)
        timer.timeout.connect(slot)
        return timer

    def _connect(self) -> None:
        for part in (self.models, self.devices, self.how, self.data):
            part.changed.connect(self.refresh_choices)
        self.bar.run.clicked.connect(self.start)
        self.bar.stop.clicked.connect(self.stop)
        self.bar.skip.clicked.connect(self.skip_model)
        self.session.arrived.connect(self._pace)
        self.session.ended.connect(self._ended)
        self.session.crashed.connect(lambda text: self.banner.add(Message("error", text)))

    def _restore(self) -> None:
        choices, complaint = self.settings.load()
        self.models.choose(choices.models)
        self.how.load(choices)
        self.data.load(choices)
        self.actions_.zoom.restore()
        if complaint:
            self.banner.add(Message("warning", complaint))
        geometry = self.settings.geometry()
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1280, 800)

    # ---- choosing ------------------------------------------------------------------------------------

    def look_for_devices(self) -> None:
        """Start the probe; the CPU can be used meanwhile."""
        if self._probe is not None or self.session.running:
            return
        self.devices.looking(self._services.cpu)
        self._probe = Background(self._services.probe)
        self._probe.done.connect(self._probed)
        self._probe.failed.connect(self._probe_failed)
        self._probe.start()

    @Slot(object)
    def _probed(self, devices: tuple[DeviceInfo, ...]) -> None:
        self._probe = None
        self.devices.show_devices(devices)
        self.saved.offer()

    @Slot(object)
    def _probe_failed(self, error: Exception) -> None:
        self._probe = None
        self.devices.failed(f"Looking for devices failed ({error}).")
        self.saved.offer()

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
        return "Results save themselves while the run goes on."

    # ---- running -------------------------------------------------------------------------------------

    @Slot()
    def start(self) -> None:
        """Run what is chosen."""
        if self.session.running or self.problem() is not None:
            return
        spec, devices = self.spec(), self.devices.chosen()
        self.settings.save(self.choices())
        self.saved.unmark()
        self.begin(lambda: self._services.make_run(spec, devices))
        self.answer.show_text("Getting ready", "The images are prepared first, then every device starts in turn.")

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
        """Leave the model being measured for the next one. What was measured of it is kept."""
        if self.skip_problem() is None:
            self.session.skip_model()
            self.repaint_text()

    def skip_problem(self) -> str | None:
        """Why there is no model to skip, in one sentence; None when there is."""
        record = self.session.record
        if record is None or self.session.replaying:
            return "A replay measures nothing, so there is nothing to skip."
        return skip_problem(record, self.session.skipped)

    @Slot()
    def _pace(self) -> None:
        """Plots are drawn once a second while a CPU cell is timed, ten times otherwise."""
        record = self.session.record
        if record is None or record.started is None:
            return
        timed = None if self.session.replaying else record.current
        on_cpu = timed is not None and record.device(timed[1]).is_cpu
        wanted = PLOTS_CPU_MS if on_cpu else PLOTS_MS
        if self._plots_timer.interval() != wanted:
            self._plots_timer.setInterval(wanted)

    @Slot()
    def _ended(self) -> None:
        self._plots_timer.stop()
        self._text_timer.stop()
        if not self.saved.replay_ended():
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
        for part in (self.models, self.devices, self.how, self.data):
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
            state = self.saved.told(progress(record))
            problem = self.skip_problem()
            self.bar.show_running(state, self.session.stopping, problem)
            self.actions_.skip.setEnabled(problem is None)
            self.setWindowTitle(f"{'Replay · ' if self.session.replaying else ''}{state.share:.0%} · {NAME}")
        else:
            self.setWindowTitle(f"{record.started.started[:10]} · {NAME}")

    def _tell_notices(self, record: RunRecord) -> None:
        for notice in record.notices[self._notices :]:
            self.banner.add(Message(notice.level, notice.text))
        self._notices = len(record.notices)
        failed = record.data_failed
        if failed is not None:
            self.banner.add(Message("error", f"{failed.reason} {failed.cure}"))

    # ---- opening and closing ---------------------------------------------------------------------------

    def show_saved(self, record: RunRecord, path: Path) -> None:
        """Show the run saved at `path` instead of the one before. Only when none is running."""
        self.session.show(record, path)
        self._show_new_record()
        self._settle()

    def choices(self) -> Choices:
        """What is remembered for the next start."""
        training, paths = self.how.training(), self.data.paths()
        return Choices(
            models=self.models.chosen(),
            protocol=self.how.protocol_id,
            budget_s=int(self.how.budget_s),
            epochs=training.epochs,
            batch_size=training.batch_size,
            precision=training.precision,
            mode=training.mode,
            tuned=self.how.tuned.isChecked(),
            source=self.data.source_id,
            cifar10_path=paths["cifar10"],
            cifar10_download=self.data.download.isChecked(),
            fashion_path=paths["fashion-mnist"],
        )

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.session.running and not self._closing:
            if not self._confirm_close():
                event.ignore()
                return
            if self.session.running:  # it may have ended while the question stood
                self._closing = True
                self.session.stop()
                self.repaint_text()
                QTimer.singleShot(CLOSE_WAIT_MS, self, self.close)  # a run that does not end must not hold the window
                event.ignore()
                return
        self._plots_timer.stop()
        self._text_timer.stop()
        for job in (self._probe, self.saved.job):
            if job is not None:
                job.forget()
        self.exports.wait(10.0)
        self.settings.save(self.choices())
        self.settings.save_geometry(self.saveGeometry())
        event.accept()

    def _confirm_close(self) -> bool:
        answer = QMessageBox.question(
            self,
            "A run is going on",
            "Stop the run and close? Every finished cell is kept and can be opened again.",
            QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No,
            QMessageBox.StandardButton.No,
        )
        return answer == QMessageBox.StandardButton.Yes
