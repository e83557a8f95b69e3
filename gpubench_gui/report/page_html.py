"""A run as one HTML page: no script, nothing fetched, light and dark, made to be printed.

Importing this module imports Jinja2, which escapes every value.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from gpubench_gui.assets import resource
from gpubench_gui.core.palette import DARK, LIGHT
from gpubench_gui.core.record import RunRecord
from gpubench_gui.report.names import PLOT_TITLES
from gpubench_gui.report.outline import outline
from gpubench_gui.report.vector import font_faces, inline, variables

_LIGHT_ONLY = frozenset(("map",))  # its cells are shades of their own, which dark words would not stand on


def page_html(record: RunRecord, svgs: Mapping[str, bytes], used: frozenset[str]) -> bytes:
    """The page with the plots `svgs` by their names and the characters `used` of the font.

    Raises ValueError for a record that holds no run yet.
    """
    pictures = [
        (PLOT_TITLES[name], Markup(inline(svg, name, PLOT_TITLES[name], dark=name not in _LIGHT_ONLY)))
        for name, svg in svgs.items()
    ]
    page = _template().render(
        outline=outline(record),
        pictures=pictures,
        fonts=Markup(font_faces(used)),
        light=Markup(variables(LIGHT)),
        dark=Markup(variables(DARK)),
    )
    return page.encode()


@cache
def _template() -> Template:
    folder = resource("templates")
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("report.html")
