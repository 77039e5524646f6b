"""Entrants of a benchmark: this engine from its sources and compiled, and libraries installed."""

from __future__ import annotations

import contextlib
import importlib.util
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import nemeton

__all__ = ["COMPILED", "INTERPRETED", "Entrant", "compiled_tree", "peers", "source_tree", "stale"]

INTERPRETED = "interpreted"
COMPILED = "compiled"
PACKAGE = Path(nemeton.__file__).resolve().parent


class Entrant:
    """Who takes part: a name, the library and its game, and the tree to import from."""

    def __init__(self, name: str, library: str, game: str, tree: Path | None = None) -> None:
        self.name = name
        self.library = library
        self.game = game
        self.tree = tree


@contextlib.contextmanager
def source_tree() -> Iterator[Path]:
    """A folder to import the plain sources from: a copy, where they lie beside compiled ones."""
    if not nemeton.compiled():
        yield PACKAGE.parent
        return
    with tempfile.TemporaryDirectory(prefix="nemeton-bench-") as folder:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
        shutil.copytree(PACKAGE, Path(folder, "nemeton"), ignore=ignored)
        yield Path(folder)


def compiled_tree() -> Path | None:
    """A folder to import the compiled engine from, if one was made."""
    if nemeton.compiled():
        return PACKAGE.parent
    tree = PACKAGE.parent.parent / "build" / "compiled"
    return tree if (tree / "nemeton").is_dir() else None


def stale(tree: Path) -> bool:
    """Whether the compiled engine was made from other sources than those measured beside it."""
    made = tree / "nemeton"
    return any(
        source.read_bytes() != (made / source.relative_to(PACKAGE)).read_bytes()
        for part in ("engine", "games")
        for source in (PACKAGE / part).rglob("*.py")
        if (made / source.relative_to(PACKAGE)).is_file()
    )


def peers() -> list[Entrant]:
    """OpenSpiel and Catanatron, as far as they are installed."""
    found: list[Entrant] = []
    if importlib.util.find_spec("pyspiel") is not None:
        for game in ("chess", "connect_four", "backgammon"):
            found.append(Entrant(f"OpenSpiel {game}", "openspiel", game))
    if importlib.util.find_spec("catanatron") is not None:
        found.append(Entrant("Catanatron", "catanatron", "4"))
    return found
