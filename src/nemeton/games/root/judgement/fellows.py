"""MM.8 Nobody wins alone: what the other humans have and hope for counts like one's own."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.judgement.prospects import prospects
from nemeton.games.root.judgement.turn_end import hand_value
from nemeton.games.root.kinds import MARQUISE
from nemeton.games.root.state import Root

SLOWEST: Final = 0.25  # a point of the one furthest behind counts so much more


def fellows(game: Root, faction: int, ruled: list[int]) -> float:
    """Their points, prospects and cards; most is gained where one lags behind."""
    found, least = 0.0, game.rules.components.victory
    for each in game.order:
        if each not in (faction, MARQUISE):
            found += game.scores[each] + hand_value(len(game.hands[each]))
            found += sum(prospects(game, each, ruled).values())
            least = min(least, game.scores[each])
    return found + SLOWEST * least
