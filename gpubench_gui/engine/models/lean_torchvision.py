"""Single architectures out of torchvision, without the rest of it.

`import torchvision` runs its package files, which load every data set, transform and detection model and,
through its operators, PyTorch's compiler: 1.2 s on two cores and 4 s on a large server, paid by each fresh child.
A ResNet needs one file of it (0.02 s). The two packages are therefore put in place unexecuted, so that only the
files an architecture itself imports are run; those that use torchvision's operators load them as usual.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from types import ModuleType

PACKAGES = ("torchvision", "torchvision.models")


def architecture(file: str) -> ModuleType:
    """The module `torchvision.models.<file>`. Raises ModuleNotFoundError where torchvision is not installed."""
    for name in PACKAGES:
        if name not in sys.modules:
            _place_unexecuted(name)
    return importlib.import_module(f"torchvision.models.{file}")


def _place_unexecuted(name: str) -> None:
    spec = importlib.util.find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    sys.modules[name] = importlib.util.module_from_spec(spec)
