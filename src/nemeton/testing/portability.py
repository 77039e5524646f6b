"""Checks that games are the same under other Pythons, other hash seeds and the compiled engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from nemeton.engine.game import Game
from nemeton.testing.digest import digest
from nemeton.testing.scope import Nonconformity, Scope

__all__ = ["games_are_the_same_everywhere", "pythons"]

FIRST_VERSION = 11
LAST_VERSION = 15
GAMES = 3


def games_are_the_same_everywhere(game: Game, scope: Scope) -> None:
    """Random games are the same under every Python found, interpreted and compiled."""
    games = 10 * GAMES if scope.thorough else GAMES
    here = digest(game, games)
    own = root_of("nemeton")
    for python in pythons():
        for number, tree in enumerate(dict.fromkeys((own, *scope.trees))):
            path = [tree, *outside_the_library(), root_of(game.package), own]
            there = run(python, f"{game.package}.game:GAME", games, path, str(number + 1))
            if there != here:
                what = f"{games} games have the digest {here} here"
                raise Nonconformity(f"{game.name}: {what}, and under {python} with {tree}: {there}")


def root_of(package: str) -> Path:
    """The folder that holds a package."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parents[package.count(".") + 1]


def outside_the_library() -> list[Path]:
    """What this process finds beside what is installed with its own Python."""
    inside = (sys.prefix, sys.base_prefix)
    return [Path(entry) for entry in sys.path if entry and not entry.startswith(inside)]


def run(python: str, game: str, games: int, path: list[Path], hash_seed: str) -> str:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, path)),
        "PYTHONHASHSEED": hash_seed,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [python, "-m", "nemeton.testing.trace", game, "--games", str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr.strip()[-300:]


@cache
def pythons() -> tuple[str, ...]:
    """This Python, and one of every other version that is found and works."""
    found = {sys.version_info[:2]: sys.executable}
    for version, python in candidates():
        if version not in found and works(python):
            found[version] = python
    return tuple(found.values())


def candidates() -> Iterator[tuple[tuple[int, int], str]]:
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for minor in range(FIRST_VERSION, LAST_VERSION + 1):
        if python := shutil.which(f"python3.{minor}"):
            yield (3, minor), python
        for path in sorted(pyenv.glob(f"3.{minor}.*/bin/python3.{minor}")):
            yield (3, minor), str(path)


def works(python: str) -> bool:
    """Whether it starts: a name on the path may lead nowhere."""
    command = [python, "-c", "import hashlib, json, inspect"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
