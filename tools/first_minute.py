"""How long a newcomer waits: `make play` in a bare clone, with a bare PATH and empty caches.

`tools/first_minute.py [--no-engine] [--keep]` clones this repository (what is committed) into a
temporary folder, runs `make play` there on a free port and prints the seconds until the page
answers, until the compiled engine has taken over, until all has stopped, and until the page answers
at a second start. The exit status is 1 above the limits: 60 s, and 3 s for the second start. Node
and a C compiler are the machine's where it has them in /usr/bin.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parent.parent
FIRST, SECOND = 60.0, 3.0  # seconds until the page answers
PATIENCE = 900.0
TAKEN_OVER = re.compile("has taken over")
DROPPED = ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MFLAGS", "MAKELEVEL", "NEMETON_DATABASE")


class Play:
    """A running `make play`, whose words are shown as they come."""

    def __init__(self, clone: Path, environment: dict[str, str], port: int) -> None:
        self.port = port
        self.began = time.monotonic()
        self.said: list[str] = []
        self.process = subprocess.Popen(
            ["make", "play", f"PORT={port}"],
            cwd=clone,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.listening = Thread(target=self.listen, daemon=True)
        self.listening.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            print(f"{self.seconds():7.1f}  {line}", end="", flush=True)

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=5) as page:
                return page.status == 200 and b"<html" in page.read()
        except (urllib.error.URLError, OSError):
            return False

    def taken_over(self) -> bool:
        return any(TAKEN_OVER.search(line) for line in self.said)

    def until(self, what: str) -> float:
        """The seconds until `answers` or `taken_over` comes true."""
        while not getattr(self, what)():
            if self.process.poll() is not None or self.seconds() > PATIENCE:
                raise SystemExit(f"first_minute: make play ended, or took too long ({what})")
            time.sleep(0.05)
        return self.seconds()

    def stop(self) -> float:
        """Ends it as Ctrl+C does; the seconds until nothing is left of it."""
        asked = time.monotonic()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)
        self.listening.join(60)  # until nobody holds its output any more
        return time.monotonic() - asked


def bare(folder: Path) -> dict[str, str]:
    """The environment of a newcomer: nothing of ours on the path, nothing in a cache."""
    kept = {name: value for name, value in os.environ.items() if name not in DROPPED}
    caches = {
        name: str(folder / "cache" / name.lower())
        for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")
    }
    return {**kept, **caches, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "COLUMNS": "200"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def measured(folder: Path, engine: bool) -> bool:
    clone, port = folder / "nemeton", free_port()
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    first = Play(clone, bare(folder), port)
    try:
        page = first.until("answers")
        compiled = first.until("taken_over") if engine else None
        answered = first.answers()
    finally:
        stopped = first.stop()
    second = Play(clone, bare(folder), port)
    try:
        again = second.until("answers")
    finally:
        second.stop()
    print(f"the page answers        {page:6.1f} s (limit {FIRST:.0f})")
    if compiled is not None:
        print(f"compiled, taken over    {compiled:6.1f} s")
    print(f"everything stopped in   {stopped:6.1f} s")
    print(f"the second start        {again:6.1f} s (limit {SECOND:.0f})")
    return page < FIRST and again < SECOND and answered


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--no-engine", action="store_true", help="do not wait for the compiler")
    parser.add_argument("--keep", action="store_true", help="leave the clone where it is")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="first-minute-"))
    try:
        return 0 if measured(folder, not arguments.no_engine) else 1
    finally:
        if arguments.keep:
            print(folder)
        else:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
