"""The balance report of a game: a page for designers, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import nemeton
from nemeton.arena.report.page import file_name, page
from nemeton.arena.results import GameResult, Head
from nemeton.arena.standings import standings

__all__ = ["write_report"]


def write_report(folder: Path, head: Head, games: Sequence[GameResult]) -> list[Path]:
    """Writes the pages, one for each language, and says where they are."""
    outcome = standings(games)
    written = []
    for locale in nemeton.LOCALES:
        path = folder / file_name(head.contest["game"], locale)
        path.write_text(page(head, games, outcome, locale), encoding="utf-8")
        written.append(path)
    return written
