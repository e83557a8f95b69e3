"""The lists in pyproject.toml and constraints.txt have no holes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IMPORT_NAMES = {"pyside6-essentials": "PySide6", "nvidia-ml-py": "pynvml", "fonttools": "fontTools"}


@pytest.fixture(scope="module")
def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def core_forbids(project) -> set[str]:
    contracts = project["tool"]["importlinter"]["contracts"]
    (contract,) = (c for c in contracts if c["source_modules"] == ["gpubench_gui.core"])
    return set(contract["forbidden_modules"])


def distributions(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w.-]", line)[0].lower().replace("_", "-") for line in requirements}


def test_core_is_kept_from_every_other_module_of_ours(core_forbids):
    entries = (ROOT / "gpubench_gui").iterdir()
    ours = {e.stem for e in entries if e.suffix == ".py" or (e / "__init__.py").exists()} - {
        "__init__",
        "core",
    }
    assert {f"gpubench_gui.{name}" for name in ours} <= core_forbids


def test_every_layer_kept_from_the_command_line_is_kept_from_all_its_modules(project):
    shared = {"__init__", "assets", "codec", "folders", "logfile", "owner"}
    files = {file.stem for file in (ROOT / "gpubench_gui").glob("*.py")} - shared
    command_line = {f"gpubench_gui.{name}" for name in files}
    for contract in project["tool"]["importlinter"]["contracts"]:
        if "gpubench_gui.cli" in contract["forbidden_modules"]:
            assert command_line <= set(contract["forbidden_modules"]), contract["name"]


def test_core_is_kept_from_every_dependency_but_numpy(project, core_forbids):
    names = {IMPORT_NAMES.get(name, name) for name in distributions(project["project"]["dependencies"])}
    assert names - {"numpy"} <= core_forbids


def test_every_direct_dependency_is_pinned(project):
    wanted = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["dev"]
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = distributions([line for line in lines if "==" in line])
    assert distributions(wanted) <= pinned


def test_every_dependency_is_listed_with_its_licence(project):
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").lower()
    table = page[page.index("| package | for | licence |") :]
    wanted = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["dev"]
    assert not [name for name in distributions(wanted) if name not in table]
