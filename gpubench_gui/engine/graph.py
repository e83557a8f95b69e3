"""A training step captured in a CUDA graph: the host launches it as one piece of work.

The method is PyTorch's own for whole-network capture (https://pytorch.org/docs/stable/notes/cuda.html, "CUDA
Graphs"): a few eager steps on a side stream, then one captured step whose inputs are filled before each replay.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import nn

from gpubench_gui.engine.feed import Batch
from gpubench_gui.engine.optimiser import Sgd

WARM_STEPS = 3  # libraries choose their algorithms and make their workspaces in the first steps


class GraphedStep:
    """One step of `model` on the batch that lies in `batch`; `replay` runs it and returns its loss.

    To be made before the first update: capturing leaves weights and buffers as they were and the momentum at zero.
    Raises RuntimeError where CUDA refuses to capture.
    """

    def __init__(self, model: nn.Module, optimiser: Sgd, batch: Batch, update: Callable[[Batch], torch.Tensor]) -> None:
        self.batch = batch
        before = [t.detach().clone() for t in model.state_dict().values()]
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(WARM_STEPS):
                update(batch)
        torch.cuda.current_stream().wait_stream(side)
        with torch.no_grad():
            for tensor, value in zip(model.state_dict().values(), before, strict=True):
                tensor.copy_(value)
        optimiser.forget()
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._loss = update(batch)

    def replay(self) -> torch.Tensor:
        """Issue the step; a copy of its loss, since the next replay overwrites the original."""
        self._graph.replay()
        return self._loss.clone()
