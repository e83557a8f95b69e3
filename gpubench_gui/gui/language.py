"""The languages of the window: which there are, which the system asks for, and how one is taken on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gpubench_gui.assets import resource
from gpubench_gui.core.language import ENGLISH, THIN, Language, speak

Code = Literal["en", "de", "fr", "zh"]
CONTEXT = "gpubench"  # of every text in the translation files


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language: its name in itself, and its locale, for numbers and for Qt's own texts."""

    code: Code
    name: str
    locale: str


TONGUES = (
    Tongue("en", "English", "en_US"),
    Tongue("de", "Deutsch", "de_DE"),
    Tongue("fr", "Français", "fr_FR"),
    Tongue("zh", "简体中文", "zh_CN"),
)


def system_language() -> Code:
    """The first language that the system asks for and that there is, else English."""
    return chosen(QLocale.system().uiLanguages())


def chosen(wanted: list[str]) -> Code:
    """The first of the languages `wanted` ("de-AT", "zh-Hans-CN") that there is, in its script, else English."""
    there_are = {(QLocale(t.locale).language(), QLocale(t.locale).script()): t.code for t in TONGUES}
    for name in wanted:
        locale = QLocale(name)
        if (locale.language(), locale.script()) in there_are:
            return there_are[locale.language(), locale.script()]
    return "en"


def install(app: QCoreApplication, code: Code) -> None:
    """From now on the program's texts, Qt's own and every number are in the language `code`.

    What widgets show already stays: they are to be made anew. Where a translation is missing, English stands.
    """
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    locale = QLocale(next(t.locale for t in TONGUES if t.code == code))
    QLocale.setDefault(locale)
    if code == "en":
        speak(ENGLISH)
        return
    own, qt = QTranslator(app), QTranslator(app)
    if own.load(f"gpubench_{code}", str(resource("translations"))):
        app.installTranslator(own)
    if qt.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
    speak(_language(code, locale))


def _language(code: Code, locale: QLocale) -> Language:
    # No point between thousands: beside "1,5×" a "1.500" reads as one and a half, and a guess so typed is refused.
    group = locale.groupSeparator()
    return Language(
        lambda text: QCoreApplication.translate(CONTEXT, text),
        locale.decimalPoint(),
        THIN if group.isspace() or group == "." else group,
        lambda number: number == 1 or (number == 0 and code == "fr"),
    )
