"""Builds the members of `core.family`."""

from __future__ import annotations

import torch
from torch import nn

from gpubench_gui.core.family import BY_ID, CLASSES

POOLED = 3  # convolutions before the body, each followed by a 2×2 max-pool


def build_member(member_id: str, seed: int) -> nn.Module:
    """The network `member_id` on the CPU, its weights drawn from `seed`. Raises KeyError for an unknown id."""
    member = BY_ID[member_id]
    torch.manual_seed(seed)
    layers: list[nn.Module] = []
    before = 3
    for index, channels in enumerate(member.channels):
        layers += [nn.Conv2d(before, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels), nn.ReLU()]
        if index < POOLED:
            layers.append(nn.MaxPool2d(2))
        before = channels
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(before, CLASSES))
