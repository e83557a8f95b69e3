"""Members of the family are built and counted, parameters and work, as `core.family` says."""

from __future__ import annotations

import pytest
import torch
from torch.nn import functional
from torch.utils.flop_counter import FlopCounterMode

from gpubench_gui.core.family import BY_ID, MEMBERS, Member
from gpubench_gui.engine.models.family import build_member

pytestmark = pytest.mark.usefixtures("torch_settings")


@pytest.mark.parametrize("member", MEMBERS, ids=list(BY_ID))
def test_every_member_has_the_parameters_and_the_work_of_its_row(member: Member) -> None:
    with torch.device("meta"):  # shapes are all that is counted
        net = build_member(member.id, 0)
        images = torch.rand(2, 3, 32, 32)
        assert sum(p.numel() for p in net.parameters()) == member.parameters
        first_flop: list[int] = []
        next(net.children()).register_forward_hook(
            lambda module, inputs, out: first_flop.append(2 * out.numel() * module.weight[0].numel())
        )
        with FlopCounterMode(display=False) as counter:
            net(images)
    assert 3 * counter.get_total_flops() - first_flop[0] == 2 * member.train_flop


@pytest.mark.parametrize("index", [0, 9, 18])
def test_a_member_learns_a_batch(index: int) -> None:
    net = build_member(MEMBERS[index].id, 0).train()
    generator = torch.Generator().manual_seed(1)
    images, labels = torch.rand(16, 3, 32, 32, generator=generator), torch.arange(16) % 10
    optimiser = torch.optim.SGD(net.parameters(), lr=0.05, momentum=0.9)
    losses = []
    for _ in range(12):
        optimiser.zero_grad()
        loss = functional.cross_entropy(net(images), labels)
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    assert losses[-1] < 0.8 * losses[0]


def test_the_seed_alone_decides_a_members_weights() -> None:
    first, again, other = (build_member(MEMBERS[0].id, seed).state_dict() for seed in (7, 7, 8))
    assert all(torch.equal(first[k], again[k]) for k in first)
    assert not torch.equal(first["0.weight"], other["0.weight"])


def test_an_unknown_member_is_refused() -> None:
    with pytest.raises(KeyError):
        build_member("cnn-900M", 0)
