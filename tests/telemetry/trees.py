"""Files of a made-up /proc and /sys."""

from __future__ import annotations

from pathlib import Path


def put(root: Path, path: str, text: str) -> None:
    """Write `text` to `path` below `root`."""
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
