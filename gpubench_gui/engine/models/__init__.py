"""Builders of the catalogue's networks, one entry each; `core/catalog.py` holds the same ids as data."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import nn

from gpubench_gui.core.catalog import MODELS
from gpubench_gui.engine.models.small_cnn import small_cnn


def build(model_id: str, seed: int) -> nn.Module:
    """The network `model_id` on the CPU, its weights drawn from `seed`. Raises KeyError for an unknown id."""
    torch.manual_seed(seed)
    if not MODELS[model_id].needs_torchvision:
        return small_cnn()
    # Imported here because a child that trains the Small CNN does without torchvision (0.2 to 1 s).
    from gpubench_gui.engine.models.torchvision_models import BUILDERS

    builder: Callable[[], nn.Module] = BUILDERS[model_id]
    return builder()
