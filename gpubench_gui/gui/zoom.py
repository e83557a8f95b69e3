"""The size of everything in the window: steps from 80 % to 200 %, remembered."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDockWidget, QLayout, QMainWindow, QWidget

from gpubench_gui.core.zoom import stepped
from gpubench_gui.gui.settings import Settings
from gpubench_gui.gui.theme import Theme

# Properties: of a layout its margins and spacing at 100 %, of a widget of fixed width that width.
_BASE, _WIDTH = "unscaled", "unscaledWidth"


class Zoom:
    """Type and colours grow through the theme; this adds the margins of `window`'s layouts and its settings."""

    def __init__(self, window: QWidget, theme: Theme, settings: Settings) -> None:
        self._window, self._theme, self._settings = window, theme, settings

    @property
    def percent(self) -> int:
        return self._theme.percent

    def restore(self) -> None:
        """Take the remembered size."""
        self._theme.zoom(self._settings.zoom())
        spread(self._window, self._theme)

    def larger(self) -> None:
        self._set(stepped(self.percent, 1))

    def smaller(self) -> None:
        self._set(stepped(self.percent, -1))

    def usual(self) -> None:
        self._set(100)

    def _set(self, percent: int) -> None:
        if percent == self.percent:
            return
        self._window.setUpdatesEnabled(False)
        self._theme.zoom(percent)
        spread(self._window, self._theme)
        # Placed before it is painted: every plot would be drawn on the way to its size, too.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._window.setUpdatesEnabled(True)
        self._settings.save_zoom(percent)


def spread(top: QWidget, theme: Theme) -> None:
    """Margins and spacing of all layouts below `top` as large as the type; those at 100 % are kept with them."""
    for widget in top.findChildren(QWidget):
        width = widget.property(_WIDTH)
        if width is not None:
            widget.setFixedWidth(theme.px(width))
    for layout in top.findChildren(QLayout):
        if isinstance(layout.parent(), (QMainWindow, QDockWidget)):
            continue  # Qt's own, which place menus, panels and titles
        base = layout.property(_BASE)
        if base is None:
            m = layout.contentsMargins()
            base = [m.left(), m.top(), m.right(), m.bottom(), layout.spacing()]
            layout.setProperty(_BASE, base)
        layout.setContentsMargins(*(theme.px(n) for n in base[:4]))
        if base[4] >= 0:  # -1: it has none of its own, as a grid
            layout.setSpacing(theme.px(base[4]))
