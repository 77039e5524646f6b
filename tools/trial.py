"""Tries the Nemeton that is installed beside the Python that runs this, as a newcomer would.

    python tools/trial.py [--compiled | --interpreted] [--version 0.1.0]

Runs the commands themselves, in an empty folder: version, games, a game between bots and its
verification, files that are broken, a contest, and the web app with all that its first page needs.
A line for each, with the seconds it took; the exit status is 1 as soon as one fails. Needs the
standard library alone: `tools/release.py` and cibuildwheel run it in environments that hold Nemeton
and nothing more.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["main"]

GAMES = ("cernunos", "oak", "pangaia", "root")
PATIENCE = 240  # seconds for a command
OPENING = 60  # seconds until a server answers
NEEDED = re.compile(r"""(?:src|href)=["']?(/[^"'\s>]+)""")
SCRIPT = "nemeton.exe" if os.name == "nt" else "nemeton"


class Failed(Exception):
    """What was expected and did not happen."""


class Trial:
    """One installed Nemeton in a folder of its own."""

    def __init__(self, folder: Path, version: str | None, compiled: bool | None) -> None:
        self.folder = folder
        self.version = version
        self.compiled = compiled
        self.record = folder / "game.json"
        dropped = ("PYTHONPATH", "PYTHONHOME", "NEMETON_STATIC", "NEMETON_DATABASE")
        kept = {name: value for name, value in os.environ.items() if name not in dropped}
        self.environment = {**kept, "LC_ALL": "en_US.UTF-8", "PYTHONUTF8": "1", "NO_COLOR": "1"}
        self.environment["XDG_DATA_HOME"] = str(folder / "data")

    def steps(self) -> list[tuple[str, Callable[[], str]]]:
        return [
            ("version", self.try_version),
            ("engine", self.try_engine),
            ("games", self.try_games),
            ("bot game", self.try_bot_game),
            ("verify", self.try_verify),
            ("bad files", self.try_bad_files),
            ("arena", self.try_arena),
            ("serve", self.try_serve),
        ]

    def try_version(self) -> str:
        """Script and module say the same, and what the release is called."""
        said = {self.nemeton("--version").strip(), self.module("--version").strip()}
        expect(len(said) == 1, f"the script and python -m nemeton differ: {said}")
        (words,) = said
        expect(self.version in (None, words.removeprefix("nemeton ")), f"it says {words!r}")
        return words

    def try_engine(self) -> str:
        code = "import nemeton; print(nemeton.compiled(), nemeton.__file__)"
        compiled, place = self.python("-c", code).split(maxsplit=1)
        expect("site-packages" in place, f"this is not an installed one: {place}")
        expect(self.compiled in (None, compiled == "True"), f"compiled: {compiled}")
        return "compiled" if compiled == "True" else "interpreted"

    def try_games(self) -> str:
        listed = self.nemeton("games")
        missing = [name for name in GAMES if name not in listed]
        expect(not missing, f"not listed: {missing}")
        return f"{len(GAMES)} games"

    def try_bot_game(self) -> str:
        seats = ("--seat", "none", "--bots", "sapling", "--seed", "7")
        self.nemeton("play", "cernunos", *seats, "--save", str(self.record))
        choices = len(json.loads(self.record.read_text("utf-8"))["choices"])
        expect(choices > 0, "the record holds no choice")
        return f"{choices} choices"

    def try_verify(self) -> str:
        """The record holds; one that was tampered with does not."""
        self.nemeton("verify", str(self.record))
        document = json.loads(self.record.read_text("utf-8"))
        expect("result" in document, "the record has no result")
        document["result"]["scores"] = [99 for _ in document["result"]["scores"]]
        spoilt = self.folder / "spoilt.json"
        spoilt.write_text(json.dumps(document), "utf-8")
        self.nemeton("verify", str(spoilt), status=2)
        return "holds, a spoilt one does not"

    def try_bad_files(self) -> str:
        """Each is answered in one line that names it, by status 2, with no traceback."""
        bad = self.folder / "bad.json"
        odd = {**json.loads(self.record.read_text("utf-8")), "choices": [["fly", 1]]}
        contents = ("", '{"nemeton"', "[1]", json.dumps(odd))
        asked = (
            ["verify"],
            ["replay"],
            ["play", "cernunos", "--resume"],
            ["data", "oak", "--check"],
        )
        for content in contents:
            bad.write_text(content, "utf-8")
            for words in asked:
                self.refused(*words, str(bad))
        self.refused("serve", "--port", str(free_port()), "--database", str(bad))
        self.refused("serve", "--port", "99999")
        return f"{len(contents) * len(asked) + 2} refused in a line"

    def try_arena(self) -> str:
        out = self.folder / "contest.jsonl"
        what = ("--bots", "sapling,random", "--games", "2", "--out", str(out))
        self.nemeton("arena", "oak", "--players", "2", *what)
        games = len(out.read_text("utf-8").splitlines()) - 1
        expect(games >= 2, f"{games} games are in the file")
        return f"{games} games of oak"

    def try_serve(self) -> str:
        """The page, each file it names, and the games that the app asks for."""
        port = free_port()
        home = f"http://127.0.0.1:{port}"
        with self.served(port):
            page = answered(home + "/", OPENING).decode()
            needed = sorted(set(NEEDED.findall(page)))
            expect(any(each.endswith(".js") for each in needed), "the page names no script")
            sizes = [len(answered(home + each)) for each in needed]
            expect(all(sizes), f"empty: {needed[sizes.index(0)] if 0 in sizes else ''}")
            offered = answered(home + "/api/games").decode()
            expect(all(f'"{name}"' in offered for name in GAMES), "the app lacks a game")
        return f"page and {len(needed)} files, {sum(sizes) // 1024} kB"

    @contextmanager
    def served(self, port: int) -> Iterator[None]:
        database = str(self.folder / "tables.sqlite3")
        command = [script(), "serve", "--port", str(port), "--database", database]
        log = (self.folder / "serve.log").open("wb")
        with (
            log,
            subprocess.Popen(
                command, cwd=self.folder, env=self.environment, stdout=log, stderr=log
            ) as server,
        ):
            try:
                yield
                expect(server.poll() is None, f"the server ended with {server.poll()}")
            finally:
                server.terminate()

    def nemeton(self, *arguments: str, status: int = 0) -> str:
        return self.run([script(), *arguments], status)

    def refused(self, *arguments: str) -> None:
        command = [script(), *arguments]
        done = self.done(command)
        said = f"{' '.join(arguments[:2])}: status {done.returncode}: {done.stderr[-600:].strip()}"
        expect(done.returncode == 2 and len(done.stderr.splitlines()) == 1, said)

    def module(self, *arguments: str) -> str:
        return self.run([sys.executable, "-m", "nemeton", *arguments])

    def python(self, *arguments: str) -> str:
        return self.run([sys.executable, *arguments])

    def run(self, command: list[str], status: int = 0) -> str:
        done = self.done(command)
        if done.returncode != status:
            raise Failed(f"status {done.returncode}: {(done.stderr or done.stdout)[-600:].strip()}")
        return done.stdout

    def done(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )


def script() -> str:
    return str(Path(sys.executable).with_name(SCRIPT))


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Failed(otherwise)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answered(address: str, patience: float = 0.0) -> bytes:
    """The body of a good answer; before the server listens, again until patience ends."""
    limit = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise Failed(f"{address} answers {error.code}") from error
        except OSError as error:
            if time.monotonic() > limit:
                raise Failed(f"{address}: {error}") from error
            time.sleep(0.1)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--version", help="what it must call itself")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--compiled", action="store_true", default=None)
    kind.add_argument("--interpreted", dest="compiled", action="store_false")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name, step in Trial(Path(folder).resolve(), given.version, given.compiled).steps():
            began = time.monotonic()
            try:
                outcome, status = step(), 0
            except (Failed, subprocess.TimeoutExpired, OSError, ValueError, KeyError) as error:
                outcome, status = f"FAILED: {error!r}", 1
            print(f"{name:10} {time.monotonic() - began:6.1f} s  {outcome}", flush=True)
            if status:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
