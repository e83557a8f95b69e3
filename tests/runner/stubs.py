"""Puts stub children in the place of the real ones."""

from __future__ import annotations

from functools import partial

import pytest

from gpubench_gui.runner import data, quiet, run
from gpubench_gui.runner.supervisor import Supervisor

STUB = "tests.runner.stub_child"


def use_stubs(patch: pytest.MonkeyPatch) -> None:
    """Every `Run` gets stub children, for the images too, and does not wait until this machine is quiet."""
    patch.setattr(quiet, "LONGEST_S", 0.0)
    patch.setattr(run, "Supervisor", partial(Supervisor, module=STUB))
    patch.setattr(data, "PREPARE", STUB)
