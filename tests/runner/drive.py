"""Helpers that iterate the runner's generators."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

import psutil

from gpubench_gui.core.events import CellEnded, Event, LaunchEnded, LaunchStarted
from gpubench_gui.core.spec import DeviceChoice, LaunchSpec, Training

T = TypeVar("T")

CPU = DeviceChoice("cpu", "cpu", "2 CPU cores")
GPU = DeviceChoice("cuda:0", "cuda:0", "NVIDIA H200")


def drive(steps: Generator[Event, None, T], into: list[Event]) -> T:
    """Iterate to the end, collecting the events; what the generator returned."""
    while True:
        try:
            into.append(next(steps))
        except StopIteration as end:
            result: T = end.value
            return result


def launch_spec(key: str = "cpu", round_: int = 0, threads: int = 2, origin_s: float = 0.0) -> LaunchSpec:
    return LaunchSpec("small-cnn", key, key, round_, "nowhere", origin_s, threads, Training())


def check_one_terminal_event_each(events: Iterable[Event]) -> None:
    """One LaunchEnded per LaunchStarted and at most one CellEnded per cell, in that order."""
    started, ended = [], []
    cells: list[tuple[str, str]] = []
    for event in events:
        if isinstance(event, LaunchStarted):
            started.append((event.model, event.device, event.round))
        elif isinstance(event, LaunchEnded):
            ended.append((event.model, event.device, event.round))
            assert (event.model, event.device) not in cells, "a launch ended after its cell"
        elif isinstance(event, CellEnded):
            cells.append((event.model, event.device))
    assert sorted(started) == sorted(ended)
    assert len(set(started)) == len(started)
    assert len(set(cells)) == len(cells)


def pids(events: Iterable[Event]) -> list[int]:
    return [e.pid for e in events if isinstance(e, LaunchStarted)]


def running(pid: int) -> bool:
    """Whether the process is there and no zombie."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
