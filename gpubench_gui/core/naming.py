"""Short names of devices, for places where "NVIDIA RTX 6000 Ada Generation Laptop GPU" would not fit."""

from __future__ import annotations


def short_name(key: str) -> str:
    """ "CPU" for "cpu", "GPU 0" for "cuda:0", "CPU again" for "cpu-again"."""
    kind, _, index = key.partition(":")
    base, _, suffix = kind.partition("-")
    name = "CPU" if base == "cpu" else "GPU"
    return " ".join(part for part in (name, index, suffix) if part)
