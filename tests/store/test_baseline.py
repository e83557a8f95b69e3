"""The baseline of a machine on disk."""

from __future__ import annotations

import pytest

from gpubench_gui.core.baseline import machine, machine_of
from gpubench_gui.core.record import RunRecord
from gpubench_gui.store.baseline import find_baseline, load_baseline, save_baseline
from tests.board_files import machine_events


def run(number: int) -> RunRecord:
    record = RunRecord()
    for event in machine_events(number):
        record.apply(event)
    return record


def test_a_baseline_is_found_by_its_hardware_and_replaces_the_one_before(tmp_path):
    folder = tmp_path / "baselines"
    assert load_baseline(run(1), folder) is None
    save_baseline(run(1), machine_events(1), folder)
    path = save_baseline(run(1), machine_events(1, 2.0), folder)
    assert [p.name for p in folder.iterdir()] == [path.name]
    found = load_baseline(run(1), folder)
    assert found.started == run(1).started
    assert load_baseline(run(2), folder) is None


def test_a_shared_folder_keeps_machines_apart_and_prefers_the_one_that_knows_more_gpus(tmp_path):
    save_baseline(run(1), machine_events(1), tmp_path)
    save_baseline(run(2), machine_events(2), tmp_path)
    two = run(2)
    host = two.started.host
    both = machine(host, [str(host["cuda:0 uuid"]), "another"])
    assert find_baseline(both, tmp_path).name.startswith(machine_of(two).id)


def test_a_disk_that_refuses_leaves_the_old_baseline(tmp_path):
    path = save_baseline(run(1), machine_events(1), tmp_path)
    before = path.read_bytes()

    def breaks():
        yield from list(machine_events(1))[:3]
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        save_baseline(run(1), breaks(), tmp_path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == [path.name]
