"""What there is to read about a run: its figures, the reasons behind them, and a job of one's own."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout, QWidget

from gpubench_gui.core.language import mark, tr
from gpubench_gui.core.reasons import reasons
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.summary import Summary
from gpubench_gui.gui.theme import Theme
from gpubench_gui.gui.widgets.job_panel import JobPanel
from gpubench_gui.gui.widgets.segmented import Segmented
from gpubench_gui.gui.widgets.summary_table import SummaryTable
from gpubench_gui.gui.widgets.why_panel import WhyPanel

TABS = (
    ("summary", mark("Summary"), mark("The figures of every model on every device")),
    ("why", mark("Why"), mark("What limits each device and what would change the answer")),
    ("job", mark("My job"), mark("How long a training of your own would take")),
)


class Reading(QFrame):
    """Tabs over the summary table, the reasons and the job; a tab that is not seen is not filled."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.tabs = Segmented(tr("Results"), [(tab, tr(name), tr(tip)) for tab, name, tip in TABS])
        self.table = SummaryTable(theme)
        self.why = WhyPanel(theme)
        self.job = JobPanel()
        self._pages: dict[str, QWidget] = {"summary": self.table, "why": self.why, "job": self.job}
        self._stack = QStackedWidget()
        for page in self._pages.values():
            self._stack.addWidget(page)
        self._shown: tuple[RunRecord, Summary] | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 4)
        layout.setSpacing(4)
        layout.addWidget(self.tabs)
        layout.addWidget(self._stack, 1)
        self.tabs.changed.connect(self._choose)

    def show_run(self, record: RunRecord, summary: Summary) -> None:
        """Bring the tab that is seen up to the run."""
        self._shown = record, summary
        self._fill()

    def _choose(self, tab: str) -> None:
        self._stack.setCurrentWidget(self._pages[tab])
        self._fill()

    def _fill(self) -> None:
        if self._shown is None:
            return
        record, summary = self._shown
        match self.tabs.value:
            case "why":
                self.why.show_reasons(reasons(record, summary))
            case "job":
                self.job.show_run(record, summary)
            case _:
                self.table.show_summary(summary, record.spec.devices, record.spec.training.epochs)
