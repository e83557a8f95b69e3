"""Where the program's log goes."""

from __future__ import annotations

import logging
from pathlib import Path

from gpubench_gui.logfile import logged


def test_the_log_of_every_module_is_in_the_file_while_it_is_wanted(tmp_path: Path) -> None:
    with logged(tmp_path / "new folder" / "x.log") as path:
        assert path is not None
        logging.getLogger("gpubench_gui.runner.process").info("the child's last words")
    logging.getLogger("gpubench_gui.runner.process").info("too late")
    assert "the child's last words" in path.read_text(encoding="utf-8")
    assert "too late" not in path.read_text(encoding="utf-8")


def test_a_log_folder_that_cannot_be_made_is_no_reason_not_to_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with logged(tmp_path / "file" / "x.log") as path:
        assert path is None
