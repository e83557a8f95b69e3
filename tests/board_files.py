"""Result files of made-up machines for a class board: the recorded example, with other hardware and other speeds."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from gpubench_gui.assets import resource
from gpubench_gui.core import events as ev
from gpubench_gui.core.lines import to_line
from gpubench_gui.store.runs import read_events

EXAMPLE = resource("examples/h200-quick.jsonl.gz")
STREAMS = (ev.Batches, ev.Sampled)  # nine tenths of a file, and no figure of a board rests on them


def machine_events(number: int, slower: float = 1.0, **training: object) -> Iterator[ev.Event]:
    """The events of machine `number`, whose GPU takes `slower` times as long; `training` replaces its settings."""
    uuid = f"{number:08x}-1bb9-02e6-01f6-09e27c156895"
    for event in read_events(EXAMPLE):
        match event:
            case ev.RunStarted():
                host = {**event.host, "cuda:0 uuid": f"GPU-{uuid}"}
                spec = replace(event.spec, training=replace(event.spec.training, **training))
                event = replace(event, run=f"run-{number}", host=host, spec=spec)
            case ev.LaunchReady() if event.device != "cpu":
                event = replace(event, facts={**event.facts, "device_uuid": uuid})
            case ev.BlockTimed() if event.device != "cpu":
                event = replace(event, seconds=event.seconds * slower)
        if not isinstance(event, STREAMS):
            yield event


def machine_text(number: int, slower: float = 1.0, **training: object) -> str:
    return "".join(to_line(e) + "\n" for e in machine_events(number, slower, **training))


def write_machines(folder: Path, count: int) -> None:
    """`count` compressed files, the machines ever slower."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        text = machine_text(number, 0.5 + 4 * ((number * 37) % count) / count)
        (folder / f"machine-{number}.jsonl.gz").write_bytes(gzip.compress(text.encode(), 1))
