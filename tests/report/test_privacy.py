"""No report names the user, the machine or a folder, in its words or in the run that it carries."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gpubench_gui import owner
from gpubench_gui.core import events as ev
from gpubench_gui.core.record import RunRecord
from gpubench_gui.core.spec import DataSpec
from gpubench_gui.report.anonymous import anonymous_event
from gpubench_gui.report.diagnostics import Private
from gpubench_gui.report.files import export_folder
from gpubench_gui.store.runs import load
from tests.demo import CPU, H200, demo_events

PRIVATE = Private(("lovelace",), ("engine-room",), ("/srv/people/lovelace",))
SECRETS = re.compile(rb"lovelace|engine-room|/srv/people", re.IGNORECASE)
FOLDER = "/srv/people/lovelace/pictures"


def planted() -> Iterator[ev.Event]:
    """A run in which the names stand wherever they can get to."""
    first, *rest = demo_events(("small-cnn", "resnet18"), (CPU, H200), rounds=1, failed=[("resnet18", "cuda:0")])
    assert isinstance(first, ev.RunStarted)
    spec = replace(first.spec, data=DataSpec("cifar10", FOLDER))
    yield replace(first, spec=spec, host={**first.host, "python": f"CPython in {FOLDER}"})
    yield ev.Notice(1.0, "warning", f"Saving to {FOLDER} failed for lovelace on engine-room.")
    yield ev.SensorMissing(1.0, None, "Memory", "LOVELACE may not read /home/lovelace/x")
    for event in rest:
        if isinstance(event, ev.DataReady):
            yield replace(event, folder=FOLDER, note=f"found in {FOLDER}")
        elif isinstance(event, ev.CellEnded) and event.outcome == "failed":
            yield replace(event, reason=f"cannot read {FOLDER}/a", cure="Ask lovelace at engine-room.")
        elif isinstance(event, ev.LaunchReady):
            yield replace(event, facts={**event.facts, "device_name": f"H200 of {FOLDER}"})
        else:
            yield event


@pytest.fixture(scope="module")
def record() -> RunRecord:
    result = RunRecord()
    for event in planted():
        result.apply(event)
    return result


def inside(path: Path) -> bytes:
    """All that a file says, unpacked."""
    data = path.read_bytes()
    at = data.find(b"gbRn")
    return data + (gzip.decompress(data[at + 4 : -16]) if at > 0 else b"")


@pytest.fixture(scope="module")
def folder(record: RunRecord, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("out") / "report"
    export_folder(record, planted, folder, private=PRIVATE)
    return folder


def test_no_file_of_a_report_names_the_owner(folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert len(files) > 30
    assert {path.name: SECRETS.findall(inside(path)) for path in files if SECRETS.search(inside(path))} == {}


def test_the_run_still_opens_and_keeps_its_hardware_and_figures(folder: Path, record: RunRecord) -> None:
    for name in ("report.png", "report.json"):
        opened = load(folder / name)
        assert opened.spec.devices == record.spec.devices
        assert opened.cell("small-cnn", "cpu").launches[0].blocks == record.cell("small-cnn", "cpu").launches[0].blocks
        assert opened.notices[0].text == "Saving to ~/pictures failed for <user> on <host>."


def test_the_record_itself_is_left_as_it_was(folder: Path, record: RunRecord) -> None:
    assert record.notices[0].text.startswith(f"Saving to {FOLDER}")
    assert record.spec.data.path == FOLDER


def test_names_stay_where_they_were_asked_for(record: RunRecord, tmp_path: Path) -> None:
    export_folder(record, planted, tmp_path / "named", ("json", "md"))
    assert b"lovelace" in (tmp_path / "named" / "report.json").read_bytes()


def test_a_user_called_like_a_device_or_a_system_changes_neither() -> None:
    named = Private(("cuda", "quick", "ubuntu", "cpu"), ("finished",), ())
    for event in demo_events(("small-cnn",), rounds=1):
        if not isinstance(event, (ev.Notice, ev.DataReady)):
            assert anonymous_event(event, named) == event


def test_the_names_of_this_machine_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "lovelace")
    monkeypatch.setattr("platform.node", lambda: "engine-room.example")
    found = owner.private()
    assert "lovelace" in found.users
    assert {"engine-room", "engine-room.example"} <= set(found.hosts)
    assert os.path.expanduser("~") in found.homes
