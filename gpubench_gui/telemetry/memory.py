"""How much memory a new process may take without making the machine unusable."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import psutil

from gpubench_gui.telemetry.cgroups import ROOT, groups, read_text

log = logging.getLogger(__name__)

# Left to everyone else: below 2 GiB a desktop swaps, and a tenth of a large machine is what its caches live from.
RESERVE_BYTES = 2 * 1024**3
RESERVE_SHARE = 0.1


def spare_bytes(root: Path = ROOT) -> int | None:
    """What is available now less the reserve, 0 where it is used up already; None where nobody tells.

    A container's limit counts as its machine: beyond it the system ends processes.
    """
    try:
        memory = psutil.virtual_memory()
    except Exception as error:  # psutil lacks files in some containers
        log.info("Memory cannot be read: %r", error)
        return None
    rooms = [(int(memory.total), int(memory.available)), *_limits(root)]
    return max(0, min(available - reserve(total) for total, available in rooms))


def reserve(total: int) -> int:
    """Bytes that stay free of a memory of `total` bytes; at most half of it, for containers smaller than a desktop."""
    return min(total // 2, max(RESERVE_BYTES, int(RESERVE_SHARE * total)))


def _limits(root: Path) -> Iterator[tuple[int, int]]:
    """Size and free part of every control group's memory above this process that has a limit."""
    for group in groups("memory", root):
        for limit, used in (("memory.max", "memory.current"), ("memory.limit_in_bytes", "memory.usage_in_bytes")):
            total, taken = read_text(group / limit).strip(), read_text(group / used).strip()
            if total.isdecimal() and taken.isdecimal():
                # Cached files count as taken, and are dropped as soon as memory is asked for.
                cached = re.search(
                    r"^(?:total_)?inactive_file (\d{1,18})$", read_text(group / "memory.stat"), re.MULTILINE
                )
                yield int(total), int(total) - int(taken) + (int(cached[1]) if cached else 0)
