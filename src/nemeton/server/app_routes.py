"""The addresses of the app: which lead to a page of the client, and which lead nowhere."""

from __future__ import annotations

import nemeton
from nemeton.lessons import lesson_names

__all__ = ["OF_A_GAME", "OF_A_TABLE", "leads_to_a_page"]

ALONE = ("", "index.html", "lobby", "settings", "credits", "admin")
OF_A_GAME = ("new", "rules", "values")  # alone: of the first game
LEARN = "learn"  # alone, or with a game and a lesson, and the number of a step
OF_A_TABLE = ("t", "replay", "report")


def leads_to_a_page(path: str) -> bool:
    """Whether the client shows more there than that there is nothing. The name of a table may be
    any: its link can be sent before the table is opened."""
    match path.strip("/").split("/"):
        case [page]:
            return page in ALONE or page in OF_A_GAME or page == LEARN
        case [page, game, lesson, *step] if page == LEARN and len(step) < 2:
            return game in nemeton.catalogue() and lesson in lesson_names(game)
        case [page, name]:
            return page in OF_A_TABLE or (page in OF_A_GAME and name in nemeton.catalogue())
    return False
