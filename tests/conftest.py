"""What holds for every test: no display, no user's folders, no unexpected warning, no window left over."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Before anything imports Qt: it reads this once. A developer may set another platform to watch a test.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True, scope="session")
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings, history and caches go to a temporary home, never to the user's own."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        # Matplotlib keeps its font index: building it anew takes seconds in each session.
        caches = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
        patch.setenv("MPLCONFIGDIR", os.environ.get("MPLCONFIGDIR", str(caches / "matplotlib")))
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        yield


class _Warnings(logging.Handler):
    """Keeps every record from WARNING up."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if "building the font cache" in text:  # matplotlib, once on a slow fresh machine
            return
        self.texts.append(f"{record.name} {record.levelname}: {text}")


@pytest.fixture(autouse=True)
def no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs a warning or worse, unless it asks for `caplog` and looks for itself."""
    handler = _Warnings()
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)
    if handler.texts and "caplog" not in request.fixturenames:
        pytest.fail("unexpected log: " + "; ".join(handler.texts), pytrace=False)


@pytest.fixture(autouse=True)
def no_leaked_window() -> Iterator[None]:
    """Fail a test after which a top-level widget lives on that did not exist before it."""
    before = _top_level_widgets()  # kept alive, so that their wrappers stay the same objects
    yield
    if all(widget in before for widget in _top_level_widgets()):
        return
    from PySide6.QtCore import QCoreApplication, QEvent

    gc.collect()
    # pytest-qt closes its widgets with deleteLater(), which only an event loop would carry out.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    leaked = [widget for widget in _top_level_widgets() if widget not in before]
    if leaked:
        pytest.fail(f"leaked top-level widgets: {leaked}", pytrace=False)


def _top_level_widgets() -> list[object]:
    """Top-level widgets without a parent; none, and no import of Qt, where no test has used it yet."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    return [widget for widget in widgets.QApplication.topLevelWidgets() if widget.parent() is None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests marked `gpu` where CUDA cannot be used; torch is asked only if there are such tests."""
    gpu_items = [item for item in items if item.get_closest_marker("gpu")]
    if gpu_items and not _cuda_works():
        for item in gpu_items:
            item.add_marker(pytest.mark.skip(reason="needs CUDA"))


def _cuda_works() -> bool:
    """Run one operation on the GPU, in a process of its own: this one must stay without torch."""
    probe = "import torch; torch.ones(2, device='cuda').sum().item()"
    try:
        done = subprocess.run([sys.executable, "-c", probe], capture_output=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
