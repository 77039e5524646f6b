"""The compiler of the engine: what is compiled does the same, and an edit compiles its own part."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(hatch_build.__file__).parent
SHELF = {
    "engine/pile.py": """
class Pile:
    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def top(self, default: int = 0) -> int:
        return self.cards[-1] if self.cards else default


def said(pile: Pile) -> str:
    return "pile of " + str(len(pile.cards))
""",
    "games/crow/rules.py": """
from nemeton.engine.pile import Pile, said


class Nest(Pile):
    def top(self, default: int = 0) -> int:
        return super().top(default) + 7


def told(cards: list[int]) -> tuple[str, int]:
    return "crow: " + said(Nest(cards)), Nest(cards).top()
""",
}
ADDED = """

class Caw:
    sound = "caw "


def cawed(text: str) -> str:
    return Caw().sound + text
"""
BUILD = (
    "import engine_build, sys, pathlib; engine_build.build(sys.argv[2:], pathlib.Path(sys.argv[1]))"
)
ASK = "from nemeton.games.crow import rules; print(rules.__file__, *rules.told([3, 4]))"

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or bool(hatch_build.missing_tools()), reason="nothing to compile with"
)


class Workshop:
    """A package of two modules, one in the engine and one in a game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in SHELF.items():
            self.write(name, text)
        for name in ("", "engine", "games", "games/crow"):
            (folder / "src/nemeton" / name / "__init__.py").write_text("", encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        path = self.folder / "src/nemeton" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def build(self) -> None:
        self.run(BUILD, str(ROOT), "tree", *(f"src/nemeton/{name}" for name in SHELF))
        for path in (self.folder / "src").rglob("__init__.py"):
            self.copied(path)

    def copied(self, path: Path) -> None:
        to = self.folder / "tree" / path.relative_to(self.folder / "src")
        to.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")

    def run(self, script: str, path: str, *arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": path, "MYPYPATH": "src"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    def told(self) -> str:
        place, _, said = self.run(ASK, str(self.folder / "tree")).partition(" ")
        assert place.endswith(sysconfig.get_config_var("EXT_SUFFIX"))
        return said

    def objects(self) -> dict[str, int]:
        """The objects there are: their names, and which file each is."""
        found = (self.folder / "build/mypyc/objects").glob("*.o")
        return {path.name: path.stat().st_ino for path in found}


def test_what_is_compiled_runs_and_an_edit_compiles_its_own_part(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    workshop.build()
    assert workshop.told() == "crow: pile of 2 11"
    before = workshop.objects()

    # A new literal, a new function and a new class, all of which mypyc counts and declares.
    edited = SHELF["games/crow/rules.py"].replace('"crow: "', 'cawed("rook: ")').replace("7", "70")
    edited += ADDED
    workshop.write("games/crow/rules.py", edited)
    workshop.build()

    assert workshop.told() == "caw rook: pile of 2 74"
    after = workshop.objects()
    made = {name.rpartition("-")[0] for name in after.keys() - before.keys()}
    assert made == {"games_crow", "tables"}
    assert all(after[name] == number for name, number in before.items())
