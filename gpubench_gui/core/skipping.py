"""Whether the model being measured can be left for the next one."""

from __future__ import annotations

from collections.abc import Collection

from gpubench_gui.core.language import tr
from gpubench_gui.core.record import RunRecord


def skip_problem(record: RunRecord, skipped: Collection[str]) -> str | None:
    """Why the current model cannot be skipped, in one sentence; None when it can. `skipped` were so before.

    A model that was skipped may have open cells for long: the Quick protocol ends them all together.
    """
    if record.started is None or record.current is None or record.ended is not None:
        return tr("No model is being measured yet.")
    if record.spec.sweeps:
        return tr("A sweep times one family of networks; there is no model to skip.")
    current = record.current[0]
    if current in skipped:
        return tr("This model is being skipped; what was measured of it is kept.")
    left = {model for (model, _), cell in record.cells.items() if cell.ended is None and model not in skipped}
    if not left - {current}:
        return tr("This is the last model; Stop ends the run.")
    return None
