"""Choosing, opening, exporting, closing, settings, looks."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QSettings, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QProgressBar,
    QSpinBox,
    QTableView,
)

from gpubench_gui.core.events import RunStarted
from gpubench_gui.core.palette import DARK, LIGHT
from gpubench_gui.core.shades import mix
from gpubench_gui.gui.errors import ErrorReporter
from gpubench_gui.gui.settings import Choices, Settings
from gpubench_gui.gui.theme import on_accent
from gpubench_gui.gui.widgets.export_dialog import ExportDialog
from gpubench_gui.logfile import logged
from gpubench_gui.report.names import PLOT_TITLES
from gpubench_gui.store.runs import RunWriter
from tests.demo import CPU, demo_events
from tests.fake_run import RecordedRun
from tests.gui.conftest import CPU_INFO, GPU_INFO, OLD_GPU

LEFT = Qt.MouseButton.LeftButton


# ---- choosing --------------------------------------------------------------------------------------


def test_small_cnn_the_cpu_and_the_first_usable_gpu_are_chosen_at_the_start(open_window):
    window = open_window(probe=lambda: (CPU_INFO, OLD_GPU, GPU_INFO))
    assert window.models.chosen() == ("small-cnn",)
    assert [d.key for d in window.devices.chosen()] == ["cpu", "cuda:0"]
    assert window.answer.sentence.text() == "How much faster does Small CNN train on NVIDIA H200 than on 16 CPU cores?"


def test_the_cpu_is_offered_while_devices_are_looked_for(open_window, qtbot):
    gate = threading.Event()
    window = open_window(probe=lambda: gate.wait(10) and (CPU_INFO, GPU_INFO), wait_for_probe=False)
    assert window.devices.status.text() == "Looking for devices…"
    assert [d.key for d in window.devices.chosen()] == ["cpu"]
    assert window.bar.run.isEnabled()
    gate.set()
    qtbot.waitUntil(lambda: "cuda:0" in window.devices.rows)


def test_a_probe_that_raises_leaves_the_cpu_and_says_why(open_window):
    def fail():
        raise OSError("no child could be started")

    window = open_window(probe=fail)
    assert "no child could be started" in window.devices.status.text()
    assert [d.key for d in window.devices.chosen()] == ["cpu"]


def test_an_unusable_device_stays_visible_with_reason_and_cure(open_window):
    window = open_window()
    row = window.devices.rows["cuda:1"]
    assert not row.isEnabled()
    assert "no code for this GPU" in row.accessibleDescription()
    assert "CUDA 12.6" in row.accessibleDescription()
    QTest.mouseClick(row, LEFT)
    assert "cuda:1" not in [d.key for d in window.devices.chosen()]


def test_no_gpu_is_a_normal_state(open_window):
    window = open_window(probe=lambda: (CPU_INFO,))
    assert window.bar.run.isEnabled()
    assert window.bar.run.text() == "Measure: 1 model × 1 device, about 5 min"
    assert "No GPU found" in window.devices.status.text()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda w: w.models.choose(()), "Choose at least one model."),
        (lambda w: [r.setChecked(False) for r in w.devices.rows.values()], "Choose at least one device."),
        (lambda w: w.data.source.setCurrentIndex(1), "Choose where the CIFAR-10 images are, under Data."),
    ],
)
def test_a_button_that_cannot_run_says_why(open_window, spoil, reason):
    window = open_window()
    spoil(window)
    assert not window.bar.run.isEnabled()
    assert window.bar.text.text() == reason
    assert not window.actions_.run.isEnabled()


def test_a_folder_that_is_gone_disables_the_button(open_window, tmp_path):
    window = open_window()
    window.data.source.setCurrentIndex(2)
    window.data.path.setText(str(tmp_path / "gone"))
    assert "does not exist" in window.bar.text.text()
    window.data.path.setText(str(tmp_path))
    assert window.bar.run.isEnabled()
    assert window.spec().data.path == str(tmp_path)


def test_the_other_models_unfold_and_every_model_shows_size_and_work(open_window):
    window = open_window()
    hidden = window.models.rows["vit_b_16"]
    assert not hidden.isVisible()
    assert window.models.more.text() == "14 more models"
    QTest.mouseClick(window.models.more, LEFT)
    assert hidden.isVisible()
    for row in window.models.rows.values():
        assert " M parameters · " in row.detail
        assert row.detail.endswith(" GFLOP/image")


def test_a_row_can_be_ticked_by_keyboard(open_window):
    window = open_window()
    row = window.models.rows["resnet18"]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert "resnet18" in window.models.chosen()


# ---- opening and exporting -------------------------------------------------------------------------


@pytest.fixture
def saved_run(tmp_path: Path) -> Path:
    with RunWriter(tmp_path / "saved") as writer:
        for event in demo_events(("small-cnn",), rounds=2):
            writer.write(event)
    return tmp_path / "saved"


def opened(open_window, qtbot, run: Path):
    window = open_window()
    window.saved.open(run)
    qtbot.waitUntil(lambda: window.saved.job is None)
    return window


def test_a_saved_run_opens_with_its_answer(open_window, qtbot, saved_run):
    window = opened(open_window, qtbot, saved_run)
    assert window.answer.sentence.text().startswith("Small CNN trains ")
    assert window.reading.table.model.rowCount() == 2
    assert any(line.shown for line in window.panels[0].lines)


def test_a_file_that_is_no_run_is_told_in_one_sentence(open_window, qtbot, tmp_path):
    (tmp_path / "x.jsonl").write_bytes(b"\x00garbage")
    window = opened(open_window, qtbot, tmp_path / "x.jsonl")
    assert "x.jsonl" in window.banner.text.text()
    assert window.session.record is None


def test_the_reports_are_written_into_a_folder_that_the_window_offers_to_show(open_window, qtbot, saved_run, tmp_path):
    window = opened(open_window, qtbot, saved_run)
    window.actions_.reports.trigger()
    dialog = window.findChild(ExportDialog)
    dialog.place.setText(str(tmp_path))
    for name in ("png", "svg", "pdf", "html"):
        dialog.boxes[name].setChecked(False)
    folder = dialog.folder()
    dialog.accept()
    qtbot.waitUntil(lambda: not window.exports.busy, timeout=60_000)
    assert {p.name for p in folder.iterdir()} == {
        *("summary.csv", "batches.csv", "samples.csv", "report.json", "report.md"),
    }
    assert window.banner.action.text() == "Show in folder"


def test_an_export_under_way_keeps_to_the_run_it_began_with(open_window, qtbot, saved_run, tmp_path):
    window = opened(open_window, qtbot, saved_run)
    events = window.session.events
    window.session.show(window.session.record, tmp_path / "another run")
    assert isinstance(next(events()), RunStarted)


def test_the_card_and_a_plot_are_saved_as_pictures(open_window, qtbot, saved_run, tmp_path, monkeypatch):
    window = opened(open_window, qtbot, saved_run)
    for name, action in (("card", window.actions_.card), ("plot", window.actions_.plots.actions()[0])):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a, n=name: (str(tmp_path / n), ""))
        action.trigger()
        qtbot.waitUntil(lambda: not window.exports.busy, timeout=60_000)
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")


def test_an_export_that_cannot_be_written_is_told_and_loses_nothing(
    open_window, qtbot, saved_run, tmp_path, monkeypatch
):
    window = opened(open_window, qtbot, saved_run)
    (tmp_path / "taken.png").mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(tmp_path / "taken.png"), ""))
    window.actions_.card.trigger()
    qtbot.waitUntil(lambda: not window.exports.busy, timeout=60_000)
    assert "taken.png" in window.banner.text.text()
    assert window.session.record is not None


def test_the_menu_offers_every_plot_that_can_be_exported():
    from gpubench_gui.report.plots import PLOTS, SWEEP_PLOTS

    assert set(PLOT_TITLES) == set(PLOTS) | set(SWEEP_PLOTS)


# ---- closing ---------------------------------------------------------------------------------------


def test_closing_in_mid_run_asks_once_and_no_keeps_the_run(open_window, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(QMessageBox, "question", lambda *a: (asked.append(1), QMessageBox.StandardButton.No)[1])
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), until_s=5.0), hold=True))
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: window.session.record.now_s > 4)
    assert not window.close()
    assert asked == [1]
    assert window.session.running
    assert window.isVisible()


def test_closing_in_mid_run_stops_it_joins_the_thread_and_closes(open_window, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(QMessageBox, "question", lambda *a: (asked.append(1), QMessageBox.StandardButton.Yes)[1])
    run = RecordedRun(demo_events(("small-cnn",), until_s=5.0), hold=True)
    window = open_window(lambda: run)
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: window.session.record.now_s > 4)
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert asked == [1]
    assert run.stops == 1
    assert window.session.join(0)


def test_a_run_that_ends_while_the_question_stands_closes_the_window_at_once(open_window, qtbot, monkeypatch):
    run = RecordedRun(demo_events(("small-cnn",), until_s=5.0), hold=True)
    window = open_window(lambda: run)

    def answer(*_) -> QMessageBox.StandardButton:
        run.halt.set()
        qtbot.waitUntil(lambda: not window.session.running)
        return QMessageBox.StandardButton.Yes

    monkeypatch.setattr(QMessageBox, "question", answer)
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: window.session.record.now_s > 4)
    assert window.close()
    assert not window.isVisible()


def test_fashion_mnist_without_a_folder_means_the_installed_package(open_window):
    window = open_window()
    window.data.source.setCurrentIndex(window.data.source.findData("fashion-mnist"))
    assert window.problem() is None
    assert window.spec().data.path is None


def test_one_epoch_is_not_called_epochs(open_window):
    window = open_window()
    window.how.protocol.setCurrentIndex(window.how.protocol.findData("study"))
    window.how.epochs.setValue(1)
    assert window.bar.run.text().endswith(", 1 epoch each")


def test_a_process_whose_window_is_closed_in_mid_run_ends_with_code_0_and_no_complaint(tmp_path):
    script = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from tests.demo import CPU, demo_events
from tests.fake_run import RecordedRun
from tests.gui.conftest import CPU_INFO, GPU_INFO
from gpubench_gui.gui.main_window import MainWindow, Services
from gpubench_gui.gui.theme import Theme
from pathlib import Path
app = QApplication([])
here = Path(sys.argv[1])
run = lambda *a: RecordedRun(demo_events(("small-cnn",), until_s=6.0), hold=True)
services = Services(run, lambda: (CPU_INFO, GPU_INFO), CPU_INFO, here / "runs", here / "w.ini")
window = MainWindow(Theme(app), services)
QMessageBox.question = lambda *a: QMessageBox.StandardButton.Yes
window.show()
QTimer.singleShot(200, window.bar.run.click)
QTimer.singleShot(900, window.close)
sys.exit(app.exec())
"""
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        capture_output=True, text=True, timeout=60, check=False, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Error" not in done.stderr
    assert "Traceback" not in done.stderr


