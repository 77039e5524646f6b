"""The rules of a game in our own words, section by section: `text/rules.en.md`, `rules.fr.md`."""

from __future__ import annotations

import re
from importlib.resources import files

from nemeton.engine.contract import Contract

__all__ = ["section", "whole"]

HEADING = re.compile(
    r"^#{2,4} ([A-Z]+-\w+|[A-Z]*\d+(?:\.\w+)*|[A-Z]{2,}(?:\.\d+)*|[A-Z](?:\.\d+)+) ", re.MULTILINE
)


FIGURE = re.compile(r"^!\[([^\]]+)\]\((\w+)/(\w+)\)$", re.MULTILINE)


def whole(game: Contract, locale: str) -> str | None:
    """All the rules as Markdown; None where the game has not written them down. Of a picture its
    caption is told, and the lesson that shows it."""
    page = files(game.package).joinpath("text", f"rules.{locale}.md")
    if not page.is_file():
        return None
    shown = rf"*\1* → `nemeton learn {game.name} \2`"
    return FIGURE.sub(shown, page.read_text(encoding="utf-8"))


def section(game: Contract, locale: str, number: str) -> str | None:
    """The section of that number with its subsections."""
    text = whole(game, locale) or ""
    headings = [*HEADING.finditer(text)]
    inside = [each for each in headings if f"{each[1]}.".startswith(f"{number}.")]
    if not number or not inside:
        return None
    behind = [each.start() for each in headings if each.start() > inside[-1].start()]
    return text[inside[0].start() : behind[0] if behind else len(text)].strip()
