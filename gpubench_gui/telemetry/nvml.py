"""The one door to NVIDIA's management library: every call guarded, nothing held open when idle.

NVML refuses single calls on WSL2, on MIG slices, on unified-memory parts and in containers, and
cards drop off the bus in mid-run. So each call stands alone: one that fails gives None and a
reason, and the next one is still made.
"""

from __future__ import annotations

import importlib
import logging
import math
import warnings
from collections.abc import Callable
from typing import Any, Self, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)

# Return codes of nvml.h (the numbers are part of its binary interface). Compared by number because
# a foreign module called pynvml may lack the exception classes.
NOT_SUPPORTED = 3
NO_PERMISSION = 4
DRIVER_NOT_LOADED = 9
LIBRARY_NOT_FOUND = 12
FUNCTION_NOT_FOUND = 13
GPU_IS_LOST = 15
RESET_REQUIRED = 16
LIB_RM_VERSION_MISMATCH = 18

UNSUPPORTED = "not available on this system (the GPU or its driver does not offer it)"
IMPOSSIBLE = "the driver reports an impossible value"
LOST = "the GPU stopped answering and is no longer read; other devices and finished results stay"

_REASONS = {
    NOT_SUPPORTED: UNSUPPORTED,
    FUNCTION_NOT_FOUND: UNSUPPORTED,
    NO_PERMISSION: "not allowed for this user account",
    GPU_IS_LOST: LOST,
    RESET_REQUIRED: LOST,
}
_OFF = "GPU meters are off; training is not affected: "
_INIT_REASONS = {
    LIBRARY_NOT_FOUND: "no NVIDIA driver library was found. Install NVIDIA's driver if this machine has an NVIDIA GPU.",
    DRIVER_NOT_LOADED: "the NVIDIA driver is installed but not running. Restart the machine; reinstall the "
    "driver if that does not help.",
    LIB_RM_VERSION_MISMATCH: "the NVIDIA driver and its library have different versions, as after an "
    "upgrade. Restart the machine to use the GPU; the CPU can be used meanwhile.",
}


class Absent(ValueError):
    """Raised by a parser for a reply that means "no such thing here"; its text is the reason shown."""


class Nvml:
    """NVML between `with` and its end.

    Entering never raises: `reason` is None when the library is open, else the sentence for the user
    that says why it is not, and every query gives None. NVML counts its users, so several of these
    may be open at once. Even one idle handle keeps some laptop GPUs awake: hold none between runs.
    """

    def __init__(self) -> None:
        self._library: Any = None
        self.reason: str | None = "GPU meters are not open."
        self.failures: dict[tuple[str, str], str] = {}
        self.lost: set[str] = set()

    def __enter__(self) -> Self:
        try:
            # The abandoned package that also calls itself pynvml warns on import; not the user's concern.
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                library = importlib.import_module("pynvml")
        except (Exception, SystemExit) as error:  # a foreign or broken module can raise anything while it loads
            self.reason = f"{_OFF}the package nvidia-ml-py cannot be loaded. Reinstall it to use them."
            log.info("pynvml cannot be imported: %r", error)
            return self
        try:
            library.nvmlInit()
        except Exception as error:  # AttributeError from a foreign module, NVMLError from NVIDIA's
            self.reason = _OFF + _INIT_REASONS.get(
                _code(error), f"NVIDIA's library could not be started ({_words(error)})."
            )
            log.info("NVML cannot be initialised: %r", error)
            return self
        self._library, self.reason = library, None
        return self

    def __exit__(self, *_: object) -> None:
        library, self._library = self._library, None
        if library is None:
            return
        self.reason = "GPU meters are not open."
        try:
            library.nvmlShutdown()
        except Exception as error:  # nothing can be done about it, and the run's results stand
            log.info("NVML did not shut down: %r", error)

    def query(self, device: str, function: str, *args: Any, parse: Callable[[Any], T]) -> T | None:
        """`parse(function(*args))`, or None on any failure: the only place that calls NVML.

        `device` names the GPU asked ("" for the system). The reason of a failure is kept in
        `failures[device, function]` and logged the first time. A device that is lost is not asked again.
        """
        if self._library is None or device in self.lost:
            return None
        try:
            reply = getattr(self._library, function)(*args)
        except Exception as error:  # NVMLError, a function that is missing, a stub in the library's place
            code = _code(error)
            if code in (GPU_IS_LOST, RESET_REQUIRED):
                self.lost.add(device)
            self._failed(device, function, error, _reason(error, code))
            return None
        try:
            return parse(reply)
        except Absent as error:
            self._failed(device, function, error, str(error))
        except Exception as error:  # a reply of any shape must not end the sampling
            self._failed(device, function, error, IMPOSSIBLE)
        return None

    def _failed(self, device: str, function: str, error: Exception, reason: str) -> None:
        if (device, function) not in self.failures:
            log.info("%s %s: %r", device or "NVML", function, error)
        self.failures[device, function] = reason


def number(low: float, high: float, scale: float = 1.0) -> Callable[[Any], float]:
    """A parser: the reply times `scale`; ValueError unless a finite number within `low` … `high`."""

    def parse(reply: Any) -> float:
        if isinstance(reply, bool) or not isinstance(reply, (int, float)):
            raise ValueError(f"{reply!r} is no number")
        value = reply * scale
        if not math.isfinite(value) or not low <= value <= high:
            raise ValueError(f"{value!r} is not between {low:g} and {high:g}")
        return value

    return parse


def integer(low: int, high: int) -> Callable[[Any], int]:
    """A parser: the reply as a whole number; ValueError unless within `low` … `high`."""
    check = number(low, high)
    return lambda reply: int(check(reply))


def text(reply: Any) -> str:
    """The reply as text, whether the library answers in bytes or str; ValueError when there is none."""
    value = reply.decode("utf-8", "replace") if isinstance(reply, bytes) else reply
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no text")
    value = "".join(c for c in value if c.isprintable()).strip()
    if not value:
        raise ValueError("an empty text")
    return value


def _code(error: Exception) -> int:
    value = getattr(error, "value", None)
    return value if isinstance(value, int) else -1


def _reason(error: Exception, code: int) -> str:
    if isinstance(error, AttributeError):  # the module lacks the function
        return UNSUPPORTED
    return _REASONS.get(code, f"the driver refuses it ({_words(error)})")


def _words(error: Exception) -> str:
    return str(error).strip()[:80] or type(error).__name__
