"""The presentation of the window's run: opened, kept up to the record, left again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from gpubench_gui.core.language import tr
from gpubench_gui.core.palette import device_styles
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.recorded import recorded_on
from gpubench_gui.core.slides import Slide, race, slides
from gpubench_gui.core.spec import DeviceChoice
from gpubench_gui.core.summary import Summary, summarise
from gpubench_gui.gui.presentation import Presentation
from gpubench_gui.gui.theme import Theme

if TYPE_CHECKING:
    from gpubench_gui.gui.main_window import MainWindow

# Drawing takes from the CPU that may be the one being timed.
RACE_MS, RACE_CPU_MS = 500, 1000


class Presenter(QObject):
    """Holds the presentation while it is shown. Figures come with `show_run`, the race with a timer of its own."""

    def __init__(self, theme: Theme, window: MainWindow) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self.stage: Presentation | None = None
        self._slides: tuple[Slide, ...] = ()
        self._summary: Summary | None = None
        self._drawn = -1
        self._timer = QTimer(self)
        self._timer.setInterval(RACE_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def active(self) -> bool:
        return self.stage is not None

    @Slot()
    def toggle(self) -> None:
        """Show the presentation on the whole of the window's screen, or leave it."""
        if self.stage is not None:
            self.leave()
            return
        self.stage = Presentation(self._theme, self._window)
        self.stage.left.connect(self.leave)
        self.stage.start_asked.connect(self._start)
        self.stage.moved.connect(self._tick)
        record = self._window.session.record
        self.show_run(record, summarise(record) if record is not None and record.started is not None else None)
        self._window.columns.set_aside(True)
        self.stage.setGeometry(self._window.screen().geometry())
        self.stage.showFullScreen()
        self.stage.activateWindow()
        self.stage.setFocus()
        self._timer.start()

    @Slot()
    def leave(self) -> None:
        """Back to the window, whose plots were not drawn meanwhile."""
        if self.stage is None:
            return
        self._timer.stop()
        self.stage.close()
        self.stage.deleteLater()
        self.stage = None
        self._window.columns.set_aside(False)
        self._window.activateWindow()
        self._window.repaint_plots()

    def show_run(self, record: RunRecord | None, summary: Summary | None) -> None:
        """Bring every step up to the run, None before one has begun; nothing happens while it is not shown."""
        if self.stage is None:
            return
        window = self._window
        begun = record is not None and record.started is not None
        guesses = window.guesses.of(record) if record is not None and begun else window.guesses.next
        spec = record.spec if record is not None and begun else window.spec()
        self._summary = summary
        self._slides = slides(spec, record, summary, guesses)
        self._show(spec.devices)
        self._drawn = -1

    @Slot()
    def _tick(self) -> None:
        """The race, while it is the step shown."""
        record, stage = self._window.session.record, self.stage
        if stage is None or record is None or record.started is None or self._summary is None:
            return
        timing_cpu = record.current is not None and record.device(record.current[1]).is_cpu
        slow = (timing_cpu and not self._window.session.replaying) or self._window.actions_.looks.still
        wanted = RACE_CPU_MS if slow else RACE_MS
        if self._timer.interval() != wanted:
            self._timer.setInterval(wanted)
        if stage.slide is None or stage.slide.kind != "race" or record.version == self._drawn:
            return
        self._drawn = record.version
        now = race(record, self._summary)
        self._slides = tuple(now if s.kind == "race" else s for s in self._slides)
        self._show(record.spec.devices)

    def _show(self, devices: tuple[DeviceChoice, ...]) -> None:
        record = self._window.session.record
        recorded = record is not None and record.started is not None and not self._window.saved.strip.isHidden()
        mark = tr("RECORDED on {origin}", origin=recorded_on(record)) if record is not None and recorded else ""
        if self.stage is not None:
            self.stage.show_slides(self._slides, device_styles(devices), mark)

    @Slot()
    def _start(self) -> None:
        """F5 starts the first run from here; a presenter's own start button must not replace results."""
        if self._window.session.record is None:
            self._window.start()
