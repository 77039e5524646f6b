"""1.4 Turns and rounds: Birdsong, Daylight, Evening, then the next player clockwise."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.kinds import NOBODY, TEA, is_vagabond
from nemeton.games.root.laws.birdsong_extras import OfferBirdsongCards
from nemeton.games.root.laws.board import is_machine
from nemeton.games.root.laws.cards import demand_discard
from nemeton.games.root.laws.dominance import CheckDominance
from nemeton.games.root.laws.items import on_track
from nemeton.games.root.laws.persistent_cards import (
    OfferCobbler,
    OfferCommandWarren,
    StartOfBirdsong,
)
from nemeton.games.root.laws.victory import finish_by_rounds
from nemeton.games.root.state import Root


class NextTurn(Step[Root]):
    """1.4 Player after player, until someone wins or the agreed rounds are over."""

    def run(self, game: Root) -> None:
        game.turn_place = (game.turn_place + 1) % len(game.order)
        if game.turn_place == 0:
            game.round += 1
            if game.round > game.rules.max_rounds:
                finish_by_rounds(game)
                return
        game.then(Turn(game.order[game.turn_place]), self)


class Turn(Step[Root]):
    """1.4 Birdsong, Daylight, Evening."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def run(self, game: Root) -> None:
        faction = self.faction
        begin_turn(game, faction)
        if is_machine(game, faction):
            game.then(*(phase() for phase in game.rules.machine_phases), EndTurn())
            return
        game.then(CheckDominance(faction), Birdsong(), Daylight(), Evening(), EndTurn())


def begin_turn(game: Root, faction: int) -> None:
    game.active = faction
    game.begin_turn(game.seat_of[faction])
    game.used = 0
    game.acted = 0
    game.crafting_used = [0, 0, 0]
    game.services_bought = 0
    game.scored_suits = 0
    if is_vagabond(faction):
        game.tea_counted = on_track(game, faction, TEA)  # A72
    game.log("turn_of", faction=faction, round=game.round)


class Birdsong(Step[Root]):
    """1.4a What happens at the start of the phase precedes its other steps."""

    def run(self, game: Root) -> None:
        faction = game.active
        game.phase = "birdsong"
        game.then(
            StartOfBirdsong(faction),
            OfferBirdsongCards(faction),
            game.rules.phases[faction][0](),
            OfferBirdsongCards(faction),
        )


class Daylight(Step[Root]):
    """Hired mercenaries serve from here on (11.2.7.III)."""

    def run(self, game: Root) -> None:
        game.phase = "daylight"
        game.mercenaries = game.mercenaries_bought
        game.then(OfferCommandWarren(game.active), game.rules.phases[game.active][1]())


class Evening(Step[Root]):
    """The Evening of a faction; turmoil and Hideout lead straight here."""

    def run(self, game: Root) -> None:
        game.phase = "evening"
        game.then(
            OfferCobbler(game.active),
            game.rules.phases[game.active][2](),
            demand_discard(game.active, 0),
        )


class EndTurn(Step[Root]):
    """Services end with the turn."""

    def run(self, game: Root) -> None:
        game.riverboats = NOBODY
        game.mercenaries_bought = NOBODY
        game.mercenaries = NOBODY
