"""The study's Small CNN: 545,098 parameters for 3×32×32 images and 10 classes."""

from __future__ import annotations

from torch import nn


def small_cnn() -> nn.Module:
    """Two 3×3 convolutions (32 and 64 channels), each with ReLU and 2×2 max-pool, then 4096→128→10."""
    return nn.Sequential(
        nn.Conv2d(3, 32, 3, padding=1),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(32, 64, 3, padding=1),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(64 * 8 * 8, 128),
        nn.ReLU(),
        nn.Linear(128, 10),
    )
