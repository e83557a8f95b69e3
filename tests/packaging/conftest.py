"""The set-up scripts are no package: they import each other by plain name, from their own folder."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch):
    """Import one of the set-up scripts by name, for the time of a test."""
    names = {file.stem for file in SCRIPTS.glob("*.py")}
    monkeypatch.syspath_prepend(str(SCRIPTS))

    def load(name: str) -> ModuleType:
        return importlib.import_module(name)

    yield load
    for name in names:
        sys.modules.pop(name, None)
