"""The models that can be chosen, as data: names, sizes and work, without any torch.

Parameters and work are those of the network as built here, at 3×32×32; `tests/engine` builds every
entry and counts both again. Work is in training FLOP per image, 2 per multiply-add: three times
the forward pass (forward, gradient of the inputs, gradient of the weights) less the input gradient
of the first layer, which nobody needs. Only matrix products and convolutions are counted.
"""

from __future__ import annotations

from dataclasses import dataclass

from gpubench_gui.core.language import mark, tr


@dataclass(frozen=True, slots=True)
class Model:
    """One catalogue entry. `head` is the number of outputs, `variant` what a reader must know to compare."""

    id: str
    name: str
    parameters: int
    train_flop: int
    variant: str = mark("stock torchvision, 1000-way head")
    study_speedup: float | None = None

    @property
    def train_gflop(self) -> float:
        return self.train_flop / 1e9

    @property
    def needs_torchvision(self) -> bool:
        return self.id != "small-cnn"


# Speedups published by the study this program grew from: "GPU Acceleration in Deep Learning Training:
# A Comparative Study on Model Scale and Performance" (CC BY 4.0), CIFAR-10, ten epochs, RTX 3050
# against an Intel CPU. Its ResNet-50 times (134 s, more than 5,400 s) give 40.3; 40.6 is kept as printed.
STUDY_TITLE = "GPU Acceleration in Deep Learning Training: A Comparative Study on Model Scale and Performance"
_CREDIT = mark("{title} (CC BY 4.0): RTX 3050 against an Intel CPU, CIFAR-10, ten epochs")
STUDY_CREDIT = _CREDIT.format(title=STUDY_TITLE)


def study_credit() -> str:
    """`STUDY_CREDIT` in the language in force."""
    return tr(_CREDIT, title=STUDY_TITLE)


_ENTRIES = (
    Model("small-cnn", "Small CNN", 545_098, 35_003_904, mark("the study's, 10-way head"), 2.0),
    Model("squeezenet1_1", "SqueezeNet 1.1", 1_235_496, 20_239_104),
    Model("shufflenet_v2_x1_0", "ShuffleNet V2 ×1.0", 2_278_604, 23_430_672),
    Model("mobilenet_v3_small", "MobileNet V3 Small", 2_542_856, 18_880_128),
    Model("mobilenet_v2", "MobileNet V2", 3_504_872, 43_910_400),
    Model("efficientnet_b0", "EfficientNet-B0", 5_288_548, 58_009_920),
    Model("densenet121", "DenseNet-121", 7_978_856, 348_241_920),
    Model("resnet18", "ResNet-18", 11_689_512, 220_323_840, study_speedup=7.0),
    Model(
        "vgg16_bn",
        "VGG-16-BN",
        14_728_266,
        1_875_671_040,
        mark("torchvision's layers, one 10-way layer as its head"),
    ),
    Model("resnet34", "ResNet-34", 21_797_672, 446_816_256),
    Model("resnext50_32x4d", "ResNeXt-50 32×4d", 25_028_904, 525_238_272),
    Model("resnet50", "ResNet-50", 25_557_032, 507_936_768, study_speedup=40.6),
    Model("swin_t", "Swin-T", 28_288_354, 3_111_713_280, mark("stock torchvision; 32×32 is padded up to its windows")),
    Model("convnext_tiny", "ConvNeXt-Tiny", 28_589_128, 549_499_392),
    Model("resnet101", "ResNet-101", 44_549_160, 962_494_464),
    Model("wide_resnet50_2", "Wide ResNet-50-2", 68_883_240, 1_402_896_384),
    Model("vit_b_16", "ViT-B/16", 86_420_200, 2_564_849_664, mark("torchvision at image size 32: 4 patches")),
)

MODELS: dict[str, Model] = {entry.id: entry for entry in _ENTRIES}
STUDY_LADDER = ("small-cnn", "resnet18", "resnet50")
