"""Stochastic gradient descent with momentum and weight decay, through PyTorch's own function.

The class `torch.optim.SGD` imports the compiler (`torch._dynamo`) when it is made, 1.6 s that each
fresh child would pay; the function under it does the same arithmetic without.
"""

from __future__ import annotations

import torch
from torch import nn
from torch.optim.sgd import sgd

from gpubench_gui.core.spec import Training


class Sgd:
    """Updates the parameters of one model in place; `fused` has one kernel do it all."""

    def __init__(self, model: nn.Module, training: Training, fused: bool = False) -> None:
        self._parameters = [p for p in model.parameters() if p.requires_grad]
        self._momentum: dict[int, torch.Tensor | None] = dict.fromkeys(range(len(self._parameters)))
        self._training = training
        self._fused = fused
        self._foreach = bool(self._parameters) and self._parameters[0].device.type != "cpu" and not fused

    def clear(self) -> None:
        """Drop the gradients of the last step."""
        for parameter in self._parameters:
            parameter.grad = None

    @torch.no_grad()
    def forget(self) -> None:
        """Set the momentum to zero, in place, as if no step had been taken."""
        for momentum in self._momentum.values():
            if momentum is not None:
                momentum.zero_()

    @torch.no_grad()
    def step(self) -> None:
        """One update from the gradients that are there."""
        live = [i for i, p in enumerate(self._parameters) if p.grad is not None]
        momenta = [self._momentum[i] for i in live]
        sgd(
            [self._parameters[i] for i in live],
            [g for i in live if (g := self._parameters[i].grad) is not None],
            momenta,
            foreach=self._foreach,
            fused=self._fused,
            lr=self._training.learning_rate,
            momentum=self._training.momentum,
            weight_decay=self._training.weight_decay,
            dampening=0.0,
            nesterov=False,
            maximize=False,
        )
        self._momentum.update(zip(live, momenta, strict=True))
