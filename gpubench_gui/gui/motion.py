"""Whether the system asks for less motion."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

VARIABLE = "GPUBENCH_REDUCE_MOTION"
_GET_CLIENT_AREA_ANIMATION = 0x1042
_EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)


def system_asks(environment: Mapping[str, str] = os.environ) -> bool:
    """The environment's word where it has one, else the system's. Qt 6.11 has no hint for it yet."""
    told = environment.get(VARIABLE, "")
    if told:
        return told != "0"
    return sys.platform == "win32" and not _windows_animates()


def _windows_animates() -> bool:
    """ "Animation effects" in the accessibility settings; a Windows that does not answer animates."""
    on = ctypes.c_int(1)
    user32 = ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]
    user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
    return bool(on.value)


def still_effects(still: bool) -> None:
    """Switch off what Qt itself would move: menus, lists and tool tips that slide or fade in.

    Nothing is switched back on: the system's own settings say which of them there are.
    """
    if still:
        for effect in _EFFECTS:
            QApplication.setEffectEnabled(effect, False)
