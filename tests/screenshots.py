"""Pictures of the window in each of its states, to be looked at: python tests/screenshots.py OUT_DIR [FILTER]

    --languages en,de,fr,zh     --themes light,dark,contrast     --scales 1,2

Draws offscreen, so it needs no display, and shows made-up runs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gpubench_gui.core.devices import DeviceInfo
from gpubench_gui.core.palette import device_styles
from gpubench_gui.core.slides import slides
from gpubench_gui.core.summary import summarise
from gpubench_gui.gui.language import TONGUES, Code, install
from gpubench_gui.gui.main_window import MainWindow, Services
from gpubench_gui.gui.presentation import Presentation
from gpubench_gui.gui.settings import Settings
from gpubench_gui.gui.theme import Look, Theme
from gpubench_gui.gui.widgets.banner import Message
from gpubench_gui.gui.widgets.export_dialog import ExportDialog
from gpubench_gui.gui.widgets.table_dialog import TableDialog
from tests.demo import CPU, H200, LAPTOP, demo_events, demo_record
from tests.demo_sweep import sweep_events, sweep_record
from tests.dialog_shots import DIALOGS
from tests.dialog_shots import SIZES as DIALOG_SIZES
from tests.fake_run import RecordedRun

DEVICES = (
    DeviceInfo("cpu", "cpu", CPU.label, "cpu"),
    DeviceInfo("cuda:0", "cuda:0", H200.label, "cuda", memory_bytes=141 * 1024**3),
    DeviceInfo(
        "cuda:1", "cuda:1", "NVIDIA GeForce GTX 1060", "cuda", False,
        "This PyTorch has no code for this GPU (compute capability 6.1).",
        "Install a PyTorch built for CUDA 12.6.",
    ),
)  # fmt: skip
THEMES: dict[str, Look] = {"light": "light", "dark": "dark", "contrast": "high-contrast"}
SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080))
STATES = {
    "idle": None,
    "preparing": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {"until_s": 0.0}, True),
    "running": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {"until_s": 95.0}, True),
    "done": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
    "study": (("small-cnn", "resnet18"), (CPU, H200), {"protocol": "study"}, False),
    "failed": (
        ("small-cnn", "resnet18", "resnet50", "vit_b_16"), (CPU, H200, LAPTOP),
        {"failed": [("vit_b_16", "cuda:1")], "contended": [("resnet18", "cpu")]}, False,
    ),
    "options": None,
    "message": (("small-cnn", "resnet18", "resnet50"), (CPU, LAPTOP), {}, False),
    "cpu-only": (("small-cnn",), (CPU,), {}, False),
    "zoom": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
    "floated": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
    "hidden": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
    "help": None,
    "sensors": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
    "export": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
    "replay": None,
    "opened": None,
    "offer": None,
    "crosshair": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {"contended": [("resnet18", "cpu")]}, False),
    "panned": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {"until_s": 95.0}, True),
    "below": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
    "table": (("small-cnn", "resnet18", "resnet50"), (CPU, H200), {}, False),
}  # fmt: skip
SWEEPS = {
    "crossover-idle": None,
    "crossover-running": ((CPU, H200), {"until_s": 24.0}, True),
    "crossover-done": ((CPU, H200), {}, False),
    "crossover-two": ((CPU, H200, LAPTOP), {}, False),
    "map-idle": None,
    "map-running": ((CPU, H200), {"budget_s": 400.0, "until_s": 36.0}, True),
    "map-done": ((CPU, H200), {"budget_s": 400.0}, False),
    "map-two": ((CPU, H200, LAPTOP), {"budget_s": 400.0}, False),
}


GUESSES = {"small-cnn": 20.0, "resnet18": 7.0, "resnet50": 40.0}
PRESENTED = {
    "present-empty": None,
    "present-running": demo_record(until_s=95.0),
    "present-done": demo_record(),
    "present-failed": demo_record(devices=(CPU, H200, LAPTOP), failed=[("resnet50", "cuda:1")]),
    "present-crossover": sweep_record(),
    "present-map": sweep_record("map", (CPU, H200, LAPTOP), budget_s=400.0),
}
PRESENTED_SIZES = ((1280, 720), (1920, 1080))


def present(theme: Theme, state: str, size: tuple[int, int], out: Path) -> None:
    """Every step of one presentation, each as a picture of its own."""
    record = PRESENTED[state]
    spec = (record or demo_record(until_s=0.0)).spec
    stage = Presentation(theme)
    theme.dress(stage)
    stage.resize(*size)
    stage.show()
    made = slides(spec, record, summarise(record) if record else None, {} if spec.sweeps else GUESSES)
    stage.show_slides(made, device_styles(spec.devices))
    for step, slide in enumerate(made):
        stage.go(step)
        stage.grab().save(str(out.with_stem(f"{out.stem}-{step + 1}-{slide.kind}")))
    stage.close()
    stage.deleteLater()
    QTest.qWait(10)


def picture(theme: Theme, state: str, size: tuple[int, int], folder: Path, out: Path, language: Code) -> None:
    """One window in one state, in the language in force, drawn and saved."""
    protocol, _, _ = state.partition("-")
    script, run = STATES.get(state), None
    if script is not None:
        run = RecordedRun(demo_events(script[0], script[1], **script[2]), script[3])
    elif (sweep := SWEEPS.get(state)) is not None:
        run = RecordedRun(sweep_events(protocol, sweep[0], **sweep[1]), sweep[2])
    found = DEVICES if state not in ("cpu-only", "offer") else DEVICES[:1]
    settings = Settings(folder / f"{state}.ini")
    settings.save_look(theme.look)
    settings.save_language(language)
    runs = folder / state / "runs"
    services = Services(lambda *_: run, lambda: found, DEVICES[0], runs, folder / f"{state}.ini")
    window = MainWindow(theme, services)
    window.resize(*size)
    window.show()
    _wait(lambda: window.devices.complete)
    window.models.choose(script[0] if script else ("small-cnn", "resnet18", "resnet50"))
    if state in SWEEPS:
        window.how.protocol.setCurrentIndex(window.how.protocol.findData(protocol))
    if run is not None:
        QTest.mouseClick(window.bar.run, Qt.MouseButton.LeftButton)
        _wait(lambda: window.session.record.started is not None)
        _wait(lambda: not window.session.running, 1500 if (script or sweep)[-1] else 20_000)
        window.repaint_plots()
        window.repaint_text()
    if state == "replay":
        window.saved.strip.speeds.set_value("60")
        window.saved.replay_example()
        _wait(lambda: window.session.record is not None and window.session.record.now_s > 150, 10_000)
        window.repaint_plots()
        window.repaint_text()
    if state == "opened":
        window.saved.open_example()
        _wait(lambda: window.session.record is not None, 10_000)
    if state == "zoom":
        for _ in range(3):
            window.actions_.zoom.larger()
    if state == "options":
        window.how.button.setChecked(True)
        window.data.button.setChecked(True)
        window.data.source.setCurrentIndex(1)
    if state == "message":
        window.banner.add(Message("info", "Saved summary.csv in Documents.", ("Show in folder", window.close)))
        window.banner.add(Message("warning", "The run can no longer be saved (No space left on device)."))
    if state == "floated":
        window.columns.picture.setFloating(True)
    if state == "hidden":
        window.columns.figures.hide()
        window.actions_.side.setChecked(False)
    if state == "below":
        window.columns.verticalScrollBar().setValue(window.columns.verticalScrollBar().maximum())
    panel = window.panels[0]
    if state == "crosshair":
        panel.plot.setFocus()
        window.times.point(0.61 * window.times.now_s)
    if state == "panned":
        window.times.zoom(0.4, 60.0)
        QTest.mouseMove(panel.plot.viewport(), panel.plot.area().center().toPoint())
    QTest.qWait(50)
    shown = window
    if state in ("help", "sensors"):
        shown = window.actions_.help_sheet() if state == "help" else window.actions_.sensor_panel()
        QTest.qWait(50)
    if state == "table":
        panel.table_action.trigger()
        QTest.qWait(50)
        shown = window.findChild(TableDialog)
    if state == "export":
        window.exports.reports()
        shown = window.findChild(ExportDialog)
        _wait(lambda: not shown.card.pixmap().isNull(), 60_000)
    if state in DIALOGS:
        shown = DIALOGS[state](window, folder)
        _wait(lambda: window.history.job is None)
    if shown is not window:
        shown.resize(shown.size().boundedTo(window.size()))  # a screen of that size has no more room
        QTest.qWait(50)
    shown.grab().save(str(out))
    window.session.stop()
    _wait(lambda: not window.session.running)
    window.close()
    window.deleteLater()
    QTest.qWait(10)


def _wait(condition, limit_ms: int = 5000) -> None:
    waited = 0
    while not condition() and waited < limit_ms:
        QTest.qWait(20)
        waited += 20


def main(options: argparse.Namespace) -> None:
    for scale in options.scales:
        if scale == os.environ.get("QT_SCALE_FACTOR", "1"):
            draw(options, "" if scale == "1" else f"@{scale}x")
        else:  # Qt takes it on at its start alone
            arguments = [str(options.out), options.only, "--scales", scale]
            arguments += ["--languages", ",".join(options.languages), "--themes", ",".join(options.themes)]
            subprocess.run(
                [sys.executable, __file__, *arguments], env={**os.environ, "QT_SCALE_FACTOR": scale}, check=True
            )


def draw(options: argparse.Namespace, suffix: str) -> None:
    """Every state in every theme, size and language asked for, at one scale."""
    app = QApplication([])
    theme = Theme(app)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for code in options.languages:
            install(app, code)
            end = ("" if code == "en" else f"-{code}") + suffix
            drawn = [
                *product((*STATES, *SWEEPS), options.themes, SIZES),
                *product(DIALOGS, options.themes, DIALOG_SIZES),
            ]
            for state, look, size in drawn:
                name = f"{state}-{look}-{size[0]}x{size[1]}{end}.png"
                if options.only in name:
                    theme.choose(THEMES[look])
                    picture(theme, state, size, Path(scratch), options.out / name, code)
                    print(options.out / name)
            for state, look, size in product(PRESENTED, options.themes, PRESENTED_SIZES):
                name = f"{state}-{look}-{size[0]}x{size[1]}{end}.png"
                if options.only in name:
                    theme.choose(THEMES[look])
                    present(theme, state, size, options.out / name)
                    print(options.out / name)


def _some_of(offered: Sequence[str]) -> Callable[[str], list[str]]:
    def parse(text: str) -> list[str]:
        if any(part not in offered for part in text.split(",")):
            raise argparse.ArgumentTypeError(f"{text} is not some of {', '.join(offered)}")
        return text.split(",")

    return parse


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("only", nargs="?", default="", help="draw only those whose name contains this")
    parser.add_argument("--languages", type=_some_of([t.code for t in TONGUES]), default=["en"])
    parser.add_argument("--themes", type=_some_of(list(THEMES)), default=["light", "dark"])
    parser.add_argument("--scales", type=_some_of(["1", "2"]), default=["1"])
    return parser.parse_args()


if __name__ == "__main__":
    main(_options())
