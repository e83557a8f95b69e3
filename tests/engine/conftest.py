"""Small prepared arrays, and a torch whose settings are put back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import torch

from gpubench_gui.engine.datasets.images import Chunk, ImageSet
from gpubench_gui.engine.write_arrays import write_arrays
from tests.engine.quiet import quiet

TRAIN, TEST = 640, 128


@pytest.fixture(scope="session")
def arrays_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """640 + 128 images whose brightness in one of ten stripes gives their class away, under noise."""
    rng = np.random.default_rng(5)

    def chunks() -> Iterator[Chunk]:
        for split, n in (("train", TRAIN), ("test", TEST)):
            labels = rng.integers(0, 10, n)
            images = rng.integers(0, 160, (n, 3, 32, 32), dtype=np.uint8)
            images[np.arange(n), :, labels * 3, :] = 250
            yield Chunk(split, images, labels)

    folder = tmp_path_factory.mktemp("arrays") / "small"
    write_arrays(folder, ImageSet("stripes", None, TRAIN, TEST, chunks()), quiet())
    return folder


@pytest.fixture
def torch_settings() -> Iterator[None]:
    """Puts back what a launch sets in its own process: threads, precision, denormals."""
    threads = torch.get_num_threads()
    torch.set_num_threads(2)
    yield
    torch.set_num_threads(threads)
    torch.backends.fp32_precision = "none"
    torch.backends.cudnn.benchmark = False
    torch.set_flush_denormal(False)
