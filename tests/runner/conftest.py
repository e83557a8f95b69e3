"""Stub children for the runner's tests."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator

import pytest

from gpubench_gui.runner import supervisor as supervisor_module
from gpubench_gui.runner.supervisor import Supervisor
from tests.runner.stubs import STUB, use_stubs

Plant = Callable[[dict[str, str]], None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Tell the stub children of this test which trouble to make; see `stub_child`."""

    def set_script(script: dict[str, str]) -> None:
        monkeypatch.setenv("GPUBENCH_STUB", json.dumps(script))

    set_script({})
    monkeypatch.setattr(supervisor_module, "SILENT_LIMIT_S", 30.0)  # a test that would hang ends sooner
    return set_script


@pytest.fixture
def supervisor(plant: Plant) -> Iterator[Supervisor]:
    """A supervisor of stub children; none of them outlives the test."""
    made = Supervisor(time.perf_counter(), STUB)
    yield made
    made.kill_all()


@pytest.fixture
def stub_runs(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Every `Run` of this test gets stub children, for the images too."""
    use_stubs(monkeypatch)
    return plant
