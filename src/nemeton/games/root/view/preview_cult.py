"""What a choice would change for the Cult: acolytes, the Outcast suit, gardens that score."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import GARDEN
from nemeton.games.root.laws.board import on_map_of_suit
from nemeton.games.root.laws.cards import suit_of
from nemeton.games.root.state import Root

__all__ = ["devotion"]


def devotion(before: Root, after: Root, options: list[Option]) -> list[Saying]:
    """10.4.3 What conspiracies cost and 10.5.4 sacrifices bring, 10.5.3 gardens too few to score,
    10.3.3 what the Outcast suit means."""
    return [*acolytes(before, after), *announced(before, options[0])]


def acolytes(before: Root, after: Root) -> list[Saying]:
    """10.4.3, 10.5.4"""
    more = after.acolytes - before.acolytes
    if not more:
        return []
    key = "gain-acolytes" if more > 0 else "loss-acolytes"
    return [Saying(key, number=abs(more), left=after.acolytes)]


def announced(before: Root, option: Option) -> list[Saying]:
    """10.3.3, 10.5.3 What the numbers on the board do not tell."""
    match option:
        case ("cast_out", suit):
            return [Saying("then-outcast", suit=suit)]
        case ("ritual_score", card):
            suit = suit_of(before, card)
            gardens = on_map_of_suit(before, GARDEN, suit)
            if before.rules.components.garden_points[gardens] == 0:
                return [Saying("then-no_points", suit=suit, number=gardens)]
    return []
