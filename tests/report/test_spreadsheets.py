"""The tables in the programs that people open them with: LibreOffice under two locales, and pandas."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
from pathlib import Path

import pandas as pd
import pytest

from gpubench_gui.report.tables import summary_csv
from tests.demo import demo_record

SOFFICE = shutil.which("soffice")
# Comma, double quote, UTF-8, from line 1, English (USA): what README.md tells to choose where the comma is decimal.
ENGLISH = "CSV:44,34,76,1,,1033"
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse">
<value>{locale}</value></prop></item></oor:items>
"""


def numbers_of_pandas(path: Path) -> list[float]:
    numeric = pd.read_csv(path).select_dtypes("number")
    return sorted(value for value in numeric.to_numpy().ravel().tolist() if not math.isnan(value))


@pytest.mark.skipif(SOFFICE is None, reason="LibreOffice (soffice) is not installed")
@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
def test_every_number_is_a_number_in_libreoffice(locale: str, tmp_path: Path) -> None:
    table = tmp_path / "summary.csv"
    table.write_bytes(summary_csv(demo_record(("small-cnn", "resnet18"))))
    user = tmp_path / "profile" / "user"
    user.mkdir(parents=True)
    (user / "registrymodifications.xcu").write_text(SETTINGS.format(locale=locale))
    subprocess.run(
        [str(SOFFICE), f"-env:UserInstallation={user.parent.as_uri()}", "--headless", f"--infilter={ENGLISH}",
         "--convert-to", "fods", "--outdir", str(tmp_path), str(table)],
        check=True, capture_output=True, timeout=180,
    )  # fmt: skip
    sheet = (tmp_path / "summary.fods").read_text(encoding="utf-8")
    found = [float(x) for x in re.findall(r'office:value-type="float" office:value="([^"]*)"', sheet)]
    assert len(found) > 40
    assert sorted(found) == pytest.approx(numbers_of_pandas(table), rel=1e-12)
