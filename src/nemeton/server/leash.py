"""Runs a command that ends with whoever started it, however that one ends: even killed outright.

`python leash.py COMMAND`, as the leader of a process group of its own. Its standard input is held
open by the one who started it; when that closes, the whole group is killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from threading import Thread


def end_with(stream: int) -> None:
    while os.read(stream, 64):
        pass
    os.killpg(0, signal.SIGKILL)


def main() -> None:
    Thread(target=end_with, args=(0,), daemon=True).start()
    sys.exit(subprocess.run(sys.argv[1], shell=True, stdin=subprocess.DEVNULL).returncode)


if __name__ == "__main__":
    main()
