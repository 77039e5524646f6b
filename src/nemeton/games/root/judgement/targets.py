"""The best battle that warriors could fight where they stand, so that marching up is worth it."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.judgement.odds import attack
from nemeton.games.root.judgement.threats import harm, harm_of_piece
from nemeton.games.root.kinds import (
    ALLIANCE,
    BEHIND_WARRIORS,
    CLEARINGS,
    COOPERATIVE,
    KINDS,
    MARQUISE,
    is_vagabond,
)
from nemeton.games.root.laws.board import count, partners, unguarded
from nemeton.games.root.laws.victory import scores_points
from nemeton.games.root.state import Root

TARGET: Final = 0.3  # of what the best battle would bring, before it is fought


def targets(game: Root, faction: int, gains: list[float]) -> float:
    """What the best battle within reach of one's warriors would bring, in part."""
    pieces = game.pieces
    here = [each for each in range(CLEARINGS) if pieces[each * KINDS + faction]]
    best = 0.0
    for rival in game.order:
        if rival == faction or is_vagabond(rival) or partners(game, rival, faction):
            continue
        if game.rules.mode == COOPERATIVE:
            found = best_by_piece(game, faction, rival, here) if rival == MARQUISE else 0.0
        elif scores_points(game, rival):
            found = best_attack(game, faction, rival, here, gains[rival])
        else:
            found = best_by_piece(game, faction, rival, here)
        best = max(best, found)
    return TARGET * best


def best_attack(game: Root, faction: int, rival: int, here: list[int], gain: float) -> float:
    """The best battle against one rival: only buildings and tokens are worth marching up for."""
    pieces, behind = game.pieces, BEHIND_WARRIORS[rival]
    best, by_piece = 0.0, -1.0
    for clearing in here:
        first = clearing * KINDS
        exposed = 0
        for piece in behind:
            exposed += pieces[first + piece]
        if not exposed:
            continue
        if by_piece < 0:
            by_piece = harm_of_piece(game, rival, gain)
        own, defenders = pieces[first + faction], pieces[first + rival]
        best = max(best, attack(own, defenders, exposed, rival == ALLIANCE, 0.0, by_piece))
    return best


def best_by_piece(game: Root, faction: int, rival: int, here: list[int]) -> float:
    """The best battle where warriors count as well: against a Dominance, or strongholds."""
    best = 0.0
    for clearing in here:
        own, defenders = count(game, faction, clearing), count(game, rival, clearing)
        exposed = unguarded(game, rival, clearing)
        if defenders or exposed:
            by_warrior, by_piece = harm(game, rival, clearing)
            guerrilla = rival == ALLIANCE
            best = max(best, attack(own, defenders, exposed, guerrilla, by_warrior, by_piece))
    return best
