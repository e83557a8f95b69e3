"""Where the files that ship with the program lie: fonts, icons, translations, recorded examples."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """The file or folder `name` ("fonts/Inter-Regular.otf") among the program's resources.

    An installed wheel carries them inside the package as `_resources`; in a checkout they are the
    top-level folder `resources`. Raises FileNotFoundError when there is no such resource.
    """
    inside = _PACKAGE / "_resources"
    path = (inside if inside.is_dir() else _PACKAGE.parent / "resources") / name
    if not path.exists():
        raise FileNotFoundError(f"The program's own file {name} is missing. Install gpubench-gui again.")
    return path
