"""R5 Setup: seats, deck, hands, ruins, items; then the factions in the order of their letters."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.root.components import CARD_COUNT
from nemeton.games.root.factions.alliance.setup import SetUpAlliance
from nemeton.games.root.factions.cult.setup import SetUpCult
from nemeton.games.root.factions.eyrie.setup import SetUpEyrie
from nemeton.games.root.factions.marquise.setup import SetUpMarquise, place_keep
from nemeton.games.root.factions.mechanical import SetUpMachine, deal_orders
from nemeton.games.root.factions.riverfolk.setup import SetUpRiverfolk
from nemeton.games.root.factions.vagabond.setup import SetUpVagabonds
from nemeton.games.root.kinds import (
    ALLIANCE,
    CULT,
    EYRIE,
    FACTION_COUNT,
    MARQUISE,
    RECRUITER,
    RIVERFOLK,
    SAWMILL,
    STANDARD,
    VAGABOND,
    VAGABOND2,
    WORKSHOP,
)
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import in_play, is_human, place_piece
from nemeton.games.root.laws.campaign import POINTS_PER_WIN, read_campaign
from nemeton.games.root.laws.cards import draw
from nemeton.games.root.laws.lineups import dealt, is_recommended
from nemeton.games.root.laws.turn import NextTurn
from nemeton.games.root.state import Root

HAND: Final = 3
GUIDE: Final = ((SAWMILL, 0), (WORKSHOP, 9), (RECRUITER, 8))  # SC.7


def lay_out(game: Root) -> None:
    """SC.6 Map, seats, then the table."""
    deal_suits(game)
    settings = game.setup.settings
    if settings["assign"] == "draft" and not settings["factions"] and not settings["guide"]:
        first = game.chance.below(game.rules.players)
        seats = [(first + place) % game.rules.players for place in range(game.rules.players)]
        game.then(*(DemandFaction(seat) for seat in seats), LayOutTable())
        return
    factions = dealt(settings, game.rules.mode, game.rules.players, game.chance)
    for seat, faction in enumerate(factions):
        game.seat_of[faction] = seat
    game.then(LayOutTable())


def deal_suits(game: Root) -> None:
    """W.1 On the Winter map."""
    if game.rules.winter:
        game.suits = [0] * 4 + [1] * 4 + [2] * 4
        game.chance.shuffle(game.suits)


class SecondGame(Step[Root]):
    """SC.1 Everything is put back, and each plays what the other has played."""

    def run(self, game: Root) -> None:
        earlier = game.earlier
        swapped = [1 - seat if seat >= 0 else seat for seat in game.seat_of]
        game.clear()
        game.earlier = earlier
        game.seat_of = swapped
        game.reveal()
        game.log("factions_swapped")
        deal_suits(game)
        game.then(LayOutTable())


class DemandFaction(Asked):
    """5.1.1 Drafted factions: each seat in turn takes one that is left."""

    prompt = "faction"
    rule = "5.1.1"
    insist = True

    def __init__(self, drafter: int) -> None:
        self.drafter: Final = drafter

    def seat(self, game: Root) -> int:
        return self.drafter

    def options(self, game: Root) -> list[Option]:
        free = [each for each in range(FACTION_COUNT) if not in_play(game, each)]
        if game.rules.mode != STANDARD:
            free.remove(MARQUISE)
        if VAGABOND in free:
            free.remove(VAGABOND2)
        return [("lead", faction) for faction in free]

    def chosen(self, game: Root, option: Option) -> None:
        game.seat_of[option[1]] = self.drafter
        game.log("drafted", faction=option[1], seat=self.drafter)


class LayOutTable(Step[Root]):
    """5.1.2–5.1.7"""

    def run(self, game: Root) -> None:
        seat_players(game)
        prepare_deck(game)
        for faction in game.order:
            if is_human(game, faction):
                draw(game, faction, HAND)
        if game.rules.machine:
            deal_orders(game)
        game.ruins = list(game.rules.map.ruins)
        game.item_supply = list(game.rules.components.item_supply)
        game.then(*faction_setups(game), NextTurn())


def seat_players(game: Root) -> None:
    """5.1.1 Clockwise from a random first player; the machine's place is random too."""
    order = sorted(
        (each for each in range(FACTION_COUNT) if in_play(game, each)),
        key=lambda each: game.seat_of[each],
    )
    if game.rules.machine:
        game.seat_of[MARQUISE] = game.rules.players
        order.insert(game.chance.below(len(order) + 1), MARQUISE)
    settings = game.setup.settings
    first = 0
    if settings["first"] == "random" and not settings["guide"]:
        first = game.chance.below(len(order))
    game.order = order[first:] + order[:first]
    if not is_recommended(game.rules.mode, tuple(sorted(order))):
        game.log("unusual_lineup")


def prepare_deck(game: Root) -> None:
    """5.1.3, MM.2, MM.10 The deck of this game, less what a campaign has given out."""
    game.deck = game.rules.cards.deck(game.rules.left_out_of_the_deck())
    campaign = read_campaign(game.setup.settings["campaign"], game.rules.players)
    if campaign is None:
        return
    game.wins = campaign.wins
    game.scores[MARQUISE] = campaign.wins * POINTS_PER_WIN
    for faction in game.order:
        if is_human(game, faction):
            kept = campaign.kept[game.seat_of[faction]]
            game.kept[faction] = kept
            game.in_play[faction] = kept
            for card in range(CARD_COUNT):
                if kept >> card & 1:
                    game.deck.remove(card)


def faction_setups(game: Root) -> list[Step[Root]]:
    """5.1.7 In the order of the letters."""
    found: list[Step[Root]] = []
    if game.setup.settings["guide"]:
        found.append(SetUpGuide())
    elif game.rules.machine:
        found.append(SetUpMachine())
    elif in_play(game, MARQUISE):
        found.append(SetUpMarquise())
    if in_play(game, EYRIE):
        found.append(SetUpEyrie())
    if in_play(game, ALLIANCE):
        found.append(SetUpAlliance())
    if in_play(game, VAGABOND):
        found.append(SetUpVagabonds())
    if in_play(game, CULT):
        found.append(SetUpCult())
    if in_play(game, RIVERFOLK):
        found.append(SetUpRiverfolk())
    return found


class SetUpGuide(Step[Root]):
    """SC.7 The guided game places the Marquise for her."""

    def run(self, game: Root) -> None:
        game.supply[MARQUISE] = game.rules.components.warriors[MARQUISE]
        place_keep(game, 0)
        for piece, clearing in GUIDE:
            place_piece(game, piece, clearing)
