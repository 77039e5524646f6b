"""Makes the toy game, which has secrets, known to servers as an installed game is."""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["toy_environment"]

SOURCE = Path(__file__).parents[2] / "examples/magpie/src"


def toy_environment(folder: Path) -> dict[str, str]:
    """Environment variables under which a process finds the toy game by its entry point."""
    info = folder / "games" / "magpie-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: magpie\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[nemeton.games]\nmagpie = magpie.game:GAME\n")
    known = [str(folder / "games"), str(SOURCE), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(filter(None, known))}
