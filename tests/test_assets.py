from __future__ import annotations

import pytest

from gpubench_gui import assets
from gpubench_gui.gui.theme import CHINESE_FILES, FONT_FILES


def test_the_fonts_of_the_window_are_found_with_their_licence():
    for name in (*FONT_FILES, *CHINESE_FILES, "OFL.txt", "OFL-NotoSansSC.txt"):
        assert assets.resource(f"fonts/{name}").stat().st_size > 1000


def test_an_installed_wheel_uses_the_resources_inside_the_package(monkeypatch, tmp_path):
    (tmp_path / "gpubench_gui" / "_resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    (tmp_path / "gpubench_gui" / "_resources" / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(assets, "_PACKAGE", tmp_path / "gpubench_gui")
    assert assets.resource("icon.svg").parent.name == "_resources"


def test_a_missing_resource_is_named():
    with pytest.raises(FileNotFoundError, match=r"fonts/Comic\.otf"):
        assets.resource("fonts/Comic.otf")
