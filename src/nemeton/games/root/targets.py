"""The best battle that warriors could fight where they stand, so that marching up is worth it."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.board import partners
from nemeton.games.root.kinds import ALLIANCE, BEHIND_WARRIORS, CLEARINGS, KINDS, is_vagabond
from nemeton.games.root.odds import attack
from nemeton.games.root.state import Root
from nemeton.games.root.threats import harm
from nemeton.games.root.victory import scores_points

TARGET: Final = 0.3  # of what the best battle would bring, before it is fought


def targets(game: Root, faction: int) -> float:
    """What the best battle within reach of one's warriors would bring, in part."""
    pieces = game.pieces
    here = [each for each in range(CLEARINGS) if pieces[each * KINDS + faction]]
    best = 0.0
    for rival in game.order:
        if rival != faction and not is_vagabond(rival) and not partners(game, rival, faction):
            best = max(best, best_attack(game, faction, rival, here))
    return TARGET * best


def best_attack(game: Root, faction: int, rival: int, here: list[int]) -> float:
    """The best battle against one rival; only buildings, tokens and a Dominance are worth it."""
    pieces = game.pieces
    dominant = not scores_points(game, rival)
    guerrilla = rival == ALLIANCE
    by_warrior, by_piece = 0.0, -1.0
    best = 0.0
    for clearing in here:
        first = clearing * KINDS
        exposed = 0
        for piece in BEHIND_WARRIORS[rival]:
            exposed += pieces[first + piece]
        warriors = pieces[first + rival]
        if not exposed and not (dominant and warriors):
            continue
        if dominant or by_piece < 0:
            by_warrior, by_piece = harm(game, rival, clearing)
        own = pieces[first + faction]
        best = max(best, attack(own, warriors, exposed, guerrilla, by_warrior, by_piece))
    return best
