"""torchvision's classifiers as they train at 3×32×32, with random weights."""

from __future__ import annotations

from collections.abc import Callable

import torchvision.models as tv
from torch import nn
from torchvision.models.vgg import VGG, cfgs, make_layers


def _stock(name: str) -> Callable[[], nn.Module]:
    def builder() -> nn.Module:
        model: nn.Module = tv.get_model(name, weights=None)
        return model

    return builder


def _vgg16_bn() -> nn.Module:
    # The stock head alone has 124 M parameters for a 7×7 map; at 32×32 the map is 1×1, as in the usual CIFAR form.
    model: nn.Module = VGG(make_layers(cfgs["D"], batch_norm=True))
    model.avgpool = nn.Identity()
    model.classifier = nn.Linear(512, 10)
    return model


def _vit_b_16() -> nn.Module:
    model: nn.Module = tv.vit_b_16(weights=None, image_size=32)
    return model


BUILDERS: dict[str, Callable[[], nn.Module]] = {
    "squeezenet1_1": _stock("squeezenet1_1"),
    "shufflenet_v2_x1_0": _stock("shufflenet_v2_x1_0"),
    "mobilenet_v3_small": _stock("mobilenet_v3_small"),
    "mobilenet_v2": _stock("mobilenet_v2"),
    "efficientnet_b0": _stock("efficientnet_b0"),
    "densenet121": _stock("densenet121"),
    "resnet18": _stock("resnet18"),
    "vgg16_bn": _vgg16_bn,
    "resnet34": _stock("resnet34"),
    "resnext50_32x4d": _stock("resnext50_32x4d"),
    "resnet50": _stock("resnet50"),
    "swin_t": _stock("swin_t"),
    "convnext_tiny": _stock("convnext_tiny"),
    "resnet101": _stock("resnet101"),
    "wide_resnet50_2": _stock("wide_resnet50_2"),
    "vit_b_16": _vit_b_16,
}
