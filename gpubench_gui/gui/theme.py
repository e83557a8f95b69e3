"""The design system: type, spacing, colours and the one stylesheet, following the system unless told otherwise.

Colour tokens come from `core/palette.py`, which the reports share. Spacing goes in steps of 4 px.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

from gpubench_gui.assets import resource
from gpubench_gui.core.palette import DARK, HIGH_CONTRAST, LIGHT, Style
from gpubench_gui.core.palette import Theme as Tokens
from gpubench_gui.core.shades import mix

SMALL, BODY, TITLE, HEADLINE = 11, 13, 16, 24
RADIUS = 6
Look = Literal["system", "light", "dark", "high-contrast"]
_SCHEMES: dict[Look, Qt.ColorScheme] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
    "high-contrast": Qt.ColorScheme.Dark,
}
_CHOSEN: dict[Look, Tokens] = {"light": LIGHT, "dark": DARK, "high-contrast": HIGH_CONTRAST}
FONT_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf")
CHINESE_FILES = ("NotoSansSC-Regular.otf", "NotoSansSC-Bold.otf")  # the characters of the translation


class Theme(QObject):
    """The tokens and the size in force; `changed` fires after either became another.

    `percent` is the one factor of type, spacing and painted parts: `font`, `px` and the stylesheet apply it.
    """

    changed = Signal()
    _sheet_changed = Signal(str)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        app.setStyle("Fusion")
        self.family = load_fonts()
        self.percent = 100
        app.setFont(self.font(BODY))
        self.look: Look = "system"
        self.tokens: Tokens = LIGHT
        self._hints = QGuiApplication.styleHints()
        self._scheme = self._hints.colorScheme()
        self._hints.colorSchemeChanged.connect(self.follow)
        # Qt tells about the system's high contrast from 6.10 on.
        self._accessibility = self._hints.accessibility() if hasattr(self._hints, "accessibility") else None
        if self._accessibility is not None:
            self._accessibility.contrastPreferenceChanged.connect(self._retake)
        self._apply()

    def follow(self, scheme: Qt.ColorScheme) -> None:
        """The system's scheme is now `scheme`; one that does not say is light."""
        self._scheme = scheme
        self._retake()

    def choose(self, look: Look) -> None:
        """Take the colours of `look`, whatever the system's are; "system" follows them again."""
        if look == self.look:
            return
        self.look = look
        self._hints.setColorScheme(_SCHEMES[look])  # title bars and the system's own dialogs come along
        self._retake()

    def wanted(self) -> Tokens:
        """The tokens that the choice, or else the system, asks for."""
        if self.look in _CHOSEN:
            return _CHOSEN[self.look]
        if self._accessibility is not None:
            asked = self._accessibility.contrastPreference()
            if asked == Qt.ContrastPreference.HighContrast:
                return HIGH_CONTRAST
        return DARK if self._scheme == Qt.ColorScheme.Dark else LIGHT

    def _retake(self) -> None:
        if self.wanted() is not self.tokens:
            self._apply()

    def _apply(self) -> None:
        self.tokens = self.wanted()
        self._app.setPalette(qt_palette(self.tokens))
        self._sheet_changed.emit(self._sheet())
        self.changed.emit()

    def zoom(self, percent: int) -> None:
        """Show everything at `percent` of its usual size."""
        if percent == self.percent:
            return
        self.percent = percent
        self._app.setFont(self.font(BODY))
        self._sheet_changed.emit(self._sheet())
        self.changed.emit()

    def dress(self, window: QWidget) -> None:
        """Give `window`, and every window that has it as a parent, the stylesheet now and whenever it changes.

        As the application's it would need no asking, but Qt then polishes a widget once for each one above it: a step
        of zoom took four times as long.
        """
        window.setStyleSheet(self._sheet())
        self._sheet_changed.connect(window.setStyleSheet)

    def _sheet(self) -> str:
        return zoomed(stylesheet(self.tokens), self.percent)

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


def paint_ring(painter: QPainter, rect: QRect, t: Tokens) -> None:
    """The ring around a painted widget of size `rect` that has the keyboard."""
    painter.save()
    painter.setPen(QPen(QColor(t.accent), t.focus_px))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = t.focus_px // 2
    painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
    painter.restore()


def zoomed(sheet: str, percent: int) -> str:
    """`sheet` with every length at `percent`; lines of 1 and 2 px stay as fine as they are."""
    return re.sub(r"\b(\d+)px", lambda m: m[0] if int(m[1]) < 3 else f"{round(int(m[1]) * percent / 100)}px", sheet)


