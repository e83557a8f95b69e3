"""torchvision's classifiers as they train at 3×32×32, with random weights."""

from __future__ import annotations

from collections.abc import Callable

from torch import nn

from gpubench_gui.engine.models.lean_torchvision import architecture


def _stock(file: str, name: str) -> Callable[[], nn.Module]:
    def builder() -> nn.Module:
        model: nn.Module = getattr(architecture(file), name)(weights=None)
        return model

    return builder


def _vgg16_bn() -> nn.Module:
    # The stock head alone has 124 M parameters for a 7×7 map; at 32×32 the map is 1×1, as in the usual CIFAR form.
    vgg = architecture("vgg")
    model: nn.Module = vgg.VGG(vgg.make_layers(vgg.cfgs["D"], batch_norm=True))
    model.avgpool = nn.Identity()
    model.classifier = nn.Linear(512, 10)
    return model


def _vit_b_16() -> nn.Module:
    model: nn.Module = architecture("vision_transformer").vit_b_16(weights=None, image_size=32)
    return model


BUILDERS: dict[str, Callable[[], nn.Module]] = {
    "squeezenet1_1": _stock("squeezenet", "squeezenet1_1"),
    "shufflenet_v2_x1_0": _stock("shufflenetv2", "shufflenet_v2_x1_0"),
    "mobilenet_v3_small": _stock("mobilenetv3", "mobilenet_v3_small"),
    "mobilenet_v2": _stock("mobilenetv2", "mobilenet_v2"),
    "efficientnet_b0": _stock("efficientnet", "efficientnet_b0"),
    "densenet121": _stock("densenet", "densenet121"),
    "resnet18": _stock("resnet", "resnet18"),
    "vgg16_bn": _vgg16_bn,
    "resnet34": _stock("resnet", "resnet34"),
    "resnext50_32x4d": _stock("resnet", "resnext50_32x4d"),
    "resnet50": _stock("resnet", "resnet50"),
    "swin_t": _stock("swin_transformer", "swin_t"),
    "convnext_tiny": _stock("convnext", "convnext_tiny"),
    "resnet101": _stock("resnet", "resnet101"),
    "wide_resnet50_2": _stock("resnet", "wide_resnet50_2"),
    "vit_b_16": _vit_b_16,
}
