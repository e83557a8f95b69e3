"""The design system: type, spacing, colours and the one stylesheet, following the system's light or dark.

Colour tokens come from `core/palette.py`, which the reports share. Spacing goes in steps of 4 px.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette, QPen
from PySide6.QtWidgets import QApplication

from gpubench_gui.assets import resource
from gpubench_gui.core.palette import DARK, LIGHT, Style
from gpubench_gui.core.palette import Theme as Tokens
from gpubench_gui.core.shades import mix

SMALL, BODY, TITLE, HEADLINE = 11, 13, 16, 24
RADIUS = 6
FONT_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf")


class Theme(QObject):
    """The tokens and the size in force; `changed` fires after either became another.

    `percent` is the one factor of type, spacing and painted parts: `font`, `px` and the stylesheet apply it.
    """

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.setStyle("Fusion")
        self.family = load_fonts()
        self.percent = 100
        app.setFont(self.font(BODY))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        self.tokens: Tokens = LIGHT
        self.follow(hints.colorScheme())

    @property
    def dark(self) -> bool:
        return self.tokens is DARK

    def follow(self, scheme: Qt.ColorScheme) -> None:
        """Take the tokens of `scheme`; a system that does not say is light."""
        self.tokens = DARK if scheme == Qt.ColorScheme.Dark else LIGHT
        self._app.setPalette(qt_palette(self.tokens))
        self._app.setStyleSheet(zoomed(stylesheet(self.tokens), self.percent))
        self.changed.emit()

    def zoom(self, percent: int) -> None:
        """Show everything at `percent` of its usual size."""
        if percent == self.percent:
            return
        self.percent = percent
        self._app.setFont(self.font(BODY))
        self._app.setStyleSheet(zoomed(stylesheet(self.tokens), percent))
        self.changed.emit()

    def px(self, pixels: float) -> int:
        """A length of the design, given at 100 %, in pixels at the size in force."""
        return round(pixels * self.percent / 100)

    def font(self, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The bundled face, `pixels` high at 100 %."""
        return self.face(self.px(pixels), weight)

    def face(self, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The bundled face at `pixels`, with figures of equal width so that numbers do not jitter."""
        font = QFont(self.family)
        font.setPixelSize(pixels)
        font.setWeight(weight)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def pen(self, style: Style, width: float = 1.0) -> QPen:
        """The line of one device, dash included."""
        return line_pen(style.of(self.tokens), style.dash, width)


def line_pen(colour: str, dash: tuple[float, ...] = (), width: float = 1.0) -> QPen:
    """A pen that keeps its width at any zoom; `dash` is on and off lengths in line widths."""
    pen = QPen(QColor(colour), width)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dash:
        pen.setDashPattern(list(dash))
    return pen


def zoomed(sheet: str, percent: int) -> str:
    """`sheet` with every length at `percent`; lines of 1 and 2 px stay as fine as they are."""
    return re.sub(r"\b(\d+)px", lambda m: m[0] if int(m[1]) < 3 else f"{round(int(m[1]) * percent / 100)}px", sheet)


def load_fonts() -> str:
    """Register the bundled faces and return their family; a machine without fonts shows boxes otherwise."""
    families: list[str] = []
    for name in FONT_FILES:
        identifier = QFontDatabase.addApplicationFont(str(resource(f"fonts/{name}")))
        families += QFontDatabase.applicationFontFamilies(identifier)
    return families[0] if families else QFont().family()


def on_accent(t: Tokens) -> str:
    """The colour of text on a surface filled with the accent."""
    return t.surface if t is LIGHT else t.background


def qt_palette(t: Tokens) -> QPalette:
    """The palette of everything the stylesheet does not name: menus, dialogs, tool tips."""
    palette = QPalette()
    role = QPalette.ColorRole
    for name, colour in {
        role.Window: t.background,
        role.WindowText: t.text,
        role.Base: t.surface,
        role.AlternateBase: t.background,
        role.Text: t.text,
        role.Button: t.surface,
        role.ButtonText: t.text,
        role.PlaceholderText: t.muted,
        role.ToolTipBase: t.surface,
        role.ToolTipText: t.text,
        role.Highlight: t.accent,
        role.HighlightedText: on_accent(t),
        role.Link: t.accent,
        role.Mid: t.grid,
    }.items():
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(t.muted))
    return palette


def stylesheet(t: Tokens) -> str:
    """Everything that is not painted by a widget itself."""
    hover, pressed = mix(t.surface, t.text, 0.06), mix(t.surface, t.text, 0.12)
    line = mix(t.grid, t.surface, 0.25)
    kind = "light" if t is LIGHT else "dark"
    down, up = (resource(f"icons/chevron-{way}-{kind}.svg").as_posix() for way in ("down", "up"))
    filled, filled_hover = t.accent, mix(t.accent, t.text, 0.15)
    return f"""
    QMainWindow, QDialog {{ background: {t.background}; }}
    QMenuBar {{ background: {t.background}; color: {t.text}; padding: 2px 8px; }}
    QMenuBar::item {{ padding: 4px 8px; border-radius: 4px; background: transparent; }}
    QMenuBar::item:selected {{ background: {pressed}; }}
    QMenu {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.grid}; padding: 4px; }}
    QMenu::item {{ padding: 6px 24px 6px 12px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {pressed}; }}
    QMenu::item:disabled {{ color: {t.muted}; }}
    QMenu::separator {{ height: 1px; background: {t.grid}; margin: 4px 8px; }}
    QToolTip {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.grid}; padding: 4px; }}
    QLabel {{ color: {t.text}; background: transparent; }}
    QLabel[role="muted"] {{ color: {t.muted}; }}
    QLabel[role="small"] {{ color: {t.muted}; font-size: {SMALL}px; }}
    QLabel[role="heading"] {{ color: {t.muted}; font-size: {SMALL}px; font-weight: 600; }}
    QLabel[role="title"] {{ font-weight: 600; }}
    QLabel[role="headline"] {{ font-size: {HEADLINE}px; font-weight: 600; }}
    QLabel[role="warning"] {{ color: {t.warning}; font-size: {SMALL}px; }}
    QLabel[role="problem"] {{ color: {t.warning}; }}
    QFrame[role="card"] {{ background: {t.surface}; border: 1px solid {line}; border-radius: {RADIUS}px; }}
    QFrame[role="bar"] {{ background: {t.surface}; border: none; border-top: 1px solid {line}; }}
    QFrame[role="side"] {{ background: {t.surface}; border: none; border-right: 1px solid {line}; }}
    QFrame[role="banner"] {{ background: {t.surface}; border: 1px solid {t.grid};
        border-radius: {RADIUS}px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QPushButton {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.grid};
        border-radius: {RADIUS}px; padding: 6px 12px; }}
    QPushButton:hover {{ background: {hover}; }}
    QPushButton:pressed {{ background: {pressed}; }}
    QPushButton:focus {{ border: 2px solid {t.accent}; padding: 5px 11px; }}
    QPushButton:disabled {{ color: {t.muted}; background: {t.background}; }}
    QPushButton[role="primary"] {{ background: {filled}; color: {on_accent(t)}; border: 1px solid {filled};
        font-weight: 600; padding: 8px 20px; }}
    QPushButton[role="primary"]:hover {{ background: {filled_hover}; border-color: {filled_hover}; }}
    QPushButton[role="primary"]:pressed {{ background: {mix(t.accent, t.text, 0.3)}; }}
    QPushButton[role="primary"]:focus {{ border: 2px solid {t.text}; padding: 7px 19px; }}
    QPushButton[role="primary"]:disabled {{ background: {t.background}; color: {t.muted};
        border: 1px solid {t.grid}; }}
    QPushButton[role="link"] {{ background: transparent; border: 1px solid transparent; color: {t.accent};
        padding: 4px 8px; text-align: left; }}
    QPushButton[role="link"]:hover {{ background: {hover}; }}
    QPushButton[role="link"]:focus {{ border: 1px solid {t.accent}; }}
    QToolButton[role="tab"] {{ background: transparent; border: 1px solid transparent; color: {t.muted};
        border-radius: 4px; padding: 3px 6px; font-size: 12px; }}
    QToolButton[role="tab"]:hover {{ background: {hover}; }}
    QToolButton[role="tab"]:checked {{ color: {t.text}; font-weight: 600; background: {hover}; }}
    QToolButton[role="tab"]:focus {{ border: 1px solid {t.accent}; }}
    QToolButton[role="section"] {{ background: transparent; border: 1px solid transparent; color: {t.muted};
        border-radius: 4px; padding: 4px 2px; font-size: {SMALL}px; font-weight: 600; text-align: left; }}
    QToolButton[role="section"]:hover {{ background: {hover}; }}
    QToolButton[role="section"]:focus {{ border: 1px solid {t.accent}; }}
    QComboBox, QSpinBox, QLineEdit {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.grid};
        border-radius: {RADIUS}px; padding: 4px 8px; min-height: 20px; }}
    QComboBox::drop-down {{ border: none; width: 22px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow {{ image: url("{down}"); width: 12px; height: 12px; }}
    QSpinBox::up-arrow {{ image: url("{up}"); width: 12px; height: 12px; }}
    QSpinBox::up-button, QSpinBox::down-button {{ border: none; background: transparent; width: 22px; }}
    QComboBox:focus, QSpinBox:focus, QLineEdit:focus {{ border: 1px solid {t.accent}; }}
    QComboBox:disabled, QSpinBox:disabled, QLineEdit:disabled {{ color: {t.muted};
        background: {t.background}; }}
    QComboBox QAbstractItemView {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.grid};
        selection-background-color: {pressed}; selection-color: {t.text}; }}
    QCheckBox {{ color: {t.text}; }}
    QProgressBar {{ background: {mix(t.surface, t.text, 0.1)}; border: none; border-radius: 3px; }}
    QProgressBar::chunk {{ background: {t.accent}; border-radius: 3px; }}
    QProgressBar[role="cell"] {{ border-radius: 1px; }}
    QProgressBar[role="cell"]::chunk {{ background: {t.muted}; border-radius: 1px; }}
    QTableView {{ background: transparent; color: {t.text}; border: none; gridline-color: transparent;
        selection-background-color: {pressed}; selection-color: {t.text}; }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{ background: transparent; color: {t.muted}; border: none;
        border-bottom: 1px solid {line}; padding: 4px 3px; font-size: {SMALL}px; font-weight: 600; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle {{ background: {mix(t.surface, t.text, 0.25)}; border-radius: 3px; margin: 2px;
        min-height: 24px; min-width: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    QSplitter::handle {{ background: transparent; }}
    """
