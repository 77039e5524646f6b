"""docs/adding-a-game.md taken apart: its blocks of code, its tables, the files it shows whole."""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["BLOCKS", "EXCERPTS", "FILES", "PAGE", "ROOT", "rows"]

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
BLOCKS = [match.groups() for match in BLOCK.finditer(PAGE)]
WHOLE = "pebbles/"

FILES = {title: text for _, title, text in BLOCKS if title and title.startswith(WHOLE)}
EXCERPTS = [(title, text) for _, title, text in BLOCKS if title and title not in FILES]


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first column is headed so."""
    found = re.search(rf"^\| {heading} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert found is not None, heading
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found[1].splitlines()]
