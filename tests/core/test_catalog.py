"""The catalogue of models, as far as it can be judged without torch; `tests/engine` counts its figures again."""

from __future__ import annotations

import sys
from subprocess import run

from gpubench_gui.core.catalog import MODELS, STUDY_LADDER


def test_the_studys_ladder_has_its_parameter_counts_and_speedups() -> None:
    ladder = [MODELS[m] for m in STUDY_LADDER]
    assert [m.parameters for m in ladder] == [545_098, 11_689_512, 25_557_032]
    assert [m.study_speedup for m in ladder] == [2.0, 7.0, 40.6]
    assert {m for m in MODELS if MODELS[m].study_speedup} == set(STUDY_LADDER)


def test_there_are_ten_more_models_from_one_to_ninety_million_parameters_in_order_of_size() -> None:
    others = [m for m in MODELS.values() if m.id not in STUDY_LADDER]
    assert len(others) >= 10
    assert all(1e6 <= m.parameters <= 90e6 for m in others)
    sizes = [m.parameters for m in MODELS.values()]
    assert sizes == sorted(sizes)


def test_ids_are_keys_and_names_are_unique() -> None:
    assert all(key == m.id for key, m in MODELS.items())
    assert len({m.name for m in MODELS.values()}) == len(MODELS)
    assert all("," not in key and " " not in key for key in MODELS)  # `--models a,b` splits at commas


def test_core_brings_in_no_torch_no_decoder_and_no_window() -> None:
    code = (
        "import sys, pkgutil, importlib, gpubench_gui.core as c\n"
        "[importlib.import_module(f'gpubench_gui.core.{m.name}') for m in pkgutil.iter_modules(c.__path__)]\n"
        "print([m for m in ('torch', 'msgspec', 'PySide6', 'psutil') if m in sys.modules])"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
