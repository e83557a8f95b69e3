"""Reads CIFAR-10's pickled batches without letting the pickle run anything.

A pickle is a program. This reader lets it name only the few things that a dumped numpy array names, under
numpy 1's and numpy 2's module paths, and gives it inert stand-ins even for those: what comes out is a
dictionary, byte strings, numbers, and arrays built here from checked bytes. The rest is refused by name.
"""

from __future__ import annotations

import io
import pickle
import pickletools
from typing import Any

import numpy as np
import numpy.typing as npt

MAX_BYTES = 64 * 1024 * 1024  # an official batch has 31,035,704 bytes or fewer
_MAX_MEMO = 1_000_000  # an official batch stores some 20,000 objects; the reader's table grows to the largest index


class BadPickle(ValueError):
    """A pickle that is refused or broken; the text says why."""


def load(data: bytes) -> Any:
    """The content of a pickle of plain objects and uint8 arrays; Python 2 strings come as bytes.

    Raises `BadPickle` for anything else.
    """
    if len(data) > MAX_BYTES:
        raise BadPickle(f"it has {len(data):,} bytes, more than any CIFAR-10 batch")
    try:
        _check_memo(data)
        return _plain(_Reader(io.BytesIO(data), encoding="bytes").load())
    except BadPickle:
        raise
    except Exception as error:  # a broken pickle may raise nearly anything, as the pickle module warns
        raise BadPickle(f"it is no valid pickle ({type(error).__name__}: {error})") from error


def _check_memo(data: bytes) -> None:
    for opcode, argument, _ in pickletools.genops(data):
        if opcode.name in ("PUT", "BINPUT", "LONG_BINPUT") and argument is not None and argument > _MAX_MEMO:
            raise BadPickle(f"it asks for room for {argument:,} objects")


class _Array:
    """Stands for an array while unpickling: remembers the state that numpy would have restored."""

    def __init__(self, *_: object) -> None:
        self.state: Any = None

    def __setstate__(self, state: Any) -> None:
        self.state = state

    def build(self) -> npt.NDArray[np.uint8]:
        """The array. numpy's state is (version, shape, dtype, Fortran order, raw bytes)."""
        state = self.state
        if not (isinstance(state, tuple) and len(state) == 5 and isinstance(state[2], _Dtype)):
            raise BadPickle("it holds an array in an unknown form")
        _, shape, dtype, fortran, raw = state
        if dtype.name not in ("u1", b"u1"):
            raise BadPickle(f"it holds an array of {dtype.name!r} where bytes (u1) belong")
        if not (isinstance(raw, bytes) and isinstance(shape, tuple) and all(type(n) is int for n in shape)):
            raise BadPickle("it holds an array in an unknown form")
        return np.frombuffer(raw, np.uint8).reshape(shape, order="F" if fortran else "C")


class _Dtype:
    """Stands for a numpy dtype: only its name is kept."""

    def __init__(self, name: object = None, *_: object) -> None:
        self.name = name

    def __setstate__(self, _: object) -> None:
        """Byte order and alignment, which a one-byte type does not have."""


def _encode(text: object, encoding: object = None) -> bytes:
    """`codecs.encode` for the one use that Python 3 makes of it when it writes bytes for Python 2."""
    if not (isinstance(text, str) and encoding in ("latin1", b"latin1")):
        raise BadPickle("it asks for an unusual text encoding")
    return text.encode("latin-1")


_ALLOWED: dict[tuple[str, str], Any] = {
    ("numpy.core.multiarray", "_reconstruct"): _Array,
    ("numpy._core.multiarray", "_reconstruct"): _Array,
    ("numpy", "ndarray"): _Array,
    ("numpy", "dtype"): _Dtype,
    ("_codecs", "encode"): _encode,
}


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        try:
            return _ALLOWED[module, name]
        except KeyError:
            raise BadPickle(f"it asks to load {module}.{name}, which no data set needs") from None


def _plain(value: Any) -> Any:
    """`value` with arrays built: a batch keeps them directly in its dictionary."""
    if isinstance(value, dict):
        return {k: v.build() if isinstance(v, _Array) else v for k, v in value.items()}
    return value