def load_fonts() -> str:
    """Register the bundled faces and return their family; a machine without fonts shows boxes otherwise."""
    latin, chinese = _register(FONT_FILES), _register(CHINESE_FILES)
    if not latin:
        return QFont().family()
    if chinese:
        QFont.insertSubstitution(latin[0], chinese[0])  # for the characters that the other has not
    return latin[0]


def _register(names: Sequence[str]) -> list[str]:
    """The families of the bundled files `names`."""
    families: list[str] = []
    for name in names:
        identifier = QFontDatabase.addApplicationFont(str(resource(f"fonts/{name}")))
        families += QFontDatabase.applicationFontFamilies(identifier)
    return families


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


def within(ring: int, *padding: int) -> str:
    """The `padding` beside a border of 1 px, less what a focus ring of `ring` px takes of it."""
    return " ".join(f"{max(0, p + 1 - ring)}px" for p in padding)


def stylesheet(t: Tokens) -> str:
    """Everything that is not painted by a widget itself."""
    strong = t is HIGH_CONTRAST  # there a state shows at a glance, and every part has its edge
    hover, pressed, handle = (mix(t.surface, t.text, x) for x in ((0.15, 0.25, 0.6) if strong else (0.06, 0.12, 0.25)))
    line, chosen = (t.border, t.border) if strong else (mix(t.border, t.surface, 0.25), "transparent")
    off = "dashed" if strong else "solid"  # there the muted colour is not far from the other
    ring = f"{t.focus_px}px solid {t.accent}"
    kind = "light" if t is LIGHT else "dark"
    down, up = (resource(f"icons/chevron-{way}-{kind}.svg").as_posix() for way in ("down", "up"))
    check = resource(f"icons/check-{kind}.svg").as_posix()
    filled, filled_hover = t.accent, mix(t.accent, t.text, 0.15)
    return f"""
    QMainWindow, QDialog {{ background: {t.background}; }}
    QMenuBar {{ background: {t.background}; color: {t.text}; padding: 2px 8px; }}
    QMenuBar::item {{ padding: 4px 8px; border-radius: 4px; background: transparent; }}
    QMenuBar::item:selected {{ background: {pressed}; }}
    QMenu {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.border}; padding: 4px; }}
    QMenu::item {{ padding: 6px 24px 6px 12px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {pressed}; }}
    QMenu::item:disabled {{ color: {t.muted}; background: transparent; }}
    QMenu::separator {{ height: 1px; background: {t.grid}; margin: 4px 8px; }}
    QToolTip {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.border}; padding: 4px; }}
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
    QFrame[role="banner"] {{ background: {t.surface}; border: 1px solid {t.border};
        border-radius: {RADIUS}px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QPushButton {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.border};
        border-radius: {RADIUS}px; padding: 6px 12px; }}
    QPushButton:hover {{ background: {hover}; }}
    QPushButton:pressed {{ background: {pressed}; }}
    QPushButton:focus {{ border: {ring}; padding: {within(t.focus_px, 6, 12)}; }}
    QPushButton:disabled {{ color: {t.muted}; background: {t.background}; border: 1px {off} {t.border}; }}
    QPushButton[role="primary"] {{ background: {filled}; color: {on_accent(t)}; border: 1px solid {filled};
        font-weight: 600; padding: 8px 20px; }}
    QPushButton[role="primary"]:hover {{ background: {filled_hover}; border-color: {filled_hover}; }}
    QPushButton[role="primary"]:pressed {{ background: {mix(t.accent, t.text, 0.3)}; }}
    QPushButton[role="primary"]:focus {{ border: {t.focus_px}px solid {t.text};
        padding: {within(t.focus_px, 8, 20)}; }}
    QPushButton[role="primary"]:disabled {{ background: {t.background}; color: {t.muted};
        border: 1px {off} {t.border}; }}
    QPushButton[role="link"] {{ background: transparent; border: 1px solid transparent; color: {t.accent};
        padding: 4px 8px; text-align: left; }}
    QPushButton[role="link"]:hover {{ background: {hover}; }}
    QPushButton[role="link"]:focus {{ border: {ring}; padding: {within(t.focus_px, 4, 8)}; }}
    QPushButton[role="live"] {{ background: transparent; border: 1px solid {t.accent}; color: {t.accent};
        border-radius: 4px; padding: 1px 4px; font-size: {SMALL}px; font-weight: 600; }}
    QPushButton[role="live"]:hover {{ background: {hover}; }}
    QPushButton[role="live"]:focus {{ border: {t.focus_px}px solid {t.text}; padding: {within(t.focus_px, 1, 4)}; }}
    QToolButton[role="tab"] {{ background: transparent; border: 1px solid transparent; color: {t.muted};
        border-radius: 4px; padding: 3px 6px; font-size: 12px; }}
    QToolButton[role="tab"]:hover {{ background: {hover}; }}
    QToolButton[role="tab"]:checked {{ color: {t.text}; font-weight: 600; background: {hover};
        border: 1px solid {chosen}; }}
    QToolButton[role="tab"]:focus {{ border: {ring}; padding: {within(t.focus_px, 3, 6)}; }}
    QToolButton[role="section"] {{ background: transparent; border: 1px solid transparent; color: {t.muted};
        border-radius: 4px; padding: 4px 2px; font-size: {SMALL}px; font-weight: 600; text-align: left; }}
    QToolButton[role="section"]:hover {{ background: {hover}; }}
    QToolButton[role="section"]:focus {{ border: {ring}; padding: {within(t.focus_px, 4, 2)}; }}
    QComboBox, QSpinBox, QLineEdit {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.border};
        border-radius: {RADIUS}px; padding: 4px 8px; min-height: 20px; }}
    QComboBox::drop-down {{ border: none; width: 22px; }}
    QComboBox::down-arrow, QSpinBox::down-arrow {{ image: url("{down}"); width: 12px; height: 12px; }}
    QSpinBox::up-arrow {{ image: url("{up}"); width: 12px; height: 12px; }}
    QSpinBox::up-button, QSpinBox::down-button {{ border: none; background: transparent; width: 22px; }}
    QComboBox:focus, QSpinBox:focus, QLineEdit:focus {{ border: {ring}; padding: {within(t.focus_px, 4, 8)}; }}
    QComboBox:disabled, QSpinBox:disabled, QLineEdit:disabled {{ color: {t.muted};
        background: {t.background}; border: 1px {off} {t.border}; }}
    QComboBox QAbstractItemView {{ background: {t.surface}; color: {t.text}; border: 1px solid {t.border};
        selection-background-color: {pressed}; selection-color: {t.text}; }}
    QCheckBox {{ color: {t.text}; spacing: 8px; }}
    QCheckBox:disabled {{ color: {t.muted}; }}
    QCheckBox::indicator {{ width: 12px; height: 12px; border: 1px solid {t.muted}; border-radius: 3px;
        background: {t.surface}; }}
    QCheckBox::indicator:checked {{ background: {filled}; border-color: {filled}; image: url("{check}"); }}
    QCheckBox::indicator:disabled {{ background: {t.background}; border: 1px {off} {t.muted}; image: none; }}
    QCheckBox::indicator:checked:disabled {{ background: {t.muted}; image: url("{check}"); }}
    QCheckBox::indicator:focus {{ border: {ring}; }}
    QProgressBar {{ background: {mix(t.surface, t.text, 0.1)}; border: none; border-radius: 3px; }}
    QProgressBar::chunk {{ background: {t.accent}; border-radius: 3px; }}
    QProgressBar[role="cell"] {{ border-radius: 1px; }}
    QProgressBar[role="cell"]::chunk {{ background: {t.muted}; border-radius: 1px; }}
    QTableView {{ background: transparent; color: {t.text}; border: none; gridline-color: transparent;
        selection-background-color: {pressed}; selection-color: {t.text}; }}
    QTableView::item:focus {{ border: {ring}; }}
    QListWidget {{ background: transparent; color: {t.text}; border: none;
        selection-background-color: {pressed}; selection-color: {t.text}; }}
    QHeaderView {{ background: transparent; border: none; }}
    QHeaderView::section {{ background: transparent; color: {t.muted}; border: none;
        border-bottom: 1px solid {line}; padding: 4px 3px; font-size: {SMALL}px; font-weight: 600; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle {{ background: {handle}; border-radius: 3px; margin: 2px;
        min-height: 24px; min-width: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    QSplitter::handle {{ background: transparent; }}
    QMainWindow::separator {{ background: transparent; width: 8px; height: 8px; }}
    QMainWindow::separator:hover {{ background: {pressed}; }}
    QDockWidget {{ border: 1px solid {t.border}; }}
    QTabBar {{ background: transparent; qproperty-drawBase: 0; qproperty-elideMode: ElideNone; }}
    QTabBar::tab {{ background: transparent; border: 1px solid transparent; color: {t.muted};
        border-radius: 4px; padding: 3px 6px; margin: 0 2px 2px 0; font-size: 12px; }}
    QTabBar::tab:hover {{ background: {hover}; }}
    QTabBar::tab:selected {{ color: {t.text}; background: {hover}; border-color: {chosen}; }}
    QTabBar::tab:focus {{ border: {ring}; padding: {within(t.focus_px, 3, 6)}; }}
    """
