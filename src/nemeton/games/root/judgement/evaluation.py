"""How good a position is for a seat, in named reasons; see also prospects.py and threats.py."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.judgement.begun import under_way
from nemeton.games.root.judgement.fellows import fellows
from nemeton.games.root.judgement.machine import final_lead, plays_together
from nemeton.games.root.judgement.prospects import prospects
from nemeton.games.root.judgement.targets import targets
from nemeton.games.root.judgement.threats import (
    dominance_value,
    dominant_standing,
    hold,
    incomes,
    threats,
)
from nemeton.games.root.judgement.turn_end import evening, hand_value
from nemeton.games.root.kinds import NOBODY, RIVERFOLK, is_vagabond
from nemeton.games.root.laws.board import rulers
from nemeton.games.root.laws.victory import scores_points
from nemeton.games.root.state import Root

WIN: Final = 100.0
PAID: Final = -0.4
ALONE: Final = 2  # one human and the machine


def evaluate(game: Root, seat: int) -> dict[str, float]:
    """Own points, prospects and cards, what is under way, and how far the others are."""
    faction = faction_of(game, seat)
    if game.ended is not None:
        return outcome(game, faction, seat in game.ended.winners)
    if faction == NOBODY or (game.turn_place < 0 and not game.order):
        return {}
    return reasons(game, faction)


def outcome(game: Root, faction: int, won: bool) -> dict[str, float]:
    """Won or lost; together also by how much, since the machine is hardly ever beaten: who sees
    nothing but lost games ahead must still know which of them was nearly won."""
    found = {"won": WIN if won else -WIN}
    if faction != NOBODY and plays_together(game, faction):
        found["points"] = final_lead(game)
    return found


def reasons(game: Root, faction: int) -> dict[str, float]:
    """What speaks for a faction, and what against it."""
    ruled = rulers(game)
    found = prospects(game, faction, ruled)
    found["points"] = standing(game, faction, ruled)
    gains = incomes(game, faction)
    found["others"] = -threats(game, faction, ruled, gains)
    if plays_together(game, faction) and len(game.order) > ALONE:
        found["others"] += fellows(game, faction, ruled)
    found["dominance"] = dominance_value(game, faction, ruled)
    if game.seat_of[RIVERFOLK] >= 0 and faction != RIVERFOLK:
        found["payments"] = PAID * paid_to_riverfolk(game, faction)
    found["cards"] = hand_value(len(game.hands[faction]))
    found["effects"] = 0.8 * game.in_play[faction].bit_count()
    if not is_vagabond(faction):
        found["targets"] = targets(game, faction, gains)
    found["evening"] = evening(game, faction)
    found["under_way"] = under_way(game, faction)
    return found


def paid_to_riverfolk(game: Root, faction: int) -> int:
    """11.2.6 Warriors of ours that work for the Riverfolk."""
    return game.payments[faction] + game.funds[faction] + game.commitments[faction]


def faction_of(game: Root, seat: int) -> int:
    return game.seat_of.index(seat) if seat in game.seat_of else NOBODY


def standing(game: Root, faction: int, ruled: list[int]) -> float:
    """The score; after Dominance how near its condition is, in a coalition the partner's."""
    if scores_points(game, faction):
        return float(game.scores[faction])
    partner = game.coalition[faction]
    if partner >= 0:
        return standing(game, partner, ruled) if game.coalition[partner] < 0 else 0.0
    suit = game.rules.cards.suit[game.dominance[faction]]
    return dominant_standing(hold(game, faction, suit, ruled))