def test_importing_the_window_imports_neither_torch_nor_matplotlib_nor_the_engine():
    code = (
        "import sys, gpubench_gui.gui.app, gpubench_gui.gui.main_window, gpubench_gui.runner.run;"
        "print([m for m in sys.modules if m.split('.')[0] in ('torch', 'torchvision', 'matplotlib')"
        " or m.startswith('gpubench_gui.engine')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.strip() == "[]"


# ---- settings --------------------------------------------------------------------------------------


def test_choices_come_back_at_the_next_start(open_window, tmp_path):
    window = open_window()
    window.models.choose(("resnet18", "vit_b_16"))
    window.how.protocol.setCurrentIndex(window.how.protocol.findData("study"))
    window.how.epochs.setValue(3)
    window.close()
    again = open_window()
    assert again.models.chosen() == ("resnet18", "vit_b_16")
    assert again.spec().protocol == "study"
    assert again.spec().training.epochs == 3
    assert again.models.rows["vit_b_16"].isVisible()


@pytest.mark.parametrize("name", ["batch_size", "epochs", "budget_s", "models", "protocol", "precision", "source"])
@pytest.mark.parametrize("value", ["", "-5", "zwölf", "1e999", "\x01\x02", "small-cnn+nothing"])
def test_one_unreadable_setting_falls_back_and_is_named(tmp_path, name, value):
    path = tmp_path / "window.ini"
    store = QSettings(str(path), QSettings.Format.IniFormat)
    store.setValue(f"choices/{name}", value)
    store.sync()
    choices, complaint = Settings(path).load()
    if name == "models" and value == "":
        assert choices.models == ()  # nothing ticked is a choice, too
        return
    assert getattr(choices, name) == getattr(Choices(), name)
    assert name.removesuffix("_s").replace("_", " ") in complaint()


@pytest.mark.parametrize("content", [b"\x00\xff\xfe\x80" * 100, b"not an ini file at all", b"[choices\nx", b"\n\n=\n"])
def test_a_garbage_settings_file_opens_the_window_with_defaults_and_says_so(open_window, tmp_path, content):
    (tmp_path / "window.ini").write_bytes(content)
    window = open_window()
    assert window.spec().training.batch_size == 128
    assert "defaults" in window.banner.text.text()


def test_a_garbage_window_place_is_ignored(open_window, tmp_path):
    store = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    store.setValue("window/geometry", "half a window")
    store.sync()
    assert open_window().isVisible()


# ---- looks -----------------------------------------------------------------------------------------


def contrast(a: str, b: str) -> float:
    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_colour_the_stylesheet_uses_stands_out_from_what_lies_behind_it(tokens):
    hover = mix(tokens.surface, tokens.text, 0.06)
    pressed = mix(tokens.surface, tokens.text, 0.12)
    filled = [tokens.accent, mix(tokens.accent, tokens.text, 0.15), mix(tokens.accent, tokens.text, 0.3)]
    assert all(contrast(on_accent(tokens), colour) >= 4.5 for colour in filled)
    for behind in (tokens.background, tokens.surface, hover):
        assert contrast(tokens.text, behind) >= 4.5
        assert contrast(tokens.muted, behind) >= 4.5
    for behind in (tokens.surface, hover):
        assert contrast(tokens.accent, behind) >= 4.5
    for colour in (tokens.good, tokens.warning, tokens.bad):
        assert contrast(colour, tokens.surface) >= 4.5
    assert contrast(tokens.text, pressed) >= 4.5


def test_the_window_follows_the_system_between_light_and_dark(open_window, theme, qtbot, saved_run):
    window = opened(open_window, qtbot, saved_run)
    try:
        theme.follow(Qt.ColorScheme.Dark)
        assert QApplication.palette().color(QPalette.ColorRole.Window).name() == DARK.background.lower()
        picture = window.grab().toImage()
        assert picture.pixelColor(640, 70).lightness() < 60
        assert window.panels[0].lines[0].curve.opts["pen"].color().name() == DARK.series[0].lower()
    finally:
        theme.follow(Qt.ColorScheme.Light)
    assert window.panels[0].lines[0].curve.opts["pen"].color().name() == LIGHT.series[0].lower()


def inside_menu(widget) -> bool:
    """Whether it belongs to the plot library's own menu, which is never shown."""
    while widget is not None:
        if isinstance(widget, QMenu):
            return True
        widget = widget.parentWidget()
    return False


def test_every_control_has_an_accessible_name(open_window):
    window = open_window()
    kinds = (QAbstractButton, QComboBox, QLineEdit, QSpinBox, QProgressBar, QTableView)
    nameless = [
        w
        for kind in kinds
        for w in window.findChildren(kind)
        if not (w.accessibleName() or getattr(w, "text", str)())
        and not w.objectName().startswith("qt_")
        and not isinstance(w.parent(), (QComboBox, QSpinBox, QTableView))
        and not inside_menu(w)
    ]
    assert nameless == []


def test_the_plot_librarys_own_menu_is_never_part_of_the_picture(open_window):
    window = open_window()
    assert not [m for m in window.findChildren(QMenu) if m.isVisible()]


def test_every_plot_has_a_name_and_a_description(open_window, qtbot, saved_run):
    window = opened(open_window, qtbot, saved_run)
    for plot in (*(p.plot for p in window.panels), window.pictures.speedups.plot):
        assert plot.accessibleName()
        assert plot.accessibleDescription()
    assert "Small CNN" in window.pictures.speedups.plot.accessibleDescription()


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_the_window_fits_and_nothing_sticks_out(open_window, qtbot, saved_run, size):
    window = opened(open_window, qtbot, saved_run)
    window.resize(*size)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert (window.width(), window.height()) == size
    inside = window.rect()
    for part in (window.bar, window.answer, window.pictures.speedups, window.reading, *window.panels):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert inside.contains(corner)


def test_empty_plots_say_what_will_appear_or_why_not(open_window, qtbot):
    window = open_window(lambda: RecordedRun(demo_events(("small-cnn",), (CPU,), until_s=9.0)))
    assert all(panel.empty.text() for panel in window.panels)
    QTest.mouseClick(window.bar.run, LEFT)
    qtbot.waitUntil(lambda: not window.session.running)
    assert not window.panels[0].empty.isVisible()
    assert window.panels[1].empty.text() == "No GPU meters: this run trains on the CPU alone"


def test_a_hidden_plot_of_a_group_is_drawn_when_its_tab_is_chosen(open_window, qtbot, saved_run):
    window = opened(open_window, qtbot, saved_run)
    panel = window.panels[0]
    QTest.mouseClick(panel.tabs.buttons["loss"], LEFT)
    assert panel.row.id == "loss"
    assert all(line.shown for line in panel.lines)
    assert panel.plot.getAxis("left").labelText == "cross-entropy"


# ---- errors ----------------------------------------------------------------------------------------


def test_an_unexpected_exception_is_told_once_and_written_to_the_log(tmp_path, capsys, caplog):
    told = []
    with logged(tmp_path / "log" / "x.log") as log_file:
        reporter = ErrorReporter(log_file)
        reporter.raised.connect(told.append)
        for _ in range(3):
            try:
                raise ZeroDivisionError("three times the same")
            except ZeroDivisionError as error:
                reporter.report(type(error), error, error.__traceback__)
    assert len(told) == 1
    assert "results are kept" in told[0]()
    assert str(log_file) in told[0]()
    assert "three times the same" in log_file.read_text(encoding="utf-8")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_settings_file_that_is_a_pipe_is_neither_waited_for_nor_replaced(tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    os.mkfifo(path)
    settings = Settings(path)
    choices, complaint = settings.load()
    assert choices == Choices()
    assert "unreadable" in complaint()
    settings.save(replace(choices, epochs=3))
    settings.save_geometry(QByteArray(b"x"))
    assert path.is_fifo()
