"""The most memory this process ever had resident, on each kind of system."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from pathlib import Path

STATUS = Path("/proc/self/status")


def peak_resident_bytes() -> int | None:
    """Bytes, None on a system that does not tell."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "linux":
        # `getrusage` would tell the peak of the program that started this one, which is inherited.
        with contextlib.suppress(OSError, ValueError, IndexError):
            return int(STATUS.read_text("ascii", "replace").split("VmHWM:")[1].split()[0]) * 1024
        return None
    import resource  # not on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(peak) if sys.platform == "darwin" else int(peak) * 1024


class _Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS of Windows."""

    _fields_ = (
        ("cb", ctypes.c_uint32),
        ("page_faults", ctypes.c_uint32),
        ("peak_working_set", ctypes.c_size_t),
        *((f"other_{n}", ctypes.c_size_t) for n in range(7)),
    )


def _windows() -> int | None:
    kernel = getattr(ctypes, "WinDLL", ctypes.CDLL)("kernel32")
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    kernel.K32GetProcessMemoryInfo.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32)
    counters = _Counters(cb=ctypes.sizeof(_Counters))
    told = kernel.K32GetProcessMemoryInfo(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.cb)
    return int(counters.peak_working_set) if told else None
