"""The addresses of the app: which lead to a page of the client, and which lead nowhere."""

from __future__ import annotations

import nemeton
from nemeton.lessons import lesson_names
from nemeton.puzzles import puzzles_of

__all__ = ["OF_A_GAME", "OF_A_LETTER", "OF_A_TABLE", "leads_to_a_page"]

ALONE = ("", "index.html", "lobby", "settings", "credits", "admin", "me", "leagues")
OF_A_GAME = ("new", "rules", "values", "analysis")  # alone: of the first game
LEARN = "learn"  # alone, or with a game and a lesson, and the number of a step
OF_A_LETTER = ("confirm", "unsubscribe")  # with a key
PUZZLES = "puzzles"  # alone, or with a game and the number of a puzzle
OF_A_TABLE = ("t", "replay", "report")
BY_ID = ("league", "person")
MISSED = "missed"  # with a table and the number of a choice


def leads_to_a_page(path: str) -> bool:
    """Whether the client shows more there than that there is nothing. The name of a table may be
    any: its link can be sent before the table is opened."""
    match path.strip("/").split("/"):
        case [page]:
            return page in ALONE or page in OF_A_GAME or page in (LEARN, PUZZLES)
        case [page, game, lesson, *step] if page == LEARN and len(step) < 2:
            return game in nemeton.catalogue() and lesson in lesson_names(game)
        case [page, game, number] if page == PUZZLES:
            known = puzzles_of(game) if game in nemeton.catalogue() else ()
            return number in {str(each.number) for each in known}
        case [page, _, number] if page == MISSED:
            return number.isascii() and number.isdecimal()
        case [page, name]:
            of_game = page in OF_A_GAME and name in nemeton.catalogue()
            return of_game or page in (*OF_A_TABLE, *OF_A_LETTER, *BY_ID)
    return False
