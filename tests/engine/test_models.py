"""Every network of the catalogue is built, trained for a step and counted."""

from __future__ import annotations

import pytest
import torch
from torch.nn import functional
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.utils.flop_counter import FlopCounterMode

from gpubench_gui.core.catalog import MODELS, Model
from gpubench_gui.core.spec import Training
from gpubench_gui.engine.models import build
from gpubench_gui.engine.models.torchvision_models import BUILDERS
from gpubench_gui.engine.optimiser import Sgd

pytestmark = pytest.mark.usefixtures("torch_settings")


@pytest.mark.parametrize("model", MODELS.values(), ids=MODELS)
def test_a_model_has_the_catalogues_parameters_and_work_and_trains_a_step(model: Model) -> None:
    net = build(model.id, 0).train()
    assert sum(p.numel() for p in net.parameters()) == model.parameters

    first = next(m for m in net.modules() if isinstance(m, torch.nn.Conv2d))
    first_flop: list[int] = []
    hook = first.register_forward_hook(
        lambda module, inputs, out: first_flop.append(2 * out.numel() * module.weight[0].numel())
    )
    batch = 2
    images, labels = torch.rand(batch, 3, 32, 32), torch.tensor([3, 7])
    # In training mode, as it will run: the evaluation of an attention layer takes a path that is not counted.
    with sdpa_kernel(SDPBackend.MATH), FlopCounterMode(display=False) as counter:
        out = net(images)
    hook.remove()
    # Forward, gradient of the inputs (nobody needs the first layer's), gradient of the weights.
    assert 3 * counter.get_total_flops() - first_flop[0] == batch * model.train_flop

    loss = functional.cross_entropy(out, labels)
    loss.backward()
    last = list(net.parameters())[-1]  # the head's: ViT's starts at zero and lets no gradient past it at first
    before = last.detach().clone()
    Sgd(net, Training()).step()
    assert torch.isfinite(loss)
    assert not torch.equal(before, last)


def test_every_entry_of_the_catalogue_has_its_builder_and_none_is_left_over() -> None:
    assert set(BUILDERS) | {"small-cnn"} == set(MODELS)


@pytest.mark.parametrize(
    ("model", "count"), [("small-cnn", 545_098), ("resnet18", 11_689_512), ("resnet50", 25_557_032)]
)
def test_the_studys_ladder_has_exactly_its_parameters(model: str, count: int) -> None:
    assert sum(p.numel() for p in build(model, 1).parameters()) == count


def test_the_seed_alone_decides_the_weights() -> None:
    torch.manual_seed(99)
    first = build("resnet18", 7).state_dict()
    torch.rand(1000)
    again, other = build("resnet18", 7).state_dict(), build("resnet18", 8).state_dict()
    assert all(torch.equal(first[k], again[k]) for k in first)
    assert not torch.equal(first["conv1.weight"], other["conv1.weight"])


def test_an_unknown_model_is_refused() -> None:
    with pytest.raises(KeyError):
        build("resnet9000", 0)
