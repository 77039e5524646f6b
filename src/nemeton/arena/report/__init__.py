"""The balance report of a game: a page for designers, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from nemeton.arena.results import Head, Played

__all__ = ["write_report"]


def write_report(folder: Path, head: Head, games: Sequence[Played]) -> list[Path]:
    """Writes the pages, one for each language, and says where they are."""
    return []
