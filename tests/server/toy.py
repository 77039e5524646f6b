"""Makes the toy game, which has secrets, known to servers as an installed game is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

__all__ = ["changed_toy", "toy_environment"]

SOURCE = Path(__file__).parents[2] / "examples/magpie/src"


# Later rules of the toy game: hands are dealt after the clearing, every bird begins with two
# feathers, and a save has another name for them, with the migration that this takes.
LATER = {
    "game.py": [
        ('rules="1"', 'rules="2"'),
        (
            "    def restore(",
            (
                "    def move(self, saved: dict[str, Any], rules: str) -> None:\n"
                '        saved["table"]["plumes"] = saved["table"].pop("feathers")\n\n'
                "    def restore("
            ),
        ),
    ],
    "laws/setup.py": [
        (
            "    game.hands = [",
            (
                "    game.clearing = [game.chance.take(game.pile) for _ in range(PLACES)]\n"
                "    game.hands = ["
            ),
        ),
        (
            (
                "    game.clearing = [game.chance.take(game.pile) for _ in range(PLACES)]\n"
                "    game.seen"
            ),
            "    game.seen",
        ),
        ("[1 for _ in birds]", "[2 for _ in birds]"),
    ],
    "saving.py": [('"feathers"', '"plumes"')],
}


def changed_toy(folder: Path) -> Path:
    """The sources of the toy game with its later rules."""
    source = folder / "later"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    for name, changes in LATER.items():
        file = source / "magpie" / name
        text = file.read_text()
        for before, after in changes:
            assert before in text, (name, before)
            text = text.replace(before, after)
        file.write_text(text)
    return source


def toy_environment(folder: Path, source: Path = SOURCE) -> dict[str, str]:
    """Environment variables under which a process finds the toy game by its entry point."""
    info = folder / "games" / "magpie-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: magpie\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[nemeton.games]\nmagpie = magpie.game:GAME\n")
    known = [str(folder / "games"), str(source), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, known))}
