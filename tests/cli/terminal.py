"""The real command in a folder of its own: through pipes, or at a pseudo-terminal."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.preloaded import COMMAND, completed, started, uncounted

PATIENCE = 20.0
ROWS, COLUMNS = 40, 80


class Terminal:
    """Runs `nemeton` with a home, a data folder and a language that no test shares."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LC_", "LANG", "XDG_", "NO_COLOR", "FORCE_COLOR", "COLORTERM"))
        }
        self.environment |= {"HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
        self.environment["XDG_DATA_HOME"] = str(home / "data")

    @property
    def kept(self) -> list[Path]:
        """The games in the data folder."""
        return sorted((self.home / "data" / "nemeton" / "games").glob("*.nemeton.json"))

    def run(
        self, *arguments: str, typed: str = "", before: Callable[[], None] | None = None
    ) -> subprocess.CompletedProcess[str]:
        if before is None:
            return completed([str(COMMAND), *arguments], typed, self.environment, self.home)
        return subprocess.run(
            [str(COMMAND), *arguments],
            input=typed,
            text=True,
            capture_output=True,
            env=uncounted(self.environment),
            cwd=self.home,
            timeout=60,
            preexec_fn=before,
            check=False,
        )

    def sit(self, *arguments: str) -> Seat:
        return Seat([str(COMMAND), *arguments], self.environment, self.home)


class Seat:
    """Somebody at a terminal: types, reads, presses keys, or pulls the plug."""

    def __init__(self, command: list[str], environment: dict[str, str], folder: Path) -> None:
        self.screen, ours = os.openpty()
        fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        files = [ours] * 3
        self.process = started(command, environment, folder, files, terminal=True)
        os.close(ours)
        self.seen = ""

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.screen)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def read_until(self, words: str) -> str:
        """What appeared since the last look, up to these words."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.seen:
            assert time.monotonic() < deadline, f"{words!r} never appeared in {self.seen!r}"
            if not self.read_some():
                assert words in self.seen, f"the end, without {words!r}: {self.seen!r}"
        shown, self.seen = self.seen.split(words, 1)
        return shown + words

    def read_some(self) -> bool:
        """Whether there may be more."""
        ready, _, _ = select.select([self.screen], [], [], 0.2)
        if not ready:
            return self.process.poll() is None
        try:
            found = os.read(self.screen, 65536)
        except OSError as error:
            if error.errno == errno.EIO:  # the other side has closed the terminal
                return False
            raise
        self.seen += found.decode(errors="replace")
        return bool(found)

    def await_listening(self) -> None:
        """Until the command waits for a key: before that, a signal may find nobody to wake."""
        deadline = time.monotonic() + PATIENCE
        while not self.listens():
            assert time.monotonic() < deadline, "nobody listens"
            time.sleep(0.002)

    def listens(self) -> bool:
        """Whether the terminal gives keys, not lines, and the process sleeps until one comes."""
        if termios.tcgetattr(self.screen)[3] & termios.ICANON:
            return False
        stat = Path(f"/proc/{self.process.pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "S"

    def leave(self) -> tuple[int, str]:
        """The exit status and all that was still said."""
        deadline = time.monotonic() + PATIENCE
        while self.read_some():
            assert time.monotonic() < deadline, f"still there, after saying {self.seen!r}"
        return self.process.wait(PATIENCE), self.seen

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)


def record(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))
