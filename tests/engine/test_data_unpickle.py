"""The restricted reader: batches of either numpy are read, everything that could act is refused by name."""

from __future__ import annotations

import os
import pickle
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gpubench_gui.engine.datasets import unpickle
from gpubench_gui.engine.datasets.unpickle import BadPickle, load
from tests.engine.cifar_files import batch, python2_pickle


def test_a_python_2_batch_is_read_with_its_byte_strings() -> None:
    content = batch(1)
    data = python2_pickle(content)
    assert b"cnumpy.core.multiarray\n_reconstruct" in data
    found = load(data)
    assert found[b"labels"] == content[b"labels"]
    assert found[b"filenames"] == content[b"filenames"]
    assert np.array_equal(found[b"data"], content[b"data"])


@pytest.mark.parametrize("protocol", [0, 1, 2, 3, 4, 5])
def test_a_batch_dumped_again_by_python_3_is_read(protocol: int) -> None:
    content = batch(2)
    data = pickle.dumps(content, protocol)
    if protocol == 5:  # numpy then stores its buffer through a function of its own
        with pytest.raises(BadPickle, match="_frombuffer"):
            load(data)
        return
    assert np.array_equal(load(data)[b"data"], content[b"data"])


def test_a_column_order_array_keeps_its_rows() -> None:
    content = {b"data": np.asfortranarray(batch(1)[b"data"])}
    assert np.array_equal(load(pickle.dumps(content, 2))[b"data"], content[b"data"])


class Command:
    def __init__(self, function: Any, *arguments: Any) -> None:
        self._reduced = function, arguments

    def __reduce__(self) -> tuple[Any, ...]:
        return self._reduced


@pytest.mark.parametrize("protocol", [0, 2, 4])
@pytest.mark.parametrize("function", [os.system, eval, exec, os.mkdir])
def test_a_pickle_that_would_make_a_marker_is_refused_by_name(tmp_path: Path, function: Any, protocol: int) -> None:
    marker = tmp_path / "marker"
    command = {
        "system": f"touch '{marker}'",
        "eval": f"open({str(marker)!r}, 'w')",
        "exec": f"open({str(marker)!r}, 'w')",
        "mkdir": str(marker),
    }[function.__name__]
    with pytest.raises(BadPickle, match=rf"asks to load \w+\.{function.__name__}"):
        load(pickle.dumps({b"data": Command(function, command)}, protocol))
    assert not marker.exists()


@pytest.mark.parametrize(
    "name",
    ["numpy load", "numpy.core.multiarray scalar", "builtins getattr", "codecs encode", "numpy.core numeric"],
)
def test_other_functions_of_the_same_packages_are_refused_too(name: str) -> None:
    with pytest.raises(BadPickle, match=name.replace(" ", ".")):
        load(b"c" + name.replace(" ", "\n").encode() + b"\n.")


@pytest.mark.parametrize("dtype", [np.int64, np.float32, object])
def test_an_array_of_another_type_is_refused(dtype: type) -> None:
    with pytest.raises(BadPickle):
        load(pickle.dumps({b"data": np.zeros(4, dtype)}, 2))


def test_an_array_whose_bytes_do_not_fill_its_shape_is_refused() -> None:
    data = pickle.dumps({b"data": np.zeros((3, 5), np.uint8)}, 2)
    with pytest.raises(BadPickle, match="reshape"):
        load(data.replace(b"K\x03K\x05", b"K\x03K\x06"))


def test_a_pickle_larger_than_any_batch_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unpickle, "MAX_BYTES", 1000)
    with pytest.raises(BadPickle, match="more than any CIFAR-10 batch"):
        load(b"\x80\x02" + b"}" * 1000)


def test_a_few_bytes_cannot_make_the_reader_reserve_gigabytes() -> None:
    with pytest.raises(BadPickle, match=r"room for 4,000,000,000 objects"):
        load(b"\x80\x02}r" + struct.pack("<I", 4_000_000_000) + b".")


@pytest.mark.parametrize("data", [b"", b"<html>", b"\x80\x02", b"\x80\x02}", b"\x80\xff.", b"\x1f\x8b" * 9])
def test_what_is_no_pickle_is_refused(data: bytes) -> None:
    with pytest.raises(BadPickle, match="no valid pickle"):
        load(data)


def test_a_batch_cut_short_anywhere_is_refused() -> None:
    data = python2_pickle(batch(1, count=1))
    for end in range(0, len(data), 97):
        with pytest.raises(BadPickle):
            load(data[:end])
