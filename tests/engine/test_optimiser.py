"""The optimiser does what torch.optim.SGD does, to the last bit."""

from __future__ import annotations

import pytest
import torch
from torch.nn import functional

from gpubench_gui.core.spec import Training
from gpubench_gui.engine.models import build
from gpubench_gui.engine.optimiser import Sgd

pytestmark = pytest.mark.usefixtures("torch_settings")


@pytest.mark.parametrize("training", [Training(), Training(momentum=0.0, weight_decay=0.0, learning_rate=0.1)])
def test_five_steps_equal_torchs_own_bit_for_bit(training: Training) -> None:
    ours, theirs = build("small-cnn", 3), build("small-cnn", 3)
    our_sgd = Sgd(ours, training)
    their_sgd = torch.optim.SGD(
        theirs.parameters(),
        lr=training.learning_rate,
        momentum=training.momentum,
        weight_decay=training.weight_decay,
    )
    generator = torch.Generator().manual_seed(1)
    for _ in range(5):
        images = torch.rand(8, 3, 32, 32, generator=generator)
        labels = torch.randint(10, (8,), generator=generator)
        our_sgd.clear()
        functional.cross_entropy(ours(images), labels).backward()
        our_sgd.step()
        their_sgd.zero_grad()
        functional.cross_entropy(theirs(images), labels).backward()
        their_sgd.step()
    for a, b in zip(ours.parameters(), theirs.parameters(), strict=True):
        assert torch.equal(a, b)


def test_a_parameter_without_a_gradient_is_left_alone_and_keeps_its_momentum_apart() -> None:
    net = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 4))
    sgd = Sgd(net, Training(learning_rate=0.5))
    untouched = net[0].weight.detach().clone()
    net[1](torch.ones(1, 4)).sum().backward()
    sgd.step()
    assert torch.equal(net[0].weight, untouched)
    sgd.clear()
    assert all(p.grad is None for p in net.parameters())
    net(torch.ones(1, 4)).sum().backward()
    sgd.step()
    assert not torch.equal(net[0].weight, untouched)
