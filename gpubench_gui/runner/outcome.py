"""How a child ended, in the user's words: exit status, signal and last words become one sentence."""

from __future__ import annotations

import signal
import sys
from dataclasses import dataclass

# Windows reports a crash as an NTSTATUS value; these three are the ones people meet.
NTSTATUS = {
    0xC0000005: "an access violation",
    0xC0000135: "a missing library",
    0xC0000409: "a stack overrun",
}


@dataclass(frozen=True, slots=True)
class ProcessOutcome:
    """`code` is the exit status (negative: the signal that ended it), `last_words` the end of its standard error."""

    code: int
    last_words: str

    @property
    def reason(self) -> str:
        """What happened, without a full stop: "the process was ended by SIGKILL"."""
        if self.code < 0:
            try:
                name = signal.Signals(-self.code).name
            except ValueError:
                name = f"signal {-self.code}"
            return f"the process was ended by {name}"
        crash = NTSTATUS.get(self.code)
        if crash:
            return f"the process crashed with {crash}"
        line = self._last_line()
        return f"the process ended with status {self.code}" + (f": {line}" if line else "")

    @property
    def cure(self) -> str:
        """What the user can do about it."""
        words = self.last_words.lower()
        if self.code == -9:
            return "The system may have run out of memory: try a smaller batch or model."
        if self.code == -7 or "shared memory" in words:
            return "Shared memory may be too small: enlarge /dev/shm, or try a smaller batch."
        if "no module named 'torch'" in words:
            return f"Install PyTorch for {sys.executable}."
        if "winerror 126" in words or "c10.dll" in words:
            return "Install Microsoft's Visual C++ Redistributable, which PyTorch needs."
        if "no space left" in words:
            return "Free some disk space and run again."
        return "Run again; if it happens again, the log names the cause."

    def _last_line(self) -> str:
        printable = ("".join(c for c in x if c.isprintable()) for x in self.last_words.splitlines())
        lines = [x.strip() for x in printable if x.strip()]
        return lines[-1][:200] if lines else ""
