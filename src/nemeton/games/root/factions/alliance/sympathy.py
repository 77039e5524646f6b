"""8.4.2 Sympathy: where it spreads, what it costs and scores."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.alliance.supporters import DemandSupporter, matching_supporters
from nemeton.games.root.kinds import ALLIANCE, BY_SYMPATHY, CLEARINGS, SYMPATHY
from nemeton.games.root.laws.birdsong_extras import BirdsongChoice
from nemeton.games.root.laws.board import (
    can_place,
    clearings_with,
    count,
    is_sympathetic,
    on_map,
    paths_for,
    place_piece,
    why_not_placed,
)
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root

MARTIAL_LAW: Final = 3


def sympathy_cost(game: Root, clearing: int) -> int:
    """8.4.2.II The track, and one more under martial law."""
    cost = game.rules.components.sympathy_cost[on_map(game, SYMPATHY)]
    for faction in game.order:
        if faction != ALLIANCE and count(game, faction, clearing) >= MARTIAL_LAW:
            return cost + 1
    return cost


def spread_sites(game: Root) -> list[int]:
    """8.4.2.I Next to sympathy, or anywhere while there is none."""
    if on_map(game, SYMPATHY) >= game.rules.components.sympathy:
        return []
    sympathetic = clearings_with(game, SYMPATHY)
    paths = paths_for(game, ALLIANCE)
    near = (
        {other for each in sympathetic for other in paths[each]}
        if sympathetic
        else range(CLEARINGS)
    )
    return [
        clearing
        for clearing in sorted(near)
        if not is_sympathetic(game, clearing) and can_place(game, ALLIANCE, clearing)
    ]


class OfferSpread(BirdsongChoice):
    """8.4.2 Supporters of a clearing's suit spread sympathy there."""

    prompt = "spread_sympathy"
    rule = "8.4.2"
    secret = True

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def answers(self, game: Root) -> list[Option]:
        if not game.supporters:
            return []
        sites = [
            each for each in spread_sites(game) if sympathy_cost(game, each) <= len(game.supporters)
        ]
        if not sites:
            return []
        return [
            PASS,
            *(
                ("spread", each)
                for each in sites
                if matching_supporters(game, game.suits[each]) >= sympathy_cost(game, each)
            ),
        ]

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            clearing = option[1]
            cost = sympathy_cost(game, clearing)
            game.then(DemandSupporter(game.suits[clearing], cost, 0), Spread(clearing), self)

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "spread":
            return None
        clearing = option[1]
        refused = why_not_placed(game, ALLIANCE, clearing)
        if refused is not None:
            return refused
        if is_sympathetic(game, clearing):
            return Saying("why-sympathetic", clearing=clearing)
        if clearing not in spread_sites(game):
            return Saying("why-not-next-to-sympathy", clearing=clearing)
        cost = sympathy_cost(game, clearing)
        return Saying("why-too-few-supporters", cost=cost, suit=game.suits[clearing])


class Spread(Step[Root]):
    """8.4.2.III The token is placed and scores."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_sympathy(game, self.clearing)


def place_sympathy(game: Root, clearing: int) -> None:
    points = game.rules.components.sympathy_points[on_map(game, SYMPATHY)]
    place_piece(game, SYMPATHY, clearing)
    score(game, ALLIANCE, points, BY_SYMPATHY)
